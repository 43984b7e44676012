//! The shapes of marks on the board.
//!
//! Marks of different kinds have different shapes, so that nobody has to distinguish them by colour. Among them are
//! corner brackets for the last move, a frame for the selected piece, a thin frame for a piece that a press would
//! touch, a dot or ring for a target, two arrowheads for a rook to castle with, a dashed ring for a pawn that can be
//! taken en passant, a star around a king in check, a dashed frame for a square to point out (such as one that explains
//! a refusal), a double line for the keyboard cursor, teeth at the edges for a piece that must move or be captured, a
//! bar for a piece that can fulfil the obligation, an outlined arrow or circle for a hint, and faint or small pieces
//! with arrows for castling that is announced or pointed at.

use std::f32::consts::TAU;

use egui::{CornerRadius, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use super::Paint;
use super::paint::points;
use crate::diagram::{MarkLine, arrow};
use crate::record::{Mark, MarkShape};
use crate::rules::Square;
use crate::ui::theme::share;

const DASHES: u8 = 12;

impl Paint<'_> {
    /// Paints a frame with round corners, for example around the selected piece.
    pub fn frame(&self, square: Square) {
        let width = self.board.side() * share::FRAME;
        let color = self.colors.target.on(square.is_dark());
        let radius = CornerRadius::same((self.board.side() * share::FRAME_RADIUS) as u8);
        let rect = self.board.square(square).shrink(width * 0.3);
        self.painter.rect(
            rect,
            radius,
            color.gamma_multiply(share::TINT),
            Stroke::new(width, color),
            StrokeKind::Inside,
        );
    }

    /// Paints a dot for a target or, if the square is occupied, a ring around the piece there.
    pub fn target(&self, square: Square, occupied: bool) {
        let side = self.board.side();
        let middle = self.board.square(square).center();
        let (dot, rim, thin) = (self.colors.dot, self.colors.rim, (side * 0.02).max(1.5));
        if occupied {
            let width = side * share::RING;
            let radius = side * share::RING_RADIUS - width / 2.0;
            self.painter.circle_stroke(middle, radius, Stroke::new(width + 2.0 * thin, rim));
            self.painter.circle_stroke(middle, radius, Stroke::new(width, dot));
        } else {
            self.painter.circle_filled(middle, side * share::DOT + thin, rim);
            self.painter.circle_filled(middle, side * share::DOT, dot);
        }
    }

    /// Paints an arrowhead on either side of a rook to castle with. The two arrowheads point away from each other,
    /// because the rook is not captured.
    pub fn castling_rook(&self, square: Square) {
        let side = self.board.side();
        let (middle, line) =
            (self.board.square(square).center(), Stroke::new((side * 0.02).max(1.5), self.colors.rim));
        for sign in [-1.0, 1.0] {
            let [tip, back] = [0.46, 0.3].map(|away| middle + vec2(sign * away * side, 0.0));
            let half = vec2(0.0, 0.17 * side);
            let head = vec![tip, back - half, back + half];
            self.painter.add(Shape::convex_polygon(head, self.colors.dot, line));
        }
    }

    /// Paints the arrow or circle of a hint, with a dark outline that stands out on light squares.
    pub fn hint(&self, hint: Mark) {
        let side = self.board.side();
        let line = Stroke::new((side * 0.025).max(1.0), self.colors.plan);
        match hint.shape {
            MarkShape::Arrow(from, to) if from != to => {
                let [from, to] = [from, to].map(|square| self.board.square(square).center().into());
                let (shaft, head) = arrow(from, to, side, MarkLine::Solid);
                for outline in shaft.iter().map(|part| &part[..]).chain([&head[..]]) {
                    self.painter.add(Shape::closed_line(points(outline), line));
                }
            }
            MarkShape::Circle(square) | MarkShape::Arrow(square, _) => {
                let (middle, width) = (self.board.square(square).center(), side * share::CIRCLE);
                for away in [-0.5, 0.5] {
                    self.painter.circle_stroke(middle, side / 2.0 + width * (away - 1.0), line);
                }
            }
        }
        self.drawing(hint);
    }

    /// Paints a dashed ring around a pawn that can be taken en passant.
    pub fn en_passant(&self, square: Square) {
        let side = self.board.side();
        let (middle, width) = (self.board.square(square).center(), side * share::RING * 0.7);
        let radius = side * share::RING_RADIUS - width / 2.0;
        let point = |step: u8| middle + Vec2::angled(f32::from(step) * TAU / f32::from(2 * DASHES)) * radius;
        for dash in 0..DASHES {
            let ends = [point(2 * dash), point(2 * dash + 1)];
            self.painter.line_segment(ends, Stroke::new(width + 2.0, self.colors.rim));
            self.painter.line_segment(ends, Stroke::new(width, self.colors.dot));
        }
    }

    /// Paints a thin frame, for the piece under the pointer that a press would touch.
    pub fn touchable(&self, square: Square) {
        let radius = CornerRadius::same((self.board.side() * share::FRAME_RADIUS) as u8);
        let stroke = Stroke::new(2.0, self.colors.target.on(square.is_dark()));
        self.painter.rect_stroke(self.board.square(square), radius, stroke, StrokeKind::Inside);
    }

    /// Paints a tint of this strength, for the target under the piece in hand or a target of a planned move.
    pub fn tint(&self, square: Square, strength: f32) {
        let color = self.colors.target.on(square.is_dark()).gamma_multiply(strength);
        self.painter.rect_filled(self.board.square(square), 0, color);
    }

    /// Paints a dashed frame, for a square to point out, such as one that explains a refusal.
    pub fn refusal(&self, square: Square) {
        let side = self.board.side();
        let width = side * 0.05;
        let rect = self.board.square(square).shrink(width * 0.9);
        let color = self.colors.refusal.on(square.is_dark());
        self.painter.rect_filled(rect, 0, color.gamma_multiply(0.16));
        let path =
            [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
        let dash = rect.width() / 9.0;
        self.painter.extend(Shape::dashed_line(&path, Stroke::new(width, color), dash, dash));
    }

    /// Paints a double line, for the keyboard cursor.
    pub fn cursor(&self, square: Square) {
        let width = (self.board.side() * 0.03).max(1.5);
        let rect = self.board.square(square);
        let [outer, inner] = [self.colors.cursor, self.colors.cursor_inside]
            .map(|pair| Stroke::new(width, pair.on(square.is_dark())));
        self.painter.rect_stroke(rect, 2, outer, StrokeKind::Inside);
        self.painter.rect_stroke(rect.shrink(width), 2, inner, StrokeKind::Inside);
    }

    /// Paints teeth at the four edges, for a piece that must move or be captured. They are hollow if the board lets the
    /// player break the obligation (`lightly`). If a message is about this piece (`cause`), they have the colour of
    /// refusals.
    pub fn bound(&self, square: Square, lightly: bool, cause: bool) {
        let side = self.board.side();
        let pair = if cause { &self.colors.refusal } else { &self.colors.bound };
        let color = pair.on(square.is_dark());
        let rect = self.board.square(square);
        if !lightly {
            self.painter.rect_filled(rect, 0, color.gamma_multiply(share::TINT));
        }
        let line = Stroke::new((side * 0.035).max(1.0), color);
        let inside = rect.shrink(if lightly { line.width / 2.0 } else { 0.0 });
        let (depth, half) = (side * 0.17, side * 0.18);
        for inward in [Vec2::DOWN, Vec2::LEFT, Vec2::UP, Vec2::RIGHT] {
            let edge = inside.center() - inward * inside.width() / 2.0;
            let across = inward.rot90() * half;
            let tooth = vec![edge - across, edge + across, edge + inward * depth];
            self.painter.add(match lightly {
                true => Shape::closed_line(tooth, line),
                false => Shape::convex_polygon(tooth, color, Stroke::NONE),
            });
        }
    }

    /// Paints a bar at the bottom of the square, for a piece that can fulfil the obligation.
    pub fn able(&self, square: Square) {
        let side = self.board.side();
        let rect = self.board.square(square);
        let bar = vec2(side * 0.62, (side * 0.085).max(2.0));
        let middle = rect.center_bottom() - vec2(0.0, bar.y / 2.0);
        let color = self.colors.bound.on(square.is_dark());
        self.painter.rect_filled(Rect::from_center_size(middle, bar), 0, color);
    }
}
