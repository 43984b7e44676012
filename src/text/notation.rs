//! How a move is written on the score sheet: the letters of the language, English letters, or figurines.
//!
//! Writing SAN: see `rules`.

use serde::{Deserialize, Serialize};

use super::messages::Texts;
use crate::rules::{Color, Piece, Role};

/// How moves are written on the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    #[default]
    Letters,
    English,
    Figurines,
}

/// A part of a written move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Text(String),
    /// A small picture of the piece.
    Figurine(Piece),
}

/// The move in parts. Figurines are those of White for both sides, as in books: they can be read on any surface.
pub fn parts(san: &str, notation: Notation, words: &Texts) -> Vec<Part> {
    if notation != Notation::Figurines {
        return vec![Part::Text(text(san, notation, words))];
    }
    let mut parts: Vec<Part> = Vec::new();
    for letter in san.chars() {
        match (piece_letter(letter), parts.last_mut()) {
            (Some(role), _) => parts.push(Part::Figurine(Piece { color: Color::White, role })),
            (None, Some(Part::Text(text))) => text.push(letter),
            (None, _) => parts.push(Part::Text(letter.to_string())),
        }
    }
    parts
}

/// The move as text; figurines are read aloud in the letters of the language.
pub fn text(san: &str, notation: Notation, words: &Texts) -> String {
    if notation == Notation::English {
        return san.to_owned();
    }
    san.chars().map(|letter| piece_letter(letter).map_or(letter, |role| words.letter(role))).collect()
}

/// A capital in SAN is a piece, but for the O of castling.
fn piece_letter(letter: char) -> Option<Role> {
    letter.is_ascii_uppercase().then(|| Role::from_letter(letter)).flatten()
}
