//! Recognises pasted text: a position in FEN or EPD, a list of moves, or games in PGN.
//!
//! For the reading of PGN, see [`pgn`](super::pgn); for what is done with recognised text, see `ui::app::open`.

use thiserror::Error;

use super::{Epd, GameResult, Record};
use crate::rules::{Color, Excerpt, FenError, Move, MoveTextError, PieceLetters, Position, read_written};
use crate::start::{Start, StartError};

/// What a text turned out to be.
#[derive(Clone, PartialEq, Debug)]
pub enum RecognisedText {
    Position {
        /// The first position.
        epd: Box<Epd>,
        /// The number of non-blank lines after that position's line.
        more: usize,
    },
    /// A list of moves; it may be empty if the text states the start.
    Moves(Box<Record>),
    /// PGN, to be read with [`pgn::Games`](super::pgn::Games).
    Games,
}

const EXPECTED: &str = "expected a position in FEN or EPD, moves, or a game in PGN";

/// Why a text was not recognised.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecognitionError {
    /// The text is blank.
    #[error("the text is empty, {EXPECTED}")]
    Empty,
    /// The text is of no known kind.
    #[error("the text begins with {0}, {EXPECTED}")]
    Unknown(Excerpt),
    /// The text begins like a position, but that position is invalid.
    #[error(transparent)]
    Position(StartError),
    /// A move in a list of moves is illegal or ambiguous, or a word that follows a stated start or a move is not a
    /// move.
    #[error("move {number} of {}: {error}", if *.color == Color::White { "White" } else { "Black" })]
    Move {
        number: u32,
        /// The side to move.
        color: Color,
        /// What is wrong with the move.
        error: MoveTextError,
    },
}

/// Recognises a text. Moves are read with the given piece letters or, where that fails, with English ones. The moves of
/// a PGN text are not checked.
///
/// # Errors
/// The text is blank or of no known kind, its position can't be read, or its moves or their start are invalid.
pub fn recognise(text: &str, letters: &PieceLetters) -> Result<RecognisedText, RecognitionError> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let first = text.split_whitespace().next().ok_or(RecognitionError::Empty)?;
    if is_board(first) {
        return match split_moves(text) {
            Some((fen, moves)) => moves_from(fen, moves, letters),
            None => position(text),
        };
    }
    match text.strip_prefix("position").filter(|_| first == "position").unwrap_or(text).trim_start() {
        rest if rest.starts_with("startpos") => {
            let moves = rest["startpos".len()..].trim_start();
            read_list(Some(Start::standard()), moves.strip_prefix("moves").unwrap_or(moves), letters)
        }
        rest if rest.starts_with("fen ") => {
            let fen = &rest["fen ".len()..];
            let (fen, moves) = split_moves(fen).unwrap_or((fen, ""));
            moves_from(fen, moves, letters)
        }
        _ if is_pgn(text) => Ok(RecognisedText::Games),
        _ => read_list(None, text, letters),
    }
}

/// Whether a word looks like the first field of a FEN, valid or not. Such a word has only ASCII letters, digits and
/// `/`, with at least one `/`, and is not `1/2`.
fn is_board(word: &str) -> bool {
    word.contains('/')
        && word != "1/2"
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/')
}

/// Splits a text into a position and the moves after it, at the word `moves`. That word must directly follow the first
/// four fields or the counters; anywhere later, it belongs to the EPD operations. Returns `None` if there is no such
/// word.
fn split_moves(text: &str) -> Option<(&str, &str)> {
    let mut rest = text;
    for field in 0..=6 {
        let begin = rest.trim_start();
        let (word, after) = begin.split_once(char::is_whitespace).unwrap_or((begin, ""));
        match word {
            "moves" if field >= 4 => return Some((&text[..text.len() - rest.len()], after)),
            // Counters begin with a digit; any other word begins the operations.
            word if field >= 4 && !word.starts_with(|letter: char| letter.is_ascii_digit()) => return None,
            _ => rest = after,
        }
    }
    None
}

