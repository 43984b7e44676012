//! What is kept of a guest: how it is called, how it is started, which of its options are changed.
//!
//! Which only the program itself can tell: see `engine::external::option`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A guest as the player has added it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GuestSetup {
    /// What the player calls it.
    #[serde(default)]
    pub name: String,
    /// The program: a path, or a name that the system finds.
    pub command: PathBuf,
    /// What is given to the program at its start.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// The values of those options that are not as the program has them, as they are written in UCI.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How long it thinks about a move without a clock, in milliseconds.
    #[serde(default = "move_time_ms")]
    pub move_time_ms: u64,
    /// What another version keeps of it, and this one does not know.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// How long a guest thinks about a move at first.
const fn move_time_ms() -> u64 {
    1000
}

impl GuestSetup {
    /// A program, with all its options as it has them, called by the name of its file.
    pub fn new(command: impl Into<PathBuf>) -> GuestSetup {
        let command = command.into();
        let name = command.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (arguments, options, other) = (Vec::new(), BTreeMap::new(), Map::new());
        GuestSetup { name, command, arguments, options, move_time_ms: move_time_ms(), other }
    }

    /// How long it thinks about a move without a clock.
    pub fn move_time(&self) -> Duration {
        Duration::from_millis(self.move_time_ms.max(1))
    }
}
