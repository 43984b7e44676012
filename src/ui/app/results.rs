//! A game between a person and the built-in engine is over: it is remembered with those against that level, and
//! another level may be advised for the next.

use super::App;
use crate::engine::Level;
use crate::storage::settings::{Fared, advice};
use crate::table::Table;

impl App {
    /// Remembers how the game that is just over went, if it is one that counts.
    pub(crate) fn keep_result(&mut self) {
        let Some((level, fared)) = outcome(self.play.table()) else { return };
        self.prefs.store.keep_result(level, fared);
        self.screens.game.advice = advice(level, &self.prefs.store.results(level));
    }
}

/// The level that a person has just played, and how.
fn outcome(table: &Table) -> Option<(Level, Fared)> {
    let person = table.lone_person()?;
    let level = table.seat(!person).level()?;
    let same = table.setup().lone_person() == Some(person)
        && table.setup().seats[(!person).index()] == *table.seat(!person);
    let counts = same && table.moves().len() >= 2 && !table.was_helped();
    let fared = match table.result()?.winner {
        Some(winner) if winner == person => Fared::Won,
        Some(_) => Fared::Lost,
        None => Fared::Drew,
    };
    counts.then_some((level, fared))
}
