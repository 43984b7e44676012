//! Files of games: Portable Game Notation (Edwards, 1994; the numbers of sections here are those of its standard), with what
//! programs have added since.
//!
//! [`Games`] reads records, [`Scan`] only what stands at their heads, [`Reader`] tells a [`Visitor`] everything as it comes;
//! [`Pgn`] writes the export format. Reading and writing again loses nothing, and reading that gives the same record.

pub(crate) mod annotation;
pub(crate) mod comment;
mod fault;
mod games;
mod heading;
mod movetext;
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

pub use fault::{Fault, FaultKind};
pub use games::{Games, ReadGame};
pub use reader::Reader;
pub use scan::{Heading, Scan};
pub use text::Raw;
pub use visitor::Visitor;
pub(super) use write::ROSTER;
pub use write::{Pgn, write};
