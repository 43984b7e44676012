//! The new-game dialog: the start, the players, the clock and the rules.
//!
//! What these choices do: see `table`.

mod clock;
mod rules;
mod seats;
mod start;

use egui::{Key, Label, Ui};

use fastrand::Rng;

use super::field::part;
use super::{buttons, heading, scroll};
use crate::engine::external::EngineSetup;
use crate::start::Start;
use crate::table::GameSetup;
use crate::text::messages::Texts;
use crate::ui::theme::BoardColors;
use crate::ui::theme::art::Art;
use crate::ui::view::request::Request;
pub use seats::first_level;

use clock::ClockChoice;
use rules::Rules;
use seats::Seats;
use start::StartChoice;

/// The state of the dialog.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// `None` if the start is set up elsewhere.
    start: Option<StartChoice>,
    /// That start, or the last one.
    made: Start,
    /// Whether it was opened from the Chess960 screen, to which it returns.
    room: bool,
    seats: Seats,
    clock: ClockChoice,
    rules: Rules,
}

impl NewGame {
    /// Filled in from the last game; `installed` are the external engines.
    pub fn after(setup: &GameSetup, installed: &[EngineSetup], mut chance: Rng) -> NewGame {
        NewGame {
            seats: Seats::after(setup, installed, chance.fork()),
            start: Some(StartChoice::after(setup, chance)),
            made: setup.start.clone(),
            room: false,
            clock: ClockChoice::after(&setup.clock),
            rules: Rules::after(setup),
        }
    }

    /// The choices other than the start, for the Chess960 screen.
    pub fn beside(setup: &GameSetup, installed: &[EngineSetup], chance: Rng) -> NewGame {
        NewGame { room: true, ..NewGame::from(setup, installed, chance) }
    }

    /// For a game from the start of `setup`.
    pub fn from(setup: &GameSetup, installed: &[EngineSetup], chance: Rng) -> NewGame {
        NewGame { start: None, ..NewGame::after(setup, installed, chance) }
    }

    /// The chosen set-up; `None` while a choice is invalid.
    fn setup(&self) -> Option<GameSetup> {
        match &self.start {
            Some(choice) => self.with(choice.start()?),
            None => self.with(self.made.clone()),
        }
    }

    /// The chosen set-up with another start.
    fn with(&self, start: Start) -> Option<GameSetup> {
        let setup = GameSetup { start, clock: self.clock.controls().ok()?, ..GameSetup::default() };
        Some(self.rules.put_in(self.seats.put_in(setup)))
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        words: &Texts,
        board: &BoardColors,
        art: &mut Art,
        actions: &mut Vec<Request>,
    ) {
        let titles = if self.room { "room-choices" } else { "new-game" };
        ui.horizontal_wrapped(|ui| {
            heading(ui, t!(words, titles).trim_end_matches('…'));
            self.seats.show_ways(ui, words);
        });
        self.seats.show(ui, words);
        ui.add_space(2.0);
        let whole = self.with(self.made.clone());
        if let Some(choice) = &mut self.start
            && choice.show(ui, words, board, art, whole.is_some())
            && let Some(setup) = whole
        {
            let start = choice.start().unwrap_or_default();
            actions.push(Request::SetUp(Box::new(GameSetup { start, ..setup })));
        }
        if self.start.is_none() && !self.room {
            ui.add(Label::new(t!(words, "new-game-from-position")).wrap());
        }
        part(ui, &t!(words, "clock"));
        self.clock.show(ui, words);
        part(ui, &t!(words, "rules"));
        self.rules.show(ui, words);
        ui.add_space(2.0);
        let setup = self.setup();
        let save = ui.add_enabled(setup.is_some(), egui::Button::new(t!(words, "keep-setup")));
        if let Some(setup) = setup.filter(|_| save.on_hover_text(words.tip("keep-setup")).clicked()) {
            actions.push(Request::SaveSetup(Box::new(setup)));
        }
        scroll::follow(ui);
    }

    /// Enter starts the game, unless it presses a focused button.
    pub(super) fn foot(&self, ui: &mut Ui, words: &Texts, actions: &mut Vec<Request>) {
        let setup = self.setup();
        let free = ui.ctx().text_edit_focused() || ui.memory(|memory| memory.focused().is_none());
        let enter = free && ui.input(|input| input.key_pressed(Key::Enter));
        let main = t!(words, if self.room { "to-room-back" } else { "start" });
        let pressed = buttons(ui, &main, Some(&t!(words, "cancel")), setup.is_some(), actions);
        if let Some(setup) = setup.filter(|_| pressed || enter) {
            actions.push(Request::CloseDialog);
            actions.push(match self.room {
                false => Request::Begin(Box::new(setup)),
                true => Request::SetUp(Box::new(setup)),
            });
        }
    }
}
