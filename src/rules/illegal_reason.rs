//! What letting a piece go on a square means, and why it is not a legal move when it is none.
//!
//! A gesture is a pair of squares: where the piece was taken up and where it is let go. Exactly when no legal move is
//! meant by it there is a refusal, and the refusal names the squares that are the cause.
//!
//! Sentences: see `ui`.

use super::setup::outermost_rook;
use super::{
    Bitboard, CastlingPath, CastlingSide, Color, Move, MoveKind, MoveList, Piece, Position, Role, Square,
    attacks,
};

/// Why a gesture is not a legal move. Article numbers are those of the Laws of 2023.
///
/// `from` and `to` are the squares of the gesture; every other square, set or piece is the one that its line speaks of.
#[allow(missing_docs, reason = "the line of each variant speaks of its fields")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalReason {
    /// No piece stands on the first square.
    NothingThere { from: Square },
    /// The piece is the other player's (1.3).
    NotYourTurn { from: Square },
    /// The piece is let go where it was.
    SameSquare { from: Square },
    /// One's own piece stands on the goal (3.1).
    OwnPieceThere { to: Square },
    /// Not how a piece of this kind moves (3.2-3.8).
    NotHowItMoves { role: Role, from: Square },
    /// A piece stands in between (3.5), or before a pawn (3.7.1, 3.7.2).
    Blocked { role: Role, by: Square },
    /// A pawn has its first move behind it (3.7.2).
    PawnHasMoved { from: Square },
    /// A pawn doesn't take straight ahead (3.7.1).
    PawnTakesStraight { on: Square },
    /// A pawn goes diagonally only to take (3.7.3).
    PawnTakesNothing { to: Square },
    /// The pawn beside it can't be taken en passant: it has not just advanced two squares (3.7.3.2).
    TooLateEnPassant { pawn: Square },
    /// It would uncover the king (3.9.2).
    Pinned { from: Square, pinner: Square },
    /// The king is in check and would still be (3.9.2).
    StillInCheck { checkers: Bitboard },
    /// Taking en passant would uncover the king (3.9.2).
    UncoversKing { attackers: Bitboard },
    /// The king would stand on an attacked square (3.9.2).
    KingAttacked { on: Square, attackers: Bitboard },
    /// Castling: the king has moved before (3.8.2.1). It stands off its first rank, or the moves of the game tell (see
    /// `game`).
    KingHasMoved { king: Square },
    /// Castling: that rook has moved before, or is gone (3.8.2.1). `rook` is the outermost one on that side now.
    RookHasMoved { side: CastlingSide, rook: Option<Square> },
    /// Castling: the king or that rook has moved before; which of them can't be seen from the position (3.8.2.1).
    KingOrRookHasMoved { king: Square, side: CastlingSide, rook: Option<Square> },
    /// Castling out of check (3.8.2.2).
    CastlingInCheck { checkers: Bitboard },
    /// Castling over or onto an attacked square (3.8.2.2).
    CastlingAttacked { crossing: Square, attackers: Bitboard },
    /// Castling with another piece in the way of king or rook (3.8.2.2).
    CastlingBlocked { by: Square },
}

