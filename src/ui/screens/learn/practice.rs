//! A board on a page. The board has its own table, which works as in a game. Nothing is recorded, and the game in
//! progress is not affected.
//!
//! If the diagram has a task, the learner completes it by reaching its goal, or by castling in a way other than the one
//! asked for; after any other outcome, the position is reset.
//!
//! Diagrams are in `ui::screens::learn::book::diagram`.

use std::time::Duration;

use egui::{Rect, Ui, Vec2};

use super::book::action::DiagramAction;
use super::book::diagram::Diagram;
use super::judge::TaskState;
use super::task::{Goal, TaskOutcome};
use crate::rules::{CastlingSide, IllegalReason, Square};
use crate::table::{Action, Deed, Notice, Reason, Table};
use crate::ui::board::{Board, BoardEvent, Geometry};
use crate::ui::sound::cue::Cue;
use crate::ui::table_board::hand::press_and_let_go;
use crate::ui::table_board::{BoardView, TableBoard};
use crate::ui::theme::{duration, share};
use crate::ui::view::{Command, LawCard, Message, Request, ViewContext, ViewSettings};
use crate::ui::widgets::ButtonState;

/// A diagram on whose board the reader can play.
pub struct Practice {
    pub diagram: Diagram,
    table: Table,
    board: TableBoard,
    /// Whether the reader has done something.
    begun: bool,
    /// The outcome of the last try at the task; `None` before a try, and while a new one is in progress.
    outcome: Option<TaskOutcome>,
    /// The time, in seconds, at which the position is reset after a wrong try, or at which the next page opens after a
    /// success and a further move; `None` if neither is due.
    ends_at: Option<f64>,
    /// Whether the board has not been shown since it was set up.
    is_fresh: bool,
}

/// What happens as time passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing, until the learner does something.
    Stay,
    /// Something changes after this time.
    Wait(Duration),
    /// The task is done, and a move was made after it: the next page follows.
    Next,
}

impl Practice {
    /// A practice in the state that the diagram shows.
    pub fn new(diagram: Diagram) -> Practice {
        let mut board = TableBoard::default();
        let (table, _) = diagram.table();
        if diagram.task.is_none() {
            let king = table.position().king(table.position().turn());
            board.widget.cursor = diagram.chosen().unwrap_or(king);
        }
        let mut practice =
            Practice { diagram, table, board, begun: false, outcome: None, ends_at: None, is_fresh: true };
        practice.set_up();
        practice
    }

    /// Starts again from the state that the diagram shows.
    pub fn set_up(&mut self) {
        let (table, notices) = self.diagram.table();
        self.board.reset();
        self.board.keyboard_piece = self.diagram.chosen().filter(|_| table.result().is_none());
        (self.board.flipped, self.board.message) = (self.diagram.flipped, Message::of(&notices));
        (self.table, self.begun, self.is_fresh) = (table, false, true);
        (self.outcome, self.ends_at) = (None, None);
    }

    /// Shows this diagram on the same board instead.
    pub fn go_to(&mut self, diagram: Diagram) {
        self.diagram = diagram;
        self.set_up();
        self.board.widget.begin();
    }

