//! What everybody is taught about the first moves: pawns to the centre, pieces out, the king into safety. It
//! tips the balance between moves that are about as good.

use super::is_opening;
use crate::rules::{Bitboard, File, Move, MoveKind, Position, Role};

/// In so many first moves.
const OPENING: u32 = 10;

/// How much better or worse a move looks by the principles, in centipawns; a capture speaks for itself.
pub(crate) fn bonus(position: &Position, mv: Move) -> i32 {
    if !is_opening(position, OPENING) || position.is_noisy(mv) {
        return 0;
    }
    let file = mv.to().file();
    let central = matches!(file, File::D | File::E);
    let beside = matches!(file, File::C | File::F);
    let home = Bitboard::back_rank(position.turn());
    let develops = home.has(mv.from()) && !home.has(mv.to());
    let edge = matches!(file, File::A | File::H);
    match (mv.kind(), mv.role()) {
        (MoveKind::Castling, _) => 35,
        (MoveKind::DoubleStep, _) if central => 25,
        (MoveKind::DoubleStep, _) if file == File::C => 8,
        (_, Role::Pawn) if central => 5,
        (_, Role::Pawn) if edge => -18,
        (_, Role::Pawn) => -8,
        (_, Role::Knight) if develops && !edge => {
            if central || beside {
                18
            } else {
                8
            }
        }
        (_, Role::Knight) => -15,
        (_, Role::Bishop) if develops => 14,
        (_, Role::Bishop) => -10,
        (_, Role::Rook) => -12,
        (_, Role::Queen) => -12,
        (_, Role::King) => -40,
    }
}
