//! Picks a move at random, roughly as often as people of the level's rating would play it.
//!
//! For how likely each move is, see `engine::level::model`. For the scores of the moves, see `engine::level::root`.

use super::features::{DEPTHS, ScoredMove, features, win_probability};
use super::model::preferences;
use super::openings;
use super::recent::RecentMoves;
use super::rng::Rng;
use super::root::{Candidate, is_mate_for_us};
use super::strength::Strength;
use crate::engine::see::wins_at_least;
use crate::rules::{Move, Position, Role};

/// If the best move scores more centipawns than this, moves that stalemate, repeat a position or leave too little
/// material for a mate are excluded from the random choice.
const WINNING: i32 = 30;
/// Where people's games are known, the model counts as much as this many games.
const MODEL_GAMES: f32 = 6.0;

/// Where people's games are known, a deeper search is less strict, so that a popular opening is not abandoned for a
/// small loss. At least this share of its strictness always remains.
const STRICTNESS_IN_OPENINGS: f32 = 0.5;

/// Rook moves get their correction up to this move number.
const ROOKS_UNTIL: u32 = 10;
/// A correction to the model, as a logarithm, for capturing a checking piece where that wins material. People of every
/// rating do so, but the data has too few examples.
const TAKES_CHECKER: f32 = 0.8;
/// A correction like [`TAKES_CHECKER`] for giving a quiet check. It is multiplied by the square of the share of pieces
/// and pawns, kings excepted, that are no longer on the board.
const CHECKS: f32 = -1.2;
/// A correction like [`TAKES_CHECKER`] for promoting a pawn to a queen.
const QUEENS: f32 = 1.3;
/// A correction like [`TAKES_CHECKER`] for promoting a pawn to another piece.
const UNDERPROMOTES: f32 = -3.0;
/// A correction like [`TAKES_CHECKER`] for moving a piece straight back to where it came from.
const GOES_BACK: f32 = -0.2;

pub(super) struct Choice<'a> {
    pub(super) position: &'a Position,
    pub(super) rng: Rng,
    pub(super) recent: RecentMoves,
    pub(super) strength: Strength,
}

impl Choice<'_> {
    /// Returns the index of the chosen candidate. The first candidate must be the best. `draws` returns whether a
    /// candidate ends the game in a draw or repeats a position. `deep` contains the best moves of a deeper search with
    /// their scores, best first; it is empty if there was no such search.
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
            let factors = candidates.iter().map(|candidate| f32::from(u8::from(!draws(candidate))));
            weights.iter_mut().zip(factors).for_each(|(weight, factor)| *weight *= factor);
        }
        let mut rest = self.rng.fork(u64::from(b'c')).chance() * f64::from(weights.iter().sum::<f32>());
        let chosen = weights.iter().position(|weight| {
            rest -= f64::from(*weight);
            rest < 0.0
        });
        chosen.unwrap_or(0)
    }

    /// The weight of each candidate in the random choice.
    fn shares(&self, candidates: &[Candidate], deep: &[(Move, i32)]) -> Vec<f32> {
        let scored: Vec<ScoredMove> = candidates.iter().map(Candidate::look).collect();
        let rows = features(self.position, self.recent, &scored);
        let mut preferences = preferences(&rows, self.strength.rating);
        for (preference, candidate) in preferences.iter_mut().zip(candidates) {
            *preference *= self.strength.care;
            *preference += self.habit(candidate.mv);
        }
        let last = DEPTHS - 1;
        let best = scored.iter().map(|look| look.scores[last]).max().unwrap_or(0);
        let losses: Vec<f32> = scored.iter().map(|look| (best - look.scores[last]) as f32).collect();
        let mut shares = self.strength.sampling.shares(&preferences, &losses);
        // The more games of people are known here, the closer the shares come to how often people played each move.
        let counts = openings::counts(self.position, self.strength.rating);
        let games: f32 = counts.iter().map(|(_, count)| count).sum();
        let played =
            |mv: Move| counts.iter().find(|(other, _)| *other == mv).map_or(0.0, |(_, count)| *count);
        for (share, candidate) in shares.iter_mut().zip(candidates) {
            *share = (*share * MODEL_GAMES + played(candidate.mv)) / (MODEL_GAMES + games);
        }
        if let (Some(strength), Some((_, best)), Some((_, least))) =
            (self.strength.deep, deep.first(), deep.last())
        {
            let unknown = MODEL_GAMES / (MODEL_GAMES + games);
            let strictness = strength.strictness * unknown.max(STRICTNESS_IN_OPENINGS);
            for (share, candidate) in shares.iter_mut().zip(candidates) {
                let found = deep.iter().find(|(mv, _)| *mv == candidate.mv).map(|(_, score)| *score);
                // A move that people played but the deeper search left out gets the lowest score of that search.
                let score = found.or((played(candidate.mv) >= 1.0).then_some(*least));
                let lost = score.map(|score| 10.0 * (win_probability(*best) - win_probability(score)));
                *share = lost.map_or(0.0, |lost| share.max(1e-4) * (-lost * strictness).exp());
            }
        }
        shares
    }

    /// How much a move is preferred beyond what the model says, as a logarithm.
    fn habit(&self, mv: Move) -> f32 {
        let position = self.position;
        if mv.is_castling() {
            return self.strength.castling;
        }
        let mut habit = match mv.promotion() {
            Some(Role::Queen) => QUEENS,
            Some(_) => UNDERPROMOTES,
            None => 0.0,
        };
        if position.fullmove_number() <= ROOKS_UNTIL && mv.role() == Role::Rook {
            habit += self.strength.rooks;
        }
        if !position.is_noisy(mv) && position.gives_check(mv) {
            habit += CHECKS * ((32 - position.board().occupied().len()) as f32 / 30.0).powi(2);
        }
        if self.recent.own.is_some_and(|own| own.from() == mv.to() && own.to() == mv.from()) {
            habit += GOES_BACK;
        }
        let takes_checker = position.taken_by(mv).is_some_and(|square| position.checkers().has(square));
        if takes_checker && wins_at_least(position, mv, 1) {
            habit += TAKES_CHECKER;
        }
        habit
    }
}
