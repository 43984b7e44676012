//! What the reader does on a diagram: a table and a board of its own, on which everything is as in a game.
//!
//! Where the diagram stands on the page: see `ui::screens::learn::book::figure`.

use egui::{Rect, Ui};

use super::claim::Trick;
use super::diagram::Diagram;
use crate::rules::Square;
use crate::table::{self, Deed, Notice, Table};
use crate::ui::board::{Board, Geometry};
use crate::ui::dialogs::Promotion;
use crate::ui::sound::cue::Cue;
use crate::ui::table_board::keyboard_move::entered;
use crate::ui::table_board::showing::Showing;
use crate::ui::theme::art::Art;
use crate::ui::view::context::{Facts, Look};
use crate::ui::view::explain::Explain;
use crate::ui::view::law_card::LawCard;
use crate::ui::view::message::Message;
use crate::ui::view::request::Request;
use crate::ui::view::scene::Scene;

/// A diagram that is being tried out.
pub struct Trial {
    table: Table,
    board: Board,
    /// The piece that the keyboard is to move.
    keyed: Option<Square>,
    /// The table was told of the press that is going on.
    pressing: bool,
    note: Option<Message>,
    /// Something has been done.
    begun: bool,
    /// What was heard in this frame.
    heard: Option<Cue>,
}

impl Trial {
    /// As the diagram shows it.
    pub fn new(diagram: &Diagram) -> Trial {
        let (table, told) = diagram.table();
        let mut board = Board::default();
        let cursor = diagram.chosen().unwrap_or(table.position().king(table.position().turn()));
        board.set_cursor(cursor);
        let keyed = diagram.chosen().filter(|_| table.result().is_none());
        Trial { table, board, keyed, pressing: false, note: Message::of(told), begun: false, heard: None }
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
        let chosen = self.keyed.is_some() || self.table.selected().is_some();
        self.begun && (chosen || self.table.is_adjusting() || self.table.promoting().is_some())
    }

    /// What was heard since this was asked last.
    pub fn take_heard(&mut self) -> Option<Cue> {
        self.heard.take()
    }

    /// What is in hand goes back.
    pub fn put_back(&mut self) {
        self.deed(Deed::Cancel);
    }

    /// Without the last move.
    pub fn undo(&mut self, diagram: &Diagram) {
        let moves = &self.table.moves()[..self.table.moves().len().saturating_sub(1)];
        // What had been touched before the first move binds again, 4.8.
        let (mut table, _) = diagram.table();
        let start = table.moves().len();
        for (index, played) in moves.iter().enumerate().skip(start) {
            let text = self.table.uci(self.table.position_after(index), played.mv);
            table.apply(&table::Action { at: 0, deed: Deed::Move { text } });
        }
        self.board.cancel();
        *self = Trial { table, board: std::mem::take(&mut self.board), note: None, ..Trial::new(diagram) };
        self.keyed = None;
        self.begun = true;
    }

    /// From the beginning.
    pub fn again(&mut self, diagram: &Diagram) {
        self.board.cancel();
        *self = Trial { board: std::mem::take(&mut self.board), ..Trial::new(diagram) };
    }

    /// Something else than a move.
    pub fn attempt(&mut self, trick: Trick) {
        let action = table::Action { at: trick.at(&self.table), deed: trick.deed(&self.table) };
        self.apply(&action);
    }

    /// What the card below it says.
    pub fn law(&self, look: Look<'_>) -> LawCard {
        let shown = self.table.moves().len();
        let facts = Facts { keyed: self.keyed, ..Facts::at(&self.table, *look.settings, 0, shown) };
        let explain = Explain { words: look.words, table: &self.table, facts: &facts };
        let law = explain.standing(self.note.as_ref());
        // No move is typed on a page.
        let typed = law.detail == t!(look.words, "turn-first");
        if typed { LawCard { detail: t!(look.words, "book-try"), ..law } } else { law }
    }

    /// Shows the board. Where another pawn waits for its piece already, this one waits for that.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        room: Rect,
        look: Look<'_>,
        art: &mut Art,
        promoting: &mut bool,
    ) {
        let shown = self.table.moves().len();
        let wall = || self.table.wall();
        let refusal = self.note.as_ref().map_or_else(wall, Message::squares);
        let mut scene = Scene::of(&self.table, shown, refusal, self.keyed);
        scene.preview(&self.table, self.board.pointed(ui, geometry));
        let (table, made) = (&self.table, shown);
        let showing = Showing { table, scene: &scene, shown, made, look, upside_down: None, room };
        let mut done = showing.show(ui, &mut self.board, geometry, art);
        if let Some((_, square)) = self.table.promoting().filter(|_| !std::mem::replace(promoting, true)) {
            let (color, meant) = (self.table.position().turn(), self.board.is_meant());
            let (board, words) = (geometry, look.words);
            let promotion = Promotion { square, color, board, upside_down: false, meant, words };
            promotion.show(ui, art, &mut done);
        }
        if !done.is_empty() {
            ui.ctx().request_repaint();
        }
        for action in done {
            self.hear(action);
        }
    }

    fn hear(&mut self, action: Request) {
        match action {
            Request::Do(deed) => self.deed(deed),
            Request::Enter(square) => {
                self.begun = true;
                for deed in entered(&self.table, &mut self.keyed, square) {
                    self.deed(deed);
                }
            }
            _ => {}
        }
    }

    fn deed(&mut self, deed: Deed) {
        match deed {
            Deed::Press { .. } => self.pressing = true,
            Deed::Release { .. } if !std::mem::take(&mut self.pressing) => return,
            Deed::Cancel if !std::mem::take(&mut self.pressing) => self.board.cancel(),
            _ => {}
        }
        self.apply(&table::Action { at: self.table.now(), deed });
    }

    fn apply(&mut self, action: &table::Action) {
        if !matches!(action.deed, Deed::Release { .. }) {
            (self.keyed, self.note) = (None, None);
        }
        self.begun = true;
        let near = matches!(action.deed, Deed::Release { .. }).then(|| self.table.near_goal()).flatten();
        let notices = self.table.apply(action);
        self.heard = Cue::of(&self.table, &notices).max(self.heard);
        for notice in &notices {
            if let Notice::Adjusted(square) = notice {
                self.board.adjust(*square);
            }
        }
        let note = Message::of_king(near, &notices).or_else(|| Message::of(notices));
        self.note = note.or(self.note.take());
    }
}
