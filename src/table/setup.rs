//! What is agreed before a game: the first line of a journal.
//!
//! Absent on purpose: touch-move, clocks, claims and taking back, which the table does not rule on yet. Asking for one of
//! them is answered with an error rather than with a game that does something else; a first line that is silent about them
//! gets none of them.

use serde::Deserialize;

use crate::rules::Color;
use crate::start::{Start, StartError};

/// A game that is about to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSetup {
    /// The position it begins from.
    pub start: Start,
    /// What the player of the white pieces is called.
    pub white: String,
    /// What the player of the black pieces is called.
    pub black: String,
}

impl Default for GameSetup {
    fn default() -> GameSetup {
        GameSetup { start: Start::standard(), white: "White".to_owned(), black: "Black".to_owned() }
    }
}

impl GameSetup {
    /// What a player is called.
    pub fn name(&self, color: Color) -> &str {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Reads the first line of a script or journal.
    ///
    /// # Errors
    /// What is wrong with it, and what was expected, in words for a person.
    pub fn from_json(line: &str) -> Result<GameSetup, String> {
        let FirstLine { game } = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let plain = |key: &str, found: &Option<String>, wanted: &str| match found {
            Some(found) if found != wanted => {
                Err(format!("found {key:?}: {found:?}, expected {wanted:?}: the others are not ruled on yet"))
            }
            _ => Ok(()),
        };
        plain("touch", &game.touch, "off")?;
        plain("ends", &game.ends, "claims")?;
        plain("takeback", &game.takeback, "never")?;
        if let Some(clock) = game.clock.filter(|clock| !clock.is_null()) {
            return Err(format!("found \"clock\": {clock}, expected null: clocks are not run yet"));
        }
        let start = match game.start {
            None => Ok(Start::standard()),
            Some(StartLine::Named(name)) if name == "standard" => Ok(Start::standard()),
            Some(StartLine::Named(name)) => {
                return Err(format!("found \"start\": {name:?}, {START_EXPECTED}"));
            }
            Some(StartLine::Number(number)) => Start::chess960(number.chess960),
            Some(StartLine::Fen(fen)) => Start::from_fen(&fen.fen, fen.chess960),
        };
        let GameSetup { white, black, .. } = GameSetup::default();
        Ok(GameSetup {
            start: start.map_err(|error: StartError| error.to_string())?,
            white: game.white.unwrap_or(white),
            black: game.black.unwrap_or(black),
        })
    }
}

const START_EXPECTED: &str =
    "expected \"standard\", {\"chess960\": 0 to 959} or {\"fen\": \"…\", \"chess960\": true or false}";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine {
    game: GameLine,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameLine {
    start: Option<StartLine>,
    touch: Option<String>,
    ends: Option<String>,
    takeback: Option<String>,
    clock: Option<serde_json::Value>,
    white: Option<String>,
    black: Option<String>,
}

#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "found an unknown \"start\", expected \"standard\", {\"chess960\": 0 to 959} or {\"fen\": \"…\", \"chess960\": true or false}"
)]
enum StartLine {
    Named(String),
    Number(NumberLine),
    Fen(FenLine),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NumberLine {
    chess960: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FenLine {
    fen: String,
    chess960: Option<bool>,
}
