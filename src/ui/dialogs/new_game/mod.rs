//! A new game: how it begins, who plays, the time they have, and what they agree on.
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

/// What has been filled in.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// None: the start is set up elsewhere.
    start: Option<StartChoice>,
    /// That start, or the one of before.
    made: Start,
    /// The start is set up in the room, to which the dialog goes back.
    room: bool,
    seats: Seats,
    clock: ClockChoice,
    rules: Rules,
}

impl NewGame {
    /// As the last game was; with the guests that can play.
    pub fn after(setup: &GameSetup, guests: &[EngineSetup], mut chance: Rng) -> NewGame {
        NewGame {
            seats: Seats::after(setup, guests, chance.fork()),
            start: Some(StartChoice::after(setup, chance)),
            made: setup.start.clone(),
            room: false,
            clock: ClockChoice::after(&setup.clock),
            rules: Rules::after(setup),
        }
    }

    /// What else is agreed for a game whose start is set up in the room.
    pub fn beside(setup: &GameSetup, guests: &[EngineSetup], chance: Rng) -> NewGame {
        NewGame { room: true, ..NewGame::from(setup, guests, chance) }
    }

    /// The game begins from the start of this one, whatever that is.
    pub fn from(setup: &GameSetup, guests: &[EngineSetup], chance: Rng) -> NewGame {
        NewGame { start: None, ..NewGame::after(setup, guests, chance) }
    }

    /// The game that is chosen; nothing while something in it makes no sense.
    fn setup(&self) -> Option<GameSetup> {
        match &self.start {
            Some(choice) => self.with(choice.start()?),
            None => self.with(self.made.clone()),
        }
    }

    /// The same from another start.
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

    /// Enter begins the game, but not where it presses a button of its own.
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
