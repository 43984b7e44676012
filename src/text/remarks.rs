//! The remarks in a game's record, in the language of the reader.
//!
//! For remarks in English, see [`Remark`].

use super::messages::Texts;
use super::notation::{Notation, text};
use super::{game_names, incidents};
use crate::game::{Help, Remark};
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
                    let dice = dice.to_string();
                    let dice = match dice.rsplit_once(" and ") {
                        Some((list, last)) => t!(texts, "list-last", list, last),
                        None => dice,
                    };
                    t!(texts, "record-start-dice", number, dice = lettered(dice))
                }
                Origin::InTurn(placed) => {
                    t!(texts, "record-start-in-turn", number, pieces = lettered(placed.to_string()))
                }
            }
        }
        Remark::OverTheBoard { by_program: false } => t!(texts, "record-by-players"),
        Remark::OverTheBoard { by_program: true } => t!(texts, "record-by-program"),
        Remark::Signed => t!(texts, "record-signed"),
        Remark::Help(Help::Hint(by)) => t!(texts, "record-hint", color = by.name()),
        Remark::Help(Help::Analysis(true)) => t!(texts, "record-analysis-on"),
        Remark::Help(Help::Analysis(false)) => t!(texts, "record-analysis-off"),
        Remark::Incident(of) => incidents::with_time(texts, of),
        Remark::End { outcome, named } => {
            let is_you = table.lone_person() == Some(named);
            let name =
                if is_you { game_names::YOU.to_owned() } else { game_names::player(texts, table, named) };
            let key = format!("by-{}", outcome.ending.name());
            t!(texts, &key, name)
        }
    }
}
