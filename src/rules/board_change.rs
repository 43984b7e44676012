//! What a player changed on a board by hand, in long notation: `Ng1-f3`, `e4xd5`, `e7-e8=Q`, `O-O`, `Nc3 off`. Legality
//! plays no part: castling rights, check and en passant rights are ignored.

use std::fmt;

use super::{Bitboard, Board, CastlingSide, Color, Piece, Role, Square};

/// One change made on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardChange {
    /// The king and a rook went where castling on this side puts them.
    Castled(CastlingSide),
    /// A piece went from one square to another.
    Moved {
        /// The piece that moved; for a promotion, the pawn.
        piece: Piece,
        /// The square that the piece left.
        from: Square,
        /// The square that the piece reached.
        to: Square,
        /// Whether another piece stood on `to`.
        takes: bool,
        /// The piece that replaced a pawn on its last rank; `None` if none did.
        promotion: Option<Role>,
    },
    /// A piece was put on the board.
    On(Piece, Square),
    /// A piece was taken off the board, and its square is empty now.
    Off(Piece, Square),
}

impl BoardChange {
    /// The changes by which the side to move turned one arrangement into another; empty if the two are the same.
    pub fn between(before: &Board, after: &Board, turn: Color) -> Vec<BoardChange> {
        if let Some((king, rook)) = castled(before, after, turn) {
            return vec![BoardChange::Castled(CastlingSide::of(king, rook))];
        }
        let (mut gone, come) = (pieces_only_on(before, after), pieces_only_on(after, before));
        let mut changes = Vec::new();
        for (to, piece) in come {
            let is_origin = |&&(from, left): &&(Square, Piece)| left == piece && from != to;
            let is_last = to.rank() == (!turn).back_rank() && Role::PROMOTIONS.contains(&piece.role);
            let pawn = Piece { color: turn, role: Role::Pawn };
            let is_pawn = |&&(_, left): &&(Square, Piece)| left == pawn && is_last && piece.color == turn;
            let origin = gone.iter().find(is_origin).map(|&(from, _)| (from, piece, None));
            let promoted = || gone.iter().find(is_pawn).map(|&(from, pawn)| (from, pawn, Some(piece.role)));
            let Some((from, piece, promotion)) = origin.or_else(promoted) else {
                changes.push(BoardChange::On(piece, to));
                continue;
            };
            gone.retain(|&(square, _)| square != from);
            let takes = before.piece_at(to).is_some();
            changes.push(BoardChange::Moved { piece, from, to, takes, promotion });
        }
        gone.retain(|&(square, _)| after.piece_at(square).is_none());
        changes.extend(gone.into_iter().map(|(square, piece)| BoardChange::Off(piece, square)));
        changes
    }

    /// Writes a piece with its square, but a pawn as its square alone: `Nc3`, `e4`.
    pub fn man(piece: Piece, square: Square) -> String {
        match piece.role {
            Role::Pawn => square.to_string(),
            role => format!("{}{square}", role.letter()),
        }
    }

    /// Writes the changes in long notation with English piece letters, separated by commas.
    pub fn write(changes: &[BoardChange]) -> String {
        changes.iter().map(BoardChange::to_string).collect::<Vec<_>>().join(", ")
    }
}

fn pieces_only_on(board: &Board, other: &Board) -> Vec<(Square, Piece)> {
    board.pieces().filter(|&(square, piece)| other.piece_at(square) != Some(piece)).collect()
}

/// The squares of this side's king and rook before castling; `None` unless the only change is that the two went where
/// castling puts them.
pub(crate) fn castled(before: &Board, after: &Board, turn: Color) -> Option<(Square, Square)> {
    let king = (before.by(turn, Role::King) & Bitboard::back_rank(turn)).first()?;
    let mut rooks = rooks_to_castle(before, king, turn).into_iter();
    let rook = rooks.find(|&rook| board_after_castling(before, king, rook, turn) == *after)?;
    (before != after).then_some((king, rook))
}

/// This side's rooks on its first rank with which castling could be carried out: no other piece stands where castling
/// puts the king or the rook. The king must stand on the same rank.
pub(super) fn rooks_to_castle(board: &Board, king: Square, turn: Color) -> Bitboard {
    let has_room = |rook: &Square| {
        let side = CastlingSide::of(king, *rook);
        let goals = Bitboard::of(side.king_goal(turn)).with(side.rook_goal(turn));
        (goals & board.occupied()).without(king).without(*rook).is_empty()
    };
    let rooks = board.by(turn, Role::Rook) & Bitboard::back_rank(turn);
    rooks.into_iter().filter(has_room).collect()
}

fn board_after_castling(before: &Board, king: Square, rook: Square, turn: Color) -> Board {
    let (mut board, side) = (*before, CastlingSide::of(king, rook));
    for (square, piece) in [
        (king, None),
        (rook, None),
        (side.king_goal(turn), before.piece_at(king)),
        (side.rook_goal(turn), before.piece_at(rook)),
    ] {
        board.set(square, piece);
    }
    board
}

impl fmt::Display for BoardChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BoardChange::Castled(side) => f.write_str(side.san()),
            BoardChange::Moved { piece, from, to, takes, promotion } => {
                let sign = if takes { 'x' } else { '-' };
                write!(f, "{}{sign}{to}", BoardChange::man(piece, from))?;
                promotion.map_or(Ok(()), |role| write!(f, "={}", role.letter()))
            }
            BoardChange::On(piece, square) => write!(f, "{} on", BoardChange::man(piece, square)),
            BoardChange::Off(piece, square) => write!(f, "{} off", BoardChange::man(piece, square)),
        }
    }
}
