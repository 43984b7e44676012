//! Writes a record in the export format of the standard (sections 3.2 and 8), in UTF-8.
//!
//! All comments are in braces, with parentheses in place of braces inside them. A word longer than a line is not
//! broken.

use std::fmt::{self, Write};

use super::text::{printing, without_braces, words};
use super::{annotation, tag};
use crate::record::tags::ROSTER;
use crate::record::{NodeId, Notes, Record};
use crate::rules::{Color, Position};
use crate::start::Start;

/// The maximum length of a line of movetext, in characters. Section 8.2.1 demands lines shorter than 80.
const WIDTH: usize = 79;

/// A record that is displayed as PGN.
///
/// ```
/// use jadoube::record::{Record, pgn::{Games, Pgn}};
///
/// let file = "[White \"De Vries\"]\n1.e4 e5(1...c5 2.Nf3) 2.Nf3 !?{why not} 1/2";
/// let game = Games::new(file.as_bytes()).next().expect("a game");
/// let text = Pgn(&game.record).to_string();
/// assert!(text.ends_with("\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 $5 {why not} 1/2-1/2\n\n"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pgn<'a>(pub &'a Record);

/// A record as PGN text.
pub fn write(record: &Record) -> String {
    Pgn(record).to_string()
}

impl fmt::Display for Pgn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in tags(self.0) {
            writeln!(f, "{}", tag::written(&name, &value))?;
        }
        writeln!(f)?;
        let mut lines = Lines { to: f, column: 0, word: String::new(), glue: false };
        write_moves(self.0, &mut lines)?;
        lines.word(self.0.result.text())?;
        lines.flush()?;
        f.write_str("\n\n")
    }
}

/// The seven-tag roster, then the other tags in ASCII order.
fn tags(record: &Record) -> Vec<(String, String)> {
    let owned = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let mut others: Vec<(String, String)> = record
        .tags
        .iter()
        .filter(|(name, _)| !ROSTER.iter().any(|(known, _)| known == name))
        .map(|(name, value)| owned(name, value))
        .collect();
    let start = record.start();
    let mut set = |name: &str, value: &str| {
        others.retain(|(known, _)| known != name);
        others.push(owned(name, value));
    };
    if *start != Start::standard() {
        set("FEN", &start.position().fen());
        set("SetUp", "1");
    }
    if start.is_chess960() {
        set("Variant", "Chess960");
    }
    others.sort();
    let roster = ROSTER.iter().map(|&(name, unknown)| match name {
        "Result" => owned(name, record.result.text()),
        _ => owned(
            name,
            record.tags.get(name).filter(|value| !printing(value).trim().is_empty()).unwrap_or(unknown),
        ),
    });
    roster.chain(others).collect()
}

/// Something that remains to be written. The items are on a stack, so the last one is written next.
enum Item {
    /// A move to write with its notes, followed by the variations that replace it (unless it begins a variation itself)
    /// and the rest of the line. The fields are its place, the position before it, and whether it begins a variation.
    Place(NodeId, Position, bool),
    /// The variation that begins with this place, and the variations after it. They are one item, since a place may
    /// have a million variations.
    Variations(NodeId, Position),
    Close,
}

fn write_moves(record: &Record, to: &mut Lines<'_, '_>) -> fmt::Result {
    write_notes(record.notes(Record::ROOT), to)?;
    let start = record.start().position();
    let mut steps = Vec::new();
    steps.extend(record.next(Record::ROOT).map(|place| Item::Place(place, start.clone(), false)));
    // A move by Black has a number only if it does not directly follow White's move (section 8.2.2.2).
    let mut apart = true;
    while let Some(step) = steps.pop() {
        let (place, position, variation) = match step {
            Item::Place(place, position, variation) => (place, position, variation),
            Item::Variations(place, position) => {
                steps.extend(
                    record.next_variation(place).map(|next| Item::Variations(next, position.clone())),
                );
                steps.extend([Item::Close, Item::Place(place, position, true)]);
                continue;
            }
            Item::Close => {
                to.close()?;
                apart = true;
                continue;
            }
        };
        let notes = record.notes(place);
        if variation {
            to.open()?;
        }
        // Between two moves, a comment before the second is read back as a comment on the first.
        write_comments(&notes.before, to)?;
        apart |= variation || !notes.before.is_empty();
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => to.word(&format!("{number}."))?,
            Color::Black if apart => to.word(&format!("{number}..."))?,
            Color::Black => {}
        }
        to.word(&record.san_after(&position, place))?;
        write_notes(notes, to)?;
        apart = !(notes.comments.is_empty() && annotation::write(notes).is_empty() && !notes.draw_offer);
        steps.extend(record.next(place).map(|next| Item::Place(next, record.step(&position, place), false)));
        if !record.is_alternative(place) {
            steps.extend(record.next_variation(place).map(|next| Item::Variations(next, position)));
        }
    }
    Ok(())
}

/// Writes the notes at a place, except the comments before its move.
fn write_notes(notes: &Notes, to: &mut Lines<'_, '_>) -> fmt::Result {
    for nag in &notes.nags {
        to.word(&format!("${}", nag.0))?;
    }
    if notes.draw_offer {
        to.comment(annotation::DRAW_OFFER)?;
    }
    let annotations = annotation::write(notes);
    if !annotations.is_empty() {
        to.comment(&annotations)?;
    }
    write_comments(&notes.comments, to)
}

fn write_comments(comments: &[String], to: &mut Lines<'_, '_>) -> fmt::Result {
    for text in comments.iter().map(|text| words(&without_braces(text))).filter(|text| !text.is_empty()) {
        to.comment(&text)?;
    }
    Ok(())
}

/// A writer of words, separated by spaces or line breaks.
struct Lines<'a, 'f> {
    to: &'a mut fmt::Formatter<'f>,
    column: usize,
    /// The last word, not yet written, since the next word may have to follow it without a space.
    word: String,
    /// Whether the next word follows the last one without a space.
    glue: bool,
}

impl Lines<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        if !std::mem::take(&mut self.glue) {
            self.flush()?;
        }
        self.word.push_str(word);
        Ok(())
    }

    /// Writes the last word, on a new line if necessary.
    fn flush(&mut self) -> fmt::Result {
        let length = self.word.chars().count();
        if length == 0 {
            return Ok(());
        }
        if self.column > 0 {
            let fits = self.column + 1 + length <= WIDTH;
            self.to.write_char(if fits { ' ' } else { '\n' })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.column += length;
        self.to.write_str(&self.word)?;
        self.word.clear();
        Ok(())
    }

    fn open(&mut self) -> fmt::Result {
        self.word("(")?;
        self.glue = true;
        Ok(())
    }

    fn close(&mut self) -> fmt::Result {
        self.glue = true;
        self.word(")")
    }

    fn comment(&mut self, text: &str) -> fmt::Result {
        let text = format!("{{{text}}}");
        let mut words = text.split(' ').peekable();
        while let Some(word) = words.next() {
            let mut whole = word.to_owned();
            while let Some(next) = words.next_if(|next| belongs(&whole, next)) {
                whole.push(' ');
                whole.push_str(next);
            }
            self.word(&whole)?;
        }
        Ok(())
    }
}

/// Whether two words of a comment must stay on one line: programs that read line by line recognise an annotation only
/// if it is not broken, and they ignore a line that begins with a percent sign (section 6).
fn belongs(word: &str, next: &str) -> bool {
    let command = word.trim_start_matches('{').starts_with("[%") && !word.contains([' ', ']']);
    command && next.contains(']') || next.starts_with('%')
}
