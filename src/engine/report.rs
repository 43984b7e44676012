//! What the engine tells while it thinks, and its answer.
//!
//! Which is one way to write it down: see `cli`.

use std::time::Duration;

use super::score::Score;
use crate::rules::Move;

/// One thing told to the observer.
#[derive(Clone, Debug)]
pub enum Report {
    /// A line of play, and how much was looked at so far.
    Info(Info),
    /// The answer; nothing comes after it.
    Best(Best),
}

/// A line of play and its worth.
#[derive(Clone, Debug)]
pub struct Info {
    /// Half-moves looked ahead, before extensions.
    pub depth: u32,
    /// The longest line looked at, in half-moves.
    pub selective_depth: u32,
    /// Which of the best lines this is, 1 for the best.
    pub line: usize,
    /// What it is worth to the side to move.
    pub score: Score,
    /// Whether that is all that is known.
    pub bound: Bound,
    /// Positions looked at.
    pub nodes: u64,
    /// Since the question.
    pub time: Duration,
    /// How full the table is, in thousandths.
    pub hash_full: u32,
    /// The moves of the line, from the root on.
    pub moves: Vec<Move>,
}

impl Info {
    /// Positions a second.
    pub fn nodes_per_second(&self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-3)) as u64
    }
}

/// How a score is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is so.
    Exact,
    /// At least so much.
    Lower,
    /// At most so much.
    Upper,
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The move; `None` only where there is no legal one.
    pub mv: Option<Move>,
    /// The answer that is expected, to think about meanwhile.
    pub ponder: Option<Move>,
    /// What the move is worth to the side that makes it.
    pub score: Score,
    /// Positions looked at.
    pub nodes: u64,
}
