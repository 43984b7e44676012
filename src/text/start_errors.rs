//! First ranks in letters and words, and messages about typed Chess960 starts and dice throws.
//!
//! The module [`start`](crate::start) reads starts.

use super::messages::Texts;
use crate::rules::Role;
use crate::rules::chess960::back_rank;
use crate::start::{DiceError, RowError, TypedError};

/// The maximum length of a typed start, in characters.
pub const MAX_TYPED_START: usize = 24;

/// The piece letters of a first rank, in the language of `texts`; empty for `None`.
pub fn row_text(texts: &Texts, row: Option<[Role; 8]>) -> String {
    row.into_iter().flatten().map(|role| texts.letter(role)).collect()
}

/// A sentence that lists the pieces of a first rank: "From a to h: rook, …".
pub fn first_rank_said(texts: &Texts, row: impl IntoIterator<Item = Role>) -> String {
    t!(texts, "first-rank", pieces = texts.row(row.into_iter().map(|role| texts.piece(role))))
}

/// The piece letters of a first rank, with spaces between them; empty for `None`.
pub fn spaced_row(texts: &Texts, row: Option<[Role; 8]>) -> String {
    spaced(row_text(texts, row).chars())
}

/// Letters or digits with spaces between them.
pub fn spaced(letters: impl IntoIterator<Item = char>) -> String {
    let all: String = letters.into_iter().flat_map(|letter| [letter, ' ']).collect();
    all.trim_end().to_owned()
}

/// Why the input is not a start, and the article that says so; `None` if no article does.
pub fn fault(texts: &Texts, error: &TypedError) -> (String, Option<&'static str>) {
    let example = row_text(texts, back_rank(518));
    match error {
        TypedError::Empty => (t!(texts, "room-number-how"), None),
        TypedError::Number(found) => (t!(texts, "room-number-range", found = found.as_str()), None),
        TypedError::Row(RowError::Letter(letter)) => {
            let letters = t!(texts, "letters");
            let letter = letter.to_string();
            (t!(texts, "row-letter", letter, letters), None)
        }
        TypedError::Row(RowError::Length(found)) => {
            let count = if *found == 1 { "one" } else { "other" };
            (t!(texts, "row-length", found = found.to_string(), count, example), None)
        }
        TypedError::Row(RowError::Count { role, found, .. }) => {
            (t!(texts, "row-count", role = role.name(), found = found.to_string()), None)
        }
        TypedError::Row(RowError::BishopsOnOneColor) => (t!(texts, "row-bishops"), Some("II.2.2")),
        TypedError::Row(RowError::KingNotBetweenRooks) => (t!(texts, "row-king"), Some("II.2.1")),
    }
}

/// Why dice throws do not lead to a start, without an initial capital.
pub fn throws(texts: &Texts, error: &DiceError) -> String {
    match *error {
        DiceError::NoFace { throw, found } => {
            t!(texts, "dice-no-face", throw = throw.to_string(), found = found.to_string())
        }
        DiceError::TooMany { throw } => t!(texts, "dice-too-many", count = throw - 1),
        DiceError::TooFew { throws, next } => t!(texts, "dice-too-few", count = throws, step = next.name()),
    }
}
