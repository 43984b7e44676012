//! The search of one thread: iterative deepening with a principal variation search (Tony Marsland, Murray Campbell,
//! 1982; Alexander Reinefeld, 1983).
//!
//! For threads, see `engine::worker`. For the evaluation, see `engine::eval`.

#[cfg(feature = "fitting")]
pub mod constants;
#[cfg(not(feature = "fitting"))]
mod constants;
mod draws;
mod node;
mod prune;
mod quiesce;
mod root;
mod singular;
mod tables;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use super::eval::Evaluator;
use super::history::{Histories, Killers, PieceTo};
use super::job::Job;
use super::picker::Hints;
use super::score::{MATE_BOUND, MAX_PLY, UNKNOWN};
use super::time::Budget;
use super::transposition::{Entry, Table};
use crate::platform::time::Instant;
use crate::rules::{Bitboard, Move, Position};

pub(super) use root::{Line, Outcome};
pub(super) use tables::SearchTables;

/// The number of nodes between two checks of the clock; searching them takes about a tenth of a millisecond.
const NODES_PER_LOOK: u64 = 128;

/// Data that a thread keeps between searches.
pub(super) struct ThreadData {
    pub(super) histories: Histories,
    pub(super) evaluator: Evaluator,
    /// What the last search expected; only the main thread has it.
    pub(super) expected: Option<ExpectedMove>,
}

impl ThreadData {
    pub(super) fn new() -> ThreadData {
        ThreadData { histories: Histories::new(), evaluator: Evaluator::new(), expected: None }
    }
}

/// A position that may arise two plies after the root of a search, and the move that the search would make there.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExpectedMove {
    pub(super) key: u64,
    mv: Move,
    /// The depth of the search from that position on, in plies.
    depth: i32,
}

impl ExpectedMove {
    /// The position and the move that the best line of a search expects; `None` if the line has fewer than three moves.
    pub(super) fn of(root: &Position, outcome: &Outcome) -> Option<ExpectedMove> {
        let &[own, reply, mv, ..] = outcome.line.as_slice() else { return None };
        let key = root.after(own).after(reply).key();
        Some(ExpectedMove { key, mv, depth: outcome.depth - 2 })
    }
}

/// The state shared by all threads of one search.
pub(super) struct Shared<'a> {
    pub(super) job: &'a Job,
    pub(super) table: &'a Table,
    pub(super) stop: &'a AtomicBool,
    /// Whether the opponent's clock is running, so that no time limit applies.
    pub(super) pondering: &'a AtomicBool,
    pub(super) begun: Instant,
    pub(super) budget: Option<Budget>,
    /// What the last search expected for the root position.
    pub(super) expected: Option<ExpectedMove>,
    /// Whether the root is known to be a dead position, so that every position of the search is a draw.
    pub(super) dead: bool,
    pub(super) tables: SearchTables,
    /// The number of nodes searched, per thread.
    pub(super) nodes: Vec<AtomicU64>,
}

impl Shared<'_> {
    pub(super) fn all_nodes(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Relaxed)).sum()
    }
}

/// The search of one thread.
pub(super) struct Search<'a> {
    shared: &'a Shared<'a>,
    data: &'a mut ThreadData,
    thread: usize,
    frames: Vec<Frame>,
    /// The keys of the game and of the current line.
    keys: Vec<u64>,
    /// How many of the keys belong to the game, including the root.
    game: usize,
    nodes: u64,
    selective_depth: usize,
    stopped: bool,
    /// Whether the search may answer, because it has spent enough time or because more time would change nothing. Set
    /// even while pondering.
    satisfied: bool,
    /// The time at which this iteration is cut short, unless its best move has failed low or is not known yet.
    overrun: Option<Duration>,
    /// Whether the best move of this iteration has failed low, or is not known yet.
    failing: bool,
    /// Null moves are tried only from this ply on, because the result of a null move is being verified; 0 if none is.
    no_pass_before: usize,
    root: root::RootMoves,
}

