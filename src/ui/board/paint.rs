//! Paints the board and its pieces.
//!
//! Marks: see `ui::board::marks`. Arrows that a player draws: see `ui::board::drawn`.

use egui::{Align2, Color32, Context, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::Geometry;
use crate::rules::{Color, File, Piece, Rank, Square};
use crate::ui::theme::art::{Art, whole};
use crate::ui::theme::{self, BoardColors, COORDINATE_POINTS, COORDINATES_FROM, share, size};

/// Everything needed to paint on one board.
pub struct Paint<'a> {
    pub ctx: &'a Context,
    pub painter: &'a Painter,
    pub board: &'a Geometry,
    pub colors: &'a BoardColors,
    /// The pieces of this colour are upside-down.
    pub upside_down: Option<Color>,
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

    /// A frame round the board: pieces are adjusted.
    pub fn round(&self) {
        let rect = self.board.rect().expand(size::ROUND_GAP);
        let stroke = Stroke::new(size::ROUND, self.colors.round);
        self.painter.rect_stroke(rect, f32::from(size::BOARD_RADIUS), stroke, StrokeKind::Outside);
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

    /// A piece with its middle at a point.
    pub fn piece(&self, art: &mut Art, piece: Piece, middle: Pos2, opacity: f32) {
        self.piece_of(art, piece, middle, share::PIECE, opacity);
    }

    /// A piece of another size, as a share of a square.
    pub fn piece_of(&self, art: &mut Art, piece: Piece, middle: Pos2, size: f32, opacity: f32) {
        let texture = art.piece(self.ctx, piece, self.board.pixels(size));
        let rect = self.board.picture(middle, size);
        if let Some(texture) = texture {
            let whole = whole(self.upside_down == Some(piece.color));
            self.painter.image(texture.id(), rect, whole, Color32::WHITE.gamma_multiply(opacity));
        }
    }

    /// A piece that is held above the board, with its shadow.
    pub fn lifted(&self, art: &mut Art, piece: Piece, middle: Pos2) {
        let below = middle + vec2(0.02, 0.06) * self.board.side();
        if let Some(texture) = art.shadow(self.ctx, piece, self.board.pixels(share::PIECE)) {
            let whole = whole(self.upside_down == Some(piece.color));
            let rect = self.board.picture(below, share::PIECE);
            self.painter.image(texture.id(), rect, whole, Color32::WHITE.gamma_multiply(0.45));
        }
        self.piece(art, piece, middle, 1.0);
    }
}
