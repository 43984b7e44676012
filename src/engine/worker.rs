//! The search threads: a main thread, which gives the answer, and helper threads, which share its hash table ("lazy
//! SMP").

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use super::job::Job;
use super::level::{Handicap, think as think_at_level};
use super::report::{Best, Info, Report};
use super::score::Score;
use super::search::{ExpectedMove, Line, Outcome, Search, SearchTables, Shared, ThreadData};
use super::tablebase::Tables;
use super::time::Budget;
use super::transposition::Table;
use crate::platform::thread::{self, JoinHandle};
use crate::platform::time::Instant;
use crate::unwinnable::is_surely_dead;

/// The maximum number of threads.
pub const MAX_THREADS: usize = 256;
/// The stack size of a search thread in bytes. The deepest recursion needs less.
const STACK: usize = 16 << 20;

/// An engine. Between searches, it keeps its hash table, the data of its threads and its tablebases.
///
/// ```
/// use jadoube::engine::{Engine, Job, Limits, Score};
/// use jadoube::rules::Position;
///
/// let root = Position::from_fen("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1")?;
/// let job = Job::new(root.clone(), Limits { depth: Some(4), ..Limits::default() });
///
/// let mut engine = Engine::new(1, 1); // 1 MiB, one thread
/// let best = engine.think(&job, &mut |_report| {}).unwrap();
/// assert_eq!(best.score, Score::Mate(1));
/// assert_eq!(root.san(best.mv.unwrap()), "Re8#");
/// # Ok::<(), jadoube::rules::FenError>(())
/// ```
pub struct Engine {
    table: Arc<Table>,
    thread_data: Vec<ThreadData>,
    tables: Tables,
    running: Option<RunningSearch>,
}

struct RunningSearch {
    thread: JoinHandle<Vec<ThreadData>>,
    signal: Arc<Signal>,
}

/// The controls of a running search.
#[derive(Default)]
struct Signal {
    stop: AtomicBool,
    pondering: AtomicBool,
    lock: Mutex<()>,
    changed: Condvar,
}

impl Engine {
    /// Creates an engine. The size of its hash table in MiB and its number of threads are clamped to the allowed
    /// ranges.
    pub fn new(mebibytes: usize, threads: usize) -> Engine {
        let (table, tables) = (Arc::new(Table::new(mebibytes)), Tables::default());
        let mut engine = Engine { table, thread_data: Vec::new(), tables, running: None };
        engine.set_threads(threads);
        engine
    }

    /// Stops any running search, and replaces the hash table with an empty one. Its size in MiB is clamped to the
    /// allowed range.
    pub fn resize(&mut self, mebibytes: usize) {
        self.halt();
        // Free the old table first: both tables together might not fit in memory.
        self.table = Arc::new(Table::new(1));
        self.table = Arc::new(Table::new(mebibytes));
    }

    /// Stops any running search, and sets the number of threads, clamped to the range from 1 to [`MAX_THREADS`].
    pub fn set_threads(&mut self, threads: usize) {
        self.halt();
        self.thread_data.resize_with(threads.clamp(1, MAX_THREADS), ThreadData::new);
    }

    /// Makes the engine use these tablebases from the next search on. Searches at limited strength don't use them.
    pub fn use_tables(&mut self, tables: &Tables) {
        self.tables = tables.clone();
    }

    /// Stops any running search, and empties the hash table and the data of the threads.
    pub fn clear(&mut self) {
        self.halt();
        // Between searches, this is the only reference to the hash table.
        if let Some(table) = Arc::get_mut(&mut self.table) {
            table.clear();
        }
        self.thread_data.fill_with(ThreadData::new);
    }

    /// Stops any running search, and starts the search that `job` describes. The observer is called from another thread
    /// or, in a browser, after the current event; the last report is the answer.
    pub fn start(&mut self, job: Job, mut observer: impl FnMut(Report) + Send + 'static) {
        let table = Arc::clone(&self.table);
        let tables = self.tables.clone();
        self.begin(job.limits.ponder, move |thread_data, signal, begun| {
            think(&job, (&table, &tables), thread_data, signal, begun, &mut observer);
        });
    }

