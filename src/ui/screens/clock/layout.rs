//! Where the parts of the clock alone are: two halves side by side, or one above the other in a window that is
//! high or that would otherwise have small digits; a strip of buttons, which stays where it is; a message above.

use egui::{Rect, pos2, vec2};

use crate::rules::Color;
use crate::ui::theme::size;

/// The rectangles of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The left or upper half first.
    halves: [Rect; 2],
    pub strip: Rect,
    pub message: Option<Rect>,
    /// One half above the other.
    pub stacked: bool,
    /// Small fonts and margins.
    pub small: bool,
}

impl Layout {
    /// Lays out this rectangle. `message`: the height of a message for a width, if there is one.
    pub fn of(place: Rect, has_hours: bool, message: impl Fn(f32, bool) -> Option<f32>) -> Layout {
        let small = place.width().min(place.height()) < size::SMALL_WINDOW * 0.75;
        let gap = if small { size::GAP_SMALL } else { size::GAP };
        let room = place.shrink(gap);
        let wide = if has_hours { size::CLOCK_ALONE_WIDE.1 } else { size::CLOCK_ALONE_WIDE.0 };
        let stacked = room.width() < wide * room.height();
        let height = if small { size::BUTTON_SMALL } else { size::BUTTON };
        let (mut halves, strip) = if stacked {
            let strip = Rect::from_center_size(room.center(), vec2(room.width(), height));
            let upper = room.with_max_y(strip.top() - gap);
            ([upper, room.with_min_y(strip.bottom() + gap)], strip)
        } else {
            let strip = room.with_min_y(room.bottom() - height);
            let both = room.with_max_y(strip.top() - gap);
            let middle = room.center().x;
            ([both.with_max_x(middle - gap / 2.0), both.with_min_x(middle + gap / 2.0)], strip)
        };
        // A message leaves the half below it at least 56 points.
        let height = message(room.width(), small).map(|height| height.min(halves[0].height() - 56.0));
        let message = height.map(|height| room.with_max_y(room.top() + height));
        if let Some(message) = message {
            let below = if stacked { 1 } else { 2 };
            for half in &mut halves[..below] {
                half.min.y = message.bottom() + gap;
            }
        }
        Layout { halves, strip, message, stacked, small }
    }

    /// The players with their halves: White at the left or below, unless `flipped`.
    pub fn of_players(&self, flipped: bool) -> [(Color, Rect); 2] {
        let first = if self.stacked == flipped { Color::White } else { Color::Black };
        [(first, self.halves[0]), (!first, self.halves[1])]
    }
}

/// Four buttons in the middle of a strip.
pub fn buttons(strip: Rect) -> [Rect; 4] {
    let gap = size::GAP_SMALL;
    let width = ((strip.width() - 3.0 * gap) / 4.0).min(200.0);
    let left = strip.center().x - 2.0 * width - 1.5 * gap;
    let at = |index: usize| pos2(left + index as f32 * (width + gap), strip.top());
    [0, 1, 2, 3].map(|index| Rect::from_min_size(at(index), vec2(width, strip.height())))
}
