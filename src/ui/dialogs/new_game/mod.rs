//! The new-game dialog: the start, the players, the clock and the rules.
//!
//! What these choices do: see `table`.

pub(super) mod clock;
mod picker;
mod rating;
mod rules;
mod seats;
mod start;

use egui::{Label, Ui};

use fastrand::Rng;

use super::field::{confirm_buttons, heading, part};
use super::scroll;
use crate::engine::external::EngineSetup;
use crate::start::Start;
use crate::table::{GameKind, GameSetup, Seat};
use crate::text::Texts;
use crate::ui::view::{Request, Settings, ViewContext};
pub use seats::{Players, first_level};

use clock::ClockChoice;
use rules::Rules;
use seats::Seats;
use start::StartChoice;

/// The set-up of a kind of game that was never played.
pub fn usual(kind: GameKind) -> GameSetup {
    let engine = || Seat::Level { level: first_level(), seed: 0 };
    let (touch, take_back) = rules::GENTLE;
    match kind {
        GameKind::Two | GameKind::Chess960 => GameSetup::default(),
        GameKind::Computer => {
            GameSetup { seats: [Seat::Person, engine()], touch, take_back, ..GameSetup::default() }
        }
        GameKind::Engines => GameSetup { seats: [engine(), engine()], ..GameSetup::default() },
    }
}

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
    /// The clock and the rules of each kind of game that is not chosen.
    others: [(ClockChoice, Rules); 3],
    /// Everything is shown, not only what is usually chosen.
    more: bool,
}

impl NewGame {
    /// The kinds of games between which the dialog chooses, in the order of its buttons.
    pub const KINDS: [GameKind; 3] = [GameKind::Two, GameKind::Computer, GameKind::Engines];

    /// Filled in from this set-up, and for the other kinds from the last ones of theirs; `installed` are the external
    /// engines.
    pub fn after(
        setup: &GameSetup,
        others: [GameSetup; 3],
        installed: &[EngineSetup],
        mut rng: Rng,
    ) -> NewGame {
        let clock = ClockChoice::after(&setup.clock);
        NewGame {
            seats: Seats::after(setup, &others, installed, rng.fork()),
            others: others.map(|setup| (ClockChoice::after(&setup.clock), Rules::after(&setup))),
            start: Some(StartChoice::after(setup, rng)),
            made: setup.start.clone(),
            room: false,
            more: clock.has_stages(),
            clock,
            rules: Rules::after(setup),
        }
    }

    /// The choices other than the start, for the Chess960 screen.
    pub fn of_room(self) -> NewGame {
        NewGame { room: true, start: None, ..self }
    }

    /// For a game from the start of its set-up.
    pub fn at_position(self) -> NewGame {
        NewGame { start: None, ..self }
    }

    /// Puts the clock and the rules of the former kind of game away, for those of the chosen one. Chess960 is a kind of
    /// its own.
    fn change_kind(&mut self, before: usize) {
        let now = self.seats.mode();
        if now != before && !self.room {
            let chosen = self.others[now].clone();
            self.others[before] =
                (std::mem::replace(&mut self.clock, chosen.0), std::mem::replace(&mut self.rules, chosen.1));
            self.more |= self.clock.has_stages();
        }
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
        if !self.seats.are_valid() {
            return None;
        }
        let setup = GameSetup { start, clock: self.clock.controls().ok()?, ..GameSetup::default() };
        Some(self.rules.put_in(self.seats.put_in(setup)))
    }

    pub(super) fn show(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (words, settings) = (ctx.look.words, ctx.look.settings);
        if self.room {
            heading(ui, t!(words, "room-choices").trim_end_matches('…'));
        }
        let before = self.seats.mode();
        ui.horizontal_wrapped(|ui| {
            if !self.room {
                heading(ui, t!(words, "new-game").trim_end_matches('…'));
            }
            self.seats.show_ways(ui, words);
        });
        self.change_kind(before);
        if let Some(adapt_level) = self.seats.show(ui, ctx) {
            ctx.requests.push(Request::Choose(Box::new(Settings { adapt_level, ..*settings })));
        }
        self.rules.suit(self.seats.is_for_beginner());
        let brief = self.seats.is_against() && !self.more;
        if !brief {
            self.seats.show_name(ui, words);
            ui.add_space(2.0);
            self.show_start(ui, ctx);
            part(ui, &t!(words, "clock"));
        }
        self.clock.show_presets(ui, words, true);
        if !brief {
            self.clock.show_own(ui, words);
        }
        if self.more {
            self.clock.show_stages(ui, words);
        }
        self.clock.show_fault(ui, words);
        if !brief {
            part(ui, &t!(words, "rules"));
            self.rules.show_touch(ui, words, self.more, self.seats.is_two_people());
        }
        if self.more {
            if let Ok(clock) = self.clock.controls()
                && clock.iter().any(Option::is_some)
            {
                self.rules.show_laws(ui, words, &clock);
            }
            let setup = self.with(self.made.clone());
            self.rules.show_rest(ui, words, setup.as_ref());
        }
        ui.add_space(2.0);
        self.show_more(ui, words, ctx.requests);
        scroll::follow(ui);
    }

    fn show_start(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let whole = self.with(self.made.clone());
        if let Some(choice) = &mut self.start
            && choice.show(ui, whole.is_some(), ctx)
            && let Some(setup) = whole
        {
            let start = choice.start().unwrap_or_default();
            ctx.requests.push(Request::OpenChess960(Box::new(GameSetup { start, ..setup })));
        }
        if self.start.is_none() && !self.room {
            ui.add(Label::new(t!(ctx.look.words, "new-game-from-position")).wrap());
        }
    }

    /// What is not shown in short, and the buttons to show it and to save the set-up.
    fn show_more(&mut self, ui: &mut Ui, words: &Texts, requests: &mut Vec<Request>) {
        ui.horizontal_wrapped(|ui| {
            let label = t!(words, if self.more { "new-game-less" } else { "new-game-more" });
            if ui.button(label).on_hover_text(words.tip("new-game-more")).clicked() {
                self.more = !self.more;
            }
            if self.more {
                let setup = self.setup();
                let save = ui.add_enabled(setup.is_some(), egui::Button::new(t!(words, "keep-setup")));
                let save = save.on_disabled_hover_text(t!(words, "grey-times"));
                if let Some(setup) = setup.filter(|_| save.on_hover_text(words.tip("keep-setup")).clicked()) {
                    requests.push(Request::SaveSetup(Box::new(setup)));
                }
            } else {
                let start = self.start.as_ref().and_then(|start| start.summary(words));
                let summary = start.into_iter().chain(self.rules.summary(words, self.seats.is_two_people()));
                let summary = summary.collect::<Vec<_>>().join(" · ");
                ui.add(Label::new(egui::RichText::new(summary).weak()).wrap());
            }
        });
    }

    /// Enter starts the game, unless it presses a focused button.
    pub(super) fn foot(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let setup = self.setup();
        let main = match self.seats.is_against() {
            _ if self.room => "to-room-back",
            true => "play",
            false => "start",
        };
        let starts = confirm_buttons(ui, main, setup.is_some(), ctx);
        if let Some(setup) = setup.filter(|_| starts) {
            ctx.requests.push(Request::CloseDialog);
            ctx.requests.push(match self.room {
                false => Request::Start(Box::new(setup)),
                true => Request::OpenChess960(Box::new(setup)),
            });
        }
    }
}
