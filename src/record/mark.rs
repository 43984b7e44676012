//! What is drawn on the board to explain a position: circles and arrows in four colours.
//!
//! Absent on purpose: how they look (see `ui` and `diagram`).

use crate::rules::Square;

/// The colours that files know (`%csl`, `%cal`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkColor {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `B`
    Blue,
    /// `Y`
    Yellow,
}

/// A circle or an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// Around a square.
    Circle(Square),
    /// From one square to another.
    Arrow(Square, Square),
}

/// A shape in its colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    /// What is drawn.
    pub shape: Shape,
    /// In which colour.
    pub color: MarkColor,
}
