//! Game records: a tree of moves with variations, comments, annotation glyphs, marks, clock times and evaluations, plus
//! tags and result; and the formats they are stored in (PGN, EPD, move lists).
//!
//! ```
//! use jadoube::record::{Record, pgn};
//!
//! let file = "1. e4 e5 (1... c5 {sharp}) 2. Nf3 *";
//! let record = pgn::Games::new(file.as_bytes()).next().expect("a game").record;
//! let end = record.line_from(Record::ROOT).last().expect("a move");
//! assert_eq!(record.san(end), "Nf3");
//! assert!(pgn::write(&record).ends_with("\n\n1. e4 e5 (1... c5 {sharp}) 2. Nf3 *\n\n"));
//! ```
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
pub use mark::{Mark, MarkColor, MarkShape};
pub use notes::{Evaluation, Nag, Notes};
pub use recognise::{RecognisedText, RecognitionError, recognise};
pub use result::GameResult;
pub use tags::Tags;
pub use tree::{NULL_MOVE, NodeId, Record};
