//! What a gesture on the board means, and why a gesture is not a legal move.
//!
//! A gesture is a pair of squares: where the piece was picked up and where it was released. A gesture that matches no
//! legal move gets exactly one reason.
//!
//! For the sentences that explain the reasons, see `ui::view::explain::illegal_moves`.

use super::setup::outermost_rook;
use super::{
    Bitboard, CastlingPath, CastlingSide, Color, Move, MoveKind, MoveList, Piece, Position, Rank, Role,
    Square, attacks, named_variants,
};

named_variants! {
    /// Why a gesture is not a legal move. Article numbers refer to the Laws of 2023.
    ///
    /// `from` and `to` are the squares of the gesture. The other fields are clear from their names, or the variant's
    /// comment explains them.
    #[allow(missing_docs, reason = "the names of the fields or the comment of the variant explain them")]
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum IllegalReason {
        /// No piece stands on `from`.
        NothingThere { from: Square } = "nothing-there",
        /// The piece belongs to the opponent (1.3).
        NotYourTurn { from: Square } = "not-your-turn" in "1.3",
        /// The piece is released on the square it came from.
        SameSquare { from: Square } = "same-square",
        /// A piece of the same side stands on `to` (3.1).
        OwnPieceThere { to: Square } = "own-piece-there" in "3.1",
        /// This kind of piece does not move that way (3.2-3.8).
        NotHowItMoves { role: Role, from: Square } = "not-how-it-moves",
        /// A piece stands between `from` and `to` (3.5), or in front of the pawn that moves (3.7.1, 3.7.2).
        Blocked { role: Role, by: Square } = "blocked",
        /// A pawn may advance two squares only on its first move (3.7.2).
        PawnHasMoved { from: Square } = "pawn-has-moved" in "3.7.2",
        /// A pawn can't capture straight ahead (3.7.1).
        PawnTakesStraight { on: Square } = "pawn-takes-straight" in "3.7.1",
        /// A pawn moves diagonally only to capture (3.7.3).
        PawnTakesNothing { to: Square } = "pawn-takes-nothing" in "3.7.3",
        /// The adjacent pawn can't be captured en passant: it has not just advanced two squares (3.7.3.2).
        TooLateEnPassant { pawn: Square } = "too-late-en-passant" in "3.7.3.2",
        /// The piece is pinned: moving it would expose the king to `pinner` (3.9.2).
        Pinned { from: Square, pinner: Square } = "pinned" in "3.9.2",
        /// The king is in check and would still be in check (3.9.2).
        StillInCheck { checkers: Bitboard } = "still-in-check" in "3.9.2",
        /// Capturing en passant would expose the king (3.9.2).
        UncoversKing { attackers: Bitboard } = "uncovers-king" in "3.9.2",
        /// The king would move to an attacked square (3.9.2).
        KingAttacked { on: Square, attackers: Bitboard } = "king-attacked" in "3.9.2",
        /// Castling is not allowed because the king has moved before (3.8.2.1), as its square or the moves of the game
        /// show (see `game`).
        KingHasMoved { king: Square } = "king-has-moved" in "3.8.2.1",
        /// Castling is not allowed because the rook of that side has moved before or has been captured (3.8.2.1).
        /// `rook` is the outermost rook that is now on that side; `None` if there is none.
        RookHasMoved { side: CastlingSide, rook: Option<Square> } = "rook-has-moved" in "3.8.2.1",
        /// Castling is not allowed because the king or the rook of that side has moved before, or that rook has been
        /// captured (3.8.2.1). The position alone can't show which of these is the reason.
        KingOrRookHasMoved { king: Square, side: CastlingSide, rook: Option<Square> } = "king-or-rook-has-moved" in "3.8.2.1",
        /// The king would castle while in check (3.8.2.2).
        CastlingInCheck { checkers: Bitboard } = "castling-in-check" in "3.8.2.2",
        /// The king would castle on this side across or onto an attacked square (3.8.2.2).
        CastlingAttacked { side: CastlingSide, crossing: Square, attackers: Bitboard } = "castling-attacked" in "3.8.2.2",
        /// Another piece is in the way of the castling king or rook (3.8.2.2).
        CastlingBlocked { by: Square } = "castling-blocked" in "3.8.2.2",
    }
}

