//! What could be taken with profit, as a person counts it: the value of an undefended piece, or how much more a
//! defended piece is worth than its least valuable attacker.

use crate::rules::{Bitboard, Board, Color, Role, Square};

/// The piece values that everybody is taught, in pawns; 100 for the king.
pub(super) const WORTH: [f32; 6] = [1.0, 3.0, 3.0, 5.0, 9.0, 100.0];

/// What each side could lose on each square, in pawns.
pub(super) struct DangerMap([[f32; 64]; 2]);

impl DangerMap {
    pub(super) fn new(board: &Board) -> DangerMap {
        let mut map = DangerMap([[0.0; 64]; 2]);
        for color in Color::ALL {
            for square in board.color(color) {
                map.0[color.index()][square.index()] = danger(board, square, color);
            }
        }
        map
    }

    pub(super) fn at(&self, color: Color, square: Square) -> f32 {
        self.0[color.index()][square.index()]
    }

    /// The most that a side could lose on one square other than `but`, in pawns.
    pub(super) fn most(&self, color: Color, but: Square) -> f32 {
        let values = self.0[color.index()].iter().enumerate();
        values.filter(|(at, _)| *at != but.index()).fold(0.0, |most, (_, value)| most.max(*value))
    }

    /// The number of squares on which a side could lose something.
    pub(super) fn count(&self, color: Color) -> f32 {
        self.0[color.index()].iter().filter(|value| **value > 0.0).count() as f32
    }
}

fn danger(board: &Board, square: Square, color: Color) -> f32 {
    let Some(role) = board.role_at(square).filter(|role| *role != Role::King) else { return 0.0 };
    let occupied = board.occupied();
    let attackers = board.attackers(square, !color, occupied);
    let Some(least) = least(board, attackers) else { return 0.0 };
    let worth = WORTH[role.index()];
    let defended = board.attackers(square, color, occupied).any();
    if defended { (worth - least).max(0.0) } else { worth }
}

fn least(board: &Board, attackers: Bitboard) -> Option<f32> {
    let worth = |role: Role| WORTH[role.index()];
    Role::ALL.into_iter().find(|role| (board.role(*role) & attackers).any()).map(worth)
}
