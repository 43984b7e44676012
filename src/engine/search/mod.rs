//! The search of one thread: iterative deepening over a principal variation search (Tony Marsland, Murray
//! Campbell, 1982; Alexander Reinefeld, 1983).
//!
//! Threads and waiting: see `engine::worker`. What a position is worth: see `engine::eval`.

mod draws;
mod node;
mod prune;
mod quiesce;
mod root;
mod singular;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use super::eval::Evaluator;
use super::history::{Histories, Killers, Step};
use super::job::Job;
use super::picker::Hints;
use super::score::{MATE_BOUND, MAX_PLY, UNKNOWN};
use super::time::Budget;
use super::transposition::Table;
use crate::rules::{Move, Position};

pub(super) use root::{Line, Outcome};

/// Every so many positions a thread looks at the clock: about a tenth of a millisecond.
const NODES_PER_LOOK: u64 = 128;

/// What a thread keeps from one search to the next.
pub(super) struct Mind {
    pub(super) histories: Histories,
    pub(super) evaluator: Evaluator,
}

impl Mind {
    pub(super) fn new() -> Mind {
        Mind { histories: Histories::new(), evaluator: Evaluator::new() }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.histories.clear();
        self.evaluator.clear();
    }
}

/// What all threads of one search share.
pub(super) struct Shared<'a> {
    pub(super) job: &'a Job,
    pub(super) table: &'a Table,
    pub(super) stop: &'a AtomicBool,
    /// The opponent's clock runs: no limit of time counts.
    pub(super) pondering: &'a AtomicBool,
    pub(super) begun: Instant,
    pub(super) budget: Option<Budget>,
    /// No side can mate from the root any more, so every position of the search is a draw.
    pub(super) dead: bool,
    /// Positions looked at, for each thread.
    pub(super) nodes: Vec<AtomicU64>,
}

impl Shared<'_> {
    pub(super) fn all_nodes(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Relaxed)).sum()
    }
}

/// One thread's search.
pub(super) struct Search<'a> {
    shared: &'a Shared<'a>,
    mind: &'a mut Mind,
    thread: usize,
    frames: Vec<Frame>,
    /// The keys of the game and of the line being looked at.
    keys: Vec<u64>,
    /// How many of them are the game's; the root is one of them.
    game: usize,
    nodes: u64,
    selective_depth: usize,
    stopped: bool,
    /// Enough was thought for a move; known while the opponent's clock still runs.
    satisfied: bool,
    /// No null moves nearer to the root than this: one is being verified.
    no_pass_before: usize,
    root: root::RootMoves,
}

/// What is known at one half-move of the line being looked at.
#[derive(Clone)]
struct Frame {
    eval: i32,
    step: Option<Step>,
    mv: Option<Move>,
    /// That move neither takes nor promotes.
    quiet: bool,
    excluded: Option<Move>,
    killers: Killers,
    /// Lines that were extended by two half-moves so far.
    doubles: i32,
    /// How often nodes here were refuted since the node before them began.
    refuted: u32,
    /// The best line from here on.
    line: Vec<Move>,
}

impl Frame {
    fn new() -> Frame {
        Frame {
            eval: UNKNOWN,
            step: None,
            mv: None,
            quiet: false,
            excluded: None,
            killers: Killers::default(),
            doubles: 0,
            refuted: 0,
            line: Vec::new(),
        }
    }
}

impl<'a> Search<'a> {
    pub(super) fn new(shared: &'a Shared<'a>, mind: &'a mut Mind, thread: usize) -> Search<'a> {
        let mut keys = shared.job.earlier_keys.clone();
        keys.push(shared.job.root.key());
        Search {
            game: keys.len(),
            shared,
            mind,
            thread,
            frames: vec![Frame::new(); MAX_PLY + 8],
            keys,
            nodes: 0,
            selective_depth: 0,
            stopped: false,
            satisfied: false,
            no_pass_before: 0,
            root: root::RootMoves::new(shared.job),
        }
    }

    /// Counts a position, and stops where a limit is reached.
    fn count_node(&mut self) {
        self.nodes += 1;
        self.shared.nodes[self.thread].store(self.nodes, Relaxed);
        let alone = self.shared.nodes.len() == 1;
        // Whatever the limit, every move is looked at once.
        if let Some(limit) = self.shared.job.limits.nodes
            && self.root.depth > 1
            && (alone || self.nodes.is_multiple_of(256))
        {
            let all = if alone { self.nodes } else { self.shared.all_nodes() };
            self.stopped |= all >= limit;
        }
        if self.nodes.is_multiple_of(NODES_PER_LOOK) {
            self.stopped |= self.shared.stop.load(Relaxed);
            if self.thread == 0
                && let Some(budget) = self.shared.budget
            {
                self.stopped |= self.spent().is_some_and(|spent| self.satisfied || spent >= budget.hard);
            }
        }
    }

    /// How long this search has been thinking, with the time on the opponent's clock, which is as good as any;
    /// `None` while that one still runs.
    fn spent(&self) -> Option<Duration> {
        let pondering = self.shared.pondering.load(Relaxed);
        (!pondering).then(|| self.shared.begun.elapsed())
    }

    /// What is remembered for ordering moves at this half-move.
    fn hints(&self, ply: usize) -> Hints {
        let earlier = |back: usize| ply.checked_sub(back).and_then(|at| self.frames[at].step);
        Hints {
            killers: self.frames[ply].killers,
            counter: self.mind.histories.counter(earlier(1)),
            earlier: [earlier(1), earlier(2), earlier(4)],
        }
    }

    /// Notes that a move is being looked at, and gives the position after it.
    fn enter(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        let frame = &mut self.frames[ply];
        frame.mv = Some(mv);
        frame.step = Some(Step::new(position.turn(), mv));
        self.shared.table.prefetch(position.likely_key_after(mv));
        let next = position.after(mv);
        self.keys.push(next.key());
        next
    }

    /// Takes it back.
    fn leave(&mut self) {
        self.keys.pop();
    }

    /// The static evaluation, corrected by what was learnt, and smaller the nearer the draw by fifty moves
    /// is. The side to move must not be in check. Twice: as the table keeps it, and corrected.
    fn evaluate(&mut self, position: &Position, known: Option<i32>) -> (i32, i32) {
        let raw = known.unwrap_or_else(|| self.mind.evaluator.evaluate(position));
        let faded = raw * (220 - i32::from(position.halfmove_clock()).min(100)) / 220;
        let corrected = faded + self.mind.histories.correction(position);
        (raw, corrected.clamp(1 - MATE_BOUND, MATE_BOUND - 1))
    }

    /// Puts a move before the best line of the next half-move.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.frames.split_at_mut(ply + 1);
        let line = &mut head[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&tail[0].line);
    }
}
