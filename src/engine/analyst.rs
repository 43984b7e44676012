//! The built-in engine at full strength as an analyst.
//!
//! A separate thread passes the questions to the engine, because allocating the hash table and waiting for the previous
//! search to end would block the caller for too long. The thread, which creates the engine, starts with the first
//! question, or at once for a reproducible analyst. In a browser, where a page has only one thread,
//! `platform::web::thread` replaces the thread.

use std::sync::{Arc, Mutex};

use super::job::{Job, Limits};
use super::opponent::{Analyst, EngineFailure, EngineQuestion};
use super::report::{Bound, Info, Report};
use super::searcher::Searcher;
use super::tablebase::Tables;
use crate::platform::thread::{Queue, lock, serve};

/// The callback that receives the lines of an analysis, or a failure.
type Observer = Box<dyn FnMut(Result<Info, EngineFailure>) + Send>;
/// The observer of one question; `None` once it must no longer be called.
type SharedObserver = Arc<Mutex<Option<Observer>>>;

/// The built-in engine as an analyst. Dropping it ends its thread and frees the hash table.
pub struct BuiltInAnalyst {
    mebibytes: usize,
    threads: usize,
    /// Whether the engine, before each question, forgets everything that it has learned from earlier ones.
    is_reproducible: bool,
    tables: Tables,
    tasks: Option<Queue<Task>>,
    observer: SharedObserver,
}

enum Task {
    Think(Box<(EngineQuestion, Job)>, SharedObserver),
    Halt,
}

impl BuiltInAnalyst {
    /// Creates an analyst with this table size in MiB and number of threads, both clamped to their limits.
    pub fn new(mebibytes: usize, threads: usize) -> BuiltInAnalyst {
        let (tables, observer) = (Tables::default(), SharedObserver::default());
        BuiltInAnalyst { mebibytes, threads, is_reproducible: false, tables, tasks: None, observer }
    }

    /// Creates an analyst that gives the same lines for the same question on all machines of the same platform: it
    /// searches on one thread, starting from an empty hash table. Its thread starts before the first question.
    pub fn reproducible(mebibytes: usize, tables: Tables) -> BuiltInAnalyst {
        let mut analyst = BuiltInAnalyst::new(mebibytes, 1).with_tables(tables);
        analyst.is_reproducible = true;
        analyst.tasks = Some(analyst.serve());
        analyst
    }

    /// Uses these tablebases. Has no effect once the thread has started.
    #[must_use]
    pub fn with_tables(mut self, tables: Tables) -> BuiltInAnalyst {
        self.tables = tables;
        self
    }

    /// Removes the observer: it is never called after this returns.
    fn hush(&mut self) {
        *lock(&self.observer) = None;
    }

    /// Starts the thread. If that fails, tasks are dropped and nothing is reported.
    fn serve(&self) -> Queue<Task> {
        let (mebibytes, threads, tables) = (self.mebibytes, self.threads, self.tables.clone());
        let clears = self.is_reproducible;
        serve("analyst", move || {
            let mut engine = Searcher::new(mebibytes, threads);
            engine.use_tables(&tables);
            move |task| match task {
                Task::Think(asked, observer) => {
                    let (question, job) = *asked;
                    if clears {
                        engine.clear();
                    }
                    engine.start(&question, job, None, move |report| tell(&observer, report));
                }
                Task::Halt => engine.stop(),
            }
        })
    }

    fn send(&mut self, task: Task) {
        let tasks = self.tasks.take().unwrap_or_else(|| self.serve());
        self.tasks = tasks.send(task).then_some(tasks);
    }
}

impl Analyst for BuiltInAnalyst {
    fn analyse(&mut self, question: EngineQuestion, lines: usize, observer: Observer) {
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

impl Drop for BuiltInAnalyst {
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
