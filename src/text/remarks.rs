//! What a game's record says besides its moves, in the language of the reader.
//!
//! In files it is English: see [`Remark`].

use super::game_names;
use super::messages::Texts;
use super::notation::{Notation, text};
use crate::game::{DrawClaim, Fault, Help, Incident, Remark, Ruling, RulingSubject};
use crate::rules::Color;
use crate::start::Origin;
use crate::table::Table;

/// A remark on the game at this table.
pub fn remark(texts: &Texts, table: &Table, remark: Remark<'_>) -> String {
    match remark {
        Remark::Start(number, origin) => {
            let number = number.to_string();
            let lettered = |pieces: String| text(&pieces, Notation::Letters, texts);
            match origin {
                Origin::Given => t!(texts, "record-start", number),
                Origin::Dice(dice) => {
                    t!(texts, "record-start-dice", number, dice = lettered(dice.to_string()))
                }
                Origin::InTurn(placed) => {
                    t!(texts, "record-start-in-turn", number, pieces = lettered(placed.to_string()))
                }
            }
        }
        Remark::Help(Help::Hint(by)) => t!(texts, "record-hint", color = by.name()),
        Remark::Help(Help::Analysis(true)) => t!(texts, "record-analysis-on"),
        Remark::Help(Help::Analysis(false)) => t!(texts, "record-analysis-off"),
        Remark::Incident(of) => incident(texts, of),
        Remark::End { outcome, loser } => {
            let is_you = table.lone_person() == Some(loser);
            let name =
                if is_you { game_names::YOU.to_owned() } else { game_names::player(texts, table, loser) };
            let key = format!("by-{}", outcome.ending.name());
            t!(texts, &key, name)
        }
    }
}

fn incident(texts: &Texts, incident: &Incident) -> String {
    match incident {
        Incident::Ruling(of) => ruling(texts, of),
        Incident::Unclaimed { by, fault, moved, .. } => {
            let what = illegal(texts, *fault, *by, moved, fault.article());
            texts.paragraph([what, t!(texts, "record-stands")])
        }
    }
}

/// Who claimed, what was found with its article, what it binds and what it costs.
fn ruling(texts: &Texts, of: &Ruling) -> String {
    use RulingSubject::*;
    let Ruling { article, written, .. } = of;
    let color = of.against.map_or("", Color::name);
    let found = match (of.subject, of.is_found) {
        (Draw(DrawClaim::Threefold), true) => t!(texts, "record-threefold", article = *article),
        (Draw(DrawClaim::Threefold), false) => t!(texts, "record-no-threefold", article = *article),
        (Draw(DrawClaim::FiftyMoves), true) => t!(texts, "record-fifty", article = *article),
        (Draw(DrawClaim::FiftyMoves), false) => t!(texts, "record-no-fifty", article = *article),
        (TouchMove, true) => {
            let mv = text(written, Notation::Letters, texts);
            t!(texts, "record-departed", color, move = mv, article = *article)
        }
        (TouchMove, false) => t!(texts, "record-not-departed", article = *article),
        (IllegalMove(Some(fault)), _) => {
            let by = of.against.unwrap_or(Color::White);
            let what = illegal(texts, fault, by, written, article);
            let count = t!(texts, "record-count", color, count = of.count);
            let queen = fault.promotion().map(|_| t!(texts, "record-queen"));
            texts.paragraph([what, count].into_iter().chain(queen))
        }
        (IllegalMove(None), _) => t!(texts, "record-nothing-illegal", article = *article),
        (Flag, true) => t!(texts, "record-flag", color, article = *article),
        (Flag, false) => t!(texts, "record-no-flag", article = *article),
    };
    let claimed = of.by.map(|by| t!(texts, "record-claims", color = by.name()));
    let bound: Vec<String> = of.bound.into_iter().map(|square| square.to_string()).collect();
    let bound = (!bound.is_empty()).then(|| t!(texts, "record-bound", squares = texts.row(bound)));
    let extra = of.extra_time.map(|(color, ms)| {
        t!(texts, "record-extra-time", color = color.name(), seconds = (ms / 1000).to_string())
    });
    texts.paragraph(claimed.into_iter().chain([found]).chain(bound).chain(extra))
}

/// What was done, with the article.
fn illegal(texts: &Texts, fault: Fault, by: Color, moved: &str, article: &str) -> String {
    let (color, moved) = (by.name(), text(moved, Notation::Letters, texts));
    match fault {
        Fault::NotLegal => t!(texts, "record-illegal", color, move = moved, article),
        Fault::PawnLeft(_) => t!(texts, "record-pawn-left", color, move = moved, article),
        Fault::NoMove => t!(texts, "record-no-move", color, article),
    }
}
