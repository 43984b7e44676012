//! `jadoube replay [--pgn] [FILE]` plays a script of actions, and answers each action with a line or writes the game as
//! PGN.
//!
//! For the format of scripts, see [`Action`] and [`GameSetup`].

use std::io::{self, BufRead, Write};

use lexopt::prelude::*;

use super::texts::texts;
use super::usage::unexpected;
use super::{Stop, in_line, input, numbered_lines};
use crate::platform::stdio;
use crate::table::journal::is_header;
use crate::table::{Action, GameSetup, LineError, Notice, Table, answer};
use crate::text::line_errors;

/// Runs the command on a file, or on standard input if no file is given or the file is `-`.
///
/// # Errors
/// The arguments are invalid, the file can't be opened, or [`replay`] or [`write_pgn`] fails.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let (mut file, mut pgn) = (None, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("pgn") => pgn = true,
            Value(name) if file.is_none() => file = Some(name),
            other => return Err(unexpected("replay", other)),
        }
    }
    let input = input(file)?;
    let output = stdio::stdout().lock();
    if pgn { write_pgn(input, output) } else { replay(input, output) }
}

/// Reads game settings and actions, and answers every action with a line.
///
/// # Errors
/// The input can't be read, a line is invalid, there are no game settings, or the output can't be written.
pub fn replay(input: impl BufRead, mut output: impl Write) -> Result<(), Stop> {
    play(input, true, |table, line, notices| writeln!(output, "{}", answer(table, line, notices)))?;
    Ok(output.flush()?)
}

/// Reads game settings and actions, and writes the game as PGN. The PGN has no date, even if a saved game has one.
///
/// # Errors
/// As for [`replay`].
pub fn write_pgn(input: impl BufRead, mut output: impl Write) -> Result<(), Stop> {
    // The full search for dead positions is left out: in the window, the players may have made moves before the search
    // found the dead position, and these moves belong to the record.
    let table = play(input, false, |_, _, _| Ok(()))?;
    write!(output, "{}", table.pgn(None))?;
    Ok(output.flush()?)
}

/// Plays all actions and returns the table. After each action, `tell` gets the table, the line number and the notices.
/// If `exactly` is set, the full search for dead positions runs after every move.
fn play(
    input: impl BufRead,
    exactly: bool,
    mut tell: impl FnMut(&Table, usize, &[Notice]) -> io::Result<()>,
) -> Result<Table, Stop> {
    let mut table: Option<Table> = None;
    let mut last = 0;
    for line in numbered_lines(input) {
        let (number, line) = line?;
        let wrong = |error: LineError| in_line(number, &line_errors::fault(&texts(), &error));
        let Some(table) = table.as_mut() else {
            // A saved game has a header line before the game settings.
            if is_header(&line).map_err(wrong)? {
                continue;
            }
            table = Some(Table::new(GameSetup::read(&line).map_err(wrong)?));
            continue;
        };
        let action = Action::read(&line).map_err(wrong)?;
        if action.at < last {
            return Err(wrong(LineError::Back { found: action.at, last }));
        }
        last = action.at;
        let mut notices = table.apply(&action);
        if exactly && notices.iter().any(|notice| matches!(notice, Notice::Moved { .. })) {
            notices.extend(table.end_if_dead());
        }
        tell(table, number, &notices)?;
    }
    table.ok_or_else(|| bad!("cli-replay-empty", example = "{\"game\": {}}"))
}
