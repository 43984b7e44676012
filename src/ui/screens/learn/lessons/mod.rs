//! A short lesson, played on a board of its own: the tour of touch-move, or castling in Chess960.
//!
//! Each step is a position on a table, where everything is done as in the game: nothing is written down,
//! and the game that goes on is not touched. What a step asks for completes it; after anything else that can't be
//! undone at a table the position comes back.

mod castling;
mod course;
mod panel;
mod tour;
mod tried;

pub use course::{Course, Goal, Step, Way};

use std::time::Duration;

use egui::{Event, Key, Rect, Ui, Vec2};

use crate::rules::{Bitboard, CastlingSide, Square};
use crate::start::Start;
use crate::table::{self, Deed, GameSetup, Notice, Table};
use crate::ui::board::{Board, Geometry};
use crate::ui::sound::cue::Cue;
use crate::ui::table_board::keyboard_move::entered;
use crate::ui::table_board::showing::Showing;
use crate::ui::theme::art::Art;
use crate::ui::theme::share;
use crate::ui::view::DOUBLE_CLICK_GUARD;
use crate::ui::view::command::Command;
use crate::ui::view::context::{Facts, Look};
use crate::ui::view::explain::Explain;
use crate::ui::view::law_card::LawCard;
use crate::ui::view::places::Places;
use crate::ui::view::request::Request;
use crate::ui::view::scene::Scene;
use crate::ui::widgets::Press;
use panel::{Panel, Wish};
use tried::{Before, Tried};

/// The lesson and how far it has come.
pub struct Lesson {
    course: Course,
    at: usize,
    done: Vec<bool>,
    table: Table,
    board: Board,
    /// A piece that is to stand beside the middle of its square, once the board shows it.
    askew: Option<Square>,
    /// The piece that the keyboard is to move.
    keyed: Option<Square>,
    /// The table was told of the press that is going on.
    pressing: bool,
    tried: Option<Tried>,
    /// What was heard in this frame.
    heard: Option<Cue>,
    /// When the position comes back after a move that was not asked for.
    back_at: Option<f64>,
    /// When other buttons came into the places of those before.
    changed: f64,
    /// What the card said in the last frame of this step.
    said: Option<LawCard>,
}

impl Lesson {
    /// A course, from its beginning.
    pub fn new(course: Course) -> Lesson {
        let mut lesson = Lesson {
            course,
            at: 0,
            done: vec![false; course.steps().len()],
            table: Table::new(course.agreed()),
            board: Board::default(),
            askew: None,
            keyed: None,
            pressing: false,
            tried: None,
            heard: None,
            back_at: None,
            changed: f64::NEG_INFINITY,
            said: None,
        };
        lesson.set_up();
        lesson
    }

    /// Which course it is.
    pub fn course(&self) -> Course {
        self.course
    }

