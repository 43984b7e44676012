//! A window that is too small for the panel: the players and the buttons, if they fit, and one or two lines of text
//! with the evaluation during analysis, the clocks if the players do not fit, and the law card.

use egui::{Ui, vec2};

use super::GameScreen;
use super::answers::Answers;
use super::panel::clocks;
use crate::ui::theme::tokens;
use crate::ui::view::layout::{Layout, Spot};
use crate::ui::view::{Request, ViewContext, evaluation};
use crate::ui::widgets::parts::{self, Part};

impl GameScreen {
    /// Shows the text and, if they fit, the players and the buttons. The answers to an offer or a request take the
    /// place of the buttons.
    pub(super) fn show_small(&self, ui: &mut Ui, layout: &Layout, ctx: &mut ViewContext<'_>) {
        let words = ctx.look.words;
        if let Some(line) = layout.get(Spot::Line) {
            let worth = ctx.session.analysis().worth();
            let worth = worth.map(|worth| evaluation::text(worth, words) + " · ").unwrap_or_default();
            let clocks = if layout.get(Spot::Far).is_some() { String::new() } else { clocks(ctx.game()) };
            let law = ctx.explain().standing(ctx.message);
            ctx.requests.extend(law.show_line(ui, line, words, &(worth + &clocks)).map(Request::from));
        }
        let Some(buttons) = layout.get(Spot::Buttons) else { return };
        let players = self.players(ctx);
        for (spot, answers) in &players {
            GameScreen::show_player(ui, layout.at(*spot), answers, false, ctx);
        }
        for (spot, answers) in players {
            let answers = Answers { turned: false, ..answers };
            if !answers.asks_draw() && !answers.asks_take_back() {
                continue;
            }
            let tokens = tokens(ui.ctx());
            // Elsewhere the answers to an offer are in a strip and keep a margin to its edges, which is not needed
            // here.
            let (height, beyond) = match answers.asks_draw() {
                true => (tokens.control.m, tokens.space.xs),
                false => (Answers::take_back_height(tokens), 0.0),
            };
            let row = Part::fixed(1, height);
            let parts = if spot == Spot::Far { [row, Part::rest(0, 0.0)] } else { [Part::rest(0, 0.0), row] };
            let row = parts::column(buttons, 0.0, &parts).of(1).expand2(vec2(0.0, beyond));
            return match answers.asks_draw() {
                true => answers.show_draw(ui, row, ctx.requests),
                false => answers.show_take_back(ui, row, ctx.requests),
            };
        }
        self.buttons(ctx).show(ui, buttons, ctx.requests);
    }
}
