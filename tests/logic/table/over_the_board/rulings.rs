//! The consequences of a press of the clock, and of claims about illegal moves and touch-move, in the second version of
//! the rules.

use shakmaty::{Board, Color, Piece, Role, Square};

use super::bonds::ending;
use super::model::{Hand, Model};
use super::places::{in_check, late_pawns};
use super::turn::{Done, Turn};

impl Model {
    /// Handles the mover's press of the clock.
    pub fn complete(&mut self) {
        let mover = self.mover();
        let turn = self.turn.clone();
        let legal = turn.place.legal();
        let step = legal.iter().find(|step| step.after == turn.board).cloned();
        let queen = legal.into_iter().find(|step| {
            let mut pawn = step.after.clone();
            pawn.set_piece_at(step.to, Piece { role: Role::Pawn, color: mover });
            step.promotion == Some(Role::Queen) && pawn == turn.board
        });
        let article = match (&step, &queen) {
            (None, Some(_)) => "7.5.2",
            _ if turn.board == turn.place.board => "7.5.3",
            _ => "7.5.1",
        };
        let clock = self.rules.clock.filter(|_| self.clock[mover as usize] > 0);
        let increment = clock.map_or(0, |clock| clock.1);
        self.clock[mover as usize] += increment;
        let stood = self.done.last().filter(|last| last.step.is_none()).map(|_| turn.place.board.clone());
        if let Some(last) = self.done.last_mut() {
            last.answered = true;
        }
        if let Some(step) = step.as_ref().filter(|step| self.rules.program && !turn.allowed().contains(step))
        {
            self.take_back(mover, increment);
            self.ruling(None, true, "touch", None, 0);
            self.notices.push(format!("move {}", turn.place.uci(step)));
            self.turn = turn.again();
            self.hand = Hand::Empty;
            return self.tell("restored");
        }
        let done = Done { turn: turn.clone(), step, article, queen, increment, answered: false };
        let is_illegal = done.step.is_none();
        self.done.push(done);
        if is_illegal && self.rules.program {
            return self.rule(self.done.len() - 1, None);
        }
        self.follow();
        // An end of the game by the move, such as mate (5.1.1), takes precedence over the draw below.
        self.look();
        if self.result.is_some() {
            return;
        }
        if let Some(before) = stood.filter(|_| self.rules.stands()) {
            let both = |board: &Board| Color::ALL.iter().all(|&color| in_check(board, color));
            let late = late_pawns(&turn.board);
            if both(&before) && both(&turn.board)
                || late_pawns(&before).iter().any(|pawn| late.contains(pawn))
            {
                self.end(("1/2-1/2".to_owned(), "kings-in-check"));
            }
        }
    }

    /// Begins the next turn after the last completed move.
    fn follow(&mut self) {
        let Some(Done { turn, step, .. }) = self.done.last().cloned() else { return };
        self.turn = if let Some(step) = step {
            self.notices.push(format!("moved {}", turn.place.uci(&step)));
            Turn::new(turn.place.play(&step), turn.keys)
        } else {
            let unmoved = |at: Square| turn.origin[usize::from(at)] == Some(at);
            Turn::new(turn.place.play_illegal(&turn.board, unmoved), Vec::new())
        };
        self.hand = Hand::Empty;
    }

    /// Ends the game if the last completed move is legal and ends it.
    fn look(&mut self) {
        if self.done.last().is_some_and(|last| last.step.is_some())
            && let Some(ending) = ending(&self.turn.place, &self.turn.keys)
        {
            self.end(ending);
        }
    }

    /// Takes back an increment; if less time is left, the clock shows zero (7.1).
    fn take_back(&mut self, color: Color, increment: i64) {
        self.run_on();
        let clock = &mut self.clock[color as usize];
        *clock = (*clock - increment).max(0);
    }

    pub fn claim_illegal(&mut self, by: Color) {
        let found = if self.rules.stands() {
            self.done.last().filter(|last| last.step.is_none() && !last.answered).map(|_| self.done.len() - 1)
        } else {
            self.done.iter().position(|done| done.step.is_none())
        };
        if let Some(index) = found {
            return self.rule(index, Some(by));
        }
        let late = self.done.iter().any(|done| done.step.is_none() && done.turn.place.turn != by);
        self.ruling(Some(by), false, if late { "A.5.2" } else { "7.5.1" }, None, 0);
        self.tell("claim-wrong");
    }

    /// Rules on a completed illegal move (7.5).
    fn rule(&mut self, index: usize, by: Option<Color>) {
        let done = self.done[index].clone();
        let offender = done.turn.place.turn;
        let count = self.ruled[offender as usize] + 1;
        let ms = self.rules.penalty();
        let extra = (self.rules.clock.is_some() && count == 1).then_some((!offender, ms));
        // The table `broken-articles` tests which article from 3.1 to 3.9 an illegal move breaks.
        let article = if done.article == "7.5.1" { "3.x" } else { done.article };
        self.ruling(by, true, article, extra, count);
        self.done.truncate(index);
        self.hand = Hand::Empty;
        self.run_on();
        if let Some(queen) = &done.queen {
            self.done.push(Done { step: Some(queen.clone()), queen: None, ..done.clone() });
            self.follow();
        }
        self.notices.push(format!("illegal-move {}", done.article));
        if extra.is_some() {
            self.notices.push(format!("penalty {offender} {ms}"));
            self.clock[!offender as usize] += ms;
            // The opponent has time left again, so that flag fall can no longer be claimed.
            self.fallen.retain(|&fallen| fallen == offender);
        }
        if done.queen.is_none() {
            self.take_back(offender, done.increment);
            self.turn = done.turn.again();
            self.tell("restored");
        }
        self.ruled[offender as usize] += 1;
        if self.ruled[offender as usize] >= 2 {
            self.lose(offender, "second-illegal-move");
        } else if done.queen.is_some() {
            self.look();
        }
    }

    pub fn claim_touch(&mut self) {
        let by = Some(self.mover());
        if !self.turn.touched.is_empty() {
            return self.refuse();
        }
        let departs =
            |done: &Done| done.step.as_ref().is_some_and(|step| !done.turn.allowed().contains(step));
        if !self.done.last().is_some_and(departs) {
            let since = self.done.iter().rev().take_while(|done| done.step.is_some());
            let late = since.step_by(2).any(departs);
            self.ruling(by, false, if late { "4.8" } else { "4.3" }, None, 0);
            return self.tell("claim-wrong");
        }
        let last = self.done.pop().expect("a move");
        self.take_back(last.turn.place.turn, last.increment);
        self.turn = last.turn.again();
        self.hand = Hand::Empty;
        self.ruling(by, true, "touch", None, 0);
        let step = last.step.as_ref().map(|step| last.turn.place.uci(step)).unwrap_or_default();
        self.notices.push(format!("move {step}"));
        self.tell("claim-correct");
    }
}
