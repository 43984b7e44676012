//! From what the table tells to a sentence: a typed reason and the words of a language.
//!
//! Absent on purpose: finding out why (the core layers do), and showing it (see `law_card`).

use std::path::Path;

use super::fen_words::found;
use super::law_card::LawCard;
use super::notation;
use super::note::Note;
use super::play::Torn;
use super::settings::{Notation, Trouble};
use super::words::{Words, sentence};
use crate::game::Outcome;
use crate::rules::{Bitboard, Color, MoveTextError, Position, Refusal, Role, Square};
use crate::table::{GameSetup, Reason, Table, journal};

/// "the bishop on c4", or the square alone when nothing stands there.
pub fn piece_on(words: &Words, position: &Position, square: Square) -> String {
    position.piece_at(square).map_or_else(|| square.to_string(), |piece| words.the_piece(piece.role, square))
}

/// "the bishop on c4 and the queen on h4".
pub fn pieces_on(words: &Words, position: &Position, squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| piece_on(words, position, square)).collect();
    words.list(&names)
}

/// The sentence for anything that was not done, or that went wrong.
pub fn note(words: &Words, table: &Table, note: &Note) -> String {
    match note {
        Note::Refused(reason) => reason_for(words, table.position(), reason),
        Note::Copied => words.say("copied"),
        Note::NoText => words.say("fen-empty"),
        Note::Fen(error) => {
            words.with("fen-refused", [("why", super::fen_words::fault(words, error).into())])
        }
        Note::File { file, why } => words.with(
            "file-refused",
            [("file", file.display().to_string().into()), ("why", why.say(words).into())],
        ),
        Note::Settings(trouble) => settings(words, trouble),
        Note::Journal(trouble) => {
            unwritten(words, "journal-unsaved", &trouble.file, &trouble.error.to_string())
        }
        Note::Unread(unread) => unwritten(words, "journal-unread", &unread.file, &why_unread(&unread.why)),
        Note::Reopened(torn) => {
            let key = match torn {
                Torn::Whole | Torn::LastLine => "reopened",
                Torn::Middle => "reopened-in-part",
            };
            let paused = table.is_paused().then(|| words.say("reopened-paused"));
            [Some(words.say(key)), paused].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
    }
}

fn unwritten(words: &Words, key: &str, file: &Path, why: &str) -> String {
    words.with(key, [("file", file.display().to_string().into()), ("why", why.into())])
}

fn why_unread(why: &journal::Why) -> String {
    match why {
        journal::Why::Io(error) => error.to_string(),
        journal::Why::NoGame(fault) => fault.fault.clone(),
    }
}

fn settings(words: &Words, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Nowhere => words.say("settings-nowhere"),
        Trouble::Unsaved { file, error } => words.with(
            "settings-unsaved",
            [("file", file.display().to_string().into()), ("why", error.to_string().into())],
        ),
        Trouble::Broken { file, kept } => words.with(
            "settings-broken",
            [("file", file.display().to_string().into()), ("kept", kept.display().to_string().into())],
        ),
    }
}

/// The sentence for a reason.
pub fn reason_for(words: &Words, position: &Position, reason: &Reason) -> String {
    match reason {
        Reason::Gesture(refusal) => refusal_for(words, position, refusal),
        Reason::Text(error) => text_error(words, position, error),
        Reason::ChoosePromotion(square) => {
            words.with("refusal-choose-promotion", [("square", square.to_string().into())])
        }
        _ => words.say("refusal-game-over"),
    }
}

/// The sentence for a gesture that is not a legal move.
pub fn refusal_for(words: &Words, position: &Position, refusal: &Refusal) -> String {
    let key = format!("refusal-{}", refusal.reason());
    let on = |square: Square| piece_on(words, position, square);
    let all = |squares: Bitboard| pieces_on(words, position, squares);
    let text = match *refusal {
        Refusal::NothingThere { from } => words.with(&key, [("from", from.to_string().into())]),
        Refusal::NotYourTurn { from } => {
            words.with(&key, [("piece", on(from).into()), ("turn", position.turn().name().into())])
        }
        Refusal::SameSquare { from: square }
        | Refusal::Blocked { by: square, .. }
        | Refusal::PawnTakesStraight { on: square }
        | Refusal::TooLateEnPassant { pawn: square }
        | Refusal::CastlingBlocked { by: square } => words.with(&key, [("piece", on(square).into())]),
        Refusal::OwnPieceThere { to } => {
            let role = position.piece_at(to).map_or(Role::Pawn, |piece| piece.role);
            let role = words.with("piece", [("role", role.name().into())]);
            words.with(&key, [("role", role.into()), ("to", to.to_string().into())])
        }
        Refusal::NotHowItMoves { role, .. } => words.with(&key, [("role", role.name().into())]),
        Refusal::PawnTakesNothing { to } => words.with(&key, [("to", to.to_string().into())]),
        Refusal::Pinned { from, pinner } => {
            words.with(&key, [("piece", on(from).into()), ("pinner", on(pinner).into())])
        }
        Refusal::StillInCheck { checkers: squares }
        | Refusal::UncoversKing { attackers: squares }
        | Refusal::CastlingInCheck { checkers: squares } => {
            words.with(&key, [("attackers", all(squares).into())])
        }
        Refusal::KingAttacked { on, attackers } => {
            words.with(&key, [("on", on.to_string().into()), ("attackers", all(attackers).into())])
        }
        Refusal::CastlingAttacked { crossing, attackers } => words
            .with(&key, [("crossing", crossing.to_string().into()), ("attackers", all(attackers).into())]),
        Refusal::PawnHasMoved { .. }
        | Refusal::KingHasMoved { .. }
        | Refusal::RookHasMoved { .. }
        | Refusal::KingOrRookHasMoved { .. } => words.say(&key),
    };
    sentence(&text)
}

