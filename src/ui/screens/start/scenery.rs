//! The pictures on the doors, drawn with the board's own pieces and squares.

use egui::{CornerRadius, Painter, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::rules::{Color, Piece, Position, Role, Square};
use crate::start::Die;
use crate::ui::board::Geometry;
use crate::ui::screens::chess960::paint_die;
use crate::ui::theme::art::Art;
use crate::ui::theme::{BoardColors, Palette, size};
use crate::ui::view::request::StartChoice;

/// Paints the picture of a door as large as its rectangle allows.
pub fn paint(ui: &Ui, place: Rect, door: StartChoice, art: &mut Art, colors: &BoardColors) {
    match door {
        StartChoice::Two => row(ui, place, &[king(Color::White), king(Color::Black)], art, colors),
        StartChoice::Computer => {
            // The screen stands a little apart, inside the picture.
            let places = squares(ui, place.shrink2(vec2(place.width() * 0.06, 0.0)), 2);
            square(ui.painter(), places[0], false, colors);
            art.paint(ui, king(Color::White), places[0]);
            let screen = places[1].translate(vec2(places[1].width() * 0.12, 0.0));
            computer(ui, screen, art);
        }
        StartChoice::Chess960 => {
            let shuffled = [Role::Knight, Role::King, Role::Bishop, Role::Rook];
            row(ui, place, &shuffled.map(|role| Piece { color: Color::White, role }), art, colors);
            let places = squares(ui, place, shuffled.len());
            let side = places[3].width() * 0.62;
            // Its corners stay within the margin of the door.
            let reach = side * 0.66;
            let above = pos2(
                (places[3].right() - side * 0.35).min(place.right() - reach),
                (places[3].top() - side * 0.2).max(place.top() + reach),
            );
            paint_die(ui.painter(), above, side, 0.2, Die::ALL[4]);
        }
    }
}

/// A small board with a position.
pub fn board(ui: &Ui, place: Rect, position: &Position, flipped: bool, art: &mut Art, colors: &BoardColors) {
    let board = Geometry::within(place, flipped, ui.pixels_per_point());
    for at in Square::all() {
        let place = board.square(at);
        ui.painter().rect_filled(place, CornerRadius::ZERO, colors.squares.on(at.is_dark()));
        if let Some(piece) = position.piece_at(at) {
            art.paint(ui, piece, place);
        }
    }
}

const fn king(color: Color) -> Piece {
    Piece { color, role: Role::King }
}

/// Pieces in a row, each on a square.
fn row(ui: &Ui, place: Rect, pieces: &[Piece], art: &mut Art, colors: &BoardColors) {
    for (index, (piece, place)) in pieces.iter().zip(squares(ui, place, pieces.len())).enumerate() {
        square(ui.painter(), place, index % 2 == 1, colors);
        art.paint(ui, *piece, place);
    }
}

/// The rectangles of `count` squares in a centred row, on whole pixels.
fn squares(ui: &Ui, place: Rect, count: usize) -> Vec<Rect> {
    let scale = ui.pixels_per_point();
    let side = (place.width() / count as f32).min(place.height()).min(size::DOOR_SQUARE);
    let side = (side * scale).floor() / scale;
    let whole = Rect::from_center_size(place.center(), vec2(side * count as f32, side));
    let corner = (whole.min.to_vec2() * scale).round() / scale;
    (0..count)
        .map(|index| {
            Rect::from_min_size(corner.to_pos2() + vec2(index as f32 * side, 0.0), Vec2::splat(side))
        })
        .collect()
}

fn square(painter: &Painter, place: Rect, light: bool, colors: &BoardColors) {
    painter.rect_filled(place, CornerRadius::ZERO, colors.squares.on(!light));
}

/// A computer screen on a stand, with a king on it.
fn computer(ui: &Ui, place: Rect, art: &mut Art) {
    let palette = Palette::of(ui.theme());
    let line = Stroke::new((place.width() * 0.04).max(1.5), palette.quiet);
    let screen = place.with_max_y(place.bottom() - place.height() * 0.16).shrink(line.width / 2.0);
    let round = CornerRadius::same(size::BOARD_RADIUS);
    ui.painter().rect(screen, round, palette.law_surface, line, StrokeKind::Middle);
    let foot = place.bottom() - line.width / 2.0;
    let middle = place.center().x;
    ui.painter().vline(middle, screen.bottom()..=foot, line);
    ui.painter().hline(middle - place.width() * 0.22..=middle + place.width() * 0.22, foot, line);
    let side = screen.height().min(screen.width()) * 0.92;
    art.paint(ui, king(Color::Black), Rect::from_center_size(screen.center(), Vec2::splat(side)));
}
