//! Game records: a tree of moves with variations, comments, annotation glyphs, marks, clock times and evaluations, plus
//! tags and result; and the formats they are stored in (PGN, EPD, move lists).
//!
//! A game in progress is a `game::Game`, whose moves can't be edited; its record is made from it.

mod epd;
mod mark;
mod notes;
mod pages;
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
pub use tree::{NULL_MOVE, NodeId, Record};
