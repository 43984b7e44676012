//! Reads the tag section of a game.
//!
//! For the syntax of one tag, see [`tag`](super::tag); for the tags about the start, see
//! [`setup_tags`](super::setup_tags).

use std::io::Read;
use std::str::{Utf8Error, from_utf8};

use super::game_tags::{EVENT, KNOWN, RESULT, index_of};
use super::reader::{End, MAX_CHUNK, Reader};
use super::tag::{self, MAX_PLAIN, Tag, TagText};
use super::text::decode;
use super::{PgnFaultKind, Visitor};
use crate::rules::Excerpt;

/// The maximum number of tags besides the known ones; real games have fewer.
const MAX_TAGS: usize = 200;

fn ends_line(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

impl<R: Read> Reader<R> {
    /// Reads the tags and the comments between them. Returns `End::Missing` if the next game or the end of the file
    /// follows, otherwise `None`.
    pub(super) fn tags(&mut self, visitor: &mut impl Visitor) -> Option<End> {
        loop {
            match self.skip_space() {
                None => return Some(End::Missing),
                Some(b'[') if self.begins_anew() => return Some(End::Missing),
                Some(b'[') if self.plain_tags(visitor) => {}
                Some(b'[') => match self.tag_here() {
                    Some((line, tag)) => self.tag(&tag.text(&line), false, visitor),
                    None => return None,
                },
                Some(b'{') => self.comment(visitor),
                Some(b';') => self.line_comment(visitor),
                Some(b'%') if self.column_one => self.escaped_line(visitor),
                Some(_) => return None,
            }
        }
    }

    /// Reads the tags here that are of the usual form, begin on consecutive lines, and are wholly within the next
    /// [`MAX_PLAIN`] bytes of the buffer. Returns `false` if there is none. A repeated tag is left to [`Reader::tag`],
    /// and so are all tags once the maximum number is reached.
    fn plain_tags(&mut self, visitor: &mut impl Visitor) -> bool {
        let mut place = self.source.place();
        let rest = self.source.rest();
        let rest = &rest[..rest.len().min(MAX_PLAIN)];
        // One check of many bytes is much faster than one per name and value.
        let valid = |error: Utf8Error| from_utf8(&rest[..error.valid_up_to()]);
        let text = from_utf8(rest).or_else(valid).unwrap_or_default();
        let (mut begin, mut end) = (0, 0);
        while let Some(tag) = Tag::plain(&text.as_bytes()[begin..]) {
            let line = &text[begin..begin + tag.length];
            let (name, value) = (&line[tag.name], &line[tag.value]);
            let index = index_of(name);
            let name = index.map_or(name, |index| KNOWN[index]);
            if self.tags.has(index, name) || self.tags.others >= MAX_TAGS {
                break;
            }
            if self.tags.add(index, name, value, || place) {
                visitor.tag(name, value);
            }
            end = begin + tag.length;
            begin = match text.as_bytes()[end..] {
                [b'\r', b'\n', b'[', ..] => end + 2,
                [b'\n' | b'\r', b'[', ..] => end + 1,
                _ => break,
            };
            place.next_line();
        }
        if end > 0 {
            self.take(end);
        }
        end > 0
    }

    /// Whether the bracket here begins a tag, malformed or not, that is, whether a tag name begins after it within
    /// `most` bytes.
    pub(super) fn has_tag_here(&mut self, most: usize) -> bool {
        let mut first = true;
        let begin =
            self.source.until(most, |byte| !std::mem::take(&mut first) && !matches!(byte, b' ' | b'\t'));
        begin < most && self.source.rest().get(begin).is_some_and(|&byte| tag::begins_name(byte))
    }

    /// Parses the tag here, with as much of the line as the tag needs, and does not consume it; `None` if there is no
    /// tag here.
    fn tag_here(&mut self) -> Option<(Vec<u8>, Tag)> {
        let short = self.short_tag_here(MAX_CHUNK)?;
        let (line, tag) = &short;
        if !tag.odd || !tag.is_quoted(line) {
            return Some(short);
        }
        let length = self.source.until(MAX_CHUNK, ends_line);
        self.tag_of(length)
    }

    /// Parses the tag here, but no further than its closing bracket, that is, the first one outside a quoted value,
    /// since thousands of tags may share one line. The tag is odd if it is malformed up to there.
    pub(super) fn short_tag_here(&mut self, most: usize) -> Option<(Vec<u8>, Tag)> {
        if !self.has_tag_here(most) {
            return None;
        }
        let bracket = self.source.until(most, |byte| byte == b']' || ends_line(byte));
        let short = self.tag_of(bracket + usize::from(self.source.rest().get(bracket) == Some(&b']')))?;
        if !short.1.odd || !short.1.is_quoted(&short.0) {
            return Some(short);
        }
        let (mut quotes, mut escaped) = (0, false);
        let close = self.source.until(most, |byte| {
            if quotes == 2 || ends_line(byte) {
                return !matches!(byte, b' ' | b'\t');
            }
            quotes += u32::from(byte == b'"' && !escaped);
            escaped = byte == b'\\' && quotes == 1 && !escaped;
            false
        });
        self.tag_of(close + usize::from(self.source.rest().get(close) == Some(&b']')))
    }

    fn tag_of(&self, length: usize) -> Option<(Vec<u8>, Tag)> {
        let line = self.source.rest()[..length].to_vec();
        Tag::read(&line).map(|tag| (line, tag))
    }

    /// Consumes a tag, reports or stores it, and reports what is wrong with it. A repeated tag becomes a remark, and so
    /// does a tag beyond the maximum number, or a tag about the start or the result among the moves.
    pub(super) fn tag(&mut self, tag: &TagText<'_>, late: bool, visitor: &mut impl Visitor) {
        let index = index_of(&tag.name);
        let name = index.map_or(&*tag.name, |index| KNOWN[index]);
        let whole = || Excerpt::new(decode(tag.line).trim_end());
        if tag.odd {
            self.fault(visitor, PgnFaultKind::Tag(whole()));
        }
        if late {
            self.fault(visitor, PgnFaultKind::TagLate(whole()));
        }
        let again = self.tags.has(index, name);
        let too_late = late && index >= Some(RESULT);
        let others = if index.is_some() { 0 } else { self.tags.others };
        if again || too_late || others >= MAX_TAGS {
            if again {
                self.fault(visitor, PgnFaultKind::TagAgain(whole()));
            } else if others == MAX_TAGS {
                self.fault(visitor, PgnFaultKind::TagsTooMany);
                // An empty name is added, so that the error is reported only once.
                self.tags.push_name("");
            }
            self.take(tag.line.len());
            self.remark(&tag::written(name, &tag.value), visitor);
            return;
        }
        let is_for_visitor = self.tags.add(index, name, &tag.value, || self.source.place());
        self.take(tag.line.len());
        if is_for_visitor {
            visitor.tag(name, &tag.value);
        }
    }

    /// Whether a tag here begins the next game. It does if it is on a new line, and if a blank line precedes it or it
    /// is the `Event` tag.
    pub(super) fn is_next_game(&mut self) -> bool {
        if self.breaks == 0 {
            return false;
        }
        let length = self.source.until(MAX_CHUNK, |byte| matches!(byte, b'\n' | b'\r' | b'"'));
        let line = &self.source.rest()[..length];
        let letter = line.get(1..).and_then(|rest| rest.iter().find(|byte| !byte.is_ascii_whitespace()));
        let quoted = self.source.rest().get(length) == Some(&b'"');
        let is_tag = letter.is_some_and(|letter| letter.is_ascii_alphanumeric() || *letter == b'_') && quoted;
        is_tag && (self.breaks > 1 || self.names_event())
    }

    /// Whether an `Event` tag here, after other tags, begins the next game.
    fn begins_anew(&mut self) -> bool {
        let has_event = self.tags.known >> EVENT & 1 != 0;
        let apart = self.breaks > 1 || has_event;
        let has_tags = self.tags.known != 0 || self.tags.others > 0;
        has_tags && apart && self.names_event() && self.is_next_game()
    }

    fn names_event(&mut self) -> bool {
        self.source.peek_after(7).is_some() && self.source.rest()[1..].starts_with(b"Event ")
    }
}
