//! Paints the board: squares, marks, pieces, arrows.
//!
//! Every mark has a shape of its own, so that none needs its colour to be told from another: corner brackets for the
//! last move, a frame for the selected piece, a dot or a ring for a target, a star round a king in check, a dashed
//! frame for the squares that explain a refusal, a double line for the keyboard's place.
//!
//! Absent on purpose: deciding what is marked.

use egui::{
    Align2, Color32, Context, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::{Brush, Drawing, Geometry};
use crate::rules::{File, Piece, Rank, Square};
use crate::ui::art::Art;
use crate::ui::theme::{self, BoardColors, COORDINATE_POINTS, COORDINATES_FROM, share, size};

/// Everything needed to paint on one board.
pub struct Paint<'a> {
    pub ctx: &'a Context,
    pub painter: &'a Painter,
    pub board: &'a Geometry,
    pub colors: &'a BoardColors,
}

impl Paint<'_> {
    /// The 64 squares.
    pub fn squares(&self) {
        for square in Square::all() {
            let rect = self.board.square(square);
            let color = self.colors.squares.on(square.is_dark());
            self.painter.rect_filled(rect, self.corners(rect), color);
        }
    }

    /// Only the corners of the board itself are round.
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

    /// Ranks at the left, files below, inside the edge.
    pub fn coordinates(&self) {
        let side = self.board.side();
        if side < COORDINATES_FROM {
            return;
        }
        let points = (side * share::COORDINATE).clamp(*COORDINATE_POINTS.start(), *COORDINATE_POINTS.end());
        let inset = side * share::COORDINATE_INSET;
        let (left, bottom) = if self.board.flipped() { (File::H, Rank::R8) } else { (File::A, Rank::R1) };
        let text = |at: Pos2, anchor: Align2, letter: char, square: Square| {
            let color = self.colors.coordinates.on(square.is_dark());
            self.painter.text(at, anchor, letter, theme::bold(points), color);
        };
        for rank in Rank::ALL {
            let square = Square::at(left, rank);
            let at = self.board.square(square).left_top() + Vec2::splat(inset);
            text(at, Align2::LEFT_TOP, rank.digit(), square);
        }
        for file in File::ALL {
            let square = Square::at(file, bottom);
            let at = self.board.square(square).right_bottom() - vec2(inset, inset * 0.6);
            text(at, Align2::RIGHT_BOTTOM, file.letter(), square);
        }
    }

    /// Corner brackets: the last move.
    pub fn brackets(&self, square: Square) {
        let side = self.board.side();
        let width = side * share::BRACKET_WIDTH;
        let rect = self.board.square(square).shrink(width * 0.5 + side * 0.02);
        let stroke = Stroke::new(width, self.colors.last_move.on(square.is_dark()));
        let length = side * share::BRACKET;
        for (corner, along, down) in [
            (rect.left_top(), 1.0, 1.0),
            (rect.right_top(), -1.0, 1.0),
            (rect.left_bottom(), 1.0, -1.0),
            (rect.right_bottom(), -1.0, -1.0),
        ] {
            let ends = vec![corner + vec2(along * length, 0.0), corner, corner + vec2(0.0, down * length)];
            self.painter.add(Shape::line(ends, stroke));
        }
    }

    /// A frame with round corners: the piece that is selected or in hand.
    pub fn frame(&self, square: Square) {
        let width = self.board.side() * share::FRAME;
        let color = self.colors.target.on(square.is_dark());
        let radius = CornerRadius::same((self.board.side() * 0.14) as u8);
        let rect = self.board.square(square).shrink(width * 0.3);
        self.painter.rect(
            rect,
            radius,
            color.gamma_multiply(0.18),
            Stroke::new(width, color),
            StrokeKind::Inside,
        );
    }

    /// A dot, or a ring round a piece: a target.
    pub fn target(&self, square: Square, occupied: bool) {
        let side = self.board.side();
        let middle = self.board.square(square).center();
        let color = self.colors.target.on(square.is_dark());
        if occupied {
            let width = side * share::RING;
            self.painter.circle_stroke(middle, side / 2.0 - width * 0.7, Stroke::new(width, color));
        } else {
            self.painter.circle_filled(middle, side * share::DOT, color);
        }
    }

    /// The target under the pointer: the square is tinted too.
    pub fn hovered_target(&self, square: Square) {
        let color = self.colors.target.on(square.is_dark()).gamma_multiply(0.3);
        self.painter.rect_filled(self.board.square(square), 0, color);
    }

    /// A star: a king in check.
    pub fn check(&self, square: Square) {
        const POINTS: u32 = 20;
        let side = self.board.side();
        let middle = self.board.square(square).center();
        let color = self.colors.check.on(square.is_dark());
        let ray = |index: u32| {
            let angle = std::f32::consts::PI * index as f32 / POINTS as f32;
            let radius = if index.is_multiple_of(2) { 0.48 } else { 0.40 };
            middle + Vec2::angled(angle) * side * radius
        };
        self.painter.circle_filled(middle, side * 0.41, color.gamma_multiply(0.35));
        let star = (0..POINTS * 2).map(ray).collect();
        self.painter.add(Shape::closed_line(star, Stroke::new((side * 0.04).max(1.5), color)));
    }

    /// A dashed frame: a square that explains a refusal.
    pub fn refusal(&self, square: Square) {
        let side = self.board.side();
        let width = side * share::DASH;
        let rect = self.board.square(square).shrink(width * 0.9);
        let color = self.colors.refusal.on(square.is_dark());
        self.painter.rect_filled(rect, 0, color.gamma_multiply(0.16));
        let path =
            [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
        let dash = rect.width() / 9.0;
        self.painter.extend(Shape::dashed_line(&path, Stroke::new(width, color), dash, dash));
    }

    /// Two lines, dark and light: the keyboard's place.
    pub fn cursor(&self, square: Square) {
        let width = (self.board.side() * 0.03).max(1.5);
        let rect = self.board.square(square);
        let pair = self.colors.cursor;
        let inner = if square.is_dark() { self.colors.squares.on_light } else { self.colors.squares.on_dark };
        self.painter.rect_stroke(rect, 2, Stroke::new(width, pair.on(square.is_dark())), StrokeKind::Inside);
        self.painter.rect_stroke(rect.shrink(width), 2, Stroke::new(width, inner), StrokeKind::Inside);
    }

    /// A piece with its middle at a point.
    pub fn piece(&self, art: &mut Art, piece: Piece, middle: Pos2, opacity: f32) {
        let texture = art.piece(self.ctx, piece, self.board.pixels(share::PIECE));
        let rect = self.board.picture(middle, share::PIECE);
        if let Some(texture) = texture {
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            self.painter.image(texture.id(), rect, whole, Color32::WHITE.gamma_multiply(opacity));
        }
    }

    /// A piece that is held above the board, with its shadow.
    pub fn lifted(&self, art: &mut Art, piece: Piece, middle: Pos2) {
        let below = middle + vec2(0.02, 0.06) * self.board.side();
        if let Some(texture) = art.shadow(self.ctx, piece, self.board.pixels(share::PIECE)) {
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            let rect = self.board.picture(below, share::PIECE);
            self.painter.image(texture.id(), rect, whole, Color32::WHITE.gamma_multiply(0.45));
        }
        self.piece(art, piece, middle, 1.0);
    }

    /// An arrow, or a circle.
    pub fn drawing(&self, drawing: Drawing) {
        let side = self.board.side();
        let color = self.colors.brushes[match drawing.brush {
            Brush::Green => 0,
            Brush::Red => 1,
            Brush::Blue => 2,
            Brush::Yellow => 3,
        }];
        let from = self.board.square(drawing.from).center();
        if drawing.from == drawing.to {
            let width = side * share::CIRCLE;
            self.painter.circle_stroke(from, side / 2.0 - width, Stroke::new(width, color));
            return;
        }
        let to = self.board.square(drawing.to).center();
        let along = (to - from).normalized();
        let across = along.rot90();
        let width = side * share::ARROW;
        let (tail, tip) = (from + along * side * 0.2, to + along * side * 0.12);
        let neck = tip - along * width * 2.6;
        let shaft = vec![
            tail + across * width / 2.0,
            neck + across * width / 2.0,
            neck - across * width / 2.0,
            tail - across * width / 2.0,
        ];
        let head = vec![tip, neck + across * width * 1.35, neck - across * width * 1.35];
        self.painter.add(Shape::convex_polygon(shaft, color, Stroke::NONE));
        self.painter.add(Shape::convex_polygon(head, color, Stroke::NONE));
    }
}
