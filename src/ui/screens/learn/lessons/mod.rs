//! A short lesson on its own board: the tour of touch-move, or castling in Chess960.
//!
//! Each step is a position at a table that works as in a game, but nothing is recorded and the game in progress is not
//! affected. Doing the task completes the step; after anything else that can't be undone, the position is reset.

mod castling;
mod course;
mod panel;
mod tour;
mod tried;

pub use course::{CastlingWay, Course, Goal, Step};

use std::time::Duration;

use egui::{Event, Key, Rect, Ui, Vec2};

use crate::rules::{CastlingSide, Square};
use crate::start::Start;
use crate::table::{self, Deed, GameSetup, Table};
use crate::ui::table_board::keyboard_move::press_and_let_go;
use crate::ui::table_board::{Showing, TableBoard};
use crate::ui::theme::art::Art;
use crate::ui::theme::share;
use crate::ui::view::DOUBLE_CLICK_GUARD;
use crate::ui::view::command::Command;
use crate::ui::view::context::{Look, ViewContext};
use crate::ui::view::law_card::LawCard;
use crate::ui::view::places::Places;
use crate::ui::view::request::Request;
use crate::ui::widgets::Press;
use panel::{LessonRequest, Panel};
use tried::{Attempt, Before};

/// A lesson and its progress.
pub struct Lesson {
    course: Course,
    at: usize,
    done: Vec<bool>,
    table: Table,
    board: TableBoard,
    /// A piece to be shown off the centre of its square, once the board is drawn.
    askew: Option<Square>,
    /// The result of the last attempt, if it is more than a message.
    tried: Option<Attempt>,
    /// When the position is reset after a wrong move.
    back_at: Option<f64>,
    /// When the buttons last changed their meaning.
    changed: f64,
    /// The card of the last frame, in the same step.
    said: Option<LawCard>,
}

impl Lesson {
    /// A course at its first step.
    pub fn new(course: Course) -> Lesson {
        let mut lesson = Lesson {
            course,
            at: 0,
            done: vec![false; course.steps().len()],
            table: Table::new(course.agreed()),
            board: TableBoard::default(),
            askew: None,
            tried: None,
            back_at: None,
            changed: f64::NEG_INFINITY,
            said: None,
        };
        lesson.set_up();
        lesson
    }

    pub fn course(&self) -> Course {
        self.course
    }

