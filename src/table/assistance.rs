//! Help from an engine during the game, which is noted in the record (11.3.1).
//!
//! Giving help: see `session`.

use super::{Notice, Reason, Table, TouchMove, refuse};
use crate::game::Help;
use crate::rules::Color;

impl Table {
    /// Whether the players may have help. Between two humans, help is forbidden until the game is over (11.3.1), unless
    /// touch-move is off: then the board is for practice.
    pub fn allows_help(&self) -> bool {
        let two_people = Color::ALL.into_iter().all(|color| self.seat(color).is_person());
        self.result().is_some() || !two_people || self.setup.touch == TouchMove::Off
    }

    /// Whether the side to move may ask for a hint. Not once touch-move binds them, since the hint could be for another
    /// piece.
    pub fn allows_hint(&self) -> bool {
        let person = self.seat(self.mover()).is_person();
        self.result().is_none() && person && self.allows_help() && !self.is_bound()
    }

    fn is_bound(&self) -> bool {
        self.bond().is_some() || self.promoting().is_some()
    }

    /// The recorded help for the move with this index, counted from 0.
    pub fn help_with(&self, index: usize) -> Option<Help> {
        self.game.help_with(index)
    }

    /// Whether any help is recorded.
    pub fn was_helped(&self) -> bool {
        !self.game.helps().is_empty()
    }

    /// Whether analysis is recorded as on.
    pub fn is_analysed(&self) -> bool {
        self.game.is_analysed()
    }

    pub(crate) fn hint(&mut self, notices: &mut Vec<Notice>) {
        if self.allows_help() && self.is_bound() {
            return refuse(notices, Reason::TouchedBeforeHint);
        }
        self.help(Help::Hint(self.mover()), notices);
    }

    /// Switching analysis off is always allowed.
    pub(crate) fn help(&mut self, help: Help, notices: &mut Vec<Notice>) {
        if !self.allows_help() && help != Help::Analysis(false) {
            return refuse(notices, Reason::NoHelp);
        }
        if self.game.note_help(help) {
            notices.push(Notice::Noted(help));
        }
    }
}
