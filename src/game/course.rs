//! Follows the moves of a recorded game, to recognise whether the game needs a replay. Most games need none: no draw
//! could be claimed, and nothing but a dead position can have ended the game automatically.

use super::laws::{FIFTY_MOVES, THREEFOLD};
use crate::rules::Position;
use crate::start::Start;

/// What is known about a game after its moves so far.
#[derive(Clone, Debug)]
pub struct Course {
    last: Position,
    /// The keys of the positions before the last one.
    keys: Vec<u64>,
    is_eventful: bool,
}

impl Course {
    /// A game without moves.
    pub fn new(start: &Start) -> Course {
        let last = start.position().clone();
        let is_eventful = last.halfmove_clock() >= FIFTY_MOVES;
        Course { last, keys: Vec::new(), is_eventful }
    }

    /// Adds a legal move, given as the position after that move.
    pub fn follow(&mut self, after: &Position) {
        self.keys.push(self.last.key());
        self.last.clone_from(after);
        // Different positions may share a key; then the game is replayed needlessly, but nothing goes wrong.
        let reachable = self.keys.len().saturating_sub(usize::from(after.halfmove_clock()));
        let before = self.keys[reachable..].iter().filter(|&&key| key == after.key()).count();
        self.is_eventful |= before + 1 >= THREEFOLD || after.halfmove_clock() >= FIFTY_MOVES;
    }

    /// Notes a pass or an illegal move.
    pub fn interrupt(&mut self) {
        self.is_eventful = true;
    }

    /// The last position. It is `None` if a draw could be claimed, if anything but a dead position can have ended the
    /// game automatically, or if there was a pass or an illegal move.
    pub(super) fn uneventful(&self) -> Option<&Position> {
        Some(&self.last).filter(|last| !self.is_eventful && last.has_legal_move())
    }
}
