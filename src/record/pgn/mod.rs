//! Portable Game Notation (Edwards, 1994; the section numbers here refer to that standard), with later extensions by
//! chess programs.
//!
//! [`Games`] reads records, [`Scan`] only their headings, [`Reader`] reports every part to a [`Visitor`], and
//! [`Pgn`] writes the export format. The reader keeps unreadable text as comments. Braces inside comments become
//! parentheses. A record that was read from a file stays the same when it is written and read again.

pub(crate) mod annotation;
pub(crate) mod comment;
mod fault;
mod game_tags;
mod games;
mod heading;
mod movetext;
mod places;
mod reader;
mod scan;
pub(crate) mod setup_tags;
mod source;
mod tag;
mod text;
pub(crate) mod trailing;
mod visitor;
mod word;
mod write;

pub use fault::{PgnFault, PgnFaultKind};
pub use games::{Games, ReadGame};
pub use reader::Reader;
pub use scan::{Heading, Scan};
pub use text::{RawComment, without_braces};
pub use visitor::Visitor;
pub use write::{Pgn, write};
