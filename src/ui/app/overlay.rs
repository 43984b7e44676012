//! What lies above the screen: the dialog, the message on the law card, announcements.

use std::collections::VecDeque;

use super::full_screen::CalledMenu;
use super::shortcuts::Keys;
use crate::ui::access::announcer::Announcer;
use crate::ui::dialogs::Dialog;
use crate::ui::view::message::Message;

/// What lies above the screen.
#[derive(Default)]
pub(crate) struct Overlay {
    pub dialog: Option<Dialog>,
    /// Shown on the law card until the next press.
    pub message: Option<Message>,
    /// Shown after `message`, one after the other.
    pub next_messages: VecDeque<Message>,
    pub announcer: Announcer,
    pub keys: Keys,
    pub menu: CalledMenu,
    /// Whether the game was over in the last frame.
    pub over: bool,
}
