//! Choices that are seen rather than read: the boards as squares in their colours, the sets of pieces as knights.

use egui::{Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::diagram::PieceSet;
use crate::rules::{Color, Piece, Role as Kind};
use crate::ui::theme::{self, Art, Palette, size};
use crate::ui::view::Choice;
use crate::ui::widgets::{card, fit, paint_text, ring, tile};

/// The pieces of every set.
#[derive(Default)]
pub struct Thumbnails {
    sets: Vec<(PieceSet, Art)>,
}

impl Thumbnails {
    /// A tile for a choice that has a picture; `None` for other choices.
    pub fn show(&mut self, ui: &mut Ui, choice: Choice, on: bool, label: &str) -> Option<Response> {
        if !matches!(choice, Choice::Board(_) | Choice::Pieces(_)) {
            return None;
        }
        let palette = Palette::of(ui.theme());
        let side = size::SWATCH;
        let text = fit(ui, label, theme::text(), palette.ink, f32::INFINITY, 1);
        let gap = size::GAP_SMALL;
        let (place, response) =
            ui.allocate_exact_size(vec2(side + text.size().x + 3.0 * gap, side + gap), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label));
        tile(ui, place, &response, on, palette.line);
        let corner = pos2(place.left() + gap, place.center().y - side / 2.0);
        let picture = Rect::from_min_size(corner, Vec2::splat(side));
        match choice {
            Choice::Board(board) => {
                let squares = board.colors(ui.theme()).squares;
                let half = Vec2::splat(side / 2.0);
                for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let at = corner + vec2(column as f32 * half.x, row as f32 * half.y);
                    let color = squares.on((column + row) % 2 == 1);
                    ui.painter().rect_filled(Rect::from_min_size(at, half), 0, color);
                }
            }
            Choice::Pieces(set) => {
                let knight = Piece { color: Color::White, role: Kind::Knight };
                self.of(set).paint(ui, knight, picture);
            }
            _ => {}
        }
        paint_text(ui, pos2(picture.right() + gap, place.center().y), text, palette.ink);
        Some(response)
    }

    fn of(&mut self, set: PieceSet) -> &mut Art {
        let known = self.sets.iter().position(|(known, _)| *known == set);
        let at = known.unwrap_or_else(|| {
            self.sets.push((set, Art::new(set)));
            self.sets.len() - 1
        });
        &mut self.sets[at].1
    }
}

/// A button with the sign for playing a sound.
pub fn play(ui: &mut Ui, name: &str) -> Response {
    let (place, response) = ui.allocate_exact_size(Vec2::splat(size::SWATCH + 4.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let palette = Palette::of(ui.theme());
    let fill = if response.hovered() { palette.hovered } else { palette.raised };
    card(ui.painter(), place, fill, palette.quiet);
    ring(ui, place.expand(2.0), size::RADIUS, &response);
    let (middle, reach) = (place.center(), place.width() * 0.24);
    let triangle = [vec2(-0.8, -1.0), vec2(1.0, 0.0), vec2(-0.8, 1.0)].map(|at| middle + at * reach);
    ui.painter().add(egui::Shape::convex_polygon(triangle.to_vec(), palette.ink, Stroke::NONE));
    response.on_hover_text(name)
}
