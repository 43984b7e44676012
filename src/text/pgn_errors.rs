//! Messages about errors in PGN files.
//!
//! Finding them: see `record`.

use super::fen_errors::{fault as start_fault, found};
use super::io_errors;
use super::messages::Texts;
use crate::record::pgn::{Fault, FaultKind};
use crate::rules::{Claim, Excerpt, MoveTextError};

/// "Game 3, line 12, column 5: “Ke3” is not possible here."
pub fn fault(words: &Texts, fault: &Fault) -> String {
    t!(
        words,
        "pgn-fault",
        game = fault.game.to_string(),
        line = fault.line.to_string(),
        column = fault.column.to_string(),
        what = what(words, &fault.kind)
    )
}

/// The sentence without its place.
pub fn what(words: &Texts, kind: &FaultKind) -> String {
    let with = |key: &str, text: &Excerpt| t!(words, key, found = found(words, text));
    let say = |key: &str| t!(words, key);
    match kind {
        FaultKind::Tag(text) => with("pgn-tag", text),
        FaultKind::TagAgain(text) => with("pgn-tag-again", text),
        FaultKind::TagsTooMany => say("pgn-tags-too-many"),
        FaultKind::TagLate(text) => with("pgn-tag-late", text),
        FaultKind::Variant(text) => with("pgn-variant", text),
        FaultKind::Start(error) => t!(words, "pgn-start", why = start_fault(words, error)),
        FaultKind::NoStart => say("pgn-no-start"),
        FaultKind::Text(text) => with("pgn-text", text),
        FaultKind::TextOutside(text) => with("pgn-text-outside", text),
        FaultKind::Move(error) => mv(words, error),
        FaultKind::Untrue { found: text, claim } => {
            t!(words, "pgn-untrue", found = found(words, text), why = untrue(words, *claim))
        }
        FaultKind::CastlingAsKingMove(text) => with("pgn-castling-as-king-move", text),
        FaultKind::PassInCheck => say("pgn-pass-in-check"),
        FaultKind::MoveMissing(text) => with("pgn-move-missing", text),
        FaultKind::Nag(text) => with("pgn-nag", text),
        FaultKind::CommentOpen => say("pgn-comment-open"),
        FaultKind::CommentNested => say("pgn-comment-nested"),
        FaultKind::NothingToClose(sign) => {
            t!(words, "pgn-nothing-to-close", sign = sign.to_string())
        }
        FaultKind::TooDeep => say("pgn-too-deep"),
        FaultKind::VariationEmpty => say("pgn-variation-empty"),
        FaultKind::VariationOpen(_) => say("pgn-variation-open"),
        FaultKind::ResultInVariation(result) => {
            t!(words, "pgn-result-in-variation", result = result.text())
        }
        FaultKind::ResultMissing => say("pgn-result-missing"),
        FaultKind::Results { tag, mark } => {
            t!(words, "pgn-results", tag = tag.text(), mark = mark.text())
        }
        FaultKind::ResultTag(text) => with("pgn-result-tag", text),
        FaultKind::TooLong(moves) => t!(words, "pgn-too-long", count = *moves),
        FaultKind::Broken(kind) => {
            t!(words, "pgn-broken", why = io_errors::why(words, &(*kind).into()))
        }
    }
}

fn mv(words: &Texts, error: &MoveTextError) -> String {
    let (key, text) = match error {
        MoveTextError::Malformed(text) => ("pgn-text", text),
        MoveTextError::Illegal { found, .. } => ("pgn-move-illegal", found),
        MoveTextError::Ambiguous { found, .. } => ("pgn-move-ambiguous", found),
        MoveTextError::Untrue { found: text, claim } => {
            return t!(words, "text-untrue", text = found(words, text), why = untrue(words, *claim));
        }
    };
    t!(words, key, found = found(words, text))
}

/// What is not true of a move: "nothing is taken there".
pub fn untrue(words: &Texts, claim: Claim) -> String {
    t!(words, "untrue-claim", what = claim.untrue())
}
