//! `jadoube replay [--pgn] [FILE]`: plays a script of actions and answers each with a line, or writes the
//! game as PGN.
//!
//! The language itself: see `table`.

use std::io::{self, BufRead, Write};

use lexopt::prelude::*;

use super::{Stop, input};
use crate::table::journal::is_header;
use crate::table::{Action, GameSetup, Notice, Table, answer};

/// Runs the program on a file, or on the standard input where none or `-` is named.
///
/// # Errors
/// A file that can't be read, or a line that is not of the language.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let (mut file, mut pgn) = (None, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("pgn") => pgn = true,
            Value(name) if file.is_none() => file = Some(name),
            other => return Err(other.unexpected().into()),
        }
    }
    let input = input(file, "a script of actions")?;
    let output = io::stdout().lock();
    if pgn { write_pgn(input, output) } else { replay(input, output) }
}

/// Reads a game and its actions, and writes an answer to every action.
///
/// # Errors
/// A line that is not of the language, with its number and what was expected.
pub fn replay(input: impl BufRead, mut output: impl Write) -> Result<(), Stop> {
    play(input, true, |table, line, notices| writeln!(output, "{}", answer(table, line, notices)))?;
    Ok(output.flush()?)
}

/// Reads a game and its actions, and writes the record of the game. When it was played is in no script.
///
/// # Errors
/// A line that is not of the language, with its number and what was expected.
pub fn write_pgn(input: impl BufRead, mut output: impl Write) -> Result<(), Stop> {
    // Moves that were made before a dead position was found are in the record.
    let table = play(input, false, |_, _, _| Ok(()))?;
    write!(output, "{}", table.pgn(None))?;
    Ok(output.flush()?)
}

/// The table after all actions; `tell` is given it after each, with the number of the line and what came of
/// it. `exactly`: whether a position is dead is asked after every move, for as long as it takes.
fn play(
    input: impl BufRead,
    exactly: bool,
    mut tell: impl FnMut(&Table, usize, &[Notice]) -> io::Result<()>,
) -> Result<Table, Stop> {
    let mut table: Option<Table> = None;
    let mut last = 0;
    for (index, line) in input.lines().enumerate() {
        let number = index + 1;
        let wrong = |fault: String| Stop::Bad(format!("line {number}: {fault}"));
        let line =
            line.map_err(|error| wrong(format!("found no text ({error}), expected a line in UTF-8")))?;
        // A mark of byte order comes with some editors, an empty line with most.
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() {
            continue;
        }
        let Some(table) = table.as_mut() else {
            // A game that was kept has a line before it that tells of the file.
            if is_header(line).map_err(wrong)? {
                continue;
            }
            table = Some(Table::new(GameSetup::from_json(line).map_err(wrong)?));
            continue;
        };
        let action = Action::from_json(line).map_err(wrong)?;
        if action.at < last {
            return Err(wrong(format!("found \"at\": {}, expected at least {last}", action.at)));
        }
        last = action.at;
        let mut notices = table.apply(&action);
        if exactly && notices.iter().any(|notice| matches!(notice, Notice::Moved { .. })) {
            notices.extend(table.end_if_dead());
        }
        tell(table, number, &notices)?;
    }
    table.ok_or_else(|| Stop::bad("found no line", "{\"game\": …} and then actions"))
}
