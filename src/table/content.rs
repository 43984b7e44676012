//! What is in a file that can be opened: a position, what is agreed before a game, a game that was kept, or games in
//! PGN. Its text tells; its name only where that leaves it open.
//!
//! Of positions, in FEN or EPD, the first line with anything on it counts, so that a list of positions is the first of
//! them.
//!
//! Reading PGN: see `record`.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::GameSetup;
use super::journal::{ReadError, Script};
use crate::record::Epd;
use crate::rules::{FenError, Position};
use crate::start::{Start, StartError};

/// A longer line is no position.
const LONGEST: usize = 64 * 1024;

/// No game that was kept is longer.
const LONGEST_GAME: u64 = 64 * 1024 * 1024;

/// How the files end in which games and set-ups are kept.
const OURS: [&str; 3] = ["jadoube", "json", "jsonl"];

/// The first letters of a line that is not understood, which a message has room for.
const TOLD: usize = 24;

/// What was in a file.
#[derive(Clone, Debug)]
pub enum Content {
    /// A position; of players and rules it says nothing.
    Position(Box<Positions>),
    /// All that was agreed.
    Setup(Box<GameSetup>),
    /// A game and all that was done in it.
    Game(Box<Script>),
    /// Text that can only be PGN; whether it is, the reader of that tells.
    Games,
}

/// The first of some positions.
#[derive(Clone, Debug)]
pub struct Positions {
    /// As a game begins from it.
    pub start: Start,
    /// With what is told of it.
    pub epd: Epd,
    /// How many lines follow.
    pub more: usize,
}

impl Content {
    /// Reads a file.
    ///
    /// # Errors
    /// It can't be read, or holds nothing that can be opened.
    pub fn read(file: &Path) -> Result<Content, ContentError> {
        let mut opened = File::open(file).map_err(ContentError::Unreadable)?;
        let mut bytes = Vec::new();
        let read = (&mut opened).take(LONGEST as u64 + 1).read_to_end(&mut bytes);
        read.map_err(ContentError::Unreadable)?;
        let line = first_line(&bytes);
        let kind = Kind::of(line, file);
        match kind {
            Kind::Json if line.starts_with(b"{") => {
                opened.take(LONGEST_GAME).read_to_end(&mut bytes).map_err(ContentError::Unreadable)?;
                read_game(bytes)
            }
            Kind::Json => {
                let found: String = String::from_utf8_lossy(line).chars().take(TOLD).collect();
                let fault = format!("found {found:?}, expected {{\"game\": {{…}}}}, the game that begins");
                Err(ContentError::Game(ReadError { line: 1, fault, newer: None }))
            }
            Kind::Position if line.len() > LONGEST || (line.is_empty() && bytes.len() > LONGEST) => {
                Err(ContentError::TooLong)
            }
            Kind::Position => {
                let wrong = |error| ContentError::Fen(StartError::Fen(error));
                let line = str::from_utf8(line).map_err(|_| ContentError::NotText)?;
                let epd = Epd::read(line).map_err(wrong)?;
                let position = Position::new(&epd.setup).map_err(|faults| wrong(FenError::Setup(faults)))?;
                opened.take(LONGEST_GAME).read_to_end(&mut bytes).map_err(ContentError::Unreadable)?;
                let lines = bytes.split(|&byte| byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
                let more = lines.count().saturating_sub(1);
                Ok(Content::Position(Box::new(Positions { start: Start::at(position), epd, more })))
            }
            Kind::Pgn if is_binary(&bytes) => Err(ContentError::NotText),
            Kind::Pgn => Ok(Content::Games),
        }
    }
}

/// A set-up is a game in which nothing has been done.
fn read_game(mut bytes: Vec<u8>) -> Result<Content, ContentError> {
    // Whoever wrote it by hand may have left out the end of the last line.
    if !bytes.ends_with(b"\n") {
        bytes.push(b'\n');
    }
    let expected = "{\"game\": {…}}, the game that begins";
    let none = || ReadError { line: 2, fault: format!("found no line, expected {expected}"), newer: None };
    let script =
        Script::read(&bytes).and_then(|script| script.ok_or_else(none)).map_err(ContentError::Game)?;
    let nothing_done = script.actions.is_empty() && script.last_at == 0;
    Ok(match nothing_done && script.began.is_none() && script.fault.is_none() {
        true => Content::Setup(Box::new(script.setup)),
        false => Content::Game(Box::new(script)),
    })
}

/// What a file seems to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Json,
    Position,
    Pgn,
}

impl Kind {
    /// By its first line, and where that may be anything by its name.
    fn of(line: &[u8], file: &Path) -> Kind {
        let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        let named = |known: &[&str]| known.iter().any(|known| extension.eq_ignore_ascii_case(known));
        let first = line.split(u8::is_ascii_whitespace).next().unwrap_or_default();
        let rows = first.split(|&byte| byte == b'/').count();
        match line.first() {
            Some(b'{') if begins_game(line) || named(&OURS) => Kind::Json,
            Some(b'[' | b'%' | b';' | b'{') => Kind::Pgn,
            _ if rows > 3 || named(&["fen", "epd"]) => Kind::Position,
            _ if named(&OURS) => Kind::Json,
            _ => Kind::Pgn,
        }
    }
}

/// Whether a line begins as those do that games are kept in. A comment before a game may begin with a quotation mark too.
fn begins_game(line: &[u8]) -> bool {
    let rest = line.strip_prefix(b"{").unwrap_or_default().trim_ascii_start();
    [&b"\"game\""[..], b"\"version\""]
        .iter()
        .any(|name| rest.strip_prefix(*name).is_some_and(|rest| rest.trim_ascii_start().starts_with(b":")))
}

/// The first line with anything on it, without spaces around it and the mark that some editors put before a
/// text.
fn first_line(bytes: &[u8]) -> &[u8] {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    lines.map(<[u8]>::trim_ascii).find(|line| !line.is_empty()).unwrap_or_default()
}

/// No text has a zero in it but one of two bytes a letter, which says so at its start, or begins with a letter of English.
fn is_binary(bytes: &[u8]) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    let wide = match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [letter, 0, ..] | [0, letter, ..] => plain(*letter),
        _ => false,
    };
    !wide && bytes.contains(&0)
}

/// Why nothing can be opened from a file.
#[derive(Debug)]
pub enum ContentError {
    /// It can't be read.
    Unreadable(io::Error),
    /// It is no text, or not one that a position can be in.
    NotText,
    /// The line is longer than any position.
    TooLong,
    /// It is no position.
    Fen(StartError),
    /// It is neither a set-up nor a game that was kept.
    Game(ReadError),
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = match self {
            ContentError::Unreadable(error) => format!("it can't be read ({error})"),
            ContentError::NotText => "it is no text".to_owned(),
            ContentError::TooLong => format!("the first line has more than {LONGEST} bytes"),
            ContentError::Fen(error) => return error.fmt(f),
            ContentError::Game(ReadError { fault, .. }) => return f.write_str(fault),
        };
        write!(f, "{found}, expected a position in FEN, a set-up, a game or PGN")
    }
}

impl std::error::Error for ContentError {}
