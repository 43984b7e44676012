//! Where the record of a study came from, which is where it is saved again.

use crate::storage::Part;

/// Where a record came from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// The game that was played in this window.
    Played,
    /// A file: the part of it that holds this game.
    File(Part),
    /// The clipboard, a position, or nothing at all.
    #[default]
    Nowhere,
}
