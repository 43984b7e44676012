//! The start of a game in JSON. A Chess960 start may come with the dice or placements that led to it, for example
//! `{"chess960": 518, "throws": [2, 6, 3, 3, 2, 3]}` or `{"chess960": 518, "placed": ["Ke1", …]}`.
//!
//! For the start itself, see `start`.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::start::{Dice, Die, InTurn, Origin, Placement, Start};

/// A start in JSON.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "found an unknown \"start\", expected \"standard\", {\"chess960\": 0 to 959} (with \"throws\": [1 to 6, …] or \"placed\": [\"Ke1\", …]) or {\"fen\": \"…\", \"chess960\": true or false}"
)]
pub enum StartJson {
    Named(String),
    Number(NumberJson),
    Fen(FenJson),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberJson {
    chess960: u32,
    throws: Option<Vec<u32>>,
    placed: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FenJson {
    fen: String,
    chess960: Option<bool>,
}

const EXPECTED: &str =
    "expected \"standard\", {\"chess960\": 0 to 959} or {\"fen\": \"…\", \"chess960\": true or false}";

impl StartJson {
    /// Checks the start and converts it.
    pub fn read(self) -> Result<Start, String> {
        match self {
            StartJson::Named(name) if name == "standard" => Ok(Start::standard()),
            StartJson::Named(name) => Err(format!("found \"start\": {name:?}, {EXPECTED}")),
            StartJson::Number(line) => line.read(),
            StartJson::Fen(line) => {
                Start::from_fen(&line.fen, line.chess960).map_err(|error| error.to_string())
            }
        }
    }

    /// A start as JSON.
    pub fn write(start: &Start) -> Value {
        let Some(number) = start.number() else {
            return match *start == Start::standard() {
                true => json!("standard"),
                false => json!({ "fen": start.position().fen(), "chess960": start.is_chess960() }),
            };
        };
        match start.origin() {
            Origin::Given => json!({ "chess960": number }),
            Origin::Dice(dice) => {
                let throws: Vec<u8> = dice.faces().map(Die::pips).collect();
                json!({ "chess960": number, "throws": throws })
            }
            Origin::InTurn(in_turn) => {
                let placed: Vec<String> = in_turn.placed().iter().map(ToString::to_string).collect();
                json!({ "chess960": number, "placed": placed })
            }
        }
    }
}

impl NumberJson {
    fn read(self) -> Result<Start, String> {
        let start = match (self.throws, self.placed) {
            (None, None) => Start::chess960(self.chess960).map_err(|error| error.to_string())?,
            (Some(throws), None) => {
                let dice = Dice::read(throws).and_then(Start::by_dice);
                dice.map_err(|error| format!("\"throws\": {error}"))?
            }
            (None, Some(placed)) => placed_in_turn(&placed)?,
            (Some(_), Some(_)) => {
                return Err("found \"throws\" and \"placed\", expected one of them".to_owned());
            }
        };
        match start.number().map(u32::from) {
            Some(number) if number != self.chess960 => {
                Err(format!("found \"chess960\": {} with the record of start {number}", self.chess960)
                    + ", expected the same number")
            }
            _ => Ok(start),
        }
    }
}

fn placed_in_turn(placed: &[String]) -> Result<Start, String> {
    let read = |text: &String| {
        Placement::read(text)
            .ok_or(format!("found {text:?} in \"placed\", expected a placement such as \"Ke1\""))
    };
    let placements: Vec<Placement> = placed.iter().map(read).collect::<Result<_, _>>()?;
    let in_turn = InTurn::read(placements).map_err(|(which, refusal)| {
        format!(
            "\"placed\": placement {which} is refused ({refusal}), expected one that leaves a start possible"
        )
    })?;
    Start::in_turn(in_turn)
        .ok_or_else(|| format!("\"placed\" ends after {}, expected all eight pieces", placed.len()))
}
