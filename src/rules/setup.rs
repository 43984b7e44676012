//! Anything that could be set up on a board, and all that is wrong with it.
//!
//! Absent on purpose: text (see `fen`), moves (see `position`). What a game could never have reached but the rules can be
//! applied to is no fault: a king in check from three sides may be studied.

use std::fmt;

use super::{Bitboard, Board, CastlingSide, Color, Rank, Role, Square, attacks};

/// A position that has not been examined yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Which piece stands where.
    pub board: Board,
    /// Who has the move.
    pub turn: Color,
    /// The rooks with which castling is still allowed.
    pub castling_rooks: Bitboard,
    /// The square that a pawn passed over in the move just made.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move; 150 of them end a game (9.6.2).
    pub halfmove_clock: u16,
    /// The number of the move, 1 at the start, one more after each move of Black; a position takes 0 for 1.
    pub fullmove_number: u32,
}

impl Setup {
    /// An empty board, White to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Color::White,
        castling_rooks: Bitboard::EMPTY,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// Everything that keeps this from being a position of chess; empty when it is one.
    pub fn faults(&self) -> Faults {
        let mut faults = Faults::default();
        for color in Color::ALL {
            self.count(color, &mut faults);
        }
        let stray = self.board.role(Role::Pawn) & (Bitboard::rank(Rank::R1) | Bitboard::rank(Rank::R8));
        faults.0.extend(stray.into_iter().map(Fault::PawnOnLastRank));
        self.examine_check(&mut faults);
        self.examine_castling(&mut faults);
        if let Some(square) = self.en_passant.filter(|&square| !self.could_just_have_passed(square)) {
            faults.0.push(Fault::EnPassant(square));
        }
        faults
    }

    fn count(&self, color: Color, faults: &mut Faults) {
        let kings = self.board.by(color, Role::King).len();
        if kings != 1 {
            faults.0.push(Fault::Kings { color, found: kings });
        }
        let pieces = self.board.color(color).len();
        if pieces > 16 {
            faults.0.push(Fault::TooManyPieces { color, found: pieces });
        }
        let pawns = self.board.by(color, Role::Pawn).len();
        if pawns > 8 {
            faults.0.push(Fault::TooManyPawns { color, found: pawns });
        }
        let beyond = |role, at_the_start| self.board.by(color, role).len().saturating_sub(at_the_start);
        let promoted = beyond(Role::Knight, 2)
            + beyond(Role::Bishop, 2)
            + beyond(Role::Rook, 2)
            + beyond(Role::Queen, 1);
        if pawns <= 8 && promoted + pawns > 8 {
            faults.0.push(Fault::TooManyPromoted { color, promoted, pawns });
        }
    }

    fn examine_check(&self, faults: &mut Faults) {
        let waiting = self.board.by(!self.turn, Role::King);
        if let (Some(king), false) = (waiting.first(), waiting.many()) {
            let attackers = self.board.attackers(king, self.turn, self.board.occupied());
            if attackers.any() {
                faults.0.push(Fault::WaitingSideInCheck { king, attackers });
            }
        }
    }

    fn examine_castling(&self, faults: &mut Faults) {
        for rook in self.castling_rooks {
            let standing = Color::ALL.into_iter().find(|&color| {
                let king = self.board.by(color, Role::King) & Bitboard::back_rank(color);
                let rooks = self.board.by(color, Role::Rook) & Bitboard::back_rank(color);
                king.any() && rooks.has(rook)
            });
            if standing.is_none() {
                faults.0.push(Fault::CastlingRook(rook));
            }
        }
        for color in Color::ALL {
            let Some(king) = (self.board.by(color, Role::King) & Bitboard::back_rank(color)).first() else {
                continue;
            };
            for side in CastlingSide::ALL {
                let rooks = (self.castling_rooks & Bitboard::back_rank(color) & self.board.color(color))
                    .into_iter()
                    .filter(|&rook| CastlingSide::of(king, rook) == side);
                if rooks.count() > 1 {
                    faults.0.push(Fault::TwoCastlingRooks { color, side });
                }
            }
        }
    }

