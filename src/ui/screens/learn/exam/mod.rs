//! The arbiter's desk, with three kinds of practice: the program's own cases, an endless series of generated cases, and
//! an exam against the clock.
//!
//! Cases, questions and answers are in `exam`; `ui::app::exercises` saves the progress.

mod panel;
mod reason;
mod results;
mod story;
mod verdict;
mod words;

use egui::{Rect, Ui};

use crate::exam::{
    self, Answer, Case, Endless, ExamCase, ExamLength, Hearing, Practice, PracticeNote, Sitting, Topic,
};
use crate::game::{Bond, Date};
use crate::platform::TimeReading;
use crate::rules::{Bitboard, Position, Square};
use crate::table::Table;
use crate::ui::click_guard;
use crate::ui::screens::leave_on_escape;
use crate::ui::table_board::{BoardView, TableBoard, practice_table};
use crate::ui::view::settings::Settings;
use crate::ui::view::{BoardAndPanel, GameView, Message, Request, ViewContext, ViewSettings};

/// What is practised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// A round through the program's cases at one level.
    Cases,
    /// Generated cases on one topic, at one level.
    Endless,
    Exam,
}

/// What the panel shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Page {
    Questions,
    Ruling,
    /// The scores of a level whose cases were all ruled on correctly; also shown if no generated case was found.
    Scores,
    /// The choices before an exam.
    Form,
    Results,
}

/// Where the panel scrolls to.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Scroll {
    /// This distance from the top of the panel's content, in points.
    To(f32),
    /// The beginning of the ruling.
    Ruling,
}

/// The screen, with the case on it.
pub struct ExamScreen {
    mode: Mode,
    page: Page,
    cases: Vec<Case>,
    practice: Practice,
    endless: Endless,
    /// The name of the candidate.
    name: String,
    /// The length that is chosen for the exam.
    length: ExamLength,
    sitting: Option<Sitting>,
    /// The time of the last frame, in milliseconds.
    now: u64,
    seed: u64,
    case: Case,
    hearing: Hearing,
    /// The answers that are chosen, one for each question.
    answers: Vec<Option<Answer>>,
    /// Where the panel scrolls to in the next frame; `None` to stay.
    scroll: Option<Scroll>,
    /// How far the list of results was scrolled, in points.
    results_offset: f32,
    /// The article that the ruling on screen quotes; `None` without a ruling, or if it quotes none.
    quoted: Option<&'static str>,
    /// The mate that explains the ruling on screen; `None` if no mate does.
    mate: Option<Position>,
    /// What the board shows with the ruling on screen instead of the table after the decision (see [`corrected`]);
    /// `None` if it shows that table.
    corrected: Option<(Table, Bitboard)>,
    board: TableBoard,
    access: Access,
}

/// What helps those who use the keyboard or a screen reader.
#[derive(Default)]
struct Access {
    /// Whether the story of the case need not be announced any more.
    is_story_read: bool,
    /// The answer that was just chosen without moving the focus, in a sentence to be announced; `None` if there is
    /// none.
    chosen: Option<String>,
    /// Whether the main button takes the keyboard focus in the next frame if anything has it.
    leads_on: bool,
}

impl ExamScreen {
    /// Resumes the round through the cases from these notes; `None` if there are no cases. Generated cases begin with
    /// this seed.
    pub fn new(notes: &[PracticeNote], seed: u64) -> Option<ExamScreen> {
        let cases = exam::all();
        let case = cases.first()?.clone();
        let known: Vec<(&str, u8)> = cases.iter().map(|case| (case.name.as_str(), case.level)).collect();
        let practice = Practice::resume(&known, notes);
        // Generated cases are at the level of the other cases until a different level is chosen.
        let is_level = |level: u8| known.iter().any(|(_, other)| *other == level);
        let kept = |(topic, level), note: &PracticeNote| match *note {
            PracticeNote::Endless { topic, level } if is_level(level) && topic.is_generated(level) => {
                (topic, level)
            }
            PracticeNote::Level(level) if is_level(level) => (topic, level),
            PracticeNote::Endless { .. }
            | PracticeNote::Level(_)
            | PracticeNote::Round
            | PracticeNote::Case { .. } => (topic, level),
        };
        let (topic, level) = notes.iter().fold((Topic::Touch, practice.level()), kept);
        let mut screen = ExamScreen {
            mode: Mode::Cases,
            page: Page::Questions,
            practice,
            cases,
            endless: Endless::new(topic, level, seed),
            name: String::new(),
            length: ExamLength::ALL[1],
            sitting: None,
            now: 0,
            seed,
            answers: Vec::new(),
            hearing: case.hear(),
            case,
            scroll: None,
            results_offset: 0.0,
            quoted: None,
            mate: None,
            corrected: None,
            board: TableBoard::default(),
            access: Access::default(),
        };
        screen.open_next();
        Some(screen)
    }

