//! Exercises on the board, one by one, those that are due first. The learner has two tries; then the solution is shown
//! with its reason. A mate in two or three moves is played to the end, and each of its moves has two tries.
//!
//! The exercises are in `exam`; `ui::app::exercises` saves the progress.

mod panel;

use std::collections::VecDeque;
use std::time::Duration;

use egui::{InputState, Key, Modifiers, Rect, Ui};

use crate::exam::{Deck, Exercise, MatingStep};
use crate::game::Obligation;
use crate::record::{Mark, MarkColor, MarkShape};
use crate::rules::{Bitboard, Color, Move, Position, Role, Square};
use crate::start::Start;
use crate::table::{Action, Deed, GameSetup, Notice, Table, TouchMove};
use crate::text::{Texts, typed_move};
use crate::ui::board::{Board, BoardEvent};
use crate::ui::screens::put_back_or_leave;
use crate::ui::table_board::{BoardView, TableBoard, arrow, practice_table};
use crate::ui::theme::duration;
use crate::ui::view::settings::Settings;
use crate::ui::view::{BoardAndPanel, GameView, Request, ViewContext, ViewSettings, first_step};

/// How far the learner is with an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    First,
    /// The first try was wrong.
    Second,
    /// A right move was found and is shown; the opponent's reply follows.
    ReplyComes,
    /// The last right move was found, at the first try or the second.
    Solved,
    SolutionShown,
}

/// The wrong first try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mistake {
    Move(Move),
    /// Under touch-move, a touch that rules out every right move.
    Touch(Role, Square),
}

/// The exercise on the board.
struct Task {
    number: usize,
    exercise: Exercise,
    position: Position,
    /// The position before the opponent's last reply, and that reply; `None` until there is such a reply.
    reply: Option<(Position, Move)>,
    right: Vec<Move>,
    /// What follows the right move that is shown; `None` if no reply comes.
    next: Option<MatingStep>,
    played: Option<Move>,
    /// The number of moves in which to mate; `None` if that is not the task.
    mate: Option<u32>,
    /// The moves that follow the solution; may be empty.
    line: Vec<Move>,
    stage: Stage,
    /// The move that was tried and is shown on the board; `None` if no such move is shown.
    tried: Option<Move>,
    /// The time, in seconds, at which the move that was tried is taken back if it is wrong, or replied to if a reply
    /// comes; `None` if neither is due.
    ends_at: Option<f64>,
    mistake: Option<Mistake>,
    /// Whether a hint has named the piece to move.
    is_hinted: bool,
    /// The piece whose touch was the last try, and its square, until a new try begins; otherwise `None`.
    touched: Option<(Role, Square)>,
}

/// The screen, with the exercise on it.
pub struct ExerciseScreen {
    deck: Deck,
    /// Today, in days since 1970.
    day: u32,
    /// How many of the exercises that were due were answered on this day.
    answered: usize,
    /// How many of these answers were right at the first try.
    right: usize,
    /// The exercise on the board; `None` if no exercise is due and no other one is being practised.
    task: Option<Task>,
    /// Exercises that are not due and are practised anyway, the next one first.
    extra: VecDeque<usize>,
    touch: TouchMove,
    table: Table,
    board: TableBoard,
    /// Whether the main button takes the keyboard focus in the next frame if anything has it, because the exercise has
    /// just been solved or its solution has just been shown.
    leads_on: bool,
}

impl ExerciseScreen {
    /// A screen with the exercises that are due on this day.
    pub fn new(deck: Deck, day: u32) -> ExerciseScreen {
        let board = TableBoard::of(Board::default());
        let table = practice_table(&Position::standard(), &Start::standard());
        let mut screen = ExerciseScreen {
            deck,
            day,
            answered: 0,
            right: 0,
            task: None,
            extra: VecDeque::new(),
            touch: TouchMove::Off,
            table,
            board,
            leads_on: false,
        };
        screen.open_next();
        screen
    }

    /// Replaces the exercises, and updates the day. The exercise on the board stays if `deck` has it at the same index.
    pub fn update(&mut self, deck: Deck, day: u32) {
        self.deck = deck;
        self.turn_day(day);
        let deck = &self.deck;
        self.task.take_if(|task| deck.exercise(task.number) != Some(&task.exercise));
        if self.task.is_none() {
            self.open_next();
        }
    }

    /// The number of exercises that are due on this day.
    pub fn due_count(&self, day: u32) -> usize {
        self.deck.due_count(day)
    }

