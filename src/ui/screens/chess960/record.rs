//! The eight turns in which the players place the pieces, and what was placed.
//!
//! Placing is in `ui::screens::chess960::by_turns`.

use egui::{Align2, Response, Role as Kind, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::errors::placed_on;
use crate::rules::Color;
use crate::start::{InTurn, Placed};
use crate::text::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::fit;

/// The list of turns.
pub struct Record<'a> {
    pub in_turn: &'a InTurn,
    /// The names of White and Black.
    pub names: &'a [String; 2],
    pub words: &'a Texts,
}

impl Record<'_> {
    /// Shows all eight turns, with the pieces placed so far.
    pub fn show(&self, ui: &mut Ui) {
        for number in 1..=InTurn::PIECES.len() {
            let color = InTurn::color_of(number - 1);
            let placed = self.in_turn.placed().get(number - 1);
            let piece = placed.map(|Placed { role, file }| {
                t!(self.words, "turns-piece", role = role.name(), square = placed_on(*file).to_string())
            });
            let now = number == self.in_turn.placed().len() + 1;
            let name = self.names[color.index()].as_str();
            let spoken = match piece.as_deref() {
                Some(piece) => t!(self.words, "turns-row", number = number.to_string(), name, piece),
                None => t!(self.words, "turns-row-open", number = number.to_string(), name),
            };
            turn(ui, number, color, name, piece.as_deref(), now)
                .widget_info(|| WidgetInfo::labeled(Kind::Label, true, &spoken));
        }
    }
}

/// One turn: whose it is, and what was placed.
fn turn(ui: &mut Ui, number: usize, color: Color, name: &str, piece: Option<&str>, now: bool) -> Response {
    let palette = Palette::of(ui.theme());
    let font = if now { theme::bold(size::TEXT_SMALL) } else { theme::small() };
    let ink = match piece {
        _ if now => palette.law,
        Some(_) => palette.ink,
        None => palette.quiet,
    };
    let width = ui.available_width() - size::STEP_END;
    let piece = piece.unwrap_or_default();
    let right = fit(ui, piece, theme::bold(size::TEXT_SMALL), ink, width, 1);
    let indent = size::STEP_INDENT + 3.0 * size::DISC;
    let name_room = width - indent - right.size().x - 6.0;
    let left = fit(ui, name, font.clone(), ink, name_room, 1);
    let (rect, response) = ui.allocate_exact_size(vec2(width, size::THROW), Sense::hover());
    let middle = |height: f32| rect.center().y - height / 2.0;
    let at = pos2(rect.left(), middle(left.size().y));
    ui.painter().text(at, Align2::LEFT_TOP, number, font, ink);
    let fill = theme::disc(color);
    let disc = pos2(rect.left() + size::STEP_INDENT + size::DISC, rect.center().y);
    ui.painter().circle(disc, size::DISC * 0.8, fill, Stroke::new(1.0, palette.quiet));
    ui.painter().galley(pos2(rect.left() + indent, at.y), left, ink);
    let right_at = pos2(rect.right() - right.size().x, middle(right.size().y));
    ui.painter().galley(right_at, right, ink);
    response
}
