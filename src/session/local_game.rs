//! The game on this computer: the table, its time and its journal.
//!
//! Actions are written to the journal, if there is one, before they reach the table. In a game with a clock, time
//! does not run until the players start the clock, or an action at the table starts it.
//!
//! For what actions do, see `table`, whose modules carry them out.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use super::Session;
use crate::game::TimeOfDay;
use crate::platform::fs;
use crate::platform::thread::lock;
use crate::rules::Color;
use crate::table::journal::{Damage, JournalError, ReopenResult, ReopenedGame, Script, UnreadableJournal};
use crate::table::{Action, Deed, GameSetup, Journal, Notice, Source, Stopwatch, Table, TimeReading};

/// The source of time; tests supply their own clock.
pub type TimeSource = Arc<dyn Fn() -> TimeReading + Send + Sync>;

/// The folder for saved games, and the source of time for their journals.
#[derive(Clone)]
pub struct Journals {
    /// The folder; `None` means that games are not saved.
    pub folder: Option<PathBuf>,
    /// The source of time for the journal, which saves the time while a clock runs, even without ticks.
    pub readings: TimeSource,
}

/// A table with its time and journal.
pub struct LocalGame {
    pub table: Table,
    /// All actions so far.
    done: Vec<Action>,
    /// The stopwatch, shared with the journal, which saves the time while a clock runs.
    stopwatch: Arc<Mutex<Stopwatch>>,
    journals: Journals,
    /// Whether the clock has been started; always `true` without a clock.
    pub started: bool,
    /// When the game began, in milliseconds since 1970.
    began: u64,
    /// The local date when the game began, in days since 1970.
    pub day: u32,
    /// The journal, which is created with the first action, or when the players begin or continue a game or start its
    /// clock, so that a window that was only looked at leaves no file.
    pub journal: Option<Journal>,
}

/// What was found when the program started.
#[derive(Debug, Default)]
pub struct Recovery {
    /// Whether there was an unfinished game in which something had happened.
    pub has_game: bool,
    /// The damage found in the journal that was reopened.
    pub damage: Damage,
    /// The old journal, if the game continues in a new one and `damage` reports anything; otherwise `None`.
    pub damaged_file: Option<PathBuf>,
    /// Journals that could not be read, or their folder.
    pub unread: Vec<UnreadableJournal>,
}

impl Recovery {
    /// Whether nothing was unreadable or damaged.
    pub fn is_whole(&self) -> bool {
        self.damage.is_none() && self.unread.is_empty()
    }
}

impl LocalGame {
    pub fn new(setup: GameSetup, journals: Journals, now: TimeReading) -> LocalGame {
        let started = !setup.has_clock();
        let stopwatch = Arc::new(Mutex::new(Stopwatch::new(0, now)));
        let (table, done, began) = (Table::new(setup), Vec::new(), since_1970(now));
        LocalGame { table, done, stopwatch, journals, started, began, day: now.day(), journal: None }
    }

    /// Reopens the latest unfinished game in the folder of journals. If there is none that can be reopened, returns a
    /// new game.
    pub fn reopen(setup: GameSetup, journals: Journals, now: TimeReading) -> (LocalGame, Recovery) {
        let ReopenResult { game, unread } = journals
            .folder
            .as_deref()
            .filter(|folder| fs::exists(folder))
            .map(Journal::reopen)
            .unwrap_or_default();
        let mut play = LocalGame::new(setup, journals, now);
        let Some(ReopenedGame { journal, table, actions, began, last_at, damage, damaged_file }) = game
        else {
            return (play, Recovery { unread, ..Recovery::default() });
        };
        play.done = actions;
        play.set_began(began, now);
        play.go_on(table, last_at, now);
        play.keep(journal, now);
        let has_game = play.table.is_begun() || last_at > 0;
        (play, Recovery { has_game, damage, damaged_file, unread })
    }

