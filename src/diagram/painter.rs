//! Paints scenes: squares, the last move and a check, coordinates, pieces, arrows and circles, and strips.
//!
//! For the content of a scene, see [`Scene`](super::Scene). For writing a picture to a file, see
//! [`Picture`](super::Picture).

use std::collections::HashMap;

use resvg::tiny_skia::{
    Color as Ink, FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke, Transform,
};

use super::canvas::{self, Canvas, CanvasRect, Corner};
use super::letters::{FontFile, Lettering, Line};
use super::pen;
use super::{
    BoardTheme, Colors, Drawings, Picture, PieceSet, Point, Rgba, Scene, Strip, StripColors, drawings, share,
};
use crate::rules::{Piece, Square};

#[derive(Clone, Copy, Debug)]
pub struct PictureStyle {
    /// The width and height of the board in pixels, from 16 to 4096.
    pub side: u32,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// Whether to show coordinates if the squares are large enough.
    pub coordinates: bool,
    /// The board colours.
    pub colors: Colors,
    pub pieces: PieceSet,
}

impl PictureStyle {
    /// The minimum and maximum of [`PictureStyle::side`].
    pub const SIDES: std::ops::RangeInclusive<u32> = 16..=4096;

    /// The width of the narrowest square, in pixels, on which coordinates are readable.
    const COORDINATES_FROM: f32 = 20.0;
}

impl Default for PictureStyle {
    fn default() -> PictureStyle {
        let colors = BoardTheme::default().palette(false);
        PictureStyle { side: 512, flipped: false, coordinates: true, colors, pieces: PieceSet::default() }
    }
}

/// A painter of any number of scenes in one style and size; it caches the board and the pieces.
pub struct Painter {
    style: PictureStyle,
    drawings: Drawings,
    pieces: HashMap<Piece, Option<Pixmap>>,
    /// The empty board and strips; `None` if this picture can't be created.
    board: Option<Pixmap>,
    strips: Option<Strips>,
}

/// How strips are drawn.
struct Strips {
    colors: StripColors,
    lettering: Lettering,
    /// The height of a strip, in pixels.
    height: u32,
}

impl Painter {
    /// A painter for this style; the size is clamped to [`PictureStyle::SIDES`].
    pub fn new(style: PictureStyle) -> Painter {
        Painter::of(style, None)
    }

    /// A painter for this style with the players' strips above and below the board. `fonts` should have the characters
    /// that [`super::strip::letters`] returns.
    pub fn with_strips(
        style: PictureStyle,
        colors: StripColors,
        fonts: impl IntoIterator<Item = FontFile>,
    ) -> Painter {
        let height = (clamped(style).side as f32 / 8.0 * share::STRIP).round() as u32;
        Painter::of(style, Some(Strips { colors, lettering: Lettering::new(fonts), height }))
    }

    fn of(style: PictureStyle, strips: Option<Strips>) -> Painter {
        let style = clamped(style);
        let (drawings, pieces) = (Drawings::new(style.pieces), HashMap::new());
        let mut painter = Painter { style, drawings, pieces, board: None, strips };
        let [width, height] = painter.size();
        painter.board = Pixmap::new(width, height).map(|mut pixmap| {
            if let Some(strips) = &painter.strips {
                let Rgba([red, green, blue, _]) = strips.colors.paper;
                pixmap.fill(Ink::from_rgba8(red, green, blue, 255));
            }
            canvas::squares(&mut Pixels { pixmap: &mut pixmap, style, top: painter.top() });
            pixmap
        });
        painter
    }

    /// The height of the strip above the board; 0 if there is none.
    fn top(&self) -> u32 {
        self.strips.as_ref().map_or(0, |strips| strips.height)
    }

    /// The width and the height of the pictures in pixels.
    pub(super) fn size(&self) -> [u32; 2] {
        [self.style.side, self.style.side + 2 * self.top()]
    }

