//! What a search needs from a position: for example, captures and quiet moves separately, the board after a move, and a
//! null move.
//!
//! For choosing a move, see `engine::search`.

use super::cpu::{self, Work};
use super::movegen::{self, Sink};
use super::{
    Bitboard, Board, Color, Move, MoveKind, MoveList, Piece, Position, Role, Square, attacks, zobrist,
};

impl Position {
    /// The legal captures and promotions.
    #[inline]
    pub fn noisy_moves(&self) -> MoveList {
        cpu::run(ListFiltered::<true>(self))
    }

    /// The legal moves that neither capture nor promote.
    #[inline]
    pub fn quiet_moves(&self) -> MoveList {
        cpu::run(ListFiltered::<false>(self))
    }

    /// The legal moves that give check and neither capture nor promote.
    #[inline]
    pub fn quiet_checks(&self) -> MoveList {
        cpu::run(ListChecks(self))
    }

    /// The board after a legal move, without the rest of the position.
    #[inline(always)]
    pub(crate) fn board_after(&self, mv: Move) -> Board {
        let role = match mv.kind() {
            MoveKind::Plain(role) => role,
            MoveKind::DoubleStep => Role::Pawn,
            _ => return self.after(mv).board,
        };
        let (us, from, to) = (self.turn.index(), Bitboard::of(mv.from()), Bitboard::of(mv.to()));
        let mut board = self.board;
        if (board.colors[1 - us] & to).any() {
            for set in &mut board.roles {
                *set = *set - to;
            }
            board.colors[1 - us] = board.colors[1 - us] - to;
        }
        board.colors[us] ^= from | to;
        board.roles[role.index()] ^= from | to;
        board
    }

    /// Whether a move that is legal here captures or promotes.
    #[inline]
    pub fn is_noisy(&self, mv: Move) -> bool {
        match mv.kind() {
            MoveKind::EnPassant | MoveKind::Promotion(_) => true,
            MoveKind::Castling => false,
            _ => self.board.occupied().has(mv.to()),
        }
    }

    /// Whether a legal move gives check.
    pub fn gives_check(&self, mv: Move) -> bool {
        let (us, from, to) = (self.turn, mv.from(), mv.to());
        let king = self.king(!us);
        let role = match mv.kind() {
            MoveKind::Plain(role) => role,
            MoveKind::DoubleStep => Role::Pawn,
            _ => return self.after(mv).is_check(),
        };
        let occupied = self.board.occupied().without(from).with(to);
        if attacks::of(us, role, to, occupied).has(king) {
            return true;
        }
        // A discovered check is possible only if the piece stood on a line with the king.
        let behind = attacks::line(king, from) - Bitboard::of(from);
        let straight = behind & self.board.straight_sliders() & self.board.color(us);
        let diagonal = behind & self.board.diagonal_sliders() & self.board.color(us);
        straight.any() && (attacks::rook(king, occupied) & straight).any()
            || diagonal.any() && (attacks::bishop(king, occupied) & diagonal).any()
    }

    /// The squares that the side not to move attacks, including squares where its own pieces stand.
    #[inline]
    pub fn attacked(&self) -> Bitboard {
        cpu::run(FindAttacked(self))
    }

    /// The position after a null move. The side to move must not be in check. No repetition or 50-move count reaches
    /// across a null move, so the half-move clock restarts.
    #[inline]
    pub fn after_pass(&self) -> Position {
        let mut next = self.clone();
        next.turn = !next.turn;
        next.key ^= zobrist::BLACK;
        next.passed = None;
        next.fullmove_number = next.fullmove_number.saturating_add(u32::from(self.turn == Color::Black));
        next.halfmove_clock = 0;
        if let Some(square) = next.en_passant.take() {
            next.key ^= zobrist::en_passant(square.file());
        }
        next
    }

    /// The key of the position after a legal move, computed without making the move. The key is wrong if the move
    /// castles, captures en passant, promotes, ends a castling right or allows an en passant capture; it is good enough
    /// for prefetching.
    #[inline]
    pub fn likely_key_after(&self, mv: Move) -> u64 {
        let piece = Piece { color: self.turn, role: mv.role() };
        let mut key = self.key ^ zobrist::BLACK;
        key ^= zobrist::piece(piece, mv.from()) ^ zobrist::piece(piece, mv.to());
        if self.board.color(!self.turn).has(mv.to()) {
            let taken = Piece { color: !self.turn, role: self.board.role_on_taken(mv.to()) };
            key ^= zobrist::piece(taken, mv.to());
        }
        match self.en_passant {
            Some(square) => key ^ zobrist::en_passant(square.file()),
            None => key,
        }
    }

