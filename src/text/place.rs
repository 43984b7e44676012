//! What is at a place of a game record, in words: the move with its number and symbols, comments, drawings, and the moves
//! to choose from.

use super::messages::Texts;
use super::notation::{self, Notation};
use super::{signs, spoken_move};
use crate::record::{Mark, NodeId, Record, Shape};

/// The number of characters after which the comments of one place are cut short.
const LONGEST: usize = 1500;

/// The sentences about a place. `spoken` is its move in spoken form; `None` at the start and for a null move.
pub fn said(words: &Texts, record: &Record, at: NodeId, spoken: Option<String>) -> String {
    let notes = record.notes(at);
    let moved = record.parent(at).map(|parent| {
        let phrase = spoken.unwrap_or_else(|| t!(words, "study-null-move"));
        let signs = notes.nags.iter().take(signs::MOST).map(|sign| signs::spoken(words, *sign));
        let phrase = words.row(std::iter::once(phrase).chain(signs));
        let on_main_line = record.line_to(at).into_iter().all(|place| !record.is_alternative(place));
        let phrase = if on_main_line { phrase } else { t!(words, "study-in-variation", move = phrase) };
        numbered(record, parent, &spoken_move::said(words, &phrase))
    });
    let comment = notes.before.iter().chain(&notes.comments).cloned();
    words.paragraph(
        std::iter::once(moved.unwrap_or_else(|| t!(words, "aloud-sentence", text = t!(words, "back-start"))))
            .chain([cut(words.paragraph(comment))])
            .chain([drawings(words, &notes.marks), ways(words, record, at)]),
    )
}

/// A move made at this place, with its number.
fn numbered(record: &Record, before: NodeId, mv: &str) -> String {
    let position = record.position(before);
    notation::numbered(position.fullmove_number(), position.turn(), mv)
}

fn drawings(words: &Texts, marks: &[Mark]) -> String {
    let each = marks.iter().map(|mark| match mark.shape {
        Shape::Circle(square) => t!(words, "study-circle", square = square.to_string()),
        Shape::Arrow(from, to) => t!(words, "study-arrow", from = from.to_string(), to = to.to_string()),
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() { String::new() } else { t!(words, "study-drawn", drawings = words.row(each)) }
}

/// The moves to choose from, if there are several.
fn ways(words: &Texts, record: &Record, at: NodeId) -> String {
    let ways: Vec<String> = record
        .ways(at)
        .take(signs::MOST)
        .map(|way| numbered(record, at, &notation::text(&record.san(way), Notation::Letters, words)))
        .collect();
    if ways.len() < 2 { String::new() } else { t!(words, "study-ways", moves = words.list(&ways)) }
}

fn cut(text: String) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => text[..end].to_owned() + "…",
        None => text,
    }
}
