//! Small things that several views paint: a card, a button of the panel, a line of text that fits.
//!
//! Absent on purpose: anything that knows of chess or of a game.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, CornerRadius, FontId, Galley, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo,
};

use super::theme::{self, Palette, size};

/// A quiet surface with round corners and a thin line.
pub fn card(painter: &Painter, rect: Rect, fill: Color32, line: Color32) {
    painter.rect(rect, CornerRadius::same(size::RADIUS), fill, Stroke::new(1.0, line), StrokeKind::Inside);
}

/// Text on at most `rows` lines of this width; what does not fit ends in an ellipsis.
pub fn fit(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32, rows: usize) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, color, width);
    job.wrap = TextWrapping {
        max_width: width,
        max_rows: rows,
        break_anywhere: rows == 1,
        ..TextWrapping::default()
    };
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// A button that fills its place.
pub struct PanelButton<'a> {
    pub label: &'a str,
    pub keys: &'a str,
    pub tip: &'a str,
    pub enabled: bool,
    pub small: bool,
}

impl PanelButton<'_> {
    /// Shows it; the response tells of a click.
    pub fn show(&self, ui: &mut Ui, rect: Rect) -> Response {
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with(self.label), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.enabled, self.label));
        self.paint(ui, rect, &response);
        if self.enabled && !self.tip.is_empty() { response.on_hover_text(self.tip) } else { response }
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response) {
        let palette = Palette::of(ui.theme());
        let (fill, line) = match () {
            () if !self.enabled => (palette.window, palette.line),
            () if response.is_pointer_button_down_on() => (palette.law_surface, palette.law),
            () if response.hovered() => (palette.hovered, palette.quiet),
            () => (palette.raised, palette.line),
        };
        card(ui.painter(), rect, fill, line);
        if response.has_focus() {
            let ring = Stroke::new(2.0, palette.law);
            ui.painter().rect_stroke(rect, CornerRadius::same(size::RADIUS), ring, StrokeKind::Inside);
        }
        let ink = if self.enabled { palette.ink } else { palette.quiet.gamma_multiply(0.8) };
        let font = if self.small { theme::small() } else { theme::text() };
        let room = rect.width() - 12.0;
        let keys = fit(ui, self.keys, theme::small(), palette.quiet, room, 1);
        let label = fit(ui, self.label, font, ink, room, 1);
        let with_keys = label.size().x + 8.0 + keys.size().x;
        let shows_keys = !self.keys.is_empty() && with_keys <= room - 16.0;
        let width = if shows_keys { with_keys } else { label.size().x };
        let left = rect.center().x - width / 2.0;
        let middle = |galley: &Galley| rect.center().y - galley.size().y / 2.0;
        if shows_keys {
            let at = egui::pos2(left + label.size().x + 8.0, middle(&keys));
            ui.painter().galley(at, keys, palette.quiet);
        }
        let at = egui::pos2(left, middle(&label));
        ui.painter().galley(at, label, ink);
    }
}
