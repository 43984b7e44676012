//! A game on disk while it is played: every action is there before the next is taken in.
//!
//! One file a game, in the table's language: the game, then its actions, so that a journal replays as it is. A program
//! that is killed leaves an open journal, and opens that game again. While a clock runs its reading is written many times
//! a second, always over the one before.
//!
//! Nothing here stops a game: a journal that can't be written keeps its lines, tells so once, and tries again.

pub(crate) mod file;
mod folder;
pub(crate) mod header;
mod kept;
mod read;
mod reopen;
pub(crate) mod shared;
pub(crate) mod writer;

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;

use file::JournalFile;
use shared::{Shared, Stage};

pub use folder::{Limits, rotate};
pub use header::{ReadError, VERSION, is_header};
pub use kept::{Kept, give_up, kept};
pub use read::Script;
pub use reopen::{ReopenResult, Reopened, Unread, UnreadReason};
pub use writer::{JournalWriter, Sink};

use super::{Action, GameSetup};

/// Lines of a journal could not be written.
#[derive(Debug)]
pub struct Trouble {
    /// The journal, or the folder where it can't be made.
    pub file: PathBuf,
    /// Why.
    pub error: io::Error,
}

/// The journal of the game on the board. Dropping it keeps the game for the next time.
#[derive(Debug)]
pub struct Journal {
    shared: Arc<Shared>,
    workers: Vec<JoinHandle<()>>,
}

impl Journal {
    /// A journal in this folder for a game that began so many milliseconds after 1970, as the system's clock has it:
    /// that is its name and nothing else.
    pub fn begin(folder: &Path, started: u64, setup: &GameSetup) -> Journal {
        Journal::with(folder, started, &setup.to_json(), 0)
    }

    /// A journal in this folder for a game that went on before, with all that was done in it.
    pub fn go_on(folder: &Path, started: u64, script: &Script) -> Journal {
        Journal::with(folder, started, script.to_text().trim_end(), script.last_at)
    }

    /// A new journal that begins with this text, whose last line is so many milliseconds old.
    fn with(folder: &Path, started: u64, text: &str, last_at: u64) -> Journal {
        let shared = Shared::new(JournalWriter::new(JournalFile::new(folder, started)));
        shared.append(last_at, |_| text.to_owned());
        Journal::on(shared)
    }

    /// A journal that goes on after its latest line.
    fn after(path: PathBuf, file: File, script: &Script) -> Journal {
        let shared =
            Shared::new(JournalWriter::after(JournalFile::of(path, file), script.good, script.last_at));
        shared.retry();
        Journal::on(shared)
    }

    /// The workers come when the file is there, so that it counts when room is made.
    fn on(shared: Arc<Shared>) -> Journal {
        let workers = shared.keep(Limits::default()).into_iter().collect();
        Journal { shared, workers }
    }

    /// Writes down what was done. It has been given to the system when this returns: only a power cut can take it, and
    /// that for a second.
    ///
    /// A journal never goes back in time: an action from before the last one gets the time of that one. A tick that is
    /// given here stays, which is meant for one of which something came; the others are the closure's (see `keep_time`).
    pub fn append(&self, action: &Action) {
        self.shared.append(action.at, |at| Action { at, deed: action.deed.clone() }.to_json());
    }

    /// From now on, the milliseconds of the game are asked of this closure and written down while a clock runs.
    pub fn keep_time(&mut self, now: impl Fn() -> u64 + Send + 'static) {
        self.workers.extend(self.shared.beat(now));
    }

    /// Whether a clock runs; at first none does.
    pub fn running(&self, running: bool) {
        self.shared.stage(if running { Stage::Running } else { Stage::Still });
    }

    /// That lines could not be written, once, until one is written again.
    pub fn trouble(&self) -> Option<Trouble> {
        self.shared.trouble()
    }

    /// Whether everything is in the file.
    pub fn is_whole(&self) -> bool {
        self.shared.state().lines.is_whole()
    }

    /// The file, or the folder where it can't be made.
    pub fn path(&self) -> PathBuf {
        self.shared.state().lines.sink().path().to_owned()
    }

    /// The game is over or given up, and will not be opened again.
    ///
    /// # Errors
    /// The last lines were not written, or the file keeps the name of an open one.
    pub fn close(self) -> Result<(), Trouble> {
        self.running(false);
        let mut state = self.shared.state();
        let path = state.lines.sink().path().to_owned();
        let closed = state.lines.retry().and_then(|()| folder::close(&path));
        closed.map(drop).map_err(|error| Trouble { file: path, error })
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.shared.stage(Stage::Done);
        for worker in self.workers.drain(..) {
            // A worker that panicked has nothing left to do.
            let _ = worker.join();
        }
    }
}
