//! The game with which the window opens, when the command line names a file or a start of Chess960.
//!
//! Absent on purpose: every kind of file but a position in FEN and a set-up (see `table`).

use std::path::Path;

use super::Stop;
use super::chess960::read_number;
use crate::start::Start;
use crate::table::{Beginning, GameSetup};

/// The game that begins; nothing where neither is named. A start takes the place of that of a set-up.
///
/// # Errors
/// A file that can't be read or holds neither a position nor a set-up, a number that no start has, or a start
/// beside a position.
pub fn open(file: Option<&Path>, number: Option<&str>) -> Result<Option<GameSetup>, Stop> {
    let start = number.map(chess960).transpose()?;
    let Some(file) = file else {
        return Ok(start.map(|start| GameSetup { start, ..GameSetup::default() }));
    };
    let wrong = |error| Stop::Bad(format!("{}: {error}", file.display()));
    match (Beginning::read(file).map_err(wrong)?, start) {
        (Beginning::Position(start), None) => Ok(Some(GameSetup { start, ..GameSetup::default() })),
        (Beginning::Setup(setup), None) => Ok(Some(*setup)),
        (Beginning::Setup(setup), Some(start)) => Ok(Some(GameSetup { start, ..*setup })),
        (Beginning::Position(_), Some(_)) => Err(Stop::bad(
            format_args!("{} is a position and --chess960 another", file.display()),
            "one of them, or a set-up with --chess960",
        )),
    }
}

fn chess960(number: &str) -> Result<Start, Stop> {
    Start::chess960(read_number(number)?.into()).map_err(|error| Stop::Bad(error.to_string()))
}
