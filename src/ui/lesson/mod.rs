//! A short lesson on castling in Chess960, played on a board of its own.
//!
//! Each step is a position on a table, where everything is done as in the game: nothing is written down,
//! and the game that goes on is not touched. A castling completes a step; after any other move the position
//! comes back.
//!
//! Absent on purpose: the rules (the table knows them), and Black's answers.

mod panel;
mod steps;
mod tried;

pub use steps::{STEPS, Step, Way};

use std::time::Duration;

use egui::{Event, Key, Rect, Ui};

use super::action::Action;
use super::app::SECOND_CLICK;
use super::art::Art;
use super::board::{Board, Geometry};
use super::command::Command;
use super::explain::Explain;
use super::facts::Facts;
use super::keyed::entered;
use super::law_card::LawCard;
use super::places::Places;
use super::scene::Scene;
use super::showing::Showing;
use super::stage::Look;
use super::theme::share;
use crate::rules::{Bitboard, CastlingSide, Square};
use crate::start::Start;
use crate::table::{self, Deed, GameSetup, Table, TakeBack, TouchMove};
use panel::{Castling, Panel, Wish};
use tried::{Before, Tried};

/// The lesson and how far it has come.
pub struct Lesson {
    at: usize,
    done: [bool; STEPS.len()],
    table: Table,
    board: Board,
    /// The piece that the keyboard is to move.
    keyed: Option<Square>,
    /// The table was told of the press that is going on.
    pressing: bool,
    tried: Option<Tried>,
    /// When the position comes back after a move that was not asked for.
    back_at: Option<f64>,
    /// When other buttons came into the places of those before.
    changed: f64,
    /// What the card said in the last frame of this step.
    said: Option<LawCard>,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson {
            at: 0,
            done: [false; STEPS.len()],
            table: table_of(&STEPS[0]),
            board: Board::default(),
            keyed: None,
            pressing: false,
            tried: None,
            back_at: None,
            changed: f64::NEG_INFINITY,
            said: None,
        }
    }
}