impl IllegalReason {
    /// A machine-readable name in kebab-case.
    pub fn reason(&self) -> &'static str {
        self.own_name().unwrap_or_default()
    }

    /// The article of the Laws that applies; `None` if no piece was moved.
    pub const fn article(&self) -> Option<&'static str> {
        match self {
            IllegalReason::NotHowItMoves { role, .. } => Some(match role {
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::Knight => "3.6",
                Role::Pawn => "3.7",
                Role::King => "3.8",
            }),
            IllegalReason::Blocked { role: Role::Pawn, .. } => Some("3.7.1"),
            IllegalReason::Blocked { .. } => Some("3.5"),
            _ => self.own_article(),
        }
    }

    /// The squares to mark on the board to show the reason.
    pub fn squares(&self) -> Bitboard {
        use IllegalReason::*;
        match *self {
            NothingThere { from }
            | NotYourTurn { from }
            | SameSquare { from }
            | NotHowItMoves { from, .. }
            | PawnHasMoved { from } => Bitboard::of(from),
            OwnPieceThere { to } | PawnTakesNothing { to } => Bitboard::of(to),
            Blocked { by, .. } | CastlingBlocked { by } => Bitboard::of(by),
            PawnTakesStraight { on } => Bitboard::of(on),
            TooLateEnPassant { pawn } => Bitboard::of(pawn),
            Pinned { from, pinner } => Bitboard::of(from).with(pinner),
            StillInCheck { checkers } | CastlingInCheck { checkers } => checkers,
            UncoversKing { attackers } => attackers,
            KingAttacked { on, attackers } => attackers.with(on),
            KingHasMoved { king } | KingOrRookHasMoved { king, .. } => Bitboard::of(king),
            RookHasMoved { rook, .. } => rook.map_or(Bitboard::EMPTY, Bitboard::of),
            CastlingAttacked { crossing, attackers, .. } => attackers.with(crossing),
        }
    }
}

impl Position {
    /// The legal moves that match moving the piece from `from` to `to`: none, one, or the four promotions.
    ///
    /// Moving the king onto its own castling rook castles, and so does moving the king two or more squares to its
    /// castling goal. Any other one-step move to the goal is a plain king move, although in Chess960 it could also mean
    /// castling.
    pub fn meant_by(&self, from: Square, to: Square) -> MoveList {
        let castling =
            self.castling_meant_by(from, to).and_then(|side| self.castling_rook(self.turn(), side));
        let to = castling.unwrap_or(to);
        self.legal_moves().into_iter().filter(|mv| mv.from() == from && mv.to() == to).collect()
    }

