//! The tags of a game, which are its head.
//!
//! Absent on purpose: how one tag is written (see `tag`), and what those about the start mean (see `beginning`).

use std::io::Read;

use super::reader::{End, LONGEST, Reader};
use super::tag::{self, Tag};
use super::text::decode;
use super::{FaultKind, Visitor};
use crate::rules::Found;

/// More tags than any game has.
const MOST_TAGS: usize = 200;
/// The tags whose names count whether they are written in capitals or not.
const KNOWN: [&str; 10] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant"];

impl<R: Read> Reader<R> {
    /// The tags, and the comments between them.
    pub(super) fn tags(&mut self, visitor: &mut impl Visitor) -> Option<End> {
        loop {
            match self.skip_space() {
                None => return Some(End::Missing),
                Some(b'[') if self.begins_anew() => return Some(End::Missing),
                Some(b'[') => match self.tag_here() {
                    Some((line, tag)) => self.tag(&line, &tag, false, visitor),
                    None => return None,
                },
                Some(b'{') => self.comment(visitor),
                Some(b';') => self.line_comment(visitor),
                Some(b'%') if self.column_one => self.escaped_line(visitor),
                Some(_) => return None,
            }
        }
    }

    /// The line and the tag that it begins with.
    pub(super) fn tag_here(&mut self) -> Option<(Vec<u8>, Tag)> {
        let length = self.source.until(LONGEST, |byte| matches!(byte, b'\n' | b'\r'));
        let line = self.source.rest()[..length].to_vec();
        Tag::read(&line).map(|tag| (line, tag))
    }

    /// Goes past a tag and tells it, or what is wrong with it.
    pub(super) fn tag(&mut self, line: &[u8], tag: &Tag, late: bool, visitor: &mut impl Visitor) {
        let (name, value) = (tag.name(line), tag.value(line));
        let name = KNOWN.iter().find(|known| name.eq_ignore_ascii_case(known)).map_or(&*name, |known| known);
        let whole = |line| Found::new(decode(line).trim_end());
        if tag.odd {
            self.fault(visitor, FaultKind::Tag(whole(&line[..tag.length])));
        }
        if late {
            self.fault(visitor, FaultKind::TagLate(whole(&line[..tag.length])));
        }
        let is_result = name == "Result";
        let is_start = matches!(name, "FEN" | "SetUp" | "Variant");
        let known = self.names[..self.named].iter().any(|known| known == name);
        if known || late && (is_result || is_start) || self.named == MOST_TAGS {
            if known {
                self.fault(visitor, FaultKind::TagAgain(whole(&line[..tag.length])));
            }
            self.take(tag.length);
            self.remark(&tag::written(name, &value), visitor);
            return;
        }
        self.name(name);
        self.take(tag.length);
        if is_result {
            self.result_tag = Some(value.into_owned());
        } else if !self.beginning.hear(name, &value) {
            visitor.tag(name, &value);
        }
    }

    /// Remembers that there was a tag of this name.
    fn name(&mut self, name: &str) {
        if self.names.len() == self.named {
            self.names.push(String::new());
        }
        let kept = &mut self.names[self.named];
        kept.clear();
        kept.push_str(name);
        self.named += 1;
    }

    /// Whether the tag here begins another game: an empty line stands before it, or it is the tag that games begin with.
    pub(super) fn is_next_game(&mut self) -> bool {
        if self.breaks == 0 {
            return false;
        }
        let length = self.source.until(LONGEST, |byte| matches!(byte, b'\n' | b'\r' | b'"'));
        let line = &self.source.rest()[..length];
        let letter = line.get(1..).and_then(|rest| rest.iter().find(|byte| !byte.is_ascii_whitespace()));
        let quoted = self.source.rest().get(length) == Some(&b'"');
        let is_tag = letter.is_some_and(|letter| letter.is_ascii_alphanumeric() || *letter == b'_') && quoted;
        is_tag && (self.breaks > 1 || self.names_event())
    }

    /// Whether the tag here, after others, belongs to a game of its own.
    fn begins_anew(&mut self) -> bool {
        let apart = self.breaks > 1 || self.names[..self.named].iter().any(|name| name == "Event");
        self.named > 0 && apart && self.is_next_game() && self.names_event()
    }

    fn names_event(&mut self) -> bool {
        self.source.peek_after(7).is_some() && self.source.rest()[1..].starts_with(b"Event ")
    }
}
