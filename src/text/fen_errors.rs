//! Messages about invalid starts and positions, and about files that can't be opened.
//!
//! The module [`rules`](crate::rules) reads positions.

use super::messages::{Texts, found, sentence};
use super::{io_errors, line_errors};
use crate::rules::{BoardError, Excerpt, FenError, SetupError};
use crate::start::StartError;
use crate::table::ContentError;

/// The message for an invalid start, not capitalised as a sentence.
pub fn fault(texts: &Texts, error: &StartError) -> String {
    match error {
        StartError::Number(number) => t!(texts, "fen-number", found = number.to_string()),
        StartError::NotClassical => t!(texts, "fen-not-classical"),
        StartError::Fen(error) => fen(texts, error),
    }
}

/// The reason why a file can't be opened, worded to follow a colon.
pub fn file_fault(texts: &Texts, error: &ContentError) -> String {
    match error {
        ContentError::Unreadable(error) => io_errors::why(texts, error) + ".",
        ContentError::NotText => t!(texts, "file-not-text"),
        ContentError::TooLong => t!(texts, "file-too-long"),
        ContentError::Fen(error) => fault(texts, error),
        ContentError::Game(fault) if fault.newer.is_some() => t!(texts, "file-newer"),
        ContentError::Game(fault) => {
            t!(texts, "file-not-setup", why = line_errors::fault(texts, &fault.fault))
        }
    }
}

/// The message for an invalid FEN, not capitalised as a sentence.
pub fn fen(texts: &Texts, error: &FenError) -> String {
    let field = |key: &str, text: &Excerpt| t!(texts, key, found = found(texts, text));
    match error {
        FenError::Board(BoardError::Rows(rows)) => {
            t!(texts, "fen-rows", found = rows.to_string(), count = *rows)
        }
        FenError::Board(BoardError::Row(rank, text)) => {
            t!(texts, "fen-row", rank = rank.digit().to_string(), found = found(texts, text))
        }
        FenError::Board(BoardError::AdjacentNumbers(rank, text)) => {
            t!(texts, "fen-row-numbers", rank = rank.digit().to_string(), found = found(texts, text))
        }
        FenError::Turn(text) if text.is_empty() => t!(texts, "fen-no-turn"),
        FenError::Turn(text) => field("fen-turn", text),
        FenError::Castling(text) => field("fen-castling", text),
        FenError::EnPassant(text) => field("fen-en-passant", text),
        FenError::HalfmoveClock(text) => field("fen-halfmove", text),
        FenError::FullmoveNumber(text) => field("fen-fullmove", text),
        FenError::TooManyFields(text) => field("fen-too-many", text),
        FenError::Setup(faults) => {
            let sentences = faults.iter().map(|fault| position_fault(texts, fault)).enumerate();
            texts.paragraph(
                sentences.map(|(before, fault)| if before == 0 { fault } else { sentence(&fault) }),
            )
        }
    }
}

/// The message for one error in a position, not capitalised as a sentence.
pub fn position_fault(texts: &Texts, fault: &SetupError) -> String {
    let side = |color| texts.color(color);
    let counted =
        |key: &str, color, found: usize| t!(texts, key, color = side(color), found = found.to_string());
    match *fault {
        SetupError::Kings { color, found: 0 } => t!(texts, "fault-no-king", color = side(color)),
        SetupError::Kings { color, found } => counted("fault-kings", color, found),
        SetupError::TooManyPieces { color, found } => counted("fault-pieces", color, found),
        SetupError::TooManyPawns { color, found } => counted("fault-pawns", color, found),
        SetupError::TooManyPromoted { color, promoted, pawns } => {
            let missing = 8_usize.saturating_sub(pawns);
            t!(texts, "fault-promoted", color = side(color), promoted, missing)
        }
        SetupError::PawnOnLastRank(square) => t!(texts, "fault-pawn-rank", square = square.to_string()),
        SetupError::WaitingSideInCheck { king, attackers } => {
            let squares: Vec<String> = attackers.into_iter().map(|square| square.to_string()).collect();
            t!(texts, "fault-waiting-check", king = king.to_string(), attackers = texts.list(&squares))
        }
        SetupError::CastlingRook(square) => t!(texts, "fault-castling-rook", square = square.to_string()),
        SetupError::TwoCastlingRooks { color, .. } => t!(texts, "fault-two-rooks", color = side(color)),
        SetupError::EnPassant(square) => t!(texts, "fault-en-passant", square = square.to_string()),
    }
}
