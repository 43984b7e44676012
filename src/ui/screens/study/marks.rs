//! Conversion of a record's arrows and circles to the board's, and back.
//!
//! `ui::board` draws them.

use crate::record::{Mark, MarkColor, Shape};
use crate::ui::board::{Brush, Drawing};

/// The record's marks as the board draws them.
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

/// The board's drawings as the record stores them.
pub fn marks(drawings: &[Drawing]) -> Vec<Mark> {
    drawings.iter().copied().map(Mark::from).collect()
}
