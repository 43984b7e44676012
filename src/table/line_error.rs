//! Errors in a JSON line of the table or of an electronic board: what is wrong with the line and, where possible, what
//! was expected.
//!
//! For the checks, see `table::line_check`. For the errors in languages other than English, see `text::line_errors`.

use thiserror::Error;

use super::line_shape::{Shape, any_key};
use crate::rules::Excerpt;

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LineError {
    /// The line is not a JSON object.
    #[error("not a JSON object: {0}")]
    NotJson(Excerpt),
    /// The line is too long: it has `found` bytes, and at most `most` are allowed.
    #[error("the line has {found} bytes, expected {most} at most")]
    TooLong { found: usize, most: usize },
    /// The line ends too early, or the file ends before it.
    #[error("the JSON ends too early, expected a brace, a bracket or a quotation mark")]
    Cut,
    /// The line is not JSON from this column on, counted in bytes from 1.
    #[error("not JSON from column {0} on")]
    Broken(usize),
    /// A required key is missing; `owner` is the action, object or key that needs it; `None` if the line itself does.
    #[error("{}", missing(.owner.as_deref(), .key, *.expected))]
    Missing { owner: Option<String>, key: &'static str, expected: Shape },
    /// An action has neither of two keys, at least one of which it needs.
    #[error("{owner:?} needs {}", any_key(.keys))]
    NeedsOne { owner: String, keys: [&'static str; 2] },
    /// The object has a key that does not belong there.
    #[error("unknown key {key:?}, expected {}", any_key(.known))]
    Unknown { key: String, known: Vec<&'static str> },
    /// The object has the same key twice.
    #[error("{0:?} appears twice, expected once")]
    Twice(String),
    /// A value does not fit its key; `found` is that value in JSON, cut off if it is long.
    #[error("{key:?} is {found}, expected {expected}")]
    Value { key: String, found: String, expected: Shape },
    #[error("not text in UTF-8")]
    NotUtf8,
    /// The time of the line is before that of the previous line.
    #[error("time goes backwards: \"at\" is {found}, expected {last} or more")]
    Back { found: u64, last: u64 },
    /// The line was changed after it was written: its sum does not match.
    #[error("the line was changed after it was written: \"sum\" is {found:?}, expected {expected:?}")]
    Sum { found: String, expected: String },
    /// The line has no sum, although the first line of the file has one.
    #[error("\"sum\" is missing, expected on every line as on the first")]
    NoSum,
    /// Takebacks are on although touch-move is enforced; the string is the value of `"takeback"` in JSON.
    #[error(
        "\"takeback\" is {0} where touch-move is enforced, expected \"never\" (or \"touch\": \"on-claim\" or \"off\")"
    )]
    TakeBack(String),
    /// An arbiter is set in a game that is not played over the board; the string is the value of `"touch"` in JSON.
    #[error("\"arbiter\" is set where \"touch\" is {0}, expected \"touch\": \"over-the-board\"")]
    Arbiter(String),
    /// An increment may be asked for in the last two minutes although the clock already has one or is an hourglass;
    /// `found` is the value of `key` in JSON.
    #[error("\"last_two_minutes\" is true where \"{key}\" is {found}, expected a clock without an increment")]
    LastTwoMinutes { key: &'static str, found: String },
    /// Any other error, as a message in English.
    #[error("{0}")]
    Other(String),
}

fn missing(owner: Option<&str>, key: &str, expected: Shape) -> String {
    match owner {
        Some(owner) => format!("\"{owner}\" needs \"{key}\": {expected}"),
        None => format!("\"{key}\" is missing, expected {expected}"),
    }
}
