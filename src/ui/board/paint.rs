//! Paints boards and pieces in the window.
//!
//! For what is painted in the same way in pictures, see `diagram::canvas`; for other marks, `ui::board::marks`.

use egui::{
    Align2, Color32, Context, CornerRadius, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke,
    StrokeKind, Vec2, vec2,
};

use super::Geometry;
use crate::diagram::canvas::{self, Canvas, CanvasRect, Corner};
use crate::diagram::{Colors, Point, Rgba};
use crate::record::{Mark, MarkShape};
use crate::rules::{Color, File, Piece, Rank, Square};
use crate::ui::theme::art::whole;
use crate::ui::theme::{
    self, Art, BoardColors, COORDINATE_POINTS, Density, Palette, color32, share, size, tokens,
};

/// What is needed to paint one board.
pub struct Paint<'a> {
    pub ctx: &'a Context,
    pub painter: &'a Painter,
    pub board: &'a Geometry,
    pub colors: &'a BoardColors,
    /// The colour whose pieces are painted upside down.
    pub upside_down: Option<Color>,
}

impl Paint<'_> {
    /// Paints a frame around the board as a sign that pieces are being adjusted.
    pub fn round(&self) {
        let rect = self.board.rect().expand(2.0);
        let stroke = Stroke::new(3.0, self.colors.round);
        self.painter.rect_stroke(rect, f32::from(size::BOARD_RADIUS), stroke, StrokeKind::Outside);
    }

    /// Paints coordinates in the margin: the ranks to the left of the board, the files below it.
    pub fn coordinates_around(&self) {
        let (board, ink) = (self.board, Palette::of(self.ctx.theme()).quiet);
        let (rect, tokens) = (board.rect(), tokens(self.ctx));
        // At these distances, the coordinates fit into the narrowest gaps to the left of a board and below it.
        let (points, left, below) = match tokens.density {
            Density::Normal => (tokens.text.small, 12.0, 9.0),
            Density::Compact => (tokens.text.small - 1.0, 4.0, 5.0),
        };
        let font = FontId::proportional(points);
        let corner =
            if board.flipped() { Square::at(File::H, Rank::R8) } else { Square::at(File::A, Rank::R1) };
        let ranks = Rank::ALL.map(|rank| {
            let middle = board.square(Square::at(corner.file(), rank)).center();
            (rank.digit(), Pos2::new(rect.left() - left, middle.y))
        });
        let files = File::ALL.map(|file| {
            let middle = board.square(Square::at(file, corner.rank())).center();
            (file.letter(), Pos2::new(middle.x, rect.bottom() + below))
        });
        for (letter, at) in ranks.into_iter().chain(files) {
            self.painter.text(at, Align2::CENTER_CENTER, letter, font.clone(), ink);
        }
    }

    /// The corner radii of a rectangle: only the corners of the board itself are round.
    fn corners(&self, rect: Rect) -> CornerRadius {
        let board = self.board.rect();
        let near = |a: Pos2, b: Pos2| if a.distance(b) < 1.0 { size::BOARD_RADIUS } else { 0 };
        CornerRadius {
            nw: near(rect.left_top(), board.left_top()),
            ne: near(rect.right_top(), board.right_top()),
            sw: near(rect.left_bottom(), board.left_bottom()),
            se: near(rect.right_bottom(), board.right_bottom()),
        }
    }

    /// Paints an arrow or a circle.
    pub fn drawing(&self, drawing: Mark) {
        canvas::mark(&mut &*self, drawing);
    }

    /// Paints the move of an engine: a thin arrow with a light edge, unlike the arrows that players draw.
    pub fn engine_move(&self, arrow: Mark) {
        let MarkShape::Arrow(from, to) = arrow.shape else { return };
        let [from, to] = [from, to].map(|square| self.board.square(square).center());
        let (way, side) = (to - from, self.board.side());
        let shaft = way - way.normalized() * side * 0.12;
        let ink = color32(Colors::mark(arrow.color));
        for (width, color) in [(0.1, Color32::WHITE), (0.055, ink)] {
            self.painter.arrow(from, shaft, Stroke::new(side * width, color));
        }
    }

    /// Paints a piece centred on a point.
    pub fn piece(&self, art: &mut Art, piece: Piece, middle: Pos2, opacity: f32) {
        self.piece_of(art, piece, middle, 1.0, opacity);
    }

    /// Paints a piece of this size, as a fraction of a square, centred on a point.
    pub fn piece_of(&self, art: &mut Art, piece: Piece, middle: Pos2, size: f32, opacity: f32) {
        let texture = art.piece(self.ctx, piece, self.board.pixels(size));
        let rect = self.board.picture(middle, size);
        if let Some(texture) = texture {
            let whole = whole(self.upside_down == Some(piece.color));
            self.painter.image(texture.id(), rect, whole, Color32::WHITE.gamma_multiply(opacity));
        }
    }

    /// Paints a piece held above the board, with its shadow.
    pub fn lifted(&self, art: &mut Art, piece: Piece, middle: Pos2) {
        let below = middle + vec2(0.02, 0.06) * self.board.side();
        if let Some(texture) = art.shadow(self.ctx, piece, self.board.pixels(1.0)) {
            let whole = whole(self.upside_down == Some(piece.color));
            let rect = self.board.picture(below, 1.0);
            self.painter.image(texture.id(), rect, whole, Color32::WHITE.gamma_multiply(0.45));
        }
        self.piece(art, piece, middle, 1.0);
    }

    /// Paints a piece that follows the pointer.
    pub fn dragged(&self, art: &mut Art, piece: Piece, at: Pos2) {
        Paint { painter: &over_all(self.ctx), ..*self }.lifted(art, piece, at);
    }
}

