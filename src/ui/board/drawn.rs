//! Arrows and circles.
//!
//! Absent on purpose: which ones there are (the board remembers what was drawn).

use egui::{Shape, Stroke};

use super::{Brush, Drawing, Paint};
use crate::ui::theme::share;

impl Paint<'_> {
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
