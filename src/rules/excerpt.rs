//! A text that could not be read, as errors show it.

use std::fmt;

/// The most letters that are shown.
const SHOWN: usize = 32;

/// The beginning of a text that could not be read, in quotation marks; `nothing` where there was none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt(Box<str>);

impl Excerpt {
    /// The beginning of this text.
    pub fn new(text: &str) -> Excerpt {
        let end = text.char_indices().nth(SHOWN).map(|(index, _)| index);
        Excerpt(match end {
            Some(end) => format!("{}…", &text[..end]).into(),
            None => text.into(),
        })
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nothing");
        }
        // Line ends and other invisible letters are shown as they are written in a program.
        write!(f, "\"{}\"", self.0.escape_debug())
    }
}
