//! A button with the label and the tip of a message.

use egui::{Button, Ui};

use crate::text::Texts;

/// Shows the button. The tip is available even while the button is disabled; with the keyboard focus the button is
/// scrolled into view. Returns whether it was clicked.
pub fn message_button(ui: &mut Ui, words: &Texts, key: &str, enabled: bool) -> bool {
    let button = ui.add_enabled(enabled, Button::new(t!(words, key)));
    if button.gained_focus() {
        button.scroll_to_me(None);
    }
    let tip = words.tip(key);
    let button = if tip == key { button } else { button.on_hover_text(&tip).on_disabled_hover_text(&tip) };
    button.clicked()
}
