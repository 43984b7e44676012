//! Reads comments of every kind, and turns unreadable text into comments.
//!
//! For annotations inside comments, see [`annotation`](super::annotation).

use std::io::Read;

use super::reader::{MAX_CHUNK, Reader};
use super::text::{decode, whole_letters, words};
use super::{PgnFaultKind, RawComment, Visitor};

impl<R: Read> Reader<R> {
    /// Reads a comment in braces. The standard has no nested comments, but some files contain them.
    pub(crate) fn comment(&mut self, visitor: &mut impl Visitor) {
        let place = self.source.place();
        self.take(1);
        loop {
            let mut length = self.source.until(MAX_CHUNK, |byte| byte == b'}');
            let closed = self.source.rest().get(length) == Some(&b'}');
            let next_game = game_inside(&self.source.rest()[..length]);
            let cut = !closed && length == MAX_CHUNK;
            if let Some(game) = next_game {
                length = game;
            } else if cut {
                length = self.cut(length);
            } else if closed {
                length = self.nested(length);
            }
            self.report_comment(length, visitor);
            if next_game.is_some() {
                // The blank line before the tag has already been consumed.
                (self.breaks, self.column_one) = (2, true);
                return visitor.fault(place.line, place.column, PgnFaultKind::CommentOpen);
            }
            if !cut {
                if !closed {
                    visitor.fault(place.line, place.column, PgnFaultKind::CommentOpen);
                }
                self.take(usize::from(closed));
                return;
            }
        }
    }

    /// The index at which to split a text that is too long to report at once: before white space if possible, otherwise
    /// between two characters.
    fn cut(&self, length: usize) -> usize {
        let bytes = &self.source.rest()[..length];
        let space = bytes.trim_ascii_end().iter().rposition(u8::is_ascii_whitespace).unwrap_or(0);
        let begin = bytes[..space].trim_ascii_end().len();
        if begin > 0 { begin } else { whole_letters(self.source.rest(), length) }
    }

    /// The index at which a comment that may contain braces ends. Each opening brace inside the comment moves the end
    /// to the next closing brace, unless another opening brace or the next game comes first, or no brace is near.
    fn nested(&mut self, first: usize) -> usize {
        let mut end = first;
        let mut inside = self.source.rest()[..first].split(|&byte| byte == b'{').count() - 1;
        while inside > 0 {
            let from = end + 1;
            let Some(next) = self.brace(from) else { break };
            if self.source.rest()[next] == b'{' || game_inside(&self.source.rest()[from..next]).is_some() {
                break;
            }
            (end, inside) = (next, inside - 1);
        }
        end
    }

    /// The index of the next brace of either kind at or after this index; `None` if there is none. The search stops
    /// soon after `2 * MAX_CHUNK` bytes.
    fn brace(&mut self, from: usize) -> Option<usize> {
        let mut at = from;
        while at < 2 * MAX_CHUNK {
            self.source.peek_after(at)?;
            if let Some(found) = self.source.rest()[at..].iter().position(|byte| matches!(byte, b'{' | b'}'))
            {
                return Some(at + found);
            }
            at = self.source.rest().len();
        }
        None
    }

    fn report_comment(&mut self, length: usize, visitor: &mut impl Visitor) {
        if self.skimmed.is_none() {
            if self.lost.is_some() {
                let text = format!("{{{}}}", words(&decode(&self.source.rest()[..length])));
                self.keep(&text, visitor);
            } else if !self.source.rest()[..length].contains(&b'}') {
                let text = RawComment(&self.source.rest()[..length]);
                if !text.is_empty() {
                    visitor.comment(text);
                }
            } else {
                let text = RawComment(&self.source.rest()[..length]).text();
                let brace = self.source.rest()[..length].iter().position(|&byte| byte == b'{');
                let place = self.source.place_ahead(brace.unwrap_or_default());
                visitor.fault(place.line, place.column, PgnFaultKind::CommentNested);
                visitor.remark(&text);
            }
        }
        self.take(length);
    }

