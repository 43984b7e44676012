//! The Chess960 room: a start by number, by dice or by the players in turn, and the game that begins from it.
//!
//! The room has its own board. While pieces are placed on the first rank the rest of the board is empty; once all eight
//! are placed, Black's pieces and the pawns appear.
//!
//! The procedures themselves are in `crate::start`.

pub(crate) mod board;
mod by_dice;
mod by_number;
mod by_turns;
mod die;
pub(crate) mod errors;
pub(crate) mod method;
mod panel;
pub(crate) mod players;
mod record;
mod steps;
mod tray;

use egui::{Key, Rect, Ui, UiBuilder, Vec2};
use fastrand::Rng;

use crate::start::{Origin, Start};
use crate::table::GameSetup;
use crate::ui::board::Geometry;
use crate::ui::theme;
use crate::ui::view::{BoardAndPanel, Request, ViewContext};
use crate::ui::widgets::take_once;
use by_number::ByNumber;

pub use board::StartBoard;
pub use by_dice::ByDice;
pub use by_turns::ByTurns;
pub use method::Method;

pub use die::paint as paint_die;

/// Which way of making a start is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Number,
    Dice,
    InTurn,
}

/// The room and what has been set up in it so far.
pub struct Chess960Screen {
    /// The other settings of the game.
    setup: GameSetup,
    tab: Tab,
    number: ByNumber,
    dice: ByDice,
    in_turn: ByTurns,
    board: StartBoard,
    /// The tab and width for which the law card's height was measured, and that height.
    law: Option<(Tab, Vec2)>,
    /// The height of the panel's foot in the last frame.
    foot: f32,
    /// The seeds of the engines that are chosen here.
    seeds: [u64; 2],
}

impl Chess960Screen {
    /// A room for a game with these settings.
    pub fn new(setup: GameSetup, mut chance: Rng) -> Chess960Screen {
        let number = match (setup.start.origin(), setup.start.number()) {
            (Origin::Given, Some(number)) => ByNumber::of(number, chance.fork()),
            _ => ByNumber::new(chance.fork()),
        };
        Chess960Screen::with(setup, Tab::Dice, number, chance)
    }

    /// A room with a randomly drawn number, from which a game can begin at once.
    pub fn drawn(setup: GameSetup, mut chance: Rng) -> Chess960Screen {
        let number = ByNumber::new(chance.fork());
        Chess960Screen::with(setup, Tab::Number, number, chance)
    }

    /// A room with the same settings and the same way of making a start, for another start.
    pub fn again(setup: GameSetup, mut chance: Rng) -> Chess960Screen {
        let tab = match setup.start.origin() {
            Origin::Given => Tab::Number,
            Origin::Dice(_) => Tab::Dice,
            Origin::InTurn(_) => Tab::InTurn,
        };
        let number = ByNumber::new(chance.fork());
        Chess960Screen::with(setup, tab, number, chance)
    }

    fn with(setup: GameSetup, tab: Tab, number: ByNumber, mut chance: Rng) -> Chess960Screen {
        let seeds = [0, 1].map(|_| chance.fork().u32(..).into());
        let in_turn = ByTurns::new(&setup);
        let (dice, board) = (ByDice::new(chance), StartBoard::default());
        Chess960Screen { setup, tab, number, dice, in_turn, board, law: None, foot: 110.0, seeds }
    }

    /// Changes the other settings and keeps the start.
    pub fn agree(&mut self, setup: GameSetup) {
        self.in_turn.agree(&setup);
        self.setup = setup;
    }

    /// The settings of the game that would begin now. Until a start is complete, the previous one is used.
    fn game(&self) -> GameSetup {
        let start: Option<Start> = self.method().start();
        GameSetup { start: start.unwrap_or_else(|| self.setup.start.clone()), ..self.setup.clone() }
    }

    fn method(&self) -> &dyn Method {
        match self.tab {
            Tab::Number => &self.number,
            Tab::Dice => &self.dice,
            Tab::InTurn => &self.in_turn,
        }
    }

    fn method_and_board(&mut self) -> (&mut dyn Method, &mut StartBoard) {
        let method: &mut dyn Method = match self.tab {
            Tab::Number => &mut self.number,
            Tab::Dice => &mut self.dice,
            Tab::InTurn => &mut self.in_turn,
        };
        (method, &mut self.board)
    }

    /// Shows the room in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let places = BoardAndPanel::with_form(ui, place);
        let (board, panel) = (places.board, places.panel());
        let before = (self.tab, self.method().row());
        let mut own = ui.new_child(UiBuilder::new().max_rect(panel).id_salt("room panel"));
        own.set_clip_rect(panel.expand(4.0));
        self.show_panel(&mut own, panel, ctx);
        let mut child = ui.new_child(UiBuilder::new().max_rect(board).id_salt("room board"));
        self.show_board(&mut child, board, ctx);
        self.show_foot(ui, panel, ctx);
        if ctx.look.keys && take_once(ui, Key::Escape) {
            ctx.requests.push(Request::Return);
        }
        if before != (self.tab, self.method().row()) {
            // The panel was drawn before this change.
            ui.ctx().request_repaint();
        }
    }

    fn show_board(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let at_once = self.tab == Tab::Number || !theme::animates(ui.ctx());
        let geometry = Geometry::within(place, false, ui.pixels_per_point()).with_margin(ui);
        let (method, board) = self.method_and_board();
        board.show(ui, &geometry, method, at_once, ctx);
    }
}
