//! The state that the window shares with the two workers of a journal. The workers are threads, or timers in a browser.
//!
//! One worker records the time while a clock runs. The other does slow work: it deletes old journals, retries failed
//! writes, restores a removed file, and syncs the file to disk so that the game survives a power cut. The window
//! usually waits only a few microseconds for a write. When the journal is dropped, the window waits for both threads to
//! end.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::file::JournalFile;
use super::folder::{self, Limits};
use super::writer::JournalWriter;
use crate::platform::thread::{self, JoinHandle, lock};

/// The interval between clock readings where threads can wait; elsewhere the interval is `WHILE`. With this interval,
/// the last saved reading stays younger than 100 ms even if the thread is a little late.
const BEAT: Duration = Duration::from_millis(40);
/// The delay before syncing to disk and between retries; where threads can't wait, the interval of both workers.
const WHILE: Duration = Duration::from_secs(1);

/// A failure to save or close a journal, or to start one of its workers.
#[derive(Debug)]
pub struct JournalError {
    /// The journal file, or the folder if the file can't be created.
    pub file: PathBuf,
    /// The cause.
    pub error: io::Error,
}

/// What the workers should do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WorkerState {
    /// No clock is running.
    Still,
    /// A clock is running.
    Running,
    /// The journal is being dropped; the workers exit.
    Done,
}

/// The lines of the journal, and the flags for the workers.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) lines: JournalWriter<JournalFile>,
    stage: WorkerState,
    /// Whether permanent lines were added since the last sync to disk, or the file may be gone.
    unsafe_lines: bool,
    /// Whether the last write or sync failed, or the file was removed and can't be created again.
    pub(super) failing: bool,
    /// Whether the file was removed and can't be created again.
    gone: bool,
    /// Whether the last sync failed.
    unsynced: bool,
    /// A failure that has not been reported yet, if there is one.
    pub(super) trouble: Option<JournalError>,
}

impl State {
    /// Creates the file again if it was removed.
    fn restore(&mut self) -> io::Result<()> {
        let restored = self.lines.sink_mut().restore();
        self.gone = restored.is_err();
        restored
    }

    /// Notes the result of a write or sync. After a failure, further failures are not reported until a write succeeds.
    /// If the file was removed or a sync failed, the file must also have been created again or synced by then.
    pub(crate) fn note(&mut self, result: io::Result<()>) {
        let failing = result.is_err() || self.gone || self.unsynced;
        if let (Err(error), false) = (result, self.failing) {
            self.trouble = Some(JournalError { file: self.lines.sink().path().to_owned(), error });
        }
        self.failing = failing;
    }
}

#[derive(Debug)]
pub(crate) struct Shared {
    state: Mutex<State>,
    news: Condvar,
}

impl Shared {
    pub(crate) fn new(lines: JournalWriter<JournalFile>) -> Arc<Shared> {
        let state = State {
            lines,
            stage: WorkerState::Still,
            unsafe_lines: false,
            failing: false,
            gone: false,
            unsynced: false,
            trouble: None,
        };
        Arc::new(Shared { state: Mutex::new(state), news: Condvar::new() })
    }

    /// Locks the state, even after a thread panicked while it held the lock.
    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
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

    /// Cuts off a torn line, if there is one, and writes the pending lines.
    pub(crate) fn retry(&self) {
        let mut state = self.state();
        let result = state.lines.retry();
        state.note(result);
    }

    /// Makes the worker for slow work check that the file exists.
    pub(crate) fn check(&self) {
        self.state().unsafe_lines = true;
        self.news.notify_all();
    }

    /// Sets the stage and wakes the workers.
    pub(crate) fn stage(&self, stage: WorkerState) {
        self.state().stage = stage;
        self.news.notify_all();
    }

    /// Starts the worker for slow work. Returns its thread; `None` if it is a timer or can't be started.
    pub(crate) fn keep(self: &Arc<Shared>, limits: Limits) -> Option<JoinHandle<()>> {
        let shared = Arc::clone(self);
        if !thread::CAN_WAIT {
            let mut rotated = false;
            thread::every("journal keeper", WHILE, move || {
                if !std::mem::replace(&mut rotated, true) {
                    shared.rotate(limits);
                }
                shared.sync()
            });
            return None;
        }
        self.start("journal keeper", move || shared.keeper(limits))
    }

    /// Starts the worker that records the clock; `now` returns the game time in milliseconds. Returns the thread of the
    /// worker; `None` if it is a timer or can't be started.
    pub(crate) fn beat(self: &Arc<Shared>, now: impl Fn() -> u64 + Send + 'static) -> Option<JoinHandle<()>> {
        let shared = Arc::clone(self);
        if !thread::CAN_WAIT {
            thread::every("journal clock", WHILE, move || shared.record(&now));
            return None;
        }
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
            let state = self.wait(|state| state.stage == WorkerState::Still);
            if state.stage == WorkerState::Done {
                return;
            }
            drop(state);
            self.record(now);
            drop(self.wait_for(self.state(), BEAT));
        }
    }

    /// Records the time if a clock runs; returns `false` once the journal is being dropped.
    fn record(&self, now: &impl Fn() -> u64) -> bool {
        // Call `now` without the lock: it may wait for the window while the window waits for the lock.
        let at = now();
        let mut state = self.state();
        if state.stage == WorkerState::Running {
            let result = state.lines.tick(at);
            state.note(result);
        }
        state.stage != WorkerState::Done
    }

    fn keeper(&self, limits: Limits) {
        self.rotate(limits);
        loop {
            let state =
                self.wait(|state| !state.unsafe_lines && !state.failing && state.stage != WorkerState::Done);
            drop(self.wait_for(state, WHILE));
            if !self.sync() {
                return;
            }
        }
    }

    fn rotate(&self, limits: Limits) {
        let folder = self.state().lines.sink().folder().to_owned();
        // An error is ignored: if the folder can't be read, creating a journal fails too, and that failure is reported.
        let _ = folder::rotate(&folder, limits);
    }

    /// Retries failed writes, creates a removed file again, and syncs new lines to disk; returns `false` once the
    /// journal is being dropped.
    fn sync(&self) -> bool {
        let mut state = self.state();
        let result = state.lines.retry().and(state.restore());
        // Lines that are still pending are synced once they have been written.
        let asked = std::mem::replace(&mut state.unsafe_lines, result.is_err()) || state.unsynced;
        state.note(result);
        let (done, file) = (state.stage == WorkerState::Done, state.lines.sink().file());
        drop(state);
        let synced = file.filter(|_| asked).map_or(Ok(()), |file| file.sync_data());
        let mut state = self.state();
        state.unsynced = synced.is_err();
        // A success is noted in the next round, together with the result of the write.
        if synced.is_err() {
            state.note(synced);
        }
        !done
    }

    fn wait(&self, waiting: impl Fn(&State) -> bool) -> MutexGuard<'_, State> {
        let state = self.state();
        self.news.wait_while(state, |state| waiting(state)).unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for `time`, or until the journal is being dropped.
    fn wait_for<'a>(&'a self, state: MutexGuard<'a, State>, time: Duration) -> MutexGuard<'a, State> {
        let waited = self.news.wait_timeout_while(state, time, |state| state.stage != WorkerState::Done);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}
