//! The bar between a player and the score sheet in a game with clocks: the time control, and the button that starts and
//! pauses the clocks.
//!
//! The players' own clocks are in `ui::screens::game::players`.

use egui::{Rect, Ui, pos2};

use crate::game::TimeControls;
use crate::text::messages::Texts;
use crate::text::time;
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::command::Command;
use crate::ui::view::context::{ClockState, WindowView};
use crate::ui::view::request::Request;
use crate::ui::widgets::{PanelButton, Press, fit};

/// The bar and the data it shows.
pub struct ClockBar<'a> {
    pub words: &'a Texts,
    pub window: WindowView<'a>,
    pub controls: &'a TimeControls,
    pub small: bool,
}

impl ClockBar<'_> {
    /// Shows the bar in its rectangle.
    pub fn show(&self, ui: &mut Ui, rect: Rect, requests: &mut Vec<Request>) {
        let command = Command::Clock;
        let key = match self.window.game.clock() {
            ClockState::Waiting => "clock-start",
            ClockState::Paused => "clock-go-on",
            _ => "clock-pause",
        };
        let (label, keys, tip) = (t!(self.words, key), command.keys(self.words), command.tip(self.words));
        let width = (rect.width() * 0.5).min(if self.small { 96.0 } else { 170.0 });
        let place = rect.with_min_x(rect.right() - width);
        let state = match self.window.game.clock() {
            ClockState::Waiting | ClockState::Paused => Press::Strong,
            _ => Press::open(command.enabled(&self.window)),
        };
        let plain = PanelButton::plain(&label, state, self.small);
        let button = PanelButton { keys: &keys, tip: &tip, ..plain };
        if button.show(ui, place).clicked() {
            requests.push(Request::Command(command));
        }
        let palette = Palette::of(ui.theme());
        let pad = if self.small { 2.0 } else { size::PAD };
        let text = time::controls(self.words, self.controls);
        let room = place.left() - rect.left() - pad - 8.0;
        let text = fit(ui, &text, theme::small(), palette.quiet, room, 2);
        let at = pos2(rect.left() + pad, rect.center().y - text.size().y / 2.0);
        ui.painter().galley(at, text, palette.quiet);
    }
}
