//! What can go wrong when a move is read from text, and reading one that may be of either kind.
//!
//! The two kinds themselves: see `rules::san`. Why a move is not legal: see `rules::illegal_reason`.

use std::fmt;

use super::{CastlingSide, Excerpt, Move, PieceLetters, Position, Role, Square, read_san, read_uci};

/// Reads a move in UCI or in SAN. Where a text is both, such as `e2e4`, both mean the same.
///
/// # Errors
/// What is wrong with it as UCI if it looks like that, and as SAN otherwise.
pub fn read_move(position: &Position, text: &str, letters: &PieceLetters) -> Result<Move, MoveTextError> {
    match read_uci(position, text) {
        Err(MoveTextError::Malformed(_)) => read_san(position, text, letters),
        uci => uci,
    }
}

/// Why a text is not a move in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveTextError {
    /// It is no move in any position.
    Malformed(Excerpt),
    /// It is a move, but none that is legal here.
    Illegal {
        /// The text.
        found: Excerpt,
        /// The side on which it castles, where it is written as castling (`O-O`).
        castling: Option<CastlingSide>,
        /// What would move; unknown when the text names an empty square.
        role: Option<Role>,
        /// Where it stands, if the text and the board leave only one square.
        from: Option<Square>,
        /// Where it would go; in castling the rook's square, or the king's goal when there is no such rook.
        to: Square,
    },
    /// Several legal moves are written so: a piece too many can go there, or the new piece of a promotion is missing.
    Ambiguous {
        /// The text.
        found: Excerpt,
        /// The moves that it may mean, all legal.
        candidates: Vec<Move>,
    },
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveTextError::Malformed(found) => {
                write!(f, "the move is {found}, expected one such as e4, Nf3, exd5, O-O, e8=Q or g1f3")
            }
            MoveTextError::Illegal { found, .. } => {
                write!(f, "the move is {found}, expected one that is legal in this position")
            }
            MoveTextError::Ambiguous { found, candidates } => {
                write!(f, "the move is {found}, expected one of ")?;
                for (index, candidate) in candidates.iter().enumerate() {
                    write!(f, "{}{candidate}", if index == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for MoveTextError {}
