//! The layout of the chess clock: two halves, side by side or one above the other, as the settings say or as suits the
//! shape of the screen; a strip of buttons; and, if there is a message, the message at the top, which does not move the
//! strip.

use egui::Rect;

use crate::ui::theme::Tokens;
use crate::ui::view::settings::ClockHalves;
use crate::ui::widgets::parts::{self, Part, Places};

/// A part of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The left or upper half.
    First,
    /// The right or lower half.
    Second,
    /// Both halves side by side, below the message.
    Halves,
    /// Everything above the strip of buttons.
    Upper,
    Message,
    Strip,
}

/// Whether the halves in this rectangle are one above the other.
pub fn is_stacked(place: Rect, halves: ClockHalves, has_hours: bool) -> bool {
    match halves {
        // Digits with hours are wider.
        ClockHalves::Fitting => place.width() < place.height() * if has_hours { 2.0 } else { 1.0 },
        ClockHalves::Beside => false,
        ClockHalves::Stacked => true,
    }
}

/// Lays out this rectangle. `message` returns the height that the message has at a given width; `None` if there is no
/// message.
pub fn places(
    place: Rect,
    tokens: &Tokens,
    stacked: bool,
    message: impl Fn(f32) -> Option<f32>,
) -> Places<Spot> {
    let gap = tokens.space.s;
    let room = place.shrink(gap);
    let strip = Part::fixed(Spot::Strip, tokens.control.m);
    let second = Part::rest(Spot::Second, 0.0).only_if(stacked);
    let rows = parts::column(room, gap, &[Part::rest(Spot::Upper, 0.0), strip, second]);
    let upper = rows.of(Spot::Upper);
    // A message leaves at least 56 points for the half or halves below it and the gap above them.
    let message = message(room.width()).map(|height| height.min(upper.height() - 56.0));
    let card = Part::fixed(Spot::Message, message.unwrap_or_default()).only_if(message.is_some());
    let half = if stacked { Spot::First } else { Spot::Halves };
    let upper = parts::column(upper, gap, &[card, Part::rest(half, 0.0)]);
    let halves =
        upper.get(Spot::Halves).map(|place| parts::grid(place, gap, &[vec![Spot::First, Spot::Second]]));
    halves.into_iter().fold(rows.and(upper), Places::and)
}
