//! Your own moments: exercises on the board, one by one, as they come back. A move is guessed, and guessed once more; then
//! the solution is shown with its reason.
//!
//! The exercises are in `exam`; what is kept of them is written by `ui::app::practice`.

mod panel;

use egui::{Key, Rect, Ui};

use crate::exam::{Deck, Exercise};
use crate::record::MarkColor;
use crate::rules::{Color, Move, Position};
use crate::start::Start;
use crate::table::{Deed, Table};
use crate::ui::board::{Board, BoardEvent};
use crate::ui::table_board::{BoardView, TableBoard, arrow, practice_table};
use crate::ui::view::{BoardAndPanel, Request, ViewContext, ViewSettings};
use crate::ui::widgets::take_once;

/// How far the learner is with an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    First,
    /// The first move was wrong.
    Second,
    /// A right move was found, at the first try or the second.
    Found,
    /// The solution is shown.
    Shown,
}

/// The exercise on the board.
struct Task {
    number: usize,
    position: Position,
    right: Vec<Move>,
    played: Option<Move>,
    stage: Stage,
    /// The move that is on the board.
    tried: Option<Move>,
}

/// The screen, with the exercise on it.
pub struct ExerciseScreen {
    deck: Deck,
    /// Today, in days since 1970.
    day: u32,
    /// `None` if nothing is due.
    task: Option<Task>,
    table: Table,
    board: TableBoard,
}

impl ExerciseScreen {
    /// The exercises that are due on this day.
    pub fn new(deck: Deck, day: u32) -> ExerciseScreen {
        let board = TableBoard::of(Board::default());
        let table = practice_table(&Position::standard(), &Start::standard());
        let mut screen = ExerciseScreen { deck, day, task: None, table, board };
        screen.open_next();
        screen
    }

    /// Takes over the exercises of the file, and today. An exercise that is being solved stays.
    pub fn update(&mut self, deck: Deck, day: u32) {
        (self.deck, self.day) = (deck, day);
        if self.task.is_none() {
            self.open_next();
        }
    }

    pub fn board_mut(&mut self) -> &mut Board {
        &mut self.board.widget
    }

    /// Shows the screen in its place.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        if ctx.look.keys && take_once(ui, Key::Escape) {
            if self.table.in_hand().is_none() && self.table.promoting().is_none() {
                ctx.requests.push(Request::Return);
            }
            self.board.play(&mut self.table, vec![Deed::Cancel]);
            ui.ctx().request_repaint();
        }
        let places = BoardAndPanel::with_form(ui, place);
        self.panel(ui, &places, ctx);
        let geometry = self.board.geometry(ui, places.board).with_margin(places.has_margin);
        let is_open = self.task.as_ref().is_some_and(Task::is_open);
        let showing = BoardView {
            closed: !is_open,
            arrow: self.task.as_ref().and_then(Task::arrow),
            ..BoardView::of(&self.table, ViewSettings { keys: false, message: None, ..ctx.look }, place)
        };
        for request in self.board.show(ui, &geometry, &showing, ctx.art) {
            match request {
                // A press takes back what was tried.
                Request::Board(BoardEvent::Press(_) | BoardEvent::Enter(_)) if self.can_try_again() => {
                    self.set_up();
                    ui.ctx().request_repaint();
                }
                Request::Board(event) if is_open => {
                    let deeds = self.board.deeds(&self.table, event);
                    self.attempt(deeds, ctx.requests);
                }
                Request::Do(deed) if is_open => self.attempt(vec![deed], ctx.requests),
                Request::Board(BoardEvent::Release(square)) => {
                    self.board.play(&mut self.table, vec![Deed::Release { square }]);
                }
                _ => {}
            }
        }
        ctx.requests.extend(self.board.take_cue().map(Request::PlaySound));
    }

    /// Whether the first move was wrong and is still on the board.
    fn can_try_again(&self) -> bool {
        self.task.as_ref().is_some_and(|task| task.stage == Stage::Second && task.tried.is_some())
    }

    /// Does what was done on the board. The first move decides when the exercise comes back.
    fn attempt(&mut self, deeds: Vec<Deed>, requests: &mut Vec<Request>) {
        let Some(tried) = self.board.play(&mut self.table, deeds) else { return };
        let Some(task) = &mut self.task else { return };
        let is_right = task.right.contains(&tried);
        if task.stage == Stage::First {
            let line = self.deck.answer(task.number, is_right, self.day);
            requests.extend(line.map(Request::NoteExercise));
        }
        task.tried = Some(tried);
        task.stage = match task.stage {
            _ if is_right => Stage::Found,
            Stage::First => Stage::Second,
            Stage::Second | Stage::Found | Stage::Shown => Stage::Shown,
        };
        if task.stage == Stage::Shown {
            self.set_up();
        }
    }

    /// Shows the solution; an exercise that was not tried comes back as one that was not solved.
    fn give_up(&mut self, requests: &mut Vec<Request>) {
        let Some(task) = &mut self.task else { return };
        if task.stage == Stage::First {
            let line = self.deck.answer(task.number, false, self.day);
            requests.extend(line.map(Request::NoteExercise));
        }
        task.stage = Stage::Shown;
        self.set_up();
    }

    /// The position of the exercise, without what was tried.
    fn set_up(&mut self) {
        let Some(task) = &mut self.task else { return };
        task.tried = None;
        self.table = practice_table(&task.position, &Start::at(task.position.clone()));
        self.board.reset();
    }

    /// The next exercise that is due. One whose position or moves can't be read is passed over.
    fn open_next(&mut self) {
        self.task = None;
        while let Some(number) = self.deck.next(self.day) {
            let task = self.deck.exercise(number).and_then(|exercise| Task::new(number, exercise));
            if let Some(task) = task {
                self.board.flipped = task.position.turn() == Color::Black;
                self.task = Some(task);
                break;
            }
            self.deck.answer(number, false, self.day);
        }
        self.set_up();
        self.board.widget.begin();
    }
}

impl Task {
    fn new(number: usize, exercise: &Exercise) -> Option<Task> {
        let position = exercise.position()?;
        let (right, played) = (exercise.right_moves(&position), exercise.played_move(&position));
        let (stage, tried) = (Stage::First, None);
        (!right.is_empty()).then_some(Task { number, position, right, played, stage, tried })
    }

    /// Whether a move can be tried.
    fn is_open(&self) -> bool {
        matches!(self.stage, Stage::First | Stage::Second) && self.tried.is_none()
    }

    /// The solution, once it is shown.
    fn arrow(&self) -> Option<crate::record::Mark> {
        let best = self.right.first().filter(|_| self.stage == Stage::Shown)?;
        Some(arrow(*best, self.position.turn(), MarkColor::Green))
    }
}
