//! A position or another game came while a game is going on: shall that game be given up?
//!
//! Absent on purpose: any other question whether you are sure. A new game from its own dialog was asked for.

use egui::Ui;

use super::{buttons, heading};
use crate::ui::action::Action;
use crate::ui::begin::Next;
use crate::ui::words::Words;

pub fn show(ui: &mut Ui, words: &Words) {
    heading(ui, &words.say("leave"));
    ui.label(words.say("leave-detail"));
}

/// Going on is the main answer.
pub fn foot(ui: &mut Ui, words: &Words, next: &Next, actions: &mut Vec<Action>) {
    let mut left = Vec::new();
    if buttons(ui, &words.say("leave-stay"), Some(&words.say("leave-go")), true, &mut left) {
        actions.push(Action::CloseDialog);
    } else if !left.is_empty() {
        actions.push(Action::Leave(Box::new(next.clone())));
    }
}
