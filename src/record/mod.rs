//! Game records: a tree of moves with comments, annotation glyphs (NAGs), marks, draw offers, clock times and
//! evaluations, plus tags and a result. They are read and written as PGN. The module also recognises pasted text:
//! positions in FEN and EPD, lists of moves, and PGN.
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
//! A game in progress is a `game::Game`, from which a record can be made.

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
