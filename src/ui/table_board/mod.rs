//! A board with a table behind it: the one way in which every screen shows a position that can be played on.

pub(crate) mod keyboard_move;
pub(crate) mod showing;

use crate::rules::{CastlingSide, Color, Move};
use crate::ui::board::{Brush, Drawing};
use crate::ui::theme::size;

/// How far a wheel was turned. A pad for fingers tells of points, many small ones.
pub fn notches(event: &egui::Event) -> f32 {
    match event {
        egui::Event::MouseWheel { delta, unit: egui::MouseWheelUnit::Point, .. } => delta.y / size::NOTCH,
        egui::Event::MouseWheel { delta, .. } => delta.y,
        _ => 0.0,
    }
}

/// A castling is the way of its king, or of its rook where the king stays.
pub fn arrow(mv: Move, color: Color, brush: Brush) -> Drawing {
    let (from, to) = (mv.from(), mv.to());
    let side = CastlingSide::of(from, to);
    let (from, to) = match mv.is_castling() {
        true if side.king_goal(color) == from => (to, side.rook_goal(color)),
        true => (from, side.king_goal(color)),
        false => (from, to),
    };
    Drawing { from, to, brush }
}
