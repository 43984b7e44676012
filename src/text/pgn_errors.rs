//! Messages about errors in PGN files.
//!
//! The module [`record`](crate::record) finds the errors.

use super::fen_errors::fault as start_fault;
use super::io_errors;
use super::messages::{Texts, found};
use crate::record::pgn::{PgnFault, PgnFaultKind};
use crate::rules::{Claim, Excerpt, MoveTextError};

/// The message, which begins with the location of the error: "Game 3, line 12, column 5: “Ke3” isn’t legal here; …"
pub fn fault(texts: &Texts, fault: &PgnFault) -> String {
    let [game, line, column] = [fault.game, fault.line, fault.column].map(|number| number.to_string());
    t!(texts, "pgn-fault", game, line, column, what = what(texts, &fault.kind))
}

/// The message without the location of the error.
pub fn what(texts: &Texts, kind: &PgnFaultKind) -> String {
    let with = |key: &str, text: &Excerpt| t!(texts, key, found = found(texts, text));
    let say = |key: &str| t!(texts, key);
    match kind {
        PgnFaultKind::Tag(text) => with("pgn-tag", text),
        PgnFaultKind::TagAgain(text) => with("pgn-tag-again", text),
        PgnFaultKind::TagsTooMany => say("pgn-tags-too-many"),
        PgnFaultKind::TagLate(text) => with("pgn-tag-late", text),
        PgnFaultKind::Variant(text) => with("pgn-variant", text),
        PgnFaultKind::Start(error) => t!(texts, "pgn-start", why = start_fault(texts, error)),
        PgnFaultKind::NoStart => say("pgn-no-start"),
        PgnFaultKind::Text(text) => with("pgn-text", text),
        PgnFaultKind::TextOutside(text) => with("pgn-text-outside", text),
        PgnFaultKind::Move(error) => mv(texts, error),
        PgnFaultKind::Untrue { found: text, claim } => {
            t!(texts, "pgn-untrue", found = found(texts, text), why = untrue(texts, *claim))
        }
        PgnFaultKind::CastlingAsKingMove(text) => with("pgn-castling-as-king-move", text),
        PgnFaultKind::PassInCheck => say("pgn-pass-in-check"),
        PgnFaultKind::MoveMissing(text) => with("pgn-move-missing", text),
        PgnFaultKind::Nag(text) => with("pgn-nag", text),
        PgnFaultKind::CommentOpen => say("pgn-comment-open"),
        PgnFaultKind::CommentNested => say("pgn-comment-nested"),
        PgnFaultKind::NothingToClose(sign) => t!(texts, "pgn-nothing-to-close", sign = sign.to_string()),
        PgnFaultKind::TooDeep => say("pgn-too-deep"),
        PgnFaultKind::VariationEmpty => say("pgn-variation-empty"),
        PgnFaultKind::VariationEarly => with("pgn-text", &Excerpt::new("(")),
        PgnFaultKind::VariationOpen(_) => say("pgn-variation-open"),
        PgnFaultKind::ResultInVariation(result) => {
            t!(texts, "pgn-result-in-variation", result = result.text())
        }
        PgnFaultKind::ResultMissing => say("pgn-result-missing"),
        PgnFaultKind::Results { tag, mark } => t!(texts, "pgn-results", tag = tag.text(), mark = mark.text()),
        PgnFaultKind::ResultTag(text) => with("pgn-result-tag", text),
        PgnFaultKind::TooLong(moves) => t!(texts, "pgn-too-long", count = *moves),
        PgnFaultKind::Broken(kind) => t!(texts, "pgn-broken", why = io_errors::why(texts, &(*kind).into())),
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

/// A phrase for what is not true of a move, such as "nothing is captured there".
pub fn untrue(texts: &Texts, claim: Claim) -> String {
    t!(texts, "untrue-claim", what = claim.name())
}