    /// The article that the ruling on screen quotes; `None` without a ruling, or if it quotes none.
    pub fn article(&self) -> Option<&'static str> {
        self.quoted
    }

    pub fn board_mut(&mut self) -> &mut TableBoard {
        &mut self.board
    }

    /// The table on the board, and the square of the keyboard cursor.
    pub fn view<'a>(&'a self, settings: &'a Settings) -> (GameView<'a>, Square) {
        let (table, _) = shown(self.page, &self.hearing, self.corrected.as_ref());
        let game = GameView { now: self.hearing.decided_at, ..GameView::at(table, settings) };
        (game, self.board.widget.cursor)
    }

    /// Scrolls the panel to its top in the next frame.
    pub fn scroll_to_top(&mut self) {
        self.scroll = Some(Scroll::To(0.0));
    }

    /// Shows the screen in its place.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        leave_on_escape(ui, ctx);
        self.tick(ctx.time);
        let places = BoardAndPanel::with_form(ui, place);
        if self.panel(ui, &places, ctx) {
            self.go_on(ctx);
            click_guard::changed(ui.ctx(), place, click_guard::GUARD);
            ui.ctx().request_repaint();
        }
        let geometry = self.board.geometry(ui, places.board).with_margin(places.has_margin);
        let look = ViewSettings { keys: false, message: None, ..ctx.look };
        let (table, last_move) = shown(self.page, &self.hearing, self.corrected.as_ref());
        let showing =
            BoardView { closed: true, promotes: false, last_move, ..BoardView::of(table, look, place) };
        self.board.show(ui, &geometry, &showing, ctx.art);
    }

    /// Updates the time, including the computer's sleep if its clocks count that, and ends an exam whose time is up.
    fn tick(&mut self, time: TimeReading) {
        self.now = time.elapsed.as_millis() as u64;
        if let Some(sitting) = self.sitting.as_mut().filter(|sitting| !sitting.is_over()) {
            sitting.tick(self.now, &self.answers);
            if sitting.is_over() {
                self.open_next();
            }
        }
    }

    /// Whether an exam has begun and is not over.
    pub fn is_running(&self) -> bool {
        self.sitting.as_ref().is_some_and(|sitting| !sitting.is_over())
    }

    /// If an exam is running, ends it with the answers that are chosen.
    pub fn hand_in(&mut self) {
        if let Some(sitting) = self.sitting.as_mut().filter(|sitting| !sitting.is_over()) {
            sitting.hand_in(&self.answers);
            self.open_next();
        }
    }

    fn choose(&mut self, mode: Mode) {
        self.mode = mode;
        self.open_next();
    }

    /// The level after that of the current round; `None` after the last level.
    fn next_level(&self) -> Option<u8> {
        self.cases.iter().map(|case| case.level).find(|level| *level > self.practice.level())
    }

    /// Opens a case of this level, and sets the level of the generated cases too.
    fn choose_level(&mut self, level: u8, requests: &mut Vec<Request>) {
        self.practice.choose_level(level);
        if level != self.endless.level {
            self.endless.choose(self.endless.topic, level);
        }
        requests.push(Request::NotePractice(PracticeNote::Level(level)));
        self.open_next();
    }

    /// Does what the main button of the page says.
    fn go_on(&mut self, ctx: &mut ViewContext<'_>) {
        match (self.page, self.mode) {
            (Page::Questions, Mode::Exam) => {
                if let Some(sitting) = &mut self.sitting {
                    sitting.answer(self.answers.clone());
                }
                self.open_next();
            }
            (Page::Questions, mode) => {
                let is_right = self.is_right();
                if mode == Mode::Cases {
                    self.practice.answer(is_right);
                    let note = PracticeNote::Case { name: self.case.name.clone(), is_right };
                    ctx.requests.push(Request::NotePractice(note));
                } else {
                    self.endless.answer(is_right);
                }
                self.explain();
                self.scroll = Some(Scroll::Ruling);
                // The ruling may change the times in the story, but the story need not be announced again.
                (self.access.leads_on, self.access.is_story_read) = (true, true);
            }
            (Page::Ruling, mode) => {
                self.open_next();
                if mode == Mode::Exam {
                    self.scroll = Some(Scroll::To(self.results_offset));
                }
            }
            (Page::Scores, Mode::Endless) => {
                // No case was found on this topic; other seeds may give one.
                self.endless.choose(self.endless.topic, self.endless.level);
                self.open_next();
            }
            (Page::Scores, _) => {
                let level = self.next_level().unwrap_or(self.practice.level());
                self.choose_level(level, ctx.requests);
            }
            (Page::Form, _) => {
                self.seed = self.seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(self.now);
                let date = Date::of_day(ctx.time.day());
                self.sitting = Some(Sitting::begin(self.length, self.seed, self.now, date));
                self.open_next();
            }
            (Page::Results, _) => {
                let certificate = self.certificate(ctx.look.words).map(Box::new);
                ctx.requests.extend(certificate.map(Request::PrintCertificate));
            }
        }
    }

    /// Opens the next case or, if there is none, the page that is shown instead.
    fn open_next(&mut self) {
        let next = match self.mode {
            Mode::Cases => self.practice.current().map(|case| self.cases[case].clone()).ok_or(Page::Scores),
            Mode::Endless => self.endless.case().ok_or(Page::Scores),
            Mode::Exam => match &self.sitting {
                None => Err(Page::Form),
                Some(sitting) => sitting.case().cloned().ok_or(Page::Results),
            },
        };
        (self.scroll, self.quoted) = (Some(Scroll::To(0.0)), None);
        match next {
            Ok(case) => self.open(case),
            Err(page) => self.page = page,
        }
    }

    fn open(&mut self, case: Case) {
        self.page = Page::Questions;
        self.hearing = case.hear();
        self.answers = vec![None; self.hearing.questions.len()];
        self.case = case;
        self.access = Access::default();
        self.board.reset();
        self.board.widget.begin();
    }

    /// Shows the ruling on the case.
    fn explain(&mut self) {
        self.page = Page::Ruling;
        self.mate = self.possible_mate();
        self.corrected = corrected(&self.hearing);
        self.board.message = Message::of(&self.hearing.notices);
    }

    /// Shows the ruling on a case of the exam that is over.
    fn explain_again(&mut self, number: usize) {
        let Some(ExamCase { case, answers, .. }) =
            self.sitting.as_ref().and_then(|sitting| sitting.cases().get(number)).cloned()
        else {
            return;
        };
        self.open(case);
        self.answers = answers;
        self.explain();
        self.scroll = Some(Scroll::To(0.0));
    }

    fn is_right(&self) -> bool {
        self.hearing.is_right(&self.answers)
    }
}

