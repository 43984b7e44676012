//! The buttons with which an arbiter adds time to a stopped clock, or takes it away.

use egui::{Rect, Ui, vec2};

use super::half::Half;
use crate::table::Deed;
use crate::text::time::digits;
use crate::ui::theme::size;
use crate::ui::view::{Request, ViewContext};
use crate::ui::widgets::{ButtonState, PanelButton, Rotation, cell};

/// Steps in seconds.
const STEPS: [i64; 3] = [60, 10, 1];

/// In a wide half all buttons are in one row; in a narrow one, adding is above taking away.
fn is_wide(width: f32) -> bool {
    width >= 2.0 * STEPS.len() as f32 * 52.0
}

/// The height of the buttons in a half of this width, with the gap above them.
pub fn height(width: f32, small: bool) -> f32 {
    let (button, gap) = (button(small), gap(small));
    if is_wide(width) { gap + button } else { 2.0 * (gap + button) }
}

fn button(small: bool) -> f32 {
    if small { size::BUTTON_SMALL } else { size::BUTTON }
}

fn gap(small: bool) -> f32 {
    if small { size::GAP_SMALL / 2.0 } else { size::GAP_SMALL }
}

/// Shows the buttons. Time that the player has not got can't be taken away.
pub fn show(
    ui: &mut Ui,
    place: Rect,
    rotation: Rotation,
    half: &Half<'_>,
    ms: u64,
    ctx: &mut ViewContext<'_>,
) {
    let (gap, button, count) = (gap(half.small), button(half.small), STEPS.len());
    let columns = if is_wide(place.width()) { 2 * count } else { count };
    let rows = 2 * count / columns;
    let height = rows as f32 * (button + gap) - gap;
    let buttons = Rect::from_min_size(place.min + vec2(0.0, gap), vec2(place.width(), height));
    let steps = [true, false].into_iter().flat_map(|adds| STEPS.map(|seconds| (seconds, adds)));
    for (index, (seconds, adds)) in steps.enumerate() {
        let place = cell(buttons, gap, (index / columns, rows), (index % columns, columns));
        let by_ms = seconds * if adds { 1000 } else { -1000 };
        let time = digits(seconds.unsigned_abs());
        let label = format!("{}{time}", if adds { '+' } else { '−' });
        let name = match adds {
            true => t!(half.words, "clock-alone-more", name = half.name, time),
            false => t!(half.words, "clock-alone-less", name = half.name, time),
        };
        let state = ButtonState::plain(ms.checked_add_signed(by_ms).is_some());
        let plain = PanelButton::plain(label, state, half.small);
        if (PanelButton { name, turned: half.turned, ..plain }).show(ui, rotation.rect(place)).clicked() {
            ctx.requests.push(Request::Do(Deed::AdjustClock { color: half.color, ms: by_ms }));
        }
    }
}
