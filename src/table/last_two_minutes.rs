//! The last two minutes of a game without an increment (Guideline III.4): the player having the move may ask for five
//! seconds a move for both, which is also a draw offer.

use super::{Notice, Offer, Reason, Table, refuse};
use crate::game::Pace;
use crate::game::laws::{LAST_INCREMENT_MS, LAST_TWO_MINUTES_MS};
use crate::rules::Color;

impl Table {
    /// Why a player can't ask for the increment at this time.
    pub fn increment_refusal(&self, by: Color, at: u64) -> Option<Reason> {
        let agreed = self.setup.last_two_minutes && self.setup.laws().pace != Pace::Blitz;
        let has_more = self.clock_shows(by, at).is_none_or(|left| left >= LAST_TWO_MINUTES_MS);
        Some(match self.draw_offer {
            _ if !agreed => Reason::NoIncrementAgreed,
            _ if self.increment_asked.is_some() => Reason::IncrementAsked,
            _ if by != self.mover() => Reason::NotOnMove(by),
            _ if !self.may_agree() => Reason::TooEarly,
            _ if has_more => Reason::MoreThanTwoMinutes,
            Some(offered) if offered != by => Reason::AnswerFirst,
            _ => return None,
        })
    }

    /// Whether refusing the open draw offer grants an increment.
    pub fn is_increment_asked(&self) -> bool {
        self.draw_offer.is_some() && self.increment_asked == self.draw_offer && !self.increment_granted
    }

    pub(super) fn request_increment(&mut self, by: Color, notices: &mut Vec<Notice>) {
        if let Some(reason) = self.increment_refusal(by, self.now) {
            return refuse(notices, reason);
        }
        self.increment_asked = Some(by);
        self.draw_offer = Some(by);
        self.note_offer(by);
        notices.push(Notice::Offered(Offer::Draw, by));
    }

    /// The request was refused as a draw offer, so the increment is granted.
    pub(super) fn grant_increment(&mut self, refused_by: Color, notices: &mut Vec<Notice>) {
        if self.increment_asked != Some(!refused_by) || self.increment_granted {
            return;
        }
        self.increment_granted = true;
        if let Some(clock) = &mut self.clock {
            clock.grant_increment(LAST_INCREMENT_MS);
        }
        self.give_time(refused_by, LAST_TWO_MINUTES_MS);
        notices.push(Notice::IncrementGranted(refused_by));
    }
}