    /// Whether a side has a piece other than its king and pawns.
    #[inline]
    pub fn has_pieces(&self, color: Color) -> bool {
        let plain = self.board.role(Role::King) | self.board.role(Role::Pawn);
        (self.board.color(color) - plain).any()
    }
}

struct FindAttacked<'a>(&'a Position);

impl Work<Bitboard> for FindAttacked<'_> {
    #[inline(always)]
    fn work(self) -> Bitboard {
        let (board, them) = (&self.0.board, !self.0.turn);
        let (own, occupied) = (board.color(them), board.occupied());
        let mut attacked = attacks::king(self.0.king(them));
        for square in board.by(them, Role::Pawn) {
            attacked |= attacks::pawn(them, square);
        }
        for square in board.by(them, Role::Knight) {
            attacked |= attacks::knight(square);
        }
        for square in board.diagonal_sliders() & own {
            attacked |= attacks::bishop(square, occupied);
        }
        for square in board.straight_sliders() & own {
            attacked |= attacks::rook(square, occupied);
        }
        attacked
    }
}

struct ListFiltered<'a, const NOISY: bool>(&'a Position);

impl<const NOISY: bool> Work<MoveList> for ListFiltered<'_, NOISY> {
    #[inline(always)]
    fn work(self) -> MoveList {
        let taken = self.0.board.color(!self.0.turn);
        let wanted = if NOISY { taken } else { !taken };
        let mut filtered = FilteredMoves::<NOISY> { list: MoveList::new(), wanted };
        movegen::generate(self.0, &mut filtered);
        filtered.list
    }
}

/// A sink that collects only the noisy or only the quiet moves.
struct FilteredMoves<const NOISY: bool> {
    list: MoveList,
    wanted: Bitboard,
}

impl<const NOISY: bool> Sink for FilteredMoves<NOISY> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        self.list.piece(role, from, targets & self.wanted);
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, step: i8) {
        self.list.pawns(targets & self.wanted, step);
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, step: i8) {
        if NOISY {
            self.list.promotions(targets, step);
        }
    }

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        if NOISY != mv.is_castling() {
            self.list.push(mv);
        }
    }
}

struct ListChecks<'a>(&'a Position);

impl Work<MoveList> for ListChecks<'_> {
    #[inline(always)]
    fn work(self) -> MoveList {
        let position = self.0;
        let (board, us) = (&position.board, position.turn);
        let (king, occupied) = (position.king(!us), board.occupied());
        let (diagonal, straight) = (attacks::bishop(king, occupied), attacks::rook(king, occupied));
        let mut checks = Checks {
            list: MoveList::new(),
            king,
            empty: !occupied,
            direct: [
                attacks::pawn(!us, king),
                attacks::knight(king),
                diagonal,
                straight,
                diagonal | straight,
                Bitboard::EMPTY,
            ],
            hiding: movegen::danger(board, !us, king).shields & board.color(us),
        };
        movegen::generate(position, &mut checks);
        let mut list = checks.list;
        list.retain(|mv| !mv.is_castling() || position.gives_check(*mv));
        list
    }
}

/// A sink that collects quiet moves that give check, and all castling moves.
struct Checks {
    list: MoveList,
    /// The square of the opponent's king.
    king: Square,
    empty: Bitboard,
    /// The squares from which a piece of each role gives check.
    direct: [Bitboard; 6],
    /// The pieces of the side to move that give check by leaving the line between the king and a piece behind them.
    hiding: Bitboard,
}

impl Sink for Checks {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        let mut checks = self.direct[role.index()];
        if self.hiding.has(from) {
            checks |= !attacks::line(self.king, from);
        }
        self.list.piece(role, from, targets & self.empty & checks);
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, step: i8) {
        // A quiet pawn move stays on its file, so a pawn on the king's file can't uncover a check.
        let hiding = self.hiding - Bitboard::file(self.king.file());
        let left = if step > 0 { hiding.0 << step } else { hiding.0 >> -step };
        self.list.pawns(targets & self.empty & (self.direct[0] | Bitboard(left)), step);
    }

    #[inline(always)]
    fn promotions(&mut self, _targets: Bitboard, _step: i8) {}

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        if mv.is_castling() {
            self.list.push(mv);
        }
    }
}
