//! What the engine reports while it searches, and its answer.
//!
//! For reports as UCI text, see `cli::uci_text`.

use std::time::Duration;

use super::score::Score;
use crate::rules::Move;

/// One report to the observer.
#[derive(Clone, Debug)]
pub enum Report {
    /// A line of play with search statistics.
    Info(Info),
    /// The answer, which is the last report.
    Best(Best),
}

/// A line of play with its score.
#[derive(Clone, Debug)]
pub struct Info {
    /// The search depth in plies, before extensions.
    pub depth: u32,
    /// The longest line searched, in plies.
    pub selective_depth: u32,
    /// The rank of this line; 1 is the best.
    pub line: usize,
    /// The score for the side to move.
    pub score: Score,
    /// Whether the score is exact or a bound.
    pub bound: Bound,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// How full the hash table is, in thousandths.
    pub hash_full: u32,
    /// The number of positions found in tablebases.
    pub table_hits: u64,
    /// The moves of the line, from the root on.
    pub moves: Vec<Move>,
}

impl Info {
    pub fn nodes_per_second(&self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-3)) as u64
    }

    /// Whether the score is a mate and the depth is more than twice its number of moves; a deeper search is then not
    /// expected to change it.
    pub fn is_certain_mate(&self) -> bool {
        matches!(self.score, Score::Mate(moves) if self.depth > 2 * moves.unsigned_abs())
    }
}

/// Whether a score is exact or a bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The score is exact.
    Exact,
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
}

impl Bound {
    /// Whether the best score of a search between `alpha` and `beta` is exact or a bound.
    pub(super) fn of(best: i32, alpha: i32, beta: i32) -> Bound {
        if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// The answer to a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The best move; `None` if there is no legal move.
    pub mv: Option<Move>,
    /// The expected reply, for pondering; `None` if none is known.
    pub ponder: Option<Move>,
    /// The score of the move for the side that makes it.
    pub score: Score,
    /// The number of nodes searched.
    pub nodes: u64,
}
