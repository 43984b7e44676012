//! Recognises the content of a file: a position, game settings, a saved game or journal, or games in PGN. The first
//! line that is neither blank nor a comment after `#` decides; in doubtful cases, the file name does. Whether a game is
//! read as a saved game or as a journal depends on the file name.
//!
//! For reading PGN, see `record::pgn`.

use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

use super::journal::{ReadError, Script};
use super::{GameSetup, LineError};
use crate::platform;
use crate::record::Epd;
use crate::rules::{Excerpt, FenError, Position};
use crate::start::StartError;

/// A line longer than this is not a position.
const MAX_LINE_BYTES: usize = 64 * 1024;

const MAX_GAME_BYTES: u64 = 64 * 1024 * 1024;

/// File extensions of saved games, game settings and journals.
const OURS: [&str; 3] = ["jadoube", "json", JOURNAL];
const JOURNAL: &str = "jsonl";

/// The content of a file.
#[derive(Clone, Debug)]
pub enum Content {
    /// Positions, without players or rules.
    Position(Box<Positions>),
    /// Game settings.
    Setup(Box<GameSetup>),
    /// A saved game or a journal, with the actions that could be read.
    Game(Box<Script>),
    /// Text that can only be PGN; the PGN reader decides whether it is.
    Games,
}

/// The first position of a file, and the number of others.
#[derive(Clone, Debug)]
pub struct Positions {
    /// The position with its EPD operations.
    pub epd: Epd,
    /// The number of lines that follow, not counting blank lines and comments.
    pub more: usize,
}

impl Content {
    /// Reads a file.
    ///
    /// # Errors
    /// The reason is a [`ContentError`]. PGN is not checked.
    pub fn read(file: &Path) -> Result<Content, ContentError> {
        let mut opened = platform::open_file(file)?;
        let mut bytes = Vec::new();
        (&mut opened).take(MAX_LINE_BYTES as u64 + 1).read_to_end(&mut bytes)?;
        let line = first_line(&bytes);
        let kind = Kind::of(line, file);
        match kind {
            Kind::Json if line.starts_with(b"{") => {
                opened.take(MAX_GAME_BYTES).read_to_end(&mut bytes)?;
                let is_journal =
                    file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(JOURNAL));
                read_game(bytes, if is_journal { Script::read } else { Script::read_saved })
            }
            Kind::Json => {
                let fault = LineError::NotJson(Excerpt::new(&String::from_utf8_lossy(line)));
                Err(ContentError::Game(ReadError { line: 1, fault, newer: None }))
            }
            Kind::Position
                if line.len() > MAX_LINE_BYTES || (line.is_empty() && bytes.len() > MAX_LINE_BYTES) =>
            {
                Err(ContentError::TooLong)
            }
            Kind::Position => {
                let wrong = |error| ContentError::Fen(StartError::Fen(error));
                if bytes.contains(&0) {
                    return Err(ContentError::NotText);
                }
                let epd = Epd::read(&String::from_utf8_lossy(line)).map_err(wrong)?;
                Position::new(&epd.setup).map_err(|faults| wrong(FenError::Setup(faults)))?;
                opened.take(MAX_GAME_BYTES).read_to_end(&mut bytes)?;
                let lines = bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
                let more = lines.filter(|line| holds_something(line)).count().saturating_sub(1);
                Ok(Content::Position(Box::new(Positions { epd, more })))
            }
            Kind::Pgn if is_binary(&bytes) => Err(ContentError::NotText),
            Kind::Pgn => Ok(Content::Games),
        }
    }
}

/// Reads a saved game, a journal or game settings. If no header says when the game began, and there are no actions, no
/// game time and no damage, the file holds only game settings.
fn read_game(
    mut bytes: Vec<u8>,
    read: impl Fn(&[u8]) -> Result<Option<Script>, ReadError>,
) -> Result<Content, ContentError> {
    // A file written by hand may lack the last line break.
    if !bytes.ends_with(b"\n") {
        bytes.push(b'\n');
    }
    let none = || ReadError { line: 2, fault: LineError::Cut, newer: None };
    let script = read(&bytes).and_then(|script| script.ok_or_else(none)).map_err(ContentError::Game)?;
    let nothing_done = script.actions.is_empty() && script.last_at == 0;
    Ok(match nothing_done && script.began.is_none() && script.damage.is_none() {
        true => Content::Setup(Box::new(script.setup)),
        false => Content::Game(Box::new(script)),
    })
}

/// What a file appears to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Json,
    Position,
    Pgn,
}

impl Kind {
    /// Decides by the first line, and in doubtful cases by the file name.
    fn of(line: &[u8], file: &Path) -> Kind {
        let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        let named = |known: &[&str]| known.iter().any(|known| extension.eq_ignore_ascii_case(known));
        let first = line.split(u8::is_ascii_whitespace).next().unwrap_or_default();
        let rows = first.split(|&byte| byte == b'/').count();
        match line.first() {
            Some(b'{') if begins_game(line) || named(&OURS) => Kind::Json,
            // This is a saved game whose first byte is damaged.
            Some(_) if begins_game(line) && named(&OURS) => Kind::Json,
            Some(b'[' | b'%' | b';' | b'{') => Kind::Pgn,
            _ if rows > 3 || named(&["fen", "epd"]) => Kind::Position,
            _ if named(&OURS) => Kind::Json,
            _ => Kind::Pgn,
        }
    }
}

/// Whether the line begins like a saved game, apart from its first byte. The whole key is compared, because a PGN
/// comment may begin with a quotation mark too.
fn begins_game(line: &[u8]) -> bool {
    let rest = line.get(1..).unwrap_or_default().trim_ascii_start();
    [&b"\"game\""[..], b"\"version\""]
        .iter()
        .any(|name| rest.strip_prefix(*name).is_some_and(|rest| rest.trim_ascii_start().starts_with(b":")))
}

/// Whether a line is neither blank nor a comment in a list of positions.
fn holds_something(line: &[u8]) -> bool {
    !line.is_empty() && !line.starts_with(b"#")
}

/// The first line that is neither blank nor a comment after `#`, without surrounding white space or a byte order mark.
fn first_line(bytes: &[u8]) -> &[u8] {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    lines.map(<[u8]>::trim_ascii).find(|line| holds_something(line)).unwrap_or_default()
}

/// Whether the bytes are not text. Text contains zero bytes only in UTF-16, which is recognised by a byte order mark or
/// an ASCII character at the beginning.
fn is_binary(bytes: &[u8]) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    let wide = match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [letter, 0, ..] | [0, letter, ..] => plain(*letter),
        _ => false,
    };
    !wide && bytes.contains(&0)
}

const EXPECTED: &str = "expected a position in FEN, a set-up, a game or PGN";

/// Why a file can't be opened.
#[derive(Debug, Error)]
pub enum ContentError {
    /// The file can't be read.
    #[error("it can't be read ({0}), {EXPECTED}")]
    Unreadable(#[from] io::Error),
    /// The file is not text.
    #[error("it is not text, {EXPECTED}")]
    NotText,
    /// The first line that is neither blank nor a comment is too long for a position, or comes too late in the file.
    #[error("the first line has more than {MAX_LINE_BYTES} bytes, {EXPECTED}")]
    TooLong,
    /// The position is invalid.
    #[error(transparent)]
    Fen(StartError),
    /// The game settings, the saved game or the journal can't be read.
    #[error("{}", .0.fault)]
    Game(ReadError),
}
