//! What the engine is asked: a position, what came before it, and when to stop.
//!
//! How the time of a clock is divided: see `engine::time`.

use std::time::Duration;

use crate::rules::{Move, Position};

/// One question.
#[derive(Clone, Debug)]
pub struct Job {
    /// The position to find a move in.
    pub root: Position,
    /// The keys of the positions of the game before it, the oldest first, for repetitions. Those before the
    /// last capture or pawn move may be left out.
    pub earlier_keys: Vec<u64>,
    /// When to stop.
    pub limits: Limits,
    /// How many of the best moves to report, 1 or more.
    pub lines: usize,
}

impl Job {
    /// The best move of a position without a history.
    pub fn new(root: Position, limits: Limits) -> Job {
        Job { root, earlier_keys: Vec::new(), limits, lines: 1 }
    }
}

/// When to stop thinking: at the first of these that is reached. Without any, only when told to.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Half-moves to look ahead, before extensions.
    pub depth: Option<u32>,
    /// Positions to look at. With one thread the answer to this depends on nothing else.
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Duration>,
    /// The clock of the side to move.
    pub clock: Option<Clock>,
    /// A mate in so many moves is enough.
    pub mate: Option<u32>,
    /// Only these moves; none given means all.
    pub search_moves: Vec<Move>,
    /// Does not answer before it is told to stop.
    pub infinite: bool,
    /// The opponent's clock runs: until the ponder hit only as `infinite`.
    pub ponder: bool,
    /// Taken off every time limit for what happens between engine and clock.
    pub overhead: Duration,
    /// What each move of the game is expected to lose on the way; see [`Latency`](super::Latency).
    pub latency: Duration,
}

/// What the clock of the side to move shows.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// What each move adds.
    pub increment: Duration,
    /// Moves until more time comes; `None` when the time is for the whole game.
    pub moves_to_go: Option<u32>,
}
