//! Parses one tag, such as `[White "De Vries"]`, even if it is malformed.
//!
//! For the tags about the start, see [`setup_tags`](super::setup_tags).

use std::borrow::Cow;
use std::ops::Range;

use super::text::{decode, printing};

/// The maximum length of a tag that [`Tag::plain`] parses, in bytes.
pub(super) const MAX_PLAIN: usize = 256;

/// The parts of a tag, as byte ranges of its line.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Tag {
    pub(super) name: Range<usize>,
    pub(super) value: Range<usize>,
    /// The number of bytes of the line that the tag takes up.
    pub(super) length: usize,
    /// Whether the tag is malformed, that is, whether no quoted string with a closing bracket follows its name.
    pub(super) odd: bool,
}

/// A tag whose name and value are decoded.
pub(super) struct TagText<'a> {
    pub(super) name: Cow<'a, str>,
    pub(super) value: Cow<'a, str>,
    /// The bytes of the whole tag.
    pub(super) line: &'a [u8],
    /// Whether the tag is malformed, as in [`Tag`].
    pub(super) odd: bool,
}

impl Tag {
    /// Parses the tag at the beginning of a line, from its opening bracket. Returns `None` if there is not even a name.
    pub(super) fn read(line: &[u8]) -> Option<Tag> {
        let begin = 1 + blanks(line.get(1..)?);
        let length = line[begin..].iter().take_while(|&&byte| is_name(byte)).count();
        let name = begin..begin + length;
        if !line.get(begin).is_some_and(|&byte| begins_name(byte)) {
            return None;
        }
        let open = name.end + blanks(&line[name.end..]);
        Some(Tag::proper(line, name.clone(), open).unwrap_or_else(|| Tag::improper(line, name, open)))
    }

    /// Parses a tag of the usual form: short, in printable ASCII characters without escapes. This takes one pass and
    /// does not look at the rest of the line.
    pub(super) fn plain(line: &[u8]) -> Option<Tag> {
        let line = &line[..line.len().min(MAX_PLAIN)];
        let length = |from: usize, class: u8| {
            line[from..].iter().take_while(|&&byte| CLASSES[usize::from(byte)] & class != 0).count()
        };
        let name = 1..1 + length(1.min(line.len()), IN_NAME);
        let begin = name.end + b" \"".len();
        if name.is_empty() || !line[name.end..].starts_with(b" \"") {
            return None;
        }
        let value = begin..begin + length(begin, IN_VALUE);
        let end = value.end + b"\"]".len();
        line[value.end..].starts_with(b"\"]").then_some(Tag { name, value, length: end, odd: false })
    }

    /// Parses a tag as in the standard: after the name, a quoted string and the closing bracket.
    fn proper(line: &[u8], name: Range<usize>, open: usize) -> Option<Tag> {
        if line.get(open) != Some(&b'"') {
            return None;
        }
        let mut close = open + 1;
        loop {
            match line.get(close)? {
                b'"' => break,
                b'\\' => close += 2,
                _ => close += 1,
            }
        }
        let bracket = close + 1 + blanks(&line[close + 1..]);
        let closed = line.get(bracket) == Some(&b']');
        closed.then(|| Tag { name, value: open + 1..close, length: bracket + 1, odd: false })
    }

    /// Parses a malformed tag: the value runs to the last quotation mark if it begins after another one, otherwise to
    /// the closing bracket or the end of the line.
    fn improper(line: &[u8], name: Range<usize>, open: usize) -> Tag {
        let quoted = line.get(open) == Some(&b'"');
        let begin = open + usize::from(quoted);
        let last = line.iter().rposition(|&byte| byte == b'"').filter(|&last| quoted && last >= begin);
        let bracket = |from: usize| line[from..].iter().position(|&byte| byte == b']').map(|at| from + at);
        let (end, length) = match last {
            Some(last) => (last, bracket(last).map_or(last + 1, |bracket| bracket + 1)),
            None => bracket(begin).map_or((line.len(), line.len()), |bracket| (bracket, bracket + 1)),
        };
        let length =
            if line[end..length].iter().all(|byte| b"\"] \t".contains(byte)) { length } else { end + 1 };
        Tag { name, value: begin..end, length, odd: true }
    }

    /// Whether a quotation mark precedes the value.
    pub(super) fn is_quoted(&self, line: &[u8]) -> bool {
        line[..self.value.start].ends_with(b"\"")
    }

    pub(super) fn text<'a>(&self, line: &'a [u8]) -> TagText<'a> {
        let (name, value) = (decode(&line[self.name.clone()]), self.value(line));
        TagText { name, value, line: &line[..self.length], odd: self.odd }
    }

    /// The value as text without unprintable characters. Escapes are resolved unless the tag is odd.
    fn value<'a>(&self, line: &'a [u8]) -> Cow<'a, str> {
        let bytes = &line[self.value.clone()];
        if bytes.iter().all(|&byte| (b' '..0x7F).contains(&byte) && byte != b'\\') {
            return decode(bytes);
        }
        let text = printing(&decode(bytes));
        let text = if self.odd { text } else { unescaped(&text) };
        Cow::Owned(text)
    }
}

/// Removes escapes (section 7): a backslash before a quotation mark or before another backslash.
fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.next_if(|&next| letter == '\\' && matches!(next, '\\' | '"'));
        plain.push(next.unwrap_or(letter));
    }
    plain
}

/// The bit in [`CLASSES`] for a byte that occurs in the names of usual tags.
const IN_NAME: u8 = 1;
/// The bit in [`CLASSES`] for a byte that occurs in the values of usual tags.
const IN_VALUE: u8 = 2;
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = b' ';
    while byte < 0x7F {
        let name = if byte.is_ascii_alphanumeric() { IN_NAME } else { 0 };
        let value = if matches!(byte, b'"' | b'\\') { 0 } else { IN_VALUE };
        classes[byte as usize] = name | value;
        byte += 1;
    }
    classes
};

/// Writes a tag in PGN syntax.
pub(super) fn written(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", printing(value).replace('\\', "\\\\").replace('"', "\\\""))
}

/// Whether a tag name may begin with this byte.
pub(super) fn begins_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn is_name(byte: u8) -> bool {
    byte > b' ' && !matches!(byte, b'"' | b'[' | b']')
}

fn blanks(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|&&byte| matches!(byte, b' ' | b'\t')).count()
}
