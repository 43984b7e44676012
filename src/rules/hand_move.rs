//! Typed moves in a game over the board, each made as a player's hands would make it. Unless the text gives both
//! squares, the arrangement and the way each piece moves show which piece it means. Castling rights, check and the
//! timing of en passant make no difference; `x`, `+` and `#` are ignored.

use std::fmt;

use thiserror::Error;

use super::board_change::rooks_to_castle;
use super::san::{San, castling_in_words, read_castling, without_marks};
use super::{
    Bitboard, Board, CastlingSide, Color, Excerpt, Move, MoveKind, PieceLetters, Rank, Role, Square, attacks,
};

/// What a player's hands do to make a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandMove {
    /// The square that the piece (in castling, the king) leaves.
    pub from: Square,
    /// The square that the piece (in castling, the king) goes to.
    pub to: Square,
    /// In castling, the squares that the rook leaves and goes to; otherwise `None`.
    pub rook: Option<(Square, Square)>,
    /// The square of the pawn that is captured en passant; `None` if none is.
    pub passed: Option<Square>,
    /// The piece that replaces a pawn on its last rank; `None` if none does.
    pub promotion: Option<Role>,
}

/// Why a typed move can't be made by hand.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum HandMoveError {
    /// The text can't be read as a move.
    #[error("the move is {0}, expected one such as e4, Nf3, Ng1-f3, O-O or g1f3")]
    Malformed(Excerpt),
    /// There is no such piece, none that could move there, or none that could be promoted there; or the two squares are
    /// the same.
    #[error("the move is {0}, expected a man that stands there, or one that goes there by the way it moves")]
    NoMan(Excerpt),
    /// Several pieces could make the move, or several rooks could castle.
    #[error("the move is {found}, expected the square of the man too: {}", squares(*.from))]
    Ambiguous {
        /// The beginning of the text.
        found: Excerpt,
        /// The squares of these pieces or rooks.
        from: Bitboard,
    },
    /// The king is not on the player's first rank, no rook is there on the side of castling, or another piece stands
    /// where castling would put the two.
    #[error("king and rook can't be put where castling puts them")]
    NoCastling,
}

fn squares(all: Bitboard) -> String {
    all.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}

impl HandMove {
    /// What a player's hands do to make a legal move.
    pub fn of(mv: Move, turn: Color) -> HandMove {
        let (from, to) = (mv.from(), mv.to());
        match mv.kind() {
            MoveKind::Castling => HandMove::castling(from, to, turn),
            MoveKind::EnPassant => {
                HandMove { passed: Some(Square::at(to.file(), from.rank())), ..HandMove::plain(from, to) }
            }
            MoveKind::Plain(_) | MoveKind::DoubleStep | MoveKind::Promotion(_) => {
                HandMove { promotion: mv.promotion(), ..HandMove::plain(from, to) }
            }
        }
    }

    /// Reads a typed move. The text gives both squares, or the piece and the target square (with a file or rank of
    /// origin if several such pieces could move there), or castling.
    ///
    /// ```
    /// use jadoube::rules::{HandMove, PieceLetters, Position};
    ///
    /// // Black is in check and may not castle, but hands can still do it.
    /// let position = Position::from_fen("r3k2r/8/8/8/4Q3/8/8/4K3 b - - 0 1")?;
    /// let read = |text| HandMove::read(position.board(), position.turn(), text, &PieceLetters::ENGLISH);
    /// assert_eq!(read("O-O")?.to_string(), "e8h8");
    /// assert_eq!(read("Rb8")?.to_string(), "a8b8");
    /// assert!(read("Rd3").is_err(), "no rook moves like that; a8d3 is typed with both squares");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The text is not a move; no piece, or more than one, could make the move; or castling can't be carried out.
    pub fn read(
        board: &Board,
        turn: Color,
        text: &str,
        letters: &PieceLetters<'_>,
    ) -> Result<HandMove, HandMoveError> {
        let text = text.trim();
        let (body, _) = without_marks(text);
        let found = || Excerpt::new(text);
        if let Some(side) = castling_in_words(text).or_else(|| read_castling(body)) {
            return castle(board, turn, side, found());
        }
        let readings = San::readings(body, letters);
        let mut error = None;
        for san in &readings {
            match find(board, turn, san, found()) {
                Ok(mv) => return Ok(mv),
                Err(other) => error = error.or(Some(other)),
            }
        }
        Err(error.unwrap_or_else(|| HandMoveError::Malformed(found())))
    }

    const fn plain(from: Square, to: Square) -> HandMove {
        HandMove { from, to, rook: None, passed: None, promotion: None }
    }

    fn castling(king: Square, rook: Square, turn: Color) -> HandMove {
        let side = CastlingSide::of(king, rook);
        let way = Some((rook, side.rook_goal(turn)));
        HandMove { rook: way, ..HandMove::plain(king, side.king_goal(turn)) }
    }
}

/// Writes both squares and the English letter of the promotion piece; castling is written as the king moving onto its
/// rook. On the same board and with English letters, the text reads back as the same move.
impl fmt::Display for HandMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to = self.rook.map_or(self.to, |(rook, _)| rook);
        write!(f, "{}{to}", self.from)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.letter().to_ascii_lowercase()))
    }
}

fn castle(board: &Board, turn: Color, side: CastlingSide, found: Excerpt) -> Result<HandMove, HandMoveError> {
    let king = board.by(turn, Role::King) & Bitboard::back_rank(turn);
    let king = king.first().ok_or(HandMoveError::NoCastling)?;
    one_rook(rooks_on(board, turn, king, side), found).map(|rook| HandMove::castling(king, rook, turn))
}

