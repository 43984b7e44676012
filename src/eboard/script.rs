//! Scripts for a simulated board: its reports, and the pauses between them.

use super::line::Report;
use crate::table::line_check::{check_object, read_object};
use crate::table::line_shape::needs;
use crate::table::{LineError, Shape};

/// A line of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The board reports this.
    Say(Report),
    /// The board reports nothing for this many milliseconds.
    Wait(u64),
}

impl Step {
    /// Reads a line: `{"wait": 500}`, or any report of a driver.
    ///
    /// # Errors
    /// The line is invalid; the error says what was found and what was expected.
    pub fn read(line: &str) -> Result<Step, LineError> {
        let object = read_object(line)?;
        let Some(ms) = object.get("wait") else { return Report::read(line).map(Step::Say) };
        check_object(None, &object, &[needs("wait", Shape::Milliseconds)], &[])?;
        Ok(Step::Wait(ms.as_u64().unwrap_or_default()))
    }
}
