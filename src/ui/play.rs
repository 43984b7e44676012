//! The game that is played in this window: the table, and the time that goes by at it.
//!
//! Before a game with a clock begins the time stands still; the first thing done at the table starts it, or the players do.
//!
//! Absent on purpose: what the window shows of it, and what the deeds do (see `table`).

use std::sync::Arc;

use crate::table::{Action, Deed, GameSetup, Notice, Reading, Stopwatch, Table};

/// Where the time comes from; tests have a clock of their own.
pub type Readings = Arc<dyn Fn() -> Reading + Send + Sync>;

/// A table and its time.
pub struct Play {
    table: Table,
    stopwatch: Stopwatch,
    readings: Readings,
    started: bool,
}

impl Play {
    /// A game that begins; without a clock there is nothing to start.
    pub fn new(setup: GameSetup, readings: Readings) -> Play {
        let stopwatch = Stopwatch::new(0, readings());
        let started = !setup.has_clock();
        Play { table: Table::new(setup), stopwatch, readings, started }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether the time has been started.
    pub fn is_started(&self) -> bool {
        self.started
    }

    /// The milliseconds of the game.
    pub fn now(&mut self) -> u64 {
        if !self.started {
            return 0;
        }
        self.stopwatch.read((self.readings)())
    }

    /// The players start the clock.
    pub fn start(&mut self) {
        if !self.started {
            self.started = true;
            self.stopwatch = Stopwatch::new(0, (self.readings)());
        }
    }

    /// Does at the table what a player did now.
    pub fn apply(&mut self, deed: Deed) -> Vec<Notice> {
        if !matches!(deed, Deed::Tick) {
            self.start();
        }
        let at = self.now();
        self.table.apply(&Action { at, deed })
    }
}
