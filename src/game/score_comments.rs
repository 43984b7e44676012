//! Comments on rulings and illegal moves in a game record, in English as all of PGN.

use super::{DrawClaim, Fault, Incident, Ruling, Subject};
use crate::rules::Color;

/// An incident as a comment.
pub(super) fn incident_comment(incident: &Incident) -> String {
    match incident {
        Incident::Ruling(ruling) => ruling_comment(ruling),
        Incident::Unclaimed { by, fault, moved, .. } => {
            let (what, article) = (illegal(*fault, name(*by), moved), fault.article());
            format!("{what} ({article}). It was not claimed and stands.")
        }
    }
}

/// Who claimed, what was found with its article, what it binds and what it costs.
fn ruling_comment(ruling: &Ruling) -> String {
    let Ruling { article, written, .. } = ruling;
    let player = ruling.against.map(name).unwrap_or_default();
    let found = match (ruling.subject, ruling.is_found) {
        (Subject::Draw(DrawClaim::Threefold), true) => format!("Threefold repetition ({article})."),
        (Subject::Draw(DrawClaim::Threefold), false) => format!("No threefold repetition ({article})."),
        (Subject::Draw(DrawClaim::FiftyMoves), true) => {
            format!("Fifty moves without a capture or a pawn move ({article}).")
        }
        (Subject::Draw(DrawClaim::FiftyMoves), false) => {
            format!("No fifty moves without a capture or a pawn move ({article}).")
        }
        (Subject::TouchMove, true) => {
            format!("{player}'s move {written} breaks touch-move and is taken back ({article}).")
        }
        (Subject::TouchMove, false) => format!("The last move did not break touch-move ({article})."),
        (Subject::IllegalMove(Some(fault)), _) => {
            let number = match ruling.count {
                1 => "first".to_owned(),
                2 => "second".to_owned(),
                more => format!("number {more}"),
            };
            let queen = if matches!(fault, Fault::PawnLeft(_)) { " It becomes a queen." } else { "" };
            format!(
                "{} ({article}), {player}'s {number} illegal move.{queen}",
                illegal(fault, player, written)
            )
        }
        (Subject::IllegalMove(None), _) => format!("No illegal move to rule on ({article})."),
        (Subject::Flag, true) => format!("{player}'s flag has fallen ({article})."),
        (Subject::Flag, false) => format!("No flag has fallen ({article})."),
    };
    let claimed = ruling.by.map(|by| format!("{} claims. ", name(by))).unwrap_or_default();
    let bound: Vec<String> = ruling.bound.into_iter().map(|square| square.to_string()).collect();
    let bound = if bound.is_empty() {
        String::new()
    } else {
        format!(" To be moved or taken: {}.", bound.join(", "))
    };
    let extra =
        ruling.extra_time.map(|(color, ms)| format!(" {} gets {} extra seconds.", name(color), ms / 1000));
    format!("{claimed}{found}{bound}{}", extra.unwrap_or_default())
}

/// What was done, without a full stop.
fn illegal(fault: Fault, player: &str, moved: &str) -> String {
    match fault {
        Fault::NotLegal => format!("Illegal move by {player}: {moved}"),
        Fault::PawnLeft(_) => format!("{player} leaves a pawn on the last rank: {moved}"),
        Fault::NoMove => format!("{player} presses the clock without a move"),
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
