//! The bar between a player and the score sheet in a game with clocks: the time control, and the button that starts and
//! pauses the clocks.
//!
//! The players' own clocks are in `ui::screens::game::players`.

use egui::{Rect, Ui, pos2};

use crate::text::time;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::{ClockState, Command, Request, ViewContext};
use crate::ui::widgets::{ButtonState, PanelButton, fit, paint_text};

/// Shows the bar in its rectangle.
pub fn show(ui: &mut Ui, rect: Rect, small: bool, ctx: &mut ViewContext<'_>) {
    let (command, words, clock) = (Command::Clock, ctx.look.words, ctx.game().clock());
    let width = (rect.width() * 0.5).min(if small { 96.0 } else { 170.0 });
    let place = rect.with_min_x(rect.right() - width);
    let state = match clock {
        ClockState::Waiting | ClockState::Paused => ButtonState::Active,
        _ => ButtonState::plain(command.enabled(&ctx.window)),
    };
    let plain = PanelButton::plain(t!(words, clock.key()), state, small);
    let (keys, tip) = (command.keys(words), command.tip(words));
    if (PanelButton { keys, tip, ..plain }).show(ui, place).clicked() {
        ctx.requests.push(Request::Command(command));
    }
    let palette = Palette::of(ui.theme());
    let pad = if small { 2.0 } else { size::PAD };
    let text = time::controls(words, &ctx.session.table().setup().clock);
    let room = place.left() - rect.left() - pad - 8.0;
    let text = fit(ui, &text, theme::small(), palette.quiet, room, 2);
    paint_text(ui, pos2(rect.left() + pad, rect.center().y), text, palette.quiet);
}
