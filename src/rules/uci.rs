//! Moves as chess programs exchange them: the origin square, the target square and any promotion piece (UCI; Stefan
//! Meyer-Kahlen, Rudolf Huber, 2000).

use super::{CastlingSide, Excerpt, Move, MoveTextError, Position, Role, Square};

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingText {
    /// `e1g1`, as in regular chess.
    KingTwoSquares,
    /// `e1h1`, as Chess960 requires.
    KingTakesRook,
}

impl CastlingText {
    /// The usual notation for Chess960 if `chess960` is true, otherwise that for regular chess.
    pub const fn of(chess960: bool) -> CastlingText {
        if chess960 { CastlingText::KingTakesRook } else { CastlingText::KingTwoSquares }
    }
}

impl Position {
    /// Writes a legal move in UCI.
    pub fn uci(&self, mv: Move, castling: CastlingText) -> String {
        match castling {
            CastlingText::KingTwoSquares if mv.is_castling() => {
                format!("{}{}", mv.from(), CastlingSide::of(mv.from(), mv.to()).king_goal(self.turn()))
            }
            _ => mv.to_string(),
        }
    }
}

/// Reads a move in UCI. The king moving onto its own rook castles; so does the king moving to its castling goal, unless
/// that is a legal plain king move.
///
/// # Errors
/// The text is not a move, the move is illegal, or a promotion lacks its piece.
pub fn read_uci(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let text = text.trim();
    let (from, to, promotion) = split(text).ok_or_else(|| MoveTextError::Malformed(Excerpt::new(text)))?;
    let moves = position.legal_moves();
    let plain = moves.iter().find(|mv| mv.from() == from && mv.to() == to && mv.promotion() == promotion);
    // If the castling goal is one step away and the plain king move is legal, the plain move was found above.
    let castling = || {
        let goal = |mv: &Move| CastlingSide::of(from, mv.to()).king_goal(position.turn());
        moves.iter().find(|mv| mv.is_castling() && mv.from() == from && goal(mv) == to && promotion.is_none())
    };
    if let Some(&mv) = plain.or_else(castling) {
        return Ok(mv);
    }
    let found = Excerpt::new(text);
    let candidates: Vec<Move> = moves.into_iter().filter(|mv| mv.from() == from && mv.to() == to).collect();
    if promotion.is_none() && !candidates.is_empty() {
        return Err(MoveTextError::Ambiguous { found, candidates });
    }
    let role = position.board().role_at(from);
    Err(MoveTextError::Illegal { found, castling: None, role, from: Some(from), to })
}

/// The two squares and the promotion piece, which is `None` if the text ends after the squares. Returns `None` unless
/// the squares differ and the text consists of these parts in lower case and nothing else.
pub(super) fn split(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let small = !text.bytes().any(|byte| byte.is_ascii_uppercase());
    let from = text.get(..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)? {
        "" => None,
        "q" => Some(Role::Queen),
        "r" => Some(Role::Rook),
        "b" => Some(Role::Bishop),
        "n" => Some(Role::Knight),
        _ => return None,
    };
    (small && from != to).then_some((from, to, promotion))
}
