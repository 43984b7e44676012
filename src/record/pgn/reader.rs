//! A lenient PGN reader: it reads what it can, reports errors, and keeps unreadable text as comments.
//!
//! It reads a file once, in blocks, and keeps neither the file nor the games in memory. A game ends at a result outside
//! variations, before a tag that begins the next game, or at the end of the file, whether or not its moves are read.
//!
//! An illegal or ambiguous move ends its line: the move and the rest of the line become a remark. Other text among the
//! moves becomes a remark too.

use std::io::Read;

use super::game_tags::GameTags;
use super::places::Place;
use super::setup_tags::SetupTags;
use super::source::Source;
use super::visitor::Trailing;
use super::{PgnFaultKind, Visitor, tag, word};
use crate::record::GameResult;
use crate::rules::{Excerpt, Position};
use crate::start::Start;

/// Comments and words longer than about this many bytes are reported in parts.
pub(super) const MAX_CHUNK: usize = 1 << 16;

/// A PGN reader, which goes through a file game by game.
pub struct Reader<R> {
    pub(super) source: Source<R>,
    /// The number of line breaks since the last token.
    pub(super) breaks: u32,
    /// Whether the next byte is the first of its line.
    pub(super) column_one: bool,
    /// The current line of moves.
    pub(super) line: Line,
    /// The lines around the current one, the innermost last; each continues when the variation inside it ends.
    pub(super) waiting: Vec<Line>,
    /// Text that is kept because no moves can be read up to the end of this line, or of a variation in it.
    pub(super) lost: Option<LostMoves>,
    /// The depth of variations while moves are skipped; `None` while they are read.
    pub(super) skimmed: Option<usize>,
    /// Whether a move may be missing here, because text that was not a move came before.
    pub(super) uncertain: bool,
    /// Text found before the next game.
    pub(super) trailing: Trailing,
    standard: Start,
    pub(super) tags: GameTags,
    result_place: Place,
    /// Whether the text before the first game has been read.
    begun: bool,
    games: u64,
}

/// A line of moves that is being read.
#[derive(Clone)]
pub(super) struct Line {
    pub(super) position: Position,
    /// The position before the last move. It has no meaning unless `moved` is true.
    pub(super) before: Position,
    pub(super) moved: bool,
}

/// The unreadable rest of a line of moves, or an unreadable variation.
#[derive(Default)]
pub(super) struct LostMoves {
    pub(super) text: String,
    /// The number of variations that were opened in the text and are not yet closed.
    pub(super) deeper: usize,
    /// Whether the unreadable text ends with the variation it began with; otherwise it ends with the line of moves.
    pub(super) only_variation: bool,
}

/// How the tags or the moves of a game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// With a result, at this place.
    Mark(GameResult, Place),
    /// The next game begins, or the file ends.
    Missing,
}

