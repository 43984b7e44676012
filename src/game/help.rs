//! Help that a player had from an engine while the game went on: hints, and analysis that was on.

use super::Game;
use crate::rules::Color;

/// A kind of help.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Help {
    /// This player, having the move, asked for a hint.
    Hint(Color),
    /// From now on the window tells what the position is worth, or does so no more.
    Analysis(bool),
}

/// Help, and when it was given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Assistance {
    /// After how many half-moves; never falling from one to the next.
    pub after: usize,
    /// What was given.
    pub help: Help,
}

impl Game {
    /// Notes help in the record. `false`, and nothing done, when the record tells that already.
    pub fn note_help(&mut self, help: Help) -> bool {
        let noted = Assistance { after: self.played.len(), help };
        let known = match help {
            Help::Hint(_) => self.helps.contains(&noted),
            Help::Analysis(on) => self.is_analysed() == on,
        };
        if !known {
            self.helps.push(noted);
        }
        !known
    }

    /// All help so far, in order.
    pub fn helps(&self) -> &[Assistance] {
        &self.helps
    }

    /// Whether analysis is on.
    pub fn is_analysed(&self) -> bool {
        self.analysed_before(usize::MAX)
    }

    /// The help with the move of this number, counted from 0: a hint before analysis, which shows more moves than one.
    pub fn help_with(&self, index: usize) -> Option<Help> {
        let now = || self.helps.iter().filter(|helped| helped.after == index).map(|helped| helped.help);
        let hint = now().find(|help| matches!(help, Help::Hint(_)));
        let analysed = self.analysed_before(index) || now().any(|help| help == Help::Analysis(true));
        hint.or(analysed.then_some(Help::Analysis(true)))
    }

    /// Whether analysis was on when so many half-moves had been made.
    fn analysed_before(&self, after: usize) -> bool {
        let mut earlier = self.helps.iter().rev().filter(|helped| helped.after < after);
        let last = earlier.find_map(|helped| match helped.help {
            Help::Analysis(on) => Some(on),
            Help::Hint(_) => None,
        });
        last.unwrap_or(false)
    }

    /// What was seen is not forgotten with a move that is taken back: it helps with the move in its place.
    pub(super) fn keep_helps(&mut self) {
        let last = self.played.len();
        for helped in &mut self.helps {
            helped.after = helped.after.min(last);
        }
    }
}
