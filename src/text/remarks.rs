//! What a game's record says beside its moves, in the words of the reader.
//!
//! In files it is English: see [`Remark`].

use super::game_names;
use super::messages::Texts;
use super::notation::{Notation, text};
use crate::game::{DrawClaim, Fault, Help, Incident, Remark, Ruling, Subject};
use crate::rules::Color;
use crate::start::Origin;
use crate::table::Table;

/// A remark on the game at this table.
pub fn remark(words: &Texts, table: &Table, remark: Remark<'_>) -> String {
    match remark {
        Remark::Start(number, origin) => {
            let number = number.to_string();
            match origin {
                Origin::Given => t!(words, "record-start", number),
                Origin::Dice(dice) => {
                    t!(
                        words,
                        "record-start-dice",
                        number,
                        dice = text(&dice.to_string(), Notation::Letters, words)
                    )
                }
                Origin::InTurn(placed) => {
                    let pieces = text(&placed.to_string(), Notation::Letters, words);
                    t!(words, "record-start-in-turn", number, pieces)
                }
            }
        }
        Remark::Help(Help::Hint(by)) => t!(words, "record-hint", color = by.name()),
        Remark::Help(Help::Analysis(true)) => t!(words, "record-analysis-on"),
        Remark::Help(Help::Analysis(false)) => t!(words, "record-analysis-off"),
        Remark::Incident(of) => incident(words, of),
        Remark::End { outcome, loser } => {
            let is_you = table.lone_person() == Some(loser);
            let name =
                if is_you { game_names::YOU.to_owned() } else { game_names::player(words, table, loser) };
            let key = format!("by-{}", outcome.ending.name());
            t!(words, &key, name)
        }
    }
}

fn incident(words: &Texts, incident: &Incident) -> String {
    match incident {
        Incident::Ruling(of) => ruling(words, of),
        Incident::Unclaimed { by, fault, moved, .. } => {
            let what = illegal(words, *fault, *by, moved, fault.article());
            words.paragraph([what, t!(words, "record-stands")])
        }
    }
}

/// Who claimed, what was found with its article, what it binds and what it costs.
fn ruling(words: &Texts, of: &Ruling) -> String {
    let Ruling { article, written, .. } = of;
    let color = of.against.map_or("", Color::name);
    let found = match (of.subject, of.is_found) {
        (Subject::Draw(DrawClaim::Threefold), true) => t!(words, "record-threefold", article = *article),
        (Subject::Draw(DrawClaim::Threefold), false) => t!(words, "record-no-threefold", article = *article),
        (Subject::Draw(DrawClaim::FiftyMoves), true) => t!(words, "record-fifty", article = *article),
        (Subject::Draw(DrawClaim::FiftyMoves), false) => t!(words, "record-no-fifty", article = *article),
        (Subject::TouchMove, true) => {
            let mv = text(written, Notation::Letters, words);
            t!(words, "record-departed", color, move = mv, article = *article)
        }
        (Subject::TouchMove, false) => t!(words, "record-not-departed", article = *article),
        (Subject::IllegalMove(Some(fault)), _) => {
            let by = of.against.unwrap_or(Color::White);
            let what = illegal(words, fault, by, written, article);
            let count = t!(words, "record-count", color, count = of.count);
            let queen = fault.promotion().map(|_| t!(words, "record-queen"));
            words.paragraph([what, count].into_iter().chain(queen))
        }
        (Subject::IllegalMove(None), _) => t!(words, "record-nothing-illegal", article = *article),
        (Subject::Flag, true) => t!(words, "record-flag", color, article = *article),
        (Subject::Flag, false) => t!(words, "record-no-flag", article = *article),
    };
    let claimed = of.by.map(|by| t!(words, "record-claims", color = by.name()));
    let bound: Vec<String> = of.bound.into_iter().map(|square| square.to_string()).collect();
    let bound = (!bound.is_empty()).then(|| t!(words, "record-bound", squares = words.row(bound)));
    let extra = of.extra_time.map(|(color, ms)| {
        t!(words, "record-extra-time", color = color.name(), seconds = (ms / 1000).to_string())
    });
    words.paragraph(claimed.into_iter().chain([found]).chain(bound).chain(extra))
}

/// What was done, with the article.
fn illegal(words: &Texts, fault: Fault, by: Color, moved: &str, article: &str) -> String {
    let (color, moved) = (by.name(), text(moved, Notation::Letters, words));
    match fault {
        Fault::NotLegal => t!(words, "record-illegal", color, move = moved, article),
        Fault::PawnLeft(_) => t!(words, "record-pawn-left", color, move = moved, article),
        Fault::NoMove => t!(words, "record-no-move", color, article),
    }
}
