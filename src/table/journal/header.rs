//! The first line of a saved game: its format version, and when the game began.
//!
//! The line is `{"version": 1, "began": 1767225600000}`; the game settings and actions follow as in a journal. A
//! journal has such a line only if it continues a saved game or another journal.

use serde_json::{Map, Value, json};

use crate::table::LineError;
use crate::table::sum::Line;

/// The version that this program writes, and the highest that it reads.
pub const VERSION: u64 = 1;

/// A line that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The line number, counted from 1.
    pub line: usize,
    /// What is wrong with the line and, where possible, what was expected.
    pub fault: LineError,
    /// The file's version, if it is higher than [`VERSION`]; otherwise `None`.
    pub newer: Option<u64>,
}

/// The content of the first line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Header {
    /// When the game began, in milliseconds since 1970; `None` if the line does not say.
    pub(crate) began: Option<u64>,
    /// The keys that this program does not know.
    pub(crate) unknown: Vec<String>,
}

impl Header {
    /// Writes the line, without a line break.
    pub(crate) fn write(began: u64) -> String {
        json!({ "version": VERSION, "began": began }).to_string()
    }

    /// Reads the first line; returns `None` if it is not a header.
    pub(crate) fn read(line: &str) -> Result<Option<Header>, ReadError> {
        let line = Line::new(line);
        let Ok(Value::Object(mut keys)) = serde_json::from_str(&line.text) else { return Ok(None) };
        let Some(version) = keys.shift_remove("version") else { return Ok(None) };
        let wrong = |fault: String, newer| ReadError { line: 1, fault: LineError::Other(fault), newer };
        line.check(false).map_err(|fault| ReadError { line: 1, fault, newer: None })?;
        match version.as_u64() {
            Some(VERSION) => {}
            Some(newer) if newer > VERSION => {
                let fault = format!("found \"version\": {newer}, expected {VERSION} at most");
                return Err(wrong(fault, Some(newer)));
            }
            _ => return Err(wrong(format!("found \"version\": {version}, expected {VERSION}"), None)),
        }
        let began = took(&mut keys, "began").map_err(|fault| wrong(fault, None))?;
        Ok(Some(Header { began, unknown: keys.into_iter().map(|(key, _)| key).collect() }))
    }
}

/// Whether a line is a header.
///
/// # Errors
/// The header is invalid or of a higher version.
pub fn is_header(line: &str) -> Result<bool, LineError> {
    Header::read(line).map(|header| header.is_some()).map_err(|fault| fault.fault)
}

/// Removes a key and returns its value, a number of milliseconds; `None` if there is no such key.
fn took(keys: &mut Map<String, Value>, key: &str) -> Result<Option<u64>, String> {
    let Some(value) = keys.shift_remove(key) else { return Ok(None) };
    let expected = || format!("found \"{key}\": {value}, expected milliseconds since 1970");
    value.as_u64().ok_or_else(expected).map(Some)
}
