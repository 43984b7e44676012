//! What is wrong in a file of games, in the words of a language.
//!
//! Finding it: see `record`.

use super::fen_errors::{fault as start_fault, found};
use super::io_errors;
use super::messages::Texts;
use crate::record::pgn::{Fault, FaultKind};
use crate::rules::{Excerpt, MoveTextError};

/// "Game 3, line 12, column 5: “Ke3” is not possible here."
pub fn fault(words: &Texts, fault: &Fault) -> String {
    let place = |number: u64| number.to_string().into();
    words.with(
        "pgn-fault",
        [
            ("game", place(fault.game)),
            ("line", place(fault.line)),
            ("column", place(fault.column)),
            ("what", what(words, &fault.kind).into()),
        ],
    )
}

fn what(words: &Texts, kind: &FaultKind) -> String {
    let with = |key: &str, text: &Excerpt| words.with(key, [("found", found(words, text).into())]);
    let say = |key: &str| words.say(key);
    match kind {
        FaultKind::Tag(text) => with("pgn-tag", text),
        FaultKind::TagAgain(text) => with("pgn-tag-again", text),
        FaultKind::TagLate(text) => with("pgn-tag-late", text),
        FaultKind::Variant(text) => with("pgn-variant", text),
        FaultKind::Start(error) => words.with("pgn-start", [("why", start_fault(words, error).into())]),
        FaultKind::NoStart => say("pgn-no-start"),
        FaultKind::Text(text) => with("pgn-text", text),
        FaultKind::TextOutside(text) => with("pgn-text-outside", text),
        FaultKind::Move(error) => mv(words, error),
        FaultKind::PassInCheck => say("pgn-pass-in-check"),
        FaultKind::MoveMissing(text) => with("pgn-move-missing", text),
        FaultKind::Nag(text) => with("pgn-nag", text),
        FaultKind::CommentOpen => say("pgn-comment-open"),
        FaultKind::CommentNested => say("pgn-comment-nested"),
        FaultKind::NothingToClose(sign) => {
            words.with("pgn-nothing-to-close", [("sign", sign.to_string().into())])
        }
        FaultKind::TooDeep => say("pgn-too-deep"),
        FaultKind::VariationEmpty => say("pgn-variation-empty"),
        FaultKind::VariationOpen(_) => say("pgn-variation-open"),
        FaultKind::ResultInVariation(result) => {
            words.with("pgn-result-in-variation", [("result", result.text().into())])
        }
        FaultKind::ResultMissing => say("pgn-result-missing"),
        FaultKind::Results { tag, mark } => {
            words.with("pgn-results", [("tag", tag.text().into()), ("mark", mark.text().into())])
        }
        FaultKind::ResultTag(text) => with("pgn-result-tag", text),
        FaultKind::Broken(kind) => {
            words.with("pgn-broken", [("why", io_errors::why(words, &(*kind).into()).into())])
        }
    }
}

fn mv(words: &Texts, error: &MoveTextError) -> String {
    let (key, text) = match error {
        MoveTextError::Malformed(text) => ("pgn-text", text),
        MoveTextError::Illegal { found, .. } => ("pgn-move-illegal", found),
        MoveTextError::Ambiguous { found, .. } => ("pgn-move-ambiguous", found),
    };
    words.with(key, [("found", found(words, text).into())])
}
