//! What a game's record says beside its moves, in the words of the reader.
//!
//! In files it is English: see [`Remark`].

use super::game_names;
use super::messages::Texts;
use super::notation::{Notation, text};
use crate::game::{Fault, Help, Incident, Remark};
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

fn incident(words: &Texts, Incident { by, fault, moved, ruled, penalty_ms, .. }: &Incident) -> String {
    let (color, move_text) = (by.name(), text(moved, Notation::Letters, words));
    let what = match fault {
        None => t!(words, "record-departed", color, move = move_text),
        Some(Fault::NotLegal) => t!(words, "record-illegal", color, move = move_text),
        Some(Fault::PawnLeft(_)) => t!(words, "record-pawn-left", color, move = move_text),
        Some(Fault::NoMove) => t!(words, "record-no-move", color),
    };
    let then = match fault {
        Some(_) if !ruled => Some(t!(words, "record-stands")),
        Some(Fault::PawnLeft(_)) => Some(t!(words, "record-queen")),
        _ => None,
    };
    let gets = |ms: &u64| {
        let color: Color = !*by;
        t!(words, "record-extra-time", color = color.name(), seconds = (ms / 1000).to_string())
    };
    words.paragraph([what].into_iter().chain(then).chain(penalty_ms.as_ref().map(gets)))
}