/// The painter for what follows the pointer. It paints above the screen, but below open menus and dialogs.
pub fn over_all(ctx: &Context) -> Painter {
    ctx.layer_painter(LayerId::new(Order::Middle, Id::unique("dragged")))
}

fn rect([left, top, right, bottom]: CanvasRect) -> Rect {
    Rect { min: Pos2::new(left, top), max: Pos2::new(right, bottom) }
}

pub(super) fn points(points: &[Point]) -> Vec<Pos2> {
    points.iter().copied().map(Pos2::from).collect()
}

impl Canvas for &Paint<'_> {
    const STAR_LINE: f32 = 1.5;

    fn colors(&self) -> Colors {
        self.colors.shared
    }

    fn flipped(&self) -> bool {
        self.board.flipped()
    }

    fn side(&self) -> f32 {
        self.board.side()
    }

    fn square(&self, square: Square) -> CanvasRect {
        let Rect { min, max } = self.board.square(square);
        [min.x, min.y, max.x, max.y]
    }

    fn fill_square(&mut self, place: CanvasRect, color: Rgba) {
        let rect = rect(place);
        self.painter.rect_filled(rect, self.corners(rect), color32(color));
    }

    fn fill(&mut self, polygons: &[&[Point]], color: Rgba) {
        for polygon in polygons {
            self.painter.add(Shape::convex_polygon(points(polygon), color32(color), Stroke::NONE));
        }
    }

    fn disc(&mut self, middle: Point, radius: f32, color: Rgba, opacity: f32) {
        self.painter.circle_filled(middle.into(), radius, color32(color).gamma_multiply(opacity));
    }

    fn circle(&mut self, middle: Point, radius: f32, width: f32, color: Rgba) {
        self.painter.circle_stroke(middle.into(), radius, Stroke::new(width, color32(color)));
    }

    fn line(&mut self, line: &[Point], closed: bool, width: f32, color: Rgba) {
        let (line, stroke) = (points(line), Stroke::new(width, color32(color)));
        self.painter.add(if closed { Shape::closed_line(line, stroke) } else { Shape::line(line, stroke) });
    }

    fn letter(&mut self, letter: char, square: CanvasRect, corner: Corner, color: Rgba) {
        let side = self.board.side();
        let points = (side * share::COORDINATE).clamp(*COORDINATE_POINTS.start(), *COORDINATE_POINTS.end());
        let inset = side * share::COORDINATE_INSET;
        let (at, anchor) = match corner {
            Corner::UpperLeft => (rect(square).left_top() + Vec2::splat(inset), Align2::LEFT_TOP),
            Corner::LowerRight => {
                (rect(square).right_bottom() - vec2(inset, inset * 0.6), Align2::RIGHT_BOTTOM)
            }
        };
        self.painter.text(at, anchor, letter, theme::bold(points), color32(color));
    }
}
