//! The new-game dialog: the start, the players, the clock and the rules.
//!
//! For what these choices do, see `table`.

mod clock;
mod opponent;
mod rules;
mod seats;
mod start;

use egui::accesskit::Live;
use egui::{Button, Color32, Id, Ui};
use fastrand::Rng;

use super::form::{agreement, choices, note, row, within};
use super::scroll;
use super::shell::{Answer, Part, Shell};
use crate::engine::external::EngineSetup;
use crate::start::Start;
use crate::table::{GameKind, GameSetup, Seat};
use crate::text::Texts;
use crate::text::messages::sentence;
use crate::ui::theme::tokens;
use crate::ui::view::{Choice, Request, Setting, Settings, ViewContext, live};
use crate::ui::widgets::fit;
pub use clock::ChessClock;
pub use opponent::{Engine, EngineChoice};
pub use seats::{Players, first_level};

use clock::ClockChoice;
use rules::Rules;
use seats::Seats;
use start::StartChoice;

/// The game settings for a kind of game that has not been played yet.
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
    /// The choice of the start; `None` if the start is not chosen in this dialog.
    start: Option<StartChoice>,
    /// The start that the dialog was opened with.
    made: Start,
    /// Whether the dialog was opened from the Chess960 screen. If so, the game settings go back to that screen.
    room: bool,
    seats: Seats,
    clock: ClockChoice,
    rules: Rules,
    /// Whether the choice of the opponent has changed the rules, so that they are announced.
    says_rules: bool,
    /// The clock and the rules of each kind of game; those of the chosen kind are in `clock` and `rules` instead.
    others: [(ClockChoice, Rules); 3],
}

impl NewGame {
    /// The kinds of games to choose from, in the order of the tabs.
    pub const KINDS: [GameKind; 3] = [GameKind::Two, GameKind::Computer, GameKind::Engines];

    /// A dialog filled in from the game settings `setup`, and for the other kinds of games from `others`; `installed`
    /// are the external engines.
    pub fn after(
        setup: &GameSetup,
        others: [GameSetup; 3],
        installed: &[EngineSetup],
        mut rng: Rng,
    ) -> NewGame {
        NewGame {
            seats: Seats::after(setup, &others, installed, rng.fork()),
            others: others.map(|setup| (ClockChoice::after(&setup.clock), Rules::after(&setup))),
            start: Some(StartChoice::after(setup, rng)),
            made: setup.start.clone(),
            room: false,
            clock: ClockChoice::after(&setup.clock),
            rules: Rules::after(setup),
            says_rules: false,
        }
    }

    /// The dialog without the choice of a start, for the Chess960 screen.
    pub fn of_room(self) -> NewGame {
        NewGame { room: true, start: None, ..self }
    }

    /// The dialog without the choice of a start, for a game from the start in its game settings.
    pub fn at_position(self) -> NewGame {
        NewGame { start: None, ..self }
    }

    /// If another kind of game has been chosen, replaces the clock and the rules with those of that kind, and remembers
    /// those of the previous kind. In the dialog for the Chess960 screen, the clock and the rules stay, because
    /// Chess960 is a kind of its own.
    fn change_kind(&mut self, before: Players) {
        let now = self.seats.players;
        if now != before && !self.room {
            self.others[before as usize] = (self.clock.clone(), self.rules);
            (self.clock, self.rules) = self.others[now as usize].clone();
        }
    }

    /// The chosen game settings; `None` while a choice is invalid.
    fn setup(&self) -> Option<GameSetup> {
        match &self.start {
            Some(choice) => self.with(choice.start()?),
            None => self.with(self.made.clone()),
        }
    }

