//! The first line of a game that is kept in a file: the version of what follows, and when the game began.
//!
//! `{"version": 1, "began": 1767225600000}`, then the game and its actions in the table's language. A file without this
//! line is a journal: what follows is the same, and is read likewise.

use serde_json::{Map, Value, json};

/// The version that this program writes, and the latest that it reads.
pub const VERSION: u64 = 1;

/// A line that is not of the table's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it, and what was expected, in words for a person.
    pub fault: String,
    /// The file is of this version, which is later than any that is known here.
    pub newer: Option<u64>,
}

/// What such a line says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Header {
    /// When the game began, in milliseconds since 1970.
    pub(crate) began: Option<u64>,
    /// Keys that this version does not know.
    pub(crate) unknown: Vec<String>,
}

impl Header {
    /// The line, without its end.
    pub(crate) fn write(began: u64) -> String {
        json!({ "version": VERSION, "began": began }).to_string()
    }

    /// Reads the first line; `None` where it is none of these.
    pub(crate) fn read(line: &str) -> Result<Option<Header>, ReadError> {
        let Ok(Value::Object(mut keys)) = serde_json::from_str(line) else { return Ok(None) };
        let Some(version) = keys.shift_remove("version") else { return Ok(None) };
        let wrong = |fault: String, newer| ReadError { line: 1, fault, newer };
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

/// Whether a line is such a first line.
///
/// # Errors
/// It is one of a later version, or a wrong one.
pub fn is_header(line: &str) -> Result<bool, String> {
    Header::read(line).map(|header| header.is_some()).map_err(|fault| fault.fault)
}

/// A number of milliseconds, if it is there.
fn took(keys: &mut Map<String, Value>, key: &str) -> Result<Option<u64>, String> {
    let Some(value) = keys.shift_remove(key) else { return Ok(None) };
    let expected = || format!("found \"{key}\": {value}, expected milliseconds since 1970");
    value.as_u64().ok_or_else(expected).map(Some)
}
