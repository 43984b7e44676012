//! The lines between the driver of an electronic board and this program: one JSON object per line.
//!
//! A driver first writes [`Report::Hello`]. Then it writes a [`Reading`] whenever the board has changed, and other
//! [`Report`]s. It reads [`Order`]s, and ends when its input is closed. `docs/boards.md` explains the lines to authors
//! of drivers.

use serde_json::{Map, Value, json};

use crate::rules::{Bitboard, Board, Square};
use crate::table::line_check::{check_object, read_object};
use crate::table::line_shape::needs;
use crate::table::{Field, LineError, Shape};

/// The version of this line format.
pub const VERSION: u64 = 1;

/// The maximum length of a line in bytes, without its line break.
pub const MAX_LINE: usize = 1024;

/// What stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// The board knows which piece stands where.
    Pieces(Board),
    /// The board knows only which squares are occupied.
    Occupied(Bitboard),
}

/// What a driver writes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// The first line: the version of the line format, and the name of the board.
    Hello { version: u64, name: String },
    /// What stands on the board now.
    Reading(Reading),
    /// The charge of the board's battery in percent.
    Battery(u8),
    /// The board can't be reached; the text is the reason, in words for the player. The next reading means that the
    /// board is back.
    Gone(String),
}

/// What the program orders a driver to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Light these squares and no others.
    Lights(Vec<Square>),
    /// Make a short sound.
    Beep,
}

/// The kinds of line that a driver writes. A line is of the first kind whose first key it has.
const REPORTS: [&[Field]; 5] = [
    &[needs("jadoube-board", Shape::Whole(1, u64::MAX)), needs("name", Shape::Text)],
    &[needs("placement", Shape::Placement)],
    &[needs("occupied", Shape::Squares)],
    &[needs("battery", Shape::Whole(0, 100))],
    &[needs("gone", Shape::Text)],
];

/// The kinds of line that a driver reads. A line is of the first kind whose first key it has.
const ORDERS: [&[Field]; 2] =
    [&[needs("lights", Shape::List(&Shape::Square))], &[needs("beep", Shape::Switch)]];

impl Report {
    /// The first line of a driver for this board.
    pub fn hello(name: &str) -> Report {
        Report::Hello { version: VERSION, name: name.to_owned() }
    }

    /// Reads a line from a driver.
    ///
    /// # Errors
    /// The line is invalid; the error says what was found and what was expected.
    pub fn read(line: &str) -> Result<Report, LineError> {
        let (key, object) = read(line, &REPORTS)?;
        let number = || object[key].as_u64().unwrap_or_default();
        let text = |key: &str| object[key].as_str().unwrap_or_default();
        // The shapes of all values have been checked, so the defaults are never used.
        Ok(match key {
            "jadoube-board" => Report::Hello { version: number(), name: text("name").to_owned() },
            "placement" => {
                Report::Reading(Reading::Pieces(Board::from_placement(text(key)).unwrap_or(Board::EMPTY)))
            }
            "occupied" => {
                Report::Reading(Reading::Occupied(Bitboard::from_hex(text(key)).unwrap_or_default()))
            }
            "battery" => Report::Battery(number() as u8),
            _ => Report::Gone(text(key).to_owned()),
        })
    }

    /// The line that [`Report::read`] reads back, without a line break.
    pub fn to_json(&self) -> String {
        match self {
            Report::Hello { version, name } => json!({ "jadoube-board": version, "name": name }),
            Report::Reading(Reading::Pieces(board)) => json!({ "placement": board.placement() }),
            Report::Reading(Reading::Occupied(squares)) => {
                json!({ "occupied": format!("{:016x}", squares.0) })
            }
            Report::Battery(percent) => json!({ "battery": percent }),
            Report::Gone(why) => json!({ "gone": why }),
        }
        .to_string()
    }
}

impl Order {
    /// Reads a line from the program.
    ///
    /// # Errors
    /// The line is invalid; the error says what was found and what was expected.
    pub fn read(line: &str) -> Result<Order, LineError> {
        let (key, object) = read(line, &ORDERS)?;
        let value = &object[key];
        match value {
            Value::Array(names) => {
                let squares = names.iter().filter_map(Value::as_str).map(str::parse);
                Ok(Order::Lights(squares.filter_map(Result::ok).collect()))
            }
            Value::Bool(true) => Ok(Order::Beep),
            other => Err(LineError::Value {
                key: key.to_owned(),
                found: other.to_string(),
                expected: Shape::OneOf(&["true"]),
            }),
        }
    }

    /// The line that [`Order::read`] reads back, without a line break.
    pub fn to_json(&self) -> String {
        match self {
            Order::Lights(squares) => {
                json!({ "lights": squares.iter().map(Square::to_string).collect::<Vec<_>>() })
            }
            Order::Beep => json!({ "beep": true }),
        }
        .to_string()
    }
}

/// Reads a line of one of these kinds. Returns the first key of the kind, and the object.
fn read(
    line: &str,
    kinds: &'static [&'static [Field]],
) -> Result<(&'static str, Map<String, Value>), LineError> {
    let line = line.trim();
    if line.len() > MAX_LINE {
        return Err(LineError::TooLong { found: line.len(), most: MAX_LINE });
    }
    let object = read_object(line)?;
    let fields = kinds.iter().copied().find(|fields| object.contains_key(fields[0].key));
    let Some(fields) = fields else {
        let known = kinds.iter().map(|fields| fields[0].key).collect();
        return Err(match object.keys().next() {
            Some(key) => LineError::Unknown { key: key.clone(), known },
            None => LineError::Missing { owner: None, key: known[0], expected: kinds[0][0].shape },
        });
    };
    check_object(None, &object, fields, &[])?;
    Ok((fields[0].key, object))
}
