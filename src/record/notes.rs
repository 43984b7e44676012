//! The notes at one place of a record, that is, on a move or before the first move.
//!
//! For how notes are written, see [`pgn`](super::pgn).

use super::Mark;

/// A numeric annotation glyph (NAG) for a move or a position: 1 is `!`, 2 is `?` (PGN standard, section 10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

/// An evaluation as written in PGN (`%eval`), from White's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evaluation {
    /// A score in hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; negative if Black mates.
    Mate(i32),
}

/// The notes on a move, or those before the first move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// Comments before the move. They are read back from PGN as such only if the move begins a variation, otherwise as
    /// comments at the place before the move.
    pub before: Vec<String>,
    /// Comments after the move, without the data in the fields below.
    pub comments: Vec<String>,
    pub nags: Vec<Nag>,
    /// Circles and arrows on the board.
    pub marks: Vec<Mark>,
    /// What the mover's clock showed after the move, in milliseconds (`%clk`).
    pub clock_ms: Option<u64>,
    /// The time used for the move, in milliseconds (`%emt`).
    pub elapsed_ms: Option<u64>,
    /// The evaluation of the position, and the depth of the search, `None` if that is unknown (`%eval`).
    pub evaluation: Option<(Evaluation, Option<u32>)>,
    /// Whether the mover offered a draw with this move, written `(=)` on the score sheet (Appendix C.12 of the Laws).
    pub draw_offer: bool,
}
