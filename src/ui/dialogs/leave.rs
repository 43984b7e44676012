//! A position or another game came while a game is going on: shall that game be given up?

use egui::Ui;

use super::{buttons, heading};
use crate::text::messages::Texts;
use crate::ui::app::new_game::Next;
use crate::ui::view::request::Request;

pub fn show(ui: &mut Ui, words: &Texts) {
    heading(ui, &words.say("leave"));
    ui.label(words.say("leave-detail"));
}

/// Going on is the main answer.
pub fn foot(ui: &mut Ui, words: &Texts, next: &Next, actions: &mut Vec<Request>) {
    let mut left = Vec::new();
    if buttons(ui, &words.say("leave-stay"), Some(&words.say("leave-go")), true, &mut left) {
        actions.push(Request::CloseDialog);
    } else if !left.is_empty() {
        actions.push(Request::Leave(Box::new(next.clone())));
    }
}
