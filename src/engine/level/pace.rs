//! How long a level pretends to think: as a person of its rating would, but only for a small share of the time left and
//! part of the increment.

use std::time::Duration;

use super::is_opening;
use super::openings;
use super::rng::Rng;
use crate::engine::Clock;
use crate::rules::Position;

/// The usual shortest and longest thinking times, in seconds; the clock may allow less.
const RANGE: (f64, f64) = (0.4, 4.0);
/// In a slow game, the longest thinking time is a share of the time left. The fields are its maximum in seconds, and
/// the share.
const SLOW: (f64, f64) = (8.0, 1.0 / 150.0);
/// Moves up to this number in an opening are played quickly, as if from memory. So are other moves in positions for
/// which at least this many games of people are known.
const FROM_MEMORY: (u32, f32) = (6, 6.0);
/// At these move numbers, with at least this many pieces and pawns on the board, people think longest.
const MIDDLEGAME: (std::ops::RangeInclusive<u32>, usize) = (9..=28, 18);
/// Weak levels move quickly, as children do: the share of the time used at the lowest rating, and the rating from which
/// all of it is used.
const QUICK: (f64, f64) = (0.7, 1500.0);
/// The share of the remaining time that one move may take, besides part of the increment.
const CLOCK_SHARE: f64 = 1.0 / 60.0;
/// The largest share of the remaining time that one move may take, since the increment is added only after the move.
const MAX_SHARE: f64 = 0.25;
/// Latency beyond the increment is reserved for this many future moves, because the length of the game is unknown.
const LATE_MOVES: u32 = 150;

/// What makes a move easy or hard.
pub(super) struct Difficulty<'a> {
    pub(super) position: &'a Position,
    /// The rating; `None` at full strength.
    pub(super) rating: Option<u32>,
    /// The number of reported moves that are about as good as the best.
    pub(super) near: usize,
    /// Whether the chosen move recaptures.
    pub(super) recaptures: bool,
    /// Whether one side is winning.
    pub(super) decided: bool,
    /// Whether the opponent has just captured something.
    pub(super) disturbed: bool,
}

impl Difficulty<'_> {
    /// How long to think, if each move also costs `latency`.
    pub(super) fn time(&self, rng: Rng, clock: Option<Clock>, latency: Duration) -> Duration {
        let slow = clock.map_or(RANGE.1, |clock| clock.left.as_secs_f64() * SLOW.1);
        let longest = slow.clamp(RANGE.1, SLOW.0);
        // The factor is mostly small, sometimes large.
        let variation = 0.6 + 1.6 * rng.fork(u64::from(b'p')).chance().powi(3);
        let seconds = self.seconds() * variation * self.quickness();
        let seconds = if self.is_obvious() { seconds } else { seconds * longest / RANGE.1 };
        let limit = clock.map_or(longest, |clock| {
            let lost_later = latency.saturating_sub(clock.increment) * LATE_MOVES;
            let limit = clock.left.saturating_sub(lost_later).as_secs_f64() * CLOCK_SHARE
                + clock.increment.as_secs_f64() * 0.7;
            limit.min(clock.left.as_secs_f64() * MAX_SHARE)
        });
        Duration::from_secs_f64(seconds.clamp(RANGE.0, longest).min(limit))
    }

    fn is_obvious(&self) -> bool {
        let known = || {
            let counts = openings::counts(self.position, self.rating.unwrap_or(u32::MAX) as f32);
            counts.iter().map(|(_, count)| count).sum::<f32>() >= FROM_MEMORY.1
        };
        self.recaptures
            || self.position.count_legal_moves() == 1
            || is_opening(self.position, FROM_MEMORY.0)
            || known()
    }

    fn seconds(&self) -> f64 {
        if self.is_obvious() {
            return 0.6;
        }
        let (moves, pieces) = MIDDLEGAME;
        let full = self.position.board().occupied().len() >= pieces;
        let middlegame = full && moves.contains(&self.position.fullmove_number());
        let disturbed = self.disturbed || self.position.is_check();
        let often = |holds: bool, factor: f64| if holds { factor } else { 1.0 };
        (0.7 + 0.5 * self.near.min(4) as f64)
            * often(middlegame, 1.3)
            * often(disturbed, 1.2)
            * often(self.decided, 0.6)
    }

    fn quickness(&self) -> f64 {
        let rating = self.rating.map_or(QUICK.1, f64::from).min(QUICK.1);
        QUICK.0 + (1.0 - QUICK.0) * (rating - 400.0) / (QUICK.1 - 400.0)
    }
}
