//! The built-in engine for the window: on threads of this process or, in a browser, in a web worker.

use super::level::Handicap;
use super::remote::Remote;
use super::tablebase::Tables;
use super::{Engine, EngineQuestion, Job, Report};

/// The engine, wherever it runs. Dropping a searcher ends its engine.
pub(super) enum Searcher {
    Threads(Engine),
    Worker(Remote),
}

impl Searcher {
    /// Creates an engine with this table size in MiB and number of threads, both clamped to their limits. A worker
    /// ignores the number of threads.
    pub(super) fn new(mebibytes: usize, threads: usize) -> Searcher {
        match Remote::start(mebibytes) {
            Some(remote) => Searcher::Worker(remote),
            None => Searcher::Threads(Engine::new(mebibytes, threads)),
        }
    }

    /// Uses these tablebases from the next search on; has no effect in a worker, which has no files.
    pub(super) fn use_tables(&mut self, tables: &Tables) {
        if let Searcher::Threads(engine) = self {
            engine.use_tables(tables);
        }
    }

    /// Starts a search, at limited strength if there is a handicap. The job must be for the position of the question.
    /// Stops a running search.
    pub(super) fn start(
        &mut self,
        question: &EngineQuestion,
        job: Job,
        handicap: Option<Handicap>,
        observer: impl FnMut(Report) + Send + 'static,
    ) {
        match (self, handicap) {
            (Searcher::Worker(remote), handicap) => remote.search(question, &job, handicap, observer),
            (Searcher::Threads(engine), Some(handicap)) => engine.start_weaker(job, handicap, observer),
            (Searcher::Threads(engine), None) => engine.start(job, observer),
        }
    }

    /// Forgets all earlier searches. Stops a running search.
    pub(super) fn clear(&mut self) {
        match self {
            Searcher::Threads(engine) => engine.clear(),
            Searcher::Worker(remote) => remote.clear(),
        }
    }

    /// Stops the search. In a worker, its answer is dropped, so call this only when the answer is no longer needed.
    pub(super) fn stop(&mut self) {
        match self {
            Searcher::Threads(engine) => engine.stop(),
            Searcher::Worker(remote) => remote.stop(),
        }
    }
}
