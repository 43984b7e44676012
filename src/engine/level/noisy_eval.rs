//! What a weaker player takes a position to be worth: the pieces are counted, of the rest a part is known,
//! and then it errs. About the same position it errs the same way throughout a game: an opinion, no dice.
//!
//! Overlooking moves: see `engine::level::oversight`.

use super::is_opening;
use super::rng::Dice;
use super::strength::Knobs;
use crate::engine::eval::Evaluator;
use crate::engine::score::MATE_BOUND;
use crate::rules::{Color, Position, Role};

/// What everybody is taught that the pieces are worth, in centipawns.
const TAUGHT: [i32; 5] = [100, 300, 300, 500, 900];
/// An advantage that leaves little to err about, in centipawns.
const CLEAR: f64 = 500.0;
/// In so many first moves everybody knows better what is good.
const OPENING: u32 = 8;

/// The judgement of one player in one game.
pub(crate) struct Judge {
    evaluator: Evaluator,
    dice: Dice,
    knowledge: f64,
    error: f64,
}

impl Judge {
    pub(crate) fn new(knobs: &Knobs, game: Dice) -> Judge {
        Judge {
            evaluator: Evaluator::new(),
            dice: game.about(u64::from(b'j')),
            knowledge: knobs.knowledge,
            error: knobs.error,
        }
    }

    /// What the position is worth to the side to move, which must not be in check.
    pub(crate) fn judge(&mut self, position: &Position) -> i32 {
        let value = f64::from(self.evaluator.evaluate(position));
        let turn = position.turn();
        let counted = f64::from(counted(position, turn) - counted(position, !turn));
        // How a bare king is mated everybody is taught as well.
        let taught = !position.board().color(turn).many() || !position.board().color(!turn).many();
        let opening = is_opening(position, OPENING);
        let knowledge = match (taught, opening) {
            (true, _) => 1.0,
            (false, true) => f64::midpoint(1.0, self.knowledge),
            (false, false) => self.knowledge,
        };
        let known = counted + (value - counted) * knowledge;
        let practice = if opening { 3.0 } else { 1.0 };
        let calm = practice * (1.0 + (counted.abs() / CLEAR).powi(2));
        let error = if self.error > 0.0 {
            self.error * self.dice.about(position.key()).deviation() / calm
        } else {
            0.0
        };
        let fresh = f64::from(220 - i32::from(position.halfmove_clock()).min(100)) / 220.0;
        ((known * fresh + error) as i32).clamp(1 - MATE_BOUND, MATE_BOUND - 1)
    }
}

/// The pieces of a side by what is taught.
pub(crate) fn counted(position: &Position, color: Color) -> i32 {
    let board = position.board();
    let count = |role: Role| board.by(color, role).len() as i32;
    Role::ALL.into_iter().zip(TAUGHT).map(|(role, worth)| count(role) * worth).sum()
}
