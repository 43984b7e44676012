//! The review of a finished game, or of the main line of a record: a graph of the chances; the turning points, the
//! score sheet or statistics; and a board on which other moves can be tried.
//!
//! `session::review` finds the chances and the turning points, and judges the moves that are tried.

mod graph;
mod panel;
mod points;
mod views;
mod words;

use std::collections::BTreeMap;

use egui::{Key, Rect, Ui};

use crate::record::{Mark, MarkColor, MarkShape};
use crate::rules::{Bitboard, Color, Move, Position};
use crate::session::review::{Stage, Trial, TrialState, TurningPoint, Verdict};
use crate::table::{Deed, Table};
use crate::ui::board::{Board, BoardEvent, Geometry};
use crate::ui::screens::put_back_or_leave;
use crate::ui::table_board::{BoardView, TableBoard, arrow, practice_table};
use crate::ui::view::scene::last_move;
use crate::ui::view::{BoardAndPanel, Command, LawCard, Request, ViewContext, ViewSettings};
use crate::ui::widgets::score_sheet::ScoreSheet;
use crate::ui::widgets::{take_once, take_presses};
use views::FoundView;
use words::Words;

pub struct ReviewScreen {
    /// The number of plies up to the position in which other moves are tried.
    at: usize,
    /// A table with that position, or with the position after the tried move or the move of the game.
    table: Table,
    board: TableBoard,
    /// The move that was tried in this position; `None` if none was.
    tried: Option<Move>,
    stages: Stages,
    /// Whether the board shows the position after the move of the game, with the reply that punishes it.
    shows_reply: bool,
    view: FoundView,
    sheet: ScoreSheet<usize>,
    /// The number of plies up to the position that the last frame showed; `None` until there is one.
    shown: Option<usize>,
}

/// What is requested in the panel.
enum ReviewRequest {
    /// Show the position after this many plies.
    Go(usize),
    /// Go on to this stage of the turning point on the board.
    Look(Stage),
    Ask(Request),
}

/// How much of each turning point has been revealed.
struct Stages {
    /// The stages reached, by the number of plies before the turning point.
    reached: BTreeMap<usize, Stage>,
    /// Who made the first move.
    first: Color,
    /// The colour of the human who played an engine; `None` if there was no such human. If there was, better moves are
    /// guessed only for this colour.
    lone_person: Option<Color>,
}

impl Stages {
    fn of(game: &Table) -> Stages {
        let (first, lone_person) = (game.start().position().turn(), game.lone_person());
        Stages { reached: BTreeMap::new(), first, lone_person }
    }

    /// The stage of the turning point after this many plies.
    fn at(&self, moves: usize) -> Stage {
        let first = if self.is_guessed(moves) { Stage::Guess } else { Stage::Better };
        self.reached.get(&moves).copied().unwrap_or(first)
    }

    /// Whether the better move after this many plies is guessed, rather than shown at once.
    fn is_guessed(&self, moves: usize) -> bool {
        let by = if moves.is_multiple_of(2) { self.first } else { !self.first };
        self.lone_person.is_none_or(|color| color == by)
    }

    /// Whether the better move at this turning point is not, or is no longer, to be guessed.
    fn is_seen(&self, point: &TurningPoint) -> bool {
        self.at(point.moves) >= Stage::Better
    }
}

impl ReviewScreen {
    /// A review that begins at the end of a game.
    pub fn new(game: &Table, flipped: bool) -> ReviewScreen {
        let at = game.moves().len();
        let mut board = TableBoard::of(Board::default());
        board.flipped = flipped;
        let table = position_of(game, at);
        ReviewScreen {
            at,
            table,
            board,
            tried: None,
            stages: Stages::of(game),
            shows_reply: false,
            view: FoundView::default(),
            sheet: ScoreSheet::default(),
            shown: None,
        }
    }

    /// The number of plies up to the position in which other moves are tried.
    pub fn place(&self) -> usize {
        self.at
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.table.position()
    }

    pub fn is_flipped(&self) -> bool {
        self.board.flipped
    }

    /// The stage of the turning point on the board. If the reply was shown earlier but is not shown now, the stage is
    /// that of the better move.
    fn stage(&self) -> Stage {
        match self.stages.at(self.at) {
            Stage::Why if !self.shows_reply => Stage::Better,
            stage => stage,
        }
    }

