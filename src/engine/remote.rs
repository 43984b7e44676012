//! Communicates over UCI with the built-in engine in a worker, which is another copy of this program.
//!
//! A worker reads no commands while it searches, so a search is stopped by ending its worker; the next search gets a
//! new one.
//!
//! For external engines, see `engine::external`.

use std::sync::{Arc, Mutex};

use super::external::{command, parse};
use super::level::Handicap;
use super::{Best, EngineQuestion, Job, Limits, Report, Score};
use crate::platform::thread::lock;
use crate::platform::worker::Worker;
use crate::rules::Position;

type Observer = Box<dyn FnMut(Report) + Send>;
type Shared = Arc<Mutex<Option<(Reader, Observer)>>>;

/// The largest seed in UCI, and so the number of seeds that a worker's games can have.
const SEEDS: u64 = i32::MAX as u64;

/// An engine in a worker. Dropping it ends the worker.
pub(super) struct Remote {
    mebibytes: usize,
    worker: Option<Worker>,
    /// The running search; `None` if there is none.
    search: Shared,
}

impl Remote {
    /// Starts a worker; returns `None` where there are no workers and the engine runs in this process instead.
    pub(super) fn start(mebibytes: usize) -> Option<Remote> {
        let mut remote = Remote { mebibytes, worker: None, search: Shared::default() };
        remote.restart();
        remote.worker.is_some().then_some(remote)
    }

    fn restart(&mut self) {
        self.search = Shared::default();
        let search = Arc::clone(&self.search);
        self.worker = Worker::start(Box::new(move |line| receive(&search, line)));
        self.say(&[format!("setoption name Hash value {}", self.mebibytes)]);
    }

    fn say(&self, lines: &[String]) {
        if let Some(worker) = &self.worker {
            for line in lines {
                worker.say(line);
            }
        }
    }

    /// Starts a search. Without a worker, the observer is dropped.
    pub(super) fn search(
        &mut self,
        question: &EngineQuestion,
        job: &Job,
        handicap: Option<Handicap>,
        observer: impl FnMut(Report) + Send + 'static,
    ) {
        self.stop();
        if self.worker.is_none() {
            self.restart();
        }
        if self.worker.is_some() {
            *lock(&self.search) = Some((Reader::new(job.root.clone()), Box::new(observer)));
            self.say(&lines(question, job, handicap));
        }
    }

    /// Forgets all earlier searches. Ends a running search without an answer.
    pub(super) fn clear(&mut self) {
        self.stop();
        self.say(&["ucinewgame".to_owned()]);
    }

    /// Ends a running search without an answer.
    pub(super) fn stop(&mut self) {
        if lock(&self.search).take().is_some() {
            self.worker = None;
        }
    }
}

/// Passes on the report that a line contains. If `line` is `None`, the worker has failed, and the observer is dropped.
fn receive(search: &Shared, line: Option<&str>) {
    let mut running = lock(search);
    let Some((reader, observer)) = running.as_mut() else { return };
    let report = line.map(|line| reader.read(line));
    match report {
        Some(None) => {}
        Some(Some(info @ Report::Info(_))) => observer(info),
        // An observer that gets the answer or is dropped may begin the next search, so the lock is released first.
        Some(Some(best @ Report::Best(_))) => {
            let ended = running.take();
            drop(running);
            if let Some((_, mut observer)) = ended {
                observer(best);
            }
        }
        None => {
            let ended = running.take();
            drop(running);
            drop(ended);
        }
    }
}

/// The UCI lines that start a job for the position of a question.
pub fn lines(question: &EngineQuestion, job: &Job, handicap: Option<Handicap>) -> Vec<String> {
    let option =
        |name: &str, value: &dyn ToString| format!("setoption name {name} value {}", value.to_string());
    let mut lines = vec![
        option("UCI_Chess960", &question.chess960),
        option("MultiPV", &job.lines),
        option("Move Overhead", &job.limits.overhead.as_millis()),
        option("UCI_LimitStrength", &handicap.is_some()),
    ];
    if let Some(Handicap { rating, seed, .. }) = handicap {
        lines.push(option("UCI_Elo", &rating));
        lines.push(option("Seed", &(seed % SEEDS + 1)));
    }
    lines.push(command::position(question, true));
    lines.push(go(&job.limits));
    lines
}

/// The `go` command; both clocks show the time of the side to move.
fn go(limits: &Limits) -> String {
    let clock = limits.clock.map(|clock| {
        let (left, increment) = (clock.left.as_millis().max(1), clock.increment.as_millis());
        let moves = clock.moves_to_go.map(|moves| format!(" movestogo {}", moves.max(1)));
        format!("wtime {left} btime {left} winc {increment} binc {increment}{}", moves.unwrap_or_default())
    });
    let others = [
        limits.depth.map(|depth| format!("depth {depth}")),
        limits.nodes.map(|nodes| format!("nodes {nodes}")),
        limits.move_time.map(|time| format!("movetime {}", time.as_millis().max(1))),
    ];
    let limits: Vec<String> = clock.into_iter().chain(others.into_iter().flatten()).collect();
    if limits.is_empty() { "go infinite".to_owned() } else { format!("go {}", limits.join(" ")) }
}

/// A reader of the lines of one search.
pub struct Reader {
    root: Position,
    /// The score and the nodes of the latest line of rank 1.
    best: (Score, u64),
}

impl Reader {
    /// A reader for a search of this position.
    pub fn new(root: Position) -> Reader {
        Reader { root, best: (Score::Centipawns(0), 0) }
    }

    /// The report that a line contains; `None` if it contains none.
    pub fn read(&mut self, line: &str) -> Option<Report> {
        if line.starts_with("info ") {
            let info = parse::info(line, &self.root)?;
            if info.line == 1 {
                self.best = (info.score, info.nodes);
            }
            return Some(Report::Info(info));
        }
        let mv = parse::best_move(line, &self.root)?.ok();
        let (score, nodes) = self.best;
        Some(Report::Best(Best { mv, ponder: None, score, nodes }))
    }
}