    /// Stops any running search, and starts one at limited strength, on one thread and without the engine's hash table.
    /// The observer is called as in [`Engine::start`].
    pub fn start_weaker(
        &mut self,
        job: Job,
        handicap: Handicap,
        mut observer: impl FnMut(Report) + Send + 'static,
    ) {
        self.begin(job.limits.ponder, move |_, signal, begun| {
            think_weaker(&job, &handicap, signal, begun, &mut observer);
        });
    }

    fn begin(
        &mut self,
        ponder: bool,
        work: impl FnOnce(&mut [ThreadData], &Signal, Instant) + Send + 'static,
    ) {
        self.halt();
        let signal = Arc::new(Signal::default());
        signal.pondering.store(ponder, Relaxed);
        let begun = Instant::now();
        let shared_signal = Arc::clone(&signal);
        let mut thread_data = std::mem::take(&mut self.thread_data);
        let work = move || {
            work(&mut thread_data, &shared_signal, begun);
            thread_data
        };
        match thread::Builder::new().name("engine".to_owned()).stack_size(STACK).spawn(work) {
            Ok(thread) => self.running = Some(RunningSearch { thread, signal }),
            // The thread could not be started, so there is no search, and the thread data is lost. New data for one
            // thread replaces it.
            Err(_) => self.thread_data.push(ThreadData::new()),
        }
    }

    /// Stops any running search, searches on the calling thread and on helper threads, and returns the answer. This
    /// search can't be stopped, so it must have a limit, and must be neither infinite nor pondering.
    pub fn think(&mut self, job: &Job, observer: &mut (dyn FnMut(Report) + Send)) -> Option<Best> {
        self.halt();
        let signal = Signal::default();
        let mut best = None;
        let mut thread_data = std::mem::take(&mut self.thread_data);
        think(job, (&self.table, &self.tables), &mut thread_data, &signal, Instant::now(), &mut |report| {
            if let Report::Best(answer) = &report {
                best = Some(*answer);
            }
            observer(report);
        });
        self.thread_data = thread_data;
        best
    }

    /// Stops any running search, and chooses a move at limited strength, on the calling thread. Returns `None` if there
    /// is no legal move.
    pub fn think_weaker(&mut self, job: &Job, handicap: &Handicap) -> Option<Best> {
        self.halt();
        think_at_level(job, handicap, &AtomicBool::new(false)).map(|thought| thought.best)
    }

    /// Tells the running search to stop, so that it answers at once. Does nothing if no search is running.
    pub fn stop(&self) {
        if let Some(running) = &self.running {
            running.signal.end();
        }
    }

    /// Tells the search that the opponent made the expected move. The time limits of a search at full strength then
    /// apply, and the time spent pondering counts too.
    pub fn ponder_hit(&self) {
        if let Some(RunningSearch { signal, .. }) = &self.running {
            signal.pondering.store(false, Relaxed);
            signal.wake();
        }
    }

    /// Whether a search is running.
    pub fn is_thinking(&self) -> bool {
        self.running.as_ref().is_some_and(|running| !running.thread.is_finished())
    }

    /// Waits until the running search has answered. Returns at once if no search is running.
    pub fn wait(&mut self) {
        if let Some(running) = self.running.take() {
            // If the search panicked, its thread data is lost. New data for one thread replaces it.
            self.thread_data = running.thread.join().unwrap_or_default();
            if self.thread_data.is_empty() {
                self.thread_data.push(ThreadData::new());
            }
        }
    }

    fn halt(&mut self) {
        self.stop();
        self.wait();
    }
}

/// A guard that stops the helpers when it is dropped. Without the guard, if the main thread panicked, the helpers would
/// go on searching and the scope would wait for them.
struct StopGuard<'a>(&'a AtomicBool);

impl Drop for StopGuard<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.halt();
    }
}

impl Signal {
    fn end(&self) {
        self.stop.store(true, Relaxed);
        self.wake();
    }

    fn wake(&self) {
        let _guard = thread::lock(&self.lock);
        self.changed.notify_all();
    }

