//! Who plays a side: a human, the built-in engine at a level, or an external engine.
//!
//! The settings line of a journal names the seats; if it names none, two humans play. A change of seats during the game
//! is recorded as an action, so a reopened game continues with the same players.
//!
//! The module `session` asks engines for moves.

use serde::{Deserialize, Serialize};

use crate::engine::Level;
use crate::rules::Color;

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Option<SeatJson>", into = "Option<SeatJson>")]
pub enum Seat {
    /// A human at this computer.
    #[default]
    Person,
    /// The built-in engine.
    Level {
        /// The playing level.
        level: Level,
        /// The seed of the engine's random choices.
        seed: u64,
    },
    /// An external engine.
    External {
        /// The name of the engine in the settings.
        name: String,
    },
}

impl Seat {
    /// Whether a human plays this side.
    pub fn is_person(&self) -> bool {
        *self == Seat::Person
    }

    /// The level of the built-in engine, if it plays this side.
    pub fn level(&self) -> Option<Level> {
        match self {
            Seat::Level { level, .. } => Some(*level),
            Seat::Person | Seat::External { .. } => None,
        }
    }

    /// The name of the external engine, if one plays this side.
    pub fn external(&self) -> Option<&str> {
        match self {
            Seat::External { name } => Some(name),
            Seat::Person | Seat::Level { .. } => None,
        }
    }

    /// This seat, but with a new `seed` if the built-in engine plays.
    pub fn reseeded(self, seed: u64) -> Seat {
        match self {
            Seat::Level { level, .. } => Seat::Level { level, seed },
            other => other,
        }
    }

    /// The level that has this name in game records; `None` if no level has it.
    pub fn level_called(name: &str) -> Option<Level> {
        let number: Option<u32> = name
            .strip_prefix("Jadoube, level ")
            .or(name.strip_prefix("Jadoube (about "))
            .and_then(|rest| rest.split([' ', ')']).next()?.parse().ok());
        let number = number?;
        let levels = [u8::try_from(number).ok().and_then(Level::new), Level::rated(number)];
        let is_so = |level: &Level| Seat::Level { level: *level, seed: 0 }.recorded_name("") == name;
        levels.into_iter().flatten().find(is_so)
    }

    /// The player's name in game records; `person` is the name of a human player.
    pub(super) fn recorded_name(&self, person: &str) -> String {
        match self {
            Seat::Person => person.to_owned(),
            Seat::External { name } => name.clone(),
            Seat::Level { level, .. } => match (level.number(), level.rating()) {
                (Some(number), Some(rating)) => format!("Jadoube, level {number} (about {rating})"),
                (Some(number), None) => format!("Jadoube, level {number} (full strength)"),
                (None, rating) => format!("Jadoube (about {})", rating.unwrap_or_default()),
            },
        }
    }
}

/// A seat in JSON; a human is `null`.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "{\"level\": …, \"seed\": …}, {\"guest\": …} or null")]
struct SeatJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    /// The rating, for a level without a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    guest: Option<String>,
}

impl TryFrom<Option<SeatJson>> for Seat {
    type Error = String;

    fn try_from(line: Option<SeatJson>) -> Result<Seat, String> {
        const EXPECTED: &str = "expected {\"level\": …, \"seed\": …}, {\"guest\": …} or null";
        let Some(line) = line else { return Ok(Seat::Person) };
        // The numbers have already been checked against the shape of the line.
        let level = match (line.level, line.rating) {
            (Some(_), Some(_)) => return Err(format!("found a level and a rating, {EXPECTED}")),
            (Some(number), None) => Level::new(number),
            (None, rating) => rating.and_then(Level::rated),
        };
        match (level, line.guest) {
            (Some(level), None) => Ok(Seat::Level { level, seed: line.seed.unwrap_or_default() }),
            (None, Some(name)) if name.trim().is_empty() => {
                Err("found a guest without a name, expected one".to_owned())
            }
            (None, Some(name)) if line.seed.is_none() => Ok(Seat::External { name }),
            (None, None) => Err(format!("found no player, {EXPECTED}")),
            _ => Err(format!("found more than one player on a seat, {EXPECTED}")),
        }
    }
}

impl From<Seat> for Option<SeatJson> {
    fn from(seat: Seat) -> Option<SeatJson> {
        match seat {
            Seat::Person => None,
            Seat::Level { level, seed } => {
                let number = level.number();
                let rating = level.rating().filter(|_| number.is_none());
                Some(SeatJson { level: number, rating, seed: Some(seed), guest: None })
            }
            Seat::External { name } => Some(SeatJson { guest: Some(name), ..SeatJson::default() }),
        }
    }
}

/// The seats, and whether colours were drawn by lot, in the settings line of a journal.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "{\"white\": …, \"black\": …}")]
pub(super) struct SeatsJson {
    #[serde(default, skip_serializing_if = "Seat::is_person")]
    white: Seat,
    #[serde(default, skip_serializing_if = "Seat::is_person")]
    black: Seat,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    lot: bool,
}

impl SeatsJson {
    /// The seats, and whether colours were drawn by lot.
    pub(super) fn read(self) -> ([Seat; 2], bool) {
        ([self.white, self.black], self.lot)
    }

    /// Writes the JSON that `read` reads back; returns `None` for the default: two human players and no drawing of
    /// lots.
    pub(super) fn write([white, black]: [Seat; 2], lot: bool) -> Option<SeatsJson> {
        let is_needed = lot || !white.is_person() || !black.is_person();
        is_needed.then_some(SeatsJson { white, black, lot })
    }
}

/// The colour of the only human player; `None` unless there is exactly one.
pub(super) fn lone_person(seats: &[Seat; 2]) -> Option<Color> {
    let mut persons = Color::ALL.into_iter().filter(|color| seats[color.index()].is_person());
    persons.next().filter(|_| persons.next().is_none())
}