    /// Paints a scene; returns `None` if the picture can't be created.
    pub fn paint(&mut self, scene: &Scene) -> Option<Picture> {
        let style = self.style;
        let mut pixmap = self.board.clone()?;
        let mut pixels = Pixels { pixmap: &mut pixmap, style, top: self.top() };
        for square in scene.last_move {
            canvas::last_move(&mut pixels, square);
        }
        if let Some(square) = scene.check {
            canvas::check(&mut pixels, square);
        }
        if style.coordinates && pixels.side() >= PictureStyle::COORDINATES_FROM {
            canvas::coordinates(&mut pixels);
        }
        for (square, piece) in scene.board.pieces() {
            if let Some(drawn) = self.drawn(piece) {
                pixels.picture(pixels.square(square), drawn);
            }
        }
        for mark in &scene.marks {
            canvas::mark(&mut pixels, *mark);
        }
        if let Some(strips) = &self.strips {
            let [white, black] = &scene.strips;
            let (above, below) = if style.flipped { (white, black) } else { (black, white) };
            pixels.strip(above, 0, strips);
            pixels.strip(below, style.side + strips.height, strips);
        }
        Some(Picture::new(pixmap))
    }

    fn drawn(&mut self, piece: Piece) -> Option<&Pixmap> {
        let (drawings, side) = (&self.drawings, self.style.side as f32 / 8.0);
        let pixels = side.round().max(1.0) as u32;
        let drawn = || drawings::rasterise(drawings.of(piece)?, pixels);
        self.pieces.entry(piece).or_insert_with(drawn).as_ref()
    }
}

/// A picture being painted.
struct Pixels<'a> {
    pixmap: &'a mut Pixmap,
    style: PictureStyle,
    /// The y coordinate of the top edge of the board, in pixels.
    top: u32,
}

impl Pixels<'_> {
    /// Draws a picture in the centre of a rectangle, on whole pixels.
    fn picture(&mut self, [left, top, right, bottom]: CanvasRect, drawn: &Pixmap) {
        let pixels = drawn.width() as f32;
        let within = |near: f32, far: f32| (near + (far - near - pixels) / 2.0).round() as i32;
        let (x, y, plain) = (within(left, right), within(top, bottom), PixmapPaint::default());
        self.pixmap.draw_pixmap(x, y, drawn.as_ref(), &plain, Transform::identity(), None);
    }

    /// Writes the player's name at the left, and the clock and the points at the right.
    fn strip(&mut self, strip: &Strip, top: u32, Strips { colors, lettering, height }: &Strips) {
        let (em, inset) = (self.side() * share::STRIP_LETTERS, self.side() * share::STRIP_INSET);
        // Capital letters are centred vertically.
        let baseline = top as f32 + f32::midpoint(*height as f32, em * CAPITAL);
        let mut right = self.style.side as f32 - inset;
        for text in [&strip.score, &strip.clock] {
            let line = lettering.line(text, em, right - inset);
            self.line_at(&line, right - line.width, baseline, colors.ink);
            right -= if line.width > 0.0 { line.width + 2.0 * inset } else { 0.0 };
        }
        let name = lettering.line(&strip.name, em, right - inset);
        self.line_at(&name, inset, baseline, colors.ink);
    }

    fn line_at(&mut self, line: &Line, x: f32, y: f32, color: Rgba) {
        let path = line.path.clone().and_then(|path| path.transform(Transform::from_translate(x, y)));
        if let Some(path) = path {
            self.fill_path(&path, color, 1.0);
        }
        for (pixels, [left, top]) in &line.colored {
            let (x, y, plain) = ((x + left).round() as i32, (y + top).round() as i32, PixmapPaint::default());
            self.pixmap.draw_pixmap(x, y, pixels.as_ref(), &plain, Transform::identity(), None);
        }
    }

    fn fill_path(&mut self, path: &Path, color: Rgba, opacity: f32) {
        self.pixmap.fill_path(path, &ink(color, opacity), FillRule::Winding, Transform::identity(), None);
    }

    fn stroke_path(&mut self, path: &Path, line: &Stroke, color: Rgba) {
        self.pixmap.stroke_path(path, &ink(color, 1.0), line, Transform::identity(), None);
    }
}

