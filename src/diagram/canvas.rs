//! The one painter of boards: squares, coordinates, and the marks that pictures and the window have in common.
//!
//! Painting pixels: see `diagram::painter`. Painting the window: see `ui::board::paint`, which adds what only a game has.

use super::{Colors, Point, Rgba, arrow, brackets, share, star};
use crate::record::{Mark, Shape};
use crate::rules::{File, Rank, Square};

/// A place: left, top, right and bottom, in the unit of the canvas.
pub type Place = [f32; 4];

/// The corner of its square in which a letter stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    UpperLeft,
    LowerRight,
}

/// What a board is painted on.
pub trait Canvas {
    /// The thinnest line of a star that can be seen.
    const STAR_LINE: f32;

    fn colors(&self) -> Colors;
    /// Whether Black is below.
    fn flipped(&self) -> bool;
    /// How wide a square is.
    fn side(&self) -> f32;
    fn square(&self, square: Square) -> Place;

    /// One of the 64 squares.
    fn fill_square(&mut self, place: Place, color: Rgba);
    /// Convex polygons that touch each other and do not overlap.
    fn fill(&mut self, polygons: &[&[Point]], color: Rgba);
    /// A disc, of which the board shines through.
    fn disc(&mut self, middle: Point, radius: f32, color: Rgba, opacity: f32);
    fn circle(&mut self, middle: Point, radius: f32, width: f32, color: Rgba);
    fn line(&mut self, points: &[Point], closed: bool, width: f32, color: Rgba);
    /// A letter or digit at the edge of the board, in this square.
    fn letter(&mut self, letter: char, square: Place, corner: Corner, color: Rgba);
}

fn middle([left, top, right, bottom]: Place) -> Point {
    [f32::midpoint(left, right), f32::midpoint(top, bottom)]
}

/// The 64 squares.
pub fn squares(canvas: &mut impl Canvas) {
    for square in Square::all() {
        let (place, color) = (canvas.square(square), canvas.colors().squares.on(square.is_dark()));
        canvas.fill_square(place, color);
    }
}

/// Ranks at the left, files below, inside the edge.
pub fn coordinates(canvas: &mut impl Canvas) {
    let (left, bottom) = if canvas.flipped() { (File::H, Rank::R8) } else { (File::A, Rank::R1) };
    let ranks = Rank::ALL.map(|rank| (rank.digit(), Square::at(left, rank), Corner::UpperLeft));
    let files = File::ALL.map(|file| (file.letter(), Square::at(file, bottom), Corner::LowerRight));
    for (letter, square, corner) in ranks.into_iter().chain(files) {
        let (place, color) = (canvas.square(square), canvas.colors().coordinates.on(square.is_dark()));
        canvas.letter(letter, place, corner, color);
    }
}

/// Corner brackets: a square of the last move.
pub fn last_move(canvas: &mut impl Canvas, square: Square) {
    let [left, top, right, _] = canvas.square(square);
    let side = right - left;
    let color = canvas.colors().last_move.on(square.is_dark());
    for line in brackets([left, top], side) {
        canvas.line(&line, false, (side * share::BRACKET_WIDTH).max(1.0), color);
    }
}

/// A star: a king in check.
pub fn check<C: Canvas>(canvas: &mut C, square: Square) {
    let (middle, side) = (middle(canvas.square(square)), canvas.side());
    let color = canvas.colors().check.on(square.is_dark());
    canvas.disc(middle, side * share::STAR_DISC, color, share::STAR_TINT);
    canvas.line(&star(middle, side), true, (side * share::STAR_LINE).max(C::STAR_LINE), color);
}

/// An arrow, or a circle.
pub fn mark(canvas: &mut impl Canvas, mark: Mark) {
    let (color, side) = (Colors::mark(mark.color), canvas.side());
    match mark.shape {
        Shape::Circle(square) => {
            let width = side * share::CIRCLE;
            canvas.circle(middle(canvas.square(square)), side / 2.0 - width, width, color);
        }
        Shape::Arrow(from, to) => {
            let (from, to) = (middle(canvas.square(from)), middle(canvas.square(to)));
            let (shaft, head) = arrow(from, to, side);
            canvas.fill(&[&shaft[..], &head[..]], color);
        }
    }
}
