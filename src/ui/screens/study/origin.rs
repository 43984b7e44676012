//! Where the record of a study came from, which is where it goes back to.
//!
//! Reading and writing files: see `ui::app::study_file`.

use crate::storage::Part;

/// Where a record came from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// The game that was played in this window.
    Played,
    /// A file: the part of it that is this game.
    File(Part),
    /// The clipboard, a position, or nothing at all.
    #[default]
    Nowhere,
}
