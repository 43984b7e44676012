//! Which of the moves considered is made: not always the best, but none that is much worse. The loss is
//! measured in chances to win, so that nobody wavers over a pawn in a game that is decided.
//!
//! What the moves are worth: see `engine::level::root`.

use super::rng::Dice;
use super::root::{Candidate, mates};
use super::strength::Knobs;
use super::{is_opening, opening_bias};
use crate::rules::{Position, Square};

/// Centipawns that turn even chances into 73 to 27.
const SPREAD: f64 = 250.0;
/// A part of the chances goes by centipawns alone, so that a decided game is still brought to its end.
const LINEAR: f64 = 4000.0;
/// An advantage that leaves little to choose, in centipawns.
const CLEAR: f64 = 400.0;
/// A draw is not wanted with more than this, in centipawns.
const WINNING: i32 = 30;
/// Taking back is the first thought, unless something else is better by more, in centipawns.
const BETTER: i32 = 150;
/// In so many first moves anything that is nearly as good is played, so that no two games are the same.
const OPENING: u32 = 8;
/// What nearly is in the opening, in chances to win.
const VARIETY: f64 = 0.015;

/// Where the choice is made.
pub(super) struct Place<'a> {
    pub(super) position: &'a Position,
    pub(super) dice: Dice,
    /// The square on which the other side has just taken something.
    pub(super) taken_on: Option<Square>,
}

impl Place<'_> {
    /// The place of the choice among the candidates, the best of which is first; `draws` tells which of them
    /// lead to a draw at once.
    pub(super) fn choose(
        &self,
        knobs: &Knobs,
        candidates: &[Candidate],
        draws: impl Fn(&Candidate) -> bool,
    ) -> usize {
        let best = candidates[0].score;
        if mates(best) {
            return 0;
        }
        if let Some(back) = self.takes_back(knobs, candidates) {
            return back;
        }
        let sober = 1.0 + (f64::from(best) / CLEAR).powi(2);
        let variety = if is_opening(self.position, OPENING) { VARIETY } else { 0.0 };
        let care = (knobs.carelessness / sober).max(variety);
        let looks =
            |candidate: &Candidate| candidate.score + opening_bias::bonus(self.position, candidate.mv);
        let finest = candidates.iter().filter(|candidate| candidate.near).map(looks).max().unwrap_or(best);
        let weight = |candidate: &Candidate| {
            let worse = f64::from(best - candidate.score);
            if !candidate.near || worse > knobs.cap || best > WINNING && draws(candidate) {
                return 0.0;
            }
            // By the bell curve: the many that are clearly worse must not outweigh the few that are not.
            let lost = (chances(finest) - chances(looks(candidate))) / care.max(1e-6);
            (-lost * lost).exp()
        };
        let weights: Vec<f64> = candidates.iter().map(weight).collect();
        let mut rest = self.dice.about(u64::from(b'c')).chance() * weights.iter().sum::<f64>();
        let chosen = weights.iter().position(|weight| {
            rest -= weight;
            rest < 0.0
        });
        chosen.unwrap_or(0)
    }

    fn takes_back(&self, knobs: &Knobs, candidates: &[Candidate]) -> Option<usize> {
        let square = self.taken_on?;
        let takes =
            |candidate: &Candidate| candidate.mv.to() == square && self.position.is_noisy(candidate.mv);
        let back = candidates.iter().position(takes)?;
        let near = candidates[back].near && candidates[0].score - candidates[back].score <= BETTER;
        let minded =
            self.dice.about(u64::from(b't')).chance() < if knobs.rating < 600.0 { 0.85 } else { 0.98 };
        (near && minded).then_some(back)
    }
}

fn chances(score: i32) -> f64 {
    let score = f64::from(score);
    1.0 / (1.0 + (-score / SPREAD).exp()) + score / LINEAR
}
