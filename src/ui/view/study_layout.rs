//! The layout of screens with text next to a board: lessons and studies. The board is where the game's board is, so that
//! nothing jumps. It is smaller only where the game would show no panel, to leave space for text.

use egui::{Rect, Vec2, pos2, vec2};

use super::layout::Layout;
use crate::ui::theme::size;

/// The rectangles.
#[derive(Clone, Copy, Debug)]
pub struct BoardAndPanel {
    /// The board: square, on whole pixels.
    pub board: Rect,
    /// The evaluation bar, during analysis.
    pub bar: Option<Rect>,
    /// The title.
    pub head: Rect,
    /// The text, the law card and the buttons.
    pub body: Rect,
    /// Small fonts and margins.
    pub small: bool,
}

impl BoardAndPanel {
    /// Lays out the area under the menu bar, with so many lines of analysis.
    pub fn of(room: Rect, pixels_per_point: f32, lines: usize) -> BoardAndPanel {
        let least = |_, small| if small { size::LAW_SMALL } else { size::LAW };
        let layout = Layout::of(room, pixels_per_point, false, lines, least);
        let Some(panel) = layout.panel else { return BoardAndPanel::tiny(room) };
        let body = panel.near.union(panel.sheet).union(panel.law).union(panel.buttons);
        BoardAndPanel { board: layout.board, bar: layout.bar, head: panel.far, body, small: layout.small }
    }

    /// The same with a panel that uses the free width to its right, for lines of up to about 70 letters.
    pub fn with_wide_panel(mut self, room: Rect) -> BoardAndPanel {
        if self.body.left() >= self.board.right() {
            // At this width lines have about 70 letters.
            let right = (room.right() - size::MARGIN).min(self.body.left() + 640.0);
            for part in [&mut self.head, &mut self.body] {
                part.max.x = part.max.x.max(right);
            }
        }
        self
    }

    fn tiny(room: Rect) -> BoardAndPanel {
        let gap = size::GAP_SMALL;
        let inside = room.shrink(size::MARGIN_SMALL);
        // A lesson needs 132 points next to the board, or 128 below it.
        let at_side = inside.height().min(inside.width() - gap - 132.0);
        let below = inside.width().min(inside.height() - gap - 128.0);
        let side = Vec2::splat(at_side.max(below).max(0.0));
        let (board, panel) = if at_side >= below {
            let board = Rect::from_min_size(pos2(inside.left(), inside.center().y - side.y / 2.0), side);
            (board, inside.with_min_x(board.right() + gap))
        } else {
            let board = Rect::from_min_size(pos2(inside.center().x - side.x / 2.0, inside.top()), side);
            (board, inside.with_min_y(board.bottom() + gap))
        };
        // Two lines of the title.
        let head = Rect::from_min_size(panel.min, vec2(panel.width(), 36.0));
        BoardAndPanel { board, bar: None, head, body: panel.with_min_y(head.bottom() + gap), small: true }
    }
}
