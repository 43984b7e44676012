//! A search job: a position, its history, and when to stop.
//!
//! For time management, see `engine::time`.

use std::time::Duration;

use crate::rules::{Move, Position};

/// A position to search, with its history and limits.
#[derive(Clone, Debug)]
pub struct Job {
    /// The position to search.
    pub root: Position,
    /// The keys of the earlier positions in the game, oldest first, for repetitions. Those before the last capture or
    /// pawn move may be left out, but then a [`Handicap`](super::Handicap) makes different random choices.
    pub earlier_keys: Vec<u64>,
    /// When to stop, and which moves to consider.
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

/// When a search ends, and which moves it considers. The first limit reached ends the search; without a limit, it ends
/// when it is stopped or at the maximum depth. A search with a [`Handicap`](super::Handicap) also ends by itself;
/// `mate` does not limit it.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The depth in plies, before extensions.
    pub depth: Option<u32>,
    /// The number of nodes. With one thread, this limit gives reproducible results.
    pub nodes: Option<u64>,
    /// The time for this move.
    pub move_time: Option<Duration>,
    /// The clock of the side to move.
    pub clock: Option<Clock>,
    /// The search ends once the side to move can mate in this many moves or fewer.
    pub mate: Option<u32>,
    /// Only the legal moves among these are searched; if there are none, all legal moves are.
    pub search_moves: Vec<Move>,
    /// Whether to answer only once stopped. In a browser, which can't wait for that, the answer comes when the search
    /// ends.
    pub infinite: bool,
    /// Whether the opponent's clock is running. Until the ponder hit, no time limit applies and, except in a browser,
    /// no answer is given unless the search is stopped.
    pub ponder: bool,
    /// The time subtracted from every time limit, to allow for delays between the engine and the clock.
    pub overhead: Duration,
    /// The expected delay of every move; see [`Latency`](super::Latency).
    pub latency: Duration,
}

/// A player's clock.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// The remaining time.
    pub left: Duration,
    /// The time added per move.
    pub increment: Duration,
    /// The number of moves until the next time stage; `None` if there is no further stage.
    pub moves_to_go: Option<u32>,
}
