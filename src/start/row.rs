//! Reads a Chess960 start as typed: its number or its first rank (`RNBQKBNR`, or `TPLDKLPT` in Dutch).
//!
//! For the numbers of starts, see `rules::chess960`.

use thiserror::Error;

use super::InTurn;
use crate::rules::chess960::{STARTS, number_of};
use crate::rules::{File, PieceLetters, Role};

/// The number of the start with this first rank, typed in English or Dutch letters, upper or lower case, or in
/// figurines.
///
/// # Errors
/// Why the text is not a first rank of Chess960.
pub fn read_row(text: &str) -> Result<u16, RowError> {
    let row = read_pieces(text)?;
    let row: [Role; 8] = row.try_into().map_err(|row: Vec<_>| RowError::Length(row.len()))?;
    number_of(row).ok_or_else(|| fault(row))
}

/// Reads the pieces typed so far, however many there are.
///
/// # Errors
/// The first letter that names no piece.
pub fn read_pieces(text: &str) -> Result<Vec<Role>, RowError> {
    // No letter means different pieces in the two languages: `P` is only the Dutch knight, since pawns have no letter
    // here.
    const LETTERS: [PieceLetters<'static>; 2] = [PieceLetters::ENGLISH, PieceLetters::DUTCH];
    let named = |letter: char| {
        let mut all = LETTERS.iter().filter_map(|known| known.role(letter.encode_utf8(&mut [0; 4])));
        all.find(|role| *role != Role::Pawn).ok_or(RowError::Letter(letter))
    };
    text.chars().filter(|letter| !letter.is_whitespace()).map(named).collect()
}

/// The number of the start that is typed as its number or as its first rank.
///
/// # Errors
/// Why the text is neither.
pub fn read_typed(text: &str) -> Result<u16, TypedError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(TypedError::Empty);
    }
    if text.starts_with(|begin: char| begin.is_numeric() || "+-.,".contains(begin)) {
        let number = text.parse().ok().filter(|number| *number < STARTS);
        return number.ok_or_else(|| TypedError::Number(text.to_owned()));
    }
    read_row(text).map_err(TypedError::Row)
}

/// Why a text is not a start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedError {
    /// The text is empty or only white space.
    Empty,
    /// The text begins like a number but is not one from 0 to 959.
    Number(String),
    /// The text is not a valid first rank.
    Row(RowError),
}

fn fault(row: [Role; 8]) -> RowError {
    let places = |role| File::ALL.into_iter().filter(move |file| row[file.index()] == role);
    for role in InTurn::PIECES {
        let (found, expected) =
            (places(role).count(), InTurn::PIECES.into_iter().filter(|other| *other == role).count());
        if found != expected {
            return RowError::Count { role, found, expected };
        }
    }
    let mut bishops = places(Role::Bishop).map(File::index);
    match (bishops.next(), bishops.next()) {
        (Some(first), Some(second)) if first % 2 == second % 2 => RowError::BishopsOnOneColor,
        _ => RowError::KingNotBetweenRooks,
    }
}

/// Why a text is not a first rank of Chess960.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum RowError {
    /// This letter names no piece.
    #[error("{0:?} in the row, expected a letter of K, Q, R, B and N")]
    Letter(char),
    /// The row has this many letters instead of eight.
    #[error("a row of {0} letters, expected eight such as RNBQKBNR")]
    Length(usize),
    /// The row has the wrong number of this piece.
    #[error("a row with {found} of {}, expected {expected}", .role.letter())]
    Count { role: Role, found: usize, expected: usize },
    /// Both bishops are on squares of one colour.
    #[error("a row with both bishops on one colour, expected one on each colour")]
    BishopsOnOneColor,
    #[error("a row whose king is not between the rooks, expected him between them")]
    KingNotBetweenRooks,
}
