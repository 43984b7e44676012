//! Errors in PGN files and where they are.

use std::io::ErrorKind;

use thiserror::Error;

use crate::record::GameResult;
use crate::rules::{Claim, Excerpt, MoveTextError};
use crate::start::StartError;

/// An error and its place in the input. All three numbers count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("game {game}, line {line}, column {column}: {kind}")]
pub struct PgnFault {
    /// The number of the game in the input.
    pub game: u64,
    /// The line in the input.
    pub line: u64,
    /// The column in the line, counted in characters.
    pub column: u64,
    /// The kind of error.
    pub kind: PgnFaultKind,
}

/// The kinds of error. Unreadable text becomes a comment.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PgnFaultKind {
    /// Text that starts like a tag but is malformed.
    #[error("found {0}, expected a tag such as [White \"Name\"]")]
    Tag(Excerpt),
    /// A tag that already appeared in this game.
    #[error("found {0}, expected each tag once")]
    TagAgain(Excerpt),
    /// More tags than the reader stores besides the usual ones; the rest become comments.
    #[error("found more tags, expected no more than 200 besides the usual ones")]
    TagsTooMany,
    /// A tag among the moves.
    #[error("found {0}, expected all tags before the moves")]
    TagLate(Excerpt),
    /// An unknown variant. The moves are read as if the tag were missing.
    #[error("found the variant {0}, expected chess or Chess960")]
    Variant(Excerpt),
    /// The start position is invalid, so no move can be read.
    #[error("found an invalid start, expected a valid position: {0}")]
    Start(StartError),
    /// The tag `SetUp` says that the game has its own starting position, but there is no tag `FEN`.
    #[error("found no tag FEN, expected one beside SetUp \"1\"")]
    NoStart,
    /// Text among the moves that is not a move.
    #[error("found {0}, expected a move")]
    Text(Excerpt),
    /// Text outside all games.
    #[error("found {0}, expected a game")]
    TextOutside(Excerpt),
    /// An illegal or ambiguous move; the rest of its line was not read.
    #[error("found a move that can't be made: {0}")]
    Move(MoveTextError),
    /// A move that was read although its text claims something about it that is not true.
    #[error("found {found}, expected only what is true of the move: {}", .claim.says())]
    Untrue {
        /// The beginning of the text; for a false `+` or `#`, it may be the move in SAN with that symbol.
        found: Excerpt,
        /// The claim that is not true.
        claim: Claim,
    },
    /// Castling written as a king's move. The move was accepted.
    #[error("found {0}, expected O-O or O-O-O")]
    CastlingAsKingMove(Excerpt),
    /// The side to move is in check and can't pass.
    #[error("found a null move in check, expected a move")]
    PassInCheck,
    /// After text that was not a move, the next move number shows that a move is missing.
    #[error("found the number {0}, expected the move before it")]
    MoveMissing(Excerpt),
    /// A `$` without a number from 0 to 255.
    #[error("found {0}, expected a number from 0 to 255 after the $")]
    Nag(Excerpt),
    /// A comment that is not closed before the end of its game.
    #[error("found the end of the game in a comment, expected }} before it")]
    CommentOpen,
    /// A comment inside a comment.
    #[error("found a comment in a comment, expected }} before another {{")]
    CommentNested,
    /// A closing brace, parenthesis or bracket where no comment, variation or tag is open.
    #[error("found {0} where nothing is open, expected a move")]
    NothingToClose(char),
    /// Variations nested more deeply than the reader allows.
    #[error("found variations inside one another, expected no more than 200")]
    TooDeep,
    /// A variation without a move.
    #[error("found a variation without a move, expected a move")]
    VariationEmpty,
    /// A variation before the first move of its line, where it has no move to replace. The variation was not read.
    #[error("found a variation before any move, expected a move")]
    VariationEarly,
    /// This many of the variations that were read are never closed.
    #[error("found the end of the game in a variation, expected {})", if *.0 == 1 { String::new() } else { format!("{} times ", .0) })]
    VariationOpen(usize),
    /// A result inside a variation.
    #[error("found {0} in a variation, expected results after the moves of the game only")]
    ResultInVariation(GameResult),
    /// There is no result after the moves.
    #[error("found no result after the moves, expected 1-0, 0-1, 1/2-1/2 or *")]
    ResultMissing,
    /// The tag and the mark after the moves give different results.
    #[error("found {mark} after the moves, expected {tag}, as in the tag")]
    Results {
        /// The result in the tag.
        tag: GameResult,
        /// The result after the moves.
        mark: GameResult,
    },
    /// The `Result` tag has an invalid value.
    #[error("found the result {0} in the tag, expected 1-0, 0-1, 1/2-1/2 or *")]
    ResultTag(Excerpt),
    /// The reader stored this many plies, variations included; the rest of the game would take more memory than the
    /// reader may use.
    #[error("found a game that is too long to be read, expected less than what follows after {0} half-moves")]
    TooLong(usize),
    /// Reading the file failed.
    #[error("found that reading failed, expected more of the file: {0}")]
    Broken(ErrorKind),
}
