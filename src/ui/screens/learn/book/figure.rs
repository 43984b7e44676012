//! A diagram on the page: the board, and next to it (on a narrow page, below it) the caption, the law card and the
//! buttons. There are also boards for making a Chess960 start by dice, or by placing the pieces in turn.
//!
//! `ui::screens::learn::practice` handles the moves.

use egui::{Align, CornerRadius, Frame, Layout, Margin, Rect, RichText, Sense, Ui, Vec2, vec2};
use fastrand::Rng;

use super::page::Procedure;
use crate::table::GameSetup;
use crate::ui::board::{Board, Geometry};
use crate::ui::screens::chess960::{ByDice, ByTurns, Method, StartBoard};
use crate::ui::screens::learn::practice::{Practice, Step};
use crate::ui::theme::{CARD_RADIUS, Palette, tokens};
use crate::ui::view::{LawCard, Link, Request, ViewContext, ViewSettings};
use crate::ui::widgets::message_button;

/// Shows a card with space for a board. `show` fills the card; it gets the board's place if that is near the visible
/// part of the page, otherwise `None`.
fn framed(ui: &mut Ui, seen: Rect, show: impl FnOnce(&mut Ui, Option<Rect>)) {
    let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
    let frame = Frame::new().fill(palette.surface).stroke((1.0, palette.line));
    let frame = frame.corner_radius(CornerRadius::same(CARD_RADIUS));
    // The coordinates are left of the board and below it.
    let (margin, letters) = (tokens.space.l as i8, tokens.space.s as i8);
    let margin = Margin { left: margin + letters, bottom: margin + letters, ..Margin::same(margin) };
    frame.inner_margin(margin).show(ui, |ui| {
        let width = ui.available_width();
        // A wide page has the text to the right of the board.
        let (layout, share, high) = match width >= 520.0 {
            true => (Layout::left_to_right(Align::TOP), 0.54, 0.9),
            false => (Layout::top_down(Align::Center), 1.0, 0.7),
        };
        let side = (width * share).min(352.0).min(seen.height() * high).max(60.0);
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(tokens.space.l);
            let (board, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(tokens.space.s);
                ui.take_available_width();
                // Boards within one screen of the visible part are shown too, so that Tab can reach them.
                let is_near = seen.expand2(vec2(0.0, seen.height())).intersects(board);
                show(ui, Some(board).filter(|_| is_near));
            });
        });
    });
}

/// Shows a diagram. `seen` is the visible part of the page. `promoting` becomes true if the diagram asks for a
/// promotion; if another diagram on the page already does, this one waits.
pub fn show(
    ui: &mut Ui,
    practice: &mut Practice,
    seen: Rect,
    promoting: &mut bool,
    ctx: &mut ViewContext<'_>,
) {
    let look = ctx.look;
    framed(ui, seen, |ui, board| {
        ui.label(RichText::new(&practice.diagram.caption).font(tokens(ui.ctx()).bold()));
        if let Step::Wait(after) = practice.tick(ui.input(|input| input.time)) {
            ui.ctx().request_repaint_after(after);
        }
        if let Some(board) = board {
            let asks = practice.table().promoting().is_some();
            let geometry = practice.geometry(ui, board).with_margin(true);
            practice.show(ui, &geometry, seen, *promoting, ctx);
            *promoting |= asks;
        }
        // Before anything is tried, the text around the diagram says enough, so the card is not announced.
        let said = !practice.is_begun();
        show_law(ui, &LawCard { said, ..practice.law(look) }, ctx);
        ui.horizontal_wrapped(|ui| {
            let mut pressed = |key, enabled| {
                let is_pressed = message_button(ui, look.words, key, enabled);
                if is_pressed {
                    ui.ctx().request_repaint();
                }
                is_pressed
            };
            for action in practice.diagram.actions.clone() {
                if pressed(action.key(), true) {
                    practice.attempt(action);
                }
            }
            if pressed("book-again", practice.is_begun()) {
                practice.set_up();
            }
            if pressed("book-undo", practice.can_undo()) {
                practice.undo();
            }
        });
    });
}

/// Shows the law card, whose article is a link to the page that explains it.
fn show_law(ui: &mut Ui, law: &LawCard, ctx: &mut ViewContext<'_>) {
    let link = law.show_here(ui, ctx.look.words);
    ctx.requests.extend(link.and_then(Link::article).map(Request::Explain));
}

/// A board for making a Chess960 start, and the method that is used.
pub struct Playground {
    method: Box<dyn Method>,
    board: StartBoard,
}

impl Playground {
    pub fn new(procedure: Procedure, chance: Rng) -> Playground {
        let method: Box<dyn Method> = match procedure {
            Procedure::Dice => Box::new(ByDice::new(chance)),
            Procedure::InTurn => Box::new(ByTurns::new(&GameSetup::default())),
        };
        Playground { method, board: StartBoard::default() }
    }

    pub fn board_mut(&mut self) -> &mut Board {
        self.board.widget_mut()
    }

    /// Shows the playground. `seen` is the visible part of the page.
    pub fn show(&mut self, ui: &mut Ui, seen: Rect, ctx: &mut ViewContext<'_>) {
        let look = ViewSettings { keys: false, ..ctx.look };
        let before = self.method.row();
        framed(ui, seen, |ui, board| {
            if let Some(board) = board {
                let geometry = Geometry::within(board, false, ui.pixels_per_point()).with_margin(true);
                self.board.show(ui, &geometry, &mut *self.method, false, ctx);
            }
            // Before anything is tried, the text around the board says enough.
            let law = self.method.law(look);
            let said = !law.refusal && before.iter().all(Option::is_none);
            show_law(ui, &LawCard { said, ..law }, ctx);
            self.method.panel(ui, look, ctx.requests);
        });
        if before != self.method.row() {
            ui.ctx().request_repaint();
        }
    }
}
