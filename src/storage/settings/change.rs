//! One change to the settings. It is applied to what the file contains at the time of writing, so that two windows
//! don't undo each other's changes.

use serde_json::{Map, Value};

use super::{engines, remembered, results};
use crate::engine::external::EngineSetup;
use crate::storage::settings::GameOutcome;
use crate::table::GameKind;

/// A change to the values in the settings file.
#[derive(Clone, Debug)]
pub(super) enum Change {
    Set(String, Value),
    Remove(&'static str),
    /// A file is put at the top of the recent files.
    File(String),
    /// The result of a game is added to the results with this key.
    Result(String, GameOutcome),
    /// These game settings become the last ones, overall and of this kind.
    Game(GameKind, Map<String, Value>),
    /// The list of engines was edited.
    Engines {
        before: Vec<EngineSetup>,
        now: Vec<EngineSetup>,
    },
    /// Entries that are not valid engines are moved to another key.
    SetEnginesAside,
}

impl Change {
    pub(super) fn apply(&self, values: &mut Map<String, Value>) {
        match self {
            Change::Set(key, value) => _ = values.insert(key.clone(), value.clone()),
            Change::Remove(key) => _ = values.shift_remove(*key),
            Change::File(name) => remembered::put_first(values, name),
            Change::Result(key, outcome) => results::add(values, key, *outcome),
            Change::Game(kind, line) => remembered::put_game(values, *kind, line),
            Change::Engines { before, now } => engines::edit(values, before, now),
            Change::SetEnginesAside => engines::set_aside(values),
        }
    }

    /// Whether both changes set the same key, so that the earlier one is superfluous.
    pub(super) fn replaces(&self, earlier: &Change) -> bool {
        matches!((self, earlier), (Change::Set(new, _), Change::Set(old, _)) if new == old)
    }
}
