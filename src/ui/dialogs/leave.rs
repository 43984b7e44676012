//! The dialog that asks before another game replaces one in progress.

use egui::Ui;

use super::{buttons, heading};
use crate::text::messages::Texts;
use crate::ui::view::request::Next;
use crate::ui::view::request::Request;

pub fn show(ui: &mut Ui, words: &Texts) {
    heading(ui, &t!(words, "leave"));
    ui.label(t!(words, "leave-detail"));
}

/// Keeping the current game is the main button.
pub fn foot(ui: &mut Ui, words: &Texts, next: &Next, actions: &mut Vec<Request>) {
    let mut left = Vec::new();
    if buttons(ui, &t!(words, "leave-stay"), Some(&t!(words, "leave-go")), true, &mut left) {
        actions.push(Request::CloseDialog);
    } else if !left.is_empty() {
        actions.push(Request::Leave(Box::new(next.clone())));
    }
}
