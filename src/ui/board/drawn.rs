//! Arrows and circles.

use egui::{Pos2, Shape, Stroke};

use super::{Brush, Drawing, Paint};
use crate::diagram::{Point, arrow};
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
        let (shaft, head) = arrow(from.into(), to.into(), side);
        let polygon = |points: &[Point]| {
            let points = points.iter().copied().map(Pos2::from).collect();
            self.painter.add(Shape::convex_polygon(points, color, Stroke::NONE))
        };
        polygon(&shaft);
        polygon(&head);
    }
}
