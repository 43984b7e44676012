//! A chess position, changed only by legal moves. It is created from a set-up without errors, except for composed
//! positions and positions after an illegal move (see `rules::irregular`).
//!
//! For repetition, see `game::claim`.

use std::sync::LazyLock;

use super::cpu::{self, Work};
use super::{
    Bitboard, Board, CastlingPath, CastlingSide, Color, File, Move, MoveKind, Piece, Rank, Role, Setup,
    SetupError, SetupErrors, Square, attacks, zobrist,
};

/// A position: pieces, side to move, castling and en passant rights, move counters and hash key.
///
/// ```
/// use jadoube::rules::{PieceLetters, Position, read_move};
///
/// let mut position = Position::standard();
/// for text in ["f3", "e5", "g4", "Qh4"] {
///     let mv = read_move(&position, text, &PieceLetters::ENGLISH)?;
///     position.play(mv);
/// }
/// assert!(position.is_checkmate());
/// assert_eq!(position.fen(), "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
/// # Ok::<(), jadoube::rules::MoveTextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) castling_rooks: Bitboard,
    pub(super) key: u64,
    pub(super) fullmove_number: u32,
    pub(super) halfmove_clock: u16,
    pub(super) turn: Color,
    pub(super) en_passant: Option<Square>,
    pub(super) passed: Option<Square>,
}

impl Position {
    /// The regular start, number 518 of Chess960.
    pub fn standard() -> Position {
        use Role::*;
        static STANDARD: LazyLock<Position> =
            LazyLock::new(|| Position::start([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]));
        STANDARD.clone()
    }

    /// The start with these pieces on each side's first rank, from the a-file to the h-file.
    ///
    /// All castling rights remain. The row must be one of the 960 rows of Chess960 (see `chess960`).
    pub(super) fn start(back_rank: [Role; 8]) -> Position {
        let mut board = Board::EMPTY;
        for (file, role) in File::ALL.into_iter().zip(back_rank) {
            for (color, pawns) in [(Color::White, Rank::R2), (Color::Black, Rank::R7)] {
                board.set(Square::at(file, color.back_rank()), Some(Piece { color, role }));
                board.set(Square::at(file, pawns), Some(Piece { color, role: Role::Pawn }));
            }
        }
        let castling_rooks = board.role(Role::Rook);
        Position::examined(&Setup { board, castling_rooks, ..Setup::EMPTY })
    }

    /// The position of a set-up.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up.
    pub fn new(setup: &Setup) -> Result<Position, SetupErrors> {
        let errors = setup.errors();
        if errors.is_empty() { Ok(Position::examined(setup)) } else { Err(errors) }
    }

    /// The position of a set-up, for composed positions that need not be reachable in a game: a side may have more
    /// promoted pieces than missing pawns, as long as its queens and pawns number ten at most. With many more queens, a
    /// [`MoveList`](super::MoveList) would overflow.
    ///
    /// # Errors
    /// Everything that is wrong with the set-up, unless the only errors are such surpluses of promoted pieces.
    pub fn composed(setup: &Setup) -> Result<Position, SetupErrors> {
        let queens = |color| (setup.board.by(color, Role::Queen) | setup.board.by(color, Role::Pawn)).len();
        let errors = setup.errors();
        let few = |error: &SetupError| matches!(error, SetupError::TooManyPromoted { color, .. } if queens(*color) <= 10);
        if errors.iter().all(few) { Ok(Position::examined(setup)) } else { Err(errors) }
    }

    /// The position of a set-up, without a check for errors.
    pub(crate) fn examined(setup: &Setup) -> Position {
        let &Setup { board, turn, castling_rooks, en_passant, halfmove_clock, fullmove_number } = setup;
        let mut position = Position {
            board,
            castling_rooks,
            key: zobrist::whole(&board, turn, castling_rooks),
            // Some programs count moves from 0.
            fullmove_number: fullmove_number.max(1),
            halfmove_clock,
            turn,
            en_passant: None,
            passed: en_passant,
        };
        if let Some(square) = en_passant {
            position.allow_en_passant(square);
        }
        position
    }

    /// The set-up of this position, with an en passant square only if a legal capture uses it.
    pub fn setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling_rooks: self.castling_rooks,
            en_passant: self.en_passant,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// The arrangement of the pieces.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The piece on a square; `None` if the square is empty.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The square of a side's king; meaningless if the side has none (see `rules::irregular`).
    #[inline(always)]
    pub const fn king(&self, color: Color) -> Square {
        Square::new(self.board.by(color, Role::King).0.trailing_zeros() as u8)
    }

