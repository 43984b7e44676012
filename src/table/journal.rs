//! Saves a game to disk while it is played: an action is written before the next one is processed.
//!
//! Each file has one game: the game settings, then the actions, so that a journal can be replayed without conversion. A
//! killed program leaves an open journal, from which the game is reopened. While a clock runs, the time is saved many
//! times a second (in a browser, once a second); the next line overwrites a saved time if possible.
//!
//! Errors never stop a game: if writing fails, the journal keeps the lines and retries. Until saving works again, it
//! reports only the first failure.

mod damage;
mod earlier;
pub(crate) mod file;
mod folder;
pub(crate) mod header;
mod read;
mod reopen;
pub(crate) mod sync;
pub(crate) mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use file::JournalFile;
use sync::{Shared, WorkerState};

pub use damage::{Damage, Difference, Loss};
pub use folder::{Limits, rotate};
pub use header::{ReadError, VERSION, is_header};
pub use read::Script;
pub use reopen::{
    EarlierGame, ReopenResult, ReopenedGame, UnreadReason, UnreadableJournal, began, close_superseded,
    earlier_games,
};
pub use sync::JournalError;
pub use writer::{JournalWriter, Sink};

use super::{Action, GameSetup};
use crate::platform::fs::File;
use crate::platform::thread::JoinHandle;

/// The journal of the game on the board. Dropping it leaves the game open for the next start.
#[derive(Debug)]
pub struct Journal {
    shared: Arc<Shared>,
    workers: Vec<JoinHandle<()>>,
}

impl Journal {
    /// Creates a journal in this folder. `started` is the start of the game in milliseconds since 1970, by the system
    /// clock; the file is named after this time, or after a later one if the folder has a journal that is not earlier.
    pub fn begin(folder: &Path, started: u64, setup: &GameSetup) -> Journal {
        Journal::with(folder, started, &setup.to_json(), 0)
    }

    /// Creates a journal in this folder for a game that was begun in another file, with all its actions.
    pub fn go_on(folder: &Path, started: u64, script: &Script) -> Journal {
        // The whole text is written in one go, so that a process killed in the middle is unlikely to leave half a game.
        Journal::with(folder, started, &script.to_lines(), script.last_at)
    }

    /// Creates a journal that begins with this text; `last_at` is the game time of its last line in milliseconds.
    fn with(folder: &Path, started: u64, text: &str, last_at: u64) -> Journal {
        let shared = Shared::new(JournalWriter::new(JournalFile::new(folder, started)));
        shared.append(last_at, |_| text.to_owned());
        Journal::on(shared)
    }

    /// Continues an existing journal after its last good line.
    fn after(path: PathBuf, file: File, script: &Script) -> Journal {
        let shared =
            Shared::new(JournalWriter::after(JournalFile::of(path, file), script.good, script.last_at));
        shared.retry();
        Journal::on(shared)
    }

    /// Starts the worker for slow work. Unless writing failed, the file exists by then and counts towards the limits of
    /// the folder.
    fn on(shared: Arc<Shared>) -> Journal {
        let workers = shared.keep(Limits::default()).into_iter().collect();
        Journal { shared, workers }
    }

    /// Writes an action. When this returns, the operating system or the browser has the action, unless writing failed
    /// (see [`Journal::is_failing`]): only a power cut within about a second can lose it.
    ///
    /// Time never goes backwards in a journal: an action with an earlier time gets the time of the last one. A tick
    /// passed here is kept permanently, so pass only ticks that had an effect; [`Journal::keep_time`] records the time
    /// otherwise.
    pub fn append(&self, action: &Action) {
        self.shared.append(action.at, |at| Action { at, ..action.clone() }.to_json());
    }

    /// From now on, gets the game time in milliseconds from the closure and records it while a clock runs.
    pub fn keep_time(&mut self, now: impl Fn() -> u64 + Send + 'static) {
        self.workers.extend(self.shared.beat(now));
    }

    /// Sets whether a clock is running; initially none is.
    pub fn set_running(&self, running: bool) {
        self.shared.stage(if running { WorkerState::Running } else { WorkerState::Still });
    }

    /// Takes the failure that has not been reported yet; `None` if there is none. After a failure, no other one is
    /// reported until saving works again.
    pub fn take_error(&self) -> Option<JournalError> {
        self.shared.state().trouble.take()
    }

    /// Whether everything has been written to the file.
    pub fn is_whole(&self) -> bool {
        self.shared.state().lines.is_whole()
    }

    /// Whether actions can't be saved reliably at the moment.
    pub fn is_failing(&self) -> bool {
        self.shared.state().failing
    }

    /// The path of the file, or of the folder if there is no file yet.
    pub fn path(&self) -> PathBuf {
        self.shared.state().lines.sink().path().to_owned()
    }

    /// Makes the worker check soon whether the file exists, and create it again if it was removed.
    pub fn check(&self) {
        self.shared.check();
    }

    /// Closes the journal of a game that is finished or abandoned, so that the game is not reopened.
    ///
    /// # Errors
    /// The last lines could not be written, or the file could not be renamed.
    pub fn close(self) -> Result<(), JournalError> {
        self.set_running(false);
        let mut state = self.shared.state();
        let path = state.lines.sink().path().to_owned();
        let closed = state.lines.retry().and_then(|()| folder::close(&path));
        if closed.is_ok() {
            state.lines.sink_mut().close();
        }
        closed.map(drop).map_err(|error| JournalError { file: path, error })
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.shared.stage(WorkerState::Done);
        for worker in self.workers.drain(..) {
            // Nothing can be done for a worker that panicked.
            let _ = worker.join();
        }
    }
}
