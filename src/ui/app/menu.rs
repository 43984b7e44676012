//! The menu bar, with the kind of game at its right.
//!
//! Texts and shortcuts of commands: see `ui::view::command`.

use crate::ui::widgets::scrolling;
use egui::containers::menu::{MenuBar, MenuConfig};
use egui::{Atom, Button, Checkbox, Rect, RichText, Role, Ui, UiBuilder, WidgetInfo};

use crate::engine::external::EngineSetup;
use crate::table::TakeBack;
use crate::text::messages::Texts;
use crate::ui::screens::game::status::Status;
use crate::ui::theme::{Palette, menus, row_height};
use crate::ui::view::WindowView;
use crate::ui::view::command::{Command, edit};
use crate::ui::view::request::Request;
use crate::ui::view::settings::Setting;

/// What the menu bar needs.
pub struct Menu<'a> {
    pub words: &'a Texts,
    pub window: WindowView<'a>,
    /// The external engines, and the name of the one chosen for analysis.
    pub engines: &'a [EngineSetup],
    pub analyst: Option<&'a str>,
    /// The kind of game, if it is to be shown.
    pub status: Option<&'a Status>,
}

impl Menu<'_> {
    /// Shows the bar.
    pub fn show(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        let palette = Palette::of(ui.theme());
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, egui::Stroke::new(1.0, palette.line));
        let inside = rect.shrink2(egui::vec2(6.0, 2.0));
        // For a finger its items reach beyond the bar, above and below.
        let beyond = (row_height(ui.style()) - inside.height()).max(0.0);
        let inside = inside.expand2(egui::vec2(0.0, beyond / 2.0));
        // If there is no room for all menus and the kind of game, some menus move into others.
        let narrow = rect.width() < 480.0;
        let mut bar = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("menu"));
        let end = MenuBar::new().style(menus).config(MenuConfig::new().style(menus)).ui(&mut bar, |ui| {
            let name = t!(self.words, "menu-bar");
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::MenuBar);
                node.set_label(name);
            });
            let in_study = self.window.study.is_some();
            self.menu(ui, "menu-file", requests, |menu, ui, requests| menu.file(ui, narrow, requests));
            if !narrow {
                self.menu(ui, "menu-edit", requests, Menu::edit);
            }
            if !in_study {
                self.menu(ui, "menu-game", requests, |menu, ui, requests| menu.game(ui, narrow, requests));
            }
            if in_study || !narrow {
                self.menu(ui, "menu-study", requests, Menu::study);
            }
            self.menu(ui, "menu-view", requests, |menu, ui, requests| menu.view(ui, narrow, requests));
            if !narrow {
                self.menu(ui, "menu-engine", requests, Menu::engine);
            }
            self.list(ui, "menu-help", &[Command::HELP], requests);
            ui.cursor().left()
        });
        if let Some(status) = self.status {
            status.show(ui, rect, end.inner);
        }
    }

    fn menu(
        &self,
        ui: &mut Ui,
        key: &str,
        requests: &mut Vec<Request>,
        show: impl FnOnce(&Self, &mut Ui, &mut Vec<Request>),
    ) {
        ui.menu_button(t!(self.words, key), |ui| {
            scrolling(ui, |ui| show(self, ui, requests));
        });
    }

    /// A menu of nothing but these groups of commands.
    fn list(&self, ui: &mut Ui, key: &str, groups: &[&[Command]], requests: &mut Vec<Request>) {
        self.menu(ui, key, requests, |menu, ui, requests| {
            menu.items(ui, groups.iter().copied().flatten(), requests);
        });
    }

    fn file(&self, ui: &mut Ui, narrow: bool, requests: &mut Vec<Request>) {
        self.items(ui, Command::BEGIN, requests);
        ui.separator();
        self.items(ui, Command::OPEN, requests);
        ui.separator();
        if self.window.study.is_some() {
            let save = Command::SAVE.iter().filter(|&&command| command != Command::SaveUnfinishedGame);
            self.items(ui, save, requests);
            self.items(ui, Command::STUDY_FILE, requests);
        } else {
            self.items(ui, Command::SAVE, requests);
        }
        self.list(ui, "menu-pictures", &[Command::PICTURES], requests);
        if narrow {
            self.menu(ui, "menu-edit", requests, Menu::edit);
        }
        ui.separator();
        self.items(ui, Command::QUIT, requests);
    }

    fn edit(&self, ui: &mut Ui, requests: &mut Vec<Request>) {
        if self.window.study.is_some() {
            self.items(ui, Command::UNDO, requests);
            ui.separator();
        }
        if self.window.list.is_some() {
            self.items(ui, Command::LIST, requests);
            ui.separator();
        }
        self.items(ui, Command::EDIT, requests);
    }

    fn game(&self, ui: &mut Ui, narrow: bool, requests: &mut Vec<Request>) {
        if self.window.game.table.setup().clock_only {
            self.item(ui, Command::Clock, requests);
            return self.items(ui, Command::CLOCK_ALONE, requests);
        }
        self.items(ui, Command::TABLE, requests);
        for (key, parts) in [
            ("menu-castle", &[Command::CASTLE, Command::PRESS_CLOCK][..]),
            ("menu-draw", &[Command::OFFERS, Command::DRAW, Command::CLAIM]),
            ("menu-take-back", &[Command::TAKE_BACK, Command::TAKE_BACKS]),
            ("menu-resign", &[Command::RESIGN, Command::ADJOURN, Command::APPROVE]),
        ] {
            self.list(ui, key, parts, requests);
        }
        ui.separator();
        self.list(ui, "menu-walk", &[Command::WALK], requests);
        ui.separator();
        self.items(ui, Command::AGAIN, requests);
        if narrow {
            ui.separator();
            self.menu(ui, "menu-study", requests, Menu::study);
        }
    }

    fn study(&self, ui: &mut Ui, requests: &mut Vec<Request>) {
        if self.window.study.is_none() {
            return self.items(ui, Command::STUDY, requests);
        }
        self.items(ui, Command::REMARKS, requests);
        ui.separator();
        self.list(ui, "menu-tree", &[Command::TREE], requests);
        self.list(ui, "study-signs", &edit::SIGNS, requests);
        self.list(ui, "menu-walk", &[Command::WALK, Command::STUDY_WALK], requests);
    }

    fn view(&self, ui: &mut Ui, narrow: bool, requests: &mut Vec<Request>) {
        self.items(ui, Command::BOARD, requests);
        ui.separator();
        self.list(ui, "menu-options", &[Command::SWITCHES], requests);
        for setting in
            [Setting::Board, Setting::Pieces, Setting::Appearance, Setting::Notation, Setting::Language]
        {
            self.menu(ui, setting.key(), requests, |menu, ui, requests| menu.choices(ui, setting, requests));
        }
        self.menu(ui, Setting::TextSize.key(), requests, |menu, ui, requests| {
            menu.items(ui, Command::TEXT_STEPS, requests);
            ui.separator();
            menu.choices(ui, Setting::TextSize, requests);
        });
        self.list(ui, "menu-aloud", &[Command::ALOUD], requests);
        if narrow {
            self.menu(ui, "menu-engine", requests, Menu::engine);
        }
        ui.separator();
        self.items(ui, Command::SETTINGS, requests);
    }

    fn engine(&self, ui: &mut Ui, requests: &mut Vec<Request>) {
        // The rest is about the game.
        let in_study = self.window.study.is_some();
        let commands = Command::OPPONENT.iter().filter(|&&command| !in_study || command == Command::Analysis);
        self.items(ui, commands, requests);
        self.menu(ui, Setting::Lines.key(), requests, |menu, ui, requests| {
            menu.choices(ui, Setting::Lines, requests);
        });
        self.menu(ui, "menu-analyst", requests, Menu::analysts);
        ui.separator();
        self.items(ui, Command::ENGINES, requests);
    }

    /// The engines to choose for analysis.
    fn analysts(&self, ui: &mut Ui, requests: &mut Vec<Request>) {
        let names = self.engines.iter().map(|engine| Some(engine.name.clone()));
        for name in std::iter::once(None).chain(names) {
            let label = name.clone().unwrap_or_else(|| t!(self.words, "analyst-built-in"));
            if ui.radio(name.as_deref() == self.analyst, label).clicked() {
                requests.push(Request::AnalyseWith(name));
                ui.close();
            }
        }
    }

    fn items<'c>(
        &self,
        ui: &mut Ui,
        commands: impl IntoIterator<Item = &'c Command>,
        requests: &mut Vec<Request>,
    ) {
        for &command in commands {
            self.item(ui, command, requests);
        }
    }

    fn choices(&self, ui: &mut Ui, setting: Setting, requests: &mut Vec<Request>) {
        for (choice, _) in setting.choices() {
            self.item(ui, Command::Choose(*choice), requests);
        }
    }

    fn item(&self, ui: &mut Ui, command: Command, requests: &mut Vec<Request>) {
        let table = self.window.game.table;
        let asking = table.setup().take_back == TakeBack::Agreed;
        let label = command.label_at(table, self.words, asking);
        let enabled = command.enabled(&self.window);
        let keys = command.sign().unwrap_or_else(|| command.keys(self.words));
        let response = match command.checked(&self.window) {
            Some(on) if matches!(command, Command::Choose(_)) => ui.radio(on, &label),
            Some(on) => {
                let keys = RichText::new(keys).weak();
                let mut ticked = on;
                let checkbox = Checkbox::new(&mut ticked, (label.as_str(), Atom::grow(), keys));
                let response = ui.add_enabled(enabled, checkbox);
                response.widget_info(|| WidgetInfo::selected(Role::CheckBox, enabled, on, &label));
                response.on_hover_text(command.tip(self.words))
            }
            None => {
                let response = ui.add_enabled(enabled, Button::new(&label).shortcut_text(keys));
                response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &label));
                response.on_hover_text(command.tip(self.words))
            }
        };
        let why_not = command.why_not(&self.window).map(|key| t!(self.words, key));
        let clicked = response.clicked();
        if let Some(why_not) = why_not {
            response.on_disabled_hover_text(why_not);
        }
        if clicked {
            requests.push(command.into());
            ui.close();
        }
    }
}
