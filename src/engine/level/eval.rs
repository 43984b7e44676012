//! A level's evaluation: the hand-written terms, without the network, shrinking as the fifty-move limit approaches.
//! Also the material balance.

use crate::engine::eval::Evaluator;
use crate::engine::score::MATE_BOUND;
use crate::rules::{Color, Position, Role};

/// The piece values that beginners are taught, from pawn to queen, in centipawns.
const PIECE_VALUES: [i32; 5] = [100, 300, 300, 500, 900];

pub(super) struct Eval(Evaluator);

impl Eval {
    pub(super) fn new() -> Eval {
        Eval(Evaluator::by_hand())
    }

    /// The value for the side to move, in centipawns; never a mate score.
    pub(super) fn evaluate(&mut self, position: &Position) -> i32 {
        let left = 220 - i32::from(position.halfmove_clock()).min(100);
        (self.0.evaluate(position) * left / 220).clamp(1 - MATE_BOUND, MATE_BOUND - 1)
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
