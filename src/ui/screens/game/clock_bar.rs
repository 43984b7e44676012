//! The bar of a game with clocks: the time control with its current stage, and the button that starts and pauses the
//! clocks.
//!
//! The players' own clocks are in `ui::screens::game::player_clock`.

use egui::{Rect, Role, Ui, vec2};

use crate::rules::Color;
use crate::table::Table;
use crate::text::{Texts, time};
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::{ClockState, Command, Request, ViewContext, command_button};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, fit, labelled, paint_text};

/// Shows the bar in its rectangle.
pub fn show(ui: &mut Ui, rect: Rect, ctx: &mut ViewContext<'_>) {
    let (command, words, clock) = (Command::Clock, ctx.look.words, ctx.game().clock());
    let (tokens, quiet) = (tokens(ui.ctx()), Palette::of(ui.theme()).quiet);
    // During a ruling, the button that resumes the game is among the game's other buttons.
    let has_button = !matches!(clock, ClockState::Stopped | ClockState::Ruling);
    // A narrow bar, which shares its row with other parts, has only the button.
    let is_alone = rect.width() < 150.0 && has_button;
    let extent = if is_alone { rect.width() } else { (rect.width() * 0.5).min(170.0) };
    let button = Part::between(1, 0.0..=extent).only_if(has_button);
    let places = parts::row(rect, tokens.space.s, &[Part::rest(0, 0.0).only_if(!is_alone), button]);
    let state = match clock {
        ClockState::Waiting | ClockState::Paused => ButtonState::Active,
        _ => ButtonState::plain(command.enabled(&ctx.window)),
    };
    let label = t!(words, clock.key());
    let plain = command_button(command, words, state);
    let button = PanelButton { tiny: label.clone(), name: label.clone(), label, ..plain };
    if places.get(1).is_some_and(|place| button.show(ui, place).clicked()) {
        ctx.requests.push(Request::Command(command));
    }
    let Some(place) = places.get(0) else { return };
    let table = ctx.session.table();
    let text = time::unbroken(&time::controls(words, &table.setup().clock));
    let stage = stage(words, table, table.clock_turn());
    let lines = if stage.is_some() { 1 } else { 2 };
    if let Some(stage) = &stage {
        labelled(ui, place, "clock stage", Role::Label, stage);
    }
    let stage = stage.map(|stage| fit(ui, &stage, tokens.small(), quiet, place.width(), 1));
    let text = fit(ui, &text, tokens.small(), quiet, place.width(), lines);
    let below = stage.as_ref().map_or(0.0, |stage| stage.size().y) / 2.0;
    paint_text(ui, place.left_center() - vec2(0.0, below), text, quiet);
    if let Some(stage) = stage {
        paint_text(ui, place.left_center() + vec2(0.0, below), stage, quiet);
    }
}

/// The stage of a player's time control, and the number of their next move; `None` without a clock, or if there is only
/// one stage.
pub(crate) fn stage(words: &Texts, table: &Table, color: Color) -> Option<String> {
    let control = table.setup().clock[color.index()].as_ref()?;
    let made = table.presses(color);
    let (stage, end) = control.stage_after(made);
    let (stage, made) = (stage.to_string(), made.saturating_add(1).to_string());
    let end = end.map_or_else(|| "none".to_owned(), |end| end.to_string());
    (!control.stages.is_empty()).then(|| t!(words, "clock-stage", stage, move = made, end))
}
