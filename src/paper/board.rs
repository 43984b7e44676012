//! Diagrams on paper: the board and its pieces as vector drawings.

use pdf_writer::Content;
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use resvg::tiny_skia::Transform;
use resvg::usvg::{self, Node, Paint, Tree};

use super::pages::{Look, Pages, Weight, trace};
use crate::diagram::canvas::{self, Canvas, CanvasRect, Corner};
use crate::diagram::{BoardTheme, Colors, Drawings, Point, Rgba, Scene, share};
use crate::rules::{Color, Square};
use crate::text::messages::Texts;
use crate::text::{place, spoken_pieces};

/// The width of the narrowest board on which coordinates are readable, in points.
const COORDINATES_FROM: f32 = 180.0;
const FRAME: Rgba = Rgba::opaque(0x23_21_1D);

/// Describes a diagram in words.
pub fn in_words(scene: &Scene, texts: &Texts) -> String {
    let sides = Color::ALL.map(|side| {
        let pieces = texts.list(&spoken_pieces::of_side(texts, side, |square| scene.board.piece_at(square)));
        let key = if pieces.is_empty() { "paper-no-pieces" } else { "paper-pieces" };
        t!(texts, key, color = texts.color(side), pieces)
    });
    texts.paragraph(sides.into_iter().chain([place::drawings(texts, &scene.marks)]))
}

/// A diagram that is being drawn.
pub struct Board<'a> {
    pub pages: &'a mut Pages,
    /// The top left corner. Like the width, it is in points.
    pub at: Point,
    pub width: f32,
    pub flipped: bool,
}

impl Board<'_> {
    /// Draws the board, the pieces and the marks of a scene; the last move and checks are not marked on paper.
    pub fn draw(mut self, scene: &Scene, drawings: &Drawings) {
        canvas::squares(&mut self);
        if self.width >= COORDINATES_FROM {
            canvas::coordinates(&mut self);
        }
        for (square, piece) in scene.board.pieces() {
            let [left, top, ..] = self.square(square);
            let side = self.side();
            let drawing = || drawings.of(piece).map(paths).unwrap_or_default();
            self.pages.piece(piece, [left, top], side, drawing);
        }
        for mark in &scene.marks {
            canvas::mark(&mut self, *mark);
        }
        let ([x, y], width) = (self.at, self.width);
        let frame = [[x, y], [x + width, y], [x + width, y + width], [x, y + width]];
        self.pages.stroke(&frame, true, 0.75, FRAME);
    }
}

impl Canvas for Board<'_> {
    const STAR_LINE: f32 = 0.5;

    fn colors(&self) -> Colors {
        BoardTheme::Stone.palette(false)
    }

    fn flipped(&self) -> bool {
        self.flipped
    }

    fn side(&self) -> f32 {
        self.width / 8.0
    }

    fn square(&self, square: Square) -> CanvasRect {
        let ([x, y], side) = (self.at, self.side());
        let [column, row] = canvas::cell(square, self.flipped).map(|index| side * index as f32);
        let (left, top) = (x + column, y + row);
        [left, top, left + side, top + side]
    }

    fn fill_square(&mut self, [left, top, right, bottom]: CanvasRect, color: Rgba) {
        self.fill(&[&[[left, top], [right, top], [right, bottom], [left, bottom]]], color);
    }

    fn fill(&mut self, polygons: &[&[Point]], color: Rgba) {
        self.pages.fill(polygons, color);
    }

    fn disc(&mut self, middle: Point, radius: f32, Rgba(parts): Rgba, opacity: f32) {
        let color = Rgba(parts.map(|part| (f32::from(part) * opacity) as u8));
        self.pages.fill(&[&round(middle, radius)], color);
    }

    fn circle(&mut self, middle: Point, radius: f32, width: f32, color: Rgba) {
        self.pages.stroke(&round(middle, radius), true, width, color);
    }

    fn line(&mut self, points: &[Point], closed: bool, width: f32, color: Rgba) {
        self.pages.stroke(points, closed, width, color);
    }

    fn letter(&mut self, letter: char, [left, top, right, bottom]: CanvasRect, corner: Corner, color: Rgba) {
        let (em, inset) = (self.side() * share::COORDINATE * 1.15, self.side() * share::COORDINATE_INSET);
        let (glyphs, width) = self.pages.lettering(Weight::Bold).glyphs(&letter.to_string(), em);
        let at = match corner {
            Corner::LowerRight => [right - inset - width, bottom - inset],
            Corner::UpperLeft => [left + inset, top + inset + em * 0.714],
        };
        self.pages.glyphs(&glyphs, Look { weight: Weight::Bold, em, color }, at);
    }
}

/// A circle as a polygon of 64 sides, which looks round on paper.
fn round([x, y]: Point, radius: f32) -> Vec<Point> {
    let corner = |step: u8| {
        let angle = f32::from(step) / 64.0 * std::f32::consts::TAU;
        [x + radius * angle.cos(), y + radius * angle.sin()]
    };
    (0..64).map(corner).collect()
}

/// The paths of a drawing in a square of width 1, as PDF content.
fn paths(drawing: &Tree) -> Vec<u8> {
    let size = drawing.size().width();
    let mut content = Content::new();
    // The y axis of a PDF points up.
    content.transform([1.0 / size, 0.0, 0.0, -1.0 / size, 0.0, 1.0]);
    add_group(&mut content, drawing.root());
    content.finish().as_slice().to_vec()
}

fn add_group(content: &mut Content, group: &usvg::Group) {
    for node in group.children() {
        match node {
            Node::Group(group) => add_group(content, group),
            Node::Path(path) => add_path(content, path),
            // The drawings of pieces contain neither images nor text.
            Node::Image(_) | Node::Text(_) => {}
        }
    }
}

fn add_path(content: &mut Content, path: &usvg::Path) {
    let Transform { sx, ky, kx, sy, tx, ty } = path.abs_transform();
    content.save_state().transform([sx, ky, kx, sy, tx, ty]);
    let part = |part: u8| f32::from(part) / 255.0;
    if let Some(Paint::Color(color)) = path.fill().map(usvg::Fill::paint) {
        content.set_fill_rgb(part(color.red), part(color.green), part(color.blue));
        trace(content, path.data());
        content.fill_nonzero();
    }
    if let Some(stroke) = path.stroke()
        && let Paint::Color(color) = stroke.paint()
    {
        content.set_stroke_rgb(part(color.red), part(color.green), part(color.blue));
        content.set_line_width(stroke.width().get());
        content.set_line_join(match stroke.linejoin() {
            usvg::LineJoin::Round => LineJoinStyle::RoundJoin,
            usvg::LineJoin::Bevel => LineJoinStyle::BevelJoin,
            usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoinStyle::MiterJoin,
        });
        content.set_line_cap(match stroke.linecap() {
            usvg::LineCap::Round => LineCapStyle::RoundCap,
            usvg::LineCap::Square => LineCapStyle::ProjectingSquareCap,
            usvg::LineCap::Butt => LineCapStyle::ButtCap,
        });
        trace(content, path.data());
        content.stroke();
    }
    content.restore_state();
}
