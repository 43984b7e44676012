//! The game settings, and their JSON: the settings line of a journal.

use serde::Deserialize;
use serde_json::{Value, json};

use super::clock_json::ClockJson;
use super::line_check::{check_object, read_object};
use super::line_shape::FIRST;
use super::seat::{self, Seat, SeatsJson};
use super::start_json::StartJson;
use super::{Arbiter, GameKind, LineError, TakeBack, TouchMove, names};
use crate::engine::Level;
use crate::game::{Edition, Ends, Laws, Pace, TimeControl, TimeControls};
use crate::rules::Color;
use crate::start::Start;

/// The game settings: what is agreed before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// The start of the game.
    pub start: Start,
    /// How the rule that touched pieces must move is applied.
    pub touch: TouchMove,
    /// Which endings apply without a claim, besides checkmate and stalemate.
    pub ends: Ends,
    /// Whether takebacks are allowed. [`GameSetup::read`] rejects them where touch-move is enforced.
    pub take_back: TakeBack,
    /// The time controls of White and Black; `None` for a player without a clock.
    pub clock: TimeControls,
    /// The edition of the Laws.
    pub edition: Edition,
    /// The pace and supervision that the players chose; `None` if the clock decides.
    pub laws: Option<Laws>,
    /// Who is the arbiter of a game over the board; [`Arbiter::Players`] in all other games.
    pub arbiter: Arbiter,
    /// Whether the players agreed beforehand that an increment may be asked for in the last two minutes (Guideline
    /// III).
    pub last_two_minutes: bool,
    /// Whether the program provides only the chess clock, for a game on another board.
    pub clock_only: bool,
    /// White's name, used if White is human.
    pub white: String,
    /// Black's name, used if Black is human.
    pub black: String,
    /// Who plays White and Black.
    pub seats: [Seat; 2],
    /// Whether the colours are drawn by lot.
    pub lot: bool,
}

impl Default for GameSetup {
    fn default() -> GameSetup {
        GameSetup {
            start: Start::standard(),
            touch: TouchMove::default(),
            ends: Ends::default(),
            take_back: TakeBack::default(),
            clock: [None, None],
            edition: Edition::default(),
            laws: None,
            arbiter: Arbiter::default(),
            last_two_minutes: false,
            clock_only: false,
            white: "White".to_owned(),
            black: "Black".to_owned(),
            seats: [Seat::Person, Seat::Person],
            lot: false,
        }
    }
}

