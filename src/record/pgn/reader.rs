//! Reads games of any age and origin: what can be read is read, what is wrong is told, and nothing is lost on the way.
//!
//! A file is read in one go, a stretch at a time; of a game only the positions on the way are kept. Where a game ends does
//! not depend on whether its moves are read: at a result outside of variations, or before a tag that begins another one.
//!
//! A move that can't be made ends its line: the rest is told as a remark, as it stands in the file. Other text among the
//! moves is a remark too.
//!
//! Absent on purpose: recursion, so that no file is too deep; pieces in other letters than English.

use std::io::Read;

use super::beginning::Beginning;
use super::source::Source;
use super::tag::{self, Tag};
use super::text::{self, decode};
use super::word;
use super::{FaultKind, Raw, Visitor};
use crate::record::GameResult;
use crate::rules::{Found, Position};
use crate::start::Start;

/// The longest comment or word that is told as one; what is longer comes in several.
pub(super) const LONGEST: usize = 1 << 16;
/// More tags than any game has.
const MOST_TAGS: usize = 200;
/// The tags whose names count whether they are written in capitals or not.
const KNOWN: [&str; 10] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant"];

/// Reads a file game by game.
pub struct Reader<R> {
    pub(super) source: Source<R>,
    /// How many line ends were between the last thing and the next; none where they stand on one line.
    pub(super) breaks: u32,
    /// The last byte ended a line.
    pub(super) column_one: bool,
    /// The line on which moves are read, and those that wait until its variation is over.
    pub(super) line: Line,
    pub(super) waiting: Vec<Line>,
    /// Text that is kept as it stands, because no moves can be read on this line any more.
    pub(super) lost: Option<Lost>,
    /// How deep in variations it is, while no moves are read.
    pub(super) skimmed: Option<usize>,
    /// A move may be missing.
    pub(super) doubt: bool,
    /// What stands before the next game.
    outside: Outside,
    standard: Start,
    beginning: Beginning,
    result_tag: Option<String>,
    /// The names of the tags of this game; the texts are kept to be used again.
    names: Vec<String>,
    named: usize,
    /// Whether the first game was looked for.
    begun: bool,
    games: u64,
}

/// A line of moves.
#[derive(Clone)]
pub(super) struct Line {
    /// Where it stands now.
    pub(super) position: Position,
    /// Before the last move, when there is one.
    pub(super) before: Position,
    pub(super) moved: bool,
}

/// Text that is kept as it stands.
pub(super) struct Lost {
    pub(super) text: String,
    /// How many variations have begun in it.
    pub(super) deeper: usize,
    /// Until the variation that it began with is over; else until its line is.
    pub(super) only_variation: bool,
}

/// What stands between two games.
#[derive(Default)]
struct Outside {
    /// Where it begins: the line and the offset.
    begin: Option<(u64, u64)>,
    heard: Heard,
    size: usize,
}

/// How the tags or the moves of a game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// With a result.
    Mark(GameResult),
    /// Another game begins, or the file is over.
    Missing,
}

impl<R: Read> Reader<R> {
    /// From the beginning of a file, or from where a game begins in it.
    pub fn new(input: R) -> Reader<R> {
        let start = Start::standard();
        let position = start.position().clone();
        Reader {
            source: Source::new(input),
            breaks: 2,
            column_one: true,
            line: Line { before: position.clone(), position, moved: false },
            waiting: Vec::new(),
            lost: None,
            skimmed: None,
            doubt: false,
            outside: Outside::default(),
            standard: start,
            beginning: Beginning::default(),
            result_tag: None,
            names: Vec::new(),
            named: 0,
            begun: false,
            games: 0,
        }
    }

    /// How many games were begun.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How far in the file it is.
    pub fn offset(&self) -> u64 {
        self.source.offset()
    }

