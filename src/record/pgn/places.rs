//! The places of moves that may be asked for after the game.
//!
//! Counting lines and columns move by move would slow reading down, and hardly any place is ever asked for. So a move
//! is remembered by its index in the buffer, and its place is worked out on request, or before its bytes are dropped.

use super::source::Place;

/// The places of the moves of one game, in file order.
pub(super) struct Places {
    /// A known place at or before the first unresolved move, and its index in the buffer.
    place: Place,
    at: usize,
    /// Indexes in the buffer of the moves that are not resolved yet.
    indexes: Vec<usize>,
    /// Lines and columns of the moves before them.
    resolved: Vec<(u32, u32)>,
}

impl Places {
    pub(super) fn new() -> Places {
        Places { place: Place::FIRST, at: 0, indexes: Vec::new(), resolved: Vec::new() }
    }

    /// Starts anew at this place and index.
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

    /// Called before the bytes up to `place` are dropped from the buffer.
    pub(super) fn drop_bytes(&mut self, bytes: &[u8], place: Place) {
        self.resolve(bytes);
        (self.place, self.at) = (place, 0);
    }

    /// The line and column of a move, counted from 0.
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
