//! The buttons under the law card. They keep their places; what can't be done now is dim.
//!
//! Absent on purpose: words and keys of commands (see `command`).

use egui::{Popup, Rect, Ui, vec2};

use super::action::Action;
use super::command::{Command, Facts};
use super::theme::size;
use super::widgets::PanelButton;
use super::words::Words;

/// Shows the row in its place.
pub fn show(ui: &mut Ui, rect: Rect, words: &Words, facts: &Facts, small: bool, actions: &mut Vec<Action>) {
    let narrow = rect.width() < size::NARROW;
    let gap = if small { size::GAP_SMALL } else { size::GAP_BUTTONS };
    let first: &[Command] = match (narrow, facts.over) {
        (true, true) => &[Command::NewGame],
        (true, false) => &[Command::Flip],
        (false, _) => &[Command::NewGame, Command::Flip],
    };
    let count = first.len() + 1;
    let width = (rect.width() - gap * (count - 1) as f32) / count as f32;
    let place = |index: usize| {
        let left = rect.min + vec2(index as f32 * (width + gap), 0.0);
        Rect::from_min_size(left, vec2(width, rect.height()))
    };
    for (index, command) in first.iter().enumerate() {
        if command_button(ui, place(index), *command, words, facts, small) {
            actions.push(Action::Command(*command));
        }
    }
    let last = place(count - 1);
    if facts.over {
        if command_button(ui, last, Command::Rematch, words, facts, small) {
            actions.push(Action::Command(Command::Rematch));
        }
    } else {
        resign(ui, last, words, facts, small, actions);
    }
}

fn command_button(
    ui: &mut Ui,
    rect: Rect,
    command: Command,
    words: &Words,
    facts: &Facts,
    small: bool,
) -> bool {
    let label = words.short(command.key());
    let (keys, tip) = (command.keys(words), command.tip(words));
    let enabled = command.enabled(facts);
    PanelButton { label: &label, keys: &keys, tip: &tip, enabled, small }.show(ui, rect).clicked()
}

/// Either player may resign, so that the button asks which.
fn resign(ui: &mut Ui, rect: Rect, words: &Words, facts: &Facts, small: bool, actions: &mut Vec<Action>) {
    let label = words.say("resign");
    let button = PanelButton { label: &label, keys: "", tip: "", enabled: !facts.over, small };
    let response = button.show(ui, rect);
    let popup =
        Popup::menu(&response).align(egui::RectAlign::TOP_END).accessible_name(words.say("resign-menu"));
    popup.show(|ui| {
        ui.weak(words.say("resign-menu"));
        for &command in Command::RESIGN {
            if ui.button(command.label(words)).on_hover_text(command.tip(words)).clicked() {
                actions.push(Action::Command(command));
                ui.close();
            }
        }
    });
}
