//! What lies above the screen: the dialog, the message on the law card, announcements.

use super::shortcuts::Keys;
use crate::ui::access::announcer::Announcer;
use crate::ui::dialogs::Dialog;
use crate::ui::view::DOUBLE_CLICK_GUARD;
use crate::ui::view::message::Message;

/// What lies above the screen.
#[derive(Default)]
pub(crate) struct Overlay {
    pub dialog: Option<Dialog>,
    /// Shown on the law card until the next press.
    pub message: Option<Message>,
    /// Shown after `message`.
    pub next_message: Option<Message>,
    pub announcer: Announcer,
    pub keys: Keys,
    /// Presses before this time, in seconds, are ignored because the buttons under the pointer have just changed.
    pub ignore_clicks_until: f64,
}

impl Overlay {
    /// Ignores the second of two quick clicks, meant for a button that is gone.
    pub fn guard_clicks(&mut self, now: f64) {
        self.ignore_clicks_until = now + DOUBLE_CLICK_GUARD;
    }
}
