//! The strips of the two players: the colour, the name, who has the move, and the result once there is one.
//!
//! Absent on purpose: clocks, which no game has yet.

use egui::{CornerRadius, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2};

use super::theme::{self, Palette, size};
use super::widgets::{card, fit};
use super::words::Words;
use crate::rules::Color;

/// What one strip shows.
pub struct Player<'a> {
    pub color: Color,
    pub name: &'a str,
    pub to_move: bool,
    /// The points of this player, once the game is over.
    pub score: Option<&'a str>,
}

impl Player<'_> {
    /// Shows the strip in its place.
    pub fn show(&self, ui: &mut Ui, rect: Rect, words: &Words, small: bool) {
        let named = words.with("player", [("color", self.color.name().into()), ("name", self.name.into())]);
        let spoken = match (self.to_move, self.score) {
            (true, _) => words.with("player-turn", [("player", named.as_str().into())]),
            (false, Some(score)) => format!("{named}, {score}"),
            (false, None) => named.clone(),
        };
        let response = ui.interact(rect, ui.scope_id().with(self.color.name()), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        self.paint(ui, rect, small);
    }

    fn paint(&self, ui: &Ui, rect: Rect, small: bool) {
        let palette = Palette::of(ui.theme());
        let painter = ui.painter();
        if self.to_move {
            // The bar at the left is a shape: whose move it is can be seen without its colour.
            card(painter, rect, palette.law, palette.law);
            let radius = CornerRadius { nw: 2, sw: 2, ne: size::RADIUS - 1, se: size::RADIUS - 1 };
            let inside = rect.shrink(1.0).with_min_x(rect.left() + size::BAR);
            painter.rect_filled(inside, radius, palette.surface);
        } else {
            card(painter, rect, palette.surface, palette.line);
        }
        let pad = if small { size::PAD_SMALL } else { size::PAD };
        let disc = pos2(rect.left() + pad + 2.0 + size::DISC, rect.center().y);
        let fill = match self.color {
            Color::White => theme::DISC_WHITE,
            Color::Black => theme::DISC_BLACK,
        };
        painter.circle(disc, size::DISC, fill, Stroke::new(1.3, palette.quiet));
        let score = self.score.unwrap_or_default();
        let points = if small { size::TEXT } else { size::TITLE };
        let score = fit(ui, score, theme::bold(points), palette.ink, rect.width() / 2.0, 1);
        let left = disc.x + size::DISC + 9.0;
        let right = rect.right() - pad - score.size().x;
        let points = if small { size::TEXT_SMALL + 0.5 } else { size::TEXT };
        let name = fit(ui, self.name, theme::bold(points), palette.ink, right - left - 6.0, 1);
        let middle = |height: f32| rect.center().y - height / 2.0;
        painter.galley(pos2(left, middle(name.size().y)), name, palette.ink);
        painter.galley(pos2(right, middle(score.size().y)), score, palette.ink);
    }
}
