//! The options by which another program makes the engine weaker.
//!
//! How it plays weaker: see `engine`.

use crate::engine::{Handicap, Level, RATINGS};
use crate::rules::Square;

/// The rating when nothing is said.
const RATING: u32 = 1500;
/// The largest seed that can be given; 0 draws one for each game.
const SEEDS: u32 = i32::MAX as u32;

/// What is asked for, and the seed of the game.
pub(super) struct Strength {
    /// The position is analysed: nothing weaker is wanted than the engine can be.
    analysis: bool,
    limited: bool,
    rating: u32,
    level: Level,
    seed: Option<u64>,
    drawn: u64,
}

impl Strength {
    pub(super) fn new() -> Strength {
        Strength {
            analysis: false,
            limited: false,
            rating: RATING,
            level: Level::FULL,
            seed: None,
            drawn: fastrand::u64(..),
        }
    }

    /// The options as UCI declares them.
    pub(super) fn options() -> String {
        let (least, most) = (RATINGS.start(), RATINGS.end());
        let (first, full) = (Level::FIRST.number(), Level::FULL.number());
        format!(
            "option name UCI_LimitStrength type check default false\n\
             option name UCI_Elo type spin default {RATING} min {least} max {most}\n\
             option name Level type spin default {full} min {first} max {full}\n\
             option name Seed type spin default 0 min 0 max {SEEDS}"
        )
    }

    /// Sets an option by its name in lower case: `None` where it is another, `Some(false)` where it does not
    /// take the value.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Option<bool> {
        let number = |least: u32, most: u32| {
            let number = value.parse::<i64>().ok()?;
            u32::try_from(number.clamp(i64::from(least), i64::from(most))).ok()
        };
        let done = match name {
            "uci_analysemode" => value.parse().ok().map(|on| self.analysis = on),
            "uci_limitstrength" => value.parse().ok().map(|on| self.limited = on),
            "uci_elo" => number(*RATINGS.start(), *RATINGS.end()).map(|rating| self.rating = rating),
            "level" => number(Level::FIRST.number().into(), Level::FULL.number().into())
                .and_then(|number| Level::new(number as u8))
                .map(|level| self.level = level),
            "seed" => number(0, SEEDS).map(|seed| self.seed = (seed > 0).then_some(seed.into())),
            _ => return None,
        };
        Some(done.is_some())
    }

    /// Another game: another seed, unless one is given.
    pub(super) fn begin_game(&mut self) {
        self.drawn = fastrand::u64(..);
    }

    /// As whom to play; `None` is the engine itself. A rating goes before a level.
    pub(super) fn handicap(&self, taken_on: Option<Square>) -> Option<Handicap> {
        let rating = if self.limited { Some(self.rating) } else { self.level.rating() };
        let rating = rating.filter(|_| !self.analysis);
        Some(Handicap { rating: rating?, seed: self.seed.unwrap_or(self.drawn), taken_on })
    }
}
