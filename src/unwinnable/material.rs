//! Whether a side can still mate by any series of legal moves (Articles 5.1.2, 5.2.2 and 6.9), judged by material
//! alone.

use crate::rules::{Bitboard, Board, Color, Position, Role};

/// Returns `false` only if `side` certainly can't mate, even with the other side's help.
pub fn can_mate_by_material(position: &Position, side: Color) -> bool {
    let board = position.board();
    let own = board.color(side);
    let strong = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    if (own & strong).any() {
        return true;
    }
    if board.by(side, Role::Knight).any() {
        // A knight needs a second piece, or an enemy piece that takes a square from the enemy king. An enemy queen
        // doesn't help: wherever it could block, it could also capture the knight.
        let idle = board.role(Role::King) | board.role(Role::Queen);
        return own.len() > 2 || (board.color(!side) - idle).any();
    }
    if board.by(side, Role::Bishop).any() {
        let blockers = board.role(Role::Pawn) | board.role(Role::Knight);
        return !bishops_share_a_colour(board) || blockers.any();
    }
    false
}

/// Whether the position is dead (Article 5.2.2), judged by material alone. Exact for bare kings, a single minor piece,
/// and bishops that are all on squares of one colour.
pub fn is_dead_by_material(position: &Position) -> bool {
    Color::ALL.into_iter().all(|side| !can_mate_by_material(position, side))
}

fn bishops_share_a_colour(board: &Board) -> bool {
    let bishops = board.role(Role::Bishop);
    (bishops & Bitboard::DARK).is_empty() || (bishops & Bitboard::LIGHT).is_empty()
}
