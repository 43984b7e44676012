//! What stands at the head of each game of a file, quickly: the moves are gone past.

use std::io::Read;
use std::ops::Range;

use super::{Reader, Visitor};
use crate::record::{GameResult, Tags};
use crate::start::Start;

/// The head of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// Its tags but for those that tell the start and the result.
    pub tags: Tags,
    /// How it ended.
    pub result: GameResult,
    /// Whether it is a game of Chess960.
    pub chess960: bool,
    /// Where in the file it stands: from there a reader reads the whole game.
    pub bytes: Range<u64>,
    /// The line on which it begins, counted from 1.
    pub line: u64,
}

/// Reads the headings of a file.
pub struct Scan<R> {
    reader: Reader<R>,
}

impl<R: Read> Scan<R> {
    /// From the beginning of a file.
    pub fn new(input: R) -> Scan<R> {
        Scan { reader: Reader::new(input) }
    }

    /// How far in the file it is.
    pub fn offset(&self) -> u64 {
        self.reader.offset()
    }
}

impl<R: Read> Iterator for Scan<R> {
    type Item = Heading;

    fn next(&mut self) -> Option<Heading> {
        let mut heading = Heading {
            tags: Tags::default(),
            result: GameResult::Open,
            chess960: false,
            bytes: 0..0,
            line: 0,
        };
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
