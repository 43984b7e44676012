//! Why a set-up is not a legal position.
//!
//! Detection: see `rules::setup`. Legal but odd positions: see `rules::implausible`.

use std::fmt;

use super::{Bitboard, CastlingSide, Color, Role, Setup, Square};

/// One reason why a set-up is not a legal position.
///
/// `color` is the side with the error and `found` the number counted. Each variant's comment explains its other fields.
#[allow(missing_docs, reason = "each variant's comment explains its fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A side has no king or more than one (2.3).
    Kings { color: Color, found: usize },
    /// A side has more than 16 pieces, pawns included.
    TooManyPieces { color: Color, found: usize },
    /// A side has more than 8 pawns.
    TooManyPawns { color: Color, found: usize },
    /// More pieces of one kind than the start and the missing pawns can explain.
    TooManyPromoted { color: Color, promoted: usize, pawns: usize },
    /// A pawn stands on the first or the last rank.
    PawnOnLastRank(Square),
    /// The side that has just moved is in check (3.9.2).
    WaitingSideInCheck { king: Square, attackers: Bitboard },
    /// A castling right names a square that has no rook of a side with its king on that first rank.
    CastlingRook(Square),
    /// A side has castling rights with two rooks on the same side of the king; only one can be unmoved.
    TwoCastlingRooks { color: Color, side: CastlingSide },
    /// No pawn can just have passed over this square.
    EnPassant(Square),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupError::Kings { color, found: 0 } => write!(f, "{} has no king", name(color)),
            SetupError::Kings { color, found } => {
                write!(f, "{} has {found} kings, expected one", name(color))
            }
            SetupError::TooManyPieces { color, found } => {
                write!(f, "{} has {found} pieces, expected at most 16", name(color))
            }
            SetupError::TooManyPawns { color, found } => {
                write!(f, "{} has {found} pawns, expected at most 8", name(color))
            }
            SetupError::TooManyPromoted { color, promoted, pawns } => write!(
                f,
                "{} has {pawns} pawns and {promoted} pieces that must have been pawns, expected at most 8 together",
                name(color)
            ),
            SetupError::PawnOnLastRank(square) => {
                write!(f, "a pawn stands on {square}, expected none on the first and last ranks")
            }
            SetupError::WaitingSideInCheck { king, attackers } => {
                write!(f, "the king on {king} can be taken from ")?;
                for (index, square) in attackers.into_iter().enumerate() {
                    write!(f, "{}{square}", if index == 0 { "" } else { " and " })?;
                }
                f.write_str(", expected the side that has just moved not to be in check")
            }
            SetupError::CastlingRook(square) => {
                write!(f, "castling with a rook on {square}, expected a rook there and its king on that rank")
            }
            SetupError::TwoCastlingRooks { color, side } => write!(
                f,
                "{} may castle with two rooks on the {}-side, expected one",
                name(color),
                match side {
                    CastlingSide::A => 'a',
                    CastlingSide::H => 'h',
                }
            ),
            SetupError::EnPassant(square) => {
                write!(f, "en passant on {square}, expected a square that a pawn has just passed over")
            }
        }
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

impl SetupError {
    /// The squares to mark on the board; empty if something is missing.
    pub fn squares(&self, setup: &Setup) -> Bitboard {
        let board = &setup.board;
        match *self {
            SetupError::Kings { color, .. } => board.by(color, Role::King),
            SetupError::TooManyPieces { color, .. } => board.color(color),
            SetupError::TooManyPawns { color, .. } => board.by(color, Role::Pawn),
            SetupError::TooManyPromoted { color, .. } => {
                let more =
                    |role, at_the_start| Some(board.by(color, role)).filter(|all| all.len() > at_the_start);
                let kinds = [(Role::Knight, 2), (Role::Bishop, 2), (Role::Rook, 2), (Role::Queen, 1)];
                let several = kinds.into_iter().filter_map(|(role, at_the_start)| more(role, at_the_start));
                several.fold(Bitboard::EMPTY, |all, some| all | some)
            }
            SetupError::PawnOnLastRank(square)
            | SetupError::CastlingRook(square)
            | SetupError::EnPassant(square) => Bitboard::of(square),
            SetupError::WaitingSideInCheck { king, attackers } => attackers.with(king),
            SetupError::TwoCastlingRooks { color, side } => {
                let Some(king) = (board.by(color, Role::King) & Bitboard::back_rank(color)).first() else {
                    return Bitboard::EMPTY;
                };
                let rooks = setup.castling_rooks & Bitboard::back_rank(color) & board.color(color);
                rooks.into_iter().filter(|&rook| CastlingSide::of(king, rook) == side).collect()
            }
        }
    }
}

/// All errors of a set-up.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SetupErrors(Vec<SetupError>);

impl SetupErrors {
    pub(crate) fn push(&mut self, error: SetupError) {
        self.0.push(error);
    }

    /// Whether there are no errors, so the set-up is a legal position.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Iterates over the errors: pieces first, then check, castling and en passant.
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

/// All errors, separated by semicolons.
impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupErrors {}