    /// The rooks of both sides that still have a castling right.
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.castling_rooks
    }

    /// The square of the rook with which `color` still has the right to castle on a side, even if castling is not
    /// possible now; `None` without that right.
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.king(color);
        (self.castling_rooks & Bitboard::back_rank(color))
            .into_iter()
            .find(|&rook| CastlingSide::of(king, rook) == side)
    }

    /// Whether every remaining castling right is classical: the king is on the e-file, and the rook on the a- or
    /// h-file.
    pub fn castles_classically(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let rooks = self.castling_rooks & Bitboard::back_rank(color);
            let corners = Bitboard::file(File::A) | Bitboard::file(File::H);
            rooks.is_empty() || self.king(color).file() == File::E && (rooks - corners).is_empty()
        })
    }

    /// The target square of a legal en passant capture; `None` if there is no such capture.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The square that a pawn has just passed over with a double step, whether or not the pawn can be captured there;
    /// `None` if the last move was not a double step, or if the set-up left the square out. The square is not part of
    /// the position in the sense of 9.2.3.
    #[inline]
    pub const fn passed(&self) -> Option<Square> {
        self.passed
    }

    /// The half-move clock, which counts plies towards the 50-move rule (9.3).
    #[inline]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The move number: 1 at the start, increased after each move by Black.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// A hash key: equal for positions that are the same in the sense of 9.2.3, and almost certainly different for
    /// others.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether the two are the same position in the sense of 9.2.3: the same pieces, side to move, castling rights and
    /// legal en passant captures. Counters are ignored.
    pub fn is_same_as(&self, other: &Position) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.castling_rooks == other.castling_rooks
            && self.en_passant == other.en_passant
    }

    /// The pieces that give check to the side to move.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers(self.king(self.turn), !self.turn, self.board.occupied())
    }

    /// Whether the side to move is in check (3.9.1); `false` if it has no king.
    #[inline]
    pub fn is_check(&self) -> bool {
        self.is_in_check(self.turn)
    }

    /// Whether the side to move is checkmated (5.1.1): in check, with no legal move.
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is stalemated (5.2.1): not in check, with no legal move.
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// Whether the move is legal here. Only castling, en passant and promotions are looked up in the list of all moves.
    pub fn is_legal(&self, mv: Move) -> bool {
        let (us, from, to) = (self.turn, mv.from(), mv.to());
        let occupied = self.board.occupied();
        let role = match mv.kind() {
            MoveKind::Plain(role) => role,
            MoveKind::DoubleStep => Role::Pawn,
            _ => return self.legal_moves().contains(&mv),
        };
        if !self.board.by(us, role).has(from) || self.board.color(us).has(to) {
            return false;
        }
        let back_ranks = Bitboard::back_rank(Color::White) | Bitboard::back_rank(Color::Black);
        let ahead = attacks::pawn_step(us, from);
        let reaches = match mv.kind() {
            MoveKind::DoubleStep => {
                let home = Bitboard::back_rank(us).has(attacks::pawn_step(!us, from));
                home && !occupied.has(ahead) && attacks::pawn_step(us, ahead) == to && !occupied.has(to)
            }
            _ if role == Role::Pawn => {
                let takes = attacks::pawn(us, from) & self.board.color(!us);
                !back_ranks.has(to) && (takes.has(to) || ahead == to && !occupied.has(to))
            }
            _ => attacks::of(us, role, from, occupied).has(to),
        };
        if !reaches {
            return false;
        }
        let king = if role == Role::King { to } else { self.king(us) };
        let left = occupied.without(from).with(to);
        self.board.attackers(king, !us, left).without(to).is_empty()
    }

    /// The square of the piece that a legal move captures; for en passant, the square next to the origin. `None` if the
    /// move captures nothing.
    pub fn taken_by(&self, mv: Move) -> Option<Square> {
        match mv.kind() {
            MoveKind::Castling => None,
            MoveKind::EnPassant => Some(Square::at(mv.to().file(), mv.from().rank())),
            _ => Some(mv.to()).filter(|&to| self.piece_at(to).is_some()),
        }
    }

    /// The position after a move. The move must be legal, except that it may leave the mover's king attacked.
    #[inline]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// Makes a move on this position. The move must be legal, except that it may leave the mover's king attacked.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        cpu::run(PlayMove(self, mv));
    }

    /// Makes the move. Without `KEYED`, the new key is wrong, so the new position is good only for counting moves.
    #[inline(always)]
    pub(super) fn make<const KEYED: bool>(&mut self, mv: Move) {
        match self.turn {
            Color::White => self.make_as::<true, KEYED>(mv),
            Color::Black => self.make_as::<false, KEYED>(mv),
        }
    }

    #[inline(always)]
    fn make_as<const WHITE: bool, const KEYED: bool>(&mut self, mv: Move) {
        let us = if WHITE { Color::White } else { Color::Black };
        let (from, to) = (mv.from(), mv.to());
        self.turn = !us;
        self.passed = None;
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(!WHITE));
        self.key ^= zobrist::BLACK;
        if let Some(square) = self.en_passant.take() {
            self.key ^= zobrist::en_passant(square.file());
        }
        match mv.kind() {
            MoveKind::Plain(role) => {
                self.halfmove_clock =
                    if role == Role::Pawn { 0 } else { self.halfmove_clock.saturating_add(1) };
                self.take::<KEYED>(!us, to);
                self.lift_and_put::<KEYED>(Piece { color: us, role }, from, to);
                let left = if role == Role::King { Bitboard::back_rank(us) } else { Bitboard::of(from) };
                self.drop_castling::<KEYED>(left | Bitboard::of(to));
            }
            MoveKind::DoubleStep => {
                self.halfmove_clock = 0;
                self.lift_and_put::<KEYED>(Piece { color: us, role: Role::Pawn }, from, to);
                let passed = Square::new((from.index() + to.index()) as u8 / 2);
                self.passed = Some(passed);
                if (attacks::pawn(us, passed) & self.board.by(!us, Role::Pawn)).any() {
                    self.allow_en_passant(passed);
                }
            }
            MoveKind::EnPassant => {
                self.halfmove_clock = 0;
                self.take::<KEYED>(!us, Square::new(to.index() as u8 ^ 8));
                self.lift_and_put::<KEYED>(Piece { color: us, role: Role::Pawn }, from, to);
            }
            MoveKind::Promotion(role) => {
                self.halfmove_clock = 0;
                self.take::<KEYED>(!us, to);
                self.flip::<KEYED>(Piece { color: us, role: Role::Pawn }, from);
                self.flip::<KEYED>(Piece { color: us, role }, to);
                self.drop_castling::<KEYED>(Bitboard::of(to));
            }
            MoveKind::Castling => {
                self.halfmove_clock = self.halfmove_clock.saturating_add(1);
                let path = CastlingPath::new(us, from, to);
                // Each square is flipped on its own, since the king or the rook may already stand on its goal.
                for (role, at, goal) in [(Role::King, from, path.king_goal), (Role::Rook, to, path.rook_goal)]
                {
                    self.flip::<KEYED>(Piece { color: us, role }, at);
                    self.flip::<KEYED>(Piece { color: us, role }, goal);
                }
                self.drop_castling::<KEYED>(Bitboard::back_rank(us));
            }
        }
    }

    /// If a piece of `color` stands on the square, removes it and resets the half-move clock.
    #[inline(always)]
    fn take<const KEYED: bool>(&mut self, color: Color, square: Square) {
        if self.board.color(color).has(square) {
            let role = self.board.role_on_taken(square);
            self.flip::<KEYED>(Piece { color, role }, square);
            self.halfmove_clock = 0;
        }
    }

    #[inline(always)]
    fn lift_and_put<const KEYED: bool>(&mut self, piece: Piece, from: Square, to: Square) {
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.board.colors[piece.color.index()] ^= both;
        self.board.roles[piece.role.index()] ^= both;
        if KEYED {
            self.key ^= zobrist::piece(piece, from) ^ zobrist::piece(piece, to);
        }
    }

    /// Adds or removes a piece.
    #[inline(always)]
    fn flip<const KEYED: bool>(&mut self, piece: Piece, square: Square) {
        self.board.colors[piece.color.index()] ^= Bitboard::of(square);
        self.board.roles[piece.role.index()] ^= Bitboard::of(square);
        if KEYED {
            self.key ^= zobrist::piece(piece, square);
        }
    }

    #[inline(always)]
    fn drop_castling<const KEYED: bool>(&mut self, squares: Bitboard) {
        let lost = self.castling_rooks & squares;
        if lost.any() {
            self.castling_rooks ^= lost;
            if KEYED {
                self.key = lost.into_iter().fold(self.key, |key, rook| key ^ zobrist::castling(rook));
            }
        }
    }

    /// Sets the en passant right if a legal capture exists. A pawn must have just passed over `square`.
    fn allow_en_passant(&mut self, square: Square) {
        if self.can_take_en_passant(square) {
            self.en_passant = Some(square);
            self.key ^= zobrist::en_passant(square.file());
        }
    }
}

/// Positions are equal if they are the same in the sense of 9.2.3 and their counters agree.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.is_same_as(other)
            && self.halfmove_clock == other.halfmove_clock
            && self.fullmove_number == other.fullmove_number
    }
}

impl Eq for Position {}

impl Default for Position {
    fn default() -> Position {
        Position::standard()
    }
}

struct PlayMove<'a>(&'a mut Position, Move);

impl Work<()> for PlayMove<'_> {
    #[inline(always)]
    fn work(self) {
        self.0.make::<true>(self.1);
    }
}
