//! The players and the buttons in a window that is too small for the panel. The law is in one or two lines below them.
//!
//! `ui::view::layout` places the parts.

use egui::{Ui, vec2};

use super::GameScreen;
use super::answers::Answers;
use crate::rules::Color;
use crate::ui::theme::size;
use crate::ui::view::ViewContext;
use crate::ui::view::layout::Tiny;

impl GameScreen {
    /// Shows both players and the buttons, or the answers to an offer or a request in place of the buttons.
    pub(super) fn show_tiny(&self, ui: &mut Ui, tiny: &Tiny, ctx: &mut ViewContext<'_>) {
        let near = if self.board.flipped { Color::Black } else { Color::White };
        for (color, strip, top) in [(!near, tiny.far, true), (near, tiny.near, false)] {
            let turned = top && ctx.look.settings.face_to_face && ctx.game().two_persons();
            GameScreen::show_player(ui, strip, color, [turned, true, false], ctx);
        }
        for (color, top) in [(!near, true), (near, false)] {
            let answers =
                Answers { game: ctx.game(), color, words: ctx.look.words, small: true, turned: false };
            if answers.asks_draw() {
                let row = tiny.buttons.with_max_y(tiny.buttons.top() + size::BUTTON_SMALL);
                let row =
                    if top { row } else { row.translate(vec2(0.0, tiny.buttons.bottom() - row.bottom())) };
                return answers.show_draw(ui, row, ctx.requests);
            }
            if ctx.session.table().take_back_asked() == Some(!color) && ctx.game().is_person(color) {
                let mut place = tiny.buttons;
                return answers.show_take_back(ui, &mut place, top, ctx.requests);
            }
        }
        let buttons = self.buttons(ctx, true);
        match ctx.game().is_over() {
            true => buttons.show_over(ui, tiny.buttons, None, ctx.requests),
            false => buttons.show(ui, tiny.buttons, ctx.requests),
        }
    }
}
