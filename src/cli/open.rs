//! Opening a file that is named on the command line.
//!
//! Absent on purpose: every kind of file but FEN.

use std::fs;
use std::path::Path;

use super::Stop;
use crate::start::Start;
use crate::table::GameSetup;

/// A game from the position that a file holds on its first line.
///
/// # Errors
/// A file that can't be read, or one that is not FEN.
pub fn open(file: &Path) -> Result<GameSetup, Stop> {
    let named = file.display();
    let text = fs::read_to_string(file).map_err(|error| {
        Stop::bad(format_args!("{named} can't be read ({error})"), "a file with a position in FEN")
    })?;
    // A mark of byte order comes with some editors.
    let fen = text
        .trim_start_matches('\u{feff}')
        .lines()
        .map(str::trim)
        .find(|line| !line.is_empty())
        .unwrap_or_default();
    let start = Start::from_fen(fen, None).map_err(|error| Stop::Bad(format!("{named}: {error}")))?;
    Ok(GameSetup { start, ..GameSetup::default() })
}
