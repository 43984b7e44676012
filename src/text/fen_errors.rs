//! What is wrong with a position or a file that was to be read, in the words of a language.
//!
//! Reading positions: see `rules`.

use super::io_errors;
use super::messages::Texts;
use crate::rules::{BoardError, Excerpt, Fault, FenError};
use crate::start::StartError;
use crate::table::ContentError;

/// The sentence, without a capital, for a start that is none.
pub fn fault(words: &Texts, error: &StartError) -> String {
    match error {
        StartError::Number(number) => words.with("fen-number", [("found", number.to_string().into())]),
        StartError::NotClassical => words.say("fen-not-classical"),
        StartError::Fen(error) => fen(words, error),
    }
}

/// The sentence, without a capital, for a file that can't be opened. What is wrong with a set-up or a game is
/// told in English: its keys are.
pub fn file_fault(words: &Texts, error: &ContentError) -> String {
    match error {
        ContentError::Unreadable(error) => io_errors::why(words, error) + ".",
        ContentError::NotText => words.say("file-not-text"),
        ContentError::TooLong => words.say("file-too-long"),
        ContentError::Fen(error) => fault(words, error),
        ContentError::Game(fault) if fault.newer.is_some() => words.say("file-newer"),
        ContentError::Game(fault) => words.with("file-not-setup", [("why", fault.fault.as_str().into())]),
    }
}

/// The sentence, without a capital, for a text that is no position.
pub fn fen(words: &Texts, error: &FenError) -> String {
    let field = |key: &str, text: &Excerpt| words.with(key, [("found", found(words, text).into())]);
    match error {
        FenError::Board(BoardError::Rows(rows)) => {
            words.with("fen-rows", [("found", rows.to_string().into())])
        }
        FenError::Board(BoardError::Row(rank, text)) => words.with(
            "fen-row",
            [("rank", rank.digit().to_string().into()), ("found", found(words, text).into())],
        ),
        FenError::Turn(text) => field("fen-turn", text),
        FenError::Castling(text) => field("fen-castling", text),
        FenError::EnPassant(text) => field("fen-en-passant", text),
        FenError::HalfmoveClock(text) => field("fen-halfmove", text),
        FenError::FullmoveNumber(text) => field("fen-fullmove", text),
        FenError::TooManyFields(text) => field("fen-too-many", text),
        FenError::Faults(faults) => words.paragraph(faults.iter().map(|fault| position_fault(words, fault))),
    }
}

/// The sentence, without a capital, for one thing that keeps a set-up from being a position.
pub fn position_fault(words: &Texts, fault: &Fault) -> String {
    let side = |color| ("color", words.color(color).into());
    let number = |count: usize| count.to_string().into();
    match *fault {
        Fault::Kings { color, found: 0 } => words.with("fault-no-king", [side(color)]),
        Fault::Kings { color, found } => words.with("fault-kings", [side(color), ("found", number(found))]),
        Fault::TooManyPieces { color, found } => {
            words.with("fault-pieces", [side(color), ("found", number(found))])
        }
        Fault::TooManyPawns { color, found } => {
            words.with("fault-pawns", [side(color), ("found", number(found))])
        }
        Fault::TooManyPromoted { color, promoted, pawns } => words
            .with("fault-promoted", [side(color), ("promoted", promoted.into()), ("pawns", pawns.into())]),
        Fault::PawnOnLastRank(square) => {
            words.with("fault-pawn-rank", [("square", square.to_string().into())])
        }
        Fault::WaitingSideInCheck { king, attackers } => {
            let squares: Vec<String> = attackers.into_iter().map(|square| square.to_string()).collect();
            words.with(
                "fault-waiting-check",
                [("king", king.to_string().into()), ("attackers", words.list(&squares).into())],
            )
        }
        Fault::CastlingRook(square) => {
            words.with("fault-castling-rook", [("square", square.to_string().into())])
        }
        Fault::TwoCastlingRooks { color, .. } => words.with("fault-two-rooks", [side(color)]),
        Fault::EnPassant(square) => words.with("fault-en-passant", [("square", square.to_string().into())]),
    }
}

/// What stood there; the word for nothing has no quotation marks and so is never a text that was found.
pub fn found(words: &Texts, text: &Excerpt) -> String {
    let text = text.to_string();
    if text == "nothing" {
        return words.say("found-nothing");
    }
    let bare = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(&text);
    words.with("found-text", [("text", bare.into())])
}
