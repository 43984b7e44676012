//! The playing levels of the built-in engine, from a child's strength to full strength.
//!
//! All but the last play as people of their rating do: a small search looks at every move, and a model that was fitted
//! to people's games draws one. `docs/levels.md` has the measurements.

mod choice;
mod deep;
mod eval;
pub mod features;
mod handicap;
pub mod model;
pub mod openings;
mod order;
mod player;
mod recent;
mod rng;
mod root;
mod search;
mod strength;
#[rustfmt::skip]
mod weights;

pub(super) use handicap::think;
pub use handicap::{Handicap, looks};
pub use player::Player;
pub use recent::Recent;
pub use strength::RATINGS;

use crate::rules::Position;

/// The longest line that a weak level searches, in half-moves.
const MAX_LINE: usize = 60;

/// A playing level; a higher one is stronger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8); // its place in `LEVELS`

/// The number and the approximate rating of each level, weakest first; full strength has no rating. Numbers stand in
/// settings and journals: a level keeps its number when others are put between.
#[rustfmt::skip]
const LEVELS: [(u8, Option<u32>); 14] = [
    (1, Some(400)),
    (2, Some(600)),
    (3, Some(800)),
    (4, Some(1050)),
    (5, Some(1250)),
    (6, Some(1450)),
    (7, Some(1650)),
    (8, Some(1800)),
    (9, Some(1950)),
    (10, Some(2100)),
    (12, Some(2300)),
    (13, Some(2500)),
    (14, Some(2700)),
    (11, None),
];

impl Level {
    /// The weakest level.
    pub const FIRST: Level = Level(0);
    /// Full strength.
    pub const FULL: Level = Level(LEVELS.len() as u8 - 1);
    /// The highest number of a level.
    pub const LAST_NUMBER: u8 = LEVELS.len() as u8;

    /// All levels, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + Clone {
        (Level::FIRST.0..=Level::FULL.0).map(Level)
    }

    /// The level with this number; `None` if there is none.
    pub fn new(number: u8) -> Option<Level> {
        Level::all().find(|level| level.number() == number)
    }

    /// Whether it is one of the levels at which help is offered.
    pub fn is_for_beginners(self) -> bool {
        self.0 < 3
    }

    /// The number, from 1 to [`Level::LAST_NUMBER`]. Numbers don't follow the strength: full strength is 11.
    pub const fn number(self) -> u8 {
        LEVELS[self.0 as usize].0
    }

    /// The next stronger level.
    pub fn harder(self) -> Option<Level> {
        Level::all().nth(usize::from(self.0) + 1)
    }

    /// The next weaker level.
    pub fn easier(self) -> Option<Level> {
        self.0.checked_sub(1).map(Level)
    }

    /// The approximate rating; `None` at full strength.
    pub fn rating(self) -> Option<u32> {
        LEVELS[usize::from(self.0)].1
    }
}

/// Whether the game is in its first `moves` moves. A position with few pieces never is, whatever its move number.
fn is_opening(position: &Position, moves: u32) -> bool {
    position.fullmove_number() <= moves && position.board().occupied().len() >= 24
}
