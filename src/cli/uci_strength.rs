//! The UCI options for the playing strength.
//!
//! For play at limited strength, see [`Handicap`].

use crate::engine::{Handicap, Level, RATINGS, RecentMoves};

/// The default rating.
const RATING: u32 = 1500;
/// The maximum of the option `Seed`, whose value 0 means a random seed for each game.
const SEEDS: u32 = i32::MAX as u32;

/// The strength options and the seed of the game.
pub(super) struct Strength {
    /// Whether the engine is in analysis mode, in which it plays at full strength.
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

    /// The lines about these options in the answer to `uci`, except that of `UCI_AnalyseMode`.
    pub(super) fn options() -> String {
        let (least, most) = (RATINGS.start(), RATINGS.end());
        let (full, last) = (Level::FULL_NUMBER, Level::LAST_NUMBER);
        format!(
            "option name UCI_LimitStrength type check default false\n\
             option name UCI_Elo type spin default {RATING} min {least} max {most}\n\
             option name Level type spin default {full} min 1 max {last}\n\
             option name Seed type spin default 0 min 0 max {SEEDS}"
        )
    }

    /// Sets an option by its lower-case name. Returns `None` if there is no such option here, and `Some(false)` if the
    /// value is invalid.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Option<bool> {
        let number = |least: u32, most: u32| {
            let number = value.parse::<i64>().ok()?;
            u32::try_from(number.clamp(i64::from(least), i64::from(most))).ok()
        };
        let done = match name {
            "uci_analysemode" => value.parse().ok().map(|on| self.analysis = on),
            "uci_limitstrength" => value.parse().ok().map(|on| self.limited = on),
            "uci_elo" => number(*RATINGS.start(), *RATINGS.end()).map(|rating| self.rating = rating),
            "level" => number(1, Level::LAST_NUMBER.into())
                .and_then(|number| Level::new(number as u8))
                .map(|level| self.level = level),
            "seed" => number(0, SEEDS).map(|seed| self.seed = (seed > 0).then_some(seed.into())),
            _ => return None,
        };
        Some(done.is_some())
    }

    /// Draws the seed of a new game, which is used unless the option `Seed` gives one.
    pub(super) fn begin_game(&mut self) {
        self.drawn = fastrand::u64(..);
    }

    /// The handicap to play with; `None` for full strength. A rating takes precedence over a level.
    pub(super) fn handicap(&self, recent: RecentMoves) -> Option<Handicap> {
        let rating = if self.limited { Some(self.rating) } else { self.level.rating() };
        let rating = rating.filter(|_| !self.analysis);
        Some(Handicap { rating: rating?, seed: self.seed.unwrap_or(self.drawn), recent })
    }
}
