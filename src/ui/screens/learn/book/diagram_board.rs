//! A diagram that the reader can play on: it has its own table and board, which work as in a game.
//!
//! `ui::screens::learn::book::figure` places it on the page.

use egui::{Rect, Ui};

use super::claim::DiagramAction;
use super::diagram::Diagram;
use crate::table::{Action, Deed, Table};
use crate::ui::board::Board;
use crate::ui::sound::cue::Cue;
use crate::ui::table_board::{Showing, TableBoard};
use crate::ui::theme::art::Art;
use crate::ui::view::context::Look;
use crate::ui::view::law_card::LawCard;
use crate::ui::view::message::Message;

/// A diagram in use.
pub struct DiagramBoard {
    table: Table,
    board: TableBoard,
    /// The reader has done something.
    begun: bool,
}

impl DiagramBoard {
    /// The state that the diagram shows.
    pub fn new(diagram: &Diagram) -> DiagramBoard {
        let (table, told) = diagram.table();
        let mut widget = Board::default();
        widget.set_cursor(diagram.chosen().unwrap_or(table.position().king(table.position().turn())));
        let mut board = TableBoard::of(widget);
        board.keyboard_piece = diagram.chosen().filter(|_| table.result().is_none());
        (board.flipped, board.message) = (diagram.flipped, Message::of(&told));
        DiagramBoard { table, board, begun: false }
    }

    pub fn is_begun(&self) -> bool {
        self.begun
    }

    /// Whether there is a move of the reader's to undo.
    pub fn can_undo(&self, diagram: &Diagram) -> bool {
        self.table.moves().len() > diagram.moves.len()
    }

    /// Whether Escape has something to do here: a piece is held or chosen, or a pawn waits for its promotion.
    pub fn is_busy(&self) -> bool {
        let chosen = self.board.keyboard_piece.is_some() || self.table.selected().is_some();
        self.begun && (chosen || self.table.is_adjusting() || self.table.promoting().is_some())
    }

    /// Takes the sound of what was done since the last call.
    pub fn take_heard(&mut self) -> Option<Cue> {
        self.board.take_cue()
    }

    /// Puts back what is in hand.
    pub fn put_back(&mut self) {
        self.begun = true;
        self.board.apply(&mut self.table, Deed::Cancel);
    }

    /// Undoes the last move.
    pub fn undo(&mut self, diagram: &Diagram) {
        let moves = &self.table.moves()[..self.table.moves().len().saturating_sub(1)];
        // Pieces touched before the first move bind again (4.8).
        let (mut table, _) = diagram.table();
        let start = table.moves().len();
        for (index, played) in moves.iter().enumerate().skip(start) {
            let text = self.table.uci(self.table.position_after(index), played.mv);
            table.apply(&Action { at: 0, deed: Deed::Move { text } });
        }
        (self.table, self.begun) = (table, true);
        self.board.reset();
    }

    /// Starts again.
    pub fn again(&mut self, diagram: &Diagram) {
        self.board.reset();
        // The same board widget is kept, so that it animates the pieces back.
        let widget = std::mem::take(&mut self.board.widget);
        *self = DiagramBoard::new(diagram);
        self.board.widget = widget;
    }

    /// Does something other than a move.
    pub fn attempt(&mut self, action: DiagramAction) {
        self.begun = true;
        (self.board.keyboard_piece, self.board.message) = (None, None);
        let (at, deed) = (action.at(&self.table), action.deed(&self.table));
        let notices = self.table.apply(&Action { at, deed });
        self.board.follow(&self.table, None, &notices);
    }

    /// The text of the card below the board.
    pub fn law(&self, look: Look<'_>) -> LawCard {
        let law = self.board.law(&self.table, look);
        // Moves can't be typed in the book, so the hint about typing is replaced.
        let typed = law.detail == t!(look.words, "turn-first");
        if typed { LawCard { detail: t!(look.words, "book-try"), ..law } } else { law }
    }

    /// Shows the board. `promoting` is true if another diagram on the page already asks for a promotion; this one then
    /// waits.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        room: Rect,
        look: Look<'_>,
        art: &mut Art,
        promoting: &mut bool,
    ) {
        let promotes = self.table.promoting().is_some() && !std::mem::replace(promoting, true);
        let geometry = self.board.geometry(ui, place);
        let showing = Showing { promotes, ..Showing::of(&self.table, look, room) };
        for request in self.board.show(ui, &geometry, &showing, art) {
            self.begun = true;
            self.board.dispatch(&mut self.table, request);
        }
    }
}