    /// Reads a comment from a semicolon to the end of the line, and joins such comments on consecutive lines.
    pub(crate) fn line_comment(&mut self, visitor: &mut impl Visitor) {
        let mut text = String::new();
        loop {
            self.take(1);
            text.push(' ');
            self.rest_of_line(&mut text, visitor);
            let next = self.skip_space();
            if next != Some(b';') || self.breaks != 1 || text.len() > MAX_CHUNK {
                break;
            }
        }
        self.aside(&text, visitor);
    }

    /// Reads a line that begins with `%`. The standard leaves such lines to programs for their own data (section 6).
    pub(crate) fn escaped_line(&mut self, visitor: &mut impl Visitor) {
        let mut text = String::new();
        self.rest_of_line(&mut text, visitor);
        self.aside(&text, visitor);
    }

    /// Appends the rest of a line to a text. If the rest is too long, immediately reports all but its last part.
    fn rest_of_line(&mut self, text: &mut String, visitor: &mut impl Visitor) {
        loop {
            let length = self.source.until(MAX_CHUNK, |byte| matches!(byte, b'\n' | b'\r'));
            let more = length == MAX_CHUNK;
            let length = if more { self.cut(length) } else { length };
            text.push_str(&decode(&self.source.rest()[..length]));
            self.take(length);
            if !more {
                return;
            }
            self.aside(&std::mem::take(text), visitor);
        }
    }

    fn aside(&mut self, text: &str, visitor: &mut impl Visitor) {
        let text = words(text);
        if text.is_empty() {
            return;
        }
        let text = if self.lost.is_some() { format!("{{{text}}}") } else { text };
        self.remark(&text, visitor);
    }

    /// Keeps a text as a remark or, if the current line of moves is already unreadable, as part of the text of that
    /// line.
    pub(crate) fn keep(&mut self, text: &str, visitor: &mut impl Visitor) {
        if self.lost.is_some() {
            self.lose(text);
            self.flush_long(visitor);
        } else {
            visitor.remark(text);
        }
    }

    /// Keeps a text as [`Reader::keep`] does, unless the moves are being skipped.
    pub(crate) fn remark(&mut self, text: &str, visitor: &mut impl Visitor) {
        if self.skimmed.is_none() {
            self.keep(text, visitor);
        }
    }

    /// Appends a word to the unreadable text of the current line, or begins such a text with it.
    pub(crate) fn lose(&mut self, word: &str) {
        let lost = self.lost.get_or_insert_default();
        if !lost.text.is_empty() && !lost.text.ends_with('(') && word != ")" {
            lost.text.push(' ');
        }
        lost.text.push_str(word);
    }

    /// Reports the unreadable text so far as a remark once it is longer than [`MAX_CHUNK`].
    pub(crate) fn flush_long(&mut self, visitor: &mut impl Visitor) {
        if let Some(lost) = self.lost.as_mut().filter(|lost| lost.text.len() > MAX_CHUNK) {
            visitor.remark(&words(&std::mem::take(&mut lost.text)));
        }
    }

    /// Reports the unreadable text so far, so that moves can be read again. Does nothing if there is none.
    pub(crate) fn flush(&mut self, visitor: &mut impl Visitor) {
        let Some(lost) = self.lost.take() else { return };
        let text = words(&lost.text);
        if !text.is_empty() {
            visitor.remark(&text);
        }
    }
}

/// The index at which the next game seems to begin inside a comment: that of a tag after a blank line. The comment then
/// counts as not closed. `None` if there is no such tag.
fn game_inside(comment: &[u8]) -> Option<usize> {
    let mut from = 0;
    while let Some(found) = comment[from..].iter().position(|&byte| matches!(byte, b'\n' | b'\r')) {
        let begin = from + found;
        let blanks = comment[begin..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let ends = |end: u8| comment[begin..begin + blanks].split(|&byte| byte == end).count() - 1;
        let lines = ends(b'\n').max(ends(b'\r'));
        from = begin + blanks;
        let rest = &comment[from..];
        let name = rest.iter().skip(1).take_while(|byte| byte.is_ascii_alphanumeric()).count();
        if lines > 1 && rest.first() == Some(&b'[') && name > 0 && rest[1 + name..].starts_with(b" \"") {
            return Some(from);
        }
    }
    None
}
