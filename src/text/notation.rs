//! How moves and results are displayed. The pieces in moves are shown as localised letters, English letters or
//! figurines.
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

/// A result as it is displayed: "1–0" for `1-0`, for example, and "½–½" for `1/2-1/2`.
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

/// The parts of a move. The figurines are those of white pieces for both sides, as in books.
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

/// The move as text. In English notation, the pieces have English letters; in the others, including figurine notation,
/// they have localised letters.
pub fn text(san: &str, notation: Notation, texts: &Texts) -> String {
    if notation == Notation::English {
        return san.to_owned();
    }
    san.chars().map(|letter| piece_letter(letter).map_or(letter, |role| texts.letter(role))).collect()
}

/// The role for which this character of a move in SAN stands; `None` if it is not a piece letter. Capitals are piece
/// letters, except for the O in castling.
fn piece_letter(letter: char) -> Option<Role> {
    letter.is_ascii_uppercase().then(|| Role::from_letter(letter)).flatten()
}