/// Whether a text is PGN. This is so if a line looks like a tag, if the text begins with a comment in braces, or if it
/// begins with a move and contains a character with which a comment, variation or NAG begins.
fn is_pgn(text: &str) -> bool {
    let tag = |line: &str| {
        let name = line.trim_start().strip_prefix('[').unwrap_or_default();
        name.starts_with(|letter: char| letter.is_ascii_alphabetic()) && name.contains('"')
    };
    // `(=)` is a draw offer, not a variation.
    let aside = || text.replace("(=)", "").contains(ASIDE);
    let comment = text.starts_with('{') && text.contains('}');
    text.lines().any(tag) || comment || (has_move(text) && aside())
}

/// The characters with which comments, variations and NAGs begin; they may directly follow a move.
const ASIDE: [char; 4] = ['{', '(', ';', '$'];

/// Whether the text begins like a list of moves with English piece letters.
fn has_move(text: &str) -> bool {
    let first = words(text).next().and_then(|word| word.split(ASIDE).next());
    first.is_some_and(|word| !is_malformed(&Position::standard(), word, &PieceLetters::ENGLISH))
}

fn position(text: &str) -> Result<RecognisedText, RecognitionError> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let wrong = |error: FenError| RecognitionError::Position(StartError::Fen(error));
    let epd = Epd::read(lines.next().unwrap_or_default()).map_err(wrong)?;
    Ok(RecognisedText::Position { epd: Box::new(epd), more: lines.count() })
}

fn moves_from(fen: &str, moves: &str, letters: &PieceLetters) -> Result<RecognisedText, RecognitionError> {
    let start = Start::from_fen(fen, None).map_err(RecognitionError::Position)?;
    read_list(Some(start), moves, letters)
}

/// Reads a list of moves, which may have move numbers and a result; `start` is `None` if the text names no start.
fn read_list(
    start: Option<Start>,
    text: &str,
    letters: &PieceLetters,
) -> Result<RecognisedText, RecognitionError> {
    let is_known = start.is_some();
    let mut record = Record::new(start.unwrap_or_else(Start::standard));
    let mut position = record.start().position().clone();
    let mut place = Record::ROOT;
    let fault = |position: &Position, place, error| match (place, error) {
        (Record::ROOT, MoveTextError::Malformed(found)) if !is_known => RecognitionError::Unknown(found),
        (_, error) => {
            RecognitionError::Move { number: position.fullmove_number(), color: position.turn(), error }
        }
    };
    for word in words(text) {
        if let Some(result) = GameResult::read(word) {
            record.result = result;
            continue;
        }
        let mv = read(&position, word, letters).map_err(|error| fault(&position, place, error))?;
        place = record.push(place, Some(mv));
        position.play(mv);
    }
    match place == Record::ROOT && !text.is_empty() {
        true => Err(fault(&position, place, MoveTextError::Malformed(Excerpt::new(text.trim())))),
        false => Ok(RecognisedText::Moves(Box::new(record))),
    }
}

fn read(position: &Position, word: &str, letters: &PieceLetters) -> Result<Move, MoveTextError> {
    let written = read_written(position, word, letters).or_else(|own| {
        // A word that has the form of a move in English letters is read, or refused, as that move.
        match read_written(position, word, &PieceLetters::ENGLISH) {
            Err(MoveTextError::Malformed(_)) => Err(own),
            english => english,
        }
    });
    written.map(|written| written.mv)
}

fn is_malformed(position: &Position, word: &str, letters: &PieceLetters) -> bool {
    matches!(read_written(position, word, letters), Err(MoveTextError::Malformed(_)))
}

/// The words that may be moves or results, without move numbers (`12.`), dots (`...`) and standalone symbols (`e.p.`,
/// `(=)`, `!`).
fn words(text: &str) -> impl Iterator<Item = &str> {
    let without_number = |word: &'_ str| -> usize {
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let rest = word[digits..].trim_start_matches(['.', '…']);
        // The digits in `0-0` and `1-0` are not a move number.
        if rest.len() < word.len() - digits || digits == word.len() { word.len() - rest.len() } else { 0 }
    };
    text.split(|letter: char| letter.is_whitespace() || letter == ',')
        .map(move |word| &word[without_number(word)..])
        .filter(|word| !word.is_empty() && !matches!(*word, "e.p." | "ep" | "(=)"))
        .filter(|word| word.chars().any(char::is_alphanumeric) || matches!(*word, "*" | "--"))
}
