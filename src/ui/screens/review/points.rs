//! The list of turning points: each a button with what was played, what it cost, and the better move.

use std::sync::Arc;

use egui::{Galley, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::words::{Words, percent};
use crate::session::review::{Review, Severity, TurningPoint};
use crate::text::notation;
use crate::ui::theme::{self, Art, Palette, size};
use crate::ui::widgets::{Written, card, fit, highlight, paint_text};

/// The turning points and the position on the board.
pub struct Points<'a> {
    pub review: &'a Review,
    pub words: Words<'a>,
    pub at: usize,
    /// The list follows the position, because it has changed.
    pub follows: bool,
    pub small: bool,
}

/// The texts of a turning point, laid out.
struct PointTexts {
    move_height: f32,
    loss: Arc<Galley>,
    better: Arc<Galley>,
}

impl Points<'_> {
    /// Shows the list, or how far the review is. Returns the number of half-moves that was asked for.
    pub fn show(&self, ui: &mut Ui, rect: Rect, art: &mut Art) -> Option<usize> {
        let palette = Palette::of(ui.theme());
        card(ui.painter(), rect, palette.surface, palette.line);
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink(4.0)).id_salt("turning points"));
        inside.shrink_clip_rect(rect);
        let mut asked = None;
        ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0).show(&mut inside, |ui| {
            self.heading(ui);
            for point in self.review.turning_points() {
                if self.row(ui, point, art) {
                    asked = Some(point.moves);
                }
            }
        });
        asked
    }

    fn heading(&self, ui: &mut Ui) {
        let palette = Palette::of(ui.theme());
        let texts = self.words.texts();
        let points = self.review.turning_points();
        let (done, all) = self.review.progress();
        let shallow = Some(self.review.too_shallow_count()).filter(|count| *count > 0);
        let shallow = shallow.map(|count| t!(texts, "review-too-shallow-count", count));
        let (summary, missing) = if !self.review.is_done() {
            (t!(texts, "review-progress", done = (done + 1), all), None)
        } else if points.is_empty() {
            (shallow.unwrap_or_else(|| t!(texts, "review-none")), None)
        } else {
            (t!(texts, "review-points", count = points.len()), shallow)
        };
        let font = theme::bold(if self.small { size::TEXT_SMALL } else { size::TEXT });
        ui.horizontal_wrapped(|ui| {
            ui.add_space(self.pad());
            let label = ui.label(RichText::new(summary).font(font).color(palette.ink));
            ui.ctx().accesskit_node_builder(label.id, |node| {
                node.set_role(Role::Heading);
            });
        });
        if let Some(missing) = missing {
            let font = if self.small { theme::small() } else { theme::text() };
            ui.horizontal_wrapped(|ui| {
                ui.add_space(self.pad());
                ui.label(RichText::new(missing).font(font).color(palette.quiet));
            });
        }
        if !self.review.is_done() {
            let (bar, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), size::PROGRESS_HIGH), Sense::hover());
            let bar = bar.shrink2(vec2(self.pad(), 2.0));
            ui.painter().rect_filled(bar, 2, palette.line);
            let share = done as f32 / all.max(1) as f32;
            ui.painter().rect_filled(bar.with_max_x(bar.left() + bar.width() * share), 2, palette.law);
        }
    }

    fn pad(&self) -> f32 {
        if self.small { size::PAD_SMALL - 4.0 } else { size::PAD - 4.0 }
    }

    /// Shows one turning point. Returns whether it was pressed.
    fn row(&self, ui: &mut Ui, point: &TurningPoint, art: &mut Art) -> bool {
        let palette = Palette::of(ui.theme());
        let width = ui.available_width() - 2.0 * self.pad();
        let lines = self.lines(ui, point, width);
        let (above, between) = (4.0, 1.0);
        let height =
            lines.move_height + lines.loss.size().y + lines.better.size().y + 2.0 * (above + between);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, true, point.moves == self.at, self.words.spoken(point))
        });
        highlight(ui, rect, size::BOARD_RADIUS, point.moves == self.at, &response);
        if self.follows && point.moves == self.at || response.gained_focus() {
            response.scroll_to_me(None);
        }
        let left = rect.left() + self.pad();
        let mut top = rect.top() + above;
        self.first_line(ui, point, Rect::from_min_size(pos2(left, top), vec2(width, lines.move_height)), art);
        top += lines.move_height + between;
        let below = top + lines.loss.size().y + between;
        ui.painter().galley(pos2(left, top), lines.loss, palette.ink);
        let better = pos2(left, below);
        let end = left + width;
        let middle = pos2(better.x + lines.better.size().x + 5.0, better.y + lines.better.size().y / 2.0);
        ui.painter().galley(better, lines.better, palette.quiet);
        let san = self.words.san(point.moves, point.better);
        self.written(&san, palette.law).paint(ui, middle, end, art);
        response.clicked()
    }

    fn lines(&self, ui: &Ui, point: &TurningPoint, width: f32) -> PointTexts {
        let palette = Palette::of(ui.theme());
        let font = if self.small { theme::small() } else { theme::text() };
        let loss = fit(ui, &self.words.loss(point), font.clone(), palette.ink, width, 3);
        let better = t!(self.words.texts(), "review-better");
        let better = fit(ui, &better, font, palette.quiet, width, 1);
        PointTexts { move_height: self.points() * 1.4, loss, better }
    }

    fn points(&self) -> f32 {
        if self.small { size::TEXT_SMALL } else { size::TEXT }
    }

    /// The move with its sign, and the player's chances before and after it.
    fn first_line(&self, ui: &Ui, point: &TurningPoint, rect: Rect, art: &mut Art) {
        let palette = Palette::of(ui.theme());
        let [before, after] = point.shares.map(percent);
        let shares = t!(self.words.texts(), "review-shares", before, after);
        let shares = fit(ui, &shares, theme::small(), palette.quiet, rect.width(), 1);
        let san = format!("{}{}", self.words.explain.numbered_san(point.moves), sign(point.severity));
        let written = self.written(&san, palette.refusal);
        let end = rect.right() - shares.size().x;
        let fits = written.width(ui) + 8.0 <= end - rect.left();
        written.paint(ui, rect.left_center(), if fits { end } else { rect.right() }, art);
        if fits {
            paint_text(ui, pos2(end, rect.center().y), shares, palette.quiet);
        }
    }

    fn written(&self, san: &str, ink: egui::Color32) -> Written {
        let parts = notation::parts(san, self.words.explain.notation(), self.words.texts());
        Written { parts, font: theme::bold(self.points()), ink }
    }
}

/// The sign that annotators write after such a move.
const fn sign(severity: Severity) -> &'static str {
    match severity {
        Severity::Inaccuracy => "?!",
        Severity::Mistake => "?",
        Severity::Blunder => "??",
    }
}
