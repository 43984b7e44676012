//! The digits of the chess clock. Their size is the largest at which the widest expected time of either player fits, so
//! that it stays the same as the time runs down.

use egui::{Align2, Color32, Pos2, Rect, Ui, Vec2, vec2};

use crate::rules::Color;
use crate::text::clock_face;
use crate::ui::theme;
use crate::ui::view::GameView;
use crate::ui::widgets::{Rotation, fit};

/// The font size at which texts are measured, in points.
const MEASURED: f32 = 100.0;
/// Font sizes are multiples of this, in points, so that resizing the window does not fill the font atlas.
const STEP: f32 = 4.0;

/// The size of the widest time that either clock is expected to show, at the font size `MEASURED`.
pub struct Digits {
    widest: Vec2,
    /// How far the middle of a digit is below the top of its line, at the font size `MEASURED`.
    middle: f32,
    /// Whether a time of an hour or more is expected.
    pub has_hours: bool,
    tenths: bool,
}

impl Digits {
    /// The digits for this game's clock.
    pub fn of(ui: &Ui, game: GameView<'_>) -> Digits {
        let controls = game.table.setup().clock.iter().flatten().map(|control| control.base_ms);
        let shown = Color::ALL.into_iter().filter_map(|color| game.table.clock_shows(color, game.now));
        let longest = controls.chain(shown).max().unwrap_or_default();
        let tenths = game.settings.tenths;
        let texts = [longest, 0].map(|ms| clock_face::text(ms, tenths));
        let zeros = |text: &str| text.replace(|letter: char| letter.is_ascii_digit(), "0");
        let galleys = texts.map(|text| {
            fit(ui, &zeros(&text), theme::bold(MEASURED), Color32::PLACEHOLDER, f32::INFINITY, 1)
        });
        let ink = galleys[0].mesh_bounds;
        let width = galleys.iter().map(|galley| galley.size().x).fold(0.0, f32::max);
        let widest = vec2(width, ink.height());
        Digits { widest, middle: ink.center().y, has_hours: longest >= 3_600_000, tenths }
    }

    /// A time in milliseconds as text.
    pub fn text(&self, ms: u64) -> String {
        clock_face::text(ms, self.tenths)
    }

    /// Paints a text in the middle of this rectangle, at the largest font size at which the widest time fits. Returns
    /// the area that the digits cover, before rotation.
    pub fn paint(&self, ui: &Ui, room: Rect, rotation: Rotation, text: &str, ink: Color32) -> Rect {
        let most = (room.size() / self.widest).min_elem() * MEASURED;
        let points = ((most / STEP).floor() * STEP).max(STEP);
        let galley = fit(ui, text, theme::bold(points), ink, f32::INFINITY, 1);
        let share = points / MEASURED;
        let covered = vec2(galley.size().x, self.widest.y * share);
        let left = room.center().x - galley.size().x / 2.0;
        let top = room.center().y - self.middle * share;
        let at = Pos2::new(left, top + galley.size().y / 2.0);
        rotation.text(ui.painter(), at, galley);
        Align2::CENTER_CENTER.align_size_within_rect(covered, room)
    }
}
