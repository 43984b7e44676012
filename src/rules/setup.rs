//! A set-up: anything that can be put on a board, and all that is wrong with it.
//!
//! For set-ups as text, see `rules::fen`; for moves, see `rules::position`; for the kinds of error, see
//! `rules::setup_error`.

use super::{
    Bitboard, Board, CastlingSide, Color, File, Piece, Rank, Role, SetupError, SetupErrors, Square, attacks,
};

/// A set-up, legal or not.
///
/// ```
/// use jadoube::rules::{Color, Piece, Position, Role, Setup};
///
/// let mut setup = Setup::EMPTY;
/// setup.board.set("e1".parse()?, Some(Piece { color: Color::White, role: Role::King }));
/// setup.board.set("e8".parse()?, Some(Piece { color: Color::Black, role: Role::King }));
/// assert!(setup.errors().is_empty());
/// assert_eq!(Position::new(&setup)?.fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
///
/// setup.board.set("e2".parse()?, Some(Piece { color: Color::Black, role: Role::Rook }));
/// setup.turn = Color::Black;
/// assert_eq!(setup.errors().iter().count(), 1); // Black would be to move while White is in check.
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The arrangement of the pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rooks that still have a castling right.
    pub castling_rooks: Bitboard,
    /// The square that a pawn passed over in the last move. `None` if there is no such square; it may also be left out
    /// if no pawn can capture there.
    pub en_passant: Option<Square>,
    /// The number of plies since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The move number: 1 at the start, increased after each move by Black. [`Position`](super::Position) reads 0 as 1.
    pub fullmove_number: u32,
}

/// The number of pieces of each kind, other than king and pawns, with which a side starts.
pub(super) const AT_THE_START: [(Role, usize); 4] =
    [(Role::Knight, 2), (Role::Bishop, 2), (Role::Rook, 2), (Role::Queen, 1)];

impl Setup {
    /// The empty board with White to move and without castling or en passant rights.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Color::White,
        castling_rooks: Bitboard::EMPTY,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// Everything that makes the set-up illegal; empty if it is a legal position.
    pub fn errors(&self) -> SetupErrors {
        let mut errors = SetupErrors::default();
        for color in Color::ALL {
            self.count(color, &mut errors);
        }
        self.board.stray_pawns().into_iter().for_each(|pawn| errors.push(SetupError::PawnOnLastRank(pawn)));
        self.examine_check(&mut errors);
        self.examine_castling(&mut errors);
        if let Some(square) = self.en_passant.filter(|&square| !self.could_just_have_passed(square)) {
            errors.push(SetupError::EnPassant(square));
        }
        errors
    }

    /// The rooks that could have a castling right: those on their side's first rank, if the king is on that rank but
    /// not in a corner. A king in a corner has moved, because it starts between the two rooks (Guideline II.2.1).
    pub fn castling_candidates(&self) -> Bitboard {
        let of = |color| {
            let between = Bitboard::back_rank(color) - Bitboard::file(File::A) - Bitboard::file(File::H);
            let king = self.board.by(color, Role::King) & between;
            let rooks = self.board.by(color, Role::Rook) & Bitboard::back_rank(color);
            if king.any() { rooks } else { Bitboard::EMPTY }
        };
        of(Color::White) | of(Color::Black)
    }

    /// The squares that a pawn of the opponent could just have passed over with a double step.
    pub fn en_passant_candidates(&self) -> Bitboard {
        Square::all().filter(|&square| self.could_just_have_passed(square)).collect()
    }

    /// The same set-up with colours exchanged: every piece changes colour and moves to the mirrored rank, and the other
    /// side is to move.
    pub fn with_colors_exchanged(&self) -> Setup {
        let mut board = Board::EMPTY;
        for (square, Piece { color, role }) in self.board.pieces() {
            board.set(square.mirrored(), Some(Piece { color: !color, role }));
        }
        Setup {
            board,
            turn: !self.turn,
            castling_rooks: self.castling_rooks.into_iter().map(Square::mirrored).collect(),
            en_passant: self.en_passant.map(Square::mirrored),
            ..*self
        }
    }

    fn count(&self, color: Color, errors: &mut SetupErrors) {
        let kings = self.board.by(color, Role::King).len();
        if kings != 1 {
            errors.push(SetupError::Kings { color, found: kings });
        }
        let pieces = self.board.color(color).len();
        if pieces > 16 {
            errors.push(SetupError::TooManyPieces { color, found: pieces });
        }
        let pawns = self.board.by(color, Role::Pawn).len();
        if pawns > 8 {
            errors.push(SetupError::TooManyPawns { color, found: pawns });
        }
        let beyond = |(role, count)| self.board.by(color, role).len().saturating_sub(count);
        let promoted: usize = AT_THE_START.map(beyond).into_iter().sum();
        if pawns <= 8 && promoted + pawns > 8 {
            errors.push(SetupError::TooManyPromoted { color, promoted, pawns });
        }
    }

    fn examine_check(&self, errors: &mut SetupErrors) {
        let waiting = self.board.by(!self.turn, Role::King);
        if let (Some(king), false) = (waiting.first(), waiting.many()) {
            let attackers = self.board.attackers(king, self.turn, self.board.occupied());
            if attackers.any() {
                errors.push(SetupError::WaitingSideInCheck { king, attackers });
            }
        }
    }

    fn examine_castling(&self, errors: &mut SetupErrors) {
        for rook in self.castling_rooks - self.castling_candidates() {
            errors.push(SetupError::CastlingRook(rook));
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
                    errors.push(SetupError::TwoCastlingRooks { color, side });
                }
            }
        }
    }

    /// Whether a pawn of the opponent stands one step beyond `square` and can just have passed over that square with a
    /// double step.
    fn could_just_have_passed(&self, square: Square) -> bool {
        let is_free = |square| !self.board.occupied().has(square);
        square.rank() == Rank::R6.seen_by(self.turn)
            && is_free(square)
            && self.board.by(!self.turn, Role::Pawn).has(attacks::pawn_step(!self.turn, square))
            && is_free(attacks::pawn_step(self.turn, square))
    }
}

/// The square of the rook that K or Q (k or q) refers to in X-FEN: the outermost one on that side of the king, on the
/// king's first rank. `None` if there is no such rook, or if the king is not on its first rank.
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

impl SetupError {
    /// The squares to mark on the board; empty for a missing king.
    pub fn squares(&self, setup: &Setup) -> Bitboard {
        let board = &setup.board;
        match *self {
            SetupError::Kings { color, .. } => board.by(color, Role::King),
            SetupError::TooManyPieces { color, .. } => board.color(color),
            SetupError::TooManyPawns { color, .. } => board.by(color, Role::Pawn),
            SetupError::TooManyPromoted { color, .. } => {
                let several = AT_THE_START.map(|(role, count)| (board.by(color, role), count));
                let several = several.into_iter().filter(|(squares, count)| squares.len() > *count);
                several.fold(Bitboard::EMPTY, |all, (squares, _)| all | squares)
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
