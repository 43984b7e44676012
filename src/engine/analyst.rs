//! The built-in engine at full strength as an analyst.
//!
//! A separate thread passes the questions to the engine, because allocating the hash table and waiting for the previous
//! search to end would block the caller too long. Thread and engine are created with the first question.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::job::{Job, Limits};
use super::opponent::{Analyst, Failure, Question};
use super::report::{Bound, Info, Report};
use super::searcher::Searcher;
use super::tablebase::Tables;
use crate::platform::thread::{Queue, serve};

/// Receives the lines of an analysis.
type Observer = Box<dyn FnMut(Result<Info, Failure>) + Send>;
/// The observer of one question; `None` once it must no longer be called.
type SharedObserver = Arc<Mutex<Option<Observer>>>;

/// The built-in engine as an analyst. Dropping it ends its thread and frees the hash table.
pub struct BuiltIn {
    mebibytes: usize,
    threads: usize,
    tables: Tables,
    tasks: Option<Queue<Task>>,
    observer: SharedObserver,
}

enum Task {
    Think(Box<(Question, Job)>, SharedObserver),
    Halt,
}

impl BuiltIn {
    /// Table size in MiB and number of threads; both are clamped to their limits.
    pub fn new(mebibytes: usize, threads: usize) -> BuiltIn {
        let (tables, observer) = (Tables::default(), SharedObserver::default());
        BuiltIn { mebibytes, threads, tables, tasks: None, observer }
    }

    /// The same with endgame tables.
    #[must_use]
    pub fn with_tables(mut self, tables: Tables) -> BuiltIn {
        self.tables = tables;
        self
    }

    /// Removes the observer: it is never called after this returns.
    fn hush(&mut self) {
        *lock(&self.observer) = None;
    }

    fn send(&mut self, task: Task) {
        let (mebibytes, threads, tables) = (self.mebibytes, self.threads, self.tables.clone());
        // If no thread can be started, orders are not carried out and nothing is reported.
        let tasks = self.tasks.get_or_insert_with(|| {
            serve("analyst", move || {
                let mut engine = Searcher::new(mebibytes, threads);
                engine.use_tables(&tables);
                move |task| match task {
                    Task::Think(asked, observer) => {
                        let (question, job) = *asked;
                        engine.start(&question, job, None, move |report| tell(&observer, report));
                    }
                    Task::Halt => engine.stop(),
                }
            })
        });
        if !tasks.send(task) {
            self.tasks = None;
        }
    }
}

impl Analyst for BuiltIn {
    fn analyse(&mut self, question: Question, lines: usize, observer: Observer) {
        self.hush();
        let (root, earlier_keys) = question.replay();
        self.observer = Arc::new(Mutex::new(Some(observer)));
        let job = Job { earlier_keys, lines, ..Job::new(root, Limits::default()) };
        let observer = Arc::clone(&self.observer);
        self.send(Task::Think(Box::new((question, job)), observer));
    }

    fn stop(&mut self) {
        self.hush();
        if self.tasks.is_some() {
            self.send(Task::Halt);
        }
    }
}

impl Drop for BuiltIn {
    fn drop(&mut self) {
        self.hush();
    }
}

/// Passes on exact scores only: showing bounds would make the display flicker.
fn tell(observer: &SharedObserver, report: Report) {
    if let Report::Info(info) = report
        && info.bound == Bound::Exact
        && let Some(observer) = lock(observer).as_mut()
    {
        observer(Ok(info));
    }
}

fn lock(observer: &SharedObserver) -> MutexGuard<'_, Option<Observer>> {
    observer.lock().unwrap_or_else(PoisonError::into_inner)
}
