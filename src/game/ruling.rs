//! Rulings: what an arbiter, or the program in their place, decides on a claim or on what was done at the board.

use std::fmt;

use serde_json::{Value, json};

use super::{DrawClaim, Game};
use crate::rules::board_change::castled;
use crate::rules::{Bitboard, Board, BoardChange, CastlingSide, Color, IllegalReason, Move, Role, Square};

/// The article for a wrong claim of an illegal move.
const ILLEGAL: &str = "7.5.1";

/// What is wrong with a completed move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// The move is not legal (7.5.1).
    NotLegal,
    /// A pawn was left on the last rank, but the move is otherwise legal (7.5.2). The value is the pawn's promotion to
    /// a queen.
    PawnLeft(Move),
    /// The clock was pressed without a move (7.5.3).
    NoMove,
}

impl Fault {
    /// The article of the Laws.
    pub const fn article(self) -> &'static str {
        match self {
            Fault::NotLegal => "7.5.1",
            Fault::PawnLeft(_) => "7.5.2",
            Fault::NoMove => "7.5.3",
        }
    }

    /// For a pawn left on the last rank, its promotion to a queen; otherwise `None`.
    pub const fn promotion(self) -> Option<Move> {
        match self {
            Fault::PawnLeft(mv) => Some(mv),
            Fault::NotLegal | Fault::NoMove => None,
        }
    }
}

/// The move that a ruling is about. `Display` writes the move in English, for files; `text::hand_moves` writes it in
/// the languages of the window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RuledMove {
    /// There is no move.
    None,
    /// A legal move, in SAN.
    Legal(String),
    /// What a player's hands did; empty if the clock was pressed without a move.
    ByHand(Vec<BoardChange>),
}

impl fmt::Display for RuledMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuledMove::None => Ok(()),
            RuledMove::Legal(san) => f.write_str(san),
            RuledMove::ByHand(changes) => f.write_str(&BoardChange::write(changes)),
        }
    }
}

/// What a ruling is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulingSubject {
    /// A draw by threefold repetition or by the fifty-move rule (9.2, 9.3).
    Draw(DrawClaim),
    /// Whether a move broke touch-move (4.3 to 4.8).
    TouchMove,
    /// A completed illegal move (7.5); `None` if there is none to rule on.
    IllegalMove(Option<Fault>),
    /// A fallen flag (6.8, 6.9).
    Flag,
}

/// A decision and its consequences for the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The number of plies made in the current part of the game before the move that was ruled on, or before the ruling
    /// if there is no such move.
    pub after: usize,
    /// Who claimed; `None` where the program rules by itself.
    pub by: Option<Color>,
    /// What the ruling is about.
    pub subject: RulingSubject,
    /// Whether the claim was right; `true` if nobody claimed.
    pub is_found: bool,
    /// The article of the Laws that decides.
    pub article: &'static str,
    /// The player found to have moved illegally, broken touch-move or run out of time, if any.
    pub against: Option<Color>,
    /// Which rule of Article 3 an illegal move breaks; `None` if there is no such move, or no such rule is known.
    pub reason: Option<IllegalReason>,
    /// The move in UCI, or from square to square as the hand made it; `None` if there is not exactly one move.
    pub uci: Option<String>,
    /// The move that was ruled on, for readers.
    pub mv: RuledMove,
    /// The pieces that must now be moved or taken.
    pub bound: Bitboard,
    /// The opponent's pieces in `bound`, which must be taken.
    pub to_take: Bitboard,
    /// Over the board: the bonus that the offender loses because a completed move is undone, in milliseconds (7.1).
    pub undone_ms: u64,
    /// Who gets extra time, and how much in milliseconds; `None` if nobody does.
    pub extra_time: Option<(Color, u64)>,
    /// The article that prescribes the extra time; `None` if that is `article`, or if there is no extra time.
    pub extra_time_article: Option<&'static str>,
    /// The number of this illegal move among those of the player in `against`, counted from 1; 0 if no illegal move was
    /// found.
    pub count: u32,
}

impl Ruling {
    /// A ruling without consequences; `article` is `None` if it says that a claim is wrong.
    pub fn new(
        after: usize,
        by: Option<Color>,
        subject: RulingSubject,
        article: Option<&'static str>,
    ) -> Ruling {
        Ruling {
            after,
            by,
            subject,
            is_found: article.is_some(),
            article: article.unwrap_or(subject.article_if_wrong()),
            against: None,
            reason: None,
            uci: None,
            mv: RuledMove::None,
            bound: Bitboard::EMPTY,
            to_take: Bitboard::EMPTY,
            undone_ms: 0,
            extra_time: None,
            extra_time_article: None,
            count: 0,
        }
    }

    /// Changes a ruling that a claim is wrong into one that the claim came too late.
    pub(crate) fn too_late(self) -> Ruling {
        Ruling { article: self.subject.article_if_late(), ..self }
    }

    /// Whether touch-move was claimed wrongly or too late, so that no piece has to be moved or taken.
    pub fn is_wrong_touch_claim(&self) -> bool {
        self.subject == RulingSubject::TouchMove && !self.is_found
    }

