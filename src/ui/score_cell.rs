//! One move on the score sheet: letters and figurines in a place that can be clicked.
//!
//! Absent on purpose: which move it is and where it stands (see `score_sheet`).

use egui::{
    Color32, CornerRadius, FontId, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::art::Art;
use super::notation::Part;
use super::theme::{self, Palette, RING};
use super::widgets::fit;
use crate::rules::Color;

/// Left and right of the letters.
const PAD: f32 = 7.0;
const RADIUS: CornerRadius = CornerRadius::same(6);

/// A move as it is shown.
pub struct Cell {
    /// Counted from 0.
    pub index: usize,
    pub number: usize,
    pub color: Color,
    pub parts: Vec<Part>,
    pub spoken: String,
    /// The board shows the position after it.
    pub current: bool,
    /// Tab comes to this move, and to no other.
    pub stop: bool,
    pub font: FontId,
}

impl Cell {
    /// Shows the move in its place.
    pub fn show(&self, ui: &mut Ui, place: Rect, art: &mut Art) -> Response {
        let sense = if self.stop { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(place, ui.scope_id().with(self.index), sense);
        let dots = if self.color == Color::White { "." } else { "…" };
        let spoken = format!("{}{dots} {}", self.number, self.spoken);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, self.current, &spoken));
        let palette = Palette::of(ui.theme());
        let chip = place.with_max_x((place.left() + self.width(ui) + 2.0 * PAD).min(place.right()));
        if self.current {
            ui.painter().rect_filled(chip, RADIUS, palette.law_surface);
        } else if response.hovered() {
            ui.painter().rect_filled(chip, RADIUS, palette.hovered);
        }
        if response.has_focus() {
            ui.painter().rect_stroke(chip, RADIUS, Stroke::new(RING, palette.law), StrokeKind::Inside);
        }
        self.paint(ui, pos2(place.left() + PAD, place.center().y), art);
        response
    }

    fn font(&self) -> FontId {
        if self.current { theme::bold(self.font.size) } else { self.font.clone() }
    }

    fn width(&self, ui: &Ui) -> f32 {
        let width = |part: &Part| match part {
            Part::Text(text) => fit(ui, text, self.font(), Color32::PLACEHOLDER, f32::INFINITY, 1).size().x,
            Part::Figurine(_) => self.figurine(),
        };
        self.parts.iter().map(width).sum()
    }

    fn paint(&self, ui: &Ui, mut at: Pos2, art: &mut Art) {
        let ink = Palette::of(ui.theme()).ink;
        for part in &self.parts {
            match part {
                Part::Text(text) => {
                    let galley = fit(ui, text, self.font(), ink, f32::INFINITY, 1);
                    let (width, height) = (galley.size().x, galley.size().y);
                    ui.painter().galley(pos2(at.x, at.y - height / 2.0), galley, ink);
                    at.x += width;
                }
                Part::Figurine(piece) => {
                    let side = self.figurine();
                    let middle = at + vec2(side / 2.0, 0.0);
                    art.paint(ui, *piece, Rect::from_center_size(middle, Vec2::splat(side)));
                    at.x += side;
                }
            }
        }
    }

    /// The width of a figurine beside the letters.
    fn figurine(&self) -> f32 {
        (self.font.size * theme::FIGURINE).round()
    }
}