    /// Shows the lesson in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let look = ctx.look;
        let time = ui.input(|input| input.time);
        let keys = if look.keys { self.keys(ui, time) } else { None };
        self.come_back(ui, time);
        let places = Places::of(place, ui.pixels_per_point(), 0);
        let law = look.told.cloned().unwrap_or_else(|| self.card(look));
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
        let done = self.show_board(ui, places.board, place, look, ctx.art);
        if keys.is_some() || clicked.is_some() {
            ui.ctx().request_repaint();
        }
        match keys.or(clicked) {
            Some(LessonRequest::Close) => ctx.requests.push(Request::Return),
            Some(LessonRequest::Explain(article)) => ctx.requests.push(Request::Explain(article)),
            Some(request) => self.grant(request, time),
            None => {}
        }
        for action in done {
            self.dispatch(action, time);
        }
        ctx.requests.extend(self.board.take_cue().map(Request::Hear));
    }

    /// The article quoted on its card.
    pub fn article(&self) -> Option<&'static str> {
        self.said.as_ref()?.article
    }

    fn step(&self) -> &'static Step {
        &self.course.steps()[self.at]
    }

    /// A move was made, so there is nothing to do on the board until the position is reset.
    fn is_made(&self) -> bool {
        !self.table.moves().is_empty()
    }

    /// The step is done, or a move was made: the board is closed.
    fn is_over(&self) -> bool {
        self.is_made() || self.tried.as_ref().is_some_and(Attempt::is_done)
    }

    /// The announcement that is possible at the table now, and the state of its button.
    fn say(&self) -> (Command, Press) {
        let castles = matches!(self.step().goal, Goal::Castle(_) | Goal::KingFirst);
        if self.table.announced().is_some() && !self.is_over() {
            (Command::Confirm, Press::Strong)
        } else if castles {
            (Command::Castle, Press::open(!self.is_over()))
        } else if self.table.is_adjusting() {
            (Command::Jadoube, Press::Strong)
        } else {
            (Command::Jadoube, Press::open(!self.is_over() && self.table.touched().is_empty()))
        }
    }

    /// The keys for the announcement and for leaving.
    fn keys(&mut self, ui: &Ui, time: f64) -> Option<LessonRequest> {
        // A held-down key counts once.
        let held = |event: &Event| matches!(event, Event::Key { repeat: true, .. });
        let repeated = ui.input(|input| input.events.iter().any(held));
        if repeated {
            return None;
        }
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            let held =
                !self.is_over() && (self.board.keyboard_piece.is_some() || self.table.selected().is_some());
            if !held && self.table.announced().is_none() && !self.table.is_adjusting() {
                return Some(LessonRequest::Close);
            }
            self.deed(Deed::Cancel, time);
            ui.ctx().request_repaint();
        }
        let (command, state) = self.say();
        let keys = command.shortcut().filter(|_| state != Press::Dim)?;
        ui.input_mut(|input| input.consume_shortcut(&keys)).then_some(LessonRequest::Say(command))
    }

    /// The card: the result of the last attempt, else the state of a move in progress, else the task.
    fn card(&self, look: Look<'_>) -> LawCard {
        let said = self.table.announced().is_some() || self.table.is_adjusting();
        let touched = self.table.touched().len() > usize::from(self.step().touched.is_some());
        let binds = touched && self.table.is_enforced();
        let begun = self.table.castling_in_hand().is_some() || said || binds;
        match &self.tried {
            Some(tried) => tried.card(self.step(), look.words),
            None if begun || self.board.message.is_some() => self.board.law(&self.table, look),
            None => tried::task(self.step(), look.words),
        }
    }

    fn show_board(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        room: Rect,
        look: Look<'_>,
        art: &mut Art,
    ) -> Vec<Request> {
        let geometry = self.board.geometry(ui, place);
        let showing = Showing { closed: self.is_over(), ..Showing::of(&self.table, look, room) };
        let done = self.board.show(ui, &geometry, &showing, art);
        if let Some(piece) = self.askew.take() {
            self.board.widget.put(piece, share::OFF_CENTRE * Vec2::new(1.0, 0.5));
            ui.ctx().request_repaint();
        }
        done
    }

    /// Carries out a request from the panel.
    fn grant(&mut self, request: LessonRequest, time: f64) {
        match request {
            LessonRequest::Say(Command::Castle) => {
                let allowed = self.table.allowed();
                let castling = allowed.iter().find(|mv| mv.is_castling());
                let side = castling.map_or(CastlingSide::H, |mv| CastlingSide::of(mv.from(), mv.to()));
                self.deed(Deed::Castle { side }, time);
                self.changed = time;
            }
            LessonRequest::Say(Command::Jadoube) => self.deed(Deed::Jadoube, time),
            LessonRequest::Say(_) => self.deed(Deed::Confirm, time),
            LessonRequest::Again => self.set_up(),
            LessonRequest::Back => self.go(self.at.saturating_sub(1), time),
            LessonRequest::Next => self.go((self.at + 1).min(self.done.len() - 1), time),
            LessonRequest::Explain(_) | LessonRequest::Close => {}
        }
    }

    /// Carries out a request from the board.
    fn dispatch(&mut self, request: Request, time: f64) {
        match request {
            Request::Do(deed) => self.deed(deed, time),
            Request::Enter(_) if self.back_at.is_some() => self.set_up(),
            Request::Enter(_) if self.is_over() => {}
            Request::Enter(square) => {
                // Where touching is taught, Enter touches the piece.
                let deeds = match self.step().goal.is_touching() {
                    true => press_and_let_go(square, square),
                    false => self.board.enter(&self.table, square),
                };
                for deed in deeds {
                    self.deed(deed, time);
                }
            }
            _ => {}
        }
    }

    /// Does a deed at the lesson's table. While a wrong move is still shown, a press only resets the position.
    fn deed(&mut self, deed: Deed, time: f64) {
        let lets_go = matches!(deed, Deed::Release { .. });
        match deed {
            Deed::Press { .. } if self.back_at.is_some() => return self.set_up(),
            Deed::Release { .. } if !self.board.is_pressing() => return,
            _ if self.is_over() && !lets_go => return,
            _ => {}
        }
        if !lets_go {
            self.tried = None;
        }
        let before = Before::of(&self.table);
        let notices = self.board.apply(&mut self.table, deed);
        // Once an attempt is judged, releasing the piece does not change the verdict.
        self.tried = self.tried.take().or_else(|| before.tried(self.step(), &notices));
        match &self.tried {
            Some(tried) if tried.is_done() => self.done[self.at] = true,
            Some(_) => self.back_at = Some(time + share::TRIED),
            None => return,
        }
        self.board.message = None;
    }

    /// Resets the position when it is time; the comment on the move stays.
    fn come_back(&mut self, ui: &Ui, time: f64) {
        let Some(at) = self.back_at else { return };
        if time < at {
            return ui.ctx().request_repaint_after(Duration::from_secs_f64(at - time));
        }
        let tried = self.tried.take();
        self.set_up();
        self.tried = tried;
    }

    /// Resets the step.
    fn set_up(&mut self) {
        let step = self.step();
        self.table = table_of(self.course, step);
        self.board.reset();
        self.askew = match step.goal {
            Goal::Adjust(piece) => Some(piece),
            _ => None,
        };
        (self.tried, self.back_at) = (None, None);
    }

    /// Goes to another step.
    fn go(&mut self, at: usize, time: f64) {
        self.at = at;
        self.set_up();
        self.board.widget.begin();
        (self.said, self.changed) = (None, time);
    }
}

/// A table with the position of a step and the touched piece.
fn table_of(course: Course, step: &Step) -> Table {
    // A test parses every position, so the fallback is never used.
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
