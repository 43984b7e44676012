//! The list of turning points, with a heading. Each turning point is a button with what was played and, once the better
//! move has been shown, what the move cost and the better move.

use egui::accesskit::Live;
use egui::{Color32, Frame, Label, Margin, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::words::{Words, percent};
use super::{ReviewRequest, Stages};
use crate::session::review::{Review, Stage, TurningPoint};
use crate::text::{notation, symbols};
use crate::ui::theme::{Art, FIGURINE, Palette, is_compact, tokens};
use crate::ui::view::{Request, live};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{
    Written, card, fit, highlight, message_button, paint_text, progress_bar, scroll_in,
};

/// The list of turning points and its heading.
pub struct Points<'a> {
    pub review: &'a Review,
    pub words: Words<'a>,
    pub at: usize,
    pub stages: &'a Stages,
    /// Whether the list scrolls to the turning point on the board, because the position has changed.
    pub follows: bool,
}

impl Points<'_> {
    /// Shows the progress of the review or what it has found, and below that the list. Returns what was requested;
    /// `None` if nothing was.
    pub fn show(&self, ui: &mut Ui, rect: Rect, art: &mut Art) -> Option<ReviewRequest> {
        let (palette, space) = (Palette::of(ui.theme()), tokens(ui.ctx()).space);
        card(ui.painter(), rect, palette.surface, palette.line);
        scroll_in(ui, rect.shrink(space.xs), "turning points", |ui| {
            let frame = Frame::new().inner_margin(Margin::same(space.s as i8));
            let mut asked = frame.show(ui, |ui| self.heading(ui)).inner;
            for point in self.review.turning_points() {
                if self.row(ui, point, art) {
                    asked = Some(ReviewRequest::Go(point.moves));
                }
            }
            asked
        })
    }

    /// Shows the progress of the review or what it has found, and, if there are turning points, the button that makes
    /// exercises of them. Returns the request of that button if it was pressed, otherwise `None`.
    fn heading(&self, ui: &mut Ui) -> Option<ReviewRequest> {
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
        let is_asked = ui.horizontal_wrapped(|ui| {
            let label = ui.label(RichText::new(&summary).font(tokens(ui.ctx()).bold()));
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_role(Role::Heading));
            if self.review.is_done() {
                live::show(ui.ctx(), label.id, summary.as_str(), Live::Polite);
                if let Some(looked) = self.looked(is_compact(ui)) {
                    ui.add(Label::new(RichText::new(looked).weak()).extend());
                }
            }
            let is_free = !self.review.is_comparing();
            let key = if is_free { "review-exercises" } else { "review-exercises-sought" };
            !points.is_empty() && message_button(ui, texts, key, is_free)
        });
        if let Some(missing) = missing {
            ui.weak(missing);
        }
        if !self.review.is_done() {
            progress_bar(ui, &summary, done as f32 / all.max(1) as f32, ui.available_width());
        }
        is_asked.inner.then_some(ReviewRequest::Ask(Request::FindMoments))
    }

    /// How many of the turning points whose better move is to be guessed have been seen. In a small window, this is
    /// said only once all of them have been; until then, a turning point gets the space. `None` if nothing is said.
    fn looked(&self, is_compact: bool) -> Option<String> {
        let (texts, points) = (self.words.texts(), self.review.turning_points());
        let guessed: Vec<_> = points.iter().filter(|point| self.stages.is_guessed(point.moves)).collect();
        let looked = guessed.iter().filter(|point| self.stages.is_seen(point)).count();
        match guessed.len() {
            0 => None,
            all if looked == all => Some(t!(texts, "review-looked-all")),
            all => (!is_compact).then(|| t!(texts, "review-looked", looked, all)),
        }
    }

    /// Shows one turning point: the move and the player's chances and, once the better move has been shown, what the
    /// move cost and the better move. The row is painted, because a button can't have figurines among its letters.
    /// Returns whether the row was pressed.
    fn row(&self, ui: &mut Ui, point: &TurningPoint, art: &mut Art) -> bool {
        let (palette, tokens, stage) =
            (Palette::of(ui.theme()), tokens(ui.ctx()), self.stages.at(point.moves));
        let padding = vec2(tokens.space.s, tokens.space.xs);
        let width = ui.available_width() - 2.0 * padding.x;
        let loss = fit(ui, &self.words.loss(point), tokens.body(), palette.ink, width, 3);
        let better = t!(self.words.texts(), "review-better");
        let better = fit(ui, &better, tokens.body(), palette.quiet, width, 1);
        let line = tokens.text.body * FIGURINE;
        let lines = [("move", line), ("loss", loss.size().y), ("better", line)];
        let lines = &lines.map(|(name, height)| Part::fixed(name, height));
        let lines = if stage < Stage::Better { &lines[..1] } else { lines };
        let height = parts::least(0.0, lines) + 2.0 * padding.y;
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
        let is_current = point.moves == self.at;
        let spoken = self.words.spoken(point, stage);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, &spoken));
        highlight(ui, rect, 4, is_current, &response);
        if self.follows && is_current || response.gained_focus() {
            response.scroll_to_me(None);
        }
        let lines = parts::column(rect.shrink2(padding), 0.0, lines);
        self.played(ui, point, lines.of("move"), art);
        if let (Some(below), Some(place)) = (lines.get("loss"), lines.get("better")) {
            ui.painter().galley(below.min, loss, palette.ink);
            let after = place.left_center() + vec2(better.size().x + tokens.space.xs, 0.0);
            paint_text(ui, place.left_center(), better, palette.quiet);
            let san = self.words.san(point.moves, point.better);
            self.written(ui, &san, palette.law).paint(ui, after, place.right(), art);
        }
        response.clicked()
    }

    /// Paints the move with its symbol and, if they fit, the player's chances before and after it.
    fn played(&self, ui: &Ui, point: &TurningPoint, rect: Rect, art: &mut Art) {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let [before, after] = point.shares.map(percent);
        let shares = t!(self.words.texts(), "review-shares", before, after);
        let shares = fit(ui, &shares, tokens.small(), palette.quiet, rect.width(), 1);
        let san = self.words.explain.numbered_san(point.moves) + &symbols::text(point.severity.nag());
        let written = self.written(ui, &san, palette.refusal);
        let end = rect.right() - shares.size().x;
        let fits = written.width(ui) + tokens.space.s <= end - rect.left();
        written.paint(ui, rect.left_center(), if fits { end } else { rect.right() }, art);
        if fits {
            paint_text(ui, pos2(end, rect.center().y), shares, palette.quiet);
        }
    }

    fn written(&self, ui: &Ui, san: &str, ink: Color32) -> Written {
        let parts = notation::parts(san, self.words.explain.notation(), self.words.texts());
        Written { parts, font: tokens(ui.ctx()).bold(), ink }
    }
}
