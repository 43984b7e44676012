//! The playing levels of the built-in engine, from a child's strength to full strength.
//!
//! All but the last use a small search of their own: a fixed number of nodes, overlooked moves, a noisy evaluation,
//! and not always the best move. `docs/levels.md` has the measured strengths.

mod choice;
mod handicap;
mod noisy_eval;
mod order;
mod oversight;
mod player;
mod rng;
mod root;
mod search;
mod strength;

pub(super) use handicap::think;
pub use handicap::{Handicap, taken_on};
pub use player::Player;
pub use strength::RATINGS;

use crate::rules::Position;

/// The longest line that a weak level searches, in half-moves.
const MAX_LINE: usize = 60;

/// A playing level; a higher one is stronger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The approximate ratings of all levels below full strength, from `docs/levels.md`.
const RATING: [u32; 10] = [400, 600, 800, 1050, 1250, 1450, 1650, 1750, 1850, 1950];

impl Level {
    /// The weakest level.
    pub const FIRST: Level = Level(1);
    /// Full strength.
    pub const FULL: Level = Level(11);

    /// All levels, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + Clone {
        (Level::FIRST.0..=Level::FULL.0).map(Level)
    }

    /// The level with this number, counted from 1; `None` if there is none.
    pub fn new(number: u8) -> Option<Level> {
        Level::all().find(|level| level.0 == number)
    }

    /// Whether it is one of the levels at which help is offered.
    pub fn is_for_beginners(self) -> bool {
        self.0 <= 3
    }

    /// The number, counted from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next stronger level.
    pub fn harder(self) -> Option<Level> {
        Level::new(self.0 + 1)
    }

    /// The next weaker level.
    pub fn easier(self) -> Option<Level> {
        Level::new(self.0 - 1)
    }

    /// The approximate rating; `None` at full strength.
    pub fn rating(self) -> Option<u32> {
        RATING.get(usize::from(self.0) - 1).copied()
    }
}

/// Whether the game is in its first `moves` moves. A position with few pieces never is, whatever its move number.
fn is_opening(position: &Position, moves: u32) -> bool {
    position.fullmove_number() <= moves && position.board().occupied().len() >= 24
}
