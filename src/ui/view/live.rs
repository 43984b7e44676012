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
    /// `Off` for a text that was announced in another way.
    pub live: Live,
}

/// The key under which the texts of a frame are stored.
fn key() -> Id {
    Id::unique("live texts")
}

/// The key under which the number of covered texts is stored.
fn covered_key() -> Id {
    Id::unique("covered live texts")
}

/// The key under which the request to read a refusal again is stored.
fn refused_key() -> Id {
    Id::unique("refused again")
}

/// The place of the error message of a dialog, which is read again like a refusal.
pub fn fault_place() -> Id {
    Id::unique("fault")
}

/// Notes for the announcer that a text is on the screen at this place in this frame.
pub fn show(ctx: &Context, place: Id, text: impl Into<String>, live: Live) {
    let shown = LiveText { place, text: text.into(), live };
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<LiveText>>(key()).push(shown));
}

/// Notes that a dialog covers the texts that are on the screen so far in this frame.
pub fn cover(ctx: &Context) {
    ctx.data_mut(|data| {
        let count = data.get_temp_mut_or_default::<Vec<LiveText>>(key()).len();
        data.insert_temp(covered_key(), count);
    });
}

/// Asks the announcer to read a refusal again even if its text is the same.
pub fn refuse(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(refused_key(), true));
}

/// Takes the request to read a refusal again. Returns whether there was one.
pub fn take_refused(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp(refused_key())).unwrap_or_default()
}

/// Takes the texts of this frame. A dialog covers the first ones; the number says how many, if one is open.
pub fn take(ctx: &Context) -> (Vec<LiveText>, Option<usize>) {
    ctx.data_mut(|data| {
        let (texts, covered) = (data.remove_temp(key()), data.remove_temp(covered_key()));
        (texts.unwrap_or_default(), covered)
    })
}
