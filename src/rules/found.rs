//! A text that could not be read, as errors show it.
//!
//! Absent on purpose: what was expected in its place, which each error says itself.

use std::fmt;

/// The most letters that are shown.
const SHOWN: usize = 32;

/// The beginning of a text that could not be read, in quotation marks; `nothing` where there was none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found(Box<str>);

impl Found {
    /// The beginning of this text.
    pub fn new(text: &str) -> Found {
        let end = text.char_indices().nth(SHOWN).map(|(index, _)| index);
        Found(match end {
            Some(end) => format!("{}…", &text[..end]).into(),
            None => text.into(),
        })
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nothing");
        }
        // Line ends and other invisible letters are shown as they are written in a program.
        write!(f, "\"{}\"", self.0.escape_debug())
    }
}
