//! Who plays a side: a human, the built-in engine at a level, or an external engine.
//!
//! The set-up line of a journal names the seats. A change of seats during the game is an action, so a reopened game
//! continues with the same players.
//!
//! Asking an engine for a move: see `session`.

use serde::{Deserialize, Serialize};

use super::{GameSetup, Notice, Table};
use crate::engine::Level;
use crate::game::Help;
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
        /// Its playing level.
        level: Level,
        /// Seed of its random choices: the same seed plays the same game.
        seed: u64,
    },
    /// An external engine.
    External {
        /// Its name in the settings.
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

    /// The same seat with another seed, if it has one.
    pub fn reseeded(self, seed: u64) -> Seat {
        match self {
            Seat::Level { level, .. } => Seat::Level { level, seed },
            other => other,
        }
    }

    /// The level that game records call so.
    pub fn level_called(name: &str) -> Option<Level> {
        let number: Option<u32> = name
            .strip_prefix("Jadoube, level ")
            .or(name.strip_prefix("Jadoube (about "))
            .and_then(|rest| rest.split([' ', ')']).next()?.parse().ok());
        let number = number?;
        let levels = [u8::try_from(number).ok().and_then(Level::new), Level::rated(number)];
        let is_so = |level: &Level| Seat::Level { level: *level, seed: 0 }.called("") == name;
        levels.into_iter().flatten().find(is_so)
    }

    /// The player's name in game records; `person` is the name of a human player.
    fn called(&self, person: &str) -> String {
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
    /// Of a level without a number.
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
        // The shape of the line has told which numbers there are.
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

/// Both seats in the set-up line of a journal.
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

    /// The JSON that `read` reads back; `None` for two human players, which is the default.
    pub(super) fn write(setup: &GameSetup) -> Option<SeatsJson> {
        let [white, black] = setup.seats.clone();
        let told = setup.lot || !white.is_person() || !black.is_person();
        told.then_some(SeatsJson { white, black, lot: setup.lot })
    }
}

impl GameSetup {
    /// The same players with colours swapped. Default names stay with their colours.
    pub fn change_colors(self) -> GameSetup {
        let unnamed = GameSetup::default();
        let name = |color: Color| match self.name(!color) {
            name if name == unnamed.name(!color) => unnamed.name(color).to_owned(),
            name => name.to_owned(),
        };
        let (white, black) = (name(Color::White), name(Color::Black));
        let [of_white, of_black] = self.seats;
        GameSetup { white, black, seats: [of_black, of_white], ..self }
    }

    /// The same players with the built-in engine at this level.
    #[must_use]
    pub fn at_level(mut self, other: Level) -> GameSetup {
        for seat in &mut self.seats {
            if let Seat::Level { level, .. } = seat {
                *level = other;
            }
        }
        self
    }

    /// Whether a human plays one of the levels for beginners.
    pub fn is_for_beginner(&self) -> bool {
        let opponent = self.lone_person().map(|person| &self.seats[(!person).index()]);
        matches!(opponent, Some(Seat::Level { level, .. }) if level.is_for_beginners())
    }

    /// The colour of the only human player, if there is exactly one.
    pub fn lone_person(&self) -> Option<Color> {
        lone_person(&self.seats)
    }
}

impl Table {
    /// Who plays this side now.
    pub fn seat(&self, color: Color) -> &Seat {
        &self.seats[color.index()]
    }

    /// The colour of the only human player now, if there is exactly one.
    pub fn lone_person(&self) -> Option<Color> {
        lone_person(&self.seats)
    }

    /// A player's name in game records, in English; a successor's name is appended.
    pub fn called(&self, color: Color) -> &str {
        &self.called[color.index()]
    }

    /// Seats someone else. The piece in hand goes back first, and analysis ends if it is no longer allowed.
    pub(super) fn sit(&mut self, color: Color, seat: &Seat, notices: &mut Vec<Notice>) {
        if self.mover() == color {
            self.put_back(notices);
        }
        self.seats[color.index()] = seat.clone();
        let new = seat.called(self.setup.name(color));
        let called = &mut self.called[color.index()];
        if *called != new {
            let played = self.game.played().len() > usize::from(self.setup.start.position().turn() != color);
            *called = if played { format!("{called}, then {new}") } else { new };
        }
        notices.push(Notice::Seated(color));
        if !self.allows_help() {
            self.help(Help::Analysis(false), notices);
        }
    }
}

fn lone_person(seats: &[Seat; 2]) -> Option<Color> {
    let mut persons = Color::ALL.into_iter().filter(|color| seats[color.index()].is_person());
    persons.next().filter(|_| persons.next().is_none())
}

/// The names of both players in game records.
pub(super) fn called(setup: &GameSetup, seats: &[Seat; 2]) -> [String; 2] {
    Color::ALL.map(|color| seats[color.index()].called(setup.name(color)))
}
