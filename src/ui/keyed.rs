//! A move square by square from the keyboard: its piece with one Enter, its goal with the next. Nothing is touched before
//! that one, and nothing at all by a move that can't be made.
//!
//! Absent on purpose: moving the keyboard's place (see `board`), and typing a move (see `move_field`).

use super::app::App;
use crate::rules::{Rank, Role, Square};
use crate::table::Deed;

impl App {
    /// Enter on a square. What a pointer has selected, adjusting, and a claim that is shown go on as with a pointer.
    pub(super) fn enter(&mut self, square: Square) {
        let table = self.play.table();
        if self.desk.claiming.is_some() {
            return self.press_and_let_go(square, square);
        }
        let own = table.position().board().color(table.position().turn());
        let live = table.result().is_none() && !table.is_paused() && table.promoting().is_none();
        if !live || table.is_adjusting() || table.selected().is_some() || self.is_looking_back() {
            self.keyed = None;
            return self.press_and_let_go(square, square);
        }
        match self.keyed.take() {
            None => self.keyed = Some(square).filter(|&square| own.has(square)),
            Some(from) if from == square => {}
            Some(from) if table.targets(from).has(square) => self.press_and_let_go(from, square),
            Some(_) if own.has(square) => self.keyed = Some(square),
            Some(from) => {
                let text = self.uci(from, square);
                self.deed(Deed::Move { text });
            }
        }
    }

    fn press_and_let_go(&mut self, from: Square, to: Square) {
        for deed in [Deed::Press { square: Some(from) }, Deed::Release { square: Some(to) }] {
            match self.desk.claiming {
                Some(_) => self.claim_hand(&deed),
                None => self.deed(deed),
            }
        }
    }

    /// The squares as a typed move, which the table refuses with its reason and without touching anything.
    fn uci(&self, from: Square, to: Square) -> String {
        let piece = self.play.table().position().piece_at(from);
        let promotes =
            piece.is_some_and(|piece| piece.role == Role::Pawn) && [Rank::R1, Rank::R8].contains(&to.rank());
        format!("{from}{to}{}", if promotes { "q" } else { "" })
    }
}
