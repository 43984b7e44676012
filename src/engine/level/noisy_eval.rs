//! A weak level's evaluation: material, a share of the full evaluation, and noise. The noise of a position stays the
//! same throughout a game.
//!
//! Overlooked moves: see `engine::level::oversight`.

use super::is_opening;
use super::rng::Rng;
use super::strength::Strength;
use crate::engine::eval::Evaluator;
use crate::engine::score::MATE_BOUND;
use crate::rules::{Color, Position, Role};

/// The piece values that beginners are taught, from pawn to queen, in centipawns.
const PIECE_VALUES: [i32; 5] = [100, 300, 300, 500, 900];
/// At this material balance the noise is halved, in centipawns.
const CLEAR: f64 = 500.0;
/// Up to this move number the evaluation is better and less noisy.
const OPENING: u32 = 8;

/// The evaluation of one player in one game.
pub(crate) struct NoisyEval {
    evaluator: Evaluator,
    rng: Rng,
    knowledge: f64,
    error: f64,
}

impl NoisyEval {
    pub(crate) fn new(strength: &Strength, game: Rng) -> NoisyEval {
        NoisyEval {
            evaluator: Evaluator::new(),
            rng: game.fork(u64::from(b'j')),
            knowledge: strength.knowledge,
            error: strength.error,
        }
    }

    /// The value for the side to move, in centipawns. The side to move must not be in check.
    pub(crate) fn evaluate(&mut self, position: &Position) -> i32 {
        let value = f64::from(self.evaluator.evaluate(position));
        let turn = position.turn();
        let balance = f64::from(material_balance(position));
        // Even beginners are taught how to mate a bare king.
        let bare_king = !position.board().color(turn).many() || !position.board().color(!turn).many();
        let opening = is_opening(position, OPENING);
        let knowledge = match (bare_king, opening) {
            (true, _) => 1.0,
            (false, true) => f64::midpoint(1.0, self.knowledge),
            (false, false) => self.knowledge,
        };
        let known = balance + (value - balance) * knowledge;
        let familiar = if opening { 3.0 } else { 1.0 };
        let calm = familiar * (1.0 + (balance.abs() / CLEAR).powi(2));
        let error = if self.error > 0.0 {
            self.error * self.rng.fork(position.key()).deviation() / calm
        } else {
            0.0
        };
        // Fades towards a draw by the fifty-move rule.
        let fresh = f64::from(220 - i32::from(position.halfmove_clock()).min(100)) / 220.0;
        ((known * fresh + error) as i32).clamp(1 - MATE_BOUND, MATE_BOUND - 1)
    }
}

/// The material balance for the side to move, in centipawns.
pub(crate) fn material_balance(position: &Position) -> i32 {
    let board = position.board();
    let count = |color: Color, role: Role| board.by(color, role).len() as i32;
    let (own, other) = (position.turn(), !position.turn());
    let values = Role::ALL.into_iter().zip(PIECE_VALUES);
    values.map(|(role, value)| (count(own, role) - count(other, role)) * value).sum()
}
