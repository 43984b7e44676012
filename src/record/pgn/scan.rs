//! Quickly reads the tags and result of each game in a file, skipping the moves.

use std::io::Read;
use std::ops::Range;

use super::{Reader, Visitor};
use crate::record::{GameResult, Tags};
use crate::start::Start;

/// The tags and result of a game, whether it is Chess960, and where it is in the file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// The tags before the moves, except `Result` and those whose content is in the start.
    pub tags: Tags,
    pub result: GameResult,
    /// Whether this is a game of Chess960.
    pub chess960: bool,
    /// The byte range of the game in the file; [`Games`](super::Games) can read the whole game from the start of this
    /// range.
    pub bytes: Range<u64>,
    /// The line where the game begins, counted from 1.
    pub line: u64,
}

/// An iterator that reads the headings of a file.
pub struct Scan<R> {
    reader: Reader<R>,
}

impl<R: Read> Scan<R> {
    /// The headings of a file, read from its beginning.
    pub fn new(input: R) -> Scan<R> {
        Scan { reader: Reader::new(input) }
    }
}

impl<R: Read> Iterator for Scan<R> {
    type Item = Heading;

    fn next(&mut self) -> Option<Heading> {
        let mut heading = Heading::default();
        self.reader.read_game(&mut heading).then_some(heading)
    }
}

impl Visitor for Heading {
    fn begin(&mut self, line: u64, offset: u64) {
        self.line = line;
        self.bytes = offset..offset;
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.tags.push(name, value);
    }

    fn moves(&mut self, start: &Start) -> bool {
        self.chess960 = start.is_chess960();
        false
    }

    fn result(&mut self, result: GameResult) {
        self.result = result;
    }

    fn end(&mut self, offset: u64) {
        self.bytes.end = offset;
    }
}
