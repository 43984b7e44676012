//! What a text is that comes from anywhere: a position in FEN or EPD, the moves of a game as programs or as people write
//! them, or games in PGN.
//!
//! Reading PGN: see `record::pgn`. What becomes of it: see `ui`.

use std::fmt;

use super::{Epd, GameResult, Record};
use crate::rules::{Color, Excerpt, FenError, Move, MoveTextError, PieceLetters, Position, read_move};
use crate::start::{Start, StartError};

/// What was recognised.
#[derive(Clone, PartialEq, Debug)]
pub enum Recognised {
    /// A position.
    Position {
        /// The first one.
        epd: Box<Epd>,
        /// How many lines with something on them follow.
        more: usize,
    },
    /// A list of moves.
    Moves(Box<Record>),
    /// Something that only a reader of PGN reads.
    Games,
}

/// Why nothing was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unrecognised {
    /// There is nothing but spaces.
    Empty,
    /// It is neither of them.
    Unknown(Excerpt),
    /// It looks like a position, and is none.
    Position(StartError),
    /// It begins as a list of moves, and one of them can't be made.
    Move {
        /// Its number.
        number: u32,
        /// Whose move it is.
        color: Color,
        /// What is wrong with it.
        error: MoveTextError,
    },
}

impl fmt::Display for Unrecognised {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const EXPECTED: &str = "expected a position in FEN or EPD, moves, or a game in PGN";
        match self {
            Unrecognised::Empty => write!(f, "the text is empty, {EXPECTED}"),
            Unrecognised::Unknown(found) => write!(f, "the text begins with {found}, {EXPECTED}"),
            Unrecognised::Position(error) => error.fmt(f),
            Unrecognised::Move { number, color, error } => {
                let side = if *color == Color::White { "White" } else { "Black" };
                write!(f, "move {number} of {side}: {error}")
            }
        }
    }
}

impl std::error::Error for Unrecognised {}

/// Tells what a text is. Moves are read in these letters, or else in English ones.
///
/// # Errors
/// Why it is nothing that is known.
pub fn recognise(text: &str, letters: &PieceLetters) -> Result<Recognised, Unrecognised> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let first = text.split_whitespace().next().ok_or(Unrecognised::Empty)?;
    if is_board(first) {
        return match split_moves(text) {
            Some((fen, moves)) => moves_from(fen, moves, letters),
            None => position(text),
        };
    }
    match text.strip_prefix("position").filter(|_| first == "position").unwrap_or(text).trim_start() {
        rest if rest.starts_with("startpos") => {
            let moves = rest["startpos".len()..].trim_start();
            read_list(Start::standard(), moves.strip_prefix("moves").unwrap_or(moves), letters)
        }
        rest if rest.starts_with("fen ") => {
            let fen = &rest["fen ".len()..];
            let (fen, moves) = split_moves(fen).unwrap_or((fen, ""));
            moves_from(fen, moves, letters)
        }
        _ if is_pgn(text) => Ok(Recognised::Games),
        _ => read_list(Start::standard(), text, letters),
    }
}

/// Rows of pieces and numbers with `/` between them, be they right or wrong.
fn is_board(word: &str) -> bool {
    word.contains('/')
        && word != "1/2"
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/')
}

/// A position and the moves from it: the word `moves` stands after its four fields or behind its counters. Elsewhere it
/// belongs to what is told of a position.
fn split_moves(text: &str) -> Option<(&str, &str)> {
    let mut rest = text;
    for field in 0..=6 {
        let begin = rest.trim_start();
        let (word, after) = begin.split_once(char::is_whitespace).unwrap_or((begin, ""));
        match word {
            "moves" if field >= 4 => return Some((&text[..text.len() - rest.len()], after)),
            // The counters are numbers; a word begins what is told of the position.
            word if field >= 4 && !word.starts_with(|letter: char| letter.is_ascii_digit()) => return None,
            _ => rest = after,
        }
    }
    None
}

/// Tags, or what lists of moves have not: comments, variations, signs by number.
fn is_pgn(text: &str) -> bool {
    let tag = |line: &str| {
        let name = line.trim_start().strip_prefix('[').unwrap_or_default();
        name.starts_with(|letter: char| letter.is_ascii_alphabetic()) && name.contains('"')
    };
    // A draw offer is no variation.
    let aside = || text.replace("(=)", "").contains(['{', '(', ';', '$']);
    let comment = text.starts_with('{') && text.contains('}');
    text.lines().any(tag) || comment || (has_move(text) && aside())
}

/// Whether it begins as a list of moves does.
fn has_move(text: &str) -> bool {
    let first = words(text).next();
    first.is_some_and(|word| !is_malformed(&Position::standard(), word, &PieceLetters::ENGLISH))
}

fn position(text: &str) -> Result<Recognised, Unrecognised> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let wrong = |error: FenError| Unrecognised::Position(StartError::Fen(error));
    let epd = Epd::read(lines.next().unwrap_or_default()).map_err(wrong)?;
    Ok(Recognised::Position { epd: Box::new(epd), more: lines.count() })
}

fn moves_from(fen: &str, moves: &str, letters: &PieceLetters) -> Result<Recognised, Unrecognised> {
    let start = Start::from_fen(fen, None).map_err(Unrecognised::Position)?;
    read_list(start, moves, letters)
}

/// A list of moves, with their numbers or without, and with the result or without.
fn read_list(start: Start, text: &str, letters: &PieceLetters) -> Result<Recognised, Unrecognised> {
    let mut position = start.position().clone();
    let is_start = text.is_empty();
    let mut record = Record::new(start);
    let mut place = Record::ROOT;
    for word in words(text) {
        if let Some(result) = GameResult::read(word) {
            record.result = result;
            continue;
        }
        let mv = read(&position, word, letters).map_err(|error| match (place, error) {
            (Record::ROOT, MoveTextError::Malformed(found)) => Unrecognised::Unknown(found),
            (_, error) => {
                Unrecognised::Move { number: position.fullmove_number(), color: position.turn(), error }
            }
        })?;
        place = record.push(place, Some(mv));
        position.play(mv);
    }
    match place == Record::ROOT && !is_start {
        true => Err(Unrecognised::Unknown(Excerpt::new(text))),
        false => Ok(Recognised::Moves(Box::new(record))),
    }
}

fn read(position: &Position, word: &str, letters: &PieceLetters) -> Result<Move, MoveTextError> {
    read_move(position, word, letters).or_else(|own| {
        // What is wrong with it is told as it stands in the letters in which it is a move.
        match read_move(position, word, &PieceLetters::ENGLISH) {
            Err(MoveTextError::Malformed(_)) => Err(own),
            english => english,
        }
    })
}

fn is_malformed(position: &Position, word: &str, letters: &PieceLetters) -> bool {
    matches!(read_move(position, word, letters), Err(MoveTextError::Malformed(_)))
}

/// The moves and the result, without the numbers of moves and what stands by itself: `12.`, `...`, `e.p.`, `(=)`, `!`.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let without_number = |word: &'_ str| -> usize {
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let rest = word[digits..].trim_start_matches(['.', '…']);
        // `0-0` and `1-0` begin with digits that are no number of a move.
        if rest.len() < word.len() - digits || digits == word.len() { word.len() - rest.len() } else { 0 }
    };
    text.split(|letter: char| letter.is_whitespace() || letter == ',')
        .map(move |word| &word[without_number(word)..])
        .filter(|word| !word.is_empty() && !matches!(*word, "e.p." | "ep" | "(=)"))
        .filter(|word| word.chars().any(char::is_alphanumeric) || *word == "*")
}
