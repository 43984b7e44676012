//! Why a set-up is not a legal position.
//!
//! For finding these errors, see `rules::setup`; for positions that are legal but implausible, see
//! `rules::implausible`.

use thiserror::Error;

use super::{Bitboard, CastlingSide, Color, Square};

/// One reason why a set-up is not a legal position.
///
/// `color` is the side with the error and `found` the number counted. The other fields are clear from their names, or
/// the variant's comment explains them.
#[allow(missing_docs, reason = "the names of the fields or the comment of the variant explain them")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// A side has no king or more than one.
    #[error("{} has {}", .color.english(), kings(.found))]
    Kings { color: Color, found: usize },
    /// A side has more than 16 pieces, pawns included.
    #[error("{} has {found} pieces, expected at most 16", .color.english())]
    TooManyPieces { color: Color, found: usize },
    /// A side has more than 8 pawns.
    #[error("{} has {found} pawns, expected at most 8", .color.english())]
    TooManyPawns { color: Color, found: usize },
    /// A side has more promoted pieces than missing pawns; `promoted` counts its pieces beyond those it started with.
    #[error(
        "{} has {pawns} pawns and {promoted} pieces that must have been pawns, expected at most 8 together",
        .color.english()
    )]
    TooManyPromoted { color: Color, promoted: usize, pawns: usize },
    /// A pawn stands on the first or the last rank.
    #[error("a pawn stands on {0}, expected none on the first and last ranks")]
    PawnOnLastRank(Square),
    /// The side that has just moved is in check (3.9.2).
    #[error(
        "the king on {king} can be taken from {}, expected the side that has just moved not to be in check",
        join(*.attackers, " and ")
    )]
    WaitingSideInCheck { king: Square, attackers: Bitboard },
    /// The square of a castling right does not hold a rook on its side's first rank, or that side's king is not on the
    /// same rank or is in a corner.
    #[error("castling with a rook on {0}, expected a rook there and its king on that rank, not in a corner")]
    CastlingRook(Square),
    /// A side has castling rights with several rooks on the same side of the king; only one can be unmoved.
    #[error("{} may castle with two rooks on the {}-side, expected one", .color.english(), .side.name())]
    TwoCastlingRooks { color: Color, side: CastlingSide },
    /// No pawn can just have passed over this square.
    #[error("en passant on {0}, expected a square that a pawn has just passed over")]
    EnPassant(Square),
}

pub(super) fn join<T: ToString>(items: impl IntoIterator<Item = T>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

fn kings(found: &usize) -> String {
    if *found == 0 { "no king".to_owned() } else { format!("{found} kings, expected one") }
}

/// All the errors in a set-up.
#[derive(Clone, PartialEq, Eq, Default, Debug, Error)]
#[error("{}", join(.0, "; "))]
pub struct SetupErrors(Vec<SetupError>);

impl SetupErrors {
    pub(crate) fn push(&mut self, error: SetupError) {
        self.0.push(error);
    }

    /// Whether there are no errors, so that the set-up is a legal position.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Iterates over the errors: those about pieces come first, then those about check, castling and en passant.
    pub fn iter(&self) -> std::slice::Iter<'_, SetupError> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a SetupErrors {
    type Item = &'a SetupError;
    type IntoIter = std::slice::Iter<'a, SetupError>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
