//! What is wrong in a file of games, and where.

use std::fmt;
use std::io::ErrorKind;

use crate::record::GameResult;
use crate::rules::{Excerpt, MoveTextError};
use crate::start::StartError;

/// Something that is wrong, at its place in the file. All three numbers count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which game of the file it is in.
    pub game: u64,
    /// Which line of the file.
    pub line: u64,
    /// Which letter of the line.
    pub column: u64,
    /// What it is.
    pub kind: FaultKind,
}

/// A kind of fault. What could not be read stands in a comment in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// A line that begins as a tag is written oddly, or is none.
    Tag(Excerpt),
    /// A tag that was there before.
    TagAgain(Excerpt),
    /// A tag among the moves.
    TagLate(Excerpt),
    /// A kind of chess that is not known here; its moves are read as those of chess.
    Variant(Excerpt),
    /// The position of the start is none, so that no move can be read.
    Start(StartError),
    /// The tags tell of a position to start from, but there is none.
    NoStart,
    /// Text that is no move, where moves stand.
    Text(Excerpt),
    /// Text outside of all games.
    TextOutside(Excerpt),
    /// A move that can't be made; what follows it on its line was not read.
    Move(MoveTextError),
    /// The side to move is in check and can't pass.
    PassInCheck,
    /// After text that is no move, the number of the next one shows that a move is missing.
    MoveMissing(Excerpt),
    /// A sign `$` without a number from 0 to 255.
    Nag(Excerpt),
    /// A comment that nothing closes.
    CommentOpen,
    /// A comment inside a comment.
    CommentNested,
    /// What closes a comment, a variation or a tag, where none is open.
    NothingToClose(char),
    /// Variations inside one another, more than can be read.
    TooDeep,
    /// A variation without a move.
    VariationEmpty,
    /// Variations that nothing closes; so many.
    VariationOpen(usize),
    /// A result inside a variation.
    ResultInVariation(GameResult),
    /// No result after the moves.
    ResultMissing,
    /// The tag tells another result than the mark after the moves.
    Results {
        /// What the tag tells.
        tag: GameResult,
        /// The mark.
        mark: GameResult,
    },
    /// The tag tells a result that is none.
    ResultTag(Excerpt),
    /// The file could not be read on.
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
