//! What lies above the screen: the dialog, the message on the law card, what is announced.

use super::shortcuts::Keys;
use crate::ui::access::announcer::Announcer;
use crate::ui::dialogs::Dialog;
use crate::ui::view::DOUBLE_CLICK_GUARD;
use crate::ui::view::message::Message;

/// What lies above the screen.
#[derive(Default)]
pub(crate) struct Overlay {
    pub dialog: Option<Dialog>,
    /// Told on the law card until the next press.
    pub message: Option<Message>,
    /// What is told when that has been read.
    pub next_message: Option<Message>,
    pub announcer: Announcer,
    pub keys: Keys,
    /// Presses before this time, in seconds, are ignored: buttons have just changed places under the pointer.
    pub ignore_clicks_until: f64,
}

impl Overlay {
    /// Ignores the second of two quick clicks, which was meant for the button that was there before.
    pub fn guard_clicks(&mut self, now: f64) {
        self.ignore_clicks_until = now + DOUBLE_CLICK_GUARD;
    }
}
