//! What the window opens with, according to the command line.

use std::path::{Path, PathBuf};

use super::Stop;
use super::chess960::read_number;
use super::texts::{shown, texts};
use crate::start::Start;
use crate::table::{Content, GameSetup};
use crate::text::fen_errors::{self, file_fault};

/// The requested game or file; both `None` if the command line names neither.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Startup {
    /// The game to begin.
    pub setup: Option<GameSetup>,
    /// The file to open: a position, a saved game, a journal, or games in PGN.
    pub file: Option<PathBuf>,
}

/// Reads the file, and the start, which is given by its number or first rank. If both are given, the file must contain
/// game settings, and the start replaces theirs.
///
/// # Errors
/// The file can't be read or has invalid content, the start is invalid, or both are given but the file does not contain
/// game settings.
pub fn open(file: Option<&Path>, number: Option<&str>) -> Result<Startup, Stop> {
    let start = number.map(chess960).transpose()?;
    let begins = |setup| Ok(Startup { setup: Some(setup), file: None });
    let Some(file) = file else {
        return match start {
            Some(start) => begins(GameSetup { start, ..GameSetup::default() }),
            None => Ok(Startup::default()),
        };
    };
    let wrong = |error| Stop::Bad(format!("{}: {}", shown(file), file_fault(&texts(), &error)));
    match (Content::read(file).map_err(wrong)?, start) {
        (Content::Setup(setup), None) => begins(*setup),
        (Content::Setup(setup), Some(start)) => begins(GameSetup { start, ..*setup }),
        (Content::Position(_) | Content::Game(_) | Content::Games, None) => {
            Ok(Startup { setup: None, file: Some(file.to_owned()) })
        }
        (Content::Position(_) | Content::Game(_) | Content::Games, Some(_)) => {
            Err(bad!("cli-open-beside", file = shown(file)))
        }
    }
}

pub(super) fn chess960(number: &str) -> Result<Start, Stop> {
    Start::chess960(read_number(number)?.into())
        .map_err(|error| Stop::Bad(fen_errors::fault(&texts(), &error)))
}
