//! Help from an engine during the game: hints and live analysis.

use super::Game;
use crate::rules::Color;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Help {
    /// This player asked for a hint.
    Hint(Color),
    /// Analysis was switched on or off.
    Analysis(bool),
}

/// Help, and when it was given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Assistance {
    /// The number of plies made before the help; never decreases along [`Game::helps`].
    pub after: usize,
    /// The kind of help.
    pub help: Help,
}

impl Game {
    /// Notes help in the record. Returns `false` and changes nothing if this hint is already noted for the next move,
    /// or analysis is already on or off as asked.
    pub fn note_help(&mut self, help: Help) -> bool {
        let noted = Assistance { after: self.played.len(), help };
        let known = match help {
            Help::Hint(_) => self.help_with(self.played.len()) == Some(help),
            Help::Analysis(on) => self.is_analysed() == on,
        };
        if !known {
            self.helps.push(noted);
        }
        !known
    }

    /// All help given so far, the earliest first.
    pub fn helps(&self) -> &[Assistance] {
        &self.helps
    }

    /// Whether analysis is on.
    pub fn is_analysed(&self) -> bool {
        self.analysed_before(usize::MAX)
    }

    /// The help used for the move with this index, counted from 0. A hint takes precedence over analysis. Because of a
    /// takeback, the opponent's move may come between a hint and the move that it is for.
    pub fn help_with(&self, index: usize) -> Option<Help> {
        let now = |help| self.helps.contains(&Assistance { after: index, help });
        let hint = Help::Hint(self.position_after(index).turn());
        let earlier = index.checked_sub(1).map(|after| Assistance { after, help: hint });
        if now(hint) || earlier.is_some_and(|given| self.helps.contains(&given)) {
            return Some(hint);
        }
        let analysed = self.analysed_before(index) || now(Help::Analysis(true));
        analysed.then_some(Help::Analysis(true))
    }

    /// Whether analysis was on when the last of this many plies was made. Later changes don't count, even before the
    /// next move.
    fn analysed_before(&self, after: usize) -> bool {
        let mut earlier = self.helps.iter().rev().filter(|given| given.after < after);
        let last = earlier.find_map(|given| match given.help {
            Help::Analysis(on) => Some(on),
            Help::Hint(_) => None,
        });
        last.unwrap_or(false)
    }

    /// After a takeback, keeps the help given for the moves taken back, as help for the moves made instead.
    pub(super) fn keep_helps(&mut self) {
        let last = self.played.len();
        for given in &mut self.helps {
            given.after = given.after.min(last);
        }
    }
}
