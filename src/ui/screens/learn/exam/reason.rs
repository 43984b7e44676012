//! Reasons that a ruling does not give by itself, such as how often the position occurred, which mate was possible, why
//! the game goes on, or why the extra time is one minute.

use super::ExamScreen;
use crate::exam::{Case, Hearing, Topic};
use crate::game::laws::{FIFTY_MOVES, THREEFOLD};
use crate::game::{DrawClaim, Ending, Ruling, RulingSubject};
use crate::rules::{
    Color, Move, MoveTextError, PieceLetters, Position, Role, Square, read_uci, read_written,
};
use crate::table::{Deed, Notice, Table};
use crate::text::Texts;
use crate::text::messages::sentence;
use crate::text::notation::text;
use crate::ui::view::ViewSettings;
use crate::unwinnable::{MatePossible, mate_possible};

/// The approximate maximum number of positions that the search for a mate generates.
const MATE_BUDGET: u64 = 500_000;

/// The reasons for a ruling.
#[derive(Default)]
pub(super) struct RulingReason {
    pub sentences: Vec<String>,
    /// The article to quote instead of the one that the table quotes; `None` to keep the table's.
    pub article: Option<&'static str>,
    /// Whether the sentences replace those of the law card.
    pub is_whole: bool,
}

impl RulingReason {
    fn of(sentence: String, article: &'static str) -> RulingReason {
        RulingReason { sentences: vec![sentence], article: Some(article), is_whole: false }
    }

    /// These sentences, without an article of their own.
    fn only(sentences: impl IntoIterator<Item = String>) -> RulingReason {
        RulingReason { sentences: sentences.into_iter().collect(), ..RulingReason::default() }
    }
}

impl ExamScreen {
    /// A mate that a player with only knights and bishops could still have given when the opponent's flag fell or the
    /// opponent resigned, or that either player can still give in a position that could be dead; `None` after any other
    /// decision, if the player had more, or if no such mate was found.
    pub(super) fn possible_mate(&self) -> Option<Position> {
        let hearing = &self.hearing;
        let Some(outcome) = hearing.after.result() else {
            let is_asked = going_on(&self.case, hearing) == Some(GoingOn::NotDead);
            let mates = |color: &Color| mate_by(hearing.after.position(), *color);
            return Color::ALL.iter().filter(|_| is_asked).find_map(mates);
        };
        if !matches!(outcome.ending, Ending::FlagFall | Ending::Resignation) {
            return None;
        }
        let (position, winner) = (hearing.after.position(), outcome.winner?);
        let strong = [Role::Pawn, Role::Rook, Role::Queen];
        if strong.into_iter().any(|role| position.board().by(winner, role).any()) {
            return None;
        }
        mate_by(position, winner)
    }

    /// The reasons for the ruling on the case; empty if the ruling says enough by itself.
    pub(super) fn reason(&self, look: ViewSettings<'_>) -> RulingReason {
        let (texts, case, hearing, mate) = (look.words, &self.case, &self.hearing, self.mate.as_ref());
        let Some(ruling) = hearing.ruling() else { return self.without_ruling(texts) };
        let position = hearing.before.position();
        let intended = match case.decision() {
            Some(Deed::Claim { intended: Some(uci), .. }) => read_uci(position, uci).ok(),
            _ => None,
        };
        let written = intended.map(|mv| (mv, text(&position.san(mv), look.settings.notation, texts)));
        let has_castled = hearing.before.moves().last().is_some_and(|played| played.mv.is_castling());
        let mut reason = match ruling.subject {
            RulingSubject::Draw(DrawClaim::Threefold) => {
                RulingReason::only(threefold(texts, &hearing.before, written))
            }
            RulingSubject::Draw(DrawClaim::FiftyMoves) => {
                RulingReason::only([fifty(texts, position, written)])
            }
            RulingSubject::TouchMove if case.article == Some("4.2.1") => {
                RulingReason::only([t!(texts, "reason-adjusted")])
            }
            RulingSubject::TouchMove if ruling.is_found && case.has_jadoube() => {
                RulingReason::only([t!(texts, "reason-adjusted-late")])
            }
            RulingSubject::TouchMove if ruling.is_found => {
                RulingReason::only(touched_in_vain(texts, hearing))
            }
            RulingSubject::TouchMove if ruling.is_wrong_touch_claim() && !ruling.is_too_late() => {
                touched(texts, hearing)
            }
            RulingSubject::Flag => RulingReason::only(mate.map(|mate| flag_mate(texts, mate, "6.9"))),
            RulingSubject::IllegalMove(None) if !ruling.is_too_late() && has_castled => {
                RulingReason::of(t!(texts, "reason-castling-legal"), "3.8.2")
            }
            _ => RulingReason::default(),
        };
        reason.sentences.extend(one_minute(texts, ruling));
        reason
    }