impl IllegalReason {
    /// A name for machines, in kebab-case.
    pub const fn reason(&self) -> &'static str {
        match self {
            IllegalReason::NothingThere { .. } => "nothing-there",
            IllegalReason::NotYourTurn { .. } => "not-your-turn",
            IllegalReason::SameSquare { .. } => "same-square",
            IllegalReason::OwnPieceThere { .. } => "own-piece-there",
            IllegalReason::NotHowItMoves { .. } => "not-how-it-moves",
            IllegalReason::Blocked { .. } => "blocked",
            IllegalReason::PawnHasMoved { .. } => "pawn-has-moved",
            IllegalReason::PawnTakesStraight { .. } => "pawn-takes-straight",
            IllegalReason::PawnTakesNothing { .. } => "pawn-takes-nothing",
            IllegalReason::TooLateEnPassant { .. } => "too-late-en-passant",
            IllegalReason::Pinned { .. } => "pinned",
            IllegalReason::StillInCheck { .. } => "still-in-check",
            IllegalReason::UncoversKing { .. } => "uncovers-king",
            IllegalReason::KingAttacked { .. } => "king-attacked",
            IllegalReason::KingHasMoved { .. } => "king-has-moved",
            IllegalReason::RookHasMoved { .. } => "rook-has-moved",
            IllegalReason::KingOrRookHasMoved { .. } => "king-or-rook-has-moved",
            IllegalReason::CastlingInCheck { .. } => "castling-in-check",
            IllegalReason::CastlingAttacked { .. } => "castling-attacked",
            IllegalReason::CastlingBlocked { .. } => "castling-blocked",
        }
    }

    /// The article of the Laws behind it; `None` where nothing was moved at all.
    pub const fn article(&self) -> Option<&'static str> {
        Some(match self {
            IllegalReason::NothingThere { .. } | IllegalReason::SameSquare { .. } => return None,
            IllegalReason::NotYourTurn { .. } => "1.3",
            IllegalReason::OwnPieceThere { .. } => "3.1",
            IllegalReason::NotHowItMoves { role, .. } => match role {
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::Knight => "3.6",
                Role::Pawn => "3.7",
                Role::King => "3.8",
            },
            IllegalReason::Blocked { role: Role::Pawn, .. } | IllegalReason::PawnTakesStraight { .. } => {
                "3.7.1"
            }
            IllegalReason::Blocked { .. } => "3.5",
            IllegalReason::PawnHasMoved { .. } => "3.7.2",
            IllegalReason::PawnTakesNothing { .. } => "3.7.3",
            IllegalReason::TooLateEnPassant { .. } => "3.7.3.2",
            IllegalReason::Pinned { .. }
            | IllegalReason::StillInCheck { .. }
            | IllegalReason::UncoversKing { .. }
            | IllegalReason::KingAttacked { .. } => "3.9.2",
            IllegalReason::KingHasMoved { .. }
            | IllegalReason::RookHasMoved { .. }
            | IllegalReason::KingOrRookHasMoved { .. } => "3.8.2.1",
            IllegalReason::CastlingInCheck { .. }
            | IllegalReason::CastlingAttacked { .. }
            | IllegalReason::CastlingBlocked { .. } => "3.8.2.2",
        })
    }

    /// The squares that are the cause, to be marked on the board.
    pub fn squares(&self) -> Bitboard {
        match *self {
            IllegalReason::NothingThere { from }
            | IllegalReason::NotYourTurn { from }
            | IllegalReason::SameSquare { from }
            | IllegalReason::NotHowItMoves { from, .. }
            | IllegalReason::PawnHasMoved { from } => Bitboard::of(from),
            IllegalReason::OwnPieceThere { to } | IllegalReason::PawnTakesNothing { to } => Bitboard::of(to),
            IllegalReason::Blocked { by, .. } | IllegalReason::CastlingBlocked { by } => Bitboard::of(by),
            IllegalReason::PawnTakesStraight { on } => Bitboard::of(on),
            IllegalReason::TooLateEnPassant { pawn } => Bitboard::of(pawn),
            IllegalReason::Pinned { from, pinner } => Bitboard::of(from).with(pinner),
            IllegalReason::StillInCheck { checkers } | IllegalReason::CastlingInCheck { checkers } => {
                checkers
            }
            IllegalReason::UncoversKing { attackers } => attackers,
            IllegalReason::KingAttacked { on, attackers } => attackers.with(on),
            IllegalReason::KingHasMoved { king } | IllegalReason::KingOrRookHasMoved { king, .. } => {
                Bitboard::of(king)
            }
            IllegalReason::RookHasMoved { rook, .. } => rook.map_or(Bitboard::EMPTY, Bitboard::of),
            IllegalReason::CastlingAttacked { crossing, attackers } => attackers.with(crossing),
        }
    }
}

impl Position {
    /// The legal moves that a player can mean by letting go on `to` the piece from `from`: one, or four that promote.
    ///
    /// Castling is the king onto its rook. Let go two squares away or more on the square where castling would bring it,
    /// the king castles too; one step away that is a plain king move, since in Chess960 it may be either.
    pub fn meant_by(&self, from: Square, to: Square) -> MoveList {
        let castling =
            self.castling_meant_by(from, to).and_then(|side| self.castling_rook(self.turn(), side));
        let to = castling.unwrap_or(to);
        self.legal_moves().into_iter().filter(|mv| mv.from() == from && mv.to() == to).collect()
    }

