//! What persons do at the table through this window, by hand, by keys and by words, and what is told of it.
//!
//! Nobody does anything for one who is no person: his pieces are not touched, and his offers are his own.
//!
//! What the table makes of a deed: see `table`. What an engine does: see `engine::opponent`.

use super::App;
use crate::rules::{PieceLetters, Square};
use crate::storage::settings::advice;
use crate::table::{Deed, NearGoal, Notice, Reason};
use crate::text::typed_move;
use crate::ui::screens::game::Desk;
use crate::ui::table_board::keyboard_move::{entered, press_and_let_go};
use crate::ui::view::message::Message;

impl App {
    /// A press while looking back only returns to the game; its release then says nothing.
    pub(crate) fn deed(&mut self, deed: Deed) {
        if !self.session.allows(&deed) {
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
        let near = lets_go.then(|| self.session.table().near_goal()).flatten();
        let notices = self.session.apply(deed, self.now());
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

    /// Remembers how the game that is just over went, if it is one that counts; another level may be advised for the next.
    fn keep_result(&mut self) {
        let Some((level, fared)) = self.session.outcome() else { return };
        self.prefs.store.keep_result(level, fared);
        self.screens.game.advice = advice(level, &self.prefs.store.results(level));
    }

    /// What a hand holds goes back, before something comes between it and the board.
    pub(crate) fn let_go(&mut self) {
        if self.session.table().in_hand().is_some() {
            self.deed(Deed::Cancel);
        }
    }

    /// The letters in which moves that come from elsewhere are read.
    pub(crate) fn letters(&self) -> PieceLetters<'static> {
        self.prefs.texts.language().letters()
    }

    /// A move in the letters of the language, as the table takes it whatever the language.
    pub(crate) fn read(&self, text: &str) -> Result<String, Reason> {
        let table = self.session.table();
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
        } else if !self.session.table().seat(self.session.table().position().turn()).is_person() {
            return;
        } else {
            // What was told before makes way for what the piece can do.
            self.overlay.message = None;
            entered(self.session.table(), &mut self.screens.game.keyed, square)
        };
        for deed in deeds {
            match self.screens.game.desk.claiming {
                Some(_) => self.claim_hand(&deed),
                None => self.deed(deed),
            }
        }
    }
}
