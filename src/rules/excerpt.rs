//! The part of a text that an error message quotes.

use std::fmt;

const MAX_QUOTED: usize = 32;

/// The beginning of a text, displayed in quotation marks, or as `nothing` if the text is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt(Box<str>);

impl Excerpt {
    /// Keeps the first 32 characters of `text`, with an ellipsis if there are more.
    pub fn new(text: &str) -> Excerpt {
        let end = text.char_indices().nth(MAX_QUOTED).map(|(index, _)| index);
        Excerpt(match end {
            Some(end) => format!("{}…", &text[..end]).into(),
            None => text.into(),
        })
    }

    /// The excerpt without quotation marks around it; characters such as line breaks are escaped.
    pub fn visible(&self) -> String {
        let mut shown = String::new();
        for letter in self.0.chars() {
            match letter {
                '"' | '\'' | '\\' => shown.push(letter),
                _ => shown.extend(letter.escape_debug()),
            }
        }
        shown
    }

    /// Whether the text was empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nothing");
        }
        write!(f, "\"{}\"", self.0.escape_debug())
    }
}
