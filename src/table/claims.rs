//! Claims, decided by the table as by an arbiter (4.8, 9.2 to 9.5).

use super::{ClaimKind, Notice, Reason, Table, TouchMove, refuse};
use crate::game::DrawClaim;
use crate::rules::PieceLetters;

/// Extra time for the opponent after a wrong draw claim, in milliseconds (9.5.3).
const TWO_MINUTES: u64 = 120_000;

impl Table {
    pub(super) fn claim(&mut self, kind: ClaimKind, intended: Option<&str>, notices: &mut Vec<Notice>) {
        match kind {
            ClaimKind::Threefold => self.claim_draw(kind, DrawClaim::Threefold, intended, notices),
            ClaimKind::FiftyMoves => self.claim_draw(kind, DrawClaim::FiftyMoves, intended, notices),
            ClaimKind::TouchMove => self.claim_touch_move(notices),
        }
    }

    fn claim_draw(
        &mut self,
        kind: ClaimKind,
        claim: DrawClaim,
        intended: Option<&str>,
        notices: &mut Vec<Notice>,
    ) {
        if self.turn.intended.is_some() {
            return refuse(notices, Reason::ClaimMade);
        }
        if !self.turn.touched.is_empty() {
            return refuse(notices, Reason::TouchedBeforeClaim);
        }
        let intended = match intended.map(|text| self.read(text, &PieceLetters::ENGLISH)).transpose() {
            Ok(intended) => intended,
            Err(reason) => return refuse(notices, reason),
        };
        if let Some(ending) = self.game.claim(claim, intended) {
            notices.push(Notice::ClaimCorrect(kind));
            self.game.draw(ending);
            return self.tell_end(notices);
        }
        let mover = self.mover();
        self.turn.intended = intended;
        self.turn.announced = self.turn.announced.filter(|_| intended.is_none());
        if let Some(clock) = &mut self.clock {
            clock.give(!mover, TWO_MINUTES);
        }
        // 9.1.2: a claim is also a draw offer; an offer by the opponent remains open.
        if self.draw_offer.is_none() {
            self.draw_offer = Some(mover);
            self.note_offer(mover);
        }
        notices.push(Notice::ClaimWrong(kind));
    }

    /// 4.8: the last move broke touch-move, so it is taken back and its player must move as the touches require.
    pub(super) fn claim_touch_move(&mut self, notices: &mut Vec<Notice>) {
        if self.setup.touch != TouchMove::OnClaim {
            return refuse(notices, Reason::NoTouchClaims);
        }
        if !self.turn.touched.is_empty() {
            return refuse(notices, Reason::TouchedBeforeTouchClaim);
        }
        let departed = |back: usize| self.past.iter().rev().nth(back).is_some_and(|past| past.departed);
        if !departed(0) {
            // The claimant has already touched a piece in reply.
            return match departed(1) {
                true => refuse(notices, Reason::TouchedBeforeTouchClaim),
                false => notices.push(Notice::ClaimWrong(ClaimKind::TouchMove)),
            };
        }
        let Some(past) = self.past.pop() else { return };
        self.game.take_back();
        self.dead_after = None;
        self.turn = past.turn;
        (self.turn.held_to_it, self.turn.adjusting, self.turn.announced) = (true, false, None);
        self.turn.offered = false;
        if let (Some(clock), Some(reading)) = (&mut self.clock, past.released) {
            clock.put_back(reading, self.now);
            clock.go(self.now);
        }
        self.clear_input();
        (self.draw_offer, self.take_back) = (None, None);
        notices.extend([Notice::ClaimCorrect(ClaimKind::TouchMove), Notice::TakenBack(1)]);
    }

    /// Whether the game ended by a move, rather than by a claim, a resignation or the clock.
    pub fn ended_by_move(&self) -> bool {
        self.past.last().is_some_and(|past| past.ended)
    }

    /// Whether the game ended by a move that broke touch-move. It can still be claimed, since such a move cannot end
    /// the game (5.1.1).
    pub(super) fn ended_by_departing(&self) -> bool {
        self.ended_by_move() && self.past.last().is_some_and(|past| past.departed)
    }
}
