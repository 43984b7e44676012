//! How moves and results are displayed. Moves have localised letters, English letters or figurines.
//!
//! The module [`rules`](crate::rules) writes SAN.

use super::messages::Texts;
use crate::rules::{Color, Piece, Role, named};

named! {
    /// The notation of displayed moves.
    #[derive(Default)]
    pub enum Notation {
        #[default]
        Letters = "letters",
        English = "english",
        Figurines = "figurines",
    }
}

/// A result as it is displayed: `1-0` as "1–0", `1/2-1/2` as "½–½".
pub fn result(text: &str) -> String {
    text.replace("1/2", "½").replace('-', "–")
}

/// A part of a displayed move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationPart {
    Text(String),
    /// A small picture of a piece.
    Figurine(Piece),
}

/// A move with its number: "12. Nf3", or "12… Nc6" for Black.
pub fn numbered(number: u32, color: Color, mv: &str) -> String {
    let dots = if color == Color::White { "." } else { "…" };
    format!("{number}{dots} {mv}")
}

/// The move in parts. Figurines are white for both sides, as in books, so that they are readable on any background.
pub fn parts(san: &str, notation: Notation, texts: &Texts) -> Vec<NotationPart> {
    if notation != Notation::Figurines {
        return vec![NotationPart::Text(text(san, notation, texts))];
    }
    let mut parts: Vec<NotationPart> = Vec::new();
    for letter in san.chars() {
        match (piece_letter(letter), parts.last_mut()) {
            (Some(role), _) => parts.push(NotationPart::Figurine(Piece { color: Color::White, role })),
            (None, Some(NotationPart::Text(text))) => text.push(letter),
            (None, _) => parts.push(NotationPart::Text(letter.to_string())),
        }
    }
    parts
}

/// The move as text: with English letters in English notation, otherwise, even in figurine notation, with localised
/// letters.
pub fn text(san: &str, notation: Notation, texts: &Texts) -> String {
    if notation == Notation::English {
        return san.to_owned();
    }
    san.chars().map(|letter| piece_letter(letter).map_or(letter, |role| texts.letter(role))).collect()
}

/// The role of a piece letter. A capital in SAN is a piece letter, except the O of castling.
fn piece_letter(letter: char) -> Option<Role> {
    letter.is_ascii_uppercase().then(|| Role::from_letter(letter)).flatten()
}
