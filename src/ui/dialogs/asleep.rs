//! The dialog after the computer slept while a clock ran: the players decide whether that time counts.

use std::time::Duration;

use egui::Ui;

use super::{buttons, heading};
use crate::text::messages::Texts;
use crate::text::time::digits;
use crate::ui::view::request::Request;

pub fn show(ui: &mut Ui, words: &Texts, asleep: Duration) {
    heading(ui, &t!(words, "asleep"));
    ui.label(t!(words, "asleep-detail", time = digits(asleep.as_secs())));
}

/// The question must be answered; closing the dialog means the time is not counted.
pub fn foot(ui: &mut Ui, words: &Texts, asleep: Duration, actions: &mut Vec<Request>) {
    let mut closed = Vec::new();
    if buttons(ui, &t!(words, "asleep-skip"), Some(&t!(words, "asleep-count")), true, &mut closed) {
        actions.push(Request::Wake { asleep, counts: false });
    } else if !closed.is_empty() {
        actions.push(Request::Wake { asleep, counts: true });
    }
}