    /// The chosen game settings with this start; `None` while the players or the clock are invalid.
    fn with(&self, start: Start) -> Option<GameSetup> {
        if !self.seats.are_valid() {
            return None;
        }
        let setup = GameSetup { start, clock: self.clock.controls().ok()?, ..GameSetup::default() };
        Some(self.rules.put_in(self.seats.put_in(setup)))
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
            note(ui, t!(ctx.look.words, "new-game-from-position"));
        }
    }

    /// Shows the settings for odds, for levels that adapt to the player and for blindfold play, as far as they apply,
    /// and the button that saves the game settings.
    fn show_rest(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let (words, settings) = (ctx.look.words, ctx.look.settings);
        if let Some(start) = &mut self.start {
            start.odds_row(ui, words);
        }
        if self.seats.players == Players::Computer {
            row(ui, &t!(words, "rating"), |ui| {
                let mut adapt_level = settings.adapt_level;
                if ui.checkbox(&mut adapt_level, t!(words, "adapt-level")).changed() {
                    ctx.requests.push(Request::Choose(Box::new(Settings { adapt_level, ..*settings })));
                }
                note(ui, words.tip("cmd-adapt-level"));
            });
        }
        let name = t!(words, "blindfold");
        let all = Setting::Blindfold.choices().iter().filter_map(|(choice, key)| match choice {
            Choice::Blindfold(blindfold) => Some((*blindfold, *key)),
            _ => None,
        });
        let all = choices(words, &all.collect::<Vec<_>>());
        let mut blindfold = settings.blindfold;
        if agreement(ui, &name, &mut blindfold, &all) {
            ctx.requests.push(Request::Choose(Box::new(Settings { blindfold, ..*settings })));
        }
        let setup = self.setup();
        let save = ui.add_enabled(setup.is_some(), Button::new(t!(words, "keep-setup")));
        let save =
            save.on_disabled_hover_text(t!(words, "grey-times")).on_hover_text(words.tip("keep-setup"));
        let saved = setup.filter(|_| save.clicked());
        ctx.requests.extend(saved.map(|setup| Request::SaveSetup(Box::new(setup))));
    }

    pub(super) fn show(&mut self, shell: Shell<'_>, ctx: &mut ViewContext<'_>) {
        let (words, setup) = (ctx.look.words, self.setup());
        let main = if self.room { "to-room-back" } else { "play" };
        let title = t!(words, if self.room { "room-choices" } else { "new-game" });
        let shell = Shell { width: 920.0, buttons: &[main, "cancel"], is_valid: setup.is_some(), ..shell };
        let answer = shell.show(&title, ctx, &mut |part, ui, ctx| match part {
            Part::Head => {
                let before = self.seats.players;
                self.seats.show_ways(ui, words);
                self.change_kind(before);
                if self.seats.players != before {
                    scroll::to_top(ui.ctx());
                }
            }
            Part::Body => self.show_choices(ui, ctx),
            Part::Foot => self.show_summary(ui, words),
        });
        ctx.requests.extend(answer.map(|_| Request::CloseDialog));
        if let Some(setup) = setup.filter(|_| answer == Some(Answer::Button(0))) {
            ctx.requests.push(match self.room {
                false => Request::Start(Box::new(setup)),
                true => Request::OpenChess960(Box::new(setup)),
            });
        }
    }

    fn show_choices(&mut self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        self.seats.show(ui, words);
        let is_changed = self.rules.suit(self.seats.is_for_beginner());
        self.says_rules = is_changed.is_some_and(|is_changed| is_changed || self.says_rules);
        if self.says_rules {
            let rules = self.rules.summary(words, self.seats.players == Players::Two);
            let said = words.spoken(rules.map(|rule| sentence(&rule)));
            live::show(ui.ctx(), Id::unique("rules"), said, Live::Polite);
        }
        // Against an engine, few players change the start, so it comes after the rules.
        let starts_last = self.seats.players == Players::Computer;
        if !starts_last {
            self.show_start(ui, ctx);
        }
        self.clock.show(ui, words, true);
        let setup = self.with(self.made.clone());
        self.rules.show(ui, words, self.seats.players == Players::Two, setup.as_ref());
        if starts_last {
            self.seats.show_name(ui, words);
            self.show_start(ui, ctx);
        }
        self.show_rest(ui, ctx);
    }

    /// Shows a summary of what is chosen. Its last parts are left out if they don't fit.
    fn show_summary(&self, ui: &mut Ui, words: &Texts) {
        let start = self.start.as_ref().and_then(|start| start.summary(words));
        let rules = self.rules.summary(words, self.seats.players == Players::Two);
        let clock = self.clock.summary(words);
        let parts = self.seats.summary(words).into_iter().chain(start).chain([clock]).chain(rules);
        let parts = parts.map(|part| within(&part));
        let (mut parts, font) = (parts.collect::<Vec<String>>(), tokens(ui.ctx()).small());
        let fits = |text: &str| {
            let text = fit(ui, text, font.clone(), Color32::PLACEHOLDER, f32::INFINITY, 1);
            text.size().x <= ui.available_width()
        };
        while !parts.is_empty() && !fits(&parts.join(" · ")) {
            parts.pop();
        }
        note(ui, sentence(&parts.join(" · ")));
    }
}
