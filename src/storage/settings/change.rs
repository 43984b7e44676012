//! One change to the settings. Changes are applied to the file as it is when it is written, so that two windows don't
//! undo each other's.

use serde_json::{Map, Value};

use super::{engines, remembered, results};
use crate::engine::external::EngineSetup;
use crate::storage::settings::Fared;
use crate::table::GameKind;

/// A change to the values of the file.
#[derive(Clone, Debug)]
pub(super) enum Change {
    Set(String, Value),
    Remove(&'static str),
    /// A file was opened.
    File(String),
    /// A game ended against the level with this key.
    Result(String, Fared),
    /// A game of this kind was begun with the keys of this set-up line.
    Game(GameKind, Map<String, Value>),
    /// The list of engines was edited.
    Engines {
        before: Vec<EngineSetup>,
        now: Vec<EngineSetup>,
    },
    /// Engines that can't be read move to another key.
    SetEnginesAside,
}

impl Change {
    pub(super) fn apply(&self, kept: &mut Map<String, Value>) {
        match self {
            Change::Set(key, value) => _ = kept.insert(key.clone(), value.clone()),
            Change::Remove(key) => _ = kept.shift_remove(*key),
            Change::File(name) => remembered::put_first(kept, name),
            Change::Result(key, fared) => results::add(kept, key, *fared),
            Change::Game(kind, line) => remembered::put_game(kept, *kind, line),
            Change::Engines { before, now } => engines::edit(kept, before, now),
            Change::SetEnginesAside => engines::set_aside(kept),
        }
    }

    /// Whether this change leaves nothing of an earlier one.
    pub(super) fn replaces(&self, earlier: &Change) -> bool {
        matches!((self, earlier), (Change::Set(new, _), Change::Set(old, _)) if new == old)
    }
}
