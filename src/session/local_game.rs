//! The game that is played here: the table, the time that goes by at it, and its journal.
//!
//! Everything that is done is in the journal before it is done at the table, so that what was seen is never lost. Before a
//! game with a clock begins, the time stands still; the first thing done at the table starts it, or the players do.
//!
//! What the deeds do: see `table`.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::date;
use crate::game::Date;
use crate::table::journal::{ReopenResult, Reopened, Script, Trouble, Unread};
use crate::table::{Action, Deed, GameSetup, Journal, Notice, Reading, Stopwatch, Table};

/// Where the time comes from; tests have a clock of their own.
pub type Readings = Arc<dyn Fn() -> Reading + Send + Sync>;

/// Where games are written down.
#[derive(Clone)]
pub struct Journals {
    /// Without a folder nothing is written down.
    pub folder: Option<PathBuf>,
    /// Asked by a journal's own thread, which writes the time down while a clock runs, also where no tick comes.
    pub readings: Readings,
}

/// A table, its time and its journal.
pub struct LocalGame {
    table: Table,
    /// All that was done at it.
    done: Vec<Action>,
    /// Shared with the journal, which writes the time down while a clock runs.
    stopwatch: Arc<Mutex<Stopwatch>>,
    journals: Journals,
    started: bool,
    /// When the game began, in milliseconds since 1970.
    began: u64,
    /// None until something is done, so that a window that was only looked at leaves nothing behind.
    journal: Option<Journal>,
}

/// What was found when the program began.
#[derive(Debug, Default)]
pub struct Recovered {
    /// A game goes on that was begun and not over; at its end a torn line was left out, or more was unreadable.
    pub game: Option<Truncation>,
    /// Journals that could not be read.
    pub unread: Vec<Unread>,
}

/// How much of a journal could be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Truncation {
    Whole,
    /// All but a last line, which was being written when the program ended.
    LastLine,
    /// What comes before some line that is wrong.
    Middle,
}

impl Truncation {
    /// By what a journal's reader met.
    pub const fn of(dropped: bool, fault: bool) -> Truncation {
        match (fault, dropped) {
            (true, _) => Truncation::Middle,
            (false, true) => Truncation::LastLine,
            (false, false) => Truncation::Whole,
        }
    }
}

impl LocalGame {
    /// A game that begins.
    pub fn new(setup: GameSetup, journals: Journals, now: Reading) -> LocalGame {
        let started = !setup.has_clock();
        let stopwatch = Arc::new(Mutex::new(Stopwatch::new(0, now)));
        let (table, done, began) = (Table::new(setup), Vec::new(), since_1970(now));
        LocalGame { table, done, stopwatch, journals, started, began, journal: None }
    }

    /// The game that was on the board when the program ended, or else the one that begins.
    pub fn reopen(setup: GameSetup, journals: Journals, now: Reading) -> (LocalGame, Recovered) {
        let ReopenResult { game, unread } =
            journals.folder.as_deref().map_or_else(ReopenResult::default, search);
        let mut play = LocalGame::new(setup, journals, now);
        let Some(Reopened { journal, table, actions, began, last_at, dropped, fault }) = game else {
            return (play, Recovered { game: None, unread });
        };
        (play.began, play.done) = (began, actions);
        play.go_on(table, last_at, now);
        play.keep(journal, now);
        let begun = play.table.is_begun() || last_at > 0;
        let game = begun.then_some(Truncation::of(dropped, fault.is_some()));
        (play, Recovered { game, unread })
    }

    /// A game that was kept, where it was left; it is written down in a journal of its own.
    pub fn take_up(mut script: Script, journals: Journals, now: Reading) -> LocalGame {
        let mut play = LocalGame::new(script.setup.clone(), journals, now);
        play.began = script.began.unwrap_or(play.began);
        script.began = Some(play.began);
        let table = script.settle();
        play.go_on(table, script.last_at, now);
        if let Some(folder) = &play.journals.folder {
            let journal = Journal::go_on(folder, since_1970(now), &script);
            play.keep(journal, now);
        }
        play.done = script.actions;
        play
    }

    fn go_on(&mut self, table: Table, last_at: u64, now: Reading) {
        self.started = last_at > 0 || !table.setup().has_clock();
        self.stopwatch = Arc::new(Mutex::new(Stopwatch::new(last_at, now)));
        self.table = table;
    }

