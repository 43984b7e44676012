//! A panel button for a command.

use super::command::Command;
use crate::text::Texts;
use crate::ui::widgets::{ButtonState, PanelButton};

/// A button with the labels, the keys and the tip of a command.
pub fn command_button(command: Command, words: &Texts, state: ButtonState) -> PanelButton {
    PanelButton {
        tiny: words.tiny(command.key()),
        keys: command.keys(words),
        tip: command.tip(words),
        ..PanelButton::plain(words.short(command.key()), state)
    }
}
