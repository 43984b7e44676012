//! Chooses where to show a piece that was dropped off the board, and lets it fly there.
//!
//! The piece is shown near the point where it was dropped but, if possible, not over the board, because a piece that
//! covers half of a square would seem to stand on that square.

use egui::{Rect, Vec2, pos2};

use super::motion::{ease, progress};
use super::{Geometry, OffBoardPiece};
use crate::ui::theme::share;

/// The cost of covering a whole square of the board, or an equal area of the instruction and the buttons. The unit is
/// the cost of one square of distance.
const COVERING: f32 = 20.0;
/// The additional cost of covering a square on the piece's own rank, where castling still has to be completed.
const IN_THE_WAY: f32 = 100.0;

/// Where a piece was dropped off the board, in squares from the board's top left corner on the screen, and when.
#[derive(Clone, Copy, Debug, Default)]
pub struct DropPoint {
    pub at: Vec2,
    pub time: Option<f64>,
}

impl DropPoint {
    /// The best place for the piece that is held off the board.
    pub fn place(&self, geometry: &Geometry, off_board: &OffBoardPiece<'_>) -> Rect {
        let side = geometry.side();
        let (board, clear) = (geometry.rect(), off_board.clear);
        let rank = geometry.square(off_board.lifted.from).with_min_x(board.left()).with_max_x(board.right());
        let at = board.min + self.at * side;
        let away = side * (0.5 + share::BESIDE);
        let around = |rect: Rect| {
            [
                pos2(rect.left() - away, at.y),
                pos2(rect.right() + away, at.y),
                pos2(at.x, rect.top() - away),
                pos2(at.x, rect.bottom() + away),
            ]
        };
        let middles = off_board.room.shrink(side * 0.5);
        let around_clear = if clear.is_positive() { around(clear) } else { [at; 4] };
        let candidates = [at].into_iter().chain(around(board)).chain(around_clear);
        let places = candidates.map(|middle| {
            let middle = if middles.is_positive() { middles.clamp(middle) } else { off_board.room.center() };
            Rect::from_center_size(middle, Vec2::splat(side))
        });
        let covers = |place: &Rect, what: Rect| {
            let both = place.intersect(what);
            if both.is_positive() { both.area() / place.area().max(f32::EPSILON) } else { 0.0 }
        };
        let cost = |place: &Rect| {
            let far = place.center().distance(at) / side.max(f32::EPSILON);
            far + COVERING * (covers(place, board) + covers(place, clear)) + IN_THE_WAY * covers(place, rank)
        };
        places.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(board)
    }

    /// Whether the piece may still be flying to its place.
    pub fn busy(&self, time: f64) -> bool {
        self.time.is_some_and(|start| progress(start, time).is_some())
    }

    /// The piece's current place: `place`, or a place on the way there from the point of the drop.
    pub fn flying(&self, board: &Geometry, place: Rect, time: f64) -> Rect {
        let from = board.rect().min + self.at * board.side();
        match self.time.and_then(|start| progress(start, time)) {
            Some(done) => place.translate((from - place.center()) * (1.0 - ease(done))),
            None => place,
        }
    }
}
