//! Lines and columns in a file. Those of the moves on a game's main line can be requested after the game.
//!
//! Counting lines and columns move by move would slow reading down, and few of them are used. So a move is remembered
//! by its index in the buffer, and its line and column are worked out on request, or before its bytes are dropped.

use memchr::{memchr, memchr_iter, memrchr2};

/// A line and a column, both counted from 1. Columns are counted in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) line: u64,
    pub(super) column: u64,
    /// Whether the last byte was a carriage return; a line feed directly after it then does not end a second line.
    returned: bool,
}

impl Place {
    /// The beginning of a file.
    pub(super) const FIRST: Place = Place { line: 1, column: 1, returned: false };

    /// Advances to the first byte of the next line.
    pub(super) fn next_line(&mut self) {
        *self = Place { line: self.line + 1, column: 1, returned: false };
    }

    /// Advances over these bytes. This must be fast, because it may run over every byte of a file.
    pub(super) fn advance(&mut self, bytes: &[u8]) {
        let Some(&last) = bytes.last() else { return };
        let mut lines = memchr_iter(b'\n', bytes).count();
        if memchr(b'\r', bytes).is_some() {
            let pairs = bytes.windows(2).filter(|pair| pair == b"\r\n").count();
            lines += memchr_iter(b'\r', bytes).count() - pairs;
        }
        lines -= usize::from(self.returned && bytes[0] == b'\n');
        self.returned = last == b'\r';
        self.line += lines as u64;
        let line = match memrchr2(b'\n', b'\r', bytes) {
            Some(end) => {
                self.column = 1;
                &bytes[end + 1..]
            }
            None => bytes,
        };
        // UTF-8 continuation bytes are not counted as characters.
        self.column += line.iter().filter(|&&byte| !(0x80..0xC0).contains(&byte)).count() as u64;
    }
}

/// The places of the marked moves of one game, in file order.
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

    #[inline(always)]
    pub(super) fn push(&mut self, at: usize) {
        self.indexes.push(at);
    }

    /// Resolves the moves so far, before the bytes up to `place` are dropped from the buffer.
    pub(super) fn drop_bytes(&mut self, bytes: &[u8], place: Place) {
        self.resolve(bytes);
        (self.place, self.at) = (place, 0);
    }

    /// The line and column of a marked move; moves are counted from 0. `None` if there is no such move.
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
