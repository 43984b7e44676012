//! The card with the best lines: each line's score and moves, and above them the search depth. The line under the
//! pointer, or with keyboard focus, shows its first move on the board.
//!
//! `ui::view::layout` places it.

use egui::{CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::rules::Move;
use crate::session::analysis::{Analysis, Line};
use crate::text::messages::Texts;
use crate::text::notation;
use crate::text::notation::Notation;
use crate::ui::theme::art::Art;
use crate::ui::theme::{self, Palette, RING, size};
use crate::ui::view::evaluation;
use crate::ui::view::layout;
use crate::ui::widgets::move_text::Written;
use crate::ui::widgets::{card, fit};

/// The card and its contents.
pub struct Card<'a> {
    pub words: &'a Texts,
    pub notation: Notation,
    pub small: bool,
}

impl Card<'_> {
    /// Shows the card with as many lines as fit. Returns the first move of the line that is pointed at.
    pub fn show(&self, ui: &mut Ui, rect: Rect, analysis: &Analysis, art: &mut Art) -> Option<Move> {
        let palette = Palette::of(ui.theme());
        card(ui.painter(), rect, palette.surface, palette.line);
        let response = ui.interact(rect, ui.scope_id().with("analysis"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, t!(self.words, "analysis")));
        let mut rest = rect.shrink2(vec2(1.0, layout::line_pad(self.small)));
        if rest.height() >= layout::line_heading(self.small) + layout::line_row(self.small) {
            let heading = rest.with_max_y(rest.top() + layout::line_heading(self.small));
            self.show_heading(ui, heading, analysis);
            rest.min.y = heading.bottom();
        }
        let room = (rest.height() / layout::line_row(self.small) + 0.01) as usize;
        let mut pointed = None;
        for (index, line) in analysis.lines().iter().take(room).enumerate() {
            let top = rest.top() + index as f32 * layout::line_row(self.small);
            let place =
                Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width(), layout::line_row(self.small)));
            let response = self.show_line(ui, place.shrink2(vec2(3.0, 1.0)), index, line, art);
            if response.hovered() || response.has_focus() {
                pointed = Some(line.first);
            }
        }
        pointed
    }

    fn show_heading(&self, ui: &mut Ui, rect: Rect, analysis: &Analysis) {
        let palette = Palette::of(ui.theme());
        let words = self.words;
        let told = match (analysis.lines().is_empty(), analysis.worth()) {
            (false, _) => {
                let (depth, speed) = analysis.depth_and_speed();
                t!(words, "analysis-depth", depth, speed = (speed / 1000))
            }
            (true, Some(worth)) if worth.is_end() => evaluation::sentence(worth, words),
            (true, _) => t!(words, "analysis-waits"),
        };
        let pad = if self.small { size::PAD_SMALL } else { size::PAD };
        let text = fit(ui, &told, theme::small(), palette.quiet, rect.width() - 2.0 * pad, 1);
        let response = ui.interact(rect, ui.scope_id().with("depth"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        let at = pos2(rect.left() + pad, rect.center().y - text.size().y / 2.0);
        ui.painter().galley(at, text, palette.quiet);
    }

    fn show_line(&self, ui: &mut Ui, place: Rect, index: usize, line: &Line, art: &mut Art) -> Response {
        let words = self.words;
        let response = ui.interact(place, ui.scope_id().with("line").with(index), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, self.spoken(index, line)));
        if response.clicked() {
            if response.has_focus() { response.surrender_focus() } else { response.request_focus() }
        }
        let palette = Palette::of(ui.theme());
        let round = CornerRadius::same(size::BOARD_RADIUS);
        if response.hovered() {
            ui.painter().rect_filled(place, round, palette.hovered);
        }
        if response.has_focus() {
            ui.painter().rect_stroke(place, round, Stroke::new(RING, palette.law), StrokeKind::Inside);
        }
        let pad = if self.small { size::PAD_SMALL } else { size::PAD } - 4.0;
        let points = if self.small { size::TEXT_SMALL } else { size::TEXT };
        let (left, width) = (place.left() + pad, points * size::LINE_WORTH);
        let worth = fit(ui, &evaluation::text(line.worth, words), theme::bold(points), palette.law, width, 1);
        let ink = palette.ink;
        ui.painter().galley(pos2(left, place.center().y - worth.size().y / 2.0), worth, ink);
        let parts = notation::parts(&line.text, self.notation, words);
        let font = if self.small { theme::small() } else { theme::text() };
        let written = Written { parts: &parts, font, ink };
        written.paint(ui, pos2(left + width, place.center().y), place.right() - pad, art);
        response
    }

    /// What a screen reader says: "Line 1, White is slightly better, plus 0.6. 12. Nf3 Nc6".
    fn spoken(&self, index: usize, line: &Line) -> String {
        let moves = notation::text(&line.text, self.notation, self.words);
        let worth = evaluation::sentence(line.worth, self.words);
        t!(self.words, "analysis-line", line = (index + 1), worth, moves)
    }
}
