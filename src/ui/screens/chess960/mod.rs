//! The Chess960 screen. The players choose a starting position by number, by dice, in turn or for a round of an event,
//! and begin a game from it.
//!
//! The screen has its own board. While pieces are placed on the first rank, the pawns are only faint; once all eight
//! pieces are placed, Black's pieces and the pawns appear.
//!
//! The procedures themselves are in `crate::start`.

pub(crate) mod board;
mod by_dice;
mod by_number;
mod by_round;
mod by_turns;
mod die;
pub(crate) mod errors;
pub(crate) mod method;
mod panel;
mod steps;
mod tray;

use egui::accesskit::Live;
use egui::{Id, Rect, Ui, UiBuilder};
use fastrand::Rng;

use crate::paper::Round;
use crate::rules::Color;
use crate::start::{Origin, UsedStart};
use crate::table::{GameSetup, Seat};
use crate::text::start_errors::first_rank_said;
use crate::ui::board::{Board, Geometry};
use crate::ui::dialogs::{Players, first_level, scroll};
use crate::ui::screens::leave_on_escape;
use crate::ui::theme;
use crate::ui::view::{BoardAndPanel, ViewContext, live};
use by_number::ByNumber;
use by_round::ByRound;

pub use board::StartBoard;
pub use by_dice::ByDice;
pub use by_turns::ByTurns;
pub use method::Method;

pub use die::paint as paint_die;

/// The tab that is shown: one of the methods of choosing a start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Number,
    Dice,
    InTurn,
    Round,
}

const TABS: [(Tab, &str); 4] = [
    (Tab::Number, "room-by-number"),
    (Tab::Dice, "room-by-dice"),
    (Tab::InTurn, "room-in-turn"),
    (Tab::Round, "room-round"),
];

/// The screen and what has been set up on it so far.
pub struct Chess960Screen {
    /// The settings of the game, with the start that is used until another is complete.
    setup: GameSetup,
    tab: Tab,
    /// The methods of the first three tabs, in order.
    methods: [Box<dyn Method>; 3],
    round: Box<ByRound>,
    board: StartBoard,
    /// The height of the law card, which does not shrink while the tab stays the same.
    law: f32,
    /// The height of the panel's foot when it was last shown at the lower end of the panel.
    foot: f32,
    /// The seeds of the engines that are chosen here.
    seeds: [u64; 2],
}

impl Chess960Screen {
    /// A screen for a game with these settings, with the dice tab selected.
    pub fn new(setup: GameSetup, chance: Rng) -> Chess960Screen {
        let number = setup.start.number().filter(|_| *setup.start.origin() == Origin::Given);
        Chess960Screen::with(setup, Tab::Dice, number, chance)
    }

    /// A screen with a randomly drawn number, from which a game can begin at once.
    pub fn drawn(setup: GameSetup, chance: Rng) -> Chess960Screen {
        Chess960Screen::with(setup, Tab::Number, None, chance)
    }

    /// A screen with these settings and the method that gave their start (by number if the start was for a round), for
    /// choosing a different start.
    pub fn again(setup: GameSetup, chance: Rng) -> Chess960Screen {
        let tab = match setup.start.origin() {
            Origin::Given => Tab::Number,
            Origin::Dice(_) => Tab::Dice,
            Origin::InTurn(_) => Tab::InTurn,
        };
        Chess960Screen::with(setup, tab, None, chance)
    }

    fn with(setup: GameSetup, tab: Tab, number: Option<u16>, mut chance: Rng) -> Chess960Screen {
        let number = ByNumber::new(number, chance.fork());
        let seeds = [0, 1].map(|_| chance.fork().u32(..).into());
        let in_turn = ByTurns::new(&setup);
        let round = Box::new(ByRound::new(chance.fork()));
        let methods: [Box<dyn Method>; 3] =
            [Box::new(number), Box::new(ByDice::new(chance)), Box::new(in_turn)];
        Chess960Screen {
            setup,
            tab,
            methods,
            round,
            board: StartBoard::default(),
            law: 0.0,
            foot: 110.0,
            seeds,
        }
    }

    /// Changes the settings and keeps the start that is set up.
    pub fn agree(&mut self, setup: GameSetup) {
        for method in &mut self.methods {
            method.agree(&setup);
        }
        self.setup = setup;
    }