impl Lesson {
    /// Shows the lesson in its place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        look: Look<'_>,
        art: &mut Art,
        actions: &mut Vec<Action>,
    ) {
        let time = ui.input(|input| input.time);
        let keys = if look.keys { self.keys(ui, time) } else { None };
        self.come_back(ui, time);
        let places = Places::of(place, ui.pixels_per_point(), 0);
        let facts = self.facts(look);
        let law = look.told.cloned().unwrap_or_else(|| self.card(look, &facts));
        let panel = Panel {
            words: look.words,
            step: self.step(),
            at: self.at,
            done: &self.done,
            law: &law,
            news: self.said.as_ref().is_some_and(|said| *said != law),
            castling: match () {
                () if self.is_made() => Castling::Over,
                () if self.table.announced().is_some() => Castling::Announced,
                () => Castling::Open,
            },
            small: places.small,
        };
        let clicked = panel.show(ui, &places).filter(|_| time - self.changed >= SECOND_CLICK);
        self.said = Some(law);
        let geometry = Geometry::within(places.board, false, ui.pixels_per_point());
        let done = self.show_board(ui, &geometry, place, look, art);
        // What is done changes what the next frame shows, and nothing else asks for that frame.
        if keys.is_some() || clicked.is_some() || !done.is_empty() {
            ui.ctx().request_repaint();
        }
        match keys.or(clicked) {
            Some(Wish::Close) => actions.push(Action::Return),
            Some(Wish::Explain(article)) => actions.push(Action::Explain(article)),
            Some(wish) => self.grant(wish, time),
            None => {}
        }
        for action in done {
            self.hear(action, time);
        }
    }

    /// The article that its card quotes.
    pub fn article(&self) -> Option<&'static str> {
        self.said.as_ref()?.article
    }

    fn step(&self) -> &'static Step {
        &STEPS[self.at]
    }

    /// A move was made: until the position comes back there is nothing to do on the board.
    fn is_made(&self) -> bool {
        !self.table.moves().is_empty()
    }

    /// The keys of castling and of leaving.
    fn keys(&mut self, ui: &Ui, time: f64) -> Option<Wish> {
        // A key that is held down counts once.
        let held = |event: &Event| matches!(event, Event::Key { repeat: true, .. });
        let repeated = ui.input(|input| input.events.iter().any(held));
        if repeated {
            return None;
        }
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            let held = self.keyed.is_some() || self.table.selected().is_some();
            if !held && self.table.announced().is_none() {
                return Some(Wish::Close);
            }
            self.deed(Deed::Cancel, time);
            ui.ctx().request_repaint();
        }
        let pressed = |command: Command| {
            let shortcut = command.shortcut();
            shortcut.is_some_and(|keys| ui.input_mut(|input| input.consume_shortcut(&keys)))
        };
        match self.table.announced() {
            Some(_) => pressed(Command::Confirm).then_some(Wish::Confirm),
            None => pressed(Command::Castle).then_some(Wish::Announce),
        }
    }

    fn facts(&self, look: Look<'_>) -> Facts {
        let shown = self.table.moves().len();
        Facts { keyed: self.keyed, ..Facts::at(&self.table, *look.settings, 0, shown) }
    }

    /// What came of the last try; else how a castling goes on that was begun; else what to do.
    fn card(&self, look: Look<'_>, facts: &Facts) -> LawCard {
        let explain = Explain { words: look.words, table: &self.table, facts };
        let begun = self.table.castling_in_hand().is_some() || self.table.announced().is_some();
        match &self.tried {
            Some(tried) => tried.card(self.step(), &explain),
            None if begun => explain.standing(None),
            None => tried::task(self.step(), look.words),
        }
    }

    fn show_board(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        room: Rect,
        look: Look<'_>,
        art: &mut Art,
    ) -> Vec<Action> {
        let shown = self.table.moves().len();
        let refusal = self.tried.as_ref().map_or(Bitboard::EMPTY, Tried::squares);
        let mut scene = Scene::of(&self.table, shown, refusal, self.keyed);
        scene.preview(&self.table, self.board.pointed(ui, geometry));
        if self.is_made() {
            scene.movable = Bitboard::EMPTY;
        }
        let made = shown;
        let showing =
            Showing { table: &self.table, scene: &scene, shown, made, look, upside_down: None, room };
        showing.show(ui, &mut self.board, geometry, art)
    }

    /// Does what was asked for in the panel.
    fn grant(&mut self, wish: Wish, time: f64) {
        match wish {
            Wish::Announce => {
                let allowed = self.table.allowed();
                let castling = allowed.iter().find(|mv| mv.is_castling());
                let side = castling.map_or(CastlingSide::H, |mv| CastlingSide::of(mv.from(), mv.to()));
                self.deed(Deed::Castle { side }, time);
                self.changed = time;
            }
            Wish::Confirm => self.deed(Deed::Confirm, time),
            Wish::Again => self.set_up(),
            Wish::Back => self.go(self.at.saturating_sub(1), time),
            Wish::Next => self.go((self.at + 1).min(STEPS.len() - 1), time),
            Wish::Explain(_) | Wish::Close => {}
        }
    }

    /// What was done to the board.
    fn hear(&mut self, action: Action, time: f64) {
        match action {
            Action::Do(deed) => self.deed(deed, time),
            Action::Enter(_) if self.back_at.is_some() => self.set_up(),
            Action::Enter(square) if !self.is_made() => {
                for deed in entered(&self.table, &mut self.keyed, square) {
                    self.deed(deed, time);
                }
            }
            _ => {}
        }
    }

    /// Something is done at the lesson's table. A press while a wrong move is still seen only brings the
    /// position back.
    fn deed(&mut self, deed: Deed, time: f64) {
        match deed {
            Deed::Press { .. } if self.back_at.is_some() => return self.set_up(),
            _ if self.is_made() => return,
            Deed::Press { .. } => self.pressing = true,
            Deed::Release { .. } if !std::mem::take(&mut self.pressing) => return,
            Deed::Cancel if !std::mem::take(&mut self.pressing) => self.board.cancel(),
            _ => {}
        }
        if !matches!(deed, Deed::Release { .. }) {
            (self.keyed, self.tried) = (None, None);
        }
        let before = Before::of(&self.table);
        let notices = self.table.apply(&table::Action { at: 0, deed });
        self.tried = before.tried(self.step(), notices).or(self.tried.take());
        match self.tried {
            Some(Tried::Castled { .. }) => self.done[self.at] = true,
            Some(_) if self.is_made() => self.back_at = Some(time + share::TRIED),
            _ => {}
        }
    }

    /// The position comes back in its time; what was said of the move stays.
    fn come_back(&mut self, ui: &Ui, time: f64) {
        let Some(at) = self.back_at else { return };
        if time < at {
            return ui.ctx().request_repaint_after(Duration::from_secs_f64(at - time));
        }
        let tried = self.tried.take();
        self.set_up();
        self.tried = tried;
    }

    /// The step from its beginning.
    fn set_up(&mut self) {
        self.table = table_of(self.step());
        self.board.cancel();
        (self.keyed, self.pressing, self.tried, self.back_at) = (None, false, None, None);
    }

    /// Another step.
    fn go(&mut self, at: usize, time: f64) {
        self.at = at;
        self.set_up();
        self.board.begin();
        (self.said, self.changed) = (None, time);
    }
}

/// A table with the position of a step; touching binds nobody.
fn table_of(step: &Step) -> Table {
    // A test reads every one of them.
    let start = Start::from_fen(step.fen, Some(true)).unwrap_or_else(|_| Start::standard());
    let (touch, take_back) = (TouchMove::Off, TakeBack::Free);
    Table::new(GameSetup { start, touch, take_back, ..GameSetup::default() })
}
