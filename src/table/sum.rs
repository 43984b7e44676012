//! The checksum that ends the lines of journals and saved games: `"sum"`, the CRC-32 (IEEE) of the line without the
//! sum, in 8 lower-case hexadecimal digits.
//!
//! ```text
//! {"at":1500,"do":"cancel","sum":"ef93be22"}
//! ```

use std::borrow::Cow;

use super::LineError;

const BEFORE: &str = r#","sum":""#;
const AFTER: &str = r#""}"#;
const DIGITS: usize = 8;

/// How many bytes a sum adds to a line.
pub(super) const LENGTH: usize = BEFORE.len() + DIGITS + 1;

/// Writes the line of a JSON object with its sum; returns any other line unchanged.
pub(super) fn with_sum(line: &str) -> String {
    match line.strip_suffix('}') {
        Some(open) => format!("{open}{BEFORE}{:08x}{AFTER}", crc32fast::hash(line.as_bytes())),
        None => line.to_owned(),
    }
}

/// A line split from its sum; there must be no white space around the line.
pub(super) struct Line<'a> {
    /// The line without its sum.
    pub(super) text: Cow<'a, str>,
    found: Option<&'a str>,
}

impl<'a> Line<'a> {
    pub(super) fn new(line: &'a str) -> Line<'a> {
        match split(line) {
            Some((open, digits)) => Line { text: Cow::Owned(format!("{open}}}")), found: Some(digits) },
            None => Line { text: Cow::Borrowed(line), found: None },
        }
    }

    pub(super) fn has_sum(&self) -> bool {
        self.found.is_some()
    }

    /// Checks the sum, which may be missing unless it is `required`.
    pub(super) fn check(&self, required: bool) -> Result<(), LineError> {
        let expected = || format!("{:08x}", crc32fast::hash(self.text.as_bytes()));
        match self.found {
            Some(found) if found != expected() => {
                Err(LineError::Sum { found: found.to_owned(), expected: expected() })
            }
            None if required => Err(LineError::NoSum),
            _ => Ok(()),
        }
    }
}

/// The length of the first of two lines that were joined when the line end between them was lost; `None` unless the
/// first line has a correct sum.
pub(super) fn first_of_joined(line: &[u8]) -> Option<usize> {
    let text = str::from_utf8(line).ok()?;
    let end = text.find(BEFORE)? + LENGTH + AFTER.len() - 1;
    let (first, second) = text.split_at_checked(end)?;
    let first = Line::new(first.trim_start());
    let are_two = second.trim_start().starts_with('{') && first.check(true).is_ok();
    are_two.then_some(end)
}

/// The line without its sum and its last brace, and the digits of the sum; `None` if the line has no sum.
fn split(line: &str) -> Option<(&str, &str)> {
    let text = line.strip_suffix(AFTER)?;
    let (rest, digits) = text.split_at_checked(text.len().checked_sub(DIGITS)?)?;
    let are_digits = digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    Some((rest.strip_suffix(BEFORE)?, digits)).filter(|_| are_digits)
}
