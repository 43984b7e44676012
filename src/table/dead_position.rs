//! Dead positions that are not seen at once (5.2.2). Whether a side can still mate may take half a second to find out; the
//! window asks on a thread of its own, and the game ends when the answer is there.
//!
//! What is dead stays dead, so that an answer that comes a move later is still right.
//!
//! Finding it out: see `rules`.

use super::{Action, Deed, Notice, Reason, Table, refuse};
use crate::game::Ending;
use crate::rules::{Bitboard, Move, Position};
use crate::unwinnable::{MatePossible, is_dead, locked_pawns};

/// How many positions a side's chances may cost.
const POSITIONS: u64 = 500_000;

/// Whether neither side can mate any more by any series of legal moves, with the budget that the table has for it.
pub fn is_found_dead(position: &Position) -> bool {
    is_dead(position, POSITIONS) == Some(true)
}

impl Table {
    /// Somebody who asked elsewhere tells that the position after so many moves is dead: the table won't ask again.
    pub fn know_dead(&mut self, moves: usize) {
        self.dead_after = Some(moves);
    }

    /// Asks, for as long as it takes, whether the position is dead, and ends the game if it is.
    pub fn end_if_dead(&mut self) -> Vec<Notice> {
        if self.result().is_some() || !is_found_dead(self.position()) {
            return Vec::new();
        }
        self.know_dead(self.moves().len());
        self.apply(&Action { at: self.now, deed: Deed::DeadPosition })
    }

    /// What was found out at the end of the game, where it was asked, of whether the opponent could still have mated.
    pub fn could_mate(&self) -> Option<&MatePossible> {
        self.game.could_mate()
    }

    /// The moves with which the winner by a flag or a resignation could still have mated.
    pub fn mate_line(&self) -> Option<&[Move]> {
        match self.could_mate()? {
            MatePossible::Yes(line) if !line.is_empty() => Some(line),
            _ => None,
        }
    }

    /// The pawns that keep a dead position closed.
    pub fn wall(&self) -> Bitboard {
        match self.result() {
            Some(outcome) if outcome.ending == Ending::DeadPosition => locked_pawns(self.position()),
            _ => Bitboard::EMPTY,
        }
    }

    pub(crate) fn rule_dead(&mut self, notices: &mut Vec<Notice>) {
        let known = self.dead_after.is_some_and(|moves| moves <= self.moves().len());
        if !known && !is_found_dead(self.position()) {
            return refuse(notices, Reason::NotDead);
        }
        self.game.draw(Ending::DeadPosition);
        self.tell_end(notices);
    }
}
