//! What ends the sheet of a study: the result, and why, where the record tells.

use crate::record::{GameResult, Record};
use crate::text::messages::Texts;

/// The last line of the sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct End {
    pub result: String,
    pub why: String,
}

impl End {
    /// Reads a record. Mate and stalemate are told by its last position, what else there is by its tags.
    pub fn of(record: &Record, words: &Texts) -> End {
        if record.result == GameResult::Open {
            return End::default();
        }
        let result = record.result.text().replace("1/2", "½").replace('-', "–");
        let last = record.line_from(Record::ROOT).last().unwrap_or(Record::ROOT);
        let position = record.position(last);
        let told = record.tags.known("Termination");
        let why = match told.map(str::to_lowercase).as_deref() {
            _ if position.is_checkmate() => t!(words, "by-checkmate"),
            _ if position.is_stalemate() => {
                t!(words, "by-stalemate", name = words.color(position.turn()))
            }
            Some("time forfeit") => t!(words, "study-time-forfeit"),
            Some("normal" | "unterminated") | None => String::new(),
            Some(_) => told.unwrap_or_default().to_owned(),
        };
        End { result, why }
    }
}
