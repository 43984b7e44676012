//! Anything that could be set up on a board, and all that is wrong with it.
//!
//! Text: see `rules::fen`. Moves: see `rules::position`. What errors there are: see `rules::setup_error`.

use super::{
    Bitboard, Board, CastlingSide, Color, Piece, Rank, Role, SetupError, SetupErrors, Square, attacks,
};

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
    pub fn errors(&self) -> SetupErrors {
        let mut errors = SetupErrors::default();
        for color in Color::ALL {
            self.count(color, &mut errors);
        }
        let stray = self.board.role(Role::Pawn) & (Bitboard::rank(Rank::R1) | Bitboard::rank(Rank::R8));
        stray.into_iter().for_each(|square| errors.push(SetupError::PawnOnLastRank(square)));
        self.examine_check(&mut errors);
        self.examine_castling(&mut errors);
        if let Some(square) = self.en_passant.filter(|&square| !self.could_just_have_passed(square)) {
            errors.push(SetupError::EnPassant(square));
        }
        errors
    }

    /// The rooks with which castling could be allowed: those of a side whose king is on its first rank, on that rank.
    pub fn castling_candidates(&self) -> Bitboard {
        let of = |color| {
            let king = self.board.by(color, Role::King) & Bitboard::back_rank(color);
            let rooks = self.board.by(color, Role::Rook) & Bitboard::back_rank(color);
            if king.any() { rooks } else { Bitboard::EMPTY }
        };
        of(Color::White) | of(Color::Black)
    }

    /// The squares that a pawn could just have passed over.
    pub fn en_passant_candidates(&self) -> Bitboard {
        Square::all().filter(|&square| self.could_just_have_passed(square)).collect()
    }

    /// The same with the colours exchanged: every piece on the other side of the board, and the other side to move.
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
        let beyond = |role, at_the_start| self.board.by(color, role).len().saturating_sub(at_the_start);
        let promoted = beyond(Role::Knight, 2)
            + beyond(Role::Bishop, 2)
            + beyond(Role::Rook, 2)
            + beyond(Role::Queen, 1);
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
