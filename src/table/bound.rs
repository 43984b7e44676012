//! The moves and pieces to which a player is bound in this turn by touching or releasing pieces or by a claim, and the
//! moves that the table accepts.
//!
//! For which moves remain after a touch, see `game::touch`.

use super::touch_input::TouchInput;
use super::{Table, TouchMove};
use crate::game::{Bond, Obligation, Ruling, obligation_among};
use crate::rules::{Bitboard, MoveList, Square};

impl Table {
    /// The obligation that follows from touching or releasing pieces in this turn or from a claim, or that would follow
    /// once the opponent claims touch-move. `None` once the game is over, or if touch-move is off and no wrong claim
    /// named a move.
    pub fn obligation(&self) -> Option<Obligation> {
        match self.turn.intended {
            _ if self.result().is_some() => None,
            Some(mv) => Some(Obligation::intended(mv)),
            None if self.setup.touch == TouchMove::Off => None,
            None => {
                let touched = &self.turn.touched;
                let bound = obligation_among(self.position(), self.game.legal_moves(), touched);
                Some(if self.turn.released.is_empty() {
                    bound
                } else {
                    bound.after_release(&self.turn.released)
                })
            }
        }
    }

    /// The pieces of either side that must be moved or taken.
    pub(super) fn bound_pieces(&self) -> Bitboard {
        self.obligation().map_or(Bitboard::EMPTY, |bound| bound.pieces())
    }

    /// Adds to a ruling the pieces that must now be moved or taken.
    pub(super) fn binding(&self, ruling: Ruling) -> Ruling {
        let bound = self.bound_pieces();
        Ruling { bound, to_take: bound & self.position().board().color(!self.mover()), ..ruling }
    }

    /// The pieces of the side to move among those that must be moved or taken.
    pub fn bound_own(&self) -> Bitboard {
        self.bound_pieces() & self.position().board().color(self.mover())
    }

    /// The pieces of the side to move that can take an enemy piece that must be taken, by moving to this square; empty
    /// if touch-move binds a piece of the side to move.
    pub fn takers(&self, to: Square) -> Bitboard {
        let bound = self.obligation().filter(|bound| bound.bond().is_some() && self.bound_own().is_empty());
        let moves = bound.map(|bound| bound.moves().clone()).unwrap_or_default();
        moves.iter().filter(|mv| mv.to() == to).map(|mv| mv.from()).collect()
    }

    /// The bond of the obligation; `None` if there is none.
    pub fn bond(&self) -> Option<Bond> {
        self.obligation()?.bond()
    }

    /// The article of the bond; `None` if there is no bond.
    pub fn article(&self) -> Option<&'static str> {
        self.bond().map(Bond::article)
    }

    /// Whether touch-move is enforced in this turn, either throughout the game or because of a ruling.
    pub fn is_enforced(&self) -> bool {
        let claimed = self.turn.held_to_it || self.turn.intended.is_some();
        self.setup.touch == TouchMove::Enforced || claimed
    }

    /// The moves that the table accepts now; a pause does not change them. With touch-move on claim, they include moves
    /// that break touch-move, until a ruling enforces it. Over the board, where hands may do anything, they are only
    /// the moves that remain after touches, releases and claims. While a pawn waits for its promotion, they are only
    /// the promotions of that pawn on its square. Empty once the game is over or adjourned, and in a game with only a
    /// clock.
    pub fn allowed(&self) -> MoveList {
        if self.result().is_some() || self.sealed.is_some() || self.setup.clock_only {
            return MoveList::new();
        }
        let limits = self.is_enforced() || self.setup.is_over_the_board();
        let moves = match self.obligation().filter(|_| limits) {
            Some(bound) => bound.moves().clone(),
            None => self.game.legal_moves(),
        };
        match self.input {
            TouchInput::Promoting { from, to } => {
                moves.into_iter().filter(|mv| (mv.from(), mv.to()) == (from, to)).collect()
            }
            _ => moves,
        }
    }

    /// The squares on which dropping the piece from `from` makes a move that the table accepts.
    pub fn targets(&self, from: Square) -> Bitboard {
        let allowed = self.allowed();
        let reached = |to: &Square| self.meant(from, *to).iter().any(|mv| allowed.contains(mv));
        Square::all().filter(reached).collect()
    }
}
