//! A move in two bytes, and a list of moves.
//!
//! For making moves, see `rules::position`; for moves as text, see `rules::san`.

use std::fmt;
use std::num::NonZeroU16;

use super::{Role, Square};

/// Which piece moves, and whether the move is a special one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// A move of this piece or pawn that is none of the special moves below, whether or not it captures.
    Plain(Role),
    /// A pawn's first move of two squares (3.7.2).
    DoubleStep,
    /// Castling, written as the king taking its own rook: `to` is the rook's square.
    Castling,
    /// A pawn captures a pawn that has just advanced two squares (3.7.3.1); `to` is the square behind that pawn.
    EnPassant,
    /// A pawn reaches the last rank and is promoted to this piece (3.7.3.3).
    Promotion(Role),
}

/// A move, which has meaning only together with the position in which it is legal.
///
/// Bits 0-5 hold the origin square, bits 6-11 the target square, and bits 12-15 the kind. No move is zero, so
/// `Option<Move>` takes two bytes too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(NonZeroU16);

// The numbers of the kinds, in four bits; a plain move has the number of its role, 0 to 5.
const CASTLING: u16 = 6;
const EN_PASSANT: u16 = 7;
/// The number of a promotion is this plus the number of the new piece's role, 1 to 4.
const PROMOTION: u16 = 8;
const DOUBLE_STEP: u16 = 13;

impl Move {
    /// A move between two different squares.
    #[inline(always)]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        let kind = match kind {
            MoveKind::Plain(role) => role.index() as u16,
            MoveKind::DoubleStep => DOUBLE_STEP,
            MoveKind::Castling => CASTLING,
            MoveKind::EnPassant => EN_PASSANT,
            MoveKind::Promotion(role) => PROMOTION + role.index() as u16,
        };
        let bits = from.index() as u16 | (to.index() as u16) << 6 | kind << 12;
        match NonZeroU16::new(bits) {
            Some(bits) => Move(bits),
            // Only a pawn's move a1-a1 gives zero; it becomes a value that is never a legal move.
            None => Move(NonZeroU16::MAX),
        }
    }

    /// The origin square; in castling, the king's square.
    #[inline(always)]
    pub const fn from(self) -> Square {
        Square::new(self.0.get() as u8)
    }

    /// The target square; in castling, the rook's square.
    #[inline(always)]
    pub const fn to(self) -> Square {
        Square::new((self.0.get() >> 6) as u8)
    }

    #[inline(always)]
    pub const fn kind(self) -> MoveKind {
        match self.0.get() >> 12 {
            kind @ 0..CASTLING => MoveKind::Plain(Role::ALL[kind as usize]),
            CASTLING => MoveKind::Castling,
            EN_PASSANT => MoveKind::EnPassant,
            DOUBLE_STEP => MoveKind::DoubleStep,
            kind => MoveKind::Promotion(Role::ALL[(kind - PROMOTION) as usize % 6]),
        }
    }

    /// The piece that moves; in castling, the king.
    #[inline(always)]
    pub const fn role(self) -> Role {
        match self.kind() {
            MoveKind::Plain(role) => role,
            MoveKind::Castling => Role::King,
            MoveKind::DoubleStep | MoveKind::EnPassant | MoveKind::Promotion(_) => Role::Pawn,
        }
    }

    /// The two bytes as a number, for storing or comparing moves; never 0.
    #[inline(always)]
    pub const fn bits(self) -> u16 {
        self.0.get()
    }

    /// The inverse of [`Move::bits`]; `None` for 0. Any other value gives a move, which may be legal nowhere.
    #[inline(always)]
    pub const fn from_bits(bits: u16) -> Option<Move> {
        match NonZeroU16::new(bits) {
            Some(bits) => Some(Move(bits)),
            None => None,
        }
    }

    /// Whether the move is castling, on either side.
    #[inline(always)]
    pub const fn is_castling(self) -> bool {
        self.0.get() >> 12 == CASTLING
    }

    /// The piece that a pawn is promoted to; `None` if the move is not a promotion.
    #[inline(always)]
    pub const fn promotion(self) -> Option<Role> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}

/// Writes the move in UCI, with castling as the king taking its own rook.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The moves of one position. No legal position is known to have more than 218 (Nenad Petrović, 1964).
pub type MoveList = arrayvec::ArrayVec<Move, 256>;
