//! Time management: how long to think about a move.
//!
//! Nothing in this module reads a clock; callers supply the times.

use std::time::Duration;

use super::job::{Clock, Limits};
use crate::rules::Position;

/// The time limits of one move, which don't apply while the search is pondering.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// The time after which no new iteration begins, before [`Budget::stretched`] adjusts it.
    pub soft: Duration,
    /// The search stops at this time even in the middle of an iteration.
    pub hard: Duration,
}

/// The largest share of the clock that one move may take: normally, and for the last move before a time control.
const LARGEST_SHARE: (f64, f64) = (0.6, 0.9);
/// The hard limit, as a multiple of the soft limit, if the clock allows that much.
const HARD: f64 = 2.5;
/// An iteration is cut short after this multiple of the adjusted soft limit, unless its best move has failed low or is
/// not known yet.
const OVERRUN: f64 = 1.8;
/// The share of the soft limit after which the engine makes the move that its last search expected, if this search
/// agrees.
const EXPECTED: f64 = 0.15;
/// The part of the increment that is spent at once; the rest slowly rebuilds a low clock.
const INCREMENT_SHARE: f64 = 0.85;
/// Latency beyond the increment is reserved for this many moves, because the length of the game is unknown, or for
/// fewer if the time control comes sooner.
const RESERVED_MOVES: f64 = 150.0;
/// The largest part of the clock that is reserved for later delays.
const LARGEST_RESERVE: f64 = 0.85;
/// The time reserved besides latency, as a multiple of the overhead: one long delay must not cost the game.
const RESERVED_OVERHEADS: f64 = 10.0;
/// The lowest hard limit, in seconds.
const SHORTEST: f64 = 0.001;
/// The share of the usual time for moves 1, 2 and 3, while nearly all pieces are on the board.
const FIRST_MOVES: [f64; 3] = [0.4, 0.6, 0.8];

impl Budget {
    /// The limits for a move in this position; `None` without a time limit.
    pub fn new(limits: &Limits, position: &Position) -> Option<Budget> {
        if let Some(time) = limits.move_time {
            let time = time.saturating_sub(limits.overhead).max(Duration::from_secs_f64(SHORTEST));
            return Some(Budget { soft: time, hard: time });
        }
        let clock = limits.clock?;
        let left = clock.left.as_secs_f64();
        let increment = clock.increment.as_secs_f64();
        let latency = limits.latency.as_secs_f64();
        let men = position.board().occupied().len() as u32;
        // How many more moves of its own a side plans for. Long games end with few pieces, and half of the remaining
        // time is used up after about two thirds of these moves.
        let usual = 26.0 + f64::from(men) / 2.0;
        let moves = clock.moves_to_go.map_or(usual, |moves| f64::from(moves.max(1)).min(usual));
        let last = clock.moves_to_go == Some(1);

        let lost_later = (latency - increment).max(0.0);
        let reserved = clock.moves_to_go.map_or(RESERVED_MOVES, |moves| f64::from(moves).min(RESERVED_MOVES));
        let now = left - limits.overhead.as_secs_f64() - latency;
        let delays = limits.overhead.as_secs_f64() * RESERVED_OVERHEADS;
        let spare = now - (lost_later * reserved + delays).min(left * LARGEST_RESERVE);
        let share = spare.max(0.0) / moves + increment * INCREMENT_SHARE;
        let largest = if last { LARGEST_SHARE.1 } else { LARGEST_SHARE.0 };
        // With little time left, the increment of this move comes too late to be spent on it.
        let most = (now * largest).max(SHORTEST);
        let number = position.fullmove_number().saturating_sub(1) as usize;
        let opening = FIRST_MOVES.get(number).filter(|_| men >= 30).unwrap_or(&1.0);
        let hard = (share * opening * HARD).clamp(SHORTEST, most);
        let soft = (share * opening).min(hard);
        Some(Budget { soft: Duration::from_secs_f64(soft), hard: Duration::from_secs_f64(hard) })
    }

    /// The adjusted soft limit, if the best move has been the same for `stable` iterations and took `share` (0 to 1) of
    /// all nodes, and the score fell by `drop` centipawns.
    pub fn stretched(&self, stable: u32, share: f64, drop: i32) -> Duration {
        // All other moves fail low quickly, iteration after iteration: there is only one good reply.
        if stable >= 7 && share > 0.95 && drop < 20 {
            return self.soft.mul_f64(0.2);
        }
        let calm = [1.45, 1.2, 1.05, 0.95, 0.9, 0.85][stable.min(5) as usize];
        let doubt = (1.55 - share).max(0.6);
        let fright = 1.0 + f64::from(drop.clamp(-20, 60)) * 0.01;
        self.soft.mul_f64(calm * doubt * fright).min(self.hard)
    }

    /// When to end an iteration that was begun before the adjusted soft limit `soft`.
    pub fn overrun(&self, soft: Duration) -> Duration {
        soft.mul_f64(OVERRUN).min(self.hard)
    }

    /// When to stop if one move is by far the best and is the one that the last search expected in this position.
    pub fn expected(&self) -> Duration {
        self.soft.mul_f64(EXPECTED)
    }
}

/// An estimate of the clock time that passes outside the search on each move, made by comparing the time expected after
/// an answer with the time stated in the next question.
#[derive(Clone, Debug)]
pub struct Latency {
    /// The expected loss per move, in seconds.
    estimate: f64,
    /// What the clock should show at the next question.
    expected: Option<Duration>,
}

/// The estimate before the first observation, in seconds.
const FIRST_ESTIMATE: f64 = 0.005;
/// A longer loss, in seconds, counts as an interruption rather than latency.
const LONGEST_LATENCY: f64 = 1.0;

impl Default for Latency {
    fn default() -> Latency {
        Latency { estimate: FIRST_ESTIMATE, expected: None }
    }
}

impl Latency {
    /// The expected loss per move.
    pub fn estimate(&self) -> Duration {
        Duration::from_secs_f64(self.estimate)
    }

    /// Records an answer to a question that stated this clock; the answer took `spent`.
    pub fn answered(&mut self, clock: Clock, spent: Duration) {
        // The last move before a time control adds time that the question did not mention.
        let stated = clock.moves_to_go != Some(1);
        let left = clock.left.checked_sub(spent).filter(|_| stated);
        self.expected = left.and_then(|left| left.checked_add(clock.increment));
    }

    /// Updates the estimate from the time left, as stated in a question.
    pub fn observe(&mut self, left: Duration) {
        let Some(expected) = self.expected.take() else { return };
        // A clock that gained time was adjusted by hand; neither that nor an interruption says anything about latency.
        let gained = left.saturating_sub(expected).as_secs_f64();
        let lost = expected.saturating_sub(left).as_secs_f64();
        if gained > 0.05 || lost > LONGEST_LATENCY {
            return;
        }
        // The estimate rises faster than it falls: too high a value costs a little strength, too low a value costs the
        // game.
        let gain = if lost > self.estimate { 0.25 } else { 0.1 };
        self.estimate += (lost - self.estimate) * gain;
    }
}
