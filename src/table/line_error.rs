//! Errors in a line of the table's language: which key is wrong, what was found, and what was expected.
//!
//! Checking: see `table::line_shape`. In other languages: see `text::line_errors`.

use std::fmt;

use super::line_shape::Shape;
use crate::rules::Excerpt;

/// An error in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    /// Not a JSON object.
    NotJson(Excerpt),
    /// A JSON object that ends too early.
    Cut,
    /// Not JSON from this column on, counted from 1.
    Broken(usize),
    /// A required key is missing; `owner` is the action or object that needs it.
    Missing { owner: Option<String>, key: &'static str, expected: Shape },
    /// A key that does not belong here.
    Unknown { key: String, known: Vec<&'static str> },
    /// The same key twice in one object.
    Twice(String),
    /// A value that does not fit its key; `found` is JSON.
    Value { key: String, found: String, expected: Shape },
    /// Not UTF-8.
    NotUtf8,
    /// The time of the line is before that of the previous line.
    Back { found: u64, last: u64 },
    /// The line is not as it was written: its sum does not fit.
    Sum { found: String, expected: String },
    /// A line without a sum in a file whose first line has one.
    NoSum,
    /// Takebacks are on although touch-move is enforced; the value is JSON.
    TakeBack(String),
    /// An arbiter in a game that is not played over the board; the value of `"touch"` is JSON.
    Arbiter(String),
    /// Asking for an increment in the last two minutes of a game that has one, of so many milliseconds.
    LastTwoMinutes(u64),
    /// The parts are valid but do not fit together; in English.
    Other(String),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::NotJson(found) => write!(f, "not a JSON object: {found}"),
            LineError::Cut => {
                f.write_str("the JSON ends too early, expected a brace, a bracket or a quotation mark")
            }
            LineError::Broken(column) => write!(f, "not JSON from column {column} on"),
            LineError::Missing { owner: Some(owner), key, expected } => {
                write!(f, "\"{owner}\" needs \"{key}\": {expected}")
            }
            LineError::Missing { owner: None, key, expected } => {
                write!(f, "\"{key}\" is missing, expected {expected}")
            }
            LineError::Unknown { key, known } => {
                write!(f, "unknown key {key:?}, expected {}", any_key(known))
            }
            LineError::Twice(key) => write!(f, "{key:?} appears twice, expected once"),
            LineError::Value { key, found, expected } => {
                write!(f, "{key:?} is {found}, expected {expected}")
            }
            LineError::NotUtf8 => f.write_str("not text in UTF-8"),
            LineError::Back { found, last } => {
                write!(f, "the time goes back: \"at\" is {found}, expected {last} or more")
            }
            LineError::Sum { found, expected } => {
                write!(f, "the line is not as it was written: \"sum\" is {found:?}, expected {expected:?}")
            }
            LineError::NoSum => f.write_str("\"sum\" is missing, expected one as in the first line"),
            LineError::TakeBack(found) => write!(
                f,
                "\"takeback\" is {found} where touch-move is enforced, expected \"never\" (or \"touch\": \"on-claim\" or \"off\")"
            ),
            LineError::Arbiter(touch) => {
                write!(f, "\"arbiter\" where \"touch\" is {touch}, expected \"touch\": \"over-the-board\"")
            }
            LineError::LastTwoMinutes(ms) => write!(
                f,
                "\"last_two_minutes\" is true where \"bonus_ms\" is {ms}, expected a clock without an increment"
            ),
            LineError::Other(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for LineError {}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Text => f.write_str("text in quotation marks"),
            Shape::Switch => f.write_str("true or false"),
            Shape::Whole(least, most) => write!(f, "a whole number from {least} to {most}"),
            Shape::Milliseconds | Shape::Change => f.write_str("a whole number of milliseconds"),
            Shape::Edition => {
                let editions = Shape::editions();
                f.write_str(&any_of(&editions.iter().map(String::as_str).collect::<Vec<_>>()))
            }
            Shape::Square => f.write_str("a square from a1 to h8, or null"),
            Shape::OneOf(names) => f.write_str(&any_of(names)),
            Shape::List(_) => f.write_str("a list in square brackets"),
            Shape::Object(fields) => {
                let keys: Vec<&str> = fields.iter().map(|field| field.key).collect();
                write!(f, "an object with {}", any_key(&keys))
            }
            Shape::Seat | Shape::Start | Shape::Clock | Shape::Laws => f.write_str(&any_of(self.examples())),
        }
    }
}

/// `"at" or "do"`: keys stand in quotation marks, as they are typed.
fn any_key(keys: &[&str]) -> String {
    let quoted: Vec<String> = keys.iter().map(|key| format!("{key:?}")).collect();
    any_of(&quoted.iter().map(String::as_str).collect::<Vec<_>>())
}

/// `white or black`.
fn any_of(names: &[&str]) -> String {
    match names {
        [] => "nothing".to_owned(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}
