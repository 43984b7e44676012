//! The bar between a player and the score sheet in a game with clocks: what was agreed about time, and the
//! button that starts and stops it.
//!
//! Absent on purpose: the players' own clocks (see `players`).

use egui::{Rect, Ui, pos2};

use super::action::Action;
use super::command::Command;
use super::facts::{ClockState, Facts};
use super::theme::{self, Palette, size};
use super::time_words;
use super::widgets::{PanelButton, Press, fit};
use super::words::Words;
use crate::game::TimeControls;

/// What the bar needs.
pub struct ClockBar<'a> {
    pub words: &'a Words,
    pub facts: &'a Facts,
    pub controls: &'a TimeControls,
    pub small: bool,
}

impl ClockBar<'_> {
    /// Shows the bar in its place.
    pub fn show(&self, ui: &mut Ui, rect: Rect, actions: &mut Vec<Action>) {
        let command = Command::Clock;
        let key = match self.facts.clock {
            ClockState::Waiting => "clock-start",
            ClockState::Paused => "clock-go-on",
            _ => "clock-pause",
        };
        let (label, keys, tip) = (self.words.say(key), command.keys(self.words), command.tip(self.words));
        let width = (rect.width() * 0.5).min(if self.small { 96.0 } else { 170.0 });
        let place = rect.with_min_x(rect.right() - width);
        let state = match self.facts.clock {
            ClockState::Waiting | ClockState::Paused => Press::Strong,
            _ => Press::open(command.enabled(self.facts)),
        };
        let button = PanelButton {
            label: &label,
            tiny: &label,
            name: &label,
            keys: &keys,
            tip: &tip,
            state,
            small: self.small,
            turned: false,
        };
        if button.show(ui, place).clicked() {
            actions.push(Action::Command(command));
        }
        let palette = Palette::of(ui.theme());
        let pad = if self.small { 2.0 } else { size::PAD };
        let text = time_words::controls(self.words, self.controls);
        let room = place.left() - rect.left() - pad - 8.0;
        let text = fit(ui, &text, theme::small(), palette.quiet, room, 2);
        let at = pos2(rect.left() + pad, rect.center().y - text.size().y / 2.0);
        ui.painter().galley(at, text, palette.quiet);
    }
}
