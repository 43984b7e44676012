//! The last two plies of a game: the move to which a player reacts, and that player's previous move.

use crate::rules::{Move, Position, Square};

/// The last move of each player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RecentMoves {
    /// The opponent's last move.
    pub theirs: Option<Move>,
    /// Whether the opponent's last move captured.
    pub took: bool,
    /// The last move of the side to move.
    pub own: Option<Move>,
}

impl RecentMoves {
    /// The recent moves after one more move, for the player who is then to move.
    #[must_use]
    pub fn then(self, before: &Position, mv: Move) -> RecentMoves {
        RecentMoves { theirs: Some(mv), took: before.taken_by(mv).is_some(), own: self.theirs }
    }

    /// The target square of the opponent's last move, if that move captured.
    pub(super) fn taken_on(&self) -> Option<Square> {
        self.theirs.filter(|_| self.took).map(Move::to)
    }
}