    /// The settings of the game that would begin now. Until a start is complete, the previous start is used.
    fn game(&self) -> GameSetup {
        let start = self.method().start().unwrap_or_else(|| self.setup.start.clone());
        GameSetup { start, ..self.setup.clone() }
    }

    fn method(&self) -> &dyn Method {
        self.methods.get(self.tab as usize).map_or(&*self.round, |method| &**method)
    }

    fn method_mut(&mut self) -> &mut dyn Method {
        method_of(self.tab, &mut self.methods, &mut self.round)
    }

    /// The start that is set up, with what is known about the round; `None` until the start is complete.
    pub fn round(&self) -> Option<Round> {
        let round = Round::of_start(self.method().start()?)?;
        let Some(command) = self.round.command().filter(|_| self.tab == Tab::Round) else {
            return Some(round);
        };
        let [event, name] = self.round.names().map(str::to_owned);
        Some(Round { event, round: name, command, ..round })
    }

    /// Resumes an event, unless one has been named already. Returns whether the event was resumed.
    pub fn resume(&mut self, event: &str) -> bool {
        self.round.resume(event)
    }

    /// Stores the list of the starts that the event has used; `is_noted` says whether it contains the start that is
    /// shown.
    pub fn set_used(&mut self, used: Vec<UsedStart>, is_noted: bool) {
        self.round.set_used(used, is_noted);
    }

    pub fn board_mut(&mut self) -> &mut Board {
        self.board.widget_mut()
    }

    /// Shows the screen in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let places = BoardAndPanel::with_form(ui, place);
        let panel = places.panel();
        let before = (self.tab, self.method().row());
        let mut own = ui.new_child(UiBuilder::new().max_rect(panel).id_salt("room panel"));
        own.set_clip_rect(panel.expand(4.0));
        self.show_panel(&mut own, panel, ctx);
        let at_once = matches!(self.tab, Tab::Number | Tab::Round) || !theme::animates(ui.ctx());
        let geometry =
            Geometry::within(places.board, false, ui.pixels_per_point()).with_margin(places.has_margin);
        self.board.show(ui, &geometry, method_of(self.tab, &mut self.methods, &mut self.round), at_once, ctx);
        // The foot comes last, so that the Tab key reaches it last.
        self.foot = scroll::foot(ui, panel, self.foot, |ui| self.foot(ui, ctx));
        leave_on_escape(ui, ctx);
        if self.method().start().is_some() {
            // The pieces are visible on the board; the text is for screen readers.
            let text = first_rank_said(ctx.look.words, self.method().row().into_iter().flatten());
            live::show(ui.ctx(), Id::unique("first rank"), text, Live::Polite);
        }
        if before != (self.tab, self.method().row()) {
            // Some of the screen was drawn before this change.
            ui.ctx().request_repaint();
        }
    }
}

fn method_of<'a>(
    tab: Tab,
    methods: &'a mut [Box<dyn Method>; 3],
    round: &'a mut ByRound,
) -> &'a mut dyn Method {
    methods.get_mut(tab as usize).map_or(round, |method| &mut **method)
}

impl Players {
    /// The settings of a game with these players, without drawing lots. If engines play, an engine that already has a
    /// seat is used again, with a new seed.
    fn put_in(self, setup: &GameSetup, seeds: [u64; 2]) -> GameSetup {
        let engine = |color: Color| {
            let known = [&setup.seats[color.index()], &setup.seats[(!color).index()]];
            let known = known.into_iter().find(|seat| !seat.is_person()).cloned();
            let seat = known.unwrap_or(Seat::Level { level: first_level(), seed: 0 });
            seat.reseeded(seeds[color.index()])
        };
        let (white, black) = (engine(Color::White), engine(Color::Black));
        let seats = match self {
            Players::Two => [Seat::Person, Seat::Person],
            Players::Computer => [Seat::Person, black],
            Players::Watch => [white, black],
        };
        GameSetup { seats, lot: false, ..setup.clone() }
    }
}

/// The same game settings, but for two humans if they were for two engines: a game between engines must be chosen each
/// time.
pub fn for_people(setup: GameSetup) -> GameSetup {
    match Players::of(&setup) {
        Players::Watch => Players::Two.put_in(&setup, [0, 0]),
        Players::Two | Players::Computer => setup,
    }
}