    /// The reasons for an answer of the table that is not a ruling: to a draw offer, to its acceptance, to a
    /// resignation or to the opening of a sealed move; or why the game goes on.
    fn without_ruling(&self, texts: &Texts) -> RulingReason {
        let hearing = &self.hearing;
        let is_refused = hearing.notices.iter().any(Notice::is_refusal);
        let (key, article) = match self.case.decision() {
            Some(Deed::OfferDraw { .. }) if !is_refused => ("reason-offer-in-time", "9.1.2.1"),
            Some(Deed::OfferDraw { .. }) if hearing.before.completed_moves() >= 2 => {
                ("reason-offer-again", "11.5")
            }
            Some(Deed::AnswerDraw { accept: true, .. }) if is_refused => ("reason-offer-declined", "9.1.2.1"),
            Some(Deed::Resume { .. }) => match sealed_error(hearing) {
                Some(MoveTextError::Ambiguous { .. }) => ("reason-sealed-ambiguous", "I.8"),
                Some(_) => ("reason-sealed-illegal", "I.8"),
                None => return RulingReason::default(),
            },
            Some(Deed::Resign { .. }) => {
                return RulingReason::only(self.mate.as_ref().map(|mate| flag_mate(texts, mate, "5.1.2")));
            }
            _ => return self.goes_on(texts),
        };
        RulingReason::of(t!(texts, key), article)
    }

    /// Why the game goes on; empty if [`going_on`] gives no reason.
    fn goes_on(&self, texts: &Texts) -> RulingReason {
        let Some(reason) = going_on(&self.case, &self.hearing) else { return RulingReason::default() };
        let position = self.hearing.after.position();
        let (sentence, article) = match (reason, &self.mate) {
            (GoingOn::SeventyFive, _) => {
                (t!(texts, "reason-seventy-five", plies = usize::from(position.halfmove_clock())), "9.6.2")
            }
            (GoingOn::CountAnew, _) => (t!(texts, "reason-count-anew"), "9.6.2"),
            (GoingOn::PawnGone, _) => (t!(texts, "reason-pawn-gone"), "A.5.2"),
            (GoingOn::OnlyCheck, _) => {
                (t!(texts, "reason-only-check", color = texts.color(position.turn())), "5.1.1")
            }
            (GoingOn::NotDead, Some(mate)) => {
                (t!(texts, "reason-not-dead", pieces = pieces_of(texts, mate)), "5.2.2")
            }
            (GoingOn::NotDead, None) => (t!(texts, "refusal-not-dead"), "5.2.2"),
        };
        RulingReason { is_whole: true, ..RulingReason::of(sentence, article) }
    }
}

/// A position, reached by legal moves, in which this player has given mate; `None` if none was found.
fn mate_by(position: &Position, winner: Color) -> Option<Position> {
    match mate_possible(position, winner, MATE_BUDGET) {
        MatePossible::Yes(line) => Some(line.iter().fold(position.clone(), |at, mv| at.after(*mv))),
        MatePossible::No | MatePossible::NotDecided => None,
    }
}