    pub fn board_mut(&mut self) -> &mut TableBoard {
        &mut self.board
    }

    pub fn is_flipped(&self) -> bool {
        self.board.flipped
    }

    /// The table with the exercise, and the square of the keyboard cursor.
    pub fn view<'a>(&'a self, settings: &'a Settings) -> (GameView<'a>, Square) {
        let game = GameView { keyed: self.board.keyboard_piece, ..GameView::at(&self.table, settings) };
        (game, self.board.widget.cursor)
    }

    /// Whether a move can be tried, either at once or after the try that is shown is taken back or replied to.
    pub fn takes_moves(&self) -> bool {
        self.task.as_ref().is_some_and(Task::is_open) || self.can_go_on()
    }

    /// If a move can be tried, tries the typed move, or shows why that is not possible. `time` is in seconds.
    pub fn typed(&mut self, text: &str, texts: &Texts, time: f64, requests: &mut Vec<Request>) {
        if !self.takes_moves() {
            return;
        }
        if self.can_go_on() {
            self.go_on();
        }
        match typed_move::read(&self.table, text, texts) {
            Ok(mv) => {
                let text = self.table.uci(self.table.position(), mv);
                self.attempt(vec![Deed::Move { text }], time, requests);
            }
            Err(reason) => self.board.refuse(reason),
        }
    }

    /// Shows the screen in its place.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        self.turn_day(ctx.time.day());
        self.go_on_in_time(ui);
        let is_strict = ctx.look.settings.exercise_touch;
        self.set_touch(if is_strict { TouchMove::Enforced } else { TouchMove::Off });
        put_back_or_leave(ui, &mut self.board, &mut self.table, ctx);
        let asks = |input: &mut InputState| input.consume_key(Modifiers::COMMAND, Key::H);
        if self.task.as_ref().is_some_and(Task::can_hint) && ctx.look.keys && ui.input_mut(asks) {
            self.hint(ctx.requests);
        }
        let places = BoardAndPanel::with_form(ui, place);
        self.panel(ui, &places, ctx);
        let geometry = self.board.geometry(ui, places.board).with_margin(places.has_margin);
        let is_open = self.task.as_ref().is_some_and(Task::is_open);
        let hinted = self.task.as_ref().filter(|_| is_open).and_then(Task::hinted);
        let time = ui.input(|input| input.time);
        let showing = BoardView {
            closed: !is_open,
            hinted: hinted.map_or(Bitboard::EMPTY, |(_, square)| Bitboard::of(square)),
            arrow: self.task.as_ref().and_then(Task::mark),
            ..BoardView::of(&self.table, ViewSettings { keys: false, message: None, ..ctx.look }, place)
        };
        for request in self.board.show(ui, &geometry, &showing, ctx.art) {
            match request {
                Request::Board(event) if is_open || self.can_go_on() => {
                    // A press ends what is shown, and begins a new move.
                    if !is_open && matches!(event, BoardEvent::Press(_) | BoardEvent::Enter(_)) {
                        self.go_on();
                        ui.ctx().request_repaint();
                    }
                    let deeds = self.board.deeds(&self.table, event);
                    self.attempt(deeds, time, ctx.requests);
                }
                Request::Do(deed) if is_open => self.attempt(vec![deed], time, ctx.requests),
                Request::Board(BoardEvent::Release(square)) => {
                    self.board.play(&mut self.table, vec![Deed::Release { square }]);
                }
                _ => {}
            }
        }
        first_step::note(ui.ctx(), self.board.widget.stop());
        ctx.requests.extend(self.board.take_cue().map(Request::PlaySound));
    }

    /// Updates the day. If it has changed, resets the counts of answers, and opens the next exercise if none is on the
    /// board.
    fn turn_day(&mut self, day: u32) {
        if std::mem::replace(&mut self.day, day) == day {
            return;
        }
        (self.answered, self.right) = (0, 0);
        if self.task.is_none() {
            self.open_next();
        }
    }

    /// Switches touch-move on or off. A try that has not been completed is abandoned.
    fn set_touch(&mut self, touch: TouchMove) {
        if std::mem::replace(&mut self.touch, touch) != touch && self.task.as_ref().is_some_and(Task::is_open)
        {
            self.set_up();
        }
    }

    /// Takes back a wrong move, or replies to a right one, once it has been shown for a while.
    fn go_on_in_time(&mut self, ui: &Ui) {
        let Some(at) = self.task.as_ref().and_then(|task| task.ends_at) else { return };
        let left = at - ui.input(|input| input.time);
        if left > 0.0 {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
        } else {
            self.go_on();
        }
    }

    /// Names the piece to move. If a reply comes, it is played first. An exercise that is due comes back as one that
    /// was not solved.
    fn hint(&mut self, requests: &mut Vec<Request>) {
        if self.task.as_ref().is_some_and(|task| task.stage == Stage::ReplyComes) {
            self.go_on();
        }
        self.answer(false, requests);
        if let Some(task) = &mut self.task {
            task.is_hinted = true;
        }
    }

    /// If the exercise is due, records and counts an answer.
    fn answer(&mut self, is_right: bool, requests: &mut Vec<Request>) {
        let Some(task) = &self.task else { return };
        let Some(line) = self.deck.answer(task.number, is_right, self.day) else { return };
        self.answered += 1;
        self.right += usize::from(is_right);
        requests.push(Request::NoteExercise(line));
    }

    /// Whether a wrong first try is still shown, or a right move whose reply comes.
    fn can_go_on(&self) -> bool {
        self.task.as_ref().is_some_and(|task| task.is_unsolved() && !task.is_open())
    }

    /// Takes back the move that is shown, or replies to it.
    fn go_on(&mut self) {
        let has_replied = self.task.as_mut().is_some_and(Task::play_reply);
        let notices = self.retry();
        if has_replied {
            self.board.follow(&self.table, None, &notices);
        }
    }

    /// Carries out what was done on the board. A try is a move, or a touch that rules out every right move under
    /// touch-move. The first try that is wrong or solves the exercise decides when an exercise that is due comes back,
    /// unless a hint already has. `time` is in seconds.
    fn attempt(&mut self, deeds: Vec<Deed>, time: f64, requests: &mut Vec<Request>) {
        let notices = self.board.apply_all(&mut self.table, deeds);
        let Some(task) = &self.task else { return };
        let find = |notice: &Notice| if let Notice::Moved { mv, .. } = notice { Some(*mv) } else { None };
        let tried = notices.iter().find_map(find);
        let touched = notices.iter().find_map(|notice| match notice {
            Notice::Touched(square) => Some((task.position.piece_at(*square)?.role, *square)),
            _ => None,
        });
        let is_bound = |bound: &Obligation| {
            bound.bond().is_some() && !task.right.iter().any(|mv| bound.moves().contains(mv))
        };
        let touched =
            touched.filter(|_| tried.is_none() && self.table.obligation().as_ref().is_some_and(is_bound));
        let touch = touched.map(|(role, square)| Mistake::Touch(role, square));
        let Some(mistake) = tried.map(Mistake::Move).or(touch) else { return };
        let is_right = tried.is_some_and(|tried| task.right.contains(&tried));
        let next = tried.filter(|_| is_right).and_then(|tried| task.step_after(tried));
        let has_reply = next.is_some();
        if task.stage == Stage::First && !has_reply {
            self.answer(is_right, requests);
        }
        let Some(task) = &mut self.task else { return };
        task.next = next;
        task.stage = match task.stage {
            _ if has_reply => Stage::ReplyComes,
            _ if is_right => Stage::Solved,
            Stage::First => Stage::Second,
            Stage::Second | Stage::ReplyComes | Stage::Solved | Stage::SolutionShown => Stage::SolutionShown,
        };
        if task.stage == Stage::Second {
            task.mistake = Some(mistake);
            // Why a move does not mate at once can be said without an engine.
            let wrong = tried.filter(|_| task.mate != Some(1));
            requests.extend(wrong.map(|wrong| Request::Refute(Box::new(task.position.after(wrong)))));
        }
        let shows_solution = task.stage == Stage::SolutionShown;
        if shows_solution || touched.is_some() {
            self.set_up();
        }
        self.leads_on = is_right && !has_reply || shows_solution;
        if let Some(task) = &mut self.task {
            task.touched = touched;
            task.tried = tried.filter(|_| !shows_solution);
            let shown_for = if has_reply { duration::BEFORE_REPLY } else { duration::TRIED };
            task.ends_at = task.tried.filter(|_| !is_right || has_reply).map(|_| time + shown_for);
        }
    }

    /// Shows the solution. An exercise that is due comes back as one that was not solved.
    fn give_up(&mut self, requests: &mut Vec<Request>) {
        if let Some(task) = &mut self.task {
            task.play_reply();
        }
        if self.task.as_ref().is_some_and(|task| task.stage == Stage::First) {
            self.answer(false, requests);
        }
        if let Some(task) = &mut self.task {
            task.stage = Stage::SolutionShown;
        }
        self.leads_on = true;
        self.set_up();
    }

    /// Restores the position of the exercise, without what was tried.
    fn set_up(&mut self) {
        self.retry();
        self.board.reset();
    }

    /// Takes back the move that was tried; a press in progress goes on. Returns what happened at the table when the
    /// opponent's reply, if there was one, was played again.
    fn retry(&mut self) -> Vec<Notice> {
        let Some(task) = &mut self.task else { return Vec::new() };
        (task.tried, task.touched, task.ends_at) = (None, None, None);
        let from = task.reply.as_ref().map_or(&task.position, |(before, _)| before);
        let table = practice_table(from, &Start::at(from.clone()));
        self.table = Table::new(GameSetup { touch: self.touch, ..table.setup().clone() });
        (self.board.keyboard_piece, self.board.message) = (None, None);
        let Some((before, reply)) = &task.reply else { return Vec::new() };
        let text = self.table.uci(before, *reply);
        self.table.apply(&Action::new(0, Deed::Move { text }))
    }

    /// Opens the next exercise that is due or, if none is, the next one that is practised anyway. If there is neither,
    /// no exercise is on the board.
    fn open_next(&mut self) {
        let next = self.deck.next(self.day).or_else(|| self.extra.pop_front());
        self.task = next.and_then(|number| Task::new(number, self.deck.exercise(number)?.clone()));
        if let Some(task) = &self.task {
            self.board.flipped = task.position.turn() == Color::Black;
        }
        self.set_up();
        self.board.widget.begin();
    }
}

