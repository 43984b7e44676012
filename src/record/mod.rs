//! The score of a game as people keep it: a tree of moves with variations, comments, signs, drawn marks, clock times and
//! values; its tags and its result; and the texts that it is kept in (PGN, EPD, lists of moves).
//!
//! A game that is being played is `game::Game`, whose moves nobody edits; its record is made from it.

mod epd;
mod mark;
mod notes;
pub mod pgn;
mod recognise;
mod result;
mod tags;
mod tree;

pub use epd::Epd;
pub use mark::{Mark, MarkColor, Shape};
pub use notes::{Evaluation, Nag, Notes};
pub use recognise::{Recognised, Unrecognised, recognise};
pub use result::GameResult;
pub use tags::Tags;
pub use tree::{NodeId, Record};
