//! Paints squares, coordinates, the last move, a check, arrows and circles on a [`Canvas`].
//!
//! The trait is implemented in `diagram::painter` for pictures, in `paper::board` for paper, and in `ui::board::paint`
//! for the window.

use super::{Colors, MarkLine, Point, Rgba, arcs, arrow, brackets, share, star};
use crate::record::{Mark, MarkShape};
use crate::rules::{File, Rank, Square};

/// A rectangle: left, top, right and bottom, in canvas units.
pub type CanvasRect = [f32; 4];

/// A corner of a square, in which a coordinate is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    UpperLeft,
    LowerRight,
}

/// A surface to paint a board on.
pub trait Canvas {
    /// The minimum line width of a star, in canvas units.
    const STAR_LINE: f32;

    fn colors(&self) -> Colors;
    /// Whether Black is at the bottom.
    fn flipped(&self) -> bool;
    /// The width of a square, in canvas units.
    fn side(&self) -> f32;
    fn square(&self, square: Square) -> CanvasRect;

    /// Fills one of the 64 squares.
    fn fill_square(&mut self, place: CanvasRect, color: Rgba);
    /// Fills convex polygons, which may touch but don't overlap.
    fn fill(&mut self, polygons: &[&[Point]], color: Rgba);
    /// Paints a translucent disc.
    fn disc(&mut self, middle: Point, radius: f32, color: Rgba, opacity: f32);
    fn circle(&mut self, middle: Point, radius: f32, width: f32, color: Rgba);
    fn line(&mut self, points: &[Point], closed: bool, width: f32, color: Rgba);
    /// Paints a coordinate in a corner of this square.
    fn letter(&mut self, letter: char, square: CanvasRect, corner: Corner, color: Rgba);
}

/// The column and the row of a square, counted from 0 at the top left corner of the board.
pub fn cell(square: Square, flipped: bool) -> [usize; 2] {
    let cell = [square.file().index(), 7 - square.rank().index()];
    if flipped { cell.map(|index| 7 - index) } else { cell }
}

fn middle([left, top, right, bottom]: CanvasRect) -> Point {
    [f32::midpoint(left, right), f32::midpoint(top, bottom)]
}

/// Paints the 64 squares.
pub fn squares(canvas: &mut impl Canvas) {
    for square in Square::all() {
        let (place, color) = (canvas.square(square), canvas.colors().squares.on(square.is_dark()));
        canvas.fill_square(place, color);
    }
}

/// Paints the coordinates in the squares at the edge: ranks at the left, files at the bottom.
pub fn coordinates(canvas: &mut impl Canvas) {
    let (left, bottom) = if canvas.flipped() { (File::H, Rank::R8) } else { (File::A, Rank::R1) };
    let ranks = Rank::ALL.map(|rank| (rank.digit(), Square::at(left, rank), Corner::UpperLeft));
    let files = File::ALL.map(|file| (file.letter(), Square::at(file, bottom), Corner::LowerRight));
    for (letter, square, corner) in ranks.into_iter().chain(files) {
        let (place, color) = (canvas.square(square), canvas.colors().coordinates.on(square.is_dark()));
        canvas.letter(letter, place, corner, color);
    }
}

/// Paints the corner brackets that mark a square of the last move.
pub fn last_move(canvas: &mut impl Canvas, square: Square) {
    let [left, top, right, _] = canvas.square(square);
    let side = right - left;
    let color = canvas.colors().last_move.on(square.is_dark());
    for line in brackets([left, top], side) {
        canvas.line(&line, false, (side * share::BRACKET_WIDTH).max(1.0), color);
    }
}

/// Paints the star that marks a king in check.
pub fn check<C: Canvas>(canvas: &mut C, square: Square) {
    let (middle, side) = (middle(canvas.square(square)), canvas.side());
    let color = canvas.colors().check.on(square.is_dark());
    canvas.disc(middle, side * share::STAR_DISC, color, share::STAR_TINT);
    canvas.line(&star(middle, side), true, (side * share::STAR_LINE).max(C::STAR_LINE), color);
}

/// Paints an arrow or a circle; an arrow that ends where it begins becomes a circle.
pub fn mark(canvas: &mut impl Canvas, mark: Mark) {
    let (color, side, line) = (Colors::mark(mark.color), canvas.side(), MarkLine::of(mark.color));
    match mark.shape {
        MarkShape::Arrow(from, to) if from != to => {
            let (from, to) = (middle(canvas.square(from)), middle(canvas.square(to)));
            let (shaft, head) = arrow(from, to, side, line);
            let parts: Vec<&[Point]> = shaft.iter().map(|part| &part[..]).chain([&head[..]]).collect();
            canvas.fill(&parts, color);
        }
        MarkShape::Circle(square) | MarkShape::Arrow(square, _) => {
            let (middle, width) = (middle(canvas.square(square)), side * share::CIRCLE);
            let radius = side / 2.0 - width;
            match line {
                MarkLine::Solid => canvas.circle(middle, radius, width, color),
                MarkLine::Double => {
                    for shift in [-0.35, 0.35] {
                        canvas.circle(middle, radius + width * shift, width * 0.4, color);
                    }
                }
                MarkLine::Dashed | MarkLine::Dotted => {
                    for arc in arcs(middle, radius, width, line) {
                        canvas.line(&arc, false, width, color);
                    }
                }
            }
        }
    }
}
