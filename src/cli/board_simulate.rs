//! `jadoube board simulate FILE`: a driver that plays a script instead of reading a board.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use super::texts::texts;
use super::{Stop, in_line, numbered_lines, open_file};
use crate::eboard::line::{Order, Report};
use crate::eboard::script::Step;
use crate::platform::stdio;
use crate::platform::time::Instant;
use crate::text::line_errors;
use crate::text::messages::Texts;

/// Plays a script, and then waits for the orders to end, like a board on which nothing changes.
///
/// # Errors
/// The script can't be read, one of its lines is invalid, or the output can't be written.
pub fn run(file: &OsStr, words: &Texts, orders: &Receiver<Order>) -> Result<(), Stop> {
    let steps = read(BufReader::new(open_file(file)?))?;
    let mut output = stdio::stdout();
    let mut say = |report: &Report| -> Result<(), Stop> {
        writeln!(output, "{}", report.to_json())?;
        Ok(output.flush()?)
    };
    say(&Report::hello(&t!(words, "cli-board-simulated")))?;
    for step in steps {
        match step {
            Step::Say(report) => say(&report)?,
            Step::Wait(ms) if !waits(orders, ms) => return Ok(()),
            Step::Wait(_) => {}
        }
    }
    while orders.recv().is_ok() {}
    Ok(())
}

fn read(input: impl BufRead) -> Result<Vec<Step>, Stop> {
    let read = |(number, line): (usize, String)| {
        Step::read(&line).map_err(|fault| in_line(number, &line_errors::fault(&texts(), &fault)))
    };
    numbered_lines(input).map(|line| line.and_then(read)).collect()
}

/// Waits this long; returns `false` if the orders end first.
fn waits(orders: &Receiver<Order>, ms: u64) -> bool {
    let begun = Instant::now();
    let whole = Duration::from_millis(ms);
    loop {
        match orders.recv_timeout(whole.saturating_sub(begun.elapsed())) {
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => return true,
            Err(RecvTimeoutError::Disconnected) => return false,
        }
    }
}
