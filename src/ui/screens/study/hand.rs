//! The board of a study: moves are made as in a game, but without touch-move.

use egui::{Rect, Ui};

use super::StudyScreen;
use crate::diagram::trail;
use crate::record::{MarkColor, NodeId, Record};
use crate::rules::{Bitboard, Board, IllegalReason, Square};
use crate::table::{Deed, Reason, Table};
use crate::text::{Texts, typed_move};
use crate::ui::board::{BoardEvent, Geometry};
use crate::ui::table_board::{BoardView, arrow, practice_table};
use crate::ui::view::{Message, Request, ViewContext, first_step};

/// A position up to this many plies after the last position of a game still counts as a position of that game.
const SOON: usize = 8;

/// A table with the position at a place of the record; and the boards there and at the places before it, in the order
/// of the moves, as far back as they matter for recognising a game in progress.
pub fn table_at(record: &Record, at: NodeId) -> (Table, Vec<Board>) {
    let last: Vec<NodeId> = record.back_from(at).take(SOON + 1).collect();
    let mut position = record.position(last.last().copied().unwrap_or(at));
    let mut trail = vec![*position.board()];
    for &step in last.iter().rev().skip(1) {
        position = record.step(&position, step);
        trail.push(*position.board());
    }
    (practice_table(&position, record.start()), trail)
}

impl StudyScreen {
    /// Plays a typed move, or shows why that is not possible.
    pub fn typed(&mut self, text: &str, words: &Texts) {
        match typed_move::read(&self.table, text, words) {
            Ok(mv) => self.deed(Deed::Move { text: self.table.uci(self.table.position(), mv) }),
            Err(reason) => self.board.message = Some(Message::Refused(reason)),
        }
    }

    /// Carries out a deed at the table.
    pub fn deed(&mut self, deed: Deed) {
        self.apply(vec![deed]);
    }

    /// Carries out what was done on the board.
    pub fn on_board(&mut self, event: BoardEvent) {
        let other = self.other_sides_piece(event);
        let deeds = self.board.deeds(&self.table, event);
        self.apply(deeds);
        if let Some(from) = other.filter(|_| self.board.message.is_none()) {
            self.board.refuse(Reason::Gesture(IllegalReason::NotYourTurn { from }));
        }
    }

    /// Applies deeds to the table. A move is added to the record, or followed if it is already there.
    fn apply(&mut self, deeds: Vec<Deed>) {
        let Some(mv) = self.board.play(&mut self.table, deeds) else { return };
        let message = self.board.message.take();
        self.study.play(mv);
        self.place_changed();
        self.board.message = message;
    }

    /// The square of this press or Enter, if it has a piece of the side that is not to move, no piece is held or
    /// selected, and no promotion is pending; otherwise `None`.
    fn other_sides_piece(&self, event: BoardEvent) -> Option<Square> {
        let (BoardEvent::Press(Some(on)) | BoardEvent::Enter(on)) = event else { return None };
        let position = self.table.position();
        let other = position.board().color(!position.turn()).has(on);
        let free = self.table.selected().is_none() && self.board.keyboard_piece.is_none();
        (other && free && self.table.promoting().is_none()).then_some(on)
    }

    /// Shows the board with the drawings of the place, and carries out what is done on it. Other requests, such as
    /// those to walk through the moves, are passed on.
    pub fn show_board(&mut self, ui: &mut Ui, board: &Geometry, room: Rect, ctx: &mut ViewContext<'_>) {
        let (record, at) = (self.study.record(), self.study.at());
        let turn = self.position().turn();
        let showing = BoardView {
            made: record.ply(at),
            last_move: record.mv(at).map_or(Bitboard::EMPTY, |mv| trail(mv, !turn)),
            engine_move: self.pointed.map(|mv| arrow(mv, turn, MarkColor::Blue)),
            walks: [record.parent(at).is_some(), record.next(at).is_some()],
            ..BoardView::of(&self.table, ctx.look, room)
        };
        let requests = self.board.show(ui, board, &showing, ctx.art);
        if record.size() == 1 {
            first_step::note(ui.ctx(), self.board.widget.stop());
        }
        self.keep_drawings();
        for request in requests {
            match request {
                Request::Board(event) => self.on_board(event),
                Request::Do(deed) => self.deed(deed),
                request => ctx.requests.push(request),
            }
        }
    }

    /// Stores the board's arrows and circles in the study; any change counts as an edit of the study.
    pub(crate) fn keep_drawings(&mut self) {
        self.study.draw(self.board.widget.drawings.clone());
    }
}
