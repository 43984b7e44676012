//! A player's clock: digits of equal width, and a coloured background while it runs; and the buttons that correct it.
//! Whatever else the clock shows by colour, it also shows by a mark: two bars while it is paused, a line under the
//! digits while its time is low, a flag once the flag has fallen.
//!
//! `text::clock_face` writes the time.

use egui::{Color32, Galley, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use std::sync::Arc;

use crate::rules::Color;
use crate::table::Deed;
use crate::text::time::digits;
use crate::text::{Texts, clock_face};
use crate::ui::theme::{self, CONTROL_RADIUS, Palette, bold, tokens};
use crate::ui::view::{ClockState, Command, GameView, Request};
use crate::ui::widgets::{ButtonState, PanelButton, Rotation, fit};

/// A player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerClock {
    pub ms: u64,
    pub state: ClockDisplay,
    pub low: bool,
    /// Whether tenths of a second are shown near the end.
    pub tenths: bool,
}

/// What a player's clock is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockDisplay {
    /// The clock waits for the other player or for the game to begin, or the game is over or adjourned.
    Waits,
    Runs,
    /// The clock would run if it were not paused.
    Stopped,
    /// The flag has fallen. `first` says whether both flags have fallen and this player's fell first.
    Fallen {
        first: bool,
    },
}

/// A symbol next to the digits of a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClockSign {
    Runs,
    Stopped,
    Fallen,
}

impl PlayerClock {
    /// A player's clock; `None` for a player without one.
    pub(crate) fn of(color: Color, game: GameView<'_>) -> Option<PlayerClock> {
        let table = game.table;
        let ms = table.clock_shows(color, game.now)?;
        let own = game.clock_turn() == color;
        let first = table.fell_first(color);
        let state = match game.clock() {
            _ if table.is_flag_down(color, game.now) => ClockDisplay::Fallen { first },
            ClockState::Running if own => ClockDisplay::Runs,
            ClockState::Paused | ClockState::Ruling if own => ClockDisplay::Stopped,
            _ => ClockDisplay::Waits,
        };
        let low = game.settings.low_time && clock_face::is_low(table, color, ms);
        Some(PlayerClock { ms, state, low, tenths: game.settings.tenths })
    }

    /// What a screen reader says: the time, and the message keys of anything else there is to say about the clock.
    pub(crate) fn spoken(self) -> (String, Vec<&'static str>) {
        let is_paused = self.state == ClockDisplay::Stopped;
        let state = self.fallen().or(is_paused.then_some("clock-paused"));
        let low = (self.low && self.fallen().is_none()).then_some("clock-low");
        (clock_face::text(self.ms, false), state.into_iter().chain(low).collect())
    }

    /// The message key for a fallen flag; `None` if it has not fallen.
    pub(super) fn fallen(self) -> Option<&'static str> {
        match self.state {
            ClockDisplay::Fallen { first: true } => Some("clock-alone-first"),
            ClockDisplay::Fallen { first: false } => Some("clock-fallen"),
            ClockDisplay::Waits | ClockDisplay::Runs | ClockDisplay::Stopped => None,
        }
    }

    fn sign(self) -> Option<ClockSign> {
        match self.state {
            ClockDisplay::Fallen { .. } => Some(ClockSign::Fallen),
            ClockDisplay::Stopped => Some(ClockSign::Stopped),
            ClockDisplay::Waits | ClockDisplay::Runs => None,
        }
    }

    fn digits(self, ui: &Ui, points: f32) -> Arc<Galley> {
        let palette = Palette::of(ui.theme());
        let ink = match self.state {
            ClockDisplay::Runs => palette.surface,
            _ if self.low || self.fallen().is_some() => palette.refusal,
            ClockDisplay::Stopped => palette.law,
            ClockDisplay::Waits | ClockDisplay::Fallen { .. } => palette.ink,
        };
        fit(ui, &clock_face::text(self.ms, self.tenths), bold(points), ink, f32::INFINITY, 1)
    }

    /// The width of this clock with a symbol next to it, at its current time or at 59 minutes, whichever is wider.
    /// While it is being corrected (`changes`), a clock with more than 30 minutes has room for any time below two
    /// hours.
    pub(super) fn room(self, ui: &Ui, points: f32, changes: bool) -> f32 {
        let is_near_hour = changes && self.ms > 30 * 60_000;
        let least = if is_near_hour { 119 } else { 59 };
        let most = PlayerClock { ms: self.ms.max(least * 60_000), ..self };
        let digits = [self, most].map(|clock| clock.digits(ui, points).size().x);
        digits[0].max(digits[1]) + sign_side(points) + 2.0 * tokens(ui.ctx()).space.s
    }

    /// Paints the digits at the right end of a place, after the symbol of the clock's state if it has one. Returns the
    /// distance from the left edge of the digits or the symbol to the right edge of the place.
    pub(crate) fn paint(self, ui: &Ui, place: Rect, rotation: Rotation, points: f32) -> f32 {
        let (palette, pad) = (Palette::of(ui.theme()), tokens(ui.ctx()).space.s);
        let digits = self.digits(ui, points);
        let extent = digits.size();
        let corner = pos2(place.right() - pad - extent.x, place.center().y - extent.y / 2.0);
        let (ink, covered) = (digits.job.sections[0].format.color, digits.rect.translate(corner.to_vec2()));
        if self.state == ClockDisplay::Runs {
            let fill = if self.low { palette.refusal } else { palette.law };
            let surface = rotation.rect(covered.expand2(vec2(pad, -points * 0.06)));
            ui.painter().rect_filled(surface, CONTROL_RADIUS, fill);
        }
        rotation.text(ui.painter(), covered.left_center(), digits);
        if self.low {
            let line = [covered.left(), covered.right()]
                .map(|x| rotation.point(pos2(x, covered.bottom() - points * 0.16)));
            ui.painter().line_segment(line, Stroke::new(2.0, ink));
        }
        let Some(sign) = self.sign() else { return extent.x + pad };
        let side = sign_side(points);
        let middle = pos2(corner.x - pad - side / 2.0, place.center().y);
        sign.paint(ui.painter(), middle, side, rotation, ink);
        extent.x + side + 2.0 * pad
    }
}

