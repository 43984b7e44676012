//! The bar between a player and the score sheet in a game with clocks: the time control, and the button that starts and
//! pauses the clocks.
//!
//! The players' own clocks are in `ui::screens::game::player_clock`.

use egui::{Rect, Ui};

use crate::text::time;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::{ClockState, Command, Request, ViewContext, command_button};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, fit, paint_text};

/// Shows the bar in its rectangle.
pub fn show(ui: &mut Ui, rect: Rect, ctx: &mut ViewContext<'_>) {
    let (command, words, clock) = (Command::Clock, ctx.look.words, ctx.game().clock());
    let (tokens, quiet) = (tokens(ui.ctx()), Palette::of(ui.theme()).quiet);
    // A narrow bar, which shares its row with other parts, has only the button.
    let is_alone = rect.width() < 150.0 && clock != ClockState::Stopped;
    let extent = if is_alone { rect.width() } else { (rect.width() * 0.5).min(170.0) };
    let button = Part::between(1, 0.0..=extent).only_if(clock != ClockState::Stopped);
    let places = parts::row(rect, tokens.space.s, &[Part::rest(0, 0.0).only_if(!is_alone), button]);
    let state = match clock {
        ClockState::Ruling if ctx.window.is_claim_stated => ButtonState::Disabled,
        ClockState::Waiting | ClockState::Paused | ClockState::Ruling => ButtonState::Active,
        _ => ButtonState::plain(command.enabled(&ctx.window)),
    };
    let label = t!(words, clock.key());
    let plain = command_button(command, words, state);
    let button = PanelButton { tiny: label.clone(), name: label.clone(), label, ..plain };
    if places.get(1).is_some_and(|place| button.show(ui, place).clicked()) {
        ctx.requests.push(Request::Command(command));
    }
    let Some(place) = places.get(0) else { return };
    let text = time::unbroken(&time::controls(words, &ctx.session.table().setup().clock));
    let text = fit(ui, &text, tokens.small(), quiet, place.width(), 2);
    paint_text(ui, place.left_center(), text, quiet);
}
