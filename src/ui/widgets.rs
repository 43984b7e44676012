//! Small things that several views paint: a card, a button of the panel, a line of text that fits.
//!
//! Absent on purpose: anything that knows of chess or of a game.

use std::sync::Arc;

use egui::epaint::TextShape;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo,
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

/// What is painted the right way up, or upside-down for a player on the other side of a flat screen.
#[derive(Clone, Copy)]
pub struct Turn {
    /// The point round which everything is turned; none for the right way up.
    round: Option<Pos2>,
}

impl Turn {
    /// Upside-down within this place, or not.
    pub fn within(rect: Rect, turned: bool) -> Turn {
        Turn { round: turned.then(|| rect.center()) }
    }

    /// Where a point comes.
    pub fn point(self, at: Pos2) -> Pos2 {
        self.round.map_or(at, |center| center + (center - at))
    }

    /// Where a rectangle comes.
    pub fn rect(self, rect: Rect) -> Rect {
        Rect::from_two_pos(self.point(rect.min), self.point(rect.max))
    }

    /// Paints text whose corner at the top left would be here.
    pub fn text(self, painter: &Painter, at: Pos2, galley: Arc<Galley>, ink: Color32) {
        let angle = if self.round.is_some() { std::f32::consts::PI } else { 0.0 };
        painter.add(TextShape::new(self.point(at), galley, ink).with_angle(angle));
    }
}

/// A button that fills its place.
pub struct PanelButton<'a> {
    pub label: &'a str,
    /// What it is called where its label is too short to tell.
    pub name: &'a str,
    pub keys: &'a str,
    pub tip: &'a str,
    pub enabled: bool,
    /// It is what one should press now, or it is on.
    pub strong: bool,
    pub small: bool,
    /// Upside-down.
    pub turned: bool,
}

impl PanelButton<'_> {
    /// Shows it; the response tells of a click.
    pub fn show(&self, ui: &mut Ui, rect: Rect) -> Response {
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with(self.name), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.enabled, self.name));
        self.paint(ui, rect, &response);
        if self.tip.is_empty() { response } else { response.on_hover_text(self.tip) }
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response) {
        let palette = Palette::of(ui.theme());
        let (fill, line) = match () {
            () if !self.enabled => (palette.window, palette.line),
            () if response.is_pointer_button_down_on() => (palette.law_surface, palette.law),
            () if self.strong => (palette.law_surface, palette.law),
            () if response.hovered() => (palette.hovered, palette.quiet),
            () => (palette.raised, palette.line),
        };
        card(ui.painter(), rect, fill, line);
        if response.has_focus() {
            let ring = Stroke::new(2.0, palette.law);
            ui.painter().rect_stroke(rect, CornerRadius::same(size::RADIUS), ring, StrokeKind::Inside);
        }
        let ink = match () {
            () if !self.enabled => palette.quiet.gamma_multiply(0.8),
            () if self.strong => palette.law,
            () => palette.ink,
        };
        let font = if self.small { theme::small() } else { theme::text() };
        let room = rect.width() - if self.small { 6.0 } else { 12.0 };
        let keys = fit(ui, self.keys, theme::small(), palette.quiet, room, 1);
        let label = fit(ui, self.label, font, ink, room, 1);
        let with_keys = label.size().x + 8.0 + keys.size().x;
        let shows_keys = !self.keys.is_empty() && with_keys <= room - 8.0;
        let width = if shows_keys { with_keys } else { label.size().x };
        let left = rect.center().x - width / 2.0;
        let middle = |galley: &Galley| rect.center().y - galley.size().y / 2.0;
        let turn = Turn::within(rect, self.turned);
        if shows_keys {
            let at = egui::pos2(left + label.size().x + 8.0, middle(&keys));
            let quiet = if self.enabled { palette.quiet } else { ink };
            turn.text(ui.painter(), at, keys, quiet);
        }
        turn.text(ui.painter(), egui::pos2(left, middle(&label)), label, ink);
    }
}
