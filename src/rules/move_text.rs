//! What a written move claims about itself, and the errors that reading a move can cause.
//!
//! For reading the text, see `rules::san` and `rules::uci`; for why a move is not legal, see `rules::illegal_reason`.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::setup_error::join;
use super::{CastlingSide, Excerpt, Move, MoveKind, Position, Role, Square, named};

/// A legal move that was read from a text, and what the text claims about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenMove {
    pub mv: Move,
    /// What the text claims about the move, true or not.
    pub(super) claims: ArrayVec<Claim, 4>,
    /// Whether the move is castling, written as a king's move.
    pub castles_as_king_move: bool,
}

impl WrittenMove {
    /// A claim of the text that is not true; `None` if all are true.
    pub fn untrue(&self, position: &Position) -> Option<Claim> {
        self.claims.iter().copied().find(|claim| !claim.holds(position, self.mv))
    }
}

named! {
    /// What a text can claim about its move. Each name is the name of the error that a false claim causes.
    pub enum Claim {
        /// The move captures: `x`.
        Takes = "takes-nothing",
        /// The move captures en passant: `e.p.`.
        EnPassant = "not-en-passant",
        /// The move gives check: `+`.
        Check = "no-check",
        /// The move mates: `#`.
        Mate = "no-mate",
    }
}

impl Claim {
    /// The denial of the claim, in English.
    pub(crate) const fn says(self) -> &'static str {
        match self {
            Claim::Takes => "nothing is captured",
            Claim::EnPassant => "it is not en passant",
            Claim::Check => "it does not give check",
            Claim::Mate => "it does not mate",
        }
    }

    /// Whether the claim that `sign` makes at the end of a move is true of the position `after` the move. A byte other
    /// than `+` or `#` claims nothing, so it counts as true.
    #[inline(always)]
    pub(crate) fn sign_holds(sign: u8, after: &Position) -> bool {
        match sign {
            b'+' => after.is_check(),
            b'#' => after.is_checkmate(),
            _ => true,
        }
    }

    fn holds(self, position: &Position, mv: Move) -> bool {
        let is_check = |next: &Position| next.is_in_check(next.turn);
        match self {
            Claim::Takes => position.taken_by(mv).is_some(),
            Claim::EnPassant => mv.kind() == MoveKind::EnPassant,
            Claim::Check => is_check(&position.after(mv)),
            Claim::Mate => {
                let next = position.after(mv);
                is_check(&next) && next.lawful_moves().is_empty()
            }
        }
    }
}

/// Why a text is not a legal move in a position, or what it says that is not true of the move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveTextError {
    /// The text can't be read as a move.
    #[error("the move is {0}, expected one such as e4, Nf3, exd5, O-O, e8=Q or g1f3")]
    Malformed(Excerpt),
    /// The text is a move, but not a legal one here.
    #[error("the move is {found}, expected one that is legal in this position")]
    Illegal {
        /// The beginning of the text.
        found: Excerpt,
        /// The side of castling, if the text is castling in notation (`O-O`) or in words; otherwise, or if a king is
        /// missing, `None`.
        castling: Option<CastlingSide>,
        /// The piece to move; `None` if the text names it only by a square that is empty, or if a king is missing.
        role: Option<Role>,
        /// The origin square, if the text and the board leave only one; otherwise, or if a king is missing, `None`.
        from: Option<Square>,
        /// The target square. If the text is castling in notation or in words: the rook's square, or the king's goal if
        /// there is no castling right on that side or a king is missing.
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
    /// The text is a legal move, but claims something about it that is not true.
    #[error("the move is {found}, expected only what is true of it: {}", .claim.says())]
    Untrue {
        /// The beginning of the text.
        found: Excerpt,
        /// The claim that is not true.
        claim: Claim,
    },
}
