//! A search job: a position, its history, and when to stop.
//!
//! Time management: see `engine::time`.

use std::time::Duration;

use crate::rules::{Move, Position};

/// A position to search, with its history and limits.
#[derive(Clone, Debug)]
pub struct Job {
    /// The position to search.
    pub root: Position,
    /// The keys of the earlier positions in the game, oldest first, for repetitions. Those before the last capture or
    /// pawn move may be left out.
    pub earlier_keys: Vec<u64>,
    /// When to stop.
    pub limits: Limits,
    /// The number of best lines to report, at least 1.
    pub lines: usize,
}

impl Job {
    /// A search for the best move without game history.
    pub fn new(root: Position, limits: Limits) -> Job {
        Job { root, earlier_keys: Vec::new(), limits, lines: 1 }
    }
}

/// Limits of a search; the first one reached ends it. Without any it runs until stopped.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Depth in plies, before extensions.
    pub depth: Option<u32>,
    /// Nodes. With one thread, the result of a node limit is reproducible.
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Duration>,
    /// The clock of the side to move.
    pub clock: Option<Clock>,
    /// Stop at a mate in this many moves or fewer.
    pub mate: Option<u32>,
    /// Search only these moves; empty means all.
    pub search_moves: Vec<Move>,
    /// Whether to answer only once stopped.
    pub infinite: bool,
    /// Whether to search like `infinite` until the ponder hit, because the opponent's clock is running.
    pub ponder: bool,
    /// Subtracted from every time limit for delays between engine and clock.
    pub overhead: Duration,
    /// The expected delay of every move; see [`Latency`](super::Latency).
    pub latency: Duration,
}

/// The clock of the side to move.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// The remaining time.
    pub left: Duration,
    /// Added per move.
    pub increment: Duration,
    /// Moves until the next time stage; `None` if there is none.
    pub moves_to_go: Option<u32>,
}
