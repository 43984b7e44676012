//! Texts on the screen that a screen reader announces when they change.
//!
//! `ui::access::announcer` announces them once keyboard focus has stopped moving.

use egui::accesskit::Live;
use egui::{Context, Id};

/// A text on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveText {
    pub place: Id,
    pub text: String,
    /// `Off` for a text that is announced in another way.
    pub live: Live,
}

/// What is noted for the announcer in one frame.
#[derive(Clone, Debug, Default)]
pub struct LiveTexts {
    pub texts: Vec<LiveText>,
    /// How many of the texts, counted from the first, a dialog covers; `None` if no dialog is open.
    pub covered: Option<usize>,
    /// Whether a refusal or a dialog's error message is to be read again.
    pub is_refused: bool,
}

fn key() -> Id {
    Id::unique("live texts")
}

fn note(ctx: &Context, change: impl FnOnce(&mut LiveTexts)) {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(key())));
}

/// The place of a dialog's error message. Like a refusal, the message is read again after a call of `refuse`.
pub fn fault_place() -> Id {
    Id::unique("fault")
}

/// Notes for the announcer that a text is on the screen at this place in this frame.
pub fn show(ctx: &Context, place: Id, text: impl Into<String>, live: Live) {
    let shown = LiveText { place, text: text.into(), live };
    note(ctx, |live| live.texts.push(shown));
}

/// Notes that a dialog covers the texts that have been shown so far in this frame.
pub fn cover(ctx: &Context) {
    note(ctx, |live| live.covered = Some(live.texts.len()));
}

/// Asks the announcer to read a refusal or a dialog's error message again, even if its text is the same.
pub fn refuse(ctx: &Context) {
    note(ctx, |live| live.is_refused = true);
}

/// Takes what was noted in this frame.
pub fn take(ctx: &Context) -> LiveTexts {
    ctx.data_mut(|data| data.remove_temp(key())).unwrap_or_default()
}
