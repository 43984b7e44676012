//! Where everything goes where a board has words beside it: a lesson, a study. The board is where that of the game is, so
//! that nothing jumps. Only where the game shows nothing but its board is it smaller, to leave room for words.

use egui::{Rect, Vec2, pos2, vec2};

use super::layout::Layout;
use crate::ui::theme::size;

/// The places.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// Room for the board; the board itself is square and on whole pixels.
    pub board: Rect,
    /// The bar of what the position is worth, while that is asked.
    pub bar: Option<Rect>,
    /// What it is about.
    pub head: Rect,
    /// The text, the card and the buttons.
    pub body: Rect,
    /// Small letters and margins.
    pub small: bool,
}

impl Places {
    /// Divides the room under the menu bar, with so many lines of analysis.
    pub fn of(room: Rect, pixels_per_point: f32, lines: usize) -> Places {
        let least = |_, small| if small { size::LAW_SMALL } else { size::LAW };
        let layout = Layout::of(room, pixels_per_point, false, lines, least);
        let Some(panel) = layout.panel else { return Places::tiny(room) };
        let body = panel.near.union(panel.sheet).union(panel.law).union(panel.buttons);
        Places { board: layout.board, bar: layout.bar, head: panel.far, body, small: layout.small }
    }

    fn tiny(room: Rect) -> Places {
        let gap = size::GAP_SMALL;
        let inside = room.shrink(size::MARGIN_SMALL);
        let beside = inside.height().min(inside.width() - gap - size::LESSON_BESIDE);
        let below = inside.width().min(inside.height() - gap - size::LESSON_BELOW);
        let side = Vec2::splat(beside.max(below).max(0.0));
        let (board, panel) = if beside >= below {
            let board = Rect::from_min_size(pos2(inside.left(), inside.center().y - side.y / 2.0), side);
            (board, inside.with_min_x(board.right() + gap))
        } else {
            let board = Rect::from_min_size(pos2(inside.center().x - side.x / 2.0, inside.top()), side);
            (board, inside.with_min_y(board.bottom() + gap))
        };
        let head = Rect::from_min_size(panel.min, vec2(panel.width(), size::BUTTON_SMALL));
        Places { board, bar: None, head, body: panel.with_min_y(head.bottom() + gap), small: true }
    }
}
