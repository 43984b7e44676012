//! Claims, decided by the table as by an arbiter (4.8, 9.2 to 9.5).
//!
//! For claims of illegal moves, see `table::over_the_board::rulings`; for claims of fallen flags, see `table::flag`.

use super::{Arbiter, ClaimKind, FinishedTurn, Notice, Reason, Table, TouchMove};
use crate::game::{DrawClaim, Ending, IncidentKind, RuledMove, Ruling, RulingSubject};
use crate::rules::{Color, Move, PieceLetters};

impl Table {
    /// Decides a claim by this player, or by the player having the move if `by` is `None`.
    pub(super) fn claim(&mut self, kind: ClaimKind, intended: Option<&str>, by: Option<Color>) {
        let by = by.unwrap_or(self.mover());
        if !self.may_claim(kind, by) {
            return self.refuse(Reason::NotOnMove(by));
        }
        match kind {
            ClaimKind::IllegalMove | ClaimKind::Flag if !self.setup.is_over_the_board() => {
                self.refuse(Reason::NotOverTheBoard);
            }
            ClaimKind::IllegalMove | ClaimKind::Flag if self.setup.arbiter == Arbiter::Program => {
                self.refuse(Reason::ProgramRules);
            }
            ClaimKind::Threefold => self.claim_draw(DrawClaim::Threefold, intended),
            ClaimKind::FiftyMoves => self.claim_draw(DrawClaim::FiftyMoves, intended),
            ClaimKind::TouchMove => self.claim_touch_move(),
            ClaimKind::IllegalMove => self.claim_illegal_move(by),
            ClaimKind::Flag => self.claim_flag(by),
        }
    }

    /// Whether this player may make such a claim. Either player may claim a fallen flag and, where illegal moves don't
    /// stand, an illegal move; any other claim is for the player having the move (A.5.2).
    pub fn may_claim(&self, kind: ClaimKind, by: Color) -> bool {
        match kind {
            ClaimKind::Flag => true,
            ClaimKind::IllegalMove if !self.penalties().illegal_move_stands => true,
            ClaimKind::IllegalMove | ClaimKind::Threefold | ClaimKind::FiftyMoves | ClaimKind::TouchMove => {
                by == self.mover()
            }
        }
    }

    /// The ruling on a claim, without its consequences; `article` is `None` if the claim is wrong.
    pub(super) fn ruling_on(
        &self,
        by: Color,
        subject: RulingSubject,
        article: Option<&'static str>,
    ) -> Ruling {
        Ruling::new(self.moves().len(), Some(by), subject, article)
    }

    pub(super) fn give_ruling(&mut self, ruling: Ruling) {
        self.note(IncidentKind::Ruling(ruling.clone()));
        self.notices.push(Notice::Ruling(Box::new(ruling)));
    }

    fn claim_draw(&mut self, claim: DrawClaim, intended: Option<&str>) {
        if self.turn.intended.is_some() {
            return self.refuse(Reason::ClaimMade);
        }
        if self.has_touched() || self.promoting().is_some() {
            return self.refuse(Reason::TouchedBeforeClaim);
        }
        let intended = match intended.map(|text| self.read(text, &PieceLetters::ENGLISH)).transpose() {
            Ok(intended) => intended,
            Err(reason) => return self.refuse(reason),
        };
        let (mover, ending) = (self.mover(), self.game.claim(claim, intended));
        let ruling = self.ruling_on(mover, RulingSubject::Draw(claim), ending.map(Ending::article));
        let ruling = self.with_move(ruling, intended);
        if let Some(ending) = ending {
            self.give_ruling(ruling);
            self.notices.push(Notice::ClaimCorrect(claim.into()));
            self.game.draw(ending);
            return self.tell_end();
        }
        self.turn.intended = intended;
        self.turn.announced = self.turn.announced.filter(|_| intended.is_none());
        let ruling = if intended.is_some() { self.binding(ruling) } else { ruling };
        let has_clock = self.setup.clock[(!mover).index()].is_some();
        let extra_time = has_clock.then_some((!mover, self.penalties().wrong_claim_ms));
        if let Some((color, ms)) = extra_time {
            self.give_time(color, ms);
        }
        // A claim is also a draw offer (9.1.2); an offer by the opponent remains open.
        if self.draw_offer.is_none() {
            self.draw_offer = Some(mover);
            self.note_offer(mover);
        }
        // Article 9.5.3 itself sets two minutes; only a different time needs its own article.
        let extra_time_article = extra_time.and(self.penalties().one_minute_by);
        self.give_ruling(Ruling { extra_time, extra_time_article, ..ruling });
        self.notices.push(Notice::ClaimWrong(claim.into()));
    }