/// The table on the board, and the squares of the move that is played with the ruling; no squares if no move is.
fn shown<'a>(
    page: Page,
    hearing: &'a Hearing,
    corrected: Option<&'a (Table, Bitboard)>,
) -> (&'a Table, Bitboard) {
    let is_decided = page == Page::Ruling;
    match corrected.filter(|_| is_decided) {
        Some((table, squares)) => (table, *squares),
        None => (hearing.table(is_decided), Bitboard::EMPTY),
    }
}

/// The table that the board shows with a ruling, and the squares of the last move on it: the position that the ruling
/// leaves, after the one move that must then be played (4.7, 9.5.3). `None` if there is no such move, or if the pieces
/// are not as they were at the start of the turn; the board then shows the table after the decision.
fn corrected(hearing: &Hearing) -> Option<(Table, Bitboard)> {
    let table = &hearing.after;
    let bound = table.obligation().filter(|_| !table.hands_moved())?;
    let is_played = matches!(bound.bond()?, Bond::Released | Bond::IntendedMove);
    let mv = bound.moves().first().filter(|_| is_played && bound.moves().len() == 1)?;
    let corrected = practice_table(&table.position().after(*mv), &table.setup().start);
    Some((corrected, Bitboard::of(mv.from()).with(mv.to())))
}
