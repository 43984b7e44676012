//! The buttons under the law card, in two rows of three. They keep their places whoever is to move; unavailable ones
//! are dimmed.
//!
//! `ui::view::command` has their words and keys.

use egui::{Popup, Rect, Ui, pos2, vec2};

use crate::rules::{CastlingSide, Color};
use crate::table::TakeBack;
use crate::text::messages::Texts;
use crate::ui::theme::menus;
use crate::ui::view::command::Command;
use crate::ui::view::context::{ClockState, GameView, WindowView};
use crate::ui::view::layout;
use crate::ui::view::request::Request;
use crate::ui::widgets::{PanelButton, Press};

/// The rows and the data they show.
pub struct Buttons<'a> {
    pub words: &'a Texts,
    pub window: WindowView<'a>,
    /// The player is choosing with which rook to castle.
    pub choosing: bool,
    pub small: bool,
}

impl<'a> Buttons<'a> {
    fn game(&self) -> GameView<'a> {
        self.window.game
    }

    /// Shows both rows while the game is in progress.
    pub fn show(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Request>) {
        let place = |row: usize, column: usize| self.place(rect, row, column, 3);
        self.jadoube(ui, place(0, 0), actions);
        self.castle(ui, place(0, 1), actions);
        self.button(ui, place(0, 2), Command::Claim, actions);
        self.menu(ui, place(1, 0), ["offer-draw", "offer-menu", "offer-alone"], Command::OFFERS, actions);
        match self.game().table.setup().take_back {
            TakeBack::Agreed if self.game().two_persons() => {
                self.menu(
                    ui,
                    place(1, 1),
                    ["take-back", "take-back-menu", "take-back-alone"],
                    Command::TAKE_BACKS,
                    actions,
                );
            }
            // A player who is alone need not say who asks.
            TakeBack::Never | TakeBack::Agreed | TakeBack::Free => {
                self.button(ui, place(1, 1), Command::TakeBack, actions);
            }
        }
        self.menu(ui, place(1, 2), ["resign", "resign-menu", "resign-alone"], Command::RESIGN, actions);
    }

    /// Shows one row once the game is over; the result card takes the place of the other.
    pub fn show_over(&self, ui: &mut Ui, rect: Rect, row: usize, actions: &mut Vec<Request>) {
        let mut commands = vec![Command::NewGame, Command::Rematch, Command::Flip];
        let advised =
            [Command::LevelUp, Command::LevelDown].into_iter().find(|level| level.enabled(&self.window));
        commands.splice(1..1, advised);
        if self.game().table.chess960_number().is_some() {
            commands.insert(2, Command::RematchAnew);
        }
        if self.game().table.mate_line().is_some() {
            commands.push(Command::ShowMate);
        }
        if self.game().claims().any() {
            commands.push(Command::Claim);
        }
        for (column, command) in commands.iter().enumerate() {
            self.button(ui, self.place(rect, row, column, commands.len()), *command, actions);
        }
    }

    fn place(&self, rect: Rect, row: usize, column: usize, columns: usize) -> Rect {
        let gap = layout::buttons_gap(self.small);
        let height = (rect.height() - gap) / 2.0;
        let width = (rect.width() - gap * (columns - 1) as f32) / columns as f32;
        let at = pos2(rect.left() + column as f32 * (width + gap), rect.top() + row as f32 * (height + gap));
        Rect::from_min_size(at, vec2(width, height))
    }

    fn button(&self, ui: &mut Ui, rect: Rect, command: Command, actions: &mut Vec<Request>) {
        let labels = [self.words.short(command.key()), self.words.tiny(command.key())];
        self.press(ui, rect, &labels, command, Press::open(command.enabled(&self.window)), actions);
    }

    fn press(
        &self,
        ui: &mut Ui,
        rect: Rect,
        [label, tiny]: &[String; 2],
        command: Command,
        state: Press,
        actions: &mut Vec<Request>,
    ) {
        let (keys, tip) = (command.keys(self.words), command.tip(self.words));
        let (name, small, turned) = (label, self.small, false);
        let button = PanelButton { label, tiny, name, keys: &keys, tip: &tip, state, small, turned };
        if button.show(ui, rect).clicked() {
            actions.push(Request::Command(command));
        }
    }

    /// The adjust button. It stays pressed while pieces are adjusted, and then ends the adjusting. In a game between
    /// engines without clocks it pauses and resumes the engines instead.
    fn jadoube(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Request>) {
        if self.game().is_watched() && self.game().clock() == ClockState::None {
            let (key, state) = if self.game().is_held() {
                ("clock-go-on", Press::Strong)
            } else {
                ("clock-pause", Press::Open)
            };
            let label = t!(self.words, key);
            self.press(ui, rect, &[label.clone(), label], Command::Clock, state, actions);
        } else if self.game().table.is_adjusting() {
            let label = t!(self.words, "jadoube-end");
            self.press(ui, rect, &[label.clone(), label], Command::Jadoube, Press::Strong, actions);
        } else {
            self.button(ui, rect, Command::Jadoube, actions);
        }
    }

    /// The castling button: announces castling, asks with which rook if there are two, and confirms.
    fn castle(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Request>) {
        if self.game().table.announced().is_some() {
            let label = self.words.short(Command::Confirm.key());
            return self.press(ui, rect, &[label.clone(), label], Command::Confirm, Press::Strong, actions);
        }
        if !self.choosing {
            return self.button(ui, rect, Command::Castle, actions);
        }
        let gap = 4.0;
        let half = (rect.width() - gap) / 2.0;
        let places = [rect.with_max_x(rect.left() + half), rect.with_min_x(rect.right() - half)];
        for (side, place) in [CastlingSide::H, CastlingSide::A].into_iter().zip(places) {
            let label = side.san().to_owned();
            let tiny = label.replace('-', "");
            self.press(ui, place, &[label, tiny], Command::CastleWith(side), Press::Strong, actions);
        }
    }

    /// A button for something that either player may do: it opens a menu of who does it, or asks the only human again.
    fn menu(
        &self,
        ui: &mut Ui,
        rect: Rect,
        [key, who, alone]: [&str; 3],
        commands: &[Command],
        actions: &mut Vec<Request>,
    ) {
        let question = if self.game().table.lone_person().is_some() { alone } else { who };
        let (label, tiny, question) = (t!(self.words, key), self.words.tiny(key), t!(self.words, question));
        let enabled = commands.iter().any(|command| command.enabled(&self.window));
        let tip = self.words.tip(key);
        let button = PanelButton {
            label: &label,
            tiny: &tiny,
            name: &label,
            keys: "",
            tip: &tip,
            state: Press::open(enabled),
            small: self.small,
            turned: false,
        };
        let response = button.show(ui, rect);
        let popup = Popup::menu(&response).style(menus).align(egui::RectAlign::TOP);
        let popup = popup.accessible_name(question.clone());
        popup.show(|ui| {
            ui.weak(question);
            // An engine asks by itself.
            let asking =
                Color::ALL.into_iter().zip(commands).filter(|(color, _)| self.game().is_person(*color));
            for (_, &command) in asking {
                // Only what needs the opponent's consent is requested here.
                let label = command.label_at(self.game().table, self.words, true);
                let item = ui.add_enabled(command.enabled(&self.window), egui::Button::new(label));
                if item.on_hover_text(command.tip(self.words)).clicked() {
                    actions.push(Request::Command(command));
                    ui.close();
                }
            }
        });
    }
}
