//! Converts between squares and points on the screen.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::rules::{File, Rank, Square};

/// The board's place on the screen and which side is at the bottom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Geometry {
    rect: Rect,
    flipped: bool,
    pixels_per_point: f32,
    /// Whether coordinates go into the margin around the board.
    has_margin: bool,
}

impl Geometry {
    /// The largest board centred in `room` whose squares are whole pixels wide; Black is at the bottom if `flipped`.
    pub fn within(room: Rect, flipped: bool, pixels_per_point: f32) -> Geometry {
        let side = room.width().min(room.height()).max(0.0);
        // An area that was made for a board may be too small by a rounding error.
        let pixels = (side * pixels_per_point / 8.0 + 0.001).floor() * 8.0;
        let side = pixels / pixels_per_point;
        let corner = room.center() - Vec2::splat(side / 2.0);
        let snap = |x: f32| (x * pixels_per_point).round() / pixels_per_point;
        let rect = Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), Vec2::splat(side));
        Geometry { rect, flipped, pixels_per_point, has_margin: false }
    }

    /// The same board, with or without a margin. With one, coordinates go next to the board instead of on its squares,
    /// where they collide with pieces.
    pub fn with_margin(self, has_margin: bool) -> Geometry {
        Geometry { has_margin, ..self }
    }

    /// Whether coordinates go next to the board instead of on its squares.
    pub fn has_margin(&self) -> bool {
        self.has_margin
    }

    /// The whole board.
    pub fn rect(&self) -> Rect {
        self.rect
    }

    /// Whether Black is at the bottom.
    pub fn flipped(&self) -> bool {
        self.flipped
    }

    /// The width of one square in points.
    pub fn side(&self) -> f32 {
        self.rect.width() / 8.0
    }

    /// The size of a fraction of a square, in pixels; at least 1.
    pub fn pixels(&self, share: f32) -> u32 {
        ((self.side() * self.pixels_per_point * share).round() as u32).max(1)
    }

    /// The rectangle of a square.
    pub fn square(&self, square: Square) -> Rect {
        Rect::from_center_size(self.point(Geometry::spot(square)), Vec2::splat(self.side()))
    }

    /// The square at a point on the screen; `None` if the point is not on the board.
    pub fn square_at(&self, point: Pos2) -> Option<Square> {
        Geometry::square_of(self.spot_at(point))
    }

    /// The square at these board coordinates; `None` if they are not on the board.
    pub fn square_of(spot: Vec2) -> Option<Square> {
        let inside = |x: f32| (0.0..8.0).contains(&x);
        (inside(spot.x) && inside(spot.y))
            .then(|| Square::at(File::new(spot.x as u8), Rank::new(spot.y as u8)))
    }

    /// The centre of a square in board coordinates. These coordinates are measured in squares from the outer corner of
    /// a1: the first across the files, the second across the ranks, whichever side is at the bottom.
    pub fn spot(square: Square) -> Vec2 {
        vec2(square.file().index() as f32 + 0.5, square.rank().index() as f32 + 0.5)
    }

    /// The board coordinates of a point on the screen. The point may be off the board.
    pub fn spot_at(&self, point: Pos2) -> Vec2 {
        self.turn(self.offset(point))
    }

    /// Converts board coordinates to the offset from the board's top left corner on the screen, in squares. The same
    /// calculation converts back.
    fn turn(&self, at: Vec2) -> Vec2 {
        if self.flipped { vec2(8.0 - at.x, at.y) } else { vec2(at.x, 8.0 - at.y) }
    }

    /// The offset of a point on the screen from the board's top left corner there, in squares, whichever side is at the
    /// bottom.
    pub fn offset(&self, point: Pos2) -> Vec2 {
        (point - self.rect.min) / self.side().max(f32::EPSILON)
    }

    /// The point on the screen at these board coordinates.
    pub fn point(&self, spot: Vec2) -> Pos2 {
        self.rect.min + self.turn(spot) * self.side()
    }

    /// The rectangle of a square picture with this centre, aligned to whole pixels. `share` is its side as a fraction
    /// of a square of the board.
    pub fn picture(&self, middle: Pos2, share: f32) -> Rect {
        let side = self.pixels(share) as f32 / self.pixels_per_point;
        let snap = |x: f32| (x * self.pixels_per_point).round() / self.pixels_per_point;
        let corner = middle - Vec2::splat(side / 2.0);
        Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), Vec2::splat(side))
    }
}