    /// Goes on to a stage of the turning point on the board, and takes back what was tried.
    fn look(&mut self, game: &Table, stage: Stage) {
        self.stages.reached.insert(self.at, stage);
        self.set_up(game);
        if stage == Stage::Why {
            self.table = position_of(game, self.at + 1);
            self.shows_reply = true;
        }
    }

    /// The turning point at the current position; `None` if there is none.
    fn point(&self, ctx: &ViewContext<'_>) -> Option<TurningPoint> {
        let points = ctx.session.review()?.turning_points();
        points.iter().find(|point| point.moves == self.at).copied()
    }

    /// Shows the position after this many plies, or the last position if there are fewer.
    fn go(&mut self, game: &Table, at: usize) {
        self.at = at.min(game.moves().len());
        self.set_up(game);
    }

    /// Takes back the move that was tried, and drops the piece in hand.
    fn set_up(&mut self, game: &Table) {
        self.retry(game);
        self.board.reset();
    }

    /// Takes back the move that was tried; a press in progress goes on.
    fn retry(&mut self, game: &Table) {
        self.table = position_of(game, self.at);
        (self.tried, self.shows_reply) = (None, false);
        (self.board.keyboard_piece, self.board.message) = (None, None);
    }

    /// Shows the review in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let before = self.state();
        if ctx.look.keys {
            self.keys(ui, ctx);
        }
        let places = BoardAndPanel::of(ui, place, 0);
        self.show_panel(ui, &places, ctx);
        let geometry = self.board.geometry(ui, places.board).with_margin(places.has_margin);
        self.show_board(ui, &geometry, place, ctx);
        self.note_found(ctx);
        if before != self.state() {
            ui.ctx().request_repaint();
        }
        ctx.requests.extend(self.board.take_cue().map(Request::PlaySound));
    }

    /// The parts of the state that the screen shows. If a frame changes any of them, the screen is redrawn.
    fn state(&self) -> (usize, Stage, Option<Move>, bool, FoundView) {
        (self.at, self.stage(), self.tried, self.board.flipped, self.view)
    }

    /// After a guess as good as the best move, goes on to the stage that shows the best move.
    fn note_found(&mut self, ctx: &ViewContext<'_>) {
        let judged = self.trial(ctx).filter(|_| self.point(ctx).is_some());
        let is_found = judged.is_some_and(|trial| {
            matches!(trial.state, TrialState::Judged(_, Verdict::Best | Verdict::AsGood))
        });
        if is_found && self.stage() < Stage::Better {
            self.stages.reached.insert(self.at, Stage::Better);
        }
    }

    pub fn board_mut(&mut self) -> &mut Board {
        &mut self.board.widget
    }

    /// The move tried here, with what the session knows about it; `None` if none was tried, or until the session begins
    /// to evaluate it.
    fn trial(&self, ctx: &ViewContext<'_>) -> Option<Trial> {
        let tried = self.tried?;
        let trial = ctx.session.review()?.trial()?;
        ((trial.moves, trial.tried) == (self.at, tried)).then_some(trial)
    }

    /// The card: what a tried move is worth; or else a message; or else why a move is refused or how to finish
    /// castling; or else what is known about the position.
    fn card(&self, ctx: &ViewContext<'_>) -> LawCard {
        let words = Words::of(ctx);
        let begun = self.table.castling_in_hand().is_some() || self.board.message.is_some();
        match (ctx.session.review(), self.trial(ctx)) {
            (Some(review), Some(trial)) => words.tried(review, trial),
            _ if ctx.look.message.is_some() => ctx.look.message.cloned().unwrap_or_default(),
            _ if begun && self.tried.is_none() => self.board.law(&self.table, ctx.look),
            (Some(review), None) => words.card(review, self.at, self.stage()),
            (None, _) => LawCard { title: words.place(self.at), ..LawCard::default() },
        }
    }

    /// Handles the keys that walk through the game and turn the board, and Escape, which puts back the piece in hand
    /// or, if there is none and no promotion is pending, closes the review.
    fn keys(&mut self, ui: &Ui, ctx: &mut ViewContext<'_>) {
        put_back_or_leave(ui, &mut self.board, &mut self.table, ctx);
        if take_once(ui, Key::F) {
            self.board.flipped = !self.board.flipped;
        }
        // Arrow keys belong to the focused widget, unless that is the graph, where they also walk through the game.
        let graph = ui.scope_id().with("review graph");
        if ui.memory(|memory| memory.focused().is_some_and(|id| id != graph)) {
            return;
        }
        let (game, _) = ctx.session.reviewed();
        for key in take_presses(ui, &[Key::ArrowLeft, Key::ArrowRight, Key::Home, Key::End]) {
            let goal = match key {
                // A move that was tried, or a reply that is shown, is taken back first.
                Key::ArrowLeft if self.tried.is_some() || self.shows_reply => self.at,
                Key::ArrowLeft => self.at.saturating_sub(1),
                Key::ArrowRight => self.at + 1,
                Key::Home => 0,
                _ => usize::MAX,
            };
            self.go(game, goal);
        }
    }

    fn show_board(&mut self, ui: &mut Ui, geometry: &Geometry, room: Rect, ctx: &mut ViewContext<'_>) {
        let (game, _) = ctx.session.reviewed();
        let last = game.moves().len();
        let review = ctx.session.review();
        let open = self.at < last && review.is_some_and(|review| review.evaluation(self.at).is_some());
        let shown = self.point(ctx).filter(|_| self.tried.is_none());
        let shown = shown.and_then(|point| self.mark(ctx, &point));
        // Whether the board is ahead of the position in which moves are tried.
        let is_ahead = self.tried.is_some() || self.shows_reply;
        let showing = BoardView {
            made: self.at,
            last_move: match self.tried {
                Some(_) => Bitboard::EMPTY,
                None => last_move(game, self.at + usize::from(self.shows_reply)),
            },
            arrow: shown,
            closed: !open || is_ahead,
            walks: [self.at > 0, self.at < last],
            ..BoardView::of(&self.table, ViewSettings { keys: false, message: None, ..ctx.look }, room)
        };
        let requests = self.board.show(ui, geometry, &showing, ctx.art);
        for request in requests {
            match request {
                Request::Command(Command::Back) => self.go(game, self.at.saturating_sub(1)),
                Request::Command(_) => self.go(game, self.at + 1),
                Request::Board(event) if open => {
                    // A press takes back what was tried, and begins a new move.
                    if is_ahead && matches!(event, BoardEvent::Press(_) | BoardEvent::Enter(_)) {
                        self.retry(game);
                    }
                    let deeds = self.board.deeds(&self.table, event);
                    self.attempt(deeds, ctx);
                }
                Request::Do(deed) if open => self.attempt(vec![deed], ctx),
                Request::Board(BoardEvent::Release(square)) => {
                    self.board.play(&mut self.table, vec![Deed::Release { square }]);
                }
                _ => {}
            }
        }
    }

    /// What the board shows for a turning point: the move of the game, the piece to move, the better move, or the reply
    /// that punishes the move of the game; `None` if the move to be shown is not known.
    fn mark(&self, ctx: &ViewContext<'_>, point: &TurningPoint) -> Option<Mark> {
        let turn = point.by;
        Some(match self.stage() {
            Stage::Guess => arrow(point.played, turn, MarkColor::Red),
            Stage::Hint => Mark { shape: MarkShape::Circle(point.better.from()), color: MarkColor::Green },
            Stage::Better => arrow(point.better, turn, MarkColor::Green),
            Stage::Why => {
                let reply = ctx.session.review()?.line(point.moves + 1).first()?;
                arrow(*reply, !turn, MarkColor::Red)
            }
        })
    }

    /// Carries out deeds on the board. A move counts as a try.
    fn attempt(&mut self, deeds: Vec<Deed>, ctx: &mut ViewContext<'_>) {
        if let Some(tried) = self.board.play(&mut self.table, deeds) {
            self.tried = Some(tried);
            ctx.requests.push(Request::TryInstead { moves: self.at, tried });
        }
    }
}

/// A table with the position after this many plies of a game.
fn position_of(game: &Table, moves: usize) -> Table {
    practice_table(game.position_after(moves), game.start())
}