/// The rooks with which a king on its first rank could castle on this side.
fn rooks_on(board: &Board, turn: Color, king: Square, side: CastlingSide) -> Bitboard {
    let rooks = rooks_to_castle(board, king, turn).into_iter();
    rooks.filter(|&rook| CastlingSide::of(king, rook) == side).collect()
}

fn one_rook(rooks: Bitboard, found: Excerpt) -> Result<Square, HandMoveError> {
    match rooks.first() {
        None => Err(HandMoveError::NoCastling),
        Some(_) if rooks.many() => Err(HandMoveError::Ambiguous { found, from: rooks }),
        Some(rook) => Ok(rook),
    }
}

/// Finds the piece that the text means, and builds its move.
fn find(board: &Board, turn: Color, san: &San, found: Excerpt) -> Result<HandMove, HandMoveError> {
    let own = |role| board.by(turn, role);
    let (to, promotion) = (san.to, san.promotion);
    if let Some((file, rank)) = san.file.zip(san.rank) {
        let from = Square::at(file, rank);
        let men = san.role.map_or(board.occupied(), own);
        let is_there = men.has(from) && from != to;
        return if is_there {
            put(board, turn, (from, to), promotion, found)
        } else {
            Err(HandMoveError::NoMan(found))
        };
    }
    let men = san.role.map_or(Bitboard::EMPTY, own).into_iter();
    let men: Bitboard = men.filter(|&from| san.may_stand_on(from) && goes(board, turn, from, to)).collect();
    match men.first() {
        None => Err(HandMoveError::NoMan(found)),
        Some(_) if men.many() => Err(HandMoveError::Ambiguous { found, from: men }),
        Some(from) => put(board, turn, (from, to), promotion, found),
    }
}

/// Whether the piece on `from`, which belongs to the side to move, could move to `to` in the way that such a piece
/// moves. Castling counts as such a move.
fn goes(board: &Board, turn: Color, from: Square, to: Square) -> bool {
    let Some(role) = board.role_at(from).filter(|_| !board.color(turn).has(to)) else {
        return rook_taken_by_king(board, turn, from, to).is_some();
    };
    let attacked = attacks::of(turn, role, from, board.occupied()).has(to);
    match role {
        Role::Pawn if from.file() == to.file() => {
            let ahead = if turn == Color::White { 1 } else { -1 };
            let step = from.offset(0, ahead).filter(|&on| !board.occupied().has(on));
            let double = step.filter(|_| from.rank() == Rank::R2.seen_by(turn));
            let double = double.and_then(|on| on.offset(0, ahead)).filter(|&on| !board.occupied().has(on));
            [step, double].contains(&Some(to))
        }
        Role::Pawn => attacked && (board.occupied().has(to) || passed_pawn(board, turn, from, to).is_some()),
        Role::King => {
            attacked
                || castling_step(turn, from, to).is_some_and(|side| rooks_on(board, turn, from, side).any())
        }
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => attacked,
    }
}

/// The side of castling, if the king goes two or more squares along its first rank to its castling goal on that side;
/// otherwise `None`.
fn castling_step(turn: Color, king: Square, to: Square) -> Option<CastlingSide> {
    let side = CastlingSide::of(king, to);
    let is_far = king.file().index().abs_diff(to.file().index()) >= 2;
    (is_far && king.rank() == turn.back_rank() && to == side.king_goal(turn)).then_some(side)
}

/// The square `to`, if putting the king onto it castles with the rook there; otherwise `None`.
fn rook_taken_by_king(board: &Board, turn: Color, king: Square, to: Square) -> Option<Square> {
    let is_king = board.by(turn, Role::King).has(king) && king.rank() == turn.back_rank();
    (is_king && rooks_to_castle(board, king, turn).has(to)).then_some(to)
}

/// The square of the pawn that a pawn's move between these squares would capture en passant, even if it is too late to
/// do so; `None` if there is no such pawn.
fn passed_pawn(board: &Board, turn: Color, from: Square, to: Square) -> Option<Square> {
    let passed = Square::at(to.file(), from.rank());
    let passes = from.rank() == Rank::R5.seen_by(turn) && attacks::pawn(turn, from).has(to);
    let is_passed = passes && !board.occupied().has(to) && board.by(!turn, Role::Pawn).has(passed);
    is_passed.then_some(passed)
}

/// Builds the move between these squares, even if the piece doesn't move like that. Fails if the move could castle with
/// several rooks, or if the text promotes a piece that can't be promoted there.
fn put(
    board: &Board,
    turn: Color,
    (from, to): (Square, Square),
    promotion: Option<Role>,
    found: Excerpt,
) -> Result<HandMove, HandMoveError> {
    let is = |role| board.by(turn, role).has(from);
    if promotion.is_some() && !(is(Role::Pawn) && to.rank() == (!turn).back_rank()) {
        return Err(HandMoveError::NoMan(found));
    }
    if is(Role::King) {
        if let Some(rook) = rook_taken_by_king(board, turn, from, to) {
            return Ok(HandMove::castling(from, rook, turn));
        }
        let rooks = castling_step(turn, from, to).map(|side| rooks_on(board, turn, from, side));
        if let Some(rooks) = rooks.filter(|rooks| rooks.any()) {
            return one_rook(rooks, found).map(|rook| HandMove::castling(from, rook, turn));
        }
    }
    let passed = passed_pawn(board, turn, from, to).filter(|_| is(Role::Pawn));
    Ok(HandMove { passed, promotion, ..HandMove::plain(from, to) })
}
