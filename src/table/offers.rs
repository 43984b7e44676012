//! Draw offers, takebacks and resignations (5.1.2, 9.1); the request for an increment in the last two minutes, which is
//! also a draw offer (Guideline III.4); and the result that the players sign (8.7).
//!
//! For claims, see `table::claims`.

use super::{Notice, Offer, Part, Reason, Table, TakeBack};
use crate::game::laws::{LAST_INCREMENT_MS, LAST_TWO_MINUTES_MS};
use crate::game::{Ending, GameEnd, IncidentKind, Pace};
use crate::record::GameResult;
use crate::rules::Color;

impl Table {
    pub(crate) fn offer_draw(&mut self, by: Color) {
        let reason = match self.draw_offer {
            _ if !self.may_agree() => Reason::TooEarly,
            Some(offered) if offered == by => Reason::AlreadyOffered(Offer::Draw),
            Some(_) => Reason::AnswerFirst,
            None if self.turn.offers[by.index()] => Reason::OfferedThisTurn,
            None => {
                self.draw_offer = Some(by);
                self.note_offer(by);
                return self.notices.push(Notice::Offered(Offer::Draw, by));
            }
        };
        self.refuse(reason);
    }

    /// Notes a player's draw offer. If the player is to move, the offer is noted with the move that they make next;
    /// otherwise with the move that they have just made, legal or not (9.1.2.1 and Appendix C.12).
    pub(crate) fn note_offer(&mut self, by: Color) {
        self.turn.offers[by.index()] = true;
        let last = self.past.last_mut().map(|past| &mut past.noted);
        let last = last.or_else(|| self.parts.last_mut().map(Part::last_notes));
        match last.filter(|_| self.game.position().turn() != by) {
            Some(notes) => notes.draw_offer = true,
            None => self.turn.offered = true,
        }
    }

    /// Whether this player may offer a draw while the game goes on: a draw may be agreed, no draw offer is open, and
    /// this player has made no draw offer since the last move (11.5).
    pub fn may_offer_draw(&self, by: Color) -> bool {
        self.may_agree() && self.draw_offer.is_none() && !self.turn.offers[by.index()]
    }

    /// Whether a draw may be agreed: each side must have made a move (5.2.3). Over the board, a changed arrangement
    /// counts as a move even before the clock is pressed.
    pub(crate) fn may_agree(&self) -> bool {
        let made = self.hands.as_deref().is_some_and(|hands| hands.made);
        self.completed_moves() + usize::from(made) >= 2
    }

    pub(crate) fn answer_draw(&mut self, by: Color, accept: bool) {
        match self.draw_offer {
            Some(offered) if offered == by => return self.refuse(Reason::OwnOffer(Offer::Draw)),
            Some(_) => {}
            None => return self.refuse(Reason::NothingOffered(Offer::Draw)),
        }
        // A draw claim counts as an offer even before an agreement is possible.
        if accept && !self.may_agree() {
            return self.refuse(Reason::TooEarly);
        }
        self.draw_offer = None;
        if accept {
            self.game.draw(Ending::Agreement);
            self.tell_end();
        } else {
            self.notices.push(Notice::Declined(Offer::Draw, by));
            self.grant_increment(by);
        }
    }

    /// Declines the opponent's open offers, because this player touched a piece or moved.
    pub(crate) fn decline_by_going_on(&mut self, by: Color) {
        if self.draw_offer == Some(!by) {
            self.draw_offer = None;
            self.notices.push(Notice::Declined(Offer::Draw, by));
            self.grant_increment(by);
        }
        if self.take_back == Some(!by) {
            self.take_back = None;
            self.notices.push(Notice::Declined(Offer::TakeBack, by));
        }
    }

    pub(crate) fn resign(&mut self, by: Color) {
        self.game.resign(by);
        self.tell_end();
    }

    pub(crate) fn ask_take_back(&mut self, by: Color) {
        let reason = match self.setup.take_back {
            TakeBack::Never => Reason::NoTakeBack,
            _ if self.plies_back(by).is_none() => Reason::NothingToTakeBack,
            TakeBack::Free => return self.take_back(by),
            TakeBack::Agreed => match self.take_back {
                None => {
                    self.take_back = Some(by);
                    return self.notices.push(Notice::Offered(Offer::TakeBack, by));
                }
                Some(asked) if asked == by => Reason::AlreadyOffered(Offer::TakeBack),
                Some(_) => Reason::AnswerFirst,
            },
        };
        self.refuse(reason);
    }

    pub(crate) fn answer_take_back(&mut self, by: Color, accept: bool) {
        match self.take_back {
            Some(asked) if asked == by => return self.refuse(Reason::OwnOffer(Offer::TakeBack)),
            Some(_) => {}
            None => return self.refuse(Reason::NothingOffered(Offer::TakeBack)),
        }
        self.take_back = None;
        if accept {
            self.take_back(!by);
        } else {
            self.notices.push(Notice::Declined(Offer::TakeBack, by));
        }
    }

