//! Where the record of a study came from, which is where it goes back to.
//!
//! Absent on purpose: reading and writing files (see `keep` and `files`).

use std::ops::Range;
use std::path::PathBuf;

/// Where a record came from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// The game that was played in this window.
    Played,
    /// A file of games.
    File {
        path: PathBuf,
        /// The bytes of this game in it.
        bytes: Range<u64>,
        /// It is the only game in the file.
        alone: bool,
    },
    /// The clipboard, a position, or nothing at all.
    #[default]
    Nowhere,
}
