//! A diagram on the page: board, caption, law card and buttons, side by side on a wide page, otherwise one below the
//! other.
//!
//! `ui::screens::learn::book::diagram_board` handles the moves.

use egui::epaint::RectShape;
use egui::{
    Button, CornerRadius, Label, Rect, RichText, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, vec2,
};

use super::claim::DiagramAction;
use super::text::followed;
use crate::text::Texts;
use crate::ui::screens::learn::practice::{Practice, Step};
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::{Link, ViewContext};
use crate::ui::widgets::dense;

/// A diagram on a page.
pub struct Figure<'a> {
    pub practice: &'a mut Practice,
    /// The visible part of the page.
    pub seen: Rect,
}

/// What the reader pressed a button for.
#[derive(Clone, Copy)]
enum FigureRequest {
    Again,
    Undo,
    Attempt(DiagramAction),
}

/// The rectangles of a diagram's board and of its text.
pub fn places(room: Rect, seen: Rect, small: bool) -> (Rect, Rect) {
    let pad = if small { size::PAD_SMALL } else { size::PAD };
    let inside = room.shrink(pad);
    let width = inside.width();
    // A wide page has the text to the right of the board.
    let wide = width >= 520.0;
    let share = if wide { 0.54 } else { 1.0 };
    let side = (width * share).min(352.0).min(seen.height() * if wide { 0.9 } else { 0.7 });
    let side = Vec2::splat(side.max(size::SMALLEST));
    let left = if wide { 0.0 } else { (width - side.x) / 2.0 };
    let board = Rect::from_min_size(inside.min + vec2(left, 0.0), side);
    let words = match wide {
        true => inside.with_min_x(board.right() + 1.5 * pad),
        false => inside.with_min_y(board.bottom() + pad),
    };
    (board, words)
}

/// Draws the card on which board and text stand.
pub fn framed(ui: &mut Ui, small: bool, board: Rect, words: Rect, show: impl FnOnce(&mut Ui)) {
    let pad = if small { size::PAD_SMALL } else { size::PAD };
    let room = ui.available_rect_before_wrap();
    let surface = ui.painter().add(Shape::Noop);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
        dense(ui, small);
        show(ui);
    });
    let whole = room.with_max_y(board.bottom().max(shown.response.rect.bottom()) + pad);
    let palette = Palette::of(ui.theme());
    let (round, line) = (CornerRadius::same(size::RADIUS), Stroke::new(1.0, palette.line));
    ui.painter().set(surface, RectShape::new(whole, round, palette.surface, line, StrokeKind::Inside));
    ui.allocate_rect(whole, Sense::hover());
}

impl Figure<'_> {
    /// Shows the figure. Returns the article whose page the reader asks for. `promoting` becomes true if it asks for a
    /// promotion; if another diagram on the page already does, this one waits.
    pub fn show(self, ui: &mut Ui, promoting: &mut bool, ctx: &mut ViewContext<'_>) -> Option<&'static str> {
        let (Figure { practice, seen }, look) = (self, ctx.look);
        let (board, words) = places(ui.available_rect_before_wrap(), seen, look.small);
        let mut asked = None;
        framed(ui, look.small, board, words, |ui| {
            let font = theme::bold(if look.small { size::TEXT_SMALL } else { size::TEXT });
            ui.add(Label::new(RichText::new(&practice.diagram().caption).font(font)).wrap());
            if let Step::Wait(after) = practice.tick(ui.input(|input| input.time)) {
                ui.ctx().request_repaint_after(after);
            }
            // Boards out of view are skipped, except those within one screen, so that Tab can reach them.
            if seen.expand2(vec2(0.0, seen.height())).intersects(board) {
                let asks = practice.table().promoting().is_some();
                practice.show(ui, &practice.geometry(ui, board), seen, *promoting, ctx);
                *promoting |= asks;
            }
            asked = practice.law(look).show_here(ui, look.words).and_then(Link::article);
            if let Some(request) = buttons(ui, practice, look.words) {
                ui.ctx().request_repaint();
                match request {
                    FigureRequest::Again => practice.set_up(),
                    FigureRequest::Undo => practice.undo(),
                    FigureRequest::Attempt(action) => practice.attempt(action),
                }
            }
        });
        asked
    }
}

/// The buttons for what the reader can do other than moving.
fn buttons(ui: &mut Ui, practice: &Practice, words: &Texts) -> Option<FigureRequest> {
    let actions = practice.diagram().actions.iter();
    let actions = actions.map(|action| (action.key(), FigureRequest::Attempt(*action), true));
    let own = [
        ("book-again", FigureRequest::Again, practice.is_begun()),
        ("book-undo", FigureRequest::Undo, practice.can_undo()),
    ];
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        for (key, request, open) in actions.chain(own) {
            let button = ui.add_enabled(open, Button::new(t!(words, key)));
            followed(&button);
            asked = button.clicked().then_some(request).or(asked);
        }
    });
    asked
}
