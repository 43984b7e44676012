//! What is known of a game beside its moves, to be filled in: who played, where and when, and how it ended.

use egui::{Key, Ui};

use super::field::{beside, field};
use super::{buttons, heading};
use crate::record::{GameResult, Record};
use crate::rules::Color;
use crate::text::messages::Texts;
use crate::ui::theme::size;
use crate::ui::view::request::Request;

/// The tags that have a field, and the keys of their words.
const FIELDS: [(&str, &str); 6] = [
    ("White", "white"),
    ("Black", "black"),
    ("Event", "tag-event"),
    ("Site", "tag-site"),
    ("Round", "tag-round"),
    ("Date", "tag-date"),
];

/// The longest text of a tag (PGN standard, section 7).
const LONGEST: usize = 255;

/// How a game can end, and the keys of their words.
const RESULTS: [(GameResult, &str); 4] = [
    (GameResult::Won(Color::White), "result-white"),
    (GameResult::Drawn, "result-draw"),
    (GameResult::Won(Color::Black), "result-black"),
    (GameResult::Open, "result-open"),
];

/// The fields as they are filled in.
#[derive(Clone, Debug)]
pub struct TagForm {
    texts: [String; 6],
    result: GameResult,
}

impl TagForm {
    /// Filled in with what the record tells.
    pub fn of(record: &Record) -> TagForm {
        let text = |(tag, _): (&str, &str)| record.tags.known(tag).unwrap_or_default().to_owned();
        TagForm { texts: FIELDS.map(text), result: record.result }
    }

    /// What is filled in becomes what the record tells. A field that is empty is unknown.
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

    /// Shows the fields.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts) {
        heading(ui, &t!(words, "tags"));
        for ((_, key), text) in FIELDS.into_iter().zip(&mut self.texts) {
            let hint = if key == "tag-date" { t!(words, "tag-date-hint") } else { String::new() };
            field(ui, &t!(words, key), text, &hint, LONGEST);
        }
        beside(ui, &t!(words, "tag-result"), size::FIELD_LABEL, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (result, key) in RESULTS {
                    ui.radio_value(&mut self.result, result, t!(words, key));
                }
            });
        });
    }

    /// The buttons; Enter in a field is the main one.
    pub fn foot(&self, ui: &mut Ui, words: &Texts, actions: &mut Vec<Request>) {
        let free = ui.ctx().text_edit_focused() || ui.memory(|memory| memory.focused().is_none());
        let entered = free && ui.input(|input| input.key_pressed(Key::Enter));
        if buttons(ui, &t!(words, "tags-done"), Some(&t!(words, "cancel")), true, actions) || entered {
            actions.push(Request::Tags(Box::new(self.clone())));
        }
    }
}
