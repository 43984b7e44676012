//! Reads a move in UCI or SAN, and the errors of both.
//!
//! SAN and UCI themselves: see `rules::san` and `rules::uci`. Why a move is not legal: see `rules::illegal_reason`.

use thiserror::Error;

use super::setup_error::join;
use super::{CastlingSide, Excerpt, Move, PieceLetters, Position, Role, Square, read_san, read_uci};

/// Reads a move in UCI or in SAN. If a text is valid in both, such as `e2e4`, both mean the same.
///
/// # Errors
/// The UCI error if the text looks like UCI, otherwise the SAN error.
pub fn read_move(position: &Position, text: &str, letters: &PieceLetters) -> Result<Move, MoveTextError> {
    match read_uci(position, text) {
        Err(MoveTextError::Malformed(_)) => read_san(position, text, letters),
        uci => uci,
    }
}

/// Why a text is not a legal move in a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveTextError {
    /// The text is not a move in any position.
    #[error("the move is {0}, expected one such as e4, Nf3, exd5, O-O, e8=Q or g1f3")]
    Malformed(Excerpt),
    /// The text is a move, but not a legal one here.
    #[error("the move is {found}, expected one that is legal in this position")]
    Illegal {
        /// The beginning of the text.
        found: Excerpt,
        /// The side of castling, if the text is castling notation (`O-O`).
        castling: Option<CastlingSide>,
        /// The piece to move; `None` if the text names an empty square.
        role: Option<Role>,
        /// Where that piece stands, if the text and the board leave only one square.
        from: Option<Square>,
        /// The target square. For castling: the rook's square, or the king's goal if there is no such rook.
        to: Square,
    },
    /// Several legal moves match: the text lacks part of the origin square, or the promotion piece.
    #[error("the move is {found}, expected one of {}", join(.candidates, ", "))]
    Ambiguous {
        /// The beginning of the text.
        found: Excerpt,
        /// The legal moves that match.
        candidates: Vec<Move>,
    },
}
