//! Messages about invalid positions and files.
//!
//! Reading positions: see `rules`.

use super::messages::{Texts, sentence};
use super::{io_errors, line_errors};
use crate::rules::{BoardError, Excerpt, FenError, SetupError};
use crate::start::StartError;
use crate::table::ContentError;

/// The message for an invalid start, without an initial capital.
pub fn fault(words: &Texts, error: &StartError) -> String {
    match error {
        StartError::Number(number) => t!(words, "fen-number", found = number.to_string()),
        StartError::NotClassical => t!(words, "fen-not-classical"),
        StartError::Fen(error) => fen(words, error),
    }
}

/// The sentence, without a capital, for a file that can't be opened.
pub fn file_fault(words: &Texts, error: &ContentError) -> String {
    match error {
        ContentError::Unreadable(error) => io_errors::why(words, error) + ".",
        ContentError::NotText => t!(words, "file-not-text"),
        ContentError::TooLong => t!(words, "file-too-long"),
        ContentError::Fen(error) => fault(words, error),
        ContentError::Game(fault) if fault.newer.is_some() => t!(words, "file-newer"),
        ContentError::Game(fault) => {
            t!(words, "file-not-setup", why = line_errors::fault(words, &fault.fault))
        }
    }
}

/// The message for an invalid FEN, without an initial capital.
pub fn fen(words: &Texts, error: &FenError) -> String {
    let field = |key: &str, text: &Excerpt| t!(words, key, found = found(words, text));
    match error {
        FenError::Board(BoardError::Rows(rows)) => {
            t!(words, "fen-rows", found = rows.to_string(), count = *rows)
        }
        FenError::Board(BoardError::Row(rank, text)) => {
            t!(words, "fen-row", rank = rank.digit().to_string(), found = found(words, text))
        }
        FenError::Board(BoardError::AdjacentNumbers(rank, text)) => {
            t!(words, "fen-row-numbers", rank = rank.digit().to_string(), found = found(words, text))
        }
        FenError::Turn(text) if text.is_empty() => t!(words, "fen-no-turn"),
        FenError::Turn(text) => field("fen-turn", text),
        FenError::Castling(text) => field("fen-castling", text),
        FenError::EnPassant(text) => field("fen-en-passant", text),
        FenError::HalfmoveClock(text) => field("fen-halfmove", text),
        FenError::FullmoveNumber(text) => field("fen-fullmove", text),
        FenError::TooManyFields(text) => field("fen-too-many", text),
        FenError::Setup(faults) => {
            let told = faults.iter().map(|fault| position_fault(words, fault)).enumerate();
            words.paragraph(told.map(|(before, fault)| if before == 0 { fault } else { sentence(&fault) }))
        }
    }
}

/// The message for one set-up error, without an initial capital.
pub fn position_fault(words: &Texts, fault: &SetupError) -> String {
    let side = |color| words.color(color);
    match *fault {
        SetupError::Kings { color, found: 0 } => t!(words, "fault-no-king", color = side(color)),
        SetupError::Kings { color, found } => {
            t!(words, "fault-kings", color = side(color), found = found.to_string())
        }
        SetupError::TooManyPieces { color, found } => {
            t!(words, "fault-pieces", color = side(color), found = found.to_string())
        }
        SetupError::TooManyPawns { color, found } => {
            t!(words, "fault-pawns", color = side(color), found = found.to_string())
        }
        SetupError::TooManyPromoted { color, promoted, pawns } => {
            let missing = 8_usize.saturating_sub(pawns);
            t!(words, "fault-promoted", color = side(color), promoted, missing)
        }
        SetupError::PawnOnLastRank(square) => {
            t!(words, "fault-pawn-rank", square = square.to_string())
        }
        SetupError::WaitingSideInCheck { king, attackers } => {
            let squares: Vec<String> = attackers.into_iter().map(|square| square.to_string()).collect();
            t!(words, "fault-waiting-check", king = king.to_string(), attackers = words.list(&squares))
        }
        SetupError::CastlingRook(square) => {
            t!(words, "fault-castling-rook", square = square.to_string())
        }
        SetupError::TwoCastlingRooks { color, .. } => t!(words, "fault-two-rooks", color = side(color)),
        SetupError::EnPassant(square) => t!(words, "fault-en-passant", square = square.to_string()),
    }
}

/// The quoted text that was found. The word for "nothing" has no quotation marks, so it can't be confused with a text.
pub fn found(words: &Texts, text: &Excerpt) -> String {
    if text.is_empty() { t!(words, "found-nothing") } else { t!(words, "found-text", text = text.visible()) }
}
