//! What persons do at the table through this window, by hand, by keys and by words, and what is told of it.
//!
//! Nobody does anything for one who is no person: his pieces are not touched, and his offers are his own.
//!
//! What the table makes of a deed: see `table`. What an engine does: see `engine::opponent`.

use super::App;
use crate::rules::{Color, PieceLetters, Square};
use crate::table::{Deed, NearGoal, Notice, Reason, Table};
use crate::text::typed_move;
use crate::ui::screens::game::Desk;
use crate::ui::table_board::keyboard_move::{entered, press_and_let_go};
use crate::ui::view::message::Message;

impl App {
    /// A press while looking back only returns to the game; its release then says nothing.
    pub(crate) fn deed(&mut self, deed: Deed) {
        if !is_for_person(self.play.table(), &deed) {
            self.screens.game.back = None;
            return;
        }
        match &deed {
            Deed::Press { .. } if self.screens.game.back.take().is_some() => return,
            Deed::Press { .. } => self.screens.game.pressing = true,
            Deed::Release { .. } | Deed::Cancel if !std::mem::take(&mut self.screens.game.pressing) => {
                if !matches!(deed, Deed::Cancel) {
                    return;
                }
                self.screens.game.board.cancel();
            }
            Deed::Analysis { .. } => {}
            _ => self.screens.game.back = None,
        }
        if !matches!(deed, Deed::Release { .. } | Deed::Tick) {
            self.screens.game.keyed = None;
            self.overlay.message = None;
            self.screens.game.desk.choosing = false;
        }
        let lets_go = matches!(deed, Deed::Release { .. });
        let near = lets_go.then(|| self.play.table().near_goal()).flatten();
        let notices = self.play.apply(deed);
        self.heed(near, notices);
    }

    /// What is told of what was done. `near` is the castling that letting the king go could have been.
    pub(crate) fn heed(&mut self, near: Option<NearGoal>, notices: Vec<Notice>) {
        self.let_hear(&notices);
        self.announce(&notices);
        for notice in &notices {
            if let Notice::Adjusted(square) = notice {
                self.screens.game.board.adjust(*square);
            }
        }
        if notices.iter().any(|notice| matches!(notice, Notice::Ended(_))) {
            self.overlay.message = None;
            self.screens.game.desk = Desk::default();
            self.keep_result();
        }
        self.overlay.message =
            Message::of_king(near, &notices).or_else(|| Message::of(notices)).or(self.overlay.message.take());
    }

    /// What a hand holds goes back, before something comes between it and the board.
    pub(crate) fn let_go(&mut self) {
        if self.play.table().in_hand().is_some() {
            self.deed(Deed::Cancel);
        }
    }

    /// The letters in which moves that come from elsewhere are read.
    pub(crate) fn letters(&self) -> PieceLetters<'static> {
        self.prefs.texts.language().letters()
    }

    /// A move in the letters of the language, as the table takes it whatever the language.
    pub(crate) fn read(&self, text: &str) -> Result<String, Reason> {
        let table = self.play.table();
        let mv = typed_move::read(table, text, &self.prefs.texts)?;
        Ok(table.uci(table.position(), mv))
    }

    pub(crate) fn typed(&mut self, text: &str) {
        match self.read(text) {
            Ok(text) => self.deed(Deed::Move { text }),
            Err(reason) => self.overlay.message = Some(Message::Refused(reason)),
        }
    }

    /// Enter on a square. What a pointer has selected, adjusting, and a claim that is shown go on as with a pointer.
    pub(crate) fn enter(&mut self, square: Square) {
        let deeds = if self.screens.game.desk.claiming.is_some() {
            press_and_let_go(square, square)
        } else if self.is_looking_back() {
            self.screens.game.keyed = None;
            press_and_let_go(square, square)
        } else if !self.play.table().seat(self.play.table().position().turn()).is_person() {
            return;
        } else {
            // What was told before makes way for what the piece can do.
            self.overlay.message = None;
            entered(self.play.table(), &mut self.screens.game.keyed, square)
        };
        for deed in deeds {
            match self.screens.game.desk.claiming {
                Some(_) => self.claim_hand(&deed),
                None => self.deed(deed),
            }
        }
    }
}

/// Whether a person may do this: with his own pieces, in his own name. Nothing is anybody's once the game is over,
/// when the table tells so.
fn is_for_person(table: &Table, deed: &Deed) -> bool {
    let person = |color: Color| table.seat(color).is_person();
    match deed {
        _ if table.result().is_some() => true,
        Deed::Press { .. }
        | Deed::Promote { .. }
        | Deed::Castle { .. }
        | Deed::Confirm
        | Deed::Jadoube
        | Deed::Move { .. }
        | Deed::Hint
        | Deed::Claim { .. } => person(table.position().turn()),
        Deed::OfferDraw { by }
        | Deed::AnswerDraw { by, .. }
        | Deed::Resign { by }
        | Deed::TakeBack { by }
        | Deed::AnswerTakeBack { by, .. } => person(*by),
        Deed::Release { .. }
        | Deed::Cancel
        | Deed::Analysis { .. }
        | Deed::Sit { .. }
        | Deed::DeadPosition
        | Deed::Pause
        | Deed::Resume
        | Deed::Tick => true,
    }
}
