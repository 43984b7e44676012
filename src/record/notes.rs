//! What is noted at a place in a record.
//!
//! How it is written: see `record::pgn`.

use super::Mark;

/// A sign for a move or a position by its number: 1 is `!`, 2 is `?` (PGN standard, section 10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

/// What a position is worth, as files tell it (`%eval`): for White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evaluation {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves, of Black when negative.
    Mate(i32),
}

/// What is noted at a place: with the move that leads there, or before the first move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// Before the move, in their order; only where a variation begins.
    pub before: Vec<String>,
    /// After the move, in their order, without what is told below.
    pub comments: Vec<String>,
    /// Signs, in their order.
    pub nags: Vec<Nag>,
    /// Drawn on the board.
    pub marks: Vec<Mark>,
    /// What the clock of the mover read after the move, in milliseconds (`%clk`).
    pub clock_ms: Option<u64>,
    /// How long the move took, in milliseconds (`%emt`).
    pub elapsed_ms: Option<u64>,
    /// What the position is worth, and to which depth that was found out.
    pub evaluation: Option<(Evaluation, Option<u32>)>,
    /// The mover offered a draw with it, as `(=)` on the score sheet (appendix C.12 of the Laws).
    pub draw_offer: bool,
}

impl Notes {
    /// Whether there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }
}
