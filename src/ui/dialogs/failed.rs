//! One who plays can't go on: what happened, and who plays for it.
//!
//! Absent on purpose: trying again, which is done by taking a new game.

use egui::Ui;

use super::{buttons, heading};
use crate::engine::Failure;
use crate::rules::Color;
use crate::ui::action::Action;
use crate::ui::failure;
use crate::ui::words::Words;

pub fn show(ui: &mut Ui, words: &Words, name: &str, why: &Failure) {
    heading(ui, &words.with("failed", [("name", name.into())]));
    ui.label(failure::told(words, name, why));
    ui.add_space(6.0);
    ui.label(words.say("failed-detail"));
}

/// There is no way past the question: closing it leaves the seat to a person.
pub fn foot(ui: &mut Ui, words: &Words, color: Color, actions: &mut Vec<Action>) {
    let mut closed = Vec::new();
    if buttons(ui, &words.say("failed-jadoube"), Some(&words.say("failed-person")), true, &mut closed) {
        actions.push(Action::TakeOver { color, engine: true });
    } else if !closed.is_empty() {
        actions.push(Action::TakeOver { color, engine: false });
    }
}
