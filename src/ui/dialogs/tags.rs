//! The form for a game's tags: players, place, date and result.

use egui::Ui;

use super::field::{confirm_buttons, field, heading, label_row};
use crate::record::GameResult;
use crate::rules::Color;
use crate::text::Texts;
use crate::ui::theme::size;
use crate::ui::view::tag_form::{FIELDS, TagForm};
use crate::ui::view::{Request, ViewContext};

/// The maximum length of a tag value (PGN standard, section 7).
const LONGEST: usize = 255;

/// The results with their message keys.
const RESULTS: [(GameResult, &str); 4] = [
    (GameResult::Won(Color::White), "result-white"),
    (GameResult::Drawn, "result-draw"),
    (GameResult::Won(Color::Black), "result-black"),
    (GameResult::Open, "result-open"),
];

impl TagForm {
    /// Shows the fields.
    pub fn show(&mut self, ui: &mut Ui, words: &Texts) {
        heading(ui, &t!(words, "tags"));
        for ((_, key), text) in FIELDS.into_iter().zip(&mut self.texts) {
            let hint = if key == "tag-date" { t!(words, "tag-date-hint") } else { String::new() };
            field(ui, &t!(words, key), text, &hint, LONGEST);
        }
        label_row(ui, &t!(words, "tag-result"), size::FIELD_LABEL, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (result, key) in RESULTS {
                    ui.radio_value(&mut self.result, result, t!(words, key));
                }
            });
        });
    }

    /// The buttons; Enter in a field presses the main one.
    pub fn foot(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        if confirm_buttons(ui, "tags-done", true, ctx) {
            ctx.requests.push(Request::Tags(Box::new(self.clone())));
        }
    }
}
