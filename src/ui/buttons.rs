//! The buttons under the law card, two rows of three. They keep their places, whoever is to move; what can't be done now
//! is dim.
//!
//! Absent on purpose: words and keys of commands (see `command`), and answers to offers, which stand elsewhere (see
//! `answers`).

use egui::{Popup, Rect, Ui, pos2, vec2};

use super::action::Action;
use super::command::Command;
use super::facts::Facts;
use super::theme::size;
use super::widgets::PanelButton;
use super::words::Words;
use crate::rules::CastlingSide;
use crate::table::TakeBack;

/// The rows and what they need.
pub struct Buttons<'a> {
    pub words: &'a Words,
    pub facts: &'a Facts,
    /// With which rook to castle is being asked.
    pub choosing: bool,
    pub small: bool,
}

impl Buttons<'_> {
    /// How high both rows are together.
    pub const fn height(small: bool) -> f32 {
        2.0 * Buttons::row(small) + if small { size::GAP_SMALL } else { size::GAP_BUTTONS }
    }

    /// How high one row is.
    pub const fn row(small: bool) -> f32 {
        if small { size::BUTTON_SMALL } else { size::BUTTON }
    }

    /// Shows both rows in their place while the game goes on.
    pub fn show(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Action>) {
        let place = |row: usize, column: usize| self.place(rect, row, column, 3);
        self.jadoube(ui, place(0, 0), actions);
        self.castle(ui, place(0, 1), actions);
        self.button(ui, place(0, 2), Command::Claim, actions);
        self.menu(ui, place(1, 0), ["offer-draw", "offer-menu"], Command::OFFERS, actions);
        match self.facts.take_back {
            TakeBack::Agreed => {
                self.menu(ui, place(1, 1), ["take-back", "take-back-menu"], Command::TAKE_BACKS, actions);
            }
            TakeBack::Never | TakeBack::Free => self.button(ui, place(1, 1), Command::TakeBack, actions),
        }
        self.menu(ui, place(1, 2), ["resign", "resign-menu"], Command::RESIGN, actions);
    }

    /// The lower row once the game is over, where the card of its end leaves it.
    pub fn show_over(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Action>) {
        let mut commands = vec![Command::NewGame, Command::Rematch, Command::Flip];
        if self.facts.claims.any() {
            commands.push(Command::Claim);
        }
        for (column, command) in commands.iter().enumerate() {
            self.button(ui, self.place(rect, 1, column, commands.len()), *command, actions);
        }
    }

    /// The lower of the two rows.
    pub fn lower_row(rect: Rect, small: bool) -> Rect {
        rect.with_min_y(rect.bottom() - Buttons::row(small))
    }

    fn place(&self, rect: Rect, row: usize, column: usize, columns: usize) -> Rect {
        let gap = if self.small { size::GAP_SMALL } else { size::GAP_BUTTONS };
        let height = (rect.height() - gap) / 2.0;
        let width = (rect.width() - gap * (columns - 1) as f32) / columns as f32;
        let at = pos2(rect.left() + column as f32 * (width + gap), rect.top() + row as f32 * (height + gap));
        Rect::from_min_size(at, vec2(width, height))
    }

    fn button(&self, ui: &mut Ui, rect: Rect, command: Command, actions: &mut Vec<Action>) {
        let label = self.words.short(command.key());
        if self.press(ui, rect, &label, command, false) {
            actions.push(Action::Command(command));
        }
    }

    fn press(&self, ui: &mut Ui, rect: Rect, label: &str, command: Command, strong: bool) -> bool {
        let (keys, tip) = (command.keys(self.words), command.tip(self.words));
        let enabled = command.enabled(self.facts);
        let (name, small, turned) = (label, self.small, false);
        let button = PanelButton { label, name, keys: &keys, tip: &tip, enabled, strong, small, turned };
        button.show(ui, rect).clicked()
    }

    /// It stays down while pieces are put right, and then says how to end that.
    fn jadoube(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Action>) {
        let adjusting = self.facts.adjusting;
        let label =
            if adjusting { self.words.say("jadoube-end") } else { self.words.short(Command::Jadoube.key()) };
        if self.press(ui, rect, &label, Command::Jadoube, adjusting) {
            actions.push(Action::Command(Command::Jadoube));
        }
    }

    /// Announces castling, asks with which rook where it can be either, and confirms it.
    fn castle(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Action>) {
        if self.facts.announced.is_some() {
            let label = self.words.short(Command::Confirm.key());
            if self.press(ui, rect, &label, Command::Confirm, true) {
                actions.push(Action::Command(Command::Confirm));
            }
            return;
        }
        if !self.choosing {
            return self.button(ui, rect, Command::Castle, actions);
        }
        let gap = 4.0;
        let half = (rect.width() - gap) / 2.0;
        let places = [rect.with_max_x(rect.left() + half), rect.with_min_x(rect.right() - half)];
        for (side, place) in [CastlingSide::H, CastlingSide::A].into_iter().zip(places) {
            if self.press(ui, place, side.san(), Command::CastleWith(side), true) {
                actions.push(Action::Command(Command::CastleWith(side)));
            }
        }
    }

    /// A button for what either player may do: it asks which of the two does.
    fn menu(
        &self,
        ui: &mut Ui,
        rect: Rect,
        [key, question]: [&str; 2],
        commands: &[Command],
        actions: &mut Vec<Action>,
    ) {
        let (label, question) = (self.words.short(key), self.words.say(question));
        let enabled = commands.iter().any(|command| command.enabled(self.facts));
        let tip = self.words.tip(key);
        let button = PanelButton {
            label: &label,
            name: &label,
            keys: "",
            tip: &tip,
            enabled,
            strong: false,
            small: self.small,
            turned: false,
        };
        let response = button.show(ui, rect);
        let popup = Popup::menu(&response).align(egui::RectAlign::TOP_END).accessible_name(question.clone());
        popup.show(|ui| {
            ui.weak(question);
            for &command in commands {
                let item =
                    ui.add_enabled(command.enabled(self.facts), egui::Button::new(command.label(self.words)));
                if item.on_hover_text(command.tip(self.words)).clicked() {
                    actions.push(Action::Command(command));
                    ui.close();
                }
            }
        });
    }
}
