//! One who plays can't go on: what happened, and who plays for it.

use egui::Ui;

use super::{buttons, heading};
use crate::engine::Failure;
use crate::rules::Color;
use crate::text::engine_errors;
use crate::text::messages::Texts;
use crate::ui::view::request::Request;

pub fn show(ui: &mut Ui, words: &Texts, name: &str, why: &Failure) {
    heading(ui, &t!(words, "failed", name));
    ui.label(engine_errors::told(words, name, why));
    ui.add_space(6.0);
    ui.label(t!(words, "failed-detail"));
}

/// There is no way past the question: closing it leaves the seat to a person.
pub fn foot(ui: &mut Ui, words: &Texts, color: Color, actions: &mut Vec<Request>) {
    let mut closed = Vec::new();
    if buttons(ui, &t!(words, "failed-jadoube"), Some(&t!(words, "failed-person")), true, &mut closed) {
        actions.push(Request::TakeOver { color, engine: true });
    } else if !closed.is_empty() {
        actions.push(Request::TakeOver { color, engine: false });
    }
}
