//! What a game can begin from that is in a file: a position in FEN, or a set-up, which is the first line of a
//! script.
//!
//! Only the first line with anything on it counts, so that a journal is a set-up too, and a list of positions
//! the first of them.
//!
//! Absent on purpose: writing one; what comes after that line.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::GameSetup;
use crate::start::{Start, StartError};

/// A longer line is neither.
const LONGEST: usize = 64 * 1024;

/// The first letters of a line that is not understood, which a message has room for.
const TOLD: usize = 24;

/// What was in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// A position; of players and rules it says nothing.
    Position(Start),
    /// All that was agreed.
    Setup(Box<GameSetup>),
}

impl Beginning {
    /// Reads a file. A set-up is known by its name or by its first letter, which no position has.
    ///
    /// # Errors
    /// It can't be read, or holds neither.
    pub fn read(file: &Path) -> Result<Beginning, BeginningError> {
        let mut bytes = Vec::new();
        let opened = File::open(file).map_err(BeginningError::Unreadable)?;
        opened.take(LONGEST as u64 + 1).read_to_end(&mut bytes).map_err(BeginningError::Unreadable)?;
        let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        let named = ["jadoube", "json", "jsonl"].iter().any(|known| extension.eq_ignore_ascii_case(known));
        let line = first_line(&bytes)?;
        if !named && !line.starts_with('{') {
            return Start::from_fen(line, None).map(Beginning::Position).map_err(BeginningError::Fen);
        }
        if !line.starts_with('{') {
            let found: String = line.chars().take(TOLD).collect();
            let fault = format!("found {found:?}, expected {{\"game\": {{…}}}}, the game that begins");
            return Err(BeginningError::Setup(fault));
        }
        let setup = GameSetup::from_json(line).map_err(BeginningError::Setup)?;
        Ok(Beginning::Setup(Box::new(setup)))
    }
}

/// The first line with anything on it, without spaces around it and the mark that some editors put before a
/// text.
fn first_line(bytes: &[u8]) -> Result<&str, BeginningError> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let line = lines.find(|line| !line.trim_ascii().is_empty()).unwrap_or_default();
    if line.len() > LONGEST || (line.is_empty() && bytes.len() > LONGEST) {
        return Err(BeginningError::TooLong);
    }
    str::from_utf8(line).map(str::trim).map_err(|_| BeginningError::NotText)
}

/// Why a game can't begin from a file.
#[derive(Debug)]
pub enum BeginningError {
    /// It can't be read.
    Unreadable(io::Error),
    /// It is not UTF-8.
    NotText,
    /// The line is longer than any position or set-up.
    TooLong,
    /// It is no position.
    Fen(StartError),
    /// It is no set-up: what was found and what was expected, for a person.
    Setup(String),
}

impl fmt::Display for BeginningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = match self {
            BeginningError::Unreadable(error) => format!("it can't be read ({error})"),
            BeginningError::NotText => "the first line is not UTF-8".to_owned(),
            BeginningError::TooLong => format!("the first line has more than {LONGEST} bytes"),
            BeginningError::Fen(error) => return error.fmt(f),
            BeginningError::Setup(fault) => return f.write_str(fault),
        };
        write!(f, "{found}, expected a position in FEN or a set-up")
    }
}

impl std::error::Error for BeginningError {}
