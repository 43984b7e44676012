//! Games from versions that did not record the edition of the Laws. Those versions decided a few things differently.
//! For example, over the board, an illegal move stood only once the reply was completed, the program did not rule on
//! touch-move, and a typed move had to be legal. In any supervised rapid game, the extra time for the opponent was two
//! minutes.

use super::damage::Difference;
use super::read::Script;
use crate::game::{Ending, Fault, Laws, Pace, Ruling, RulingSubject};
use crate::rules::PieceLetters;
use crate::table::{Action, ClaimKind, Deed, Notice, Reason, Table};

/// The extra time that earlier versions gave the opponent in a supervised rapid game, in milliseconds.
const FORMER_PENALTY_MS: u64 = 120_000;

impl Script {
    /// Leaves out the first action that would be decided differently now, and all later ones. Records this difference,
    /// or else how much less time the players have.
    pub(super) fn stop_at_difference(&mut self) {
        let mut table = Table::new(self.setup.clone());
        let is_rapid = self.setup.laws() == Laws { pace: Pace::Rapid, supervised: true };
        let mut less = [0; 2];
        for index in 0..self.actions.len() {
            let action = &self.actions[index];
            let was_made = table.is_reply_made();
            let was_read = was_read(&table, action);
            let notices = table.apply(action);
            let more = index + 1 < self.actions.len();
            let differs = was_read
                .filter(|was_read| *was_read == notices.iter().any(Notice::is_refusal))
                .map(|_| Fault::NotLegal.article())
                .or_else(|| differs(action, was_made, less != [0; 2] && more, &notices));
            if let Some(article) = differs {
                self.last_at = index.checked_sub(1).map_or(0, |last| self.actions[last].at);
                self.actions.truncate(index);
                self.damage.difference = Some(Difference::Ruling(article));
                return;
            }
            for (color, ms) in rulings(&notices).filter_map(|ruling| ruling.extra_time.filter(|_| is_rapid)) {
                less[color.index()] += FORMER_PENALTY_MS.saturating_sub(ms);
            }
        }
        self.damage.difference = Some(Difference::Time(less)).filter(|_| less != [0; 2]);
    }
}

/// Whether earlier versions made a typed move that is now read as a move by hand: they made only legal ones, and only
/// before any piece was moved. `None` for any other action, and while the game is over or paused.
fn was_read(table: &Table, action: &Action) -> Option<bool> {
    match &action.deed {
        Deed::Move { text } if table.reads_hands() && table.result().is_none() && !table.is_paused() => {
            Some(!table.hands_moved() && table.read(text, &PieceLetters::ENGLISH).is_ok())
        }
        _ => None,
    }
}

fn rulings(notices: &[Notice]) -> impl Iterator<Item = &Ruling> {
    notices.iter().filter_map(|notice| match notice {
        Notice::Ruling(ruling) => Some(&**ruling),
        _ => None,
    })
}

/// The article under which a claim or a ruling would be decided differently now; `None` if there is no such one among
/// the notices.
fn differs(action: &Action, was_made: bool, has_less_time: bool, notices: &[Notice]) -> Option<&'static str> {
    for notice in notices {
        match (&action.deed, notice) {
            (Deed::Claim { kind: ClaimKind::TouchMove, .. }, Notice::Refused(Reason::ProgramRules)) => {
                return Some("4.8");
            }
            (Deed::Claim { .. }, Notice::Refused(Reason::NotOnMove(_))) => return Some("A.5.2"),
            (Deed::Claim { .. }, Notice::Ruling(ruling)) if was_made && ruling.is_too_late() => {
                return Some(ruling.article);
            }
            (_, Notice::Ruling(ruling)) => match ruling.subject {
                RulingSubject::TouchMove if ruling.by.is_none() => return Some(ruling.article),
                RulingSubject::Flag if ruling.by.is_none() && has_less_time => return Some(ruling.article),
                RulingSubject::IllegalMove(Some(Fault::PawnLeft(_))) if ends_without_mate(notices) => {
                    return Some(ruling.article);
                }
                _ => {}
            },
            _ => {}
        }
    }
    None
}

/// Whether a second illegal move led to a draw because the opponent can't mate. If a pawn was left on the last rank,
/// this may depend on the queen that it becomes.
fn ends_without_mate(notices: &[Notice]) -> bool {
    notices.iter().any(|notice| match notice {
        Notice::Ended(outcome) => outcome.ending == Ending::SecondIllegalMoveWithoutMate,
        _ => false,
    })
}
