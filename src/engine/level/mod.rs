//! The playing levels of the built-in engine, from a child's strength to full strength.
//!
//! Below full strength, the levels play as people of their rating do: a small search scores every move, and a model
//! that was fitted to people's games usually picks one at random. `docs/levels.md` has the measurements.

mod choice;
mod deep;
mod eval;
pub mod features;
mod handicap;
pub mod model;
pub mod openings;
mod order;
mod pace;
mod player;
mod recent;
mod rng;
mod root;
mod search;
mod strength;

pub(super) use handicap::think;
pub use handicap::{Handicap, score_moves};
pub use player::Player;
pub use recent::RecentMoves;
pub use strength::RATINGS;

use crate::rules::Position;

/// The longest line in the levels' own search, in plies.
const MAX_LINE: usize = 60;

/// A playing level: an approximate rating, or full strength. A higher level is stronger. Some ratings have a number and
/// a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u32); // the rating; `u32::MAX` at full strength

/// The number of each level that has a name, weakest first. Settings and journals contain these numbers, so a level
/// keeps its number when others are inserted.
#[rustfmt::skip]
const LEVELS: [(u8, Level); 14] = [
    (1, Level(400)),
    (2, Level(600)),
    (3, Level(800)),
    (4, Level(1050)),
    (5, Level(1250)),
    (6, Level(1450)),
    (7, Level(1650)),
    (8, Level(1800)),
    (9, Level(1950)),
    (10, Level(2100)),
    (12, Level(2300)),
    (13, Level(2500)),
    (14, Level(2700)),
    (Level::FULL_NUMBER, Level::FULL),
];

/// Levels below this one are for beginners.
const BEGINNERS: Level = Level(1000);

impl Level {
    /// The weakest level.
    pub const FIRST: Level = Level(*RATINGS.start());
    /// Full strength.
    pub const FULL: Level = Level(u32::MAX);
    /// The number of the level at full strength.
    pub const FULL_NUMBER: u8 = 11;
    /// The highest number of a level.
    pub const LAST_NUMBER: u8 = LEVELS.len() as u8;

    /// All levels that have a name, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + Clone {
        LEVELS.into_iter().map(|(_, level)| level)
    }

    /// The level with this number; `None` if there is none.
    pub fn new(number: u8) -> Option<Level> {
        LEVELS.into_iter().find(|(other, _)| *other == number).map(|(_, level)| level)
    }

    /// The level with this rating; `None` outside [`RATINGS`].
    pub fn rated(rating: u32) -> Option<Level> {
        RATINGS.contains(&rating).then_some(Level(rating))
    }

    /// Whether this is a level for beginners, at which, for example, hints are offered.
    pub fn is_for_beginners(self) -> bool {
        self < BEGINNERS
    }

    /// The number, from 1 to [`Level::LAST_NUMBER`]; `None` if the rating has no name. The numbers are not in order of
    /// strength.
    pub fn number(self) -> Option<u8> {
        LEVELS.into_iter().find(|(_, level)| *level == self).map(|(number, _)| number)
    }

    /// The next stronger level that has a name.
    pub fn harder(self) -> Option<Level> {
        Level::all().find(|level| *level > self)
    }

    /// The next weaker level that has a name.
    pub fn easier(self) -> Option<Level> {
        Level::all().rev().find(|level| *level < self)
    }

    /// A level stronger or weaker by this many rating points, within [`RATINGS`]. A gain at the highest rating leads to
    /// full strength, and a loss at full strength counts from the highest rating.
    #[must_use]
    pub fn by_points(self, points: i32) -> Level {
        let rating = self.rating().unwrap_or(*RATINGS.end()).saturating_add_signed(points);
        match rating {
            _ if self == Level::FULL && points >= 0 => self,
            _ if rating > *RATINGS.end() && Some(*RATINGS.end()) == self.rating() => Level::FULL,
            _ => Level(rating.clamp(*RATINGS.start(), *RATINGS.end())),
        }
    }

    /// The approximate rating; `None` at full strength.
    pub fn rating(self) -> Option<u32> {
        (self != Level::FULL).then_some(self.0)
    }
}

/// Whether the game is in its first `moves` moves and at least 24 pieces and pawns are still on the board.
fn is_opening(position: &Position, moves: u32) -> bool {
    position.fullmove_number() <= moves && position.board().occupied().len() >= 24
}