    /// Shows the lesson in its place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        look: Look<'_>,
        art: &mut Art,
        actions: &mut Vec<Request>,
    ) {
        let time = ui.input(|input| input.time);
        let keys = if look.keys { self.keys(ui, time) } else { None };
        self.come_back(ui, time);
        let places = Places::of(place, ui.pixels_per_point(), 0);
        let facts = self.facts(look);
        let law = look.told.cloned().unwrap_or_else(|| self.card(look, &facts));
        let panel = Panel {
            words: look.words,
            course: self.course,
            step: self.step(),
            at: self.at,
            done: &self.done,
            law: &law,
            news: self.said.as_ref().is_some_and(|said| *said != law),
            say: self.say(),
            small: places.small,
        };
        let clicked = panel.show(ui, &places).filter(|_| time - self.changed >= DOUBLE_CLICK_GUARD);
        self.said = Some(law);
        let geometry = Geometry::within(places.board, false, ui.pixels_per_point());
        let done = self.show_board(ui, &geometry, place, look, art);
        // What is done changes what the next frame shows, and nothing else asks for that frame.
        if keys.is_some() || clicked.is_some() || !done.is_empty() {
            ui.ctx().request_repaint();
        }
        match keys.or(clicked) {
            Some(Wish::Close) => actions.push(Request::Return),
            Some(Wish::Explain(article)) => actions.push(Request::Explain(article)),
            Some(wish) => self.grant(wish, time),
            None => {}
        }
        for action in done {
            self.hear(action, time);
        }
        actions.extend(self.heard.take().map(Request::Hear));
    }

    /// The article that its card quotes.
    pub fn article(&self) -> Option<&'static str> {
        self.said.as_ref()?.article
    }

    fn step(&self) -> &'static Step {
        &self.course.steps()[self.at]
    }

    /// A move was made: until the position comes back there is nothing to do on the board.
    fn is_made(&self) -> bool {
        !self.table.moves().is_empty()
    }

    /// The step is done, and nothing else is to be done on the board.
    fn is_over(&self) -> bool {
        self.is_made() || self.tried.as_ref().is_some_and(Tried::is_done)
    }

    /// What can be said at the table now, and how its button looks.
    fn say(&self) -> (Command, Press) {
        let castles = matches!(self.step().goal, Goal::Castle(_) | Goal::KingFirst);
        match () {
            () if self.table.announced().is_some() && !self.is_over() => (Command::Confirm, Press::Strong),
            () if castles => (Command::Castle, Press::open(!self.is_over())),
            () if self.table.is_adjusting() => (Command::Jadoube, Press::Strong),
            () => (Command::Jadoube, Press::open(!self.is_over() && self.table.touched().is_empty())),
        }
    }

    /// The keys of what can be said, and of leaving.
    fn keys(&mut self, ui: &Ui, time: f64) -> Option<Wish> {
        // A key that is held down counts once.
        let held = |event: &Event| matches!(event, Event::Key { repeat: true, .. });
        let repeated = ui.input(|input| input.events.iter().any(held));
        if repeated {
            return None;
        }
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            let held = !self.is_over() && (self.keyed.is_some() || self.table.selected().is_some());
            if !held && self.table.announced().is_none() && !self.table.is_adjusting() {
                return Some(Wish::Close);
            }
            self.deed(Deed::Cancel, time);
            ui.ctx().request_repaint();
        }
        let (command, state) = self.say();
        let keys = command.shortcut().filter(|_| state != Press::Dim)?;
        ui.input_mut(|input| input.consume_shortcut(&keys)).then_some(Wish::Say(command))
    }

    fn facts(&self, look: Look<'_>) -> Facts {
        let shown = self.table.moves().len();
        Facts { keyed: self.keyed, ..Facts::at(&self.table, *look.settings, 0, shown) }
    }

    /// What came of the last try; else how it stands with what was begun; else what to do.
    fn card(&self, look: Look<'_>, facts: &Facts) -> LawCard {
        let explain = Explain { words: look.words, table: &self.table, facts };
        let said = self.table.announced().is_some() || self.table.is_adjusting();
        let touched = self.table.touched().len() > usize::from(self.step().touched.is_some());
        let binds = touched && self.table.is_enforced();
        let begun = self.table.castling_in_hand().is_some() || said || binds;
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
    ) -> Vec<Request> {
        let shown = self.table.moves().len();
        let refusal = self.tried.as_ref().map_or(Bitboard::EMPTY, Tried::squares);
        let mut scene = Scene::of(&self.table, shown, refusal, self.keyed);
        scene.preview(&self.table, self.board.pointed(ui, geometry));
        if self.is_over() {
            scene.movable = Bitboard::EMPTY;
        }
        let made = shown;
        let showing =
            Showing { table: &self.table, scene: &scene, shown, made, look, upside_down: None, room };
        let done = showing.show(ui, &mut self.board, geometry, art);
        if let Some(piece) = self.askew.take() {
            self.board.put(piece, share::OFF_CENTRE * Vec2::new(1.0, 0.5));
            ui.ctx().request_repaint();
        }
        done
    }

    /// Does what was asked for in the panel.
    fn grant(&mut self, wish: Wish, time: f64) {
        match wish {
            Wish::Say(Command::Castle) => {
                let allowed = self.table.allowed();
                let castling = allowed.iter().find(|mv| mv.is_castling());
                let side = castling.map_or(CastlingSide::H, |mv| CastlingSide::of(mv.from(), mv.to()));
                self.deed(Deed::Castle { side }, time);
                self.changed = time;
            }
            Wish::Say(Command::Jadoube) => self.deed(Deed::Jadoube, time),
            Wish::Say(_) => self.deed(Deed::Confirm, time),
            Wish::Again => self.set_up(),
            Wish::Back => self.go(self.at.saturating_sub(1), time),
            Wish::Next => self.go((self.at + 1).min(self.done.len() - 1), time),
            Wish::Explain(_) | Wish::Close => {}
        }
    }

    /// What was done to the board.
    fn hear(&mut self, action: Request, time: f64) {
        match action {
            Request::Do(deed) => self.deed(deed, time),
            Request::Enter(_) if self.back_at.is_some() => self.set_up(),
            // Where touching is taught, Enter touches.
            Request::Enter(square) if self.step().goal.is_touching() && !self.is_over() => {
                self.deed(Deed::Press { square: Some(square) }, time);
                self.deed(Deed::Release { square: Some(square) }, time);
            }
            Request::Enter(square) if !self.is_over() => {
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
            Deed::Release { .. } if !std::mem::take(&mut self.pressing) => return,
            Deed::Release { .. } => {}
            _ if self.is_over() => return,
            Deed::Press { .. } => self.pressing = true,
            Deed::Cancel if !std::mem::take(&mut self.pressing) => self.board.cancel(),
            _ => {}
        }
        if !matches!(deed, Deed::Release { .. }) {
            (self.keyed, self.tried) = (None, None);
        }
        let before = Before::of(&self.table);
        let notices = self.table.apply(&table::Action { at: 0, deed });
        for notice in &notices {
            if let Notice::Adjusted(square) = notice {
                self.board.adjust(*square);
            }
        }
        self.heard = Cue::of(&self.table, &notices).max(self.heard);
        // What was judged stays so, also when the hand lets the piece go somewhere.
        let stays = self.tried.take();
        let tried = before.tried(self.step(), notices);
        self.tried = match stays {
            Some(stays) if stays.is_done() || stays.goes_back() => Some(stays),
            stays => tried.or(stays),
        };
        match &self.tried {
            Some(tried) if tried.is_done() => self.done[self.at] = true,
            Some(tried) if tried.goes_back() => self.back_at = Some(time + share::TRIED),
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
        let step = self.step();
        self.table = table_of(self.course, step);
        self.board.cancel();
        self.askew = match step.goal {
            Goal::Adjust(piece) => Some(piece),
            _ => None,
        };
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

/// A table with the position of a step, and what has been touched in it.
fn table_of(course: Course, step: &Step) -> Table {
    // A test reads every one of them.
    let start = Start::from_fen(step.fen, Some(true)).unwrap_or_else(|_| Start::standard());
    let mut table = Table::new(GameSetup { start, ..course.agreed() });
    if step.touched.is_some() {
        for deed in
            [Deed::Press { square: step.touched }, Deed::Release { square: step.touched }, Deed::Cancel]
        {
            table.apply(&table::Action { at: 0, deed });
        }
    }
    table
}
