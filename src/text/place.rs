//! What is at a place of a game record, in words: the move with its number and symbols, comments, drawings, and the moves
//! to choose from.

use super::messages::Texts;
use super::{notation, signs, spoken_move};
use crate::record::{Mark, NodeId, Notes, Record, Shape};
use crate::rules::{Move, Position};

/// The number of characters after which the comments of one place are cut short.
const LONGEST: usize = 1500;

/// Says a move in a position.
type Spoken<'a> = &'a dyn Fn(&Position, Move) -> String;

/// The sentences about a place. `spoken` says a move in a position.
pub fn said(words: &Texts, record: &Record, at: NodeId, spoken: Spoken<'_>) -> String {
    let notes = record.notes(at);
    let moved = record.parent(at).map(|parent| {
        let phrase = phrase_of(words, record, &record.position(parent), at, spoken);
        let signs = notes.nags.iter().take(signs::MOST).map(|sign| signs::spoken(words, *sign));
        let phrase = words.row(std::iter::once(phrase).chain(signs));
        let on_main_line = record.back_from(at).all(|place| !record.is_alternative(place));
        let phrase = if on_main_line { phrase } else { t!(words, "study-in-variation", move = phrase) };
        numbered(record, parent, &spoken_move::said(words, &phrase))
    });
    words.paragraph(
        std::iter::once(moved.unwrap_or_else(|| t!(words, "aloud-sentence", text = t!(words, "back-start"))))
            .chain([comments(words, notes)])
            .chain([drawings(words, &notes.marks), ways(words, record, at, spoken)]),
    )
}

/// The spoken move that leads from a position to a place.
fn phrase_of(words: &Texts, record: &Record, before: &Position, to: NodeId, spoken: Spoken<'_>) -> String {
    let mv = record.mv(to).map(|mv| spoken(before, mv));
    mv.unwrap_or_else(|| t!(words, "study-null-move"))
}

/// A move made at this place, with its number.
fn numbered(record: &Record, before: NodeId, mv: &str) -> String {
    let (number, color) = record.number(before);
    notation::numbered(number, color, mv)
}

/// The comments of a place, up to [`LONGEST`].
fn comments(words: &Texts, notes: &Notes) -> String {
    let mut room = LONGEST;
    let texts = notes.before.iter().chain(&notes.comments).map_while(|text| {
        let text = (room > 0).then(|| ended(words, cut(text, room)))?;
        room -= text.chars().count().min(room);
        Some(text)
    });
    words.paragraph(texts)
}

/// The text with a full stop, unless it ends otherwise.
fn ended(words: &Texts, text: String) -> String {
    let is_ended = text.ends_with(['.', '!', '?', '…', ':', ';']);
    if is_ended { text } else { t!(words, "aloud-sentence", text) }
}

fn drawings(words: &Texts, marks: &[Mark]) -> String {
    let each = marks.iter().map(|mark| {
        let color = mark.color.name();
        match mark.shape {
            Shape::Circle(square) => t!(words, "study-circle", color, square = square.to_string()),
            Shape::Arrow(from, to) => {
                t!(words, "study-arrow", color, from = from.to_string(), to = to.to_string())
            }
        }
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() { String::new() } else { t!(words, "study-drawn", drawings = words.row(each)) }
}

/// The moves to choose from, if there are several.
fn ways(words: &Texts, record: &Record, at: NodeId, spoken: Spoken<'_>) -> String {
    if record.ways(at).nth(1).is_none() {
        return String::new();
    }
    let position = record.position(at);
    let each = record
        .ways(at)
        .take(signs::MOST)
        .map(|way| numbered(record, at, &phrase_of(words, record, &position, way, spoken)));
    let ways: Vec<String> = each.collect();
    t!(words, "study-ways", moves = words.list(&ways))
}

fn cut(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => text[..end].to_owned() + "…",
        None => text.to_owned(),
    }
}
