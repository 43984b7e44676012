//! A short lesson: the tour of touch-move, or castling in Chess960. It shows pages one by one, each with a task on its
//! board.
//!
//! The pages are in `assets/lessons`, in order; `ui::screens::learn::book` describes their format.
//!
//! The board is in `ui::screens::learn::practice`.

mod panel;

use egui::{Event, Key, Rect, Ui};

use super::book::diagram::Diagram;
use super::book::page::Page;
use super::book::pages::Pages;
use super::practice::{Practice, Step};
use crate::text::Language;
use crate::ui::board::Board;
use crate::ui::click_guard;
use crate::ui::view::{BoardAndPanel, Command, LawCard, Request, ViewContext, first_step};
use crate::ui::widgets::ButtonState;
use panel::LessonRequest;

/// The subject of a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// Touch-move in one minute.
    Tour,
    /// Castling in Chess960.
    Castling,
}

impl Course {
    /// The pages of the course, one per step. The tens digit of a page's number gives the course.
    pub fn pages(self, language: Language) -> Vec<Page> {
        let tens = match self {
            Course::Tour => 1,
            Course::Castling => 2,
        };
        let mut pages = Pages::of_lessons(language).into_all();
        pages.retain(|page| page.number() / 10 == tens);
        pages
    }

    /// The command that opens the course and gives it its name.
    pub const fn command(self) -> Command {
        match self {
            Course::Tour => Command::Tour,
            Course::Castling => Command::Lesson,
        }
    }

    /// The message keys of the buttons that leave the lesson before its end, and at its end.
    pub const fn leaving(self) -> [&'static str; 2] {
        match self {
            Course::Tour => ["tour-skip", "tour-play"],
            Course::Castling => ["close", "lesson-done"],
        }
    }
}

/// A lesson and its progress.
pub struct Lesson {
    course: Course,
    language: Language,
    pages: Vec<Page>,
    at: usize,
    done: Vec<bool>,
    practice: Practice,
    /// Whether the buttons have just changed their meaning.
    changed: bool,
    /// The card of the last frame; `None` if that frame did not show the same step.
    said: Option<LawCard>,
}

impl Lesson {
    /// A course at its first step; `None` if its first page or the diagram on it is missing.
    pub fn new(course: Course, language: Language) -> Option<Lesson> {
        let pages = course.pages(language);
        let practice = Practice::new(pages.first()?.diagram()?.clone());
        let done = vec![false; pages.len()];
        Some(Lesson { course, language, pages, at: 0, done, practice, changed: false, said: None })
    }

    pub fn course(&self) -> Course {
        self.course
    }

    /// The article that the lesson's card quotes; `None` if it quotes none.
    pub fn article(&self) -> Option<&'static str> {
        self.said.as_ref()?.article
    }

    pub fn board_mut(&mut self) -> &mut Board {
        self.practice.board_mut()
    }

    /// Whether the last step of the tour is shown and done.
    fn is_over(&self) -> bool {
        self.course == Course::Tour && self.at + 1 == self.done.len() && self.done[self.at]
    }

    fn diagram(&self) -> Option<&Diagram> {
        self.pages.get(self.at)?.diagram()
    }

    /// Shows the lesson in its place.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let (time, look) = (ui.input(|input| input.time), ctx.look);
        self.translate(look.words.language());
        let keys = if look.keys { self.keys(ui, time, ctx.requests) } else { None };
        match self.practice.tick(time) {
            Step::Stay => {}
            Step::Wait(after) => ui.ctx().request_repaint_after(after),
            Step::Next => self.go(self.at + 1),
        }
        if std::mem::take(&mut self.changed) {
            click_guard::changed(ui.ctx(), place, click_guard::GUARD);
        }
        let places = BoardAndPanel::of(ui, place, 0);
        let law = look.message.cloned().unwrap_or_else(|| self.practice.law(look));
        let clicked = self.panel(ui, &places, &law, ctx);
        self.said = Some(law);
        let geometry = self.practice.geometry(ui, places.board).with_margin(places.has_margin);
        self.practice.show(ui, &geometry, place, false, ctx);
        first_step::note(ui.ctx(), self.practice.board_mut().stop());
        let is_over = self.is_over();
        self.done[self.at] |= self.practice.is_done();
        ctx.requests.extend((!is_over && self.is_over()).then_some(Request::TourDone));
        if let Some(request) = keys.or(clicked) {
            ui.ctx().request_repaint();
            match request {
                LessonRequest::Say(command) => {
                    self.practice.said(command, time);
                    self.changed |= command == Command::Castle;
                }
                LessonRequest::Again => self.practice.set_up(),
                LessonRequest::GoTo(at) => self.go(at),
                LessonRequest::Leave(request) => ctx.requests.push(request),
            }
        }
        ctx.requests.extend(self.practice.take_cue().map(Request::PlaySound));
    }

    /// Handles Escape, which puts back what is in hand or, if the board is not busy, leaves the lesson. Returns the
    /// request for the declaration (see `Practice::say`) if its key was pressed.
    fn keys(&mut self, ui: &Ui, time: f64, requests: &mut Vec<Request>) -> Option<LessonRequest> {
        // A held-down key counts once.
        let held = |event: &Event| matches!(event, Event::Key { repeat: true, .. });
        if ui.input(|input| input.events.iter().any(held)) {
            return None;
        }
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            if !self.practice.is_busy() {
                requests.push(Request::Return);
                return None;
            }
            self.practice.put_back(time);
            ui.ctx().request_repaint();
        }
        let (command, state) = self.practice.say();
        let keys = command.shortcut().filter(|_| state != ButtonState::Disabled)?;
        ui.input_mut(|input| input.consume_shortcut(&keys)).then_some(LessonRequest::Say(command))
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.pages.len() - 1);
        if let Some(diagram) = self.diagram().cloned() {
            self.practice.go_to(diagram);
        }
        (self.said, self.changed) = (None, true);
    }

    /// Shows the same step in this language.
    fn translate(&mut self, language: Language) {
        if language == self.language {
            return;
        }
        (self.language, self.pages) = (language, self.course.pages(language));
        if let Some(diagram) = self.diagram().cloned() {
            self.practice.diagram = diagram;
        }
    }
}
