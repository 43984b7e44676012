//! The starts that an event has used, as text. Each line has the number of a start, then the date and the round if they
//! are known, as in `518 2026-11-28 3`. Blank lines and lines that begin with `#` are ignored.

use std::fmt;

use thiserror::Error;

use crate::rules::chess960::STARTS;

/// A start that was used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UsedStart {
    pub number: u16,
    /// The date, written as in `2026-11-28`; empty if it is not known.
    pub date: String,
    /// The round; empty if it is not known.
    pub round: String,
}

/// Reads a list of used starts.
///
/// # Errors
/// The first line that does not begin with the number of a start.
pub fn read_used(text: &str) -> Result<Vec<UsedStart>, UsedLineError> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(line, text)| read_line(text).ok_or_else(|| UsedLineError { line, found: text.to_owned() }))
        .collect()
}

fn read_line(line: &str) -> Option<UsedStart> {
    let (number, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let number = number.parse().ok().filter(|number| *number < STARTS)?;
    let rest = rest.trim();
    let (first, round) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (date, round) = if is_date(first) { (first, round.trim()) } else { ("", rest) };
    Some(UsedStart { number, date: date.to_owned(), round: round.to_owned() })
}

/// Whether a text has the form of a date, as in `2026-11-28`.
fn is_date(text: &str) -> bool {
    let mask = |letter: u8| if letter.is_ascii_digit() { b'0' } else { letter };
    text.bytes().map(mask).eq(*b"0000-00-00")
}

/// Writes the start as a line for [`read_used`], without a line break.
impl fmt::Display for UsedStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (date, round) = (&self.date, self.round.split_whitespace().collect::<Vec<_>>().join(" "));
        let known = [date.as_str(), round.as_str()].into_iter().filter(|part| !part.is_empty());
        known.fold(write!(f, "{}", self.number), |before, part| before.and_then(|()| write!(f, " {part}")))
    }
}

/// A line of a list that does not begin with the number of a start.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line} is {found:?}, expected the number of a start first")]
pub struct UsedLineError {
    /// The line number, counted from 1.
    pub line: usize,
    /// The line itself.
    pub found: String,
}