impl Canvas for Pixels<'_> {
    const STAR_LINE: f32 = 1.0;

    fn colors(&self) -> Colors {
        self.style.colors
    }

    fn flipped(&self) -> bool {
        self.style.flipped
    }

    fn side(&self) -> f32 {
        self.style.side as f32 / 8.0
    }

    /// The rectangle of a square, on whole pixels so that no edge is blurred.
    fn square(&self, square: Square) -> CanvasRect {
        let [column, row] = canvas::cell(square, self.style.flipped);
        let edge = |index: usize| (self.side() * index as f32).round();
        let top = self.top as f32;
        [edge(column), top + edge(row), edge(column + 1), top + edge(row + 1)]
    }

    fn fill_square(&mut self, [left, top, right, bottom]: CanvasRect, color: Rgba) {
        if let Some(place) = Rect::from_ltrb(left, top, right, bottom) {
            self.pixmap.fill_rect(place, &ink(color, 1.0), Transform::identity(), None);
        }
    }

    /// Fills the polygons as one path, so that no seam shows where polygons in a translucent colour touch.
    fn fill(&mut self, polygons: &[&[Point]], color: Rgba) {
        let mut path = PathBuilder::new();
        for polygon in polygons {
            outline(&mut path, polygon, true);
        }
        if let Some(path) = path.finish() {
            self.fill_path(&path, color, 1.0);
        }
    }

    fn disc(&mut self, [x, y]: Point, radius: f32, color: Rgba, opacity: f32) {
        if let Some(disc) = PathBuilder::from_circle(x, y, radius) {
            self.fill_path(&disc, color, opacity);
        }
    }

    fn circle(&mut self, [x, y]: Point, radius: f32, width: f32, color: Rgba) {
        if let Some(circle) = PathBuilder::from_circle(x, y, radius) {
            self.stroke_path(&circle, &Stroke { width, ..Stroke::default() }, color);
        }
    }

    fn line(&mut self, points: &[Point], closed: bool, width: f32, color: Rgba) {
        let mut path = PathBuilder::new();
        outline(&mut path, points, closed);
        if let Some(path) = path.finish() {
            let line = Stroke { width, line_join: LineJoin::Miter, ..Stroke::default() };
            self.stroke_path(&path, &line, color);
        }
    }

    fn letter(&mut self, letter: char, [left, top, right, bottom]: CanvasRect, corner: Corner, color: Rgba) {
        let (em, inset) = (self.side() * share::COORDINATE * 1.15, self.side() * share::COORDINATE_INSET);
        let Some(path) = pen::outline(letter, em) else { return };
        let [x, y] = match corner {
            Corner::LowerRight => [right - inset - path.bounds().width(), bottom - inset],
            Corner::UpperLeft => [left + inset, top + inset - path.bounds().top()],
        };
        if let Some(path) = path.transform(Transform::from_translate(x, y)) {
            self.fill_path(&path, color, 1.0);
        }
    }
}

/// The height of capital letters as a share of the size of their font.
const CAPITAL: f32 = 0.714;

fn clamped(style: PictureStyle) -> PictureStyle {
    PictureStyle { side: style.side.clamp(*PictureStyle::SIDES.start(), *PictureStyle::SIDES.end()), ..style }
}

fn ink(Rgba([red, green, blue, alpha]): Rgba, opacity: f32) -> Paint<'static> {
    let part = |part: u8| (f32::from(part) / f32::from(alpha.max(1))).min(1.0);
    let cover = f32::from(alpha) / 255.0 * opacity;
    let color = Ink::from_rgba(part(red), part(green), part(blue), cover).unwrap_or(Ink::BLACK);
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(color);
    paint
}

fn outline(path: &mut PathBuilder, points: &[Point], closed: bool) {
    let Some((first, rest)) = points.split_first() else { return };
    path.move_to(first[0], first[1]);
    for point in rest {
        path.line_to(point[0], point[1]);
    }
    if closed {
        path.close();
    }
}
