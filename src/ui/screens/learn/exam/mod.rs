//! The arbiter's desk: cases to rule on, one by one. Cases that were ruled on wrongly come back.
//!
//! Cases, questions and answers are in `exam`.

mod panel;
mod words;

use egui::{Key, Rect, Ui};

use crate::exam::{self, Answer, Case, Hearing, Practice};
use crate::ui::click_guard;
use crate::ui::table_board::{BoardView, TableBoard};
use crate::ui::view::{BoardAndPanel, Message, Request, ViewContext, ViewSettings};
use crate::ui::widgets::take_once;

/// The screen, with the case on it.
pub struct ExamScreen {
    cases: Vec<Case>,
    practice: Practice,
    at: usize,
    hearing: Hearing,
    /// The answers that are chosen, one for each question.
    answers: Vec<Option<Answer>>,
    /// Whether the decision was given, so that the table's is shown.
    is_judged: bool,
    /// Whether all cases were ruled on rightly.
    is_over: bool,
    /// Whether the panel goes back to its top.
    has_turned: bool,
    /// The article of the ruling on screen.
    quoted: Option<&'static str>,
    board: TableBoard,
}

impl ExamScreen {
    /// A new exam at the first case; `None` if there are no cases.
    pub fn new() -> Option<ExamScreen> {
        let cases = exam::all();
        let hearing = cases.first()?.hear();
        let mut screen = ExamScreen {
            practice: Practice::new(cases.len()),
            cases,
            at: 0,
            answers: Vec::new(),
            hearing,
            is_judged: false,
            is_over: false,
            has_turned: false,
            quoted: None,
            board: TableBoard::default(),
        };
        screen.open(0);
        Some(screen)
    }

    /// The article that the ruling on screen quotes.
    pub fn article(&self) -> Option<&'static str> {
        self.quoted
    }

    /// Shows the screen in its place.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        if ctx.look.keys && take_once(ui, Key::Escape) {
            ctx.requests.push(Request::Return);
        }
        let places = BoardAndPanel::with_form(ui, place);
        if self.panel(ui, &places, ctx) {
            self.go_on();
            click_guard::changed(ui.ctx(), place);
            ui.ctx().request_repaint();
        }
        let geometry = self.board.geometry(ui, places.board).with_margin(ui);
        let look = ViewSettings { keys: false, message: None, ..ctx.look };
        let table = self.hearing.table(self.is_judged);
        let showing = BoardView { closed: true, promotes: false, ..BoardView::of(table, look, place) };
        self.board.show(ui, &geometry, &showing, ctx.art);
    }

    /// Does what the main button says: judges the decision, opens the next case, or begins a new round.
    fn go_on(&mut self) {
        if self.is_over {
            self.practice = Practice::new(self.cases.len());
            self.is_over = false;
        } else if !self.is_judged {
            self.is_judged = true;
            self.practice.answer(self.is_right());
            self.board.message = Message::of(&self.hearing.notices);
            return;
        }
        match self.practice.current() {
            Some(case) => self.open(case),
            None => self.is_over = true,
        }
    }

    fn open(&mut self, case: usize) {
        (self.at, self.is_judged, self.has_turned, self.quoted) = (case, false, true, None);
        self.hearing = self.cases[case].hear();
        self.answers = vec![None; self.hearing.questions.len()];
        self.board.reset();
        self.board.widget.begin();
    }

    fn case(&self) -> &Case {
        &self.cases[self.at]
    }

    /// Whether every question has an answer.
    fn is_decided(&self) -> bool {
        self.answers.iter().all(Option::is_some)
    }

    fn is_right(&self) -> bool {
        let mut given = self.answers.iter().zip(&self.hearing.questions);
        given.all(|(answer, question)| answer.as_ref() == Some(&question.right))
    }
}
