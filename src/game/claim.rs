//! Draws by claim: threefold repetition and the fifty-move rule (9.2, 9.3). Perpetual check is claimed as a threefold
//! repetition.
//!
//! For what follows a wrong claim, see `table::claims`.

use super::laws::{FIFTY_MOVES, THREEFOLD};
use super::{Ending, Game};
use crate::rules::{Move, named};

named! {
    /// The rule that a draw claim is based on.
    pub enum DrawClaim {
        /// The same position for the third time, not necessarily in a row (9.2).
        Threefold = "threefold",
        /// Fifty moves by each side without a capture or a pawn move (9.3).
        FiftyMoves = "fifty-moves",
    }
}

impl Game {
    /// The ending if the claim is correct in the current position or after the intended move; `None` if it is wrong.
    /// The intended move must be legal and is not made.
    pub fn claim(&self, claim: DrawClaim, intended: Option<Move>) -> Option<Ending> {
        self.holds(claim).or_else(|| {
            let intended = intended?;
            let mut then = self.clone();
            then.push(intended);
            then.holds(claim)
        })
    }

    fn holds(&self, claim: DrawClaim) -> Option<Ending> {
        match claim {
            DrawClaim::Threefold => self.threefold(),
            DrawClaim::FiftyMoves => {
                (self.position().halfmove_clock() >= FIFTY_MOVES).then_some(Ending::FiftyMoves)
            }
        }
    }

    /// The ending by threefold repetition or perpetual check; `None` if the current position has not occurred three
    /// times.
    fn threefold(&self) -> Option<Ending> {
        let plies = self.stood_after();
        let &[first, .., last] = plies.last_chunk::<THREEFOLD>()?;
        // Whether one side gave check with each of its moves from ply `begin` on; its moves are every second ply.
        let always = |begin: usize| {
            let mut own = (begin..=last).step_by(2).peekable();
            own.peek().is_some() && own.all(|plies| self.position_after(plies).is_check())
        };
        let perpetual = always(first + 1) || always(first + 2);
        Some(if perpetual { Ending::PerpetualCheck } else { Ending::Threefold })
    }
}
