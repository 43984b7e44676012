//! The threads of the search, the only ones: one that answers, and helpers that fill the table for it ("lazy
//! SMP").

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::job::Job;
use super::level::{self, Handicap};
use super::report::{Best, Info, Report};
use super::score::Score;
use super::search::{Line, Mind, Outcome, Search, Shared};
use super::time::Budget;
use super::transposition::Table;
use crate::unwinnable::is_surely_dead;

/// The most threads that one search may have.
pub const MOST_THREADS: usize = 256;
/// So deep a stack the search needs, with room.
const STACK: usize = 16 << 20;

/// An engine: its table, what its threads remember, and the search that is going on, if any.
pub struct Engine {
    table: Arc<Table>,
    minds: Vec<Mind>,
    running: Option<Running>,
}

struct Running {
    thread: JoinHandle<Vec<Mind>>,
    signal: Arc<Signal>,
}

/// How a search in progress is spoken to.
#[derive(Default)]
struct Signal {
    stop: AtomicBool,
    pondering: AtomicBool,
    lock: Mutex<()>,
    changed: Condvar,
}

impl Engine {
    /// An engine with a table of so many MiB and so many threads, both within their limits.
    pub fn new(mebibytes: usize, threads: usize) -> Engine {
        let mut engine = Engine { table: Arc::new(Table::new(mebibytes)), minds: Vec::new(), running: None };
        engine.set_threads(threads);
        engine
    }

    /// Another table, an empty one. Stops a search that is going on.
    pub fn resize(&mut self, mebibytes: usize) {
        self.halt();
        // The old one goes first: the two might not fit beside each other.
        self.table = Arc::new(Table::new(1));
        self.table = Arc::new(Table::new(mebibytes));
    }

    /// Another number of threads. Stops a search that is going on.
    pub fn set_threads(&mut self, threads: usize) {
        self.halt();
        self.minds.resize_with(threads.clamp(1, MOST_THREADS), Mind::new);
    }

    /// Forgets everything. Stops a search that is going on.
    pub fn clear(&mut self) {
        self.halt();
        // Nobody else has it between searches.
        if let Some(table) = Arc::get_mut(&mut self.table) {
            table.clear();
        }
        self.minds.iter_mut().for_each(Mind::clear);
    }

    /// Begins to think; the observer is told from another thread, the answer last. Stops a search that is
    /// going on.
    pub fn start(&mut self, job: Job, mut observer: impl FnMut(Report) + Send + 'static) {
        let table = Arc::clone(&self.table);
        self.begin(job.limits.ponder, move |minds, signal, begun| {
            think(&job, &table, minds, signal, begun, &mut observer);
        });
    }

    /// The same as a weaker player, without the table and on one thread.
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

    fn begin(&mut self, ponder: bool, work: impl FnOnce(&mut [Mind], &Signal, Instant) + Send + 'static) {
        self.halt();
        let signal = Arc::new(Signal::default());
        signal.pondering.store(ponder, Relaxed);
        let begun = Instant::now();
        let heard = Arc::clone(&signal);
        let mut minds = std::mem::take(&mut self.minds);
        let work = move || {
            work(&mut minds, &heard, begun);
            minds
        };
        match thread::Builder::new().name("engine".to_owned()).stack_size(STACK).spawn(work) {
            Ok(thread) => self.running = Some(Running { thread, signal }),
            // No thread to be had: nothing is thought, and the next try begins anew.
            Err(_) => self.minds.push(Mind::new()),
        }
    }

    /// Thinks and comes back with the answer. Nobody can stop it: the limits must have an end, and not be infinite.
    pub fn think(&mut self, job: &Job, observer: &mut (dyn FnMut(Report) + Send)) -> Option<Best> {
        self.halt();
        let signal = Signal::default();
        let mut best = None;
        let mut minds = std::mem::take(&mut self.minds);
        think(job, &self.table, &mut minds, &signal, Instant::now(), &mut |report| {
            if let Report::Best(answer) = &report {
                best = Some(*answer);
            }
            observer(report);
        });
        self.minds = minds;
        best
    }

