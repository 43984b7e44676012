//! Errors in PGN files and where they are.

use std::fmt;
use std::io::ErrorKind;

use crate::record::GameResult;
use crate::rules::{Excerpt, MoveTextError};
use crate::start::StartError;

/// An error and its place in the file. All three numbers count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The number of the game in the file.
    pub game: u64,
    /// The line in the file.
    pub line: u64,
    /// The character in the line.
    pub column: u64,
    /// The kind of error.
    pub kind: FaultKind,
}

/// The kinds of error. Unreadable text is kept in a comment in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// A line that starts like a tag but is malformed or no tag.
    Tag(Excerpt),
    /// A tag that already appeared in this game.
    TagAgain(Excerpt),
    /// A tag among the moves.
    TagLate(Excerpt),
    /// An unknown variant; its moves are read as standard chess.
    Variant(Excerpt),
    /// The start position is invalid, so no move can be read.
    Start(StartError),
    /// The tag `SetUp` announces a start position, but there is none.
    NoStart,
    /// Text among the moves that is not a move.
    Text(Excerpt),
    /// Text outside all games.
    TextOutside(Excerpt),
    /// An illegal or ambiguous move; the rest of its line was not read.
    Move(MoveTextError),
    /// The side to move is in check and can't pass.
    PassInCheck,
    /// After text that was not a move, the next move number shows that a move is missing.
    MoveMissing(Excerpt),
    /// A `$` without a number from 0 to 255.
    Nag(Excerpt),
    /// A comment that is never closed.
    CommentOpen,
    /// A comment inside a comment.
    CommentNested,
    /// A closing sign for a comment, variation or tag that is not open.
    NothingToClose(char),
    /// Variations nested more deeply than the reader allows.
    TooDeep,
    /// A variation without a move.
    VariationEmpty,
    /// This many variations are never closed.
    VariationOpen(usize),
    /// A result inside a variation.
    ResultInVariation(GameResult),
    /// There is no result after the moves.
    ResultMissing,
    /// The tag and the mark after the moves give different results.
    Results {
        /// The result in the tag.
        tag: GameResult,
        /// The result after the moves.
        mark: GameResult,
    },
    /// The `Result` tag has an invalid value.
    ResultTag(Excerpt),
    /// Reading the file failed.
    Broken(ErrorKind),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, line {}, column {}: {}", self.game, self.line, self.column, self.kind)
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::Tag(found) => write!(f, "found {found}, expected a tag such as [White \"Name\"]"),
            FaultKind::TagAgain(found) => write!(f, "found {found}, expected each tag once"),
            FaultKind::TagLate(found) => write!(f, "found {found}, expected all tags before the moves"),
            FaultKind::Variant(found) => write!(f, "found the variant {found}, expected chess or Chess960"),
            FaultKind::Start(error) => write!(f, "found a start that is none, expected a position: {error}"),
            FaultKind::NoStart => f.write_str("found no tag FEN, expected one beside SetUp \"1\""),
            FaultKind::Text(found) => write!(f, "found {found}, expected a move"),
            FaultKind::TextOutside(found) => write!(f, "found {found}, expected a game"),
            FaultKind::Move(error) => write!(f, "found a move that can't be made: {error}"),
            FaultKind::PassInCheck => f.write_str("found a passed move in check, expected a move"),
            FaultKind::MoveMissing(found) => {
                write!(f, "found the number {found}, expected the move before it")
            }
            FaultKind::Nag(found) => write!(f, "found {found}, expected a number from 0 to 255 after the $"),
            FaultKind::CommentOpen => {
                f.write_str("found the end of the game in a comment, expected } before it")
            }
            FaultKind::CommentNested => {
                f.write_str("found a comment in a comment, expected } before another {")
            }
            FaultKind::NothingToClose(sign) => {
                write!(f, "found {sign} where nothing is open, expected a move")
            }
            FaultKind::TooDeep => {
                f.write_str("found variations inside one another, expected no more than 200")
            }
            FaultKind::VariationEmpty => f.write_str("found a variation without a move, expected a move"),
            FaultKind::VariationOpen(1) => {
                f.write_str("found the end of the game in a variation, expected )")
            }
            FaultKind::VariationOpen(open) => {
                write!(f, "found the end of the game in a variation, expected {open} times )")
            }
            FaultKind::ResultInVariation(result) => {
                write!(f, "found {result} in a variation, expected results after the moves of the game only")
            }
            FaultKind::ResultMissing => {
                f.write_str("found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *")
            }
            FaultKind::Results { tag, mark } => {
                write!(f, "found {mark} after the moves, expected {tag} as the tag has it")
            }
            FaultKind::ResultTag(found) => {
                write!(f, "found the result {found} in the tag, expected 1-0, 0-1, 1/2-1/2 or *")
            }
            FaultKind::Broken(error) => {
                write!(f, "found that reading failed, expected more of the file: {error}")
            }
        }
    }
}
