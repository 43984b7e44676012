//! When a computer player resigns, offers a draw or accepts one. UCI has no commands for that, so an external engine's
//! intent follows from its scores; a level's intent follows from its rating, its score, the position, the material now
//! and a few plies ago, and random numbers, so no memory is needed.
//!
//! Offers and answers at the table are handled in `table::offers`.

use std::collections::BTreeMap;

use super::score::Score;
use crate::rules::Position;

/// The score, in centipawns, at or below which a game counts as lost.
const LOST: i32 = -900;

/// When a level resigns and offers draws, by rating. Below the first rating, it does neither, so that a beginner gets
/// to deliver mate. Between two ratings, the values are interpolated.
const MANNERS: [(u32, Manners); 4] = [
    (1200, Manners { lost: -900.0, resigns: 0.1, offers: 0.0 }),
    (1600, Manners { lost: -500.0, resigns: 0.35, offers: 0.4 }),
    (2000, Manners { lost: -400.0, resigns: 0.7, offers: 0.5 }),
    (2700, Manners { lost: -400.0, resigns: 1.0, offers: 0.5 }),
];
/// A level resigns only if its material balance is at most [`Manners::lost`] both now and this many plies ago.
pub(super) const LOST_SINCE: usize = 4;
/// A level offers a draw only from this move number on.
const LEVEL_OFFERS_FROM: u32 = 40;
/// A level offers a draw only after at least this many plies without a capture or a pawn move.
const LEVEL_OFFERS_QUIET: u16 = 16;
/// A level offers a draw only if the score is within this many centipawns of zero.
const LEVEL_OFFERS_WITHIN: i32 = 30;
/// From this move number on, a level accepts a draw in an even game.
const LATE: u32 = 30;
/// The highest score, in centipawns, at which a level accepts a draw: from move [`LATE`] on, and before it.
const LEVEL_ACCEPTS: (i32, i32) = (20, -80);

/// An external engine resigns after this many moves in a row with a score of at most [`LOST`].
const LOST_FOR: usize = 4;
/// From this many plies on, an external engine accepts or offers a draw because of even scores.
const EVEN_FROM: usize = 60;
/// From ply [`EVEN_FROM`] on, an external engine accepts a draw after this many even scores in a row.
const EVEN_FOR: usize = 5;
/// The largest distance from zero, in centipawns, at which a score is even.
const EVEN: i32 = 15;
/// An external engine accepts a draw at any time if its last [`WORSE_FOR`] scores were at most this, in centipawns.
const WORSE: i32 = -70;
/// The number of scores in a row to which [`WORSE`] applies.
const WORSE_FOR: usize = 2;
/// From ply [`EVEN_FROM`] on, an external engine offers a draw after this many even scores in a row.
const OFFERS_FOR: usize = 8;
/// The minimum number of plies between two draw offers by an external engine; a level offers at most one draw in this
/// many quiet plies.
const OFFERS_EVERY: usize = 20;

/// What a computer player does besides moving.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Intent {
    pub(super) resigns: bool,
    pub(super) accepts_draw: bool,
    pub(super) offers_draw: bool,
}

/// How readily a level ends a game.
#[derive(Clone, Copy)]
struct Manners {
    /// The material balance, in centipawns, at or below which the level may resign.
    lost: f64,
    /// The probability, at each move, that the level resigns where it may.
    resigns: f64,
    /// The probability that the level offers a draw where it may.
    offers: f64,
}

impl Manners {
    fn of(rating: u32) -> Option<Manners> {
        let [first, .., last] = MANNERS;
        let rating = rating.min(last.0);
        if rating < first.0 {
            return None;
        }
        let [low, high] = *MANNERS.array_windows().find(|[_, high]| rating <= high.0)?;
        let part = f64::from(rating - low.0) / f64::from(high.0 - low.0);
        let between = |of: fn(&Manners) -> f64| of(&low.1) + (of(&high.1) - of(&low.1)) * part;
        Some(Manners {
            lost: between(|manners| manners.lost),
            resigns: between(|manners| manners.resigns),
            offers: between(|manners| manners.offers),
        })
    }
}

/// The intent of a level, from its score and its material balance now and [`LOST_SINCE`] plies ago. `to_offer` and
/// `to_resign` are random numbers from 0 to 1. At full strength, `rating` is `u32::MAX`.
pub(super) fn of_level(
    rating: u32,
    position: &Position,
    score: Score,
    material: [i32; 2],
    [to_offer, to_resign]: [f64; 2],
) -> Intent {
    let score = centipawns(score);
    let manners = Manners::of(rating).unwrap_or(Manners { lost: f64::MIN, resigns: 0.0, offers: 0.0 });
    let move_number = position.fullmove_number();
    let accepts = if move_number >= LATE { LEVEL_ACCEPTS.0 } else { LEVEL_ACCEPTS.1 };
    let quiet = position.halfmove_clock().checked_sub(LEVEL_OFFERS_QUIET);
    Intent {
        resigns: score <= LOST
            && material.iter().all(|balance| f64::from(*balance) <= manners.lost)
            && to_resign < manners.resigns,
        accepts_draw: score <= accepts,
        offers_draw: move_number >= LEVEL_OFFERS_FROM
            && quiet.is_some_and(|since| usize::from(since) % OFFERS_EVERY < 2)
            && score.abs() <= LEVEL_OFFERS_WITHIN
            && to_offer < manners.offers,
    }
}

/// The scores that an external engine gave its own moves in the current game.
#[derive(Default, Debug)]
pub(super) struct ScoreHistory {
    /// The scores, by the number of plies played before the move.
    scores: BTreeMap<usize, i32>,
    offered: Option<usize>,
}

impl ScoreHistory {
    /// Records the score of the move that follows the first `plies` plies and returns the intent. Without a score, the
    /// intent is empty. Drops the scores of moves that were taken back.
    pub(super) fn intent(&mut self, plies: usize, score: Option<Score>) -> Intent {
        self.scores.split_off(&plies);
        self.offered = self.offered.filter(|offered| *offered < plies);
        let Some(score) = score else { return Intent::default() };
        self.scores.insert(plies, centipawns(score));
        let late = plies >= EVEN_FROM;
        let accepts_draw = late && self.last(plies, EVEN_FOR, |score| score.abs() <= EVEN)
            || self.last(plies, WORSE_FOR, |score| score <= WORSE);
        let rested = self.offered.is_none_or(|offered| plies >= offered + OFFERS_EVERY);
        let offers_draw = late && rested && self.last(plies, OFFERS_FOR, |score| score.abs() <= EVEN);
        if offers_draw {
            self.offered = Some(plies);
        }
        let resigns = self.last(plies, LOST_FOR, |score| score <= LOST);
        Intent { resigns, accepts_draw, offers_draw }
    }

    /// Whether the engine's last `count` moves all have a score that meets the condition.
    fn last(&self, plies: usize, count: usize, condition: impl Fn(i32) -> bool) -> bool {
        (0..count).all(|back| {
            let score = plies.checked_sub(2 * back).and_then(|at| self.scores.get(&at));
            score.is_some_and(|score| condition(*score))
        })
    }
}

/// A score in centipawns; a mate outweighs any other score.
fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => i32::MAX,
        Score::Mate(_) => -i32::MAX,
    }
}
