//! What the window and the two workers of a journal share: its lines, and who does what.
//!
//! One worker writes the clock while it runs. The other does what may take long: it makes room in the folder, tries again
//! what failed, and has the system bring the file to the disk itself, which saves it from a power cut as well. The window
//! waits for neither, but for a write of a few microseconds at most.

use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::Trouble;
use super::file::JournalFile;
use super::folder::{self, Limits};
use super::writer::JournalWriter;

/// Between two readings of the clock: none that is older than 100 ms is ever lost, also when this comes late.
const BEAT: Duration = Duration::from_millis(40);
/// Before the disk is asked to keep what was written, and before another try.
const WHILE: Duration = Duration::from_secs(1);

/// What the workers are to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// No clock runs.
    Still,
    /// A clock runs.
    Running,
    /// The journal is done with; the workers go.
    Done,
}

/// The lines, and what the workers must know.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) lines: JournalWriter<JournalFile>,
    stage: Stage,
    /// Lines were written that a power cut would take.
    unsafe_lines: bool,
    failing: bool,
    trouble: Option<Trouble>,
}

impl State {
    /// Remembers how a write went; a failure is told once, until a write goes well again.
    pub(crate) fn note(&mut self, result: io::Result<()>) {
        let failing = result.is_err();
        if let (Err(error), false) = (result, self.failing) {
            self.trouble = Some(Trouble { file: self.lines.sink().path().to_owned(), error });
        }
        self.failing = failing;
    }
}

/// Shared by the window and the workers.
#[derive(Debug)]
pub(crate) struct Shared {
    state: Mutex<State>,
    news: Condvar,
}

impl Shared {
    pub(crate) fn new(lines: JournalWriter<JournalFile>) -> Arc<Shared> {
        let state = State { lines, stage: Stage::Still, unsafe_lines: false, failing: false, trouble: None };
        Arc::new(Shared { state: Mutex::new(state), news: Condvar::new() })
    }

    /// The state; also after a worker was killed by a panic in a closure that it was given.
    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn append(&self, at: u64, line: impl FnOnce(u64) -> String) {
        let mut state = self.state();
        let at = at.max(state.lines.last_at());
        let result = state.lines.append(at, line(at));
        state.note(result);
        if !std::mem::replace(&mut state.unsafe_lines, true) {
            self.news.notify_all();
        }
    }

    /// Writes what waits, and cuts off what is torn.
    pub(crate) fn retry(&self) {
        let mut state = self.state();
        let result = state.lines.retry();
        state.note(result);
    }

    /// Tells the workers.
    pub(crate) fn stage(&self, stage: Stage) {
        self.state().stage = stage;
        self.news.notify_all();
    }

    pub(crate) fn trouble(&self) -> Option<Trouble> {
        self.state().trouble.take()
    }

    /// Starts the worker for what takes long.
    pub(crate) fn keep(self: &Arc<Shared>, limits: Limits) -> Option<JoinHandle<()>> {
        let shared = Arc::clone(self);
        self.start("journal keeper", move || shared.keeper(limits))
    }

    /// Starts the worker that writes the clock.
    pub(crate) fn beat(self: &Arc<Shared>, now: impl Fn() -> u64 + Send + 'static) -> Option<JoinHandle<()>> {
        let shared = Arc::clone(self);
        self.start("journal clock", move || shared.heart(&now))
    }

    fn start(&self, name: &str, work: impl FnOnce() + Send + 'static) -> Option<JoinHandle<()>> {
        match thread::Builder::new().name(name.to_owned()).spawn(work) {
            Ok(worker) => Some(worker),
            Err(error) => {
                self.state().note(Err(error));
                None
            }
        }
    }

    fn heart(&self, now: &impl Fn() -> u64) {
        loop {
            let state = self.wait(|state| state.stage == Stage::Still);
            if state.stage == Stage::Done {
                return;
            }
            // The closure may wait for the window, and the window for the lines.
            drop(state);
            let at = now();
            let mut state = self.state();
            if state.stage == Stage::Running {
                let result = state.lines.tick(at);
                state.note(result);
            }
            drop(self.wait_for(state, BEAT));
        }
    }

    fn keeper(&self, limits: Limits) {
        let folder = self.state().lines.sink().folder().to_owned();
        // A folder that can't be read is told when the journal can't be written.
        let _ = folder::rotate(&folder, limits);
        loop {
            let state =
                self.wait(|state| !state.unsafe_lines && !state.failing && state.stage != Stage::Done);
            let mut state = self.wait_for(state, WHILE);
            let result = state.lines.retry();
            state.note(result);
            let (done, file) = (state.stage == Stage::Done, state.lines.sink().file());
            let asked = std::mem::take(&mut state.unsafe_lines);
            drop(state);
            if let Some(Err(error)) = file.filter(|_| asked).map(|file| file.sync_data()) {
                self.state().note(Err(error));
            }
            if done {
                return;
            }
        }
    }

    fn wait(&self, waiting: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        let state = self.state();
        self.news.wait_while(state, |state| waiting(state)).unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits so long, or until the journal is done with.
    fn wait_for<'a>(&'a self, state: MutexGuard<'a, State>, time: Duration) -> MutexGuard<'a, State> {
        let waited = self.news.wait_timeout_while(state, time, |state| state.stage != Stage::Done);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}