impl Task {
    fn new(number: usize, exercise: Exercise) -> Option<Task> {
        let position = exercise.position()?;
        let task = Task {
            number,
            right: exercise.right_moves(&position),
            played: exercise.played_move(&position),
            line: exercise.line_moves(&position),
            mate: exercise.mate(),
            exercise,
            position,
            reply: None,
            next: None,
            stage: Stage::First,
            tried: None,
            ends_at: None,
            mistake: None,
            is_hinted: false,
            touched: None,
        };
        (!task.right.is_empty()).then_some(task)
    }

    /// Whether a try is left, now or after the opponent's reply.
    fn is_unsolved(&self) -> bool {
        matches!(self.stage, Stage::First | Stage::Second | Stage::ReplyComes)
    }

    /// The reply to a right move and the moves that are right then; `None` if the exercise is solved.
    fn step_after(&self, found: Move) -> Option<MatingStep> {
        let is_predicted = self.right.first() == Some(&found);
        let predicted = if is_predicted { self.line.as_slice() } else { &[] };
        MatingStep::after(&self.position.after(found), self.mate?.checked_sub(1)?, predicted)
    }

    /// If a reply to the right move that is shown comes, plays it and asks for the next move. Returns whether a reply
    /// was played.
    fn play_reply(&mut self) -> bool {
        let Some((found, next)) = self.tried.zip(self.next.take()) else { return false };
        let before = self.position.after(found);
        (self.position, self.reply) = (before.after(next.reply), Some((before, next.reply)));
        (self.right, self.line, self.mate) = (next.right, next.line, self.mate.map(|moves| moves - 1));
        (self.stage, self.mistake, self.is_hinted) = (Stage::First, None, false);
        true
    }

    fn can_hint(&self) -> bool {
        self.is_unsolved() && !self.is_hinted
    }

    /// Whether a move can be tried at once.
    fn is_open(&self) -> bool {
        self.is_unsolved() && self.tried.is_none() && self.touched.is_none()
    }

    /// The piece to move and its square, once the learner has asked for a hint.
    fn hinted(&self) -> Option<(Role, Square)> {
        let from = self.right.first().filter(|_| self.is_hinted)?.from();
        Some((self.position.piece_at(from)?.role, from))
    }

    /// The circle around the piece of a hint while a move can be tried, or the arrow of the solution once it is shown;
    /// otherwise `None`.
    fn mark(&self) -> Option<Mark> {
        if self.is_open() {
            let (_, square) = self.hinted()?;
            return Some(Mark { shape: MarkShape::Circle(square), color: MarkColor::Yellow });
        }
        let best = self.right.first().filter(|_| self.stage == Stage::SolutionShown)?;
        Some(arrow(*best, self.position.turn(), MarkColor::Green))
    }
}
