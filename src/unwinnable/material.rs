//! Whether a side can still mate by any series of legal moves (5.1.2, 5.2.2, 6.9), as far as the material
//! tells.

use crate::rules::{Bitboard, Board, Color, Position, Role};

/// `false` when `side` surely can't mate, however the other side helps.
pub fn can_mate_by_material(position: &Position, side: Color) -> bool {
    let board = position.board();
    let own = board.color(side);
    let strong = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    if (own & strong).any() {
        return true;
    }
    if board.by(side, Role::Knight).any() {
        // A knight needs a second piece, or a man of the enemy's that takes a square from the king. A queen
        // never only stands in the way: where she can stand she also guards.
        let idle = board.role(Role::King) | board.role(Role::Queen);
        return own.len() > 2 || (board.color(!side) - idle).any();
    }
    if board.by(side, Role::Bishop).any() {
        let blockers = board.role(Role::Pawn) | board.role(Role::Knight);
        return !bishops_share_a_colour(board) || blockers.any();
    }
    false
}

/// 5.2.2, as far as the material tells: exact for bare kings, a single minor piece, and bishops that all
/// stand on squares of one colour.
pub fn is_dead_by_material(position: &Position) -> bool {
    Color::ALL.into_iter().all(|side| !can_mate_by_material(position, side))
}

fn bishops_share_a_colour(board: &Board) -> bool {
    let bishops = board.role(Role::Bishop);
    (bishops & Bitboard::DARK).is_empty() || (bishops & Bitboard::LIGHT).is_empty()
}
