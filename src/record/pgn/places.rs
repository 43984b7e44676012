//! Lines and columns in a file. Those of the moves of one game can be requested after the game.
//!
//! Counting lines and columns move by move would slow reading down, and few of them are used. So a move is remembered
//! by its index in the buffer, and its line and column are worked out on request, or before its bytes are dropped.

use crate::rules::cpu::{self, Work};

/// A line and a column, both counted from 1. Columns are counted in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) line: u64,
    pub(super) column: u64,
    /// Whether the last byte was a carriage return, so that a line feed directly after it does not end a second line.
    returned: bool,
}

impl Place {
    /// The beginning of a file.
    pub(super) const FIRST: Place = Place { line: 1, column: 1, returned: false };

    /// Advances over these bytes.
    pub(super) fn advance(&mut self, bytes: &[u8]) {
        cpu::run(Advance(self, bytes));
    }

    /// Counts in bulk, since this may run for every byte of a file.
    #[inline(always)]
    fn count(&mut self, bytes: &[u8]) {
        let Some(&last) = bytes.last() else { return };
        let [feeds, returns] = count(bytes, |byte| [byte == b'\n', byte == b'\r']);
        let mut lines = feeds + returns;
        if returns > 0 {
            lines -= bytes.windows(2).filter(|pair| pair == b"\r\n").count();
        }
        lines -= usize::from(self.returned && bytes[0] == b'\n');
        self.returned = last == b'\r';
        self.line += lines as u64;
        let line = match bytes.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')) {
            Some(end) => {
                self.column = 1;
                &bytes[end + 1..]
            }
            None => bytes,
        };
        // UTF-8 continuation bytes are not counted as characters.
        let [letters] = count(line, |byte| [!(0x80..0xC0).contains(&byte)]);
        self.column += letters as u64;
    }
}

struct Advance<'a>(&'a mut Place, &'a [u8]);

impl Work<()> for Advance<'_> {
    #[inline(always)]
    fn work(self) {
        self.0.count(self.1);
    }
}

/// Counts the bytes that have each of `N` properties, in chunks that the compiler can vectorise.
#[inline(always)]
fn count<const N: usize>(bytes: &[u8], is: impl Fn(u8) -> [bool; N]) -> [usize; N] {
    /// A multiple of 32, a common vector length, and small enough that a count fits into a byte.
    const CHUNK: usize = 224;
    let mut counts = [0; N];
    for chunk in bytes.chunks(CHUNK) {
        let mut few = [0_u8; N];
        for &byte in chunk {
            let is = is(byte);
            for index in 0..N {
                few[index] += u8::from(is[index]);
            }
        }
        for (count, few) in counts.iter_mut().zip(few) {
            *count += usize::from(few);
        }
    }
    counts
}

/// The places of the moves of one game, in file order.
pub(super) struct Places {
    /// A known place at or before the first unresolved move, and its index in the buffer.
    place: Place,
    at: usize,
    /// Indexes in the buffer of the moves that are not resolved yet.
    indexes: Vec<usize>,
    /// Lines and columns of the moves that are resolved; these come before the others.
    resolved: Vec<(u32, u32)>,
}

impl Places {
    pub(super) fn new() -> Places {
        Places { place: Place::FIRST, at: 0, indexes: Vec::new(), resolved: Vec::new() }
    }

    /// Starts a new game at this place and buffer index.
    pub(super) fn begin(&mut self, place: Place, at: usize) {
        (self.place, self.at) = (place, at);
        self.indexes.clear();
        self.resolved.clear();
    }

    /// Remembers a move at this index.
    #[inline(always)]
    pub(super) fn push(&mut self, at: usize) {
        self.indexes.push(at);
    }

    /// Resolves the moves so far, before the bytes up to `place` are dropped from the buffer.
    pub(super) fn drop_bytes(&mut self, bytes: &[u8], place: Place) {
        self.resolve(bytes);
        (self.place, self.at) = (place, 0);
    }

    /// The line and column of the move with this index; moves are counted from 0.
    pub(super) fn get(&mut self, index: usize, bytes: &[u8]) -> Option<(u64, u64)> {
        self.resolve(bytes);
        self.resolved.get(index).map(|&(line, column)| (line.into(), column.into()))
    }

    fn resolve(&mut self, bytes: &[u8]) {
        for at in self.indexes.drain(..) {
            self.place.advance(&bytes[self.at..at]);
            self.at = at;
            let number = |number: u64| number.try_into().unwrap_or(u32::MAX);
            self.resolved.push((number(self.place.line), number(self.place.column)));
        }
    }
}
