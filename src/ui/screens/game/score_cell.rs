//! One move on the score sheet: letters and figurines in a place that can be clicked.
//!
//! Which move it is and where it stands: see `ui::screens::game::score_sheet`.

use egui::{
    Color32, CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::game::Help;
use crate::rules::Color;
use crate::text::messages::Texts;
use crate::text::notation::Part;
use crate::ui::theme::art::Art;
use crate::ui::theme::{self, Palette, RING};
use crate::ui::widgets::fit;
use crate::ui::widgets::move_text::Written;

/// Left and right of the letters.
const PAD: f32 = 7.0;
/// The radius of the dot that tells of a hint, and of the ring that tells of analysis.
const MARK: f32 = 2.8;
const RADIUS: CornerRadius = CornerRadius::same(6);

/// A move as it is shown.
pub struct Cell<'a> {
    /// Counted from 0.
    pub index: usize,
    pub number: usize,
    pub color: Color,
    pub parts: Vec<Part>,
    pub spoken: String,
    /// The move as a sentence.
    pub said: &'a dyn Fn(usize) -> String,
    /// The help that the player had with it.
    pub help: Option<Help>,
    /// A draw was offered with it.
    pub offered: bool,
    /// What the mover's clock showed after it.
    pub time: Option<String>,
    pub words: &'a Texts,
    /// The board shows the position after it.
    pub current: bool,
    /// Tab comes to this move, and to no other.
    pub stop: bool,
    pub font: FontId,
}

impl Cell<'_> {
    /// Shows the move in its place.
    pub fn show(&self, ui: &mut Ui, place: Rect, art: &mut Art) -> Response {
        let sense = if self.stop { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(place, ui.scope_id().with(self.index), sense);
        let dots = if self.color == Color::White { "." } else { "…" };
        let spoken = self.with_help(format!("{}{dots} {}", self.number, self.spoken));
        let offered = self.offered.then(|| t!(self.words, "study-draw-offered"));
        let time = self.time.as_ref();
        let time = time.map(|time| t!(self.words, "study-clock", time = time.as_str()));
        let spoken = self.words.row([Some(spoken), offered, time].into_iter().flatten());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, self.current, &spoken));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description((self.said)(self.index)));
        let palette = Palette::of(ui.theme());
        let written = self.written(ui);
        let width = written.width(ui);
        let chip = place.with_max_x((place.left() + width + 2.0 * PAD).min(place.right()));
        if self.current {
            ui.painter().rect_filled(chip, RADIUS, palette.law_surface);
        } else if response.hovered() {
            ui.painter().rect_filled(chip, RADIUS, palette.hovered);
        }
        if response.has_focus() {
            ui.painter().rect_stroke(chip, RADIUS, Stroke::new(RING, palette.law), StrokeKind::Inside);
        }
        self.show_time(ui, place, chip.right());
        written.paint(ui, pos2(place.left() + PAD, place.center().y), f32::INFINITY, art);
        let mark = chip.right_top() + vec2(-PAD / 2.0, MARK * 2.0);
        let fill = match self.help {
            Some(Help::Hint(_)) => palette.law,
            Some(Help::Analysis(_)) | None => Color32::TRANSPARENT,
        };
        if self.help.is_some() {
            ui.painter().circle(mark, MARK, fill, Stroke::new(1.2, palette.law));
        }
        response
    }

    /// The time at the right, quietly, where there is room.
    fn show_time(&self, ui: &Ui, place: Rect, from: f32) {
        let Some(time) = &self.time else { return };
        let ink = Palette::of(ui.theme()).quiet;
        let text = fit(ui, time, theme::small(), ink, f32::INFINITY, 1);
        let at = pos2(place.right() - text.size().x, place.center().y - text.size().y / 2.0);
        if at.x > from + PAD {
            ui.painter().galley(at, text, ink);
        }
    }

    fn with_help(&self, spoken: String) -> String {
        let key = match self.help {
            None => return spoken,
            Some(Help::Hint(_)) => "move-hint",
            Some(Help::Analysis(_)) => "move-analysed",
        };
        t!(self.words, key, move = spoken)
    }

    fn written(&self, ui: &Ui) -> Written<'_> {
        let font = if self.current { theme::bold(self.font.size) } else { self.font.clone() };
        Written { parts: &self.parts, font, ink: Palette::of(ui.theme()).ink }
    }
}
