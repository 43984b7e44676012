//! Circles and arrows in four colours, drawn on the board to explain a position.
//!
//! For how marks are drawn, see [`diagram`](crate::diagram).

use std::fmt;

use crate::rules::{Square, named};

named! {
    /// The colours that PGN has for marks (`%csl`, `%cal`).
    pub enum MarkColor {
        /// `G` in PGN.
        Green = "green",
        /// `R` in PGN.
        Red = "red",
        /// `B` in PGN.
        Blue = "blue",
        /// `Y` in PGN.
        Yellow = "yellow",
    }
}

impl MarkColor {
    /// The letter for the colour in PGN: `G`, `R`, `B` or `Y`.
    pub const fn letter(self) -> char {
        self.name().as_bytes()[0].to_ascii_uppercase() as char
    }
}

/// A circle or an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkShape {
    /// A circle around this square.
    Circle(Square),
    /// An arrow from the first square to the second.
    Arrow(Square, Square),
}

/// A coloured circle or arrow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    pub shape: MarkShape,
    pub color: MarkColor,
}

impl Mark {
    /// Reads a circle (`Gd4`) or an arrow (`Gd4e5`) as written in PGN; `None` if the text is neither.
    pub fn read(text: &str) -> Option<Mark> {
        let color = MarkColor::ALL.into_iter().find(|color| text.starts_with(color.letter()))?;
        let (from, to) = (text.get(1..3)?.parse().ok()?, text.get(3..)?);
        let shape =
            if to.is_empty() { MarkShape::Circle(from) } else { MarkShape::Arrow(from, to.parse().ok()?) };
        Some(Mark { shape, color })
    }
}

/// Writes the mark in PGN notation: `Gd4` or `Gd4e5`.
impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let color = self.color.letter();
        match self.shape {
            MarkShape::Circle(square) => write!(f, "{color}{square}"),
            MarkShape::Arrow(from, to) => write!(f, "{color}{from}{to}"),
        }
    }
}
