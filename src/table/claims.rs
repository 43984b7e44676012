//! Claims, decided by the table as by an arbiter (4.8, 9.2 to 9.5).

use super::{ClaimKind, Notice, Reason, Table, TouchMove, refuse};
use crate::game::{DrawClaim, Incident};
use crate::rules::PieceLetters;

impl Table {
    pub(super) fn claim(&mut self, kind: ClaimKind, intended: Option<&str>, notices: &mut Vec<Notice>) {
        match kind {
            ClaimKind::Threefold => self.claim_draw(kind, DrawClaim::Threefold, intended, notices),
            ClaimKind::FiftyMoves => self.claim_draw(kind, DrawClaim::FiftyMoves, intended, notices),
            ClaimKind::TouchMove => self.claim_touch_move(notices),
            ClaimKind::IllegalMove => self.claim_illegal_move(notices),
            ClaimKind::Flag => self.claim_flag(notices),
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
        if self.has_touched() || self.promoting().is_some() {
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
        self.give_time(!mover, self.penalties().wrong_claim_ms);
        // 9.1.2: a claim is also a draw offer; an offer by the opponent remains open.
        if self.draw_offer.is_none() {
            self.draw_offer = Some(mover);
            self.note_offer(mover);
        }
        notices.push(Notice::ClaimWrong(kind));
    }

    /// 4.8: the last move broke touch-move, so it is taken back and its player must move as the touches require.
    pub(super) fn claim_touch_move(&mut self, notices: &mut Vec<Notice>) {
        if !matches!(self.setup.touch, TouchMove::OnClaim | TouchMove::OverTheBoard) {
            return refuse(notices, Reason::NoTouchClaims);
        }
        if !self.turn.touched.is_empty() {
            return refuse(notices, Reason::TouchedBeforeTouchClaim);
        }
        let departed = |back: usize| self.past.iter().rev().nth(back).is_some_and(|past| past.departed);
        if !departed(0) {
            // The claimant has already touched a piece in reply.
            let by_hand = self.setup.is_over_the_board();
            return match !by_hand && departed(1) {
                true => refuse(notices, Reason::TouchedBeforeTouchClaim),
                false => notices.push(Notice::ClaimWrong(ClaimKind::TouchMove)),
            };
        }
        let Some(past) = self.past.pop() else { return };
        self.approvals = [None; 2];
        let moved = self.game.played().last().map(|played| played.san.clone()).unwrap_or_default();
        self.game.take_back();
        self.go_back_to(past.turn);
        if self.setup.is_over_the_board() {
            let (after, by) = (self.game.played().len(), self.mover());
            self.restore_clock(by, by, past.bonus_ms, past.presses);
            self.game.note_incident(Incident {
                after,
                by,
                fault: None,
                moved,
                ruled: true,
                penalty_ms: None,
            });
        } else if let (Some(clock), Some(reading)) = (&mut self.clock, past.released) {
            clock.put_back(reading, self.now);
            clock.go(self.now);
        }
        notices.extend([Notice::ClaimCorrect(ClaimKind::TouchMove), Notice::TakenBack(1)]);
    }

    /// Whether a touch in this turn binds; with touch-move off none does.
    pub fn has_touched(&self) -> bool {
        self.setup.touch != TouchMove::Off && !self.turn.touched.is_empty()
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
