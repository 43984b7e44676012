//! The menu bar, with a status at its right end, such as the kind of game.
//!
//! For the texts and shortcuts of commands, see `ui::view::command`; for keyboard control of the bar, see
//! `ui::app::menu_keys`.

use egui::containers::menu::{MenuBar, MenuButton, MenuConfig};
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Atom, Button, Checkbox, Color32, Id, Rect, Response, RichText, Role, Stroke, TextStyle, Ui, UiBuilder,
    WidgetInfo, WidgetText, vec2,
};

use super::menu_keys::{self, MenuKeys};
use crate::engine::external::EngineSetup;
use crate::table::TakeBack;
use crate::text::Texts;
use crate::ui::screens::game::status::Status;
use crate::ui::theme::{Palette, menus, row_height, tokens};
use crate::ui::view::command::edit;
use crate::ui::view::layout::margin;
use crate::ui::view::{Command, Request, Setting, WindowView};
use crate::ui::widgets::{WIDE, name_open_menu, scrolling, separator, speak_keys, speak_menu};

/// What the menu bar shows.
pub struct Menu<'a> {
    pub words: &'a Texts,
    pub window: WindowView<'a>,
    /// The external engines, which can be chosen for analysis.
    pub engines: &'a [EngineSetup],
    /// The kind of game, the clocks, the time control, or what can't be saved; `None` if no status is shown.
    pub status: Option<&'a Status>,
}

