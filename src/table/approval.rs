//! Both players confirm the result (8.7). A wrong result stands once both have confirmed it.

use super::{Notice, Reason, Table, refuse};
use crate::game::Outcome;
use crate::record::GameResult;
use crate::rules::Color;

impl Table {
    /// The result that a player has confirmed.
    pub fn approved(&self, color: Color) -> Option<GameResult> {
        self.approvals[color.index()]
    }

    /// How the game ended, even if the players have confirmed another result.
    pub fn ended(&self) -> Option<Outcome> {
        self.game.ended()
    }

    /// Whether both players have confirmed the same result.
    pub fn is_approved(&self) -> bool {
        let [white, black] = self.approvals;
        white.is_some() && white == black
    }

    pub(super) fn approve(&mut self, by: Color, score: Option<GameResult>, notices: &mut Vec<Notice>) {
        let Some(outcome) = self.result() else { return refuse(notices, Reason::NotOver) };
        if self.is_approved() {
            return refuse(notices, Reason::AlreadyApproved);
        }
        let score = score.unwrap_or_else(|| outcome.winner.map_or(GameResult::Drawn, GameResult::Won));
        self.approvals[by.index()] = Some(score);
        notices.push(Notice::Approved { by, score });
        if self.is_approved() {
            let winner = match score {
                GameResult::Won(color) => Some(color),
                GameResult::Drawn | GameResult::Open => None,
            };
            self.game.record_result(Outcome { winner, ..outcome });
        }
    }
}
