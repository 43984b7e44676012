//! A panel button and a menu item for a command.

use egui::{Button, Role, Ui, WidgetInfo};

use super::command::Command;
use crate::text::Texts;
use crate::ui::widgets::{ButtonState, PanelButton, speak_keys};

/// A button with the labels, the keys and the tip of a command.
pub fn command_button(command: Command, words: &Texts, state: ButtonState) -> PanelButton {
    PanelButton {
        tiny: words.tiny(command.key()),
        keys: command.keys(words),
        tip: command.tip(words),
        ..PanelButton::plain(words.short(command.key()), state)
    }
}

/// Shows a command's menu item, with the symbol of the annotation that the command adds or removes, or else with the
/// command's keys. Returns whether the item was chosen, which closes the menu.
pub fn command_item(ui: &mut Ui, command: Command, words: &Texts, enabled: bool) -> bool {
    let label = command.label(words);
    let keys = command.sign().unwrap_or_else(|| command.keys(words));
    let response = ui.add_enabled(enabled, Button::new(&label).shortcut_text(&keys));
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, &label));
    speak_keys(&response, &keys, &command.spoken_keys(words));
    let chosen = response.on_hover_text(command.tip(words)).clicked();
    if chosen {
        ui.close();
    }
    chosen
}