#[derive(Clone)]
enum Entry {
    Item(Command),
    Separator,
    Menu(&'static str, Vec<Entry>),
    /// The engine to choose for analysis; `None` is the built-in one.
    Analyst(Option<String>),
}

/// A menu of the bar: its message key and its entries.
type TopMenu = (&'static str, Vec<Entry>);

fn items<'c>(commands: impl IntoIterator<Item = &'c Command>) -> Vec<Entry> {
    commands.into_iter().copied().map(Entry::Item).collect()
}

/// A submenu with these groups of commands, as the only entry of a list.
fn list(key: &'static str, groups: &[&[Command]]) -> Vec<Entry> {
    vec![Entry::Menu(key, items(groups.iter().copied().flatten()))]
}

fn choices(setting: Setting) -> impl Iterator<Item = Entry> {
    setting.choices().iter().map(|(choice, _)| Entry::Item(Command::Choose(*choice)))
}

fn menu_if(shown: bool, key: &'static str, entries: Vec<Entry>) -> Vec<Entry> {
    if shown { vec![Entry::Menu(key, entries)] } else { Vec::new() }
}

impl Menu<'_> {
    /// Shows the bar. Returns the request of the item that was chosen; `None` if no item was chosen.
    pub fn show(&self, ui: &mut Ui, rect: Rect, keys: &mut MenuKeys) -> Option<Request> {
        let palette = Palette::of(ui.theme());
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.line));
        let space = &tokens(ui.ctx()).space;
        // For touch, the items of the bar reach above and below it.
        let beyond = (row_height(ui.style()) - rect.height()).max(-2.0 * space.xs);
        // The text of the bar is aligned with the board. egui leaves two points of space before the text.
        let inside = rect.expand2(vec2(2.0 - margin(tokens(ui.ctx())), beyond / 2.0));
        let mut bar = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("menu"));
        let end = MenuBar::new().style(menus).config(MenuConfig::new().style(menus)).ui(&mut bar, |ui| {
            let name = t!(self.words, "menu-bar");
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::MenuBar);
                node.set_label(name);
            });
            // If there is not enough space for all menus and the status, some menus become submenus of others.
            self.menus(ui, &self.bar(rect.width() < WIDE), keys);
            ui.cursor().left()
        });
        keys.choose_by_letter(ui.ctx());
        if let Some(status) = self.status {
            status.show(ui, rect, end.inner);
        }
        keys.chosen.take()
    }

    /// Shows the menus side by side, each with its letter underlined while keys control the bar or Alt is held.
    fn menus(&self, ui: &mut Ui, menus: &[TopMenu], keys: &mut MenuKeys) {
        let names: Vec<String> = menus.iter().map(|(key, _)| t!(self.words, key)).collect();
        let letters = menu_keys::letters(&names);
        let mut shown = Vec::new();
        for (((_, entries), name), letter) in menus.iter().zip(&names).zip(letters) {
            let label = underlined(ui, name, letter.filter(|_| keys.is_lit()));
            let (response, open) = MenuButton::new(label).ui(ui, |ui| {
                name_open_menu(ui, name);
                scrolling(ui, |ui| self.entries(ui, entries, 0, keys));
            });
            name_menu(&response, name, open.is_some());
            shown.push((response.id, letter));
        }
        keys.shown(ui.ctx(), shown);
    }

    fn entries(&self, ui: &mut Ui, entries: &[Entry], depth: usize, keys: &mut MenuKeys) {
        for entry in entries {
            match entry {
                Entry::Item(command) => {
                    let (id, label) = self.item(ui, *command, keys);
                    keys.item(ui.ctx(), id, &label, depth, false);
                }
                Entry::Separator => separator(ui),
                Entry::Menu(key, entries) => {
                    let name = t!(self.words, key);
                    let shown = ui.menu_button(&name, |ui| {
                        name_open_menu(ui, &name);
                        scrolling(ui, |ui| self.entries(ui, entries, depth + 1, keys));
                    });
                    name_menu(&shown.response, &name, shown.inner.is_some());
                    // Not all screen readers report that an item opens a menu.
                    let has_none = self.has_none(entries);
                    let role = t!(self.words, if has_none { "menu-submenu-none" } else { "menu-submenu" });
                    ui.ctx().accesskit_node_builder(shown.response.id, |node| node.set_description(role));
                    keys.item(ui.ctx(), shown.response.id, &name, depth, true);
                }
                Entry::Analyst(name) => {
                    let label = name.clone().unwrap_or_else(|| t!(self.words, "analyst-built-in"));
                    let is_on = name.as_deref() == self.window.analyst;
                    let response = ui.radio(is_on, &label);
                    response.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, is_on, &label));
                    keys.item(ui.ctx(), response.id, &label, depth, false);
                    if response.clicked() {
                        keys.chosen = Some(Request::AnalyseWith(name.clone()));
                        ui.close();
                    }
                }
            }
        }
    }

    /// Whether nothing can be chosen in a menu with these entries.
    fn has_none(&self, entries: &[Entry]) -> bool {
        entries.iter().all(|entry| match entry {
            Entry::Item(command) => !command.enabled(&self.window),
            Entry::Separator => true,
            Entry::Menu(_, entries) => self.has_none(entries),
            Entry::Analyst(_) => false,
        })
    }

    fn bar(&self, narrow: bool) -> Vec<TopMenu> {
        let in_study = self.window.study.is_some();
        let menus = [
            Some(("menu-file", self.file(narrow))),
            (!narrow).then(|| ("menu-edit", self.edit())),
            (!in_study).then(|| ("menu-game", self.game(narrow))),
            (in_study || !narrow).then(|| ("menu-study", self.study())),
            Some(("menu-view", self.view(narrow))),
            (!narrow).then(|| ("menu-engine", self.engine())),
            Some(("menu-help", items(Command::HELP))),
        ];
        menus.into_iter().flatten().collect()
    }

    fn file(&self, narrow: bool) -> Vec<Entry> {
        let save = match self.window.study {
            Some(_) => {
                let save = Command::SAVE.iter().filter(|&&command| command != Command::SaveUnfinishedGame);
                items(save.chain(Command::STUDY_FILE))
            }
            None => items(Command::SAVE),
        };
        let pictures = list("menu-pictures", &[Command::PICTURES]);
        let edit = menu_if(narrow, "menu-edit", self.edit());
        let groups = [items(Command::BEGIN), items(Command::OPEN), [save, pictures, edit].concat()];
        [groups.join(&Entry::Separator), items(Command::QUIT)].join(&Entry::Separator)
    }

    fn edit(&self) -> Vec<Entry> {
        let undo = self.window.study.map(|_| items(Command::UNDO));
        let list = self.window.list.map(|_| items(Command::LIST));
        let groups: Vec<_> = undo.into_iter().chain(list).chain([items(Command::EDIT)]).collect();
        groups.join(&Entry::Separator)
    }

    fn game(&self, narrow: bool) -> Vec<Entry> {
        if self.window.game.table.setup().clock_only {
            let alone = [Command::Clock].iter().chain(Command::CLOCK_ALONE).chain(&[Command::SetClocks]);
            return items(alone);
        }
        let table = [
            items(Command::TABLE),
            list("menu-castle", &[Command::CASTLE, Command::PRESS_CLOCK]),
            list("menu-draw", &[Command::OFFERS, Command::DRAW, Command::CLAIM]),
            list("menu-arbiter", &[Command::CLAIMS, Command::ARBITER]),
            list("menu-take-back", &[Command::TAKE_BACK, Command::TAKE_BACKS]),
            match self.window.game.awaits_approval() {
                true => list("menu-approve", &[Command::APPROVE]),
                false => list("menu-resign", &[Command::RESIGN, Command::ADJOURN]),
            },
        ];
        let walk = list("menu-walk", &[Command::WALK]);
        let mut groups = vec![table.concat(), walk, items(Command::AGAIN)];
        groups.extend(narrow.then(|| menu_if(true, "menu-study", self.study())));
        groups.join(&Entry::Separator)
    }

    fn study(&self) -> Vec<Entry> {
        if self.window.study.is_none() {
            return items(Command::STUDY);
        }
        let rest = [
            list("menu-tree", &[Command::TREE]),
            list("study-signs", &edit::SIGNS),
            list("menu-walk", &[Command::WALK, Command::STUDY_WALK]),
        ];
        let play = [items(Command::PLAY_FROM), items(Command::REPERTOIRE)].concat();
        [items(Command::REMARKS), rest.concat(), play].join(&Entry::Separator)
    }

    fn view(&self, narrow: bool) -> Vec<Entry> {
        let settings =
            [Setting::Board, Setting::Pieces, Setting::Appearance, Setting::Notation, Setting::Language];
        let settings = settings.map(|setting| Entry::Menu(setting.key(), choices(setting).collect()));
        let text = [items(Command::TEXT_STEPS), choices(Setting::TextSize).collect()].join(&Entry::Separator);
        let rest = [
            list("menu-options", &[Command::SWITCHES]),
            settings.to_vec(),
            vec![Entry::Menu(Setting::TextSize.key(), text)],
            list("menu-aloud", &[Command::ALOUD]),
            menu_if(narrow, "menu-engine", self.engine()),
        ];
        [items(Command::BOARD), rest.concat(), items(Command::SETTINGS)].join(&Entry::Separator)
    }

    fn engine(&self) -> Vec<Entry> {
        // In a study, commands about the game are left out.
        let in_study = self.window.study.is_some();
        let of_study = [Command::Analysis, Command::Review];
        let commands = Command::OPPONENT.iter().filter(|command| !in_study || of_study.contains(command));
        let names = self.engines.iter().map(|engine| Some(engine.name.clone()));
        let analysts = std::iter::once(None).chain(names).map(Entry::Analyst).collect();
        let lines = Entry::Menu(Setting::Lines.key(), choices(Setting::Lines).collect());
        let rest = vec![lines, Entry::Menu("menu-analyst", analysts)];
        let programs = [items(Command::ENGINES), items(Command::ELECTRONIC_BOARD)].concat();
        [[items(commands), rest].concat(), programs].join(&Entry::Separator)
    }

    /// Shows an item. Returns its widget's id and its text.
    fn item(&self, ui: &mut Ui, command: Command, keys: &mut MenuKeys) -> (Id, String) {
        let table = self.window.game.table;
        let asking = table.setup().take_back == TakeBack::Agreed;
        let label = command.label_at(table, self.words, asking);
        let enabled = command.enabled(&self.window);
        let shortcut = command.sign().unwrap_or_else(|| command.keys(self.words));
        let checked = command.checked(&self.window);
        let is_radio = matches!(command, Command::Choose(_));
        let shown = RichText::new(&shortcut).weak();
        let (response, role) = match checked {
            Some(on) if is_radio => (ui.radio(on, &label), Role::MenuItemRadio),
            Some(on) => {
                let mut ticked = on;
                let checkbox = Checkbox::new(&mut ticked, (label.as_str(), Atom::grow(), shown));
                (ui.add_enabled(enabled, checkbox), Role::MenuItemCheckBox)
            }
            None => {
                let button = Button::new(&label).shortcut_text(&shortcut);
                (ui.add_enabled(enabled, button), Role::MenuItem)
            }
        };
        response.widget_info(|| match checked {
            Some(on) => WidgetInfo::selected(role, enabled, on, &label),
            None => WidgetInfo::labeled(role, enabled, &label),
        });
        speak_keys(&response, &shortcut, &command.spoken_keys(self.words));
        let tip = if is_radio { String::new() } else { command.tip(self.words) };
        let (id, clicked) = (response.id, response.clicked());
        let response = response.on_hover_text(tip);
        if let Some(why_not) = command.why_not(&self.window) {
            response.on_disabled_hover_text(t!(self.words, why_not));
        }
        if clicked {
            keys.chosen = Some(command.into());
            ui.close();
        }
        (id, label)
    }
}

/// Gives screen readers the name of a menu, and whether it is open.
fn name_menu(response: &Response, name: &str, is_open: bool) {
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, name));
    speak_menu(response, is_open);
}

/// The name of a menu, with the first occurrence of this letter underlined.
fn underlined(ui: &Ui, name: &str, letter: Option<char>) -> WidgetText {
    let is_letter = |(_, other): &(usize, char)| other.to_lowercase().next() == letter;
    let Some((at, found)) = name.char_indices().find(is_letter).filter(|_| letter.is_some()) else {
        return name.into();
    };
    let plain = TextFormat { font_id: TextStyle::Button.resolve(ui.style()), ..TextFormat::default() };
    let plain = TextFormat { color: Color32::PLACEHOLDER, ..plain };
    let line = Stroke::new(1.0, Palette::of(ui.theme()).ink);
    let under = TextFormat { underline: line, ..plain.clone() };
    let end = at + found.len_utf8();
    let mut job = LayoutJob::default();
    for (part, format) in [(&name[..at], plain.clone()), (&name[at..end], under), (&name[end..], plain)] {
        job.append(part, 0.0, format);
    }
    job.into()
}