    /// Adds to a ruling the move that the claimant intends; leaves the ruling as it is if there is no such move.
    fn with_move(&self, ruling: Ruling, intended: Option<Move>) -> Ruling {
        let Some(mv) = intended else { return ruling };
        let position = self.position();
        Ruling { uci: Some(self.uci(position, mv)), mv: RuledMove::Legal(position.san(mv)), ..ruling }
    }

    /// Decides a claim that the last move broke touch-move (4.8). If the claim is right, the move is taken back, and
    /// the opponent must move as the touches require.
    pub(super) fn claim_touch_move(&mut self) {
        if !matches!(self.setup.touch, TouchMove::OnClaim | TouchMove::OverTheBoard) {
            return self.refuse(Reason::NoTouchClaims);
        }
        if self.setup.arbiter == Arbiter::Program {
            return self.refuse(Reason::ProgramRules);
        }
        if !self.turn.touched.is_empty() {
            return self.refuse(Reason::TouchedBeforeTouchClaim);
        }
        let (by_hand, by) = (self.setup.is_over_the_board(), self.mover());
        let departed = |back: usize| self.past.iter().rev().nth(back).is_some_and(|past| past.departed);
        if !departed(0) {
            // The move before the last one broke touch-move: the player who could have claimed touch-move has already
            // replied.
            if !by_hand && departed(1) {
                return self.refuse(Reason::TouchedBeforeTouchClaim);
            }
            let wrong = self.ruling_on(by, RulingSubject::TouchMove, None);
            // The opponent's moves are every second one, counted back from the last.
            let too_late = self.past.iter().rev().step_by(2).any(|past| past.departed);
            self.give_ruling(if too_late { wrong.too_late() } else { wrong });
            return self.notices.push(Notice::ClaimWrong(ClaimKind::TouchMove));
        }
        let Some(FinishedTurn { turn, bonus_ms, presses, released, .. }) = self.past.pop() else { return };
        self.approvals = [None; 2];
        let mv = self.game.played().last().map(|played| played.mv);
        self.game.take_back();
        self.go_back_to(turn);
        if by_hand {
            let offender = self.mover();
            self.restore_clock(offender, offender, bonus_ms, presses);
        } else if let (Some(clock), Some(reading)) = (&mut self.clock, released) {
            clock.put_back(reading, self.now);
            self.run_on();
        }
        if let Some(mv) = mv {
            let undone_ms = if by_hand { bonus_ms } else { 0 };
            self.give_ruling(Ruling { undone_ms, ..self.binding(self.departing(mv, Some(by))) });
        }
        self.notices.extend([Notice::ClaimCorrect(ClaimKind::TouchMove), Notice::TakenBack(1)]);
    }

    /// Whether a piece was touched in this turn; with touch-move off, touches don't count.
    pub fn has_touched(&self) -> bool {
        self.setup.touch != TouchMove::Off && !self.turn.touched.is_empty()
    }

    /// Whether the game ended at once because of the position after the last move (other than under A.5.4), rather than
    /// by a claim, a resignation or the clock.
    pub fn ended_by_move(&self) -> bool {
        self.past.last().is_some_and(|past| past.ended)
    }

    /// Whether the game ended at once by a move that broke touch-move. Touch-move can still be claimed then, since such
    /// a move can't end the game (5.1.1).
    pub(super) fn ended_by_departing(&self) -> bool {
        self.ended_by_move() && self.past.last().is_some_and(|past| past.departed)
    }
}
