//! Describes a place in a game record in words: the move with its number and symbols, comments, drawings, the moves to
//! choose from, and the result.

use super::messages::Texts;
use super::spoken_move::{self, Spoken};
use super::{notation, symbols};
use crate::record::{GameResult, Mark, MarkShape, NodeId, Notes, Record};
use crate::rules::Position;

/// The number of characters after which the comments of one place are cut short.
const MAX_COMMENTS: usize = 1500;

/// The sentences about a place.
pub fn describe(texts: &Texts, record: &Record, at: NodeId, spoken: Spoken<'_>) -> String {
    let notes = record.notes(at);
    let moved = record.parent(at).map(|parent| {
        let phrase = phrase_of(texts, record, &record.position(parent), at, spoken);
        let signs = notes.nags.iter().take(symbols::MAX_SYMBOLS).map(|sign| symbols::spoken(texts, *sign));
        let phrase = texts.row(std::iter::once(phrase).chain(signs));
        let on_main_line = record.back_from(at).all(|place| !record.is_alternative(place));
        let phrase = if on_main_line { phrase } else { t!(texts, "study-in-variation", move = phrase) };
        numbered(record, parent, &spoken_move::sentence_of(texts, &phrase))
    });
    texts.paragraph(
        std::iter::once(moved.unwrap_or_else(|| t!(texts, "aloud-sentence", text = t!(texts, "back-start"))))
            .chain([comments(texts, notes)])
            .chain([
                drawings(texts, &notes.marks),
                ways(texts, record, at, spoken),
                result(texts, record, at),
            ]),
    )
}

/// The spoken move that leads from a position to a place.
fn phrase_of(texts: &Texts, record: &Record, before: &Position, to: NodeId, spoken: Spoken<'_>) -> String {
    let mv = record.mv(to).map(|mv| spoken(before, mv));
    mv.unwrap_or_else(|| t!(texts, "study-null-move"))
}

/// A move that is made from this place, with its number.
fn numbered(record: &Record, before: NodeId, mv: &str) -> String {
    let (number, color) = record.number(before);
    notation::numbered(number, color, mv)
}

/// The comments of a place, up to about [`MAX_COMMENTS`] characters.
fn comments(texts: &Texts, notes: &Notes) -> String {
    let mut room = MAX_COMMENTS;
    let comments = notes.before.iter().chain(&notes.comments).map_while(|text| {
        let text = (room > 0).then(|| ended(texts, cut(text, room)))?;
        room -= text.chars().count().min(room);
        Some(text)
    });
    texts.paragraph(comments)
}

/// The text, with a full stop unless it already ends with a punctuation mark.
fn ended(texts: &Texts, text: String) -> String {
    let is_ended = text.ends_with(['.', '!', '?', '…', ':', ';']);
    if is_ended { text } else { t!(texts, "aloud-sentence", text) }
}

/// The arrows and circles on the board in words; empty if there are none.
pub fn drawings(texts: &Texts, marks: &[Mark]) -> String {
    let each = marks.iter().map(|mark| {
        let color = mark.color.name();
        match mark.shape {
            MarkShape::Circle(square) => t!(texts, "study-circle", color, square = square.to_string()),
            MarkShape::Arrow(from, to) => {
                t!(texts, "study-arrow", color, from = from.to_string(), to = to.to_string())
            }
        }
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() { String::new() } else { t!(texts, "study-drawn", drawings = texts.row(each)) }
}

/// The moves to choose from, at most [`symbols::MAX_SYMBOLS`] of them; empty unless there are several.
fn ways(texts: &Texts, record: &Record, at: NodeId, spoken: Spoken<'_>) -> String {
    if record.continuations(at).nth(1).is_none() {
        return String::new();
    }
    let position = record.position(at);
    let each = record
        .continuations(at)
        .take(symbols::MAX_SYMBOLS)
        .map(|way| numbered(record, at, &phrase_of(texts, record, &position, way, spoken)));
    let ways: Vec<String> = each.collect();
    t!(texts, "study-ways", moves = texts.list(&ways))
}

/// The result of a finished game at the last move of its main line; otherwise empty.
fn result(texts: &Texts, record: &Record, at: NodeId) -> String {
    let is_end = record.next(at).is_none() && record.parent(at).is_some();
    let is_main = record.back_from(at).all(|place| !record.is_alternative(place));
    match record.result {
        GameResult::Won(_) | GameResult::Drawn if is_end && is_main => {
            t!(texts, "aloud-sentence", text = notation::result(record.result.text()))
        }
        GameResult::Won(_) | GameResult::Drawn | GameResult::Open => String::new(),
    }
}

fn cut(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => text[..end].to_owned() + "…",
        None => text.to_owned(),
    }
}
