//! Paints scenes: squares, marks below the pieces, coordinates, pieces, and what is drawn above them.
//!
//! What a scene holds: see `diagram::scene`. Formats of files: see `diagram::picture`.

use std::collections::HashMap;

use resvg::tiny_skia::{
    Color as Ink, FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke, Transform,
};

use super::{Colors, Drawings, Picture, PieceSet, Point, Rgba, Scene, arrow, brackets, letters, share, star};
use crate::record::{Mark, Shape};
use crate::rules::{File, Piece, Rank, Square};

/// How a picture looks.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How many pixels wide and high it is, from 16 to 4096.
    pub side: u32,
    /// Black is below.
    pub flipped: bool,
    /// Letters and digits at the edge, where squares have room for them.
    pub coordinates: bool,
    /// The board.
    pub colors: Colors,
    /// The pieces on it.
    pub pieces: PieceSet,
}

impl Style {
    /// The smallest picture and the largest.
    pub const SIDES: std::ops::RangeInclusive<u32> = 16..=4096;

    /// On narrower squares coordinates would not be read.
    const COORDINATES_FROM: f32 = 20.0;
}

/// The drawings at one size; it paints any number of scenes. What is the same in all is made once.
pub struct Painter {
    style: Style,
    drawings: Drawings,
    pieces: HashMap<Piece, Option<Pixmap>>,
    /// The empty board.
    board: Option<Pixmap>,
    coordinates: Vec<(Path, Rgba)>,
}

impl Painter {
    /// A painter of such pictures; a side out of [`Style::SIDES`] is taken for the nearest in it.
    pub fn new(style: Style) -> Painter {
        let side = style.side.clamp(*Style::SIDES.start(), *Style::SIDES.end());
        let mut painter = Painter {
            style: Style { side, ..style },
            drawings: Drawings::new(style.pieces),
            pieces: HashMap::new(),
            board: None,
            coordinates: Vec::new(),
        };
        painter.board = painter.squares();
        if style.coordinates && painter.square_side() >= Style::COORDINATES_FROM {
            painter.coordinates = painter.letters();
        }
        painter
    }

    /// A scene as a picture; nothing where there is no memory for it.
    pub fn paint(&mut self, scene: &Scene) -> Option<Picture> {
        let mut pixmap = self.board.clone()?;
        for square in scene.last_move {
            self.brackets(&mut pixmap, square);
        }
        if let Some(square) = scene.check {
            self.star(&mut pixmap, square);
        }
        for (letter, color) in &self.coordinates {
            fill(&mut pixmap, letter, *color, 1.0);
        }
        for (square, piece) in scene.board.pieces() {
            self.piece(&mut pixmap, square, piece);
        }
        for mark in &scene.marks {
            self.mark(&mut pixmap, *mark);
        }
        Some(Picture::new(pixmap))
    }

    fn square_side(&self) -> f32 {
        self.style.side as f32 / 8.0
    }

    /// The place of a square, on whole pixels, so that none is blurred.
    fn square(&self, square: Square) -> [f32; 4] {
        let (mut column, mut row) = (square.file().index(), 7 - square.rank().index());
        if self.style.flipped {
            (column, row) = (7 - column, 7 - row);
        }
        let edge = |index: usize| (self.square_side() * index as f32).round();
        [edge(column), edge(row), edge(column + 1), edge(row + 1)]
    }

    fn middle(&self, square: Square) -> Point {
        let [left, top, right, bottom] = self.square(square);
        [f32::midpoint(left, right), f32::midpoint(top, bottom)]
    }

    fn squares(&self) -> Option<Pixmap> {
        let mut pixmap = Pixmap::new(self.style.side, self.style.side)?;
        for square in Square::all() {
            let [left, top, right, bottom] = self.square(square);
            if let Some(place) = Rect::from_ltrb(left, top, right, bottom) {
                let color = self.style.colors.squares.on(square.is_dark());
                pixmap.fill_rect(place, &ink(color, 1.0), Transform::identity(), None);
            }
        }
        Some(pixmap)
    }

    fn brackets(&self, pixmap: &mut Pixmap, square: Square) {
        let [left, top, right, _] = self.square(square);
        let side = right - left;
        let color = self.style.colors.last_move.on(square.is_dark());
        for line in brackets([left, top], side) {
            stroke(pixmap, &line, false, (side * share::BRACKET_WIDTH).max(1.0), color);
        }
    }

