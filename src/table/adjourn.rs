//! Adjourning with a sealed move (Guideline I).

use super::{Notice, Reason, Table};
use crate::rules::{Color, PieceLetters, read_written};

impl Table {
    /// Who sealed the move of an adjourned game; `None` if the game is not adjourned.
    pub fn sealed_by(&self) -> Option<Color> {
        self.sealed.as_ref().map(|_| self.mover())
    }

    /// Seals a move of the side to move and stops both clocks. The move is judged only when it is opened.
    pub(super) fn seal(&mut self, text: &str) {
        if let Some((_, to)) = self.promoting() {
            return self.refuse(Reason::ChoosePromotion(to));
        }
        if self.hands_moved() {
            return self.refuse(Reason::AlreadyMoved);
        }
        self.put_back();
        self.end_adjusting();
        self.turn.announced = None;
        let now = self.now;
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
        self.sealed = Some(text.to_owned());
        self.notices.push(Notice::Adjourned(self.mover()));
    }

    /// Opens the sealed move and makes it. A move that is unreadable, illegal or ambiguous, or that the table does not
    /// accept because of touch-move or a wrong claim, loses (I.8), or draws if the opponent can't mate. A sealed move
    /// with an untrue `x`, `+` or `#` is made all the same.
    pub(super) fn open(&mut self, sealed: &str) {
        let by = self.mover();
        let now = self.now;
        self.notices.push(Notice::Opened { by, text: sealed.to_owned() });
        let read = read_written(self.position(), sealed, &PieceLetters::ENGLISH);
        let meant = read.ok().map(|written| written.mv).filter(|mv| self.allowed().contains(mv));
        if let Some(mv) = meant {
            if let Some(clock) = &mut self.clock {
                clock.go(now);
            }
            self.make(mv);
        } else {
            self.game.illegal_sealed_move(by);
            self.tell_end();
        }
    }
}
