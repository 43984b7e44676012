//! The eight turns in which the players place the pieces, and what was placed.
//!
//! Placing is in `ui::screens::chess960::by_turns`.

use egui::{Align2, Response, Role as Kind, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::errors::placed_on;
use crate::rules::Color;
use crate::start::{InTurn, Placement};
use crate::text::Texts;
use crate::ui::theme::{self, Palette, size};
use crate::ui::widgets::{fit, paint_text};

/// Shows who placed what, and who is to place a piece.
pub fn show(ui: &mut Ui, in_turn: &InTurn, names: &[String; 2], words: &Texts) {
    for number in 1..=InTurn::PIECES.len() {
        let color = InTurn::color_of(number - 1);
        let piece = in_turn.placed().get(number - 1).map(|Placement { role, file }| {
            t!(words, "turns-piece", role = role.name(), square = placed_on(*file).to_string())
        });
        let now = number == in_turn.placed().len() + 1;
        let name = names[color.index()].as_str();
        let spoken = match piece.as_deref() {
            Some(piece) => t!(words, "turns-row", number = number.to_string(), name, piece),
            None => t!(words, "turns-row-open", number = number.to_string(), name),
        };
        turn(ui, number, color, name, piece.as_deref(), now)
            .widget_info(|| WidgetInfo::labeled(Kind::Label, true, &spoken));
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
    let at = pos2(rect.left(), rect.center().y - left.size().y / 2.0);
    ui.painter().text(at, Align2::LEFT_TOP, number, font, ink);
    let fill = theme::disc(color);
    let disc = pos2(rect.left() + size::STEP_INDENT + size::DISC, rect.center().y);
    ui.painter().circle(disc, size::DISC * 0.8, fill, Stroke::new(1.0, palette.quiet));
    ui.painter().galley(pos2(rect.left() + indent, at.y), left, ink);
    paint_text(ui, pos2(rect.right() - right.size().x, rect.center().y), right, ink);
    response
}
