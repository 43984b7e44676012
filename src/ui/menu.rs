//! The menu bar, and at its right what kind of game this is.
//!
//! Absent on purpose: words and keys of commands (see `command`).

use egui::containers::menu::MenuBar;
use egui::{Button, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2};

use super::action::Action;
use super::command::{Command, Facts};
use super::theme::{self, Palette, size};
use super::widgets::fit;
use super::words::Words;

/// What the menu needs.
pub struct Menu<'a> {
    pub words: &'a Words,
    pub facts: &'a Facts,
    /// The kind of game.
    pub status: &'a str,
}

impl Menu<'_> {
    /// Shows the bar in its place.
    pub fn show(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui.theme());
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, egui::Stroke::new(1.0, palette.line));
        let inside = rect.shrink2(egui::vec2(6.0, 2.0));
        let mut bar = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("menu"));
        let end = MenuBar::new().ui(&mut bar, |ui| {
            self.menu(ui, "menu-game", actions, |menu, ui, actions| {
                menu.items(ui, Command::GAME, actions);
                ui.separator();
                menu.items(ui, Command::RESIGN, actions);
                ui.separator();
                menu.items(ui, Command::WALK, actions);
                ui.separator();
                menu.items(ui, &[Command::Quit], actions);
            });
            self.menu(ui, "menu-position", actions, |menu, ui, actions| {
                menu.items(ui, Command::POSITION, actions);
            });
            self.menu(ui, "menu-board", actions, |menu, ui, actions| {
                menu.items(ui, Command::BOARD, actions);
                ui.separator();
                for (key, commands) in [
                    ("menu-board-theme", Command::BOARD_THEMES),
                    ("menu-theme", Command::APPEARANCES),
                    ("menu-notation", Command::NOTATIONS),
                    ("menu-language", Command::LANGUAGES),
                ] {
                    menu.menu(ui, key, actions, |menu, ui, actions| menu.items(ui, commands, actions));
                }
            });
            self.menu(ui, "menu-help", actions, |menu, ui, actions| menu.items(ui, Command::HELP, actions));
            ui.cursor().left()
        });
        self.status(ui, rect, end.inner);
    }

    fn menu(
        &self,
        ui: &mut Ui,
        key: &str,
        actions: &mut Vec<Action>,
        show: impl FnOnce(&Menu<'_>, &mut Ui, &mut Vec<Action>),
    ) {
        ui.menu_button(self.words.say(key), |ui| {
            ui.set_min_width(size::MENU_WIDTH);
            show(self, ui, actions);
        });
    }

    fn items(&self, ui: &mut Ui, commands: &[Command], actions: &mut Vec<Action>) {
        for &command in commands {
            self.item(ui, command, actions);
        }
    }

    fn item(&self, ui: &mut Ui, command: Command, actions: &mut Vec<Action>) {
        let label = command.label(self.words);
        let enabled = command.enabled(self.facts);
        let clicked = match command.checked(self.facts) {
            Some(on) if command.exclusive() => ui.radio(on, &label).clicked(),
            Some(on) => ui.checkbox(&mut { on }, &label).clicked(),
            None => {
                let button = Button::new(&label).shortcut_text(command.keys(self.words));
                let response = ui.add_enabled(enabled, button);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &label));
                response.on_hover_text(command.tip(self.words)).clicked()
            }
        };
        if clicked {
            actions.push(Action::Command(command));
            ui.close();
        }
    }

    /// Only where it fits beside the menus.
    fn status(&self, ui: &mut Ui, rect: Rect, from: f32) {
        let palette = Palette::of(ui.theme());
        let text = fit(ui, self.status, theme::small(), palette.quiet, f32::INFINITY, 1);
        let left = rect.right() - 18.0 - text.size().x;
        if left < from + 16.0 {
            return;
        }
        let at = pos2(left, rect.center().y - text.size().y / 2.0);
        let place = Rect::from_min_size(at, text.size());
        let response = ui.interact(place, ui.scope_id().with("status"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.status));
        ui.painter().galley(at, text, palette.quiet);
    }
}
