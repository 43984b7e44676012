//! Draws on a player's word: the same position three times, fifty moves (9.2, 9.3), and perpetual check by its name.
//!
//! What follows from a wrong claim: see `table`.

use super::{Ending, Game};
use crate::rules::Move;

/// What is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawClaim {
    /// 9.2: the same position for the third time, not necessarily in a row.
    Threefold,
    /// 9.3: fifty moves by each side without a capture or a pawn move.
    FiftyMoves,
}

impl Game {
    /// What a claim is right for: in the position now, or after the intended move, which must be legal and is not made.
    /// `None` when it is wrong.
    pub fn claim(&self, claim: DrawClaim, intended: Option<Move>) -> Option<Ending> {
        let now = self.holds(claim);
        now.or_else(|| {
            let mut then = self.clone();
            then.push(intended?);
            then.holds(claim)
        })
    }

    fn holds(&self, claim: DrawClaim) -> Option<Ending> {
        match claim {
            DrawClaim::Threefold => self.threefold(),
            DrawClaim::FiftyMoves => (self.position().halfmove_clock() >= 100).then_some(Ending::FiftyMoves),
        }
    }

    /// The threefold of now, and whether it is a perpetual check.
    pub(super) fn threefold(&self) -> Option<Ending> {
        let plies = self.stood_after();
        let [.., first, _, last] = plies[..] else { return None };
        // One side's moves are every second one; it must have given check with each of them.
        let always = |begin: usize| {
            let mut own = (begin..=last).step_by(2).peekable();
            own.peek().is_some() && own.all(|plies| self.position_after(plies).is_check())
        };
        let perpetual = always(first + 1) || always(first + 2);
        Some(if perpetual { Ending::PerpetualCheck } else { Ending::Threefold })
    }
}