    /// Whether the pawn in front of `square` can have come there by a first move of two squares.
    fn could_just_have_passed(&self, square: Square) -> bool {
        let (rank, back) = match self.turn {
            Color::White => (Rank::R6, 1),
            Color::Black => (Rank::R3, -1),
        };
        let pawns = self.board.by(!self.turn, Role::Pawn);
        square.rank() == rank
            && !self.board.occupied().has(square)
            && square.offset(0, -back).is_some_and(|pawn| pawns.has(pawn))
            && square.offset(0, back).is_some_and(|start| !self.board.occupied().has(start))
    }
}

/// One thing that keeps a set-up from being a position of chess.
///
/// `color` is whose fault it is, `found` how many there are; every other field is what the line of its variant speaks of.
#[allow(missing_docs, reason = "the line of each variant speaks of its fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A side has no king or more than one (2.3).
    Kings { color: Color, found: usize },
    /// A side has more than 16 pieces, pawns included.
    TooManyPieces { color: Color, found: usize },
    /// A side has more than 8 pawns.
    TooManyPawns { color: Color, found: usize },
    /// More pieces of one kind than the start and the missing pawns explain.
    TooManyPromoted { color: Color, promoted: usize, pawns: usize },
    /// A pawn on the first or the last rank.
    PawnOnLastRank(Square),
    /// The side that has just moved left its king attacked (3.9.2).
    WaitingSideInCheck { king: Square, attackers: Bitboard },
    /// No rook of a side whose king is on its first rank stands on this square of that rank.
    CastlingRook(Square),
    /// Two rooks on the same side of the king can't both be unmoved.
    TwoCastlingRooks { color: Color, side: CastlingSide },
    /// No pawn can just have passed over this square.
    EnPassant(Square),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Fault::Kings { color, found: 0 } => write!(f, "{} has no king", name(color)),
            Fault::Kings { color, found } => write!(f, "{} has {found} kings, expected one", name(color)),
            Fault::TooManyPieces { color, found } => {
                write!(f, "{} has {found} pieces, expected at most 16", name(color))
            }
            Fault::TooManyPawns { color, found } => {
                write!(f, "{} has {found} pawns, expected at most 8", name(color))
            }
            Fault::TooManyPromoted { color, promoted, pawns } => write!(
                f,
                "{} has {pawns} pawns and {promoted} pieces that must have been pawns, expected at most 8 together",
                name(color)
            ),
            Fault::PawnOnLastRank(square) => {
                write!(f, "a pawn stands on {square}, expected none on the first and last ranks")
            }
            Fault::WaitingSideInCheck { king, attackers } => {
                write!(f, "the king on {king} can be taken from ")?;
                for (index, square) in attackers.into_iter().enumerate() {
                    write!(f, "{}{square}", if index == 0 { "" } else { " and " })?;
                }
                f.write_str(", expected the side that has just moved not to be in check")
            }
            Fault::CastlingRook(square) => {
                write!(f, "castling with a rook on {square}, expected a rook there and its king on that rank")
            }
            Fault::TwoCastlingRooks { color, side } => write!(
                f,
                "{} may castle with two rooks on the {}-side, expected one",
                name(color),
                match side {
                    CastlingSide::A => 'a',
                    CastlingSide::H => 'h',
                }
            ),
            Fault::EnPassant(square) => {
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

/// All faults of a set-up.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The set-up is a position of chess.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One by one: of the pieces first, then of check, castling and en passant.
    pub fn iter(&self) -> std::slice::Iter<'_, Fault> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The faults in one sentence.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// Where a right to castle by K or Q, k or q, belongs: the outermost rook on that side of the king (X-FEN).
pub(super) fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Option<Square> {
    let king = (board.by(color, Role::King) & Bitboard::back_rank(color)).first()?;
    let rooks = (board.by(color, Role::Rook) & attacks::rook_rays(king) & Bitboard::back_rank(color))
        .into_iter()
        .filter(|&rook| CastlingSide::of(king, rook) == side);
    match side {
        CastlingSide::A => rooks.min(),
        CastlingSide::H => rooks.max(),
    }
}
