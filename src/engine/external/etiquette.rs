//! When a guest gives up, and how it feels about a draw. UCI has no words for that: it follows from what the
//! guest thought of its last moves.

use std::collections::BTreeMap;

use crate::engine::Score;

/// It gives up when it has been this far behind for so many moves of its own.
const LOST: i32 = -900;
const LOST_FOR: usize = 4;
/// A draw is fine with it after so many half-moves, when nobody has been better by this for so many moves.
const EVEN: i32 = 15;
const EVEN_FOR: usize = 5;
const EVEN_FROM: usize = 60;
/// And at any time when it has been this far behind for so many moves.
const WORSE: i32 = -70;
const WORSE_FOR: usize = 2;
/// It offers one itself when that has been so for longer, and not again for so many half-moves.
const OFFERS_FOR: usize = 8;
const OFFERS_EVERY: usize = 20;

/// What a guest thought of its own moves in this game.
#[derive(Default, Debug)]
pub struct Temper {
    /// By the number of half-moves before them.
    scores: BTreeMap<usize, i32>,
    offered: Option<usize>,
}

/// What it wants.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Mood {
    pub resigns: bool,
    pub accepts_draw: bool,
    pub offers_draw: bool,
}

impl Temper {
    /// What it wants with its move after so many half-moves, of which it thinks so. What was thought of moves
    /// that were taken back is forgotten.
    pub fn mood(&mut self, half_moves: usize, score: Option<Score>) -> Mood {
        self.scores.split_off(&half_moves);
        self.offered = self.offered.filter(|offered| *offered < half_moves);
        let Some(score) = score else { return Mood::default() };
        self.scores.insert(half_moves, worth(score));
        let even = half_moves >= EVEN_FROM;
        let accepts_draw = even && self.for_moves(half_moves, EVEN_FOR, |score| score.abs() <= EVEN)
            || self.for_moves(half_moves, WORSE_FOR, |score| score <= WORSE);
        let rested = self.offered.is_none_or(|offered| half_moves >= offered + OFFERS_EVERY);
        let offers_draw =
            even && rested && self.for_moves(half_moves, OFFERS_FOR, |score| score.abs() <= EVEN);
        if offers_draw {
            self.offered = Some(half_moves);
        }
        let resigns = self.for_moves(half_moves, LOST_FOR, |score| score <= LOST);
        Mood { resigns, accepts_draw, offers_draw }
    }

    /// Whether it thought so of its last so many moves, each of them.
    fn for_moves(&self, half_moves: usize, count: usize, so: impl Fn(i32) -> bool) -> bool {
        (0..count).all(|back| {
            let then = half_moves.checked_sub(2 * back).and_then(|at| self.scores.get(&at));
            then.is_some_and(|score| so(*score))
        })
    }
}

/// In centipawns, a mate as more than anything.
fn worth(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => i32::MAX,
        Score::Mate(_) => -i32::MAX,
    }
}