    /// What a weaker player answers, on this thread.
    pub fn think_weaker(&mut self, job: &Job, handicap: &Handicap) -> Option<Best> {
        self.halt();
        level::think(job, handicap, &AtomicBool::new(false)).map(|thought| thought.best)
    }

    /// The answer is wanted at once.
    pub fn stop(&self) {
        if let Some(running) = &self.running {
            running.signal.end();
        }
    }

    /// The opponent made the expected move: from now on time limits apply, to the whole search.
    pub fn ponder_hit(&self) {
        if let Some(Running { signal, .. }) = &self.running {
            signal.pondering.store(false, Relaxed);
            signal.wake();
        }
    }

    /// Whether a search is going on.
    pub fn is_thinking(&self) -> bool {
        self.running.as_ref().is_some_and(|running| !running.thread.is_finished())
    }

    /// Waits until the search that is going on has answered.
    pub fn wait(&mut self) {
        if let Some(running) = self.running.take() {
            // A search that died leaves its threads without memory, which is no harm.
            self.minds = running.thread.join().unwrap_or_default();
            if self.minds.is_empty() {
                self.minds.push(Mind::new());
            }
        }
    }

    fn halt(&mut self) {
        self.stop();
        self.wait();
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
        let _guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.changed.notify_all();
    }

    /// Waits while an answer would come too early.
    fn hold(&self, infinite: bool) {
        let mut guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        while !self.stop.load(Relaxed) && (infinite || self.pondering.load(Relaxed)) {
            guard = self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn think(
    job: &Job,
    table: &Table,
    minds: &mut [Mind],
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
        dead: is_surely_dead(&job.root),
        nodes: minds.iter().map(|_| AtomicU64::new(0)).collect(),
    };
    let outcome = thread::scope(|scope| {
        let (first, helpers) = minds.split_first_mut()?;
        let helpers: Vec<_> = helpers
            .iter_mut()
            .enumerate()
            .filter_map(|(index, mind)| {
                let shared = &shared;
                let work = move || Search::new(shared, mind, index + 1).run(&mut |_| ());
                thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok()
            })
            .collect();
        let mut told = (0, Vec::new());
        let own = Search::new(&shared, first, 0).run(&mut |line| {
            if line.index == 0 {
                told = (line.depth, line.moves.clone());
            }
            observer(Report::Info(info(&shared, line)));
        });
        signal.hold(job.limits.infinite);
        signal.stop.store(true, Relaxed);
        let others: Vec<Outcome> = helpers.into_iter().filter_map(|helper| helper.join().ok()).collect();
        // Several lines were told as one thread ranks them.
        let outcome = if job.lines > 1 { own } else { others.into_iter().fold(own, better) };
        Some((outcome, told))
    });
    let nodes = shared.all_nodes();
    let outcome = outcome.map(|(outcome, (depth, told))| {
        // A depth that was broken off, or another thread, found a better line than the last one told.
        if outcome.line != told && !outcome.line.is_empty() {
            let line = Outcome { depth: outcome.depth.max(depth), ..outcome.clone() }.into();
            observer(Report::Info(info(&shared, line)));
        }
        outcome
    });
    let best = outcome.map_or(
        Best { mv: None, ponder: None, score: Score::Centipawns(0), nodes },
        |Outcome { line, score, .. }| Best {
            mv: line.first().copied(),
            ponder: line.get(1).copied(),
            score: Score::of(score),
            nodes,
        },
    );
    observer(Report::Best(best));
}

fn think_weaker(
    job: &Job,
    handicap: &Handicap,
    signal: &Signal,
    begun: Instant,
    observer: &mut (dyn FnMut(Report) + Send),
) {
    let thought = level::think(job, handicap, &signal.stop);
    let time = begun.elapsed().max(Duration::from_micros(1));
    let none = Best { mv: None, ponder: None, score: Score::Centipawns(0), nodes: 0 };
    let (lines, best) = thought.map_or((Vec::new(), none), |thought| (thought.lines, thought.best));
    for line in lines {
        observer(Report::Info(Info { time, ..line }));
    }
    signal.hold(job.limits.infinite);
    observer(Report::Best(best));
}

/// The outcome of the deeper search; of two as deep, the better one.
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
        moves: line.moves,
    }
}