    /// Continues a saved game, in a new journal if games are saved.
    pub fn take_up(mut script: Script, journals: Journals, now: TimeReading) -> LocalGame {
        let mut play = LocalGame::new(script.setup.clone(), journals, now);
        play.set_began(script.began.unwrap_or(play.began), now);
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

    fn go_on(&mut self, table: Table, last_at: u64, now: TimeReading) {
        self.started = last_at > 0 || !table.setup().has_clock();
        self.stopwatch = Arc::new(Mutex::new(Stopwatch::new(last_at, now)));
        self.table = table;
    }

    fn set_began(&mut self, began: u64, now: TimeReading) {
        (self.began, self.day) = (began, now.day_of(Duration::from_millis(began)));
    }

    /// The game time in milliseconds; 0 until the clock is started.
    pub fn time_at(&self, now: TimeReading) -> u64 {
        if !self.started {
            return 0;
        }
        self.stopwatch().read(now)
    }

    /// Starts the clock, if it has not been started.
    pub fn start(&mut self, now: TimeReading) {
        if !self.started {
            self.started = true;
            *self.stopwatch() = Stopwatch::new(0, now);
            self.write_down(now);
            self.mind_the_clock(now);
        }
    }

    /// Carries out an action now, without a [`Source`].
    pub fn apply(&mut self, deed: Deed, now: TimeReading) -> Vec<Notice> {
        self.apply_from(None, deed, now)
    }

    /// Carries out an action now. `source` is the device that it came from, if it is recorded. Most actions start the
    /// clock if it has not been started.
    pub fn apply_from(&mut self, source: Option<Source>, deed: Deed, now: TimeReading) -> Vec<Notice> {
        use Deed::*;
        if !matches!(
            deed,
            Tick | Cancel
                | Release { .. }
                | Resign { .. }
                | DeadPosition
                | Hint
                | Analysis { .. }
                | Incident(_)
        ) {
            self.start(now);
        }
        self.write_down(now);
        let at = self.time_at(now).max(self.table.now());
        let action = Action { local_time: time_of_day(now), source, ..Action::new(at, deed) };
        if let Some(journal) = &self.journal {
            journal.append(&action);
        }
        let notices = self.table.apply(&action);
        self.done.push(action);
        self.mind_the_clock(now);
        notices
    }

    /// If games are saved and the game has no journal yet, creates the journal; the game then counts as begun now.
    pub fn write_down(&mut self, now: TimeReading) {
        if let (None, Some(folder)) = (&self.journal, &self.journals.folder) {
            let began = since_1970(now);
            let journal = Journal::begin(folder, began, self.table.setup());
            self.set_began(began, now);
            self.keep(journal, now);
        }
    }

    /// Closes the journal of a game that is finished or abandoned, so that the game is not reopened. Returns the error
    /// if closing the journal failed.
    pub fn close(&mut self) -> Option<JournalError> {
        self.journal.take()?.close().err()
    }

    fn keep(&mut self, mut journal: Journal, now: TimeReading) {
        let (stopwatch, readings) = (self.stopwatch.clone(), self.journals.readings.clone());
        journal.keep_time(move || lock(&stopwatch).read(readings()));
        self.journal = Some(journal);
        self.mind_the_clock(now);
    }

    /// Tells the stopwatch and the journal whether a clock is running.
    fn mind_the_clock(&self, now: TimeReading) {
        let runs = self.started && self.table.clock_runs();
        self.stopwatch().set_running(runs, now);
        if let Some(journal) = &self.journal {
            journal.set_running(runs);
        }
    }

    pub fn stopwatch(&self) -> MutexGuard<'_, Stopwatch> {
        lock(&self.stopwatch)
    }
}

/// Milliseconds since 1970, used only to name journals and to note when games began.
fn since_1970(now: TimeReading) -> u64 {
    now.since_1970.as_millis() as u64
}

/// The local time of day, for an incident that the action may cause; `None` if unknown.
fn time_of_day(now: TimeReading) -> Option<TimeOfDay> {
    now.since_midnight().map(|since| TimeOfDay::after_midnight(since.as_secs() / 60))
}

impl Session {
    /// The game as it is saved in a file, with all actions and the elapsed time.
    pub fn script(&self, now: TimeReading) -> Script {
        let game = &self.game;
        let last_at = game.time_at(now).max(game.table.now());
        let (setup, actions) = (game.table.setup().clone(), game.done.clone());
        Script { began: Some(game.began), setup, is_dated: true, actions, last_at, ..Script::default() }
    }

    /// Whether writing the journal succeeds; also `true` if there is no journal.
    pub fn is_recorded(&self) -> bool {
        !self.game.journal.as_ref().is_some_and(Journal::is_failing)
    }

    /// The file in which the game is recorded; `None` while the game is not recorded.
    pub fn journal_file(&self) -> Option<PathBuf> {
        self.game.journal.as_ref().filter(|journal| !journal.is_failing()).map(Journal::path)
    }

    /// Makes the journal check soon that its file exists, and create the file again if it doesn't.
    pub fn check_journal(&self) {
        self.game.journal.iter().for_each(Journal::check);
    }

    /// Whether the screen should stay on even if nobody touches anything. It should while a clock runs. In a game
    /// between two people without a clock, it should while `is_watched` is true, once the game has begun and until it
    /// is over or adjourned. `is_watched` means that the game is on screen, in the frontmost window.
    pub fn wants_screen_on(&self, is_watched: bool) -> bool {
        let table = self.table();
        let runs = self.is_started() && table.clock_runs();
        let people = Color::ALL.iter().all(|color| table.seat(*color).is_person());
        let is_going_on = table.is_begun() && table.result().is_none() && table.sealed_by().is_none();
        runs || (is_watched && people && is_going_on && !table.setup().has_clock())
    }

    /// The folder of journals; `None` if games are not saved.
    pub fn journals(&self) -> Option<&Path> {
        self.environment.journals.folder.as_deref()
    }

    pub fn is_journal(&self, file: &Path) -> bool {
        self.journals().is_some_and(|folder| file.parent() == Some(folder))
    }
}
