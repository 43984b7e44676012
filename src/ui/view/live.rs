//! Texts on the screen that a screen reader announces when they change.
//!
//! The announcer says them as soon as the keyboard focus rests: `ui::access::announcer`.

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

/// Notes for the announcer that a text is on the screen at this place in this frame.
pub fn show(ctx: &Context, place: Id, text: impl Into<String>, live: Live) {
    let shown = LiveText { place, text: text.into(), live };
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<LiveText>>(key()).push(shown));
}

/// Takes the texts of this frame.
pub fn take(ctx: &Context) -> Vec<LiveText> {
    ctx.data_mut(|data| data.remove_temp(key())).unwrap_or_default()
}
