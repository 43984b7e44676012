//! The Chess960 room: a start by its number, by dice, or by the players in turn, and the game that begins from it.
//!
//! It has a board of its own. While pieces are put on the first rank the rest is empty; when all eight stand, Black's and the
//! pawns come.
//!
//! Absent on purpose: the procedures (see `start`), and the rules of the game that begins (see the dialog of a new game).

mod by_dice;
mod by_number;
mod by_turns;
mod die;
mod panel;
mod record;
mod refused;
mod reveal;
mod steps;
mod tray;
mod way;

use egui::{Key, Rect, Ui, UiBuilder, Vec2};
use fastrand::Rng;

use super::action::Action;
use super::art::Art;
use super::board::{Board, Geometry, Said, View};
use super::keys::take_once;
use super::layout::Layout;
use super::stage::Look;
use super::theme::size;
use crate::rules::{Bitboard, File, Rank, Square};
use crate::start::{Origin, Start};
use crate::table::GameSetup;
use by_dice::ByDice;
use by_number::ByNumber;
use by_turns::ByTurns;
use reveal::Reveal;
use way::{Top, Way};

/// Which way to a start is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tab {
    Number,
    Dice,
    InTurn,
}

/// What has been set up so far.
pub struct Room {
    /// What else is agreed for the game.
    setup: GameSetup,
    tab: Tab,
    number: ByNumber,
    dice: ByDice,
    in_turn: ByTurns,
    board: Board,
    reveal: Reveal,
    /// The law card: for which way and how wide, and how high it was.
    law: Option<(Tab, Vec2)>,
    /// How high the foot of the panel was.
    foot: f32,
}

impl Room {
    /// A room for a game of these players.
    pub fn new(setup: GameSetup, mut chance: Rng) -> Room {
        let number = match (setup.start.origin(), setup.start.number()) {
            (Origin::Given, Some(number)) => ByNumber::of(number, chance.fork()),
            _ => ByNumber::new(chance.fork()),
        };
        Room::with(setup, Tab::Dice, number, chance)
    }

    /// The same players again, with another start that is made in the same way.
    pub fn again(setup: GameSetup, mut chance: Rng) -> Room {
        let tab = match setup.start.origin() {
            Origin::Given => Tab::Number,
            Origin::Dice(_) => Tab::Dice,
            Origin::InTurn(_) => Tab::InTurn,
        };
        let number = ByNumber::new(chance.fork());
        Room::with(setup, tab, number, chance)
    }

    fn with(setup: GameSetup, tab: Tab, number: ByNumber, chance: Rng) -> Room {
        let in_turn = ByTurns::new(&setup);
        let mut board = Board::default();
        board.set_cursor(Square::at(File::A, Rank::R1));
        let (dice, reveal) = (ByDice::new(chance), Reveal::default());
        Room { setup, tab, number, dice, in_turn, board, reveal, law: None, foot: size::ROOM_FOOT }
    }

    /// Something else was agreed; what has been set up stays.
    pub fn agree(&mut self, setup: GameSetup) {
        self.in_turn.agree(&setup);
        self.setup = setup;
    }

    /// The game that begins, or would: without a start as yet, with the one of before.
    fn game(&self) -> GameSetup {
        let start: Option<Start> = self.way().start();
        GameSetup { start: start.unwrap_or_else(|| self.setup.start.clone()), ..self.setup.clone() }
    }

    fn way(&self) -> &dyn Way {
        match self.tab {
            Tab::Number => &self.number,
            Tab::Dice => &self.dice,
            Tab::InTurn => &self.in_turn,
        }
    }

    fn way_mut(&mut self) -> &mut dyn Way {
        match self.tab {
            Tab::Number => &mut self.number,
            Tab::Dice => &mut self.dice,
            Tab::InTurn => &mut self.in_turn,
        }
    }

    /// Shows the room in its place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        look: Look<'_>,
        art: &mut Art,
        actions: &mut Vec<Action>,
    ) {
        let (board, panel, small) = Layout::board_and_panel(place, ui.pixels_per_point());
        let before = (self.tab, self.way().row());
        let mut beside = ui.new_child(UiBuilder::new().max_rect(panel).id_salt("room panel"));
        beside.set_clip_rect(panel.expand(4.0));
        self.show_panel(&mut beside, panel, look, small, art, actions);
        let mut child = ui.new_child(UiBuilder::new().max_rect(board).id_salt("room board"));
        self.show_board(&mut child, board, look, art);
        self.show_foot(ui, panel, look, small, actions);
        if look.keys && take_once(ui, Key::Escape) {
            actions.push(Action::Return);
        }
        if before != (self.tab, self.way().row()) {
            // The panel was shown before this was done.
            ui.ctx().request_repaint();
        }
    }

    fn show_board(&mut self, ui: &mut Ui, place: Rect, look: Look<'_>, art: &mut Art) {
        let geometry = Geometry::within(place, false, ui.pixels_per_point());
        let colors = look.settings.board.colors(ui.theme());
        let time = ui.input(|input| input.time);
        let at_once = self.tab == Tab::Number;
        let start = self.way().start();
        let files = self.reveal.files(ui.ctx(), start.is_some(), at_once, time);
        let pieces = reveal::pieces(self.way().row(), start.as_ref().map(Start::position), files);
        for (square, from) in self.way_mut().arrivals() {
            self.board.arrive(square, from);
        }
        if let Some(square) = self.way_mut().goes_on_at() {
            self.board.focus(ui, square);
        }
        let way: &dyn Way = match self.tab {
            Tab::Number => &self.number,
            Tab::Dice => &self.dice,
            Tab::InTurn => &self.in_turn,
        };
        let label = look.words.say("board");
        let view = View {
            pieces: &pieces,
            made: 0,
            live: true,
            off_centre: false,
            upside_down: None,
            adjusting: false,
            marks: way.marks(),
            in_hand: None,
            beside: None,
            movable: Bitboard::EMPTY,
            coordinates: look.settings.coordinates,
            colors: &colors,
            promoting: false,
            label: &label,
            name: &|square| look.words.square(square, pieces[square.index()]),
            description: &|square| way.description(look, square),
        };
        let said = self.board.show(ui, &geometry, &view, art, time);
        let top = Top { board: &geometry, colors: &colors, look };
        self.way_mut().on_board(ui, &top, art, time);
        let pointer = ui.input(|input| input.pointer.interact_pos());
        let on_first_rank =
            pointer.and_then(|at| geometry.square_at(at)).is_some_and(|at| at.rank() == Rank::R1);
        for said in said {
            // What lies on the board takes the presses there.
            if on_first_rank || matches!(said, Said::Enter(_) | Said::Cancel) {
                self.way_mut().take(said);
                ui.ctx().request_repaint();
            }
        }
    }
}