/// Why the game goes on, from [`going_on`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum GoingOn {
    /// Fewer than 150 plies have been made since the last capture or pawn move.
    SeventyFive,
    /// The last move was a capture or a pawn move, so the count of moves starts again.
    CountAnew,
    /// A pawn that was not promoted has been taken.
    PawnGone,
    /// The check is not mate.
    OnlyCheck,
    NotDead,
}

/// Why the game goes on after a press of the clock, or after a position was said to be dead. `None` if the game is
/// over, after any other decision, and after a press that calls for no explanation.
fn going_on(case: &Case, hearing: &Hearing) -> Option<GoingOn> {
    let (before, after) = (hearing.before.position(), hearing.after.position());
    let has_taken = after.board().occupied().len() < before.board().occupied().len();
    match case.decision() {
        _ if hearing.after.result().is_some() => None,
        Some(Deed::DeadPosition) => Some(GoingOn::NotDead),
        Some(Deed::PressClock { .. }) if case.topic == Topic::Promotion && has_taken => {
            Some(GoingOn::PawnGone)
        }
        Some(Deed::PressClock { .. }) if before.halfmove_clock() >= FIFTY_MOVES => {
            Some(if after.halfmove_clock() == 0 { GoingOn::CountAnew } else { GoingOn::SeventyFive })
        }
        Some(Deed::PressClock { .. }) if after.is_check() && !has_taken => Some(GoingOn::OnlyCheck),
        Some(Deed::PressClock { .. }) if has_taken || case.topic == Topic::Endings => Some(GoingOn::NotDead),
        _ => None,
    }
}

/// Why the sealed move that has been opened can't be played; `None` if it can, or if none has been opened.
fn sealed_error(hearing: &Hearing) -> Option<MoveTextError> {
    let text = hearing.notices.iter().find_map(|notice| match notice {
        Notice::Opened { text, .. } => Some(text),
        _ => None,
    })?;
    read_written(hearing.before.position(), text, &PieceLetters::ENGLISH).err()
}

/// How often the position occurred and when. If it occurred too rarely, also what else differed in a position with the
/// same pieces on the same squares, if there was one.
fn threefold(texts: &Texts, before: &Table, written: Option<(Move, String)>) -> Vec<String> {
    let mut positions: Vec<Position> =
        (0..=before.moves().len()).map(|plies| before.position_after(plies).clone()).collect();
    let last = positions.len() - 1;
    let same = |positions: &[Position]| {
        let target = positions.last();
        let is_same = |position: &Position| target.is_some_and(|target| position.is_same_as(target));
        positions.iter().enumerate().filter(|(_, one)| is_same(one)).map(|(at, _)| at).collect::<Vec<_>>()
    };
    // A claim with an intended move is also right if the position on the board has occurred often enough (9.2).
    let is_there = same(&positions).len() >= THREEFOLD;
    let written = written.filter(|_| !is_there);
    if let Some((mv, _)) = &written {
        positions.push(positions[last].after(*mv));
    }
    let when = |at: usize| match &written {
        Some((_, mv)) if at > last => t!(texts, "reason-with", mv = mv.as_str()),
        None if at == last => t!(texts, "reason-now"),
        _ if at == 0 => t!(texts, "reason-start"),
        _ => t!(texts, "reason-after", plies = at),
    };
    let times = same(&positions);
    let count = times.len();
    let when_same = texts.list(&times.iter().copied().map(when).collect::<Vec<_>>());
    let mut sentences = vec![t!(texts, "reason-threefold", count, when = when_same)];
    let target = &positions[positions.len() - 1];
    let other = positions
        .iter()
        .enumerate()
        .find(|(at, position)| position.board() == target.board() && !times.contains(at));
    if let Some((at, other)) = other.filter(|_| count < THREEFOLD) {
        let (key, color) = (difference(other, target), loser(texts, other, target));
        sentences.push(t!(texts, key, when = when(at), color));
    }
    sentences
}

/// The message key for what differs between two positions with the same pieces on the same squares.
fn difference(other: &Position, target: &Position) -> &'static str {
    if other.turn() != target.turn() {
        "reason-turn"
    } else if other.castling_rooks() != target.castling_rooks() {
        "reason-castling"
    } else {
        "reason-en-passant"
    }
}

