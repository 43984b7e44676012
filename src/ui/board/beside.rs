//! Where a piece is held that was let go beside the board.
//!
//! It is near where the hand let it go, whole in the window, and not on the board if there is any other place: a piece that
//! half covers a square seems to stand on it.
//!
//! Absent on purpose: why a piece is held there (the table knows).

use egui::{Rect, Ui, Vec2, pos2};

use super::{Board, Geometry, View};
use crate::ui::theme::share;

/// How many squares further away is better than covering one whole square of the board.
const COVERING: f32 = 12.0;
/// The same for a square of the rank to which the piece belongs, where something is still to be done.
const IN_THE_WAY: f32 = 100.0;

impl Board {
    /// The place of the piece beside the board, while there is one.
    pub(super) fn beside(&self, ui: &Ui, geometry: &Geometry, view: &View<'_>) -> Option<Rect> {
        let home = view.beside?.lifted.from;
        let board = geometry.rect();
        let rank = geometry.square(home).with_min_x(board.left()).with_max_x(board.right());
        Some(place(geometry, ui.ctx().content_rect(), self.dropped, rank))
    }
}

/// The best place in the window for a piece let go at `dropped`, in squares from the board's corner.
fn place(geometry: &Geometry, window: Rect, dropped: Vec2, rank: Rect) -> Rect {
    let side = geometry.side();
    let board = geometry.rect();
    let at = board.min + dropped * side;
    let away = side * (0.5 + share::BESIDE);
    let sides = [
        at,
        pos2(board.left() - away, at.y),
        pos2(board.right() + away, at.y),
        pos2(at.x, board.top() - away),
        pos2(at.x, board.bottom() + away),
    ];
    let room = window.shrink(side * 0.5).intersect(window);
    let places = sides.map(|middle| {
        let middle = if room.is_positive() { room.clamp(middle) } else { window.center() };
        Rect::from_center_size(middle, Vec2::splat(side))
    });
    let covers = |place: &Rect, what: Rect| {
        let both = place.intersect(what);
        if both.is_positive() { both.area() / place.area().max(f32::EPSILON) } else { 0.0 }
    };
    let cost = |place: &Rect| {
        let far = place.center().distance(at) / side.max(f32::EPSILON);
        far + COVERING * covers(place, board) + IN_THE_WAY * covers(place, rank)
    };
    places.into_iter().min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(board)
}
