//! Moves as they are typed: in the letters of the window's language, in those of the others, or in words, as they are said:
//! "Pf3", "Nf3", "knight f3", "paard slaat e5", "korte rokade".
//!
//! A letter of the window's language is always that piece: P is a knight in Dutch, and in English a pawn. Where what is typed
//! could be another move in another language, nothing is made and both are told.
//!
//! Castling and what is forgiven in them: see `rules`.

use super::messages::{Language, Texts};
use crate::rules::{Excerpt, File, Move, MoveTextError, PieceLetters, Role};
use crate::table::{Reason, Table};

/// Whether a piece has this letter, in any language.
pub fn is_letter(letter: char) -> bool {
    let text: String = letter.to_uppercase().collect();
    text == Role::Pawn.letter().to_string()
        || Language::ALL.iter().any(|language| language.letters().role(&text).is_some())
}

/// Whether words that begin a move, in any language, begin with these letters: "knight f3", "castles short",
/// "korte rokade".
pub fn begins_word(letters: &str) -> bool {
    let letters = letters.to_lowercase();
    Language::ALL.map(Texts::new).iter().any(|words| {
        let castling = ["spoken-castles-short", "spoken-castles-long"];
        let castling = castling.map(|key| t!(words, key, end = "none"));
        let alone = ["typed-short", "typed-long"].map(|key| t!(words, key));
        let named = Role::ALL.into_iter().map(|role| t!(words, "piece", role = role.name()));
        let mut all = castling.into_iter().chain(alone).chain(named);
        all.any(|said| said.to_lowercase().split(' ').any(|word| word.starts_with(&letters)))
    })
}

/// Reads a move.
///
/// # Errors
/// Why it is not a legal move, or that it could be more than one.
pub fn read(table: &Table, text: &str, words: &Texts) -> Result<Move, Reason> {
    let text = text.trim();
    let own = read_in(table, text, words);
    let first = text.chars().next().unwrap_or_default();
    // A small letter that is a file's is a file.
    let is_file = first.is_ascii_lowercase() && File::from_letter(first).is_some();
    let named = words.language().letters().role(&first.to_string());
    let is_own = first.eq_ignore_ascii_case(&Role::Pawn.letter()) || (!is_file && named.is_some());
    if is_own && !text.contains(' ') {
        return own;
    }
    let mut found: Vec<Move> = own.iter().copied().collect();
    for other in others(words) {
        let read = read_in(table, text, &other).ok();
        found.extend(read.filter(|mv| !found.contains(mv)));
    }
    match found[..] {
        [] => own,
        [mv] => Ok(mv),
        _ => Err(Reason::Text(MoveTextError::Ambiguous { found: Excerpt::new(text), candidates: found })),
    }
}

fn others(words: &Texts) -> impl Iterator<Item = Texts> {
    let own = words.language();
    Language::ALL.into_iter().filter(move |language| *language != own).map(Texts::new)
}

/// Reads a move in one language: in letters, else in words.
fn read_in(table: &Table, text: &str, words: &Texts) -> Result<Move, Reason> {
    let lettered = table.read(text, &words.language().letters());
    match in_letters(text, words) {
        Some(text) if lettered.is_err() => table.read(&text, &PieceLetters::ENGLISH).or(lettered),
        _ => lettered,
    }
}

/// A move in words in English letters: "knight from b8 takes d7, check" is "Nb8xd7". Nothing where a word is not known.
fn in_letters(text: &str, words: &Texts) -> Option<String> {
    let among = |key: &str, part: &str| t!(words, key).to_lowercase().split(' ').any(|word| word == part);
    let is_named = |role: &Role, part: &str| t!(words, "piece", role = role.name()).to_lowercase() == part;
    let mut read = String::new();
    let mut named = false;
    for part in text.to_lowercase().split([' ', ',', '.']).filter(|part| !part.is_empty()) {
        let role = Role::ALL.into_iter().find(|role| is_named(role, part));
        named |= part.len() > 2;
        match role {
            Some(Role::Pawn) => {}
            Some(role) => read.push(role.letter()),
            None if among("typed-short", part) => read.push_str("O-O"),
            None if among("typed-long", part) => read.push_str("O-O-O"),
            None if among("typed-takes", part) => read.push('x'),
            None if among("typed-between", part) => {}
            None if part.len() <= 2 => read.push_str(part),
            None => return None,
        }
    }
    named.then_some(read)
}