    fn star(&self, pixmap: &mut Pixmap, square: Square) {
        let (middle, side) = (self.middle(square), self.square_side());
        let color = self.style.colors.check.on(square.is_dark());
        if let Some(disc) = PathBuilder::from_circle(middle[0], middle[1], side * share::STAR_DISC) {
            fill(pixmap, &disc, color, share::STAR_TINT);
        }
        stroke(pixmap, &star(middle, side), true, (side * share::STAR_LINE).max(1.0), color);
    }

    /// Ranks at the left, files below, inside the edge.
    fn letters(&self) -> Vec<(Path, Rgba)> {
        let side = self.square_side();
        let (em, inset) = (side * share::COORDINATE * 1.15, side * share::COORDINATE_INSET);
        let (file, rank) = if self.style.flipped { (File::H, Rank::R8) } else { (File::A, Rank::R1) };
        let letter = |letter: char, square: Square, lower_right: bool| {
            let path = letters::outline(letter, em)?;
            let [left, top, right, bottom] = self.square(square);
            let at = match lower_right {
                true => [right - inset - path.bounds().width(), bottom - inset],
                false => [left + inset, top + inset - path.bounds().top()],
            };
            let color = self.style.colors.coordinates.on(square.is_dark());
            Some((path.transform(Transform::from_translate(at[0], at[1]))?, color))
        };
        let ranks = Rank::ALL.into_iter().map(|rank| letter(rank.digit(), Square::at(file, rank), false));
        let files = File::ALL.into_iter().map(|file| letter(file.letter(), Square::at(file, rank), true));
        ranks.chain(files).flatten().collect()
    }

    fn piece(&mut self, pixmap: &mut Pixmap, square: Square, piece: Piece) {
        let [left, top, right, bottom] = self.square(square);
        let pixels = (self.square_side() * share::PIECE).round().max(1.0);
        let drawings = &self.drawings;
        let drawn = self.pieces.entry(piece).or_insert_with(|| {
            let mut drawn = Pixmap::new(pixels as u32, pixels as u32)?;
            let drawing = drawings.of(piece)?;
            let scale = pixels / drawing.size().width();
            resvg::render(drawing, Transform::from_scale(scale, scale), &mut drawn.as_mut());
            Some(drawn)
        });
        let Some(drawn) = drawn.as_ref() else { return };
        let within = |near: f32, far: f32| (near + (far - near - pixels) / 2.0).round() as i32;
        let at = (within(left, right), within(top, bottom));
        let plain = PixmapPaint::default();
        pixmap.draw_pixmap(at.0, at.1, drawn.as_ref(), &plain, Transform::identity(), None);
    }

    fn mark(&self, pixmap: &mut Pixmap, mark: Mark) {
        let (color, side) = (Colors::mark(mark.color), self.square_side());
        match mark.shape {
            Shape::Circle(square) => {
                let ([x, y], width) = (self.middle(square), side * share::CIRCLE);
                if let Some(circle) = PathBuilder::from_circle(x, y, side / 2.0 - width) {
                    let line = Stroke { width, ..Stroke::default() };
                    pixmap.stroke_path(&circle, &ink(color, 1.0), &line, Transform::identity(), None);
                }
            }
            Shape::Arrow(from, to) => {
                let (shaft, head) = arrow(self.middle(from), self.middle(to), side);
                // As one outline, so that nothing is covered twice where they meet.
                let whole = [shaft[0], shaft[1], head[1], head[0], head[2], shaft[2], shaft[3]];
                if let Some(path) = outline(&whole, true) {
                    fill(pixmap, &path, color, 1.0);
                }
            }
        }
    }
}

fn ink(Rgba([red, green, blue, alpha]): Rgba, opacity: f32) -> Paint<'static> {
    let part = |part: u8| (f32::from(part) / f32::from(alpha.max(1))).min(1.0);
    let cover = f32::from(alpha) / 255.0 * opacity;
    let color = Ink::from_rgba(part(red), part(green), part(blue), cover).unwrap_or(Ink::BLACK);
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(color);
    paint
}

fn fill(pixmap: &mut Pixmap, path: &Path, color: Rgba, opacity: f32) {
    pixmap.fill_path(path, &ink(color, opacity), FillRule::Winding, Transform::identity(), None);
}

fn stroke(pixmap: &mut Pixmap, points: &[Point], closed: bool, width: f32, color: Rgba) {
    if let Some(path) = outline(points, closed) {
        let line = Stroke { width, line_join: LineJoin::Miter, ..Stroke::default() };
        pixmap.stroke_path(&path, &ink(color, 1.0), &line, Transform::identity(), None);
    }
}

fn outline(points: &[Point], closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    path.move_to(first[0], first[1]);
    for point in rest {
        path.line_to(point[0], point[1]);
    }
    if closed {
        path.close();
    }
    path.finish()
}