    /// The game as it is kept in a file, with all that was done and the time that went by.
    pub fn script(&self, now: Reading) -> Script {
        let (setup, actions) = (self.table.setup().clone(), self.done.clone());
        let (began, last_at) = (Some(self.began), self.time_at(now).max(self.table.now()));
        Script { began, unknown: Vec::new(), setup, actions, last_at, good: 0, dropped: false, fault: None }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The day when the game began.
    pub fn date(&self) -> Date {
        date::date(Duration::from_millis(self.began))
    }

    /// Whether the time has been started.
    pub fn is_started(&self) -> bool {
        self.started
    }

    /// The milliseconds of the game.
    pub fn time_at(&self, now: Reading) -> u64 {
        if !self.started {
            return 0;
        }
        self.stopwatch().read(now)
    }

    /// The players start the clock.
    pub fn start(&mut self, now: Reading) {
        if !self.started {
            self.started = true;
            *self.stopwatch() = Stopwatch::new(0, now);
            self.write_down(now);
            self.mind_the_clock(now);
        }
    }

    /// Does at the table what a player did now. Before the clock is started, only what is said or seen does not start it.
    pub fn apply(&mut self, deed: Deed, now: Reading) -> Vec<Notice> {
        if starts_clock(&deed) {
            self.start(now);
        }
        self.write_down(now);
        let action = Action { at: self.time_at(now).max(self.table.now()), deed };
        if let Some(journal) = &self.journal {
            journal.append(&action);
        }
        let notices = self.table.apply(&action);
        self.done.push(action);
        self.mind_the_clock(now);
        notices
    }

    /// The position after so many moves was found to be dead, and so is the one now.
    pub fn end_dead(&mut self, moves: usize, now: Reading) -> Vec<Notice> {
        self.table.know_dead(moves);
        self.apply(Deed::DeadPosition, now)
    }

    /// The game is in its journal from now on.
    pub fn write_down(&mut self, now: Reading) {
        if let (None, Some(folder)) = (&self.journal, &self.journals.folder) {
            self.began = since_1970(now);
            let journal = Journal::begin(folder, self.began, self.table.setup());
            self.keep(journal, now);
        }
    }

    /// The game is over or given up: it is not opened again.
    pub fn close(&mut self) -> Option<Trouble> {
        self.journal.take()?.close().err()
    }

    /// That the journal can't be written, once.
    pub fn trouble(&self) -> Option<Trouble> {
        self.journal.as_ref()?.trouble()
    }

    /// How long the computer slept while a clock ran, once; that time has not been counted.
    pub fn take_asleep(&self) -> Option<Duration> {
        self.stopwatch().take_asleep()
    }

    /// It counts after all.
    pub fn count_sleep(&mut self, asleep: Duration) {
        self.stopwatch().count_sleep(asleep);
    }

    fn keep(&mut self, mut journal: Journal, now: Reading) {
        let (stopwatch, readings) = (self.stopwatch.clone(), self.journals.readings.clone());
        journal.keep_time(move || lock(&stopwatch).read(readings()));
        self.journal = Some(journal);
        self.mind_the_clock(now);
    }

    /// While a clock runs its readings are due, and written down.
    fn mind_the_clock(&self, now: Reading) {
        let runs = self.started && self.table.clock_runs();
        self.stopwatch().running(runs, now);
        if let Some(journal) = &self.journal {
            journal.running(runs);
        }
    }

    fn stopwatch(&self) -> MutexGuard<'_, Stopwatch> {
        lock(&self.stopwatch)
    }
}

fn starts_clock(deed: &Deed) -> bool {
    use Deed::*;
    !matches!(deed, Tick | Cancel | Release { .. } | Resign { .. } | DeadPosition | Hint | Analysis { .. })
}

/// A folder that is not there yet has no game.
fn search(folder: &Path) -> ReopenResult {
    if folder.exists() { Journal::reopen(folder) } else { ReopenResult::default() }
}

fn lock(stopwatch: &Mutex<Stopwatch>) -> MutexGuard<'_, Stopwatch> {
    stopwatch.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The calendar only names the journal and dates the game.
fn since_1970(now: Reading) -> u64 {
    now.since_1970.as_millis() as u64
}