    /// Tells the next game. `false` when there is none any more.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> bool {
        if !self.begun {
            self.begun = true;
            self.look_outside();
        }
        if self.source.peek().is_none() && self.outside.begin.is_none() {
            return false;
        }
        self.begin(visitor);
        let end = self.tags(visitor);
        let readable = self.start(visitor);
        let end = end.unwrap_or_else(|| self.moves(visitor, readable));
        self.end(visitor, end);
        true
    }

    fn begin(&mut self, visitor: &mut impl Visitor) {
        self.games += 1;
        let here = (self.source.place().line, self.source.offset());
        let (line, offset) = self.outside.begin.unwrap_or(here);
        visitor.begin(line, offset);
        self.tell_outside(visitor);
        self.beginning = Beginning::default();
        (self.result_tag, self.named) = (None, 0);
        (self.lost, self.skimmed, self.doubt) = (None, None, false);
        self.waiting.clear();
    }

    fn tell_outside(&mut self, visitor: &mut impl Visitor) {
        let outside = std::mem::take(&mut self.outside);
        for (text, commands) in outside.heard.texts {
            if commands {
                visitor.comment(Raw(text.as_bytes()));
            } else {
                visitor.remark(&text);
            }
        }
        for (line, column, kind) in outside.heard.faults {
            visitor.fault(line, column, kind);
        }
    }

    /// The tags, and the comments between them.
    fn tags(&mut self, visitor: &mut impl Visitor) -> Option<End> {
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

    /// The start, when it can be known; else nothing can be read.
    fn start(&mut self, visitor: &mut impl Visitor) -> bool {
        let plain =
            self.beginning.fen.is_none() && self.beginning.variant.is_none() && !self.beginning.set_up;
        let found = if plain { Ok((self.standard.clone(), None)) } else { self.beginning.start() };
        if let Some(variant) = &self.beginning.variant {
            // Of Chess960 the start tells.
            if !found.as_ref().is_ok_and(|(start, _)| start.is_chess960()) {
                visitor.tag("Variant", variant);
            }
        }
        let (start, readable) = match found {
            Ok((start, odd)) => {
                if let Some(odd) = odd {
                    self.fault(visitor, odd);
                }
                (start, true)
            }
            Err(error) => {
                self.fault(visitor, FaultKind::Start(error));
                visitor.tag("FEN", self.beginning.fen.as_deref().unwrap_or_default());
                (self.standard.clone(), false)
            }
        };
        let position = start.position();
        self.line = Line { position: position.clone(), before: position.clone(), moved: false };
        if !visitor.moves(&start) {
            self.skimmed = Some(0);
        }
        readable
    }

    fn end(&mut self, visitor: &mut impl Visitor, end: End) {
        let place = self.source.place();
        let open = self.waiting.len();
        for _ in 0..open {
            self.close_variation(visitor);
        }
        self.flush(visitor);
        if open > 0 {
            visitor.fault(place.line, place.column, FaultKind::VariationOpen(open));
        }
        if let Some(kind) = self.source.failed() {
            visitor.fault(place.line, place.column, FaultKind::Broken(kind));
        }
        self.result(visitor, end, (place.line, place.column));
        let mut offset = self.source.offset();
        // What stands on the line of the result belongs to it.
        loop {
            match self.skip_space() {
                Some(b'{') if self.breaks == 0 => self.comment(visitor),
                Some(b';') if self.breaks == 0 => self.line_comment(visitor),
                _ => break,
            }
            offset = self.source.offset();
        }
        self.look_outside();
        if self.source.peek().is_none() && self.outside.begin.is_some() {
            self.tell_outside(visitor);
            offset = self.source.offset();
        }
        visitor.end(offset);
    }

    fn result(&mut self, visitor: &mut impl Visitor, end: End, (line, column): (u64, u64)) {
        let text = self.result_tag.take();
        let said =
            text.as_deref().map(str::trim).filter(|text| !text.trim_matches(['?', '.', '-']).is_empty());
        let tag = said.and_then(|text| word::result(text.as_bytes()));
        if let (Some(text), None) = (said, tag) {
            visitor.fault(line, column, FaultKind::ResultTag(Found::new(text)));
            visitor.remark(&tag::written("Result", text));
        }
        let result = match (end, tag) {
            (End::Missing, tag) => {
                visitor.fault(line, column, FaultKind::ResultMissing);
                tag.unwrap_or_default()
            }
            (End::Mark(mark), Some(tag)) if mark != tag => {
                visitor.fault(line, column, FaultKind::Results { tag, mark });
                if mark != GameResult::Open && tag != GameResult::Open {
                    visitor.remark(&tag::written("Result", tag.text()));
                }
                if mark == GameResult::Open { tag } else { mark }
            }
            (End::Mark(mark), _) => mark,
        };
        visitor.result(result);
    }

    /// Goes on to where a game begins, or to the end, and keeps what stands before it.
    fn look_outside(&mut self) {
        while let Some(byte) = self.skip_space() {
            let game = match byte {
                b'[' => self.tag_here().is_some(),
                // What does not fit in memory is not kept until the next game begins.
                b'{' => self.source.until(LONGEST, |byte| byte == b'}') == LONGEST,
                _ => self.begins_with_a_move(),
            };
            if game || self.outside.size > LONGEST {
                return;
            }
            let place = self.source.place();
            self.outside.begin.get_or_insert((place.line, self.source.offset()));
            let mut heard = std::mem::take(&mut self.outside.heard);
            match byte {
                b'{' => self.comment(&mut heard),
                b';' => self.line_comment(&mut heard),
                b'%' if self.column_one => self.escaped_line(&mut heard),
                _ => {
                    let text = self.text(b"");
                    heard.faults.push((place.line, place.column, FaultKind::TextOutside(Found::new(&text))));
                    heard.remark(&text);
                }
            }
            self.outside.size += heard.texts.last().map_or(0, |(text, _)| text.len() + 64);
            self.outside.heard = heard;
        }
    }

    /// Whether moves begin here: a number and a move, or at the beginning of a line a move or a result.
    fn begins_with_a_move(&mut self) -> bool {
        self.source.peek_after(40);
        let rest = self.source.rest();
        let rest = &rest[..rest.len().min(41)];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let dots = rest[digits..].iter().take_while(|&&byte| byte == b'.').count();
        let blanks = rest[digits + dots..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let numbered = digits > 0 && dots > 0;
        let rest = if numbered { &rest[digits + dots + blanks..] } else { rest };
        let length = rest.iter().take_while(|&&byte| !super::movetext::ends_word(byte)).count();
        let word = &rest[..length];
        let first = self.breaks > 0;
        (numbered || first) && word::looks_like_a_move(word) || first && word::result(word).is_some()
    }

    /// Words that are no moves up to the next thing that may be one; the first is taken whatever it is.
    pub(super) fn text(&mut self, before: &[u8]) -> String {
        let mut text = decode(before).into_owned();
        loop {
            let length = self.source.until(LONGEST, super::movetext::ends_word).max(1);
            let length = text::whole_letters(self.source.rest(), length);
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&decode(&self.source.rest()[..length]));
            self.take(length);
            let Some(next) = self.skip_space() else { break };
            let blank_line = self.breaks > 1;
            if blank_line || text.len() > LONGEST || !super::movetext::begins_text(next) {
                break;
            }
            let length = self.source.until(LONGEST, super::movetext::ends_word);
            if word::means_something(&self.source.rest()[..length]) {
                break;
            }
        }
        text
    }

    /// Goes past so many bytes.
    #[inline(always)]
    pub(super) fn take(&mut self, count: usize) {
        self.source.skip(count);
        (self.breaks, self.column_one) = (0, false);
    }

    /// Goes to the next byte that is no white space and tells it.
    #[inline(always)]
    pub(super) fn skip_space(&mut self) -> Option<u8> {
        loop {
            let byte = self.source.peek()?;
            if byte > b' ' && byte != 0xEF {
                return Some(byte);
            }
            if byte == 0xEF && !self.is_mark() {
                return Some(byte);
            }
            self.source.skip(if byte == 0xEF { 3 } else { 1 });
            self.column_one = matches!(byte, b'\n' | b'\r');
            let both = byte == b'\r' && self.source.peek() == Some(b'\n');
            self.breaks += u32::from(self.column_one && !both);
        }
    }

    /// A byte order mark, where files were put together.
    #[cold]
    fn is_mark(&mut self) -> bool {
        self.source.peek_after(2);
        self.source.rest().starts_with(b"\xEF\xBB\xBF")
    }

    pub(super) fn fault(&mut self, visitor: &mut impl Visitor, kind: FaultKind) {
        let place = self.source.place();
        visitor.fault(place.line, place.column, kind);
    }
}

/// Keeps what is heard until it is known which game it belongs to.
#[derive(Default)]
struct Heard {
    /// Each with whether commands count in it.
    texts: Vec<(String, bool)>,
    faults: Vec<(u64, u64, FaultKind)>,
}

impl Visitor for Heard {
    fn comment(&mut self, text: Raw<'_>) {
        self.texts.push((text.text(), true));
    }

    fn remark(&mut self, text: &str) {
        self.texts.push((text.to_owned(), false));
    }

    fn fault(&mut self, line: u64, column: u64, kind: FaultKind) {
        self.faults.push((line, column, kind));
    }
}