/// The player who lost a castling right between the two positions; both players if both did, and empty if neither did.
fn loser(texts: &Texts, earlier: &Position, later: &Position) -> String {
    let lost = earlier.castling_rooks() - later.castling_rooks();
    let lost_by = |color: &Color| (lost & earlier.board().color(*color)).any();
    let losers: Vec<String> =
        Color::ALL.iter().filter(|color| lost_by(color)).map(|color| texts.color(*color)).collect();
    texts.list(&losers)
}

/// A sentence about the number of moves without a capture or a pawn move. If there are too few, it takes the intended
/// move into account.
fn fifty(texts: &Texts, position: &Position, written: Option<(Move, String)>) -> String {
    let plies = position.halfmove_clock();
    match written.filter(|_| plies < FIFTY_MOVES) {
        None => t!(texts, "reason-fifty", plies = usize::from(plies)),
        Some((mv, written)) if mv.role() == Role::Pawn || position.taken_by(mv).is_some() => {
            t!(texts, "reason-fifty-anew", plies = usize::from(plies), mv = written)
        }
        Some((_, written)) => t!(texts, "reason-fifty-with", plies = usize::from(plies + 1), mv = written),
    }
}

/// Why a move did not break touch-move: none of the touched pieces left in place could be moved or captured, or the
/// first touched piece that could be moved or captured was indeed moved or captured.
fn touched(texts: &Texts, hearing: &Hearing) -> RulingReason {
    let position = hearing.position_of_turn();
    let Some(played) = hearing.before.moves().last().map(|played| played.mv) else {
        return RulingReason::default();
    };
    let legal = position.legal_moves();
    let obeys = |mv: &Move, square| mv.from() == square || position.taken_by(*mv) == Some(square);
    let castled = |square| played.is_castling() && played.to() == square;
    let left = |square: &_| !(obeys(&played, *square) || castled(*square));
    let mut left = hearing.touched.iter().copied().filter(left).peekable();
    let has_left = left.peek().is_some();
    let can_obey = left.any(|square| legal.iter().any(|mv| obeys(mv, square)));
    match has_left && !can_obey {
        true => RulingReason::of(t!(texts, "reason-touch-free"), "4.5"),
        false => RulingReason::only([t!(texts, "reason-touch-kept")]),
    }
}

/// A sentence that names the pieces that were touched before the one that had to be moved or taken, but could not be
/// moved or taken themselves; empty if there are none.
fn touched_in_vain(texts: &Texts, hearing: &Hearing) -> Vec<String> {
    let position = hearing.position_of_turn();
    let named = |square| Some(texts.the_piece(position.piece_at(square)?.role, square));
    let pieces: Vec<String> = hearing.touched_in_vain().into_iter().filter_map(named).collect();
    match pieces.len() {
        0 => Vec::new(),
        count => vec![sentence(&t!(texts, "reason-touch-in-vain", count, pieces = texts.list(&pieces)))],
    }
}

/// A sentence with a mate that was still possible, which is why a fallen flag or a resignation loses under this
/// article.
fn flag_mate(texts: &Texts, mate: &Position, article: &str) -> String {
    t!(texts, "reason-flag-mate", pieces = pieces_of(texts, mate), article)
}

/// All pieces of the position with their squares, as a list in words.
fn pieces_of(texts: &Texts, mate: &Position) -> String {
    let named = |square: Square| {
        let piece = texts.colored_piece(mate.piece_at(square)?);
        Some(t!(texts, "reason-piece-on", piece, square = square.to_string()))
    };
    let pieces: Vec<String> = Square::all().filter_map(named).collect();
    texts.list(&pieces)
}

/// Why the opponent gets one minute instead of two; `None` if the opponent does not.
fn one_minute(texts: &Texts, ruling: &Ruling) -> Option<String> {
    match ruling.extra_time_article? {
        "A.3" => Some(t!(texts, "reason-minute-rapid")),
        "B.3" => Some(t!(texts, "reason-minute-blitz")),
        _ => None,
    }
}
