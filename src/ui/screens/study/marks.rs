//! Arrows and circles of a record as those of the board, and back.
//!
//! Drawing them: see `ui::board`.

use crate::record::{Mark, MarkColor, Shape};
use crate::ui::board::{Brush, Drawing};

/// As the board draws them.
pub fn drawings(marks: &[Mark]) -> Vec<Drawing> {
    marks.iter().map(|mark| drawing(*mark)).collect()
}

fn drawing(mark: Mark) -> Drawing {
    let brush = match mark.color {
        MarkColor::Green => Brush::Green,
        MarkColor::Red => Brush::Red,
        MarkColor::Blue => Brush::Blue,
        MarkColor::Yellow => Brush::Yellow,
    };
    let (from, to) = match mark.shape {
        Shape::Circle(square) => (square, square),
        Shape::Arrow(from, to) => (from, to),
    };
    Drawing { from, to, brush }
}

/// As the record keeps them.
pub fn marks(drawings: &[Drawing]) -> Vec<Mark> {
    drawings.iter().copied().map(Mark::from).collect()
}