    /// Why letting go on `to` the piece from `from` is not a legal move; `None` when it is one.
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

    /// Why castling on a side is not legal; `None` when it is.
    pub fn castling_illegal_reason(&self, side: CastlingSide) -> Option<IllegalReason> {
        let king = self.king(self.turn());
        match self.castling_rook(self.turn(), side) {
            None => Some(self.why_right_lost(side)),
            Some(rook) if self.is_legal(Move::new(king, rook, MoveKind::Castling)) => None,
            Some(rook) => Some(self.why_castling_prevented(king, rook)),
        }
    }

    /// The side on which a player wants to castle by this gesture, whether he can or not: the king onto the rook of that
    /// side, or to its goal when that is two squares away or more.
    ///
    /// The rook of a side is the one that has the right, else the outermost one. Beside it the king castles only with
    /// the right; and without any rook only the two steps of classical chess are taken for castling.
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

    /// Why castling with a rook that has the right is not possible now.
    fn why_castling_prevented(&self, king: Square, rook: Square) -> IllegalReason {
        let us = self.turn();
        let board = self.board();
        let path = CastlingPath::new(us, king, rook);
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
            return IllegalReason::CastlingAttacked { crossing, attackers: attackers(crossing) };
        }
        // What is left: the rook had kept an attack from the king's goal.
        let occupied = board.occupied().without(king).without(rook).with(path.rook_goal);
        let attackers = board.attackers(path.king_goal, !us, occupied);
        IllegalReason::CastlingAttacked { crossing: path.king_goal, attackers }
    }

    /// Why there is no right to castle on a side, as far as the position tells.
    fn why_right_lost(&self, side: CastlingSide) -> IllegalReason {
        let us = self.turn();
        let king = self.king(us);
        let home = Bitboard::back_rank(us);
        let rook = outermost_rook(self.board(), us, side);
        if !home.has(king) {
            return IllegalReason::KingHasMoved { king };
        }
        // With its other right left the king has not moved. With no rook at home none is left that has not.
        let king_stayed = (self.castling_rooks() & home).any();
        if king_stayed || (self.board().by(us, Role::Rook) & home).is_empty() {
            IllegalReason::RookHasMoved { side, rook }
        } else {
            IllegalReason::KingOrRookHasMoved { king, side, rook }
        }
    }

    /// Why the piece does not get there, its king's safety aside.
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
            let beside = Square::at(to.file(), from.rank());
            return if board.color(!color).has(to) || self.passed() == Some(to) {
                None
            } else if board.by(!color, Role::Pawn).has(beside) && to.rank() == passing_rank(color) {
                Some(IllegalReason::TooLateEnPassant { pawn: beside })
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

    /// Why a move that the piece can make leaves its king attacked.
    fn why_king_unsafe(&self, piece: Piece, from: Square, to: Square) -> IllegalReason {
        let board = self.board();
        let them = !piece.color;
        if piece.role == Role::King {
            let occupied = board.occupied().without(from);
            return IllegalReason::KingAttacked { on: to, attackers: board.attackers(to, them, occupied) };
        }
        let king = self.king(piece.color);
        let checkers = self.checkers();
        // With this piece off the board: who is uncovered is its pinner.
        let without = board.attackers(king, them, board.occupied().without(from));
        match (without - checkers).first() {
            Some(pinner) if !attacks::line(king, from).has(to) => {
                return IllegalReason::Pinned { from, pinner };
            }
            _ => {}
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

/// The rank on which a pawn of `color` arrives when it takes en passant.
const fn passing_rank(color: Color) -> crate::rules::Rank {
    match color {
        Color::White => crate::rules::Rank::R6,
        Color::Black => crate::rules::Rank::R3,
    }
}

/// The square of the set that is the fewest king steps from `from`.
fn nearest(set: Bitboard, from: Square) -> Option<Square> {
    set.into_iter().min_by_key(|square| {
        let files = (square.file() as i8 - from.file() as i8).abs();
        let ranks = (square.rank() as i8 - from.rank() as i8).abs();
        files.max(ranks)
    })
}