    /// The board's own table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    fn goal(&self) -> Option<Goal> {
        self.diagram.task.as_ref().map(|task| task.goal)
    }

    pub fn is_begun(&self) -> bool {
        self.begun
    }

    /// Whether the reader has made a move that can be undone.
    pub fn can_undo(&self) -> bool {
        self.table.moves().len() > self.diagram.moves.len()
    }

    /// Whether the task is done.
    pub fn is_done(&self) -> bool {
        self.outcome.is_some_and(TaskOutcome::is_done)
    }

    /// Whether a move was made at a task. The board then takes no further moves.
    pub fn is_over(&self) -> bool {
        self.diagram.task.is_some() && self.can_undo()
    }

    /// Whether Escape is for the board and does not leave the page: once the reader has done something, while a piece
    /// is held or chosen, pieces are being adjusted, castling is announced, or a pawn waits for its promotion. Escape
    /// is not for the board once a move was made at a task.
    pub fn is_busy(&self) -> bool {
        let table = &self.table;
        let in_hand =
            self.board.keyboard_piece.is_some() || table.selected().is_some() || table.promoting().is_some();
        self.begun && !self.is_over() && (in_hand || table.is_adjusting() || table.announced().is_some())
    }

    /// Takes the sound for what was done since the last call; `None` if there is no such sound.
    pub fn take_cue(&mut self) -> Option<Cue> {
        self.board.take_cue()
    }

    /// Puts back what is in hand, ends adjusting and withdraws an announcement of castling. A pawn that waits for its
    /// promotion is put back too, although a game would not allow that.
    pub fn put_back(&mut self, time: f64) {
        match self.table.promoting() {
            Some(_) => self.go_back_to(self.table.moves().len()),
            None => self.apply(Deed::Cancel, time),
        }
    }

    /// Undoes the last move.
    pub fn undo(&mut self) {
        self.go_back_to(self.table.moves().len().saturating_sub(1));
    }

    /// Sets up the position after this many plies, with nothing in hand.
    fn go_back_to(&mut self, plies: usize) {
        let moves = &self.table.moves()[..plies];
        // The pieces that the diagram shows as touched must be moved or captured again (4.3, 4.4).
        let (mut table, _) = self.diagram.table();
        let start = table.moves().len();
        for (index, played) in moves.iter().enumerate().skip(start) {
            let text = self.table.uci(self.table.position_after(index), played.mv);
            table.apply(&Action::new(0, Deed::Move { text }));
        }
        (self.table, self.begun, self.outcome, self.ends_at) = (table, true, None, None);
        self.board.reset();
    }

    /// Carries out an action other than a move.
    pub fn attempt(&mut self, action: DiagramAction) {
        self.begun = true;
        (self.board.keyboard_piece, self.board.message) = (None, None);
        let (at, deed) = (action.at(&self.table), action.deed(&self.table));
        let notices = self.table.apply(&Action::new(at, deed));
        self.board.follow(&self.table, None, &notices);
    }

    /// The declaration to offer now (castling, its confirmation, or j'adoube), with the state of its button.
    pub fn say(&self) -> (Command, ButtonState) {
        let (table, over) = (&self.table, self.is_over());
        let castles = self.goal().is_some_and(Goal::is_castling);
        if table.announced().is_some() && !over {
            (Command::Confirm, ButtonState::Active)
        } else if castles {
            (Command::Castle, ButtonState::plain(!over))
        } else if table.is_adjusting() {
            (Command::Jadoube, ButtonState::Active)
        } else {
            (Command::Jadoube, ButtonState::plain(!over && table.touched().is_empty()))
        }
    }

    /// Makes a declaration that [`say`](Practice::say) has returned.
    pub fn said(&mut self, command: Command, time: f64) {
        let deed = match command {
            Command::Castle => {
                let castling = self.table.allowed().into_iter().find(|mv| mv.is_castling());
                let side = castling.map_or(CastlingSide::H, |mv| CastlingSide::of(mv.from(), mv.to()));
                Deed::Castle { side }
            }
            Command::Jadoube => Deed::Jadoube,
            _ => Deed::Confirm,
        };
        self.apply(deed, time);
    }

    /// The law card. At a task, it has a message, or else the outcome of the last try, or else what has been begun on
    /// the board, or else what to do. Without a task, it has what a game would show, but does not mention typing.
    pub fn law(&self, look: ViewSettings<'_>) -> LawCard {
        let (table, touched) = (&self.table, self.table.touched().len() > self.diagram.touched.len());
        let said = table.announced().is_some() || table.is_adjusting();
        let begun = table.castling_in_hand().is_some() || said || (touched && table.is_enforced());
        if let Some(task) = self.diagram.task.as_ref().filter(|_| self.board.message.is_none()) {
            match self.outcome {
                Some(outcome) => return task.card(outcome, look.words),
                None if !begun => {
                    return LawCard::of(t!(look.words, "lesson-turn"), self.diagram.caption.clone());
                }
                None => {}
            }
        }
        let law = self.board.law(table, look);
        // Moves can't be typed on a page, so the hint about typing is replaced.
        let typed = self.diagram.task.is_none() && law.detail == t!(look.words, "turn-first");
        if typed { LawCard { detail: t!(look.words, "book-try"), ..law } } else { law }
    }

    pub fn board_mut(&mut self) -> &mut Board {
        &mut self.board.widget
    }

    /// The geometry of the board in this place.
    pub fn geometry(&self, ui: &Ui, place: Rect) -> Geometry {
        self.board.geometry(ui, place)
    }

    /// Shows the board. `waits` says whether another diagram on the page is asking for a promotion, so that this one
    /// waits.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        room: Rect,
        waits: bool,
        ctx: &mut ViewContext<'_>,
    ) {
        let promotes = self.table.promoting().is_some() && !waits;
        let showing =
            BoardView { promotes, closed: self.is_over(), ..BoardView::of(&self.table, ctx.look, room) };
        let requests = self.board.show(ui, geometry, &showing, ctx.art);
        let is_fresh = std::mem::take(&mut self.is_fresh);
        if let Some(Goal::Adjust(piece)) = self.goal().filter(|_| is_fresh) {
            self.board.widget.put(piece, share::OFF_CENTRE * Vec2::new(1.0, 0.5));
            ui.ctx().request_repaint();
        }
        let time = ui.input(|input| input.time);
        for request in requests {
            self.obey(request, time);
        }
    }

    /// Advances to this time, in seconds. After a while, a wrong try is taken back, but its outcome stays on the card,
    /// and a move after a success ends the task.
    pub fn tick(&mut self, time: f64) -> Step {
        let Some(at) = self.ends_at else { return Step::Stay };
        if time < at {
            return Step::Wait(Duration::from_secs_f64(at - time));
        }
        if self.is_done() {
            self.ends_at = None;
            return Step::Next;
        }
        let outcome = self.outcome;
        self.set_up();
        self.outcome = outcome;
        Step::Stay
    }

    /// Carries out what was done on the board.
    fn obey(&mut self, request: Request, time: f64) {
        let deeds = match request {
            Request::Do(deed) => vec![deed],
            Request::Board(BoardEvent::Enter(_)) if self.comes_back() => return self.set_up(),
            Request::Board(BoardEvent::Enter(_)) if self.is_over() => return,
            // In tasks about touching, Enter touches the piece.
            Request::Board(BoardEvent::Enter(square)) if self.goal().is_some_and(Goal::is_touching) => {
                if self.is_nothing_at(square) {
                    self.board.refuse(Reason::Gesture(IllegalReason::NothingThere { from: square }));
                    return;
                }
                press_and_let_go(square, square)
            }
            Request::Board(event) => self.board.deeds(&self.table, event),
            _ => return,
        };
        self.begun = true;
        for deed in deeds {
            self.apply(deed, time);
        }
    }

    /// Whether this square is empty, and no piece is touched or selected.
    fn is_nothing_at(&self, square: Square) -> bool {
        let table = &self.table;
        table.position().piece_at(square).is_none()
            && table.touched().is_empty()
            && table.selected().is_none()
    }

    /// Whether a wrong try is still shown.
    fn comes_back(&self) -> bool {
        self.ends_at.is_some() && !self.is_done()
    }

    /// Applies a deed at this time, in seconds. While a wrong try is shown, a press only resets the position.
    pub fn apply(&mut self, deed: Deed, time: f64) {
        let lets_go = matches!(deed, Deed::Release { .. });
        match deed {
            Deed::Press { .. } if self.comes_back() => return self.set_up(),
            Deed::Release { .. } if !self.board.is_pressing() => return,
            _ if self.is_over() && !lets_go => return,
            _ => {}
        }
        self.begun = true;
        // Releasing the piece doesn't change the outcome of the press.
        if !lets_go && !self.is_done() {
            self.outcome = None;
        }
        let before = TaskState::of(&self.table);
        let notices = self.board.apply(&mut self.table, deed);
        self.judge(&before, &notices, time);
    }

    fn judge(&mut self, before: &TaskState, notices: &[Notice], time: f64) {
        let Some(goal) = self.goal() else { return };
        if self.is_done() {
            let moved = notices.iter().any(|notice| matches!(notice, Notice::Moved { .. }));
            self.ends_at = moved.then_some(time + duration::TRIED).or(self.ends_at);
            return;
        }
        self.outcome = self.outcome.or_else(|| before.outcome(goal, notices));
        let Some(outcome) = self.outcome else { return };
        if !outcome.is_done() {
            self.ends_at = Some(time + duration::TRIED);
        }
        self.board.message = None;
    }
}
