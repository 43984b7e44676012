//! What the settings store about an external engine: its name, its command line, its thinking time and the options that
//! were changed.
//!
//! For the options that an engine has, see `engine::external::option`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// An external engine as the player has added it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EngineSetup {
    /// What the player calls the engine.
    #[serde(default)]
    pub name: String,
    /// The program: a path, or a name that the system finds.
    pub command: PathBuf,
    /// The command-line arguments of the program.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// The values, as text, of the options that the player has changed; empty for a button.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The thinking time per move in a game without a clock, in milliseconds.
    #[serde(default = "move_time_ms")]
    pub move_time_ms: u64,
    /// Fields written by another version of the program.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// The default thinking time per move, in milliseconds.
const fn move_time_ms() -> u64 {
    1000
}

impl EngineSetup {
    /// An engine with its own default options, named after its file.
    pub fn new(command: impl Into<PathBuf>) -> EngineSetup {
        let command = command.into();
        let name = command.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (arguments, options, other) = (Vec::new(), BTreeMap::new(), Map::new());
        EngineSetup { name, command, arguments, options, move_time_ms: move_time_ms(), other }
    }

    /// The thinking time per move in a game without a clock.
    pub fn move_time(&self) -> Duration {
        Duration::from_millis(self.move_time_ms.max(1))
    }
}
