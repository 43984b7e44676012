//! The dialog after an engine failed: what happened, and who plays on.

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

/// The question must be answered; closing the dialog seats a human.
pub fn foot(ui: &mut Ui, words: &Texts, color: Color, actions: &mut Vec<Request>) {
    let mut closed = Vec::new();
    if buttons(ui, &t!(words, "failed-jadoube"), Some(&t!(words, "failed-person")), true, &mut closed) {
        actions.push(Request::TakeOver { color, engine: true });
    } else if !closed.is_empty() {
        actions.push(Request::TakeOver { color, engine: false });
    }
}