#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
struct Node<'p> {
    position: &'p Position,
    ply: usize,
    /// The remaining depth in plies.
    depth: i32,
    alpha: i32,
    beta: i32,
    /// The best score so far.
    best: i32,
    /// Whether the node is expected to fail high (a cut node).
    cut: bool,
    in_check: bool,
    /// Whether the evaluation is better than it was two plies ago or, if that is unknown, four plies ago; true if both
    /// are unknown. False in check and while a move is excluded.
    improving: bool,
    /// The corrected evaluation, or the table's score if that is a better estimate; unknown in check.
    eval: i32,
    /// Whether the node is on a principal variation, or is known to have been.
    principal: bool,
    excluded: Option<Move>,
    hit: Option<Entry>,
}

/// The state of one ply of the current line.
#[derive(Clone, Default)]
struct Frame {
    eval: i32,
    step: Option<PieceTo>,
    mv: Option<Move>,
    /// Whether `mv` is neither a capture nor a promotion. Not updated in the quiescence search.
    quiet: bool,
    excluded: Option<Move>,
    /// The squares that the side not to move attacks.
    attacked: Bitboard,
    killers: Killers,
    /// How often the current line was extended by two plies.
    doubles: i32,
    /// How many nodes at this ply have failed high on a searched move since their parent was last entered.
    refuted: u32,
    /// The best line from this ply on.
    line: Vec<Move>,
}

impl Frame {
    fn new() -> Frame {
        Frame { eval: UNKNOWN, ..Frame::default() }
    }
}

impl<'a> Search<'a> {
    pub(super) fn new(shared: &'a Shared<'a>, data: &'a mut ThreadData, thread: usize) -> Search<'a> {
        let mut keys = shared.job.earlier_keys.clone();
        keys.push(shared.job.root.key());
        Search {
            game: keys.len(),
            shared,
            data,
            thread,
            frames: vec![Frame::new(); MAX_PLY + 8],
            keys,
            nodes: 0,
            selective_depth: 0,
            stopped: false,
            satisfied: false,
            overrun: None,
            failing: true,
            no_pass_before: 0,
            root: root::RootMoves::new(shared.job, &shared.tables.ranked),
        }
    }

    /// Counts a node, and stops the search at a limit.
    fn count_node(&mut self) {
        self.nodes += 1;
        self.shared.nodes[self.thread].store(self.nodes, Relaxed);
        let alone = self.shared.nodes.len() == 1;
        // Depth 1 is completed, whatever the node limit.
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
                let limit = self.overrun.filter(|_| !self.failing).unwrap_or(budget.hard);
                self.stopped |= self.spent().is_some_and(|spent| self.satisfied || spent >= limit);
            }
        }
    }

    /// The time spent on this search, including time spent pondering; `None` while still pondering.
    fn spent(&self) -> Option<Duration> {
        let pondering = self.shared.pondering.load(Relaxed);
        (!pondering).then(|| self.shared.begun.elapsed())
    }

    fn hints(&self, ply: usize) -> Hints {
        let earlier = |back: usize| ply.checked_sub(back).and_then(|at| self.frames[at].step);
        Hints {
            killers: self.frames[ply].killers,
            counter: self.data.histories.counter(earlier(1)),
            earlier: [earlier(1), earlier(2), earlier(4)],
            attacked: self.frames[ply].attacked,
        }
    }

    /// Makes a move at this ply and returns the position after it.
    fn enter(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        let frame = &mut self.frames[ply];
        frame.mv = Some(mv);
        frame.step = Some(PieceTo::new(position.turn(), mv));
        self.shared.table.prefetch(position.likely_key_after(mv));
        let next = position.after(mv);
        self.keys.push(next.key());
        next
    }

    /// Takes back the move made by `enter`.
    fn leave(&mut self) {
        self.keys.pop();
    }

    /// The static evaluation in two forms: raw, as stored in the table; and reduced as the fifty-move draw approaches,
    /// then corrected by correction history. The side to move must not be in check.
    fn evaluate(&mut self, position: &Position, known: Option<i32>) -> (i32, i32) {
        let raw = known.unwrap_or_else(|| self.data.evaluator.evaluate(position));
        let faded = raw * (220 - i32::from(position.halfmove_clock()).min(100)) / 220;
        let corrected = faded + self.data.histories.correction(position);
        (raw, corrected.clamp(1 - MATE_BOUND, MATE_BOUND - 1))
    }

    /// Sets the best line of this ply to a move followed by the best line of the next ply.
    fn extend_line(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.frames.split_at_mut(ply + 1);
        let line = &mut head[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&tail[0].line);
    }
}
