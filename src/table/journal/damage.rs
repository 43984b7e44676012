//! What is damaged in a journal or saved game, or would be decided differently now.

use super::header::ReadError;
use crate::table::LineError;

/// What can't be read in a file, differs from what was written, or would be decided differently now.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Damage {
    /// Whether a line before the first action can be read but differs from what was written.
    pub is_setup_changed: bool,
    /// The end of the file, if it was left out or is missing.
    pub loss: Option<Loss>,
    /// What would be decided differently now, in a game from an earlier version. This does not count as damage to the
    /// file.
    pub difference: Option<Difference>,
}

/// The end of a file, from the first damaged or missing line on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The number of that line, and what is wrong with it.
    pub fault: ReadError,
    /// The number of lines that were left out, not counting blank ones.
    pub lines: usize,
    /// The number of bytes that were left out.
    pub bytes: u64,
}

/// How the decisions in a game would differ now from when it was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difference {
    /// The game is cut off before an action that would be decided differently now, under this article.
    Ruling(&'static str),
    /// White and Black have this much less time than when the game was played, in milliseconds.
    Time([u64; 2]),
}

impl Damage {
    /// Whether the file is intact.
    pub fn is_none(&self) -> bool {
        !self.is_setup_changed && self.loss.is_none()
    }

    /// Whether at most the end of the file is missing, as if the program had been killed while it wrote the last line.
    /// If so, the rest of the file is intact.
    pub fn is_torn_at_most(&self) -> bool {
        !self.is_setup_changed && self.loss.as_ref().is_none_or(Loss::is_torn)
    }

    /// The line number of the first line that is left out or missing; `None` if there is none.
    pub fn line(&self) -> Option<usize> {
        self.loss.as_ref().map(|loss| loss.fault.line)
    }
}

impl Loss {
    /// The loss of the end of a file that has only this many lines.
    pub(super) fn missing_after(lines: usize) -> Loss {
        let fault = ReadError { line: lines + 1, fault: LineError::Cut, newer: None };
        Loss { fault, lines: 0, bytes: 0 }
    }

    /// Whether only the last line is lost: it is missing or lacks its end.
    pub fn is_torn(&self) -> bool {
        self.fault.fault == LineError::Cut && self.lines <= 1
    }
}