/// A typed move that can't be made; where the text names a piece, the reason is that of its gesture.
fn text_error(words: &Words, position: &Position, error: &MoveTextError) -> String {
    match error {
        MoveTextError::Malformed(text) => {
            let example = format!("{}f3, e4, O-O, e2e4", words.letter(Role::Knight));
            words.with("text-malformed", [("text", found(words, text).into()), ("example", example.into())])
        }
        MoveTextError::Illegal { found: text, from, to, .. } => {
            let why = from.and_then(|from| position.refusal(from, *to));
            let why = why.map(|refusal| refusal_for(words, position, &refusal)).unwrap_or_default();
            let said = words.with("text-illegal", [("text", found(words, text).into())]);
            format!("{said} {why}").trim_end().to_owned()
        }
        MoveTextError::Ambiguous { found: text, candidates } => {
            let from = candidates.iter().fold(Bitboard::EMPTY, |all, mv| all.with(mv.from()));
            if from.many() {
                let pieces = pieces_on(words, position, from);
                words.with("text-ambiguous", [("text", found(words, text).into()), ("pieces", pieces.into())])
            } else {
                let letter = words.letter(Role::Queen).to_string();
                words.with("text-promotion", [("text", found(words, text).into()), ("letter", letter.into())])
            }
        }
    }
}

/// How the game ended: who won, and by what.
pub fn outcome(words: &Words, table: &Table, outcome: Outcome) -> (String, String) {
    let title = match outcome.winner {
        Some(Color::White) => words.say("ended-white-wins"),
        Some(Color::Black) => words.say("ended-black-wins"),
        None => words.say("ended-draw"),
    };
    // Who lost or gave up; with stalemate and the like, the player who had the move.
    let about = outcome.winner.map_or(table.position().turn(), |winner| !winner);
    let key = format!("by-{}", outcome.ending.name());
    (title, words.with(&key, [("name", player(words, table, about).into())]))
}

/// What the law card says: the note of the moment, else where the game stands.
pub fn standing(
    words: &Words,
    table: &Table,
    shown: usize,
    note: Option<&Note>,
    notation: Notation,
) -> LawCard {
    if let Some(note) = note {
        return told(words, table, note);
    }
    if shown < table.moves().len() {
        let title = match shown.checked_sub(1) {
            Some(last) => words.with("back-title", [("move", numbered(words, table, last, notation).into())]),
            None => words.say("back-start"),
        };
        return LawCard { title, detail: words.say("back-detail"), ..LawCard::default() };
    }
    if let Some(result) = table.result() {
        let (title, detail) = outcome(words, table, result);
        return LawCard { title, detail, article: Some(result.ending.article()), refusal: false };
    }
    if table.promoting().is_some() {
        let (title, detail) = (words.say("promoting"), words.say("promoting-detail"));
        return LawCard { title, detail, article: Some("3.7.3.3"), refusal: false };
    }
    to_move(words, table, notation)
}

fn told(words: &Words, table: &Table, told: &Note) -> LawCard {
    let text = note(words, table, told);
    if told.is_refusal() {
        let title = words.say(if told.is_trouble() { "trouble" } else { "refused" });
        LawCard { title, detail: text, article: told.article(), refusal: true }
    } else {
        LawCard { title: text, ..LawCard::default() }
    }
}

fn to_move(words: &Words, table: &Table, notation: Notation) -> LawCard {
    let position = table.position();
    let title = words.say(match position.turn() {
        Color::White => "turn-white",
        Color::Black => "turn-black",
    });
    if let Some(square) = table.selected() {
        let piece = piece_on(words, position, square);
        let count = Square::all().filter(|&to| !position.meant_by(square, to).is_empty()).count();
        let key = if count == 0 { "selected-stuck" } else { "selected-moves" };
        let detail = words.with(key, [("piece", piece.into()), ("count", count.into())]);
        return LawCard { title, detail: sentence(&detail), ..LawCard::default() };
    }
    let checkers = position.checkers();
    if checkers.any() {
        let detail = words.with("turn-check", [("from", pieces_on(words, position, checkers).into())]);
        return LawCard { title, detail, article: Some("3.9.1"), refusal: false };
    }
    let detail = match table.moves().len().checked_sub(1) {
        Some(last) => {
            let name = player(words, table, !position.turn());
            let played = numbered(words, table, last, notation);
            words.with("turn-last", [("name", name.into()), ("move", played.into())])
        }
        None => words.say("turn-first"),
    };
    LawCard { title, detail, ..LawCard::default() }
}

/// "3. Bb5" or "3… a6": a move with its number.
fn numbered(words: &Words, table: &Table, index: usize, notation: Notation) -> String {
    let start = table.start().position();
    let black_first = usize::from(start.turn() == Color::Black);
    let ply = index + black_first;
    let number = start.fullmove_number() as usize + ply / 2;
    let dots = if ply.is_multiple_of(2) { "." } else { "…" };
    let san = table.moves().get(index).map_or("", |played| played.san.as_str());
    format!("{number}{dots} {}", notation::text(san, notation, words))
}

/// A player's name; the colour's word when none was given.
pub fn player(words: &Words, table: &Table, color: Color) -> String {
    match table.name(color).trim() {
        "" => words.color(color),
        name if name == GameSetup::default().name(color) => words.color(color),
        name => name.to_owned(),
    }
}
