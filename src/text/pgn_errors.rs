//! Messages about errors in PGN files.
//!
//! Finding them: see [`record`](crate::record).

use super::fen_errors::fault as start_fault;
use super::io_errors;
use super::messages::{Texts, found};
use crate::record::pgn::{Fault, FaultKind};
use crate::rules::{Claim, Excerpt, MoveTextError};

/// "Game 3, line 12, column 5: “Ke3” is not possible here."
pub fn fault(texts: &Texts, fault: &Fault) -> String {
    let [game, line, column] = [fault.game, fault.line, fault.column].map(|number| number.to_string());
    t!(texts, "pgn-fault", game, line, column, what = what(texts, &fault.kind))
}

/// The sentence without its place.
pub fn what(texts: &Texts, kind: &FaultKind) -> String {
    let with = |key: &str, text: &Excerpt| t!(texts, key, found = found(texts, text));
    let say = |key: &str| t!(texts, key);
    match kind {
        FaultKind::Tag(text) => with("pgn-tag", text),
        FaultKind::TagAgain(text) => with("pgn-tag-again", text),
        FaultKind::TagsTooMany => say("pgn-tags-too-many"),
        FaultKind::TagLate(text) => with("pgn-tag-late", text),
        FaultKind::Variant(text) => with("pgn-variant", text),
        FaultKind::Start(error) => t!(texts, "pgn-start", why = start_fault(texts, error)),
        FaultKind::NoStart => say("pgn-no-start"),
        FaultKind::Text(text) => with("pgn-text", text),
        FaultKind::TextOutside(text) => with("pgn-text-outside", text),
        FaultKind::Move(error) => mv(texts, error),
        FaultKind::Untrue { found: text, claim } => {
            t!(texts, "pgn-untrue", found = found(texts, text), why = untrue(texts, *claim))
        }
        FaultKind::CastlingAsKingMove(text) => with("pgn-castling-as-king-move", text),
        FaultKind::PassInCheck => say("pgn-pass-in-check"),
        FaultKind::MoveMissing(text) => with("pgn-move-missing", text),
        FaultKind::Nag(text) => with("pgn-nag", text),
        FaultKind::CommentOpen => say("pgn-comment-open"),
        FaultKind::CommentNested => say("pgn-comment-nested"),
        FaultKind::NothingToClose(sign) => t!(texts, "pgn-nothing-to-close", sign = sign.to_string()),
        FaultKind::TooDeep => say("pgn-too-deep"),
        FaultKind::VariationEmpty => say("pgn-variation-empty"),
        FaultKind::VariationOpen(_) => say("pgn-variation-open"),
        FaultKind::ResultInVariation(result) => t!(texts, "pgn-result-in-variation", result = result.text()),
        FaultKind::ResultMissing => say("pgn-result-missing"),
        FaultKind::Results { tag, mark } => t!(texts, "pgn-results", tag = tag.text(), mark = mark.text()),
        FaultKind::ResultTag(text) => with("pgn-result-tag", text),
        FaultKind::TooLong(moves) => t!(texts, "pgn-too-long", count = *moves),
        FaultKind::Broken(kind) => t!(texts, "pgn-broken", why = io_errors::why(texts, &(*kind).into())),
    }
}

fn mv(texts: &Texts, error: &MoveTextError) -> String {
    let (key, text) = match error {
        MoveTextError::Malformed(text) => ("pgn-text", text),
        MoveTextError::Illegal { found, .. } => ("pgn-move-illegal", found),
        MoveTextError::Ambiguous { found, .. } => ("pgn-move-ambiguous", found),
        MoveTextError::Untrue { found: text, claim } => {
            return t!(texts, "text-untrue", text = found(texts, text), why = untrue(texts, *claim));
        }
    };
    t!(texts, key, found = found(texts, text))
}

/// What is not true of a move: "nothing is taken there".
pub fn untrue(texts: &Texts, claim: Claim) -> String {
    t!(texts, "untrue-claim", what = claim.untrue())
}
