//! What the reader does on a diagram: a table and a board of its own, on which everything is as in a game.
//!
//! Where the diagram stands on the page: see `ui::screens::learn::book::figure`.

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

/// A diagram that is being tried out.
pub struct DiagramBoard {
    table: Table,
    board: TableBoard,
    /// Something has been done.
    begun: bool,
}

impl DiagramBoard {
    /// As the diagram shows it.
    pub fn new(diagram: &Diagram) -> DiagramBoard {
        let (table, told) = diagram.table();
        let mut widget = Board::default();
        widget.set_cursor(diagram.chosen().unwrap_or(table.position().king(table.position().turn())));
        let mut board = TableBoard::of(widget);
        board.keyed = diagram.chosen().filter(|_| table.result().is_none());
        (board.flipped, board.message) = (diagram.flipped, Message::of(&told));
        DiagramBoard { table, board, begun: false }
    }

    /// Whether something has been done.
    pub fn is_begun(&self) -> bool {
        self.begun
    }

    /// Whether a move was made that goes back without the rest.
    pub fn can_undo(&self, diagram: &Diagram) -> bool {
        self.table.moves().len() > diagram.moves.len()
    }

    /// Whether a piece is held or chosen, which Escape puts back, or a pawn waits for its piece.
    pub fn is_busy(&self) -> bool {
        let chosen = self.board.keyed.is_some() || self.table.selected().is_some();
        self.begun && (chosen || self.table.is_adjusting() || self.table.promoting().is_some())
    }

    /// What was heard since this was asked last.
    pub fn take_heard(&mut self) -> Option<Cue> {
        self.board.take_cue()
    }

    /// What is in hand goes back.
    pub fn put_back(&mut self) {
        self.begun = true;
        self.board.apply(&mut self.table, Deed::Cancel);
    }

    /// Without the last move.
    pub fn undo(&mut self, diagram: &Diagram) {
        let moves = &self.table.moves()[..self.table.moves().len().saturating_sub(1)];
        // What had been touched before the first move binds again, 4.8.
        let (mut table, _) = diagram.table();
        let start = table.moves().len();
        for (index, played) in moves.iter().enumerate().skip(start) {
            let text = self.table.uci(self.table.position_after(index), played.mv);
            table.apply(&Action { at: 0, deed: Deed::Move { text } });
        }
        (self.table, self.begun) = (table, true);
        self.board.reset();
    }

    /// From the beginning.
    pub fn again(&mut self, diagram: &Diagram) {
        self.board.reset();
        // On the same widget the pieces fly back.
        let widget = std::mem::take(&mut self.board.widget);
        *self = DiagramBoard::new(diagram);
        self.board.widget = widget;
    }

    /// Something else than a move.
    pub fn attempt(&mut self, action: DiagramAction) {
        self.begun = true;
        (self.board.keyed, self.board.message) = (None, None);
        let (at, deed) = (action.at(&self.table), action.deed(&self.table));
        let notices = self.table.apply(&Action { at, deed });
        self.board.follow(&self.table, None, &notices);
    }

    /// What the card below it says.
    pub fn law(&self, look: Look<'_>) -> LawCard {
        let law = self.board.law(&self.table, look);
        // No move is typed on a page.
        let typed = law.detail == t!(look.words, "turn-first");
        if typed { LawCard { detail: t!(look.words, "book-try"), ..law } } else { law }
    }

    /// Shows the board. Where another pawn waits for its piece already, this one waits for that.
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