    /// Why moving the piece from `from` to `to` is not legal; `None` if it is legal.
    ///
    /// ```
    /// use jadoube::rules::{Position, IllegalReason};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/2b5/8/8/4K2R w K - 0 1")?;
    /// let refusal = position.illegal_reason("e1".parse()?, "g1".parse()?).unwrap();
    /// assert!(matches!(refusal, IllegalReason::CastlingAttacked { .. }));
    /// assert_eq!(refusal.article(), Some("3.8.2.2"));
    /// assert_eq!(refusal.squares(), "c4 f1".split(' ').flat_map(str::parse).collect());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn illegal_reason(&self, from: Square, to: Square) -> Option<IllegalReason> {
        if !self.meant_by(from, to).is_empty() {
            return None;
        }
        let Some(piece) = self.piece_at(from) else { return Some(IllegalReason::NothingThere { from }) };
        if piece.color != self.turn() {
            return Some(IllegalReason::NotYourTurn { from });
        }
        if from == to {
            return Some(IllegalReason::SameSquare { from });
        }
        let refusal = self
            .castling_meant_by(from, to)
            .and_then(|side| self.castling_illegal_reason(side))
            .or_else(|| self.why_not_that_way(piece, from, to))
            .unwrap_or_else(|| self.why_king_unsafe(piece, from, to));
        Some(refusal)
    }

    /// Why castling on a side is not legal; `None` if it is legal.
    pub fn castling_illegal_reason(&self, side: CastlingSide) -> Option<IllegalReason> {
        let king = self.king(self.turn());
        match self.castling_rook(self.turn(), side) {
            None => Some(self.why_right_lost(side)),
            Some(rook) if self.is_legal(Move::new(king, rook, MoveKind::Castling)) => None,
            Some(rook) => Some(self.why_castling_prevented(king, rook)),
        }
    }

    /// The side on which this gesture tries to castle, whether or not castling is legal; `None` if it does not try to.
    /// It tries to castle if the king moves onto that side's rook, or to the king's castling goal if the goal is two or
    /// more squares away.
    ///
    /// That side's rook is the one with the castling right or, if none has the right, the outermost one. If the rook is
    /// next to the king, moving the king onto the rook counts as castling only if the right remains. If there is no
    /// rook, only the king's two-square move of regular chess counts.
    fn castling_meant_by(&self, from: Square, to: Square) -> Option<CastlingSide> {
        let us = self.turn();
        let home = us.back_rank();
        if from != self.king(us) || from == to || from.rank() != home || to.rank() != home {
            return None;
        }
        let side = CastlingSide::of(from, to);
        let rook = self.castling_rook(us, side).or_else(|| outermost_rook(self.board(), us, side));
        let steps = from.file().index().abs_diff(to.file().index());
        let onto_rook = rook == Some(to) && (steps > 1 || self.castling_rooks().has(to));
        let onto_goal = side.king_goal(us) == to && (steps == 2 || steps > 2 && rook.is_some());
        (onto_rook || onto_goal).then_some(side)
    }

    /// Why castling is not legal now, although the right to castle with this rook remains.
    fn why_castling_prevented(&self, king: Square, rook: Square) -> IllegalReason {
        let us = self.turn();
        let board = self.board();
        let (side, path) = (CastlingSide::of(king, rook), CastlingPath::new(us, king, rook));
        let checkers = self.checkers();
        if checkers.any() {
            return IllegalReason::CastlingInCheck { checkers };
        }
        if let Some(by) = nearest(path.clear & board.occupied(), king) {
            return IllegalReason::CastlingBlocked { by };
        }
        let attackers = |square| board.attackers(square, !us, board.occupied());
        let attacked = path.crossed.into_iter().filter(|&square| attackers(square).any()).collect();
        if let Some(crossing) = nearest(attacked, king) {
            return IllegalReason::CastlingAttacked { side, crossing, attackers: attackers(crossing) };
        }
        // Only one reason is left: the king's goal is attacked once the rook no longer shields it.
        let occupied = board.occupied().without(king).without(rook).with(path.rook_goal);
        let attackers = board.attackers(path.king_goal, !us, occupied);
        IllegalReason::CastlingAttacked { side, crossing: path.king_goal, attackers }
    }

    /// Why there is no right to castle on a side, as far as the position shows.
    fn why_right_lost(&self, side: CastlingSide) -> IllegalReason {
        let us = self.turn();
        let king = self.king(us);
        let home = Bitboard::back_rank(us);
        let rook = outermost_rook(self.board(), us, side);
        if !home.has(king) {
            return IllegalReason::KingHasMoved { king };
        }
        // If the other right remains, the king has not moved. If no rook is on the first rank, the rooks have moved or
        // been captured.
        let king_stayed = (self.castling_rooks() & home).any();
        if king_stayed || (self.board().by(us, Role::Rook) & home).is_empty() {
            IllegalReason::RookHasMoved { side, rook }
        } else {
            IllegalReason::KingOrRookHasMoved { king, side, rook }
        }
    }

    /// Why the piece can't go to `to`, ignoring the safety of its king; `None` if it can.
    fn why_not_that_way(&self, piece: Piece, from: Square, to: Square) -> Option<IllegalReason> {
        let board = self.board();
        if board.color(piece.color).has(to) {
            return Some(IllegalReason::OwnPieceThere { to });
        }
        if piece.role == Role::Pawn {
            return self.why_pawn_not_that_way(piece.color, from, to);
        }
        if attacks::of(piece.color, piece.role, from, board.occupied()).has(to) {
            return None;
        }
        if attacks::of(piece.color, piece.role, from, Bitboard::EMPTY).has(to) {
            let by = nearest(attacks::between(from, to) & board.occupied(), from)?;
            return Some(IllegalReason::Blocked { role: piece.role, by });
        }
        Some(IllegalReason::NotHowItMoves { role: piece.role, from })
    }

    fn why_pawn_not_that_way(&self, color: Color, from: Square, to: Square) -> Option<IllegalReason> {
        let board = self.board();
        let (ahead, first) = match color {
            Color::White => (1, 1),
            Color::Black => (-1, 6),
        };
        if attacks::pawn(color, from).has(to) {
            let neighbour = Square::at(to.file(), from.rank());
            return if board.color(!color).has(to) || self.passed() == Some(to) {
                None
            } else if board.by(!color, Role::Pawn).has(neighbour) && to.rank() == Rank::R6.seen_by(color) {
                Some(IllegalReason::TooLateEnPassant { pawn: neighbour })
            } else {
                Some(IllegalReason::PawnTakesNothing { to })
            };
        }
        let steps = (to.rank() as i8 - from.rank() as i8) * ahead;
        if from.file() != to.file() || !(1..=2).contains(&steps) {
            return Some(IllegalReason::NotHowItMoves { role: Role::Pawn, from });
        }
        if steps == 2 && from.rank().index() != first {
            return Some(IllegalReason::PawnHasMoved { from });
        }
        let in_the_way = nearest((attacks::between(from, to) | Bitboard::of(to)) & board.occupied(), from)?;
        Some(if in_the_way == to && board.color(!color).has(to) {
            IllegalReason::PawnTakesStraight { on: to }
        } else {
            IllegalReason::Blocked { role: Role::Pawn, by: in_the_way }
        })
    }

    /// Why a move that the piece could otherwise make leaves its king attacked.
    fn why_king_unsafe(&self, piece: Piece, from: Square, to: Square) -> IllegalReason {
        let board = self.board();
        let them = !piece.color;
        if piece.role == Role::King {
            let occupied = board.occupied().without(from);
            return IllegalReason::KingAttacked { on: to, attackers: board.attackers(to, them, occupied) };
        }
        let king = self.king(piece.color);
        let checkers = self.checkers();
        // If removing this piece gives the king a new attacker, that attacker pins the piece.
        let without = board.attackers(king, them, board.occupied().without(from));
        if let Some(pinner) = (without - checkers).first()
            && !attacks::line(king, from).has(to)
        {
            return IllegalReason::Pinned { from, pinner };
        }
        let en_passant = piece.role == Role::Pawn && self.passed() == Some(to);
        let taken = if en_passant { Square::at(to.file(), from.rank()) } else { to };
        let occupied = board.occupied().without(from).without(taken).with(to);
        let attackers = board.attackers(king, them, occupied).without(taken);
        if (attackers & checkers).any() {
            IllegalReason::StillInCheck { checkers: attackers & checkers }
        } else {
            IllegalReason::UncoversKing { attackers }
        }
    }
}

/// The square of the set that is closest to `from`, in king moves; `None` if the set is empty.
fn nearest(set: Bitboard, from: Square) -> Option<Square> {
    set.into_iter().min_by_key(|square| square.distance(from))
}
