//! A new game: how it begins, who plays, the time they have, and what they agree on.
//!
//! Absent on purpose: what these choices do (see `table`).

mod clock;
mod rules;
mod start;

use egui::{Key, Ui};

use fastrand::Rng;

use super::field::{field, part};
use super::{buttons, heading, scroll};
use crate::rules::Color;
use crate::start::Start;
use crate::table::GameSetup;
use crate::ui::action::Action;
use crate::ui::art::Art;
use crate::ui::theme::BoardColors;
use crate::ui::words::Words;
use clock::ClockChoice;
use rules::Rules;
use start::StartChoice;

/// The most letters of a name.
const LONGEST_NAME: usize = 40;

/// What has been filled in.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// None: the start is set up in the room, to which the dialog goes back.
    start: Option<StartChoice>,
    /// That start, or the one of before.
    made: Start,
    white: String,
    black: String,
    clock: ClockChoice,
    rules: Rules,
}

impl NewGame {
    /// As the last game was.
    pub fn after(setup: &GameSetup, chance: Rng) -> NewGame {
        NewGame {
            start: Some(StartChoice::after(setup, chance)),
            made: setup.start.clone(),
            white: given(setup, Color::White),
            black: given(setup, Color::Black),
            clock: ClockChoice::after(&setup.clock),
            rules: Rules::after(setup),
        }
    }

    /// What else is agreed for a game whose start is set up in the room.
    pub fn beside(setup: &GameSetup, chance: Rng) -> NewGame {
        NewGame { start: None, ..NewGame::after(setup, chance) }
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
        let name = |text: &str| text.trim().to_owned();
        let setup = GameSetup {
            start,
            clock: self.clock.controls().ok()?,
            white: name(&self.white),
            black: name(&self.black),
            ..GameSetup::default()
        };
        Some(self.rules.put_in(setup))
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        board: &BoardColors,
        art: &mut Art,
        actions: &mut Vec<Action>,
    ) {
        let titles = if self.start.is_some() { "new-game" } else { "room-choices" };
        heading(ui, words.say(titles).trim_end_matches('…'));
        let whole = self.with(self.made.clone());
        if let Some(choice) = &mut self.start
            && choice.show(ui, words, board, art, whole.is_some())
            && let Some(setup) = whole
        {
            let start = choice.start().unwrap_or_default();
            actions.push(Action::SetUp(Box::new(GameSetup { start, ..setup })));
        }
        ui.add_space(8.0);
        field(ui, &words.say("name-white"), &mut self.white, &words.color(Color::White), LONGEST_NAME);
        field(ui, &words.say("name-black"), &mut self.black, &words.color(Color::Black), LONGEST_NAME);
        part(ui, &words.say("clock"));
        self.clock.show(ui, words);
        part(ui, &words.say("rules"));
        self.rules.show(ui, words);
        ui.add_space(6.0);
        let setup = self.setup();
        let save = ui.add_enabled(setup.is_some(), egui::Button::new(words.say("keep-setup")));
        if let Some(setup) = setup.filter(|_| save.on_hover_text(words.tip("keep-setup")).clicked()) {
            actions.push(Action::SaveSetup(Box::new(setup)));
        }
        scroll::follow(ui);
    }

    /// Enter begins the game, but not where it presses a button of its own.
    pub(super) fn foot(&self, ui: &mut Ui, words: &Words, actions: &mut Vec<Action>) {
        let setup = self.setup();
        let free = ui.ctx().text_edit_focused() || ui.memory(|memory| memory.focused().is_none());
        let enter = free && ui.input(|input| input.key_pressed(Key::Enter));
        let main = words.say(if self.start.is_some() { "start" } else { "to-room-back" });
        let pressed = buttons(ui, &main, Some(&words.say("cancel")), setup.is_some(), actions);
        if let Some(setup) = setup.filter(|_| pressed || enter) {
            actions.push(Action::CloseDialog);
            actions.push(match self.start {
                Some(_) => Action::Begin(Box::new(setup)),
                None => Action::SetUp(Box::new(setup)),
            });
        }
    }
}

/// The name of a player; none when it is only the colour's.
fn given(setup: &GameSetup, color: Color) -> String {
    let name = setup.name(color);
    if name == GameSetup::default().name(color) { String::new() } else { name.to_owned() }
}
