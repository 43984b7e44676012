//! Where a study's record came from, and where it is saved.

use crate::storage::Part;

/// The origin of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// The game played in this window.
    Played,
    /// The part of a file that holds this game.
    File(Part),
    /// The clipboard, a position, or nothing at all.
    #[default]
    Nowhere,
}
