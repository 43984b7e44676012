//! The levels at which the built-in engine plays, from a child's to its full strength.
//!
//! All but the last play by a small search of their own that stops after a fixed number of positions, does
//! not see every move, misjudges what it sees and does not always choose the best of it. `docs/levels.md`
//! says how strong that is.

mod choice;
pub(crate) mod etiquette;
mod handicap;
pub(crate) mod noisy_eval;
pub(crate) mod opening_bias;
mod order;
pub(crate) mod oversight;
mod player;
pub(crate) mod rng;
mod root;
mod search;
pub(crate) mod strength;
pub(crate) mod think_time;

pub(super) use handicap::think;
pub use handicap::{Handicap, taken_on};
pub use player::Player;
pub use strength::RATINGS;

use crate::rules::Position;

/// A strength. More is stronger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// About how strong each is by `docs/levels.md`; the last one is as strong as the computer makes it.
const ABOUT: [u32; 10] = [400, 600, 800, 1050, 1250, 1450, 1650, 1750, 1850, 1950];

impl Level {
    /// The weakest.
    pub const FIRST: Level = Level(1);
    /// Full strength.
    pub const FULL: Level = Level(11);

    /// All, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + Clone {
        (Level::FIRST.0..=Level::FULL.0).map(Level)
    }

    /// The level of this number, from 1 on.
    pub fn new(number: u8) -> Option<Level> {
        Level::all().find(|level| level.0 == number)
    }

    /// Its number, from 1 on.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// About how strong it is; `None` at full strength.
    pub fn about(self) -> Option<u32> {
        ABOUT.get(usize::from(self.0) - 1).copied()
    }
}

/// Whether these are the first so many moves of a game. A position with few pieces is from later, whatever its
/// number says.
fn is_opening(position: &Position, moves: u32) -> bool {
    position.fullmove_number() <= moves && position.board().occupied().len() >= 24
}
