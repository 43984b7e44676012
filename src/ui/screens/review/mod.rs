//! The review of a finished game: a graph of the chances, the turning points, and a board on which other moves can be
//! tried.
//!
//! `session::review` finds what it shows.

mod graph;
mod panel;
mod points;
mod words;

use egui::{Key, Rect, Ui};

use crate::record::MarkColor;
use crate::rules::{Bitboard, Move};
use crate::session::review::Trial;
use crate::table::{Deed, Table};
use crate::ui::board::{Board, BoardEvent, Geometry};
use crate::ui::table_board::{BoardView, TableBoard, arrow, practice_table};
use crate::ui::view::scene::last_move;
use crate::ui::view::{BoardAndPanel, Command, LawCard, Request, ViewContext, ViewSettings};
use crate::ui::widgets::{take_once, take_presses};
use words::Words;

pub struct ReviewScreen {
    /// The number of plies before the position on the board.
    at: usize,
    /// The position on the board, where a move may be tried.
    table: Table,
    board: TableBoard,
    /// The move that was tried here.
    tried: Option<Move>,
    shows_better: bool,
    /// The position that the last frame showed.
    shown: Option<usize>,
}

impl ReviewScreen {
    /// A review of a game, at its end.
    pub fn new(game: &Table, flipped: bool) -> ReviewScreen {
        let at = game.moves().len();
        let mut board = TableBoard::of(Board::default());
        board.flipped = flipped;
        let table = position_of(game, at);
        ReviewScreen { at, table, board, tried: None, shows_better: false, shown: None }
    }

    /// Shows the position after this many plies.
    fn go(&mut self, game: &Table, at: usize) {
        self.at = at.min(game.moves().len());
        self.shows_better = false;
        self.set_up(game);
    }

    /// Takes back the move that was tried.
    fn set_up(&mut self, game: &Table) {
        self.table = position_of(game, self.at);
        self.board.reset();
        self.tried = None;
    }

    /// Shows the review in its rectangle.
    pub fn show(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) {
        let before = (self.at, self.shows_better, self.tried, self.board.flipped);
        if ctx.look.keys {
            self.keys(ui, ctx);
        }
        let places = BoardAndPanel::of(ui, place, 0);
        self.show_panel(ui, &places, ctx);
        let geometry = self.board.geometry(ui, places.board).with_margin(places.has_margin);
        self.show_board(ui, &geometry, place, ctx);
        if before != (self.at, self.shows_better, self.tried, self.board.flipped) {
            ui.ctx().request_repaint();
        }
        ctx.requests.extend(self.board.take_cue().map(Request::PlaySound));
    }

    pub fn board_mut(&mut self) -> &mut Board {
        &mut self.board.widget
    }

    /// The move tried here, once the session has evaluated it.
    fn trial(&self, ctx: &ViewContext<'_>) -> Option<Trial> {
        let tried = self.tried?;
        let trial = ctx.session.review()?.trial()?;
        ((trial.moves, trial.tried) == (self.at, tried)).then_some(trial)
    }

    /// What the card says: why a move is refused, what a move is worth, or how the game stands.
    fn card(&self, ctx: &ViewContext<'_>) -> LawCard {
        let words = Words::of(ctx);
        let begun = self.table.castling_in_hand().is_some() || self.board.message.is_some();
        match (ctx.session.review(), self.trial(ctx)) {
            (Some(review), Some(trial)) => words.tried(review, trial),
            _ if ctx.look.message.is_some() => ctx.look.message.cloned().unwrap_or_default(),
            _ if begun && self.tried.is_none() => self.board.law(&self.table, ctx.look),
            (Some(review), None) => words.card(review, self.at),
            (None, _) => LawCard { title: words.place(self.at), ..LawCard::default() },
        }
    }

    /// Handles the keys that walk, turn the board and leave.
    fn keys(&mut self, ui: &Ui, ctx: &mut ViewContext<'_>) {
        if take_once(ui, Key::Escape) {
            if self.table.in_hand().is_none() && self.table.promoting().is_none() {
                return ctx.requests.push(Request::Return);
            }
            self.board.play(&mut self.table, vec![Deed::Cancel]);
            ui.ctx().request_repaint();
        }
        if take_once(ui, Key::F) {
            self.board.flipped = !self.board.flipped;
        }
        // Arrows belong to a focused widget, except to the graph, which uses them for walking.
        let graph = ui.scope_id().with("review graph");
        if ui.memory(|memory| memory.focused().is_some_and(|id| id != graph)) {
            return;
        }
        let (game, _) = ctx.session.reviewed();
        for key in take_presses(ui, &[Key::ArrowLeft, Key::ArrowRight, Key::Home, Key::End]) {
            let goal = match key {
                // A move that was tried is taken back first.
                Key::ArrowLeft if self.tried.is_some() => self.at,
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
        let open = self.tried.is_none()
            && self.at < last
            && review.is_some_and(|review| review.evaluation(self.at).is_some());
        let before = game.position_after(self.at);
        let point =
            review.and_then(|review| review.turning_points().iter().find(|point| point.moves == self.at));
        let shown = point.filter(|_| self.tried.is_none()).map(|point| match self.shows_better {
            true => arrow(point.better, before.turn(), MarkColor::Green),
            false => arrow(point.played, before.turn(), MarkColor::Red),
        });
        let showing = BoardView {
            made: self.at,
            last_move: if self.tried.is_some() { Bitboard::EMPTY } else { last_move(game, self.at) },
            arrow: shown,
            closed: !open,
            walks: [self.at > 0, self.at < last],
            ..BoardView::of(&self.table, ViewSettings { keys: false, message: None, ..ctx.look }, room)
        };
        let requests = self.board.show(ui, geometry, &showing, ctx.art);
        for request in requests {
            match request {
                Request::Command(Command::Back) => self.go(game, self.at.saturating_sub(1)),
                Request::Command(_) => self.go(game, self.at + 1),
                // A press takes back the move that was tried.
                Request::Board(BoardEvent::Press(_) | BoardEvent::Enter(_)) if self.tried.is_some() => {
                    self.set_up(game);
                }
                Request::Board(event) if open => {
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

    /// Carries out deeds on the board. A move is tried.
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