/// The side of a symbol next to digits of this font size.
fn sign_side(points: f32) -> f32 {
    points.clamp(12.0, 20.0) * 0.8
}

impl ClockSign {
    /// Paints the symbol in a square around this point.
    pub(crate) fn paint(self, painter: &Painter, middle: Pos2, side: f32, rotation: Rotation, ink: Color32) {
        let polygon = |corners: &[(f32, f32)]| {
            let corner = |&(x, y): &(f32, f32)| rotation.point(middle + vec2(x - 0.5, y - 0.5) * side);
            Shape::convex_polygon(corners.iter().map(corner).collect(), ink, Stroke::NONE)
        };
        let bar = |from: f32, to: f32| polygon(&[(from, 0.0), (to, 0.0), (to, 1.0), (from, 1.0)]);
        painter.extend(match self {
            // The flag hangs down from its pole.
            ClockSign::Fallen => vec![bar(0.1, 0.22), polygon(&[(0.2, 0.35), (1.0, 1.0), (0.2, 1.0)])],
            ClockSign::Stopped => vec![bar(0.12, 0.4), bar(0.6, 0.88)],
            ClockSign::Runs => vec![polygon(&[(0.1, 0.0), (1.0, 0.5), (0.1, 1.0)])],
        });
    }
}

/// A button that corrects a stopped clock.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Correction {
    /// Adds this many seconds, or takes them away if negative.
    By(i64),
    /// Opens the dialog that sets the clocks.
    Set,
}

impl Correction {
    /// The shortest label of the button, such as "+1:00".
    pub(super) fn tiny(self, words: &Texts) -> String {
        match self {
            Correction::By(seconds) => {
                format!("{}{}", if seconds > 0 { '+' } else { '−' }, digits(seconds.unsigned_abs()))
            }
            Correction::Set => words.tiny("clock-set"),
        }
    }

    /// Shows the button for the clock of this player, who has `ms` left. Time that the player does not have can't be
    /// taken away. Returns the request if the button was pressed, otherwise `None`.
    pub(crate) fn show(
        self,
        ui: &mut Ui,
        place: Rect,
        words: &Texts,
        (color, name): (Color, &str),
        ms: u64,
        turned: bool,
    ) -> Option<Request> {
        let tiny = self.tiny(words);
        let (label, name, is_possible, request) = match self {
            Correction::By(seconds) => {
                let key = if seconds > 0 { "clock-alone-more" } else { "clock-alone-less" };
                let (time, by_ms) = (digits(seconds.unsigned_abs()), seconds * 1000);
                let deed = Deed::AdjustClock { color, ms: Some(by_ms), moves: None };
                let is_possible = ms.checked_add_signed(by_ms).is_some();
                (tiny.clone(), t!(words, key, name, time), is_possible, Request::Do(deed))
            }
            Correction::Set => {
                let request = Request::Command(Command::SetClocks);
                (t!(words, "clock-set"), t!(words, "clock-set-of", name), true, request)
            }
        };
        let plain = PanelButton::plain(label, ButtonState::plain(is_possible));
        let button = PanelButton { tiny, name, turned, ..plain };
        button.show(ui, place).clicked().then_some(request)
    }
}

/// Paints the clocks of White and Black side by side at the right end of this rectangle. Returns their total width with
/// the gap before them.
pub(crate) fn show_clocks(ui: &Ui, place: Rect, clocks: [PlayerClock; 2]) -> f32 {
    let (palette, space) = (Palette::of(ui.theme()), &tokens(ui.ctx()).space);
    let points = (0.53 * place.height()).min(0.06 * place.width());
    let radius = points * 0.28;
    let mut rest = place;
    for (clock, fill) in clocks.into_iter().zip([theme::DISC_WHITE, theme::DISC_BLACK]).rev() {
        rest.max.x -= clock.paint(ui, rest, Rotation::within(place, false), points) + space.s + radius;
        ui.painter().circle(rest.right_center(), radius, fill, Stroke::new(1.3, palette.quiet));
        rest.max.x -= radius + space.m;
    }
    place.width() - rest.width()
}