    /// Whether the claim came too late.
    pub fn is_too_late(&self) -> bool {
        !self.is_found
            && self.article == self.subject.article_if_late()
            && self.article != self.subject.article_if_wrong()
    }

    /// The move that was announced with a draw claim; `None` if there was none.
    pub fn announced(&self) -> Option<&RuledMove> {
        Some(&self.mv).filter(|mv| matches!(self.subject, RulingSubject::Draw(_)) && **mv != RuledMove::None)
    }

    /// The ruling as JSON, in the format of a notice.
    pub fn to_json(&self) -> Value {
        json!({
            "kind": "ruling",
            "by": self.by.map(Color::name),
            "found": self.is_found,
            "article": self.article,
            "move": self.uci,
            "bound": self.bound.into_iter().map(|square| square.to_string()).collect::<Vec<_>>(),
            "penalty_ms": self.extra_time.map_or(0, |(_, ms)| ms),
            "for": self.extra_time.map(|(color, _)| color.name()),
            "count": self.count,
        })
    }
}

impl RulingSubject {
    const fn article_if_wrong(self) -> &'static str {
        match self {
            RulingSubject::Draw(_) => "9.5.3",
            RulingSubject::TouchMove => "4.3",
            RulingSubject::IllegalMove(_) => ILLEGAL,
            RulingSubject::Flag => "6.8",
        }
    }

    /// The article for a claim that comes too late; for a claim that can't be late, the same as for a wrong claim.
    const fn article_if_late(self) -> &'static str {
        match self {
            RulingSubject::TouchMove => "4.8",
            RulingSubject::IllegalMove(_) => "A.5.2",
            RulingSubject::Draw(_) | RulingSubject::Flag => self.article_if_wrong(),
        }
    }
}

impl Game {
    /// Examines an arrangement to which no legal move leads. The first result is the squares that the moved piece left
    /// and reached; `None` if the player's hands did not make exactly one move. In castling, the moved piece is the
    /// king, or the rook if the king stays where it is. The second result is the rule of Article 3 that the move
    /// breaks; `None` if it breaks no such rule or the rule is not known.
    pub(crate) fn broken_rule(&self, pieces: &Board) -> (Option<(Square, Square)>, Option<IllegalReason>) {
        let turn = self.position().turn();
        let (way, reason) = if let Some((king, rook)) = castled(self.position().board(), pieces, turn) {
            let side = CastlingSide::of(king, rook);
            let goal = side.king_goal(turn);
            let way = if king == goal { (rook, side.rook_goal(turn)) } else { (king, goal) };
            (Some(way), self.castling_illegal_reason(side))
        } else {
            let way = self.single_move(pieces);
            (way, way.and_then(|(from, to)| self.why_illegal(from, to)))
        };
        let is_rule =
            |reason: &IllegalReason| reason.article().is_some_and(|article| article.starts_with("3."));
        (way, reason.filter(is_rule))
    }

    /// Why a move of one piece is illegal; `None` if that is not known. Putting the king onto its own rook by hand does
    /// not castle.
    fn why_illegal(&self, from: Square, to: Square) -> Option<IllegalReason> {
        let colors = [from, to].map(|square| self.position().piece_at(square).map(|piece| piece.color));
        if colors[0] == colors[1] {
            return Some(IllegalReason::OwnPieceThere { to });
        }
        self.position().has_both_kings().then(|| self.illegal_reason(from, to)).flatten()
    }

    /// The one move of a piece, legal or not, that leads to this arrangement; `None` unless there is exactly one.
    fn single_move(&self, pieces: &Board) -> Option<(Square, Square)> {
        let (before, us) = (self.position().board(), self.position().turn());
        let changed: Vec<Square> =
            Square::all().filter(|&square| before.piece_at(square) != pieces.piece_at(square)).collect();
        let [to] = changed.iter().filter(|&&on| pieces.piece_at(on).is_some()).collect::<Vec<_>>()[..] else {
            return None;
        };
        let moved = pieces.piece_at(*to)?;
        let promoted =
            moved.color == us && Role::PROMOTIONS.contains(&moved.role) && to.rank() == (!us).back_rank();
        let origin = |square: &&Square| {
            let left = before.piece_at(**square).filter(|left| *square != to && left.color == moved.color);
            left.is_some_and(|left| left.role == moved.role || promoted && left.role == Role::Pawn)
        };
        let [from] = changed.iter().filter(origin).collect::<Vec<_>>()[..] else { return None };
        // A pawn captured en passant stood next to the pawn that moved.
        let passed = Square::at(to.file(), from.rank());
        let takes = moved.role == Role::Pawn && before.piece_at(*to).is_none();
        let pawn =
            before.piece_at(passed).filter(|pawn| takes && pawn.role == Role::Pawn && pawn.color != us);
        let known = |square: &Square| [from, to].contains(&square) || pawn.is_some() && *square == passed;
        changed.iter().all(known).then_some((*from, *to))
    }
}