    /// Waits until the answer may be given: an infinite search waits for a stop, a pondering one for a stop or the
    /// ponder hit.
    fn hold(&self, infinite: bool) {
        // In a browser, no other thread could tell the engine to stop, so it never waits; the worker in which the
        // engine runs is ended instead.
        if !thread::CAN_WAIT {
            return;
        }
        let mut guard = thread::lock(&self.lock);
        while !self.stop.load(Relaxed) && (infinite || self.pondering.load(Relaxed)) {
            guard = self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn think(
    job: &Job,
    (table, tables): (&Table, &Tables),
    thread_data: &mut [ThreadData],
    signal: &Signal,
    begun: Instant,
    observer: &mut (dyn FnMut(Report) + Send),
) {
    table.next_search();
    let shared = Shared {
        job,
        table,
        stop: &signal.stop,
        pondering: &signal.pondering,
        begun,
        budget: Budget::new(&job.limits, &job.root),
        expected: thread_data.first().and_then(|data| data.expected).filter(|it| it.key == job.root.key()),
        dead: is_surely_dead(&job.root),
        tables: SearchTables::new(tables, job),
        nodes: thread_data.iter().map(|_| AtomicU64::new(0)).collect(),
    };
    let outcome = thread::scope(|scope| {
        let stop = StopGuard(&signal.stop);
        let (first, helpers) = thread_data.split_first_mut()?;
        let shared = &shared;
        let start = |(index, data)| {
            let work = move || Search::new(shared, data, index + 1).run(&mut |_| ());
            let helper = thread::Builder::new().name("helper".to_owned()).stack_size(STACK);
            helper.spawn_scoped(scope, work).ok()
        };
        let helpers: Vec<_> = helpers.iter_mut().enumerate().filter_map(start).collect();
        let mut reported = (0, Vec::new());
        let own = Search::new(shared, first, 0).run(&mut |line| {
            if line.index == 0 {
                reported = (line.depth, line.moves.clone());
            }
            observer(Report::Info(info(shared, line)));
        });
        signal.hold(job.limits.infinite);
        drop(stop);
        let others: Vec<Outcome> = helpers.into_iter().filter_map(|helper| helper.join().ok()).collect();
        // With several lines, the answer must agree with the ranking that the main thread reported.
        let outcome = if job.lines > 1 { own } else { others.into_iter().fold(own, better) };
        Some((outcome, reported))
    });
    let nodes = shared.all_nodes();
    if let (Some(main), Some((outcome, _))) = (thread_data.first_mut(), &outcome) {
        main.expected = ExpectedMove::of(&job.root, outcome);
    }
    let outcome = outcome.map(|(outcome, (depth, reported))| {
        // A line that differs from the last one reported may come from an unfinished iteration or from another thread,
        // so it is reported too.
        if outcome.line != reported && !outcome.line.is_empty() {
            let line = Outcome { depth: outcome.depth.max(depth), ..outcome.clone() }.into();
            observer(Report::Info(info(&shared, line)));
        }
        outcome
    });
    let (line, score) = outcome.map_or((Vec::new(), 0), |outcome| (outcome.line, outcome.score));
    let (mv, ponder) = (line.first().copied(), line.get(1).copied());
    observer(Report::Best(Best { mv, ponder, score: Score::of(score), nodes }));
}

fn think_weaker(
    job: &Job,
    handicap: &Handicap,
    signal: &Signal,
    begun: Instant,
    observer: &mut (dyn FnMut(Report) + Send),
) {
    let thought = think_at_level(job, handicap, &signal.stop);
    let time = begun.elapsed().max(Duration::from_micros(1));
    let none = Best { mv: None, ponder: None, score: Score::Centipawns(0), nodes: 0 };
    let (lines, best) = thought.map_or((Vec::new(), none), |thought| (thought.lines, thought.best));
    for line in lines {
        observer(Report::Info(Info { time, ..line }));
    }
    signal.hold(job.limits.infinite);
    observer(Report::Best(best));
}

/// Returns the deeper outcome. If both are equally deep, returns the one with the better score, or the first if the
/// scores are equal too.
fn better(one: Outcome, other: Outcome) -> Outcome {
    if (other.depth, other.score) > (one.depth, one.score) { other } else { one }
}

fn info(shared: &Shared, line: Line) -> Info {
    Info {
        depth: line.depth as u32,
        selective_depth: line.selective_depth as u32,
        line: line.index + 1,
        score: Score::of(line.score),
        bound: line.bound,
        nodes: shared.all_nodes(),
        time: shared.begun.elapsed().max(Duration::from_micros(1)),
        hash_full: shared.table.fullness(),
        table_hits: shared.tables.hits(),
        moves: line.moves,
    }
}
