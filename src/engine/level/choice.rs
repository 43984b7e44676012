//! Draws one of the moves as a person of the rating would choose.
//!
//! How likely each move is: see `engine::level::model`. Its scores: see `engine::level::root`.

use super::features::{DEPTHS, Look, features, win_probability};
use super::model::preferences;
use super::openings;
use super::recent::Recent;
use super::rng::Rng;
use super::root::{Candidate, is_mate_for_us};
use super::strength::Strength;
use crate::rules::{Move, Position, Role};

/// With a higher score, moves that draw are not played, in centipawns.
const WINNING: i32 = 30;
/// The model counts as much as this number of games in which people played the opening.
const MODEL_GAMES: f32 = 6.0;

/// The last move at which the habit of moving a rook counts.
const ROOKS_UNTIL: u32 = 10;

/// The circumstances of a choice.
pub(super) struct Choice<'a> {
    pub(super) position: &'a Position,
    pub(super) rng: Rng,
    pub(super) recent: Recent,
    pub(super) strength: Strength,
}

impl Choice<'_> {
    /// Returns the index of the chosen candidate. The best candidate comes first; `draws` returns whether a candidate
    /// draws at once, and `deep` has the moves that a deeper look left, with their scores.
    pub(super) fn choose(
        &self,
        candidates: &[Candidate],
        deep: &[(Move, i32)],
        draws: impl Fn(&Candidate) -> bool,
    ) -> usize {
        let best = candidates[0].score;
        if self.strength.sees_mate && is_mate_for_us(candidates[0].scores[0]) {
            return 0;
        }
        let mut weights = self.shares(candidates, deep);
        if best > WINNING {
            let kept = candidates.iter().map(|candidate| f32::from(u8::from(!draws(candidate))));
            weights.iter_mut().zip(kept).for_each(|(weight, kept)| *weight *= kept);
        }
        let mut rest = self.rng.fork(u64::from(b'c')).chance() * f64::from(weights.iter().sum::<f32>());
        let chosen = weights.iter().position(|weight| {
            rest -= f64::from(*weight);
            rest < 0.0
        });
        chosen.unwrap_or(0)
    }

    /// How often each candidate is played.
    fn shares(&self, candidates: &[Candidate], deep: &[(Move, i32)]) -> Vec<f32> {
        let looks: Vec<Look> = candidates.iter().map(Candidate::look).collect();
        let rows = features(self.position, self.recent, &looks);
        let mut preferences = preferences(&rows, self.strength.rating);
        for (preference, candidate) in preferences.iter_mut().zip(candidates) {
            *preference *= self.strength.care;
            *preference += self.habit(candidate.mv);
        }
        let last = DEPTHS - 1;
        let best = looks.iter().map(|look| look.scores[last]).max().unwrap_or(0);
        let losses: Vec<f32> = looks.iter().map(|look| (best - look.scores[last]) as f32).collect();
        let mut shares = self.strength.lot.shares(&preferences, &losses);
        self.add_openings(candidates, &mut shares);
        if let (Some(strength), Some((_, best))) = (self.strength.deep, deep.first()) {
            for (share, candidate) in shares.iter_mut().zip(candidates) {
                let score = deep.iter().find(|(mv, _)| *mv == candidate.mv).map(|(_, score)| *score);
                let lost = score.map(|score| 10.0 * (win_probability(*best) - win_probability(score)));
                *share = lost.map_or(0.0, |lost| share.max(1e-4) * (-lost * strength.strictness).exp());
            }
        }
        shares
    }

    /// How much a move is preferred beyond what the model says, as a logarithm.
    fn habit(&self, mv: Move) -> f32 {
        let is_rook =
            || self.position.board().piece_at(mv.from()).is_some_and(|piece| piece.role == Role::Rook);
        if mv.is_castling() {
            self.strength.castling
        } else if self.position.fullmove_number() <= ROOKS_UNTIL && is_rook() {
            self.strength.rooks
        } else {
            0.0
        }
    }

    /// Where people's games are known, the moves are played as often as there.
    fn add_openings(&self, candidates: &[Candidate], shares: &mut [f32]) {
        let counts = openings::counts(self.position, self.strength.rating);
        let all = MODEL_GAMES + counts.iter().map(|(_, count)| count).sum::<f32>();
        for (share, candidate) in shares.iter_mut().zip(candidates) {
            let count = counts.iter().find(|(mv, _)| *mv == candidate.mv).map_or(0.0, |(_, count)| *count);
            *share = (*share * MODEL_GAMES + count) / all;
        }
    }
}
