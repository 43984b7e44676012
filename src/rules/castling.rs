//! Castling in regular chess and Chess960 (3.8.2, Guideline II). A castling right is stored as the square of its
//! rook.
//!
//! For whether castling is legal now, see `rules::movegen`.

use super::{Bitboard, Color, File, Square, attacks, named};

named! {
    /// The two directions of castling: the a-side is the queenside of regular chess, and the h-side is its kingside.
    #[derive(PartialOrd, Ord)]
    pub enum CastlingSide {
        /// The king ends on the c-file, the rook on the d-file: `O-O-O`.
        A = "a",
        /// The king ends on the g-file, the rook on the f-file: `O-O`.
        H = "h",
    }
}

impl CastlingSide {
    /// The side on which a rook stands, seen from the king.
    #[inline(always)]
    pub const fn of(king: Square, rook: Square) -> CastlingSide {
        if (rook.file() as u8) < king.file() as u8 { CastlingSide::A } else { CastlingSide::H }
    }

    /// The square on which the king ends.
    #[inline(always)]
    pub const fn king_goal(self, color: Color) -> Square {
        Square::at(if matches!(self, CastlingSide::A) { File::C } else { File::G }, color.back_rank())
    }

    /// The square on which the rook ends.
    #[inline(always)]
    pub const fn rook_goal(self, color: Color) -> Square {
        Square::at(if matches!(self, CastlingSide::A) { File::D } else { File::F }, color.back_rank())
    }

    /// The notation of the move: `O-O-O` or `O-O`.
    pub const fn san(self) -> &'static str {
        ["O-O-O", "O-O"][self as usize]
    }
}

/// The squares that matter for one castling move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CastlingPath {
    /// The side on which the king castles.
    pub side: CastlingSide,
    /// The square on which the king ends: c1, g1, c8 or g8.
    pub king_goal: Square,
    /// The square on which the rook ends: d1, f1, d8 or f8.
    pub rook_goal: Square,
    /// The king's goal and the squares that the king crosses; none of them may be attacked. Empty if the king stays
    /// where it is.
    pub crossed: Bitboard,
    /// The squares that must be empty, apart from this king and this rook.
    pub clear: Bitboard,
}

impl CastlingPath {
    /// The squares of a castling move by `color`. The king and the rook must stand on that side's first rank.
    #[inline(always)]
    pub fn new(color: Color, king: Square, rook: Square) -> CastlingPath {
        let side = CastlingSide::of(king, rook);
        let (king_goal, rook_goal) = (side.king_goal(color), side.rook_goal(color));
        let crossed = (attacks::between(king, king_goal) | Bitboard::of(king_goal)).without(king);
        let rook_way = attacks::between(rook, rook_goal) | Bitboard::of(rook_goal);
        CastlingPath {
            side,
            king_goal,
            rook_goal,
            crossed,
            clear: (crossed | rook_way).without(king).without(rook),
        }
    }
}
