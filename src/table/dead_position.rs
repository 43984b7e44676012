//! Dead positions that take a search to find (5.2.2). Deciding whether a side can still mate may take half a second, so
//! the session does that in the background, and ends the game once the position is found to be dead.
//!
//! A dead position stays dead, so an answer that arrives a move later is still right.
//!
//! For the search, see `unwinnable::search`.

use super::{Action, Deed, Notice, Reason, Table};
use crate::game::Ending;
use crate::rules::{Bitboard, Move, Position};
use crate::unwinnable::{MatePossible, is_dead, locked_pawns};

/// The maximum number of positions to examine for each side.
const POSITIONS: u64 = 500_000;

/// Whether it is certain that neither side can mate any more by any series of legal moves; `false` for an irregular
/// position, or if the budget is too small to decide.
pub fn is_found_dead(position: &Position) -> bool {
    position.is_regular() && is_dead(position, POSITIONS) == Some(true)
}

impl Table {
    /// Records that the position after this many plies is dead, so that the table need not search.
    pub fn set_dead_after(&mut self, moves: usize) {
        self.dead_after = Some(moves);
    }

    /// Decides whether the position is dead, which may take half a second for each side, and ends the game if it is.
    pub fn end_if_dead(&mut self) -> Vec<Notice> {
        if self.result().is_some() || !is_found_dead(self.position()) {
            return Vec::new();
        }
        self.set_dead_after(self.moves().len());
        self.apply(&Action::new(self.now, Deed::DeadPosition))
    }

    /// Whether, and by which moves, the opponent could still have mated when the game ended by a resignation, a fallen
    /// flag, a second illegal move or an illegal sealed move; `None` in any other case.
    pub fn could_mate(&self) -> Option<&MatePossible> {
        self.game.could_mate()
    }

    /// The moves by which the opponent could still have mated (see [`Table::could_mate`]); `None` if none are known.
    pub fn mate_line(&self) -> Option<&[Move]> {
        match self.could_mate()? {
            MatePossible::Yes(line) if !line.is_empty() => Some(line),
            _ => None,
        }
    }

    /// The wall of locked pawns if the game ended with a dead position; otherwise empty.
    pub fn wall(&self) -> Bitboard {
        match self.result() {
            Some(outcome) if outcome.ending == Ending::DeadPosition => locked_pawns(self.position()),
            _ => Bitboard::EMPTY,
        }
    }

    pub(crate) fn rule_dead(&mut self) {
        let known = self.dead_after.is_some_and(|moves| moves <= self.moves().len());
        if !known && !is_found_dead(self.position()) {
            return self.refuse(Reason::NotDead);
        }
        self.game.draw(Ending::DeadPosition);
        self.tell_end();
    }
}