impl<R: Read> Reader<R> {
    /// A reader of a file. The input begins at the beginning of the file or at the offset where a game begins.
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
            uncertain: false,
            trailing: Trailing::default(),
            standard: start,
            tags: GameTags::default(),
            result_place: Place::FIRST,
            begun: false,
            games: 0,
        }
    }

    /// Keeps the places of the moves of the main line, for [`Reader::place_of_move`].
    #[must_use]
    pub fn with_places(mut self) -> Reader<R> {
        self.source.keep_places();
        self
    }

    /// The line and column of a move on the last game's main line; `half_move` is its ply, counted from 0. Returns
    /// `None` if there is no such move, or without [`Reader::with_places`].
    pub fn place_of_move(&mut self, half_move: usize) -> Option<(u64, u64)> {
        self.source.place_of_move(half_move)
    }

    /// The line and column of the last game's result, or of the end of that game if it has no result.
    pub fn place_of_result(&self) -> (u64, u64) {
        (self.result_place.line, self.result_place.column)
    }

    /// The number of games begun so far.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Reports the next game; returns `false` if there is none.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> bool {
        if !self.begun {
            self.begun = true;
            self.read_trailing();
        }
        if self.source.peek().is_none() && self.trailing.begin.is_none() {
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
        let (line, offset) = self.trailing.begin.unwrap_or(here);
        visitor.begin(line, offset);
        self.emit_trailing(visitor);
        self.source.begin_places();
        self.tags.clear();
        (self.lost, self.skimmed, self.uncertain) = (None, None, false);
        self.waiting.clear();
    }

    /// Determines the starting position; returns `false` if it is invalid, so that no move can be read.
    fn start(&mut self, visitor: &mut impl Visitor) -> bool {
        if self.tags.setup == SetupTags::default() {
            self.begin_moves(None, visitor);
            return true;
        }
        let found = self.tags.setup.start();
        if let Some(variant) = &self.tags.setup.variant {
            // In Chess960, the start itself contains this information.
            if !found.as_ref().is_ok_and(|(start, _)| start.is_chess960()) {
                visitor.tag("Variant", variant);
            }
        }
        // `SetUp` is redundant if there is a FEN.
        if let Some(set_up) = self.tags.setup.set_up.as_ref().filter(|_| self.tags.setup.fen.is_none()) {
            visitor.tag("SetUp", set_up);
        }
        let (start, readable) = match found {
            Ok((start, odd)) => {
                if let Some(odd) = odd {
                    let tag = if odd == PgnFaultKind::NoStart { "SetUp" } else { "Variant" };
                    self.fault_in_tag(visitor, tag, odd);
                }
                (start, true)
            }
            Err(error) => {
                self.fault_in_tag(visitor, "FEN", PgnFaultKind::Start(error));
                visitor.tag("FEN", self.tags.setup.fen.as_deref().unwrap_or_default());
                (self.standard.clone(), false)
            }
        };
        self.begin_moves(Some(&start), visitor);
        readable
    }

    fn begin_moves(&mut self, start: Option<&Start>, visitor: &mut impl Visitor) {
        let start = start.unwrap_or(&self.standard);
        if visitor.moves(start) {
            self.line.position.clone_from(start.position());
            self.line.moved = false;
        } else {
            self.skimmed = Some(0);
        }
    }

    fn end(&mut self, visitor: &mut impl Visitor, end: End) {
        let (mark, place) = match end {
            End::Mark(mark, place) => (Some(mark), place),
            End::Missing => (None, self.source.place_after_token()),
        };
        self.result_place = place;
        let open = self.waiting.len();
        for _ in 0..open {
            self.close_variation(visitor);
        }
        self.flush(visitor);
        if open > 0 {
            visitor.fault(place.line, place.column, PgnFaultKind::VariationOpen(open));
        }
        if let Some(kind) = self.source.failed() {
            visitor.fault(place.line, place.column, PgnFaultKind::Broken(kind));
        }
        self.result(visitor, mark, place);
        let mut offset = self.source.offset();
        // Comments on the line of the result belong to this game.
        loop {
            match self.skip_space() {
                Some(b'{') if self.breaks == 0 => self.comment(visitor),
                Some(b';') if self.breaks == 0 => self.line_comment(visitor),
                _ => break,
            }
            offset = self.source.offset();
        }
        self.read_trailing();
        if self.source.peek().is_none() && self.trailing.begin.is_some() {
            self.emit_trailing(visitor);
            offset = self.source.offset();
        }
        visitor.end(offset);
    }

    fn result(&mut self, visitor: &mut impl Visitor, mark: Option<GameResult>, place: Place) {
        let (line, column) = (place.line, place.column);
        let text = std::mem::take(&mut self.tags.result);
        let said = Some(text.trim()).filter(|text| !text.trim_matches(['?', '.', '-']).is_empty());
        let tag = said.and_then(|text| word::result(text.as_bytes()));
        if let (Some(text), None) = (said, tag) {
            self.fault_in_tag(visitor, "Result", PgnFaultKind::ResultTag(Excerpt::new(text)));
            visitor.remark(&tag::written("Result", text));
        }
        self.tags.result = text;
        let result = match (mark, tag) {
            (None, tag) => {
                visitor.fault(line, column, PgnFaultKind::ResultMissing);
                tag.unwrap_or_default()
            }
            (Some(mark), Some(tag)) if mark != tag => {
                visitor.fault(line, column, PgnFaultKind::Results { tag, mark });
                if mark != GameResult::Open && tag != GameResult::Open {
                    visitor.remark(&tag::written("Result", tag.text()));
                }
                if mark == GameResult::Open { tag } else { mark }
            }
            (Some(mark), _) => mark,
        };
        visitor.result(result);
    }

    /// Consumes bytes of a token; line breaks are counted from 0 again.
    #[inline(always)]
    pub(super) fn take(&mut self, count: usize) {
        self.source.take(count);
        (self.breaks, self.column_one) = (0, false);
    }

    /// Skips white space, control characters and byte order marks, and returns the next byte without consuming it.
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

    /// Whether a byte order mark is here. It can also be inside a file, because some files consist of several that were
    /// joined.
    #[cold]
    fn is_mark(&mut self) -> bool {
        self.source.peek_after(2);
        self.source.rest().starts_with(b"\xEF\xBB\xBF")
    }

    pub(super) fn fault(&mut self, visitor: &mut impl Visitor, kind: PgnFaultKind) {
        let place = self.source.place();
        visitor.fault(place.line, place.column, kind);
    }

    /// Reports an error in a tag about the start or the result, at the current place if there is no such tag.
    fn fault_in_tag(&mut self, visitor: &mut impl Visitor, name: &str, kind: PgnFaultKind) {
        let tag = self.tags.places.iter().find(|(known, _)| *known == name);
        let place = tag.map_or_else(|| self.source.place(), |&(_, place)| place);
        visitor.fault(place.line, place.column, kind);
    }
}
