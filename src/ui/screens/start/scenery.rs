//! The pictures on the cards, and boards that only show a position, drawn with the same pieces and squares as the board
//! of a game.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::rules::{Color, Piece, Position, Role, Square};
use crate::start::Die;
use crate::ui::board::Geometry;
use crate::ui::screens::chess960::paint_die;
use crate::ui::theme::{Art, BoardColors, Palette};
use crate::ui::view::request::StartChoice;

/// Paints the picture of a card, with squares of at most 150 points. In rectangles of one size, all pictures have
/// squares of the same size.
pub fn paint(ui: &Ui, place: Rect, choice: StartChoice, art: &mut Art, colors: &BoardColors) {
    let king = |color| Piece { color, role: Role::King };
    match choice {
        StartChoice::Two => {
            let places = squares(ui, place, 2);
            on_square(ui, places[0], king(Color::White), true, art, colors);
            on_square(ui, places[1], king(Color::Black), false, art, colors);
        }
        StartChoice::Computer => {
            let places = squares(ui, place, 2);
            on_square(ui, places[0], king(Color::White), true, art, colors);
            // The computer is a little apart.
            computer(ui, places[1].translate(vec2(places[1].width() * 0.12, 0.0)), art);
        }
        StartChoice::Chess960 => {
            let places = squares(ui, place, 3);
            for (index, role) in [Role::Knight, Role::King].into_iter().enumerate() {
                on_square(ui, places[index], Piece { color: Color::White, role }, index == 0, art, colors);
            }
            paint_die(ui.painter(), places[2].center(), places[2].width() * 0.62, 0.2, Die::ALL[4]);
        }
    }
}

/// Paints a board with a position, without coordinates.
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

/// The rectangles of `count` squares in a centred row, on whole pixels.
fn squares(ui: &Ui, place: Rect, count: usize) -> Vec<Rect> {
    let scale = ui.pixels_per_point();
    let side = (place.width() / 3.0).min(place.height()).min(150.0);
    let side = Vec2::splat((side * scale).floor() / scale);
    let corner = place.center() - vec2(side.x * count as f32, side.y) / 2.0;
    let first = Rect::from_min_size((corner.to_vec2() * scale).round().to_pos2() / scale, side);
    (0..count).map(|index| first.translate(vec2(index as f32 * side.x, 0.0))).collect()
}

fn on_square(ui: &Ui, place: Rect, piece: Piece, light: bool, art: &mut Art, colors: &BoardColors) {
    ui.painter().rect_filled(place, CornerRadius::ZERO, colors.squares.on(!light));
    art.paint(ui, piece, place);
}

/// Paints a computer screen on a stand, with a king on it.
fn computer(ui: &Ui, place: Rect, art: &mut Art) {
    let palette = Palette::of(ui.theme());
    let line = Stroke::new((place.width() * 0.04).max(1.5), palette.quiet);
    let mut screen = place;
    screen.max.y -= place.height() * 0.16;
    let screen = screen.shrink(line.width / 2.0);
    let round = CornerRadius::same(6);
    ui.painter().rect(screen, round, palette.law_surface, line, StrokeKind::Middle);
    let foot = place.bottom() - line.width / 2.0;
    let middle = place.center().x;
    ui.painter().vline(middle, screen.bottom()..=foot, line);
    ui.painter().hline(middle - place.width() * 0.22..=middle + place.width() * 0.22, foot, line);
    let side = screen.height().min(screen.width()) * 0.92;
    let king = Piece { color: Color::Black, role: Role::King };
    art.paint(ui, king, Rect::from_center_size(screen.center(), Vec2::splat(side)));
}
