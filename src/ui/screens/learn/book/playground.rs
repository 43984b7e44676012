//! Making a Chess960 start on the page as in the Chess960 room, by dice or by placing the pieces in turn.

use egui::{Rect, Ui, vec2};
use fastrand::Rng;

use super::figure::{framed, places};
use super::page::Procedure;
use crate::table::GameSetup;
use crate::ui::board::Geometry;
use crate::ui::screens::chess960::{self, ByDice, ByTurns, Method};
use crate::ui::view::{Link, ViewContext, ViewSettings};

/// A way of making a start, with its board.
pub struct Playground {
    method: Box<dyn Method>,
    board: chess960::StartBoard,
}

impl Playground {
    pub fn new(procedure: Procedure, chance: Rng) -> Playground {
        let method: Box<dyn Method> = match procedure {
            Procedure::Dice => Box::new(ByDice::new(chance)),
            Procedure::InTurn => Box::new(ByTurns::new(&GameSetup::default())),
        };
        Playground { method, board: chess960::StartBoard::default() }
    }

    /// Shows it. `seen` is the visible part of the page. Returns the article whose page the reader asks for.
    pub fn show(&mut self, ui: &mut Ui, seen: Rect, ctx: &mut ViewContext<'_>) -> Option<&'static str> {
        let look = ViewSettings { keys: false, ..ctx.look };
        let (board, words) = places(ui.available_rect_before_wrap(), seen, look.small);
        let before = self.method.row();
        let mut asked = None;
        framed(ui, look.small, board, words, |ui| {
            if seen.expand2(vec2(0.0, seen.height())).intersects(board) {
                let geometry = Geometry::within(board, false, ui.pixels_per_point());
                self.board.show(ui, &geometry, &mut *self.method, false, ctx);
            }
            asked = self.method.law(look).show_here(ui, look.words).and_then(Link::article);
            self.method.panel(ui, look, ctx.art);
        });
        if before != self.method.row() {
            ui.ctx().request_repaint();
        }
        asked
    }
}
