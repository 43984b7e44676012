//! The form for a game's tags and result.

use crate::record::{GameResult, Record};

/// The tags that have a field, and the message keys of their labels.
pub(crate) const FIELDS: [(&str, &str); 6] = [
    ("White", "white"),
    ("Black", "black"),
    ("Event", "tag-event"),
    ("Site", "tag-site"),
    ("Round", "tag-round"),
    ("Date", "tag-date"),
];

/// The form's values.
#[derive(Clone, Debug)]
pub struct TagForm {
    pub(crate) texts: [String; 6],
    pub(crate) result: GameResult,
}

impl TagForm {
    /// A form with the record's values.
    pub fn of(record: &Record) -> TagForm {
        let text = |(tag, _): (&str, &str)| record.tags.known(tag).unwrap_or_default().to_owned();
        TagForm { texts: FIELDS.map(text), result: record.result }
    }

    /// Stores the form in the record. An emptied field becomes unknown (`?`). A changed result removes the
    /// `Termination` tag.
    pub fn fill_in(&self, record: &mut Record) {
        for ((tag, _), text) in FIELDS.into_iter().zip(&self.texts) {
            match (text.trim(), record.tags.known(tag)) {
                (text, Some(known)) if text == known => {}
                ("", None) => {}
                ("", Some(_)) => record.tags.set(tag, "?"),
                (text, _) => record.tags.set(tag, text),
            }
        }
        if record.result != self.result {
            record.result = self.result;
            if record.tags.get("Result").is_some() {
                record.tags.set("Result", self.result.text());
            }
            record.tags.remove("Termination");
        }
    }
}