impl GameSetup {
    /// A player's name, used if the player is human.
    pub fn name(&self, color: Color) -> &str {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The game settings with the players' colours swapped. Default names and the clocks stay with their colours.
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

    /// The game settings with each seat of the built-in engine at this level.
    #[must_use]
    pub fn at_level(mut self, other: Level) -> GameSetup {
        for seat in &mut self.seats {
            if let Seat::Level { level, .. } = seat {
                *level = other;
            }
        }
        self
    }

    /// Whether a human plays against one of the levels for beginners.
    pub fn is_for_beginner(&self) -> bool {
        let opponent = self.lone_person().map(|person| &self.seats[(!person).index()]);
        matches!(opponent, Some(Seat::Level { level, .. }) if level.is_for_beginners())
    }

    /// The colour of the only human player; `None` unless there is exactly one.
    pub fn lone_person(&self) -> Option<Color> {
        seat::lone_person(&self.seats)
    }

    /// The names that the players in these seats have in game records.
    pub(super) fn recorded_name(&self, seats: &[Seat; 2]) -> [String; 2] {
        Color::ALL.map(|color| seats[color.index()].recorded_name(self.name(color)))
    }

    pub fn kind(&self) -> GameKind {
        match self.seats.iter().filter(|seat| seat.is_person()).count() {
            _ if self.start.is_chess960() => GameKind::Chess960,
            0 => GameKind::Engines,
            1 => GameKind::Computer,
            _ => GameKind::Two,
        }
    }

    /// Whether at least one player has a clock.
    pub fn has_clock(&self) -> bool {
        self.clock.iter().any(Option::is_some)
    }

    /// The pace of the game, and whether it is supervised.
    pub fn laws(&self) -> Laws {
        self.laws.unwrap_or_else(|| Laws::of(&self.clock))
    }

    /// Whether the pieces are moved by hand, and a press of the clock completes a move.
    pub fn is_over_the_board(&self) -> bool {
        self.touch == TouchMove::OverTheBoard
    }

    /// Reads the settings line of a journal.
    ///
    /// # Errors
    /// A readable message in English: what is wrong with the line and, where possible, what was expected.
    pub fn from_json(line: &str) -> Result<GameSetup, String> {
        GameSetup::read(line).map_err(|error| error.to_string())
    }

    /// Reads the settings line of a journal.
    ///
    /// # Errors
    /// What is wrong with the line and, where possible, what was expected.
    pub fn read(line: &str) -> Result<GameSetup, LineError> {
        let object = read_object(line)?;
        check_object(None, &object, FIRST, &[])?;
        let FirstJson { game } = serde_json::from_value(object.into())
            .map_err(|error| LineError::Other(names::readable(&error)))?;
        game.read()
    }

    /// Whether a settings line names the edition of the Laws.
    pub(super) fn is_dated(line: &str) -> bool {
        serde_json::from_str(line).is_ok_and(|line: Value| line.pointer("/game/edition").is_some())
    }

    /// Writes the settings line of a journal, without a line break.
    pub fn to_json(&self) -> String {
        let mut line = json!({ "game": {
            "start": StartJson::write(&self.start),
            "touch": self.touch,
            // `Ends::Never` is not for saved games: a settings line with it could not be read.
            "ends": Some(self.ends).filter(|ends| *ends != Ends::Never),
            "takeback": self.take_back,
            "clock": ClockJson::write(&self.clock),
            "white": self.white,
            "black": self.black,
        } });
        let game = &mut line["game"];
        game["edition"] = self.edition.year().into();
        if let Some(laws) = self.laws {
            game["laws"] = LawsJson::write(laws);
        }
        if self.is_over_the_board() {
            game["arbiter"] = json!(self.arbiter);
        }
        for (key, is_on) in [("last_two_minutes", self.last_two_minutes), ("clock_only", self.clock_only)] {
            if is_on {
                game[key] = is_on.into();
            }
        }
        if let Some(seats) = SeatsJson::write(self.seats.clone(), self.lot) {
            game["seats"] = json!(seats);
        }
        line.to_string()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstJson {
    game: GameJson,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameJson {
    start: Option<StartJson>,
    touch: Option<TouchMove>,
    ends: Option<Ends>,
    takeback: Option<TakeBack>,
    clock: Option<Value>,
    edition: Option<u64>,
    laws: Option<LawsJson>,
    arbiter: Option<Arbiter>,
    last_two_minutes: Option<bool>,
    clock_only: Option<bool>,
    white: Option<String>,
    black: Option<String>,
    seats: Option<SeatsJson>,
}

impl GameJson {
    fn read(self) -> Result<GameSetup, LineError> {
        let start = self.start.map_or_else(|| Ok(Start::standard()), StartJson::read);
        let start = start.map_err(LineError::Other)?;
        let (touch, take_back) = (self.touch.unwrap_or_default(), self.takeback.unwrap_or_default());
        if touch == TouchMove::Enforced && take_back != TakeBack::Never {
            return Err(LineError::TakeBack(json!(take_back).to_string()));
        }
        let clock = ClockJson::read(self.clock).map_err(LineError::Other)?;
        if self.arbiter.is_some() && touch != TouchMove::OverTheBoard {
            return Err(LineError::Arbiter(json!(touch).to_string()));
        }
        let edition = self.edition.and_then(Edition::of).unwrap_or_default();
        let last_two_minutes = self.last_two_minutes.unwrap_or_default();
        if let Some((key, found)) = clock.iter().flatten().find_map(increment).filter(|_| last_two_minutes) {
            return Err(LineError::LastTwoMinutes { key, found });
        }
        let GameSetup { white, black, .. } = GameSetup::default();
        let (seats, lot) = self.seats.unwrap_or_default().read();
        Ok(GameSetup {
            start,
            touch,
            take_back,
            ends: self.ends.unwrap_or_default(),
            clock,
            edition,
            laws: self.laws.map(LawsJson::read),
            arbiter: self.arbiter.unwrap_or_default(),
            last_two_minutes,
            clock_only: self.clock_only.unwrap_or_default(),
            white: self.white.unwrap_or(white),
            black: self.black.unwrap_or(black),
            seats,
            lot,
        })
    }
}

/// The setting of a clock that gives a player time for each move: its key, and its value in JSON. Returns `None` if the
/// clock has no such setting.
fn increment(control: &TimeControl) -> Option<(&'static str, String)> {
    control.has_increment().then(|| match control.kind.passes_time() {
        true => ("kind", json!(control.kind.name()).to_string()),
        false => ("bonus_ms", control.largest_bonus_ms().to_string()),
    })
}

/// The pace of the game, alone or together with whether the game is supervised.
#[derive(Deserialize)]
#[serde(untagged)]
enum LawsJson {
    Pace(Pace),
    #[serde(rename_all = "kebab-case")]
    Full {
        kind: Pace,
        #[serde(default)]
        supervised: bool,
    },
}

impl LawsJson {
    fn read(self) -> Laws {
        let (pace, supervised) = match self {
            LawsJson::Pace(pace) => (pace, false),
            LawsJson::Full { kind, supervised } => (kind, supervised),
        };
        Laws { pace, supervised }
    }

    fn write(laws: Laws) -> Value {
        if laws.supervised { json!({ "kind": laws.pace, "supervised": true }) } else { json!(laws.pace) }
    }
}
