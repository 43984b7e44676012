//! The bar between a player and the score sheet in a game with clocks: the time control with its current stage, and the
//! button that starts and pauses the clocks.
//!
//! The players' own clocks are in `ui::screens::game::player_clock`.

use egui::{Rect, Role, Ui, vec2};

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
    let table = ctx.session.table();
    let text = time::unbroken(&time::controls(words, &table.setup().clock));
    let stage = stage(words, table);
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

/// The stage of the time control of the player to move, and the number of their move; `None` without stages.
fn stage(words: &Texts, table: &Table) -> Option<String> {
    let control = table.setup().clock[table.clock_turn().index()].as_ref()?;
    let made = table.presses(table.clock_turn());
    let (stage, end) = control.stage_after(made);
    let (stage, made) = (stage.to_string(), made.saturating_add(1).to_string());
    let end = end.map_or_else(|| "none".to_owned(), |end| end.to_string());
    (!control.stages.is_empty()).then(|| t!(words, "clock-stage", stage, move = made, end))
}