    /// How many plies to take back so that this player can make their last move again; `None` if they have not made a
    /// move in the current part of the game.
    pub fn plies_back(&self, by: Color) -> Option<usize> {
        let plies = if self.mover() == by { 2 } else { 1 };
        (self.moves().len() >= plies).then_some(plies)
    }

    fn take_back(&mut self, by: Color) {
        let Some(plies) = self.plies_back(by) else { return };
        for _ in 0..plies {
            self.game.take_back();
            if let Some(past) = self.past.pop() {
                self.turn = past.turn.again();
            }
        }
        self.dead_after = None;
        // The move that is now the last had already been answered, so touch-move can no longer be claimed (4.8).
        if let Some(past) = self.past.last_mut() {
            past.departed = false;
        }
        if let (Some(clock), Some(reading)) = (&mut self.clock, self.turn.clock) {
            clock.put_back(reading, self.now);
        }
        self.forget_fallen();
        self.clear_input();
        self.lay_out();
        (self.draw_offer, self.take_back) = (None, None);
        self.notices.push(Notice::TakenBack(plies));
    }

    // The following functions concern the last two minutes of a game without an increment.

    /// Why a player can't ask for the increment at the game time `at`, in milliseconds; `None` if they can. This does
    /// not consider whether the game is over, adjourned or paused.
    pub fn increment_refusal(&self, by: Color, at: u64) -> Option<Reason> {
        let has_more = self.clock_shows(by, at).is_none_or(|left| left >= LAST_TWO_MINUTES_MS);
        Some(match self.draw_offer {
            _ if !self.setup.last_two_minutes => Reason::NoIncrementAgreed,
            _ if self.setup.laws().pace == Pace::Blitz => Reason::NoIncrementInBlitz,
            _ if self.increment_asked.is_some() => Reason::IncrementAsked,
            _ if by != self.mover() => Reason::NotOnMove(by),
            _ if !self.may_agree() => Reason::TooEarly,
            _ if has_more => Reason::MoreThanTwoMinutes,
            Some(offered) if offered != by => Reason::AnswerFirst,
            _ => return None,
        })
    }

    /// Whether declining the open draw offer grants an increment.
    pub fn is_increment_asked(&self) -> bool {
        self.draw_offer.is_some() && self.increment_asked == self.draw_offer && !self.increment_granted
    }

    pub(super) fn request_increment(&mut self, by: Color) {
        if let Some(reason) = self.increment_refusal(by, self.now) {
            return self.refuse(reason);
        }
        self.increment_asked = Some(by);
        self.draw_offer = Some(by);
        self.note_offer(by);
        self.notices.push(Notice::Offered(Offer::Draw, by));
    }

    /// Grants the increment if the player whose draw offer was just declined has asked for it and it has not been
    /// granted yet.
    pub(super) fn grant_increment(&mut self, refused_by: Color) {
        if self.increment_asked != Some(!refused_by) || self.increment_granted {
            return;
        }
        self.increment_granted = true;
        if let Some(clock) = &mut self.clock {
            clock.grant_increment(LAST_INCREMENT_MS);
        }
        self.give_time(refused_by, LAST_TWO_MINUTES_MS);
        self.notices.push(Notice::IncrementGranted(refused_by));
    }

    // The following functions concern the result of the game and its signing (8.7).

    /// The result that a player has signed; `None` if they have signed none.
    pub fn approved_result(&self, color: Color) -> Option<GameResult> {
        self.approvals[color.index()]
    }

    /// How the game ended, even if the players have signed another result.
    pub fn ended(&self) -> Option<GameEnd> {
        self.game.ended()
    }

    /// The player whom a sentence about the ending names; see
    /// [`Game::named_in_ending`](crate::game::Game::named_in_ending).
    pub fn named_in_ending(&self) -> Color {
        self.game.named_in_ending()
    }

    /// Whether both players have signed the same result.
    pub fn is_approved(&self) -> bool {
        let [white, black] = self.approvals;
        white.is_some() && white == black
    }

    pub(super) fn approve(&mut self, by: Color, score: Option<GameResult>) {
        let Some(outcome) = self.result() else { return self.refuse(Reason::NotOver) };
        if self.is_approved() {
            return self.refuse(Reason::AlreadyApproved);
        }
        let score = score.unwrap_or(outcome.result());
        self.approvals[by.index()] = Some(score);
        self.notices.push(Notice::Approved { by, score });
        if self.is_approved() {
            let winner = match score {
                GameResult::Won(color) => Some(color),
                GameResult::Drawn | GameResult::Open => None,
            };
            if self.game.ended().is_some_and(|ended| ended.winner != winner) {
                self.note(IncidentKind::OtherResult(score));
            }
            self.game.record_result(GameEnd { winner, ..outcome });
        }
    }
}
