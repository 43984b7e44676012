//! The board of a study: every way to move that the game has, without the touch law.

use egui::{Rect, Ui};

use super::{StudyScreen, Wish, marks};
use crate::diagram::trail;
use crate::game::Ends;
use crate::record::{NodeId, Record};
use crate::rules::Bitboard;
use crate::start::Start;
use crate::study::Walk;
use crate::table::{self, Deed, GameSetup, Notice, Table, TakeBack, TouchMove};
use crate::text::messages::Texts;
use crate::text::typed_move;
use crate::ui::board::{Brush, Geometry, Paint};
use crate::ui::dialogs::Promotion;
use crate::ui::table_board::keyboard_move::entered;
use crate::ui::table_board::showing::Showing;
use crate::ui::table_board::{arrow, notches};
use crate::ui::theme::art::Art;
use crate::ui::view::context::{Facts, Look};
use crate::ui::view::explain::Explain;
use crate::ui::view::law_card::LawCard;
use crate::ui::view::message::Message;
use crate::ui::view::request::Request;
use crate::ui::view::scene::Scene;

/// A table with the position of a place, on which touching binds nobody. A study goes on where a game would have ended, and
/// no moves are counted towards a draw.
pub fn table_at(record: &Record, at: NodeId) -> Table {
    let fen = record.position(at).fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    if let Some(halfmoves) = fields.get_mut(4) {
        *halfmoves = "0";
    }
    let start = Start::from_fen(&fields.join(" "), Some(record.start().is_chess960()));
    let start = start.unwrap_or_else(|_| record.start().clone());
    let (touch, take_back) = (TouchMove::Off, TakeBack::Free);
    Table::new(GameSetup { start, touch, take_back, ends: Ends::Never, ..GameSetup::default() })
}

impl StudyScreen {
    /// A move that was typed.
    pub fn typed(&mut self, text: &str, words: &Texts) {
        match typed_move::read(&self.table, text, words) {
            Ok(mv) => {
                let text = self.table.uci(self.table.position(), mv);
                self.deed(Deed::Move { text });
            }
            Err(reason) => self.note = Some(Message::Refused(reason)),
        }
    }

    /// Something is done at the table; a move goes into the record, or along it.
    pub fn deed(&mut self, deed: Deed) {
        match deed {
            Deed::Press { .. } => self.pressing = true,
            Deed::Release { .. } if !std::mem::take(&mut self.pressing) => return,
            Deed::Cancel if !std::mem::take(&mut self.pressing) => self.board.cancel(),
            _ => {}
        }
        if !matches!(deed, Deed::Release { .. }) {
            (self.keyed, self.note) = (None, None);
        }
        let near = matches!(deed, Deed::Release { .. }).then(|| self.table.near_goal()).flatten();
        let notices = self.table.apply(&table::Action { at: 0, deed });
        let moved = notices.iter().find_map(|notice| match notice {
            Notice::Moved { mv, .. } => Some(*mv),
            _ => None,
        });
        let note = Message::of_king(near, &notices).or_else(|| Message::of(notices));
        if let Some(mv) = moved {
            self.study.play(mv);
            self.place_changed();
        }
        self.note = note.or(self.note.take());
    }

    /// Shows the board; what is drawn on it belongs to the place.
    pub(crate) fn show_board(
        &mut self,
        ui: &mut Ui,
        geometry: &Geometry,
        room: Rect,
        look: Look<'_>,
        art: &mut Art,
    ) -> Option<Wish> {
        let refusal = self.note.as_ref().map_or(Bitboard::EMPTY, Message::squares);
        let mut scene = Scene::of(&self.table, 0, refusal, self.keyed);
        scene.preview(&self.table, self.board.pointed(ui, geometry));
        scene.marks.last_move = self.last_move();
        let (table, made) = (&self.table, self.study.record().line_to(self.study.at()).len());
        let showing = Showing { table, scene: &scene, shown: 0, made, look, upside_down: None, room };
        let mut said = showing.show(ui, &mut self.board, geometry, art);
        if let Some(mv) = self.pointed {
            let colors = look.settings.board.colors(ui.theme());
            let (ctx, painter, board) = (ui.ctx(), ui.painter(), geometry);
            let paint = Paint { ctx, painter, board, colors: &colors, upside_down: None };
            paint.drawing(arrow(mv, self.table.position().turn(), Brush::Blue));
        }
        if let Some((_, square)) = self.table.promoting() {
            let (color, meant) = (self.table.position().turn(), self.board.is_meant());
            let promotion =
                Promotion { square, color, board: geometry, upside_down: false, meant, words: look.words };
            promotion.show(ui, art, &mut said);
        }
        if !said.is_empty() {
            ui.ctx().request_repaint();
        }
        self.keep_drawings();
        for action in said {
            self.hear(action);
        }
        self.turn_wheel(ui, geometry)
    }

    fn hear(&mut self, action: Request) {
        match action {
            Request::Do(deed) => self.deed(deed),
            Request::Enter(square) => {
                for deed in entered(&self.table, &mut self.keyed, square) {
                    self.deed(deed);
                }
            }
            _ => {}
        }
    }

    fn last_move(&self) -> Bitboard {
        self.study
            .record()
            .mv(self.study.at())
            .map_or(Bitboard::EMPTY, |mv| trail(mv, !self.position().turn()))
    }

    /// Arrows and circles that were drawn, or wiped, are an edit.
    pub(crate) fn keep_drawings(&mut self) {
        self.study.draw(marks(self.board.drawings()));
    }

    /// The wheel over the board walks.
    fn turn_wheel(&mut self, ui: &Ui, geometry: &Geometry) -> Option<Wish> {
        let over = ui.input(|input| input.pointer.hover_pos());
        let on_board = over.is_some_and(|at| {
            geometry.square_at(at).is_some() && ui.ctx().layer_id_at(at) == Some(ui.layer_id())
        });
        if !on_board || self.table.in_hand().is_some() {
            return None;
        }
        self.wheel += ui.input(|input| input.events.iter().map(notches).sum::<f32>());
        if self.wheel.abs() < 1.0 {
            return None;
        }
        let back = self.wheel > 0.0;
        self.wheel = 0.0;
        let walk = if back { Walk::Back } else { Walk::Forward };
        walk.from(self.study.record(), self.study.at()).map(Wish::Go)
    }

    /// What there is to tell of what was tried, or how a castling goes on that was begun.
    pub(crate) fn explained(&self, look: Look<'_>) -> LawCard {
        let facts = Facts { keyed: self.keyed, ..Facts::at(&self.table, *look.settings, 0, 0) };
        let explain = Explain { words: look.words, table: &self.table, facts: &facts };
        explain.standing(self.note.as_ref())
    }
}
