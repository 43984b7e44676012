//! A move square by square from the keyboard: its piece with one Enter, its goal with the next. Nothing is touched before
//! that one, and nothing at all by a move that can't be made.
//!
//! Moving the keyboard's place: see `ui::board`. Typing a move: see `ui::screens::game::move_field`.

use crate::rules::{Rank, Role, Square};
use crate::table::{Deed, Table};
use crate::ui::app::App;

impl App {
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

/// What Enter on a square does at a table. `keyed` is the piece that is to move.
pub fn entered(table: &Table, keyed: &mut Option<Square>, square: Square) -> Vec<Deed> {
    let own = table.position().board().color(table.position().turn());
    let live = table.result().is_none() && !table.is_paused() && table.promoting().is_none();
    if !live || table.is_adjusting() || table.selected().is_some() {
        *keyed = None;
        return press_and_let_go(square, square);
    }
    match keyed.take() {
        None => *keyed = Some(square).filter(|&square| own.has(square)),
        Some(from) if from == square => {}
        Some(from) if table.targets(from).has(square) => return press_and_let_go(from, square),
        Some(_) if own.has(square) => *keyed = Some(square),
        Some(from) => return vec![Deed::Move { text: as_typed(table, from, square) }],
    }
    Vec::new()
}

fn press_and_let_go(from: Square, to: Square) -> Vec<Deed> {
    vec![Deed::Press { square: Some(from) }, Deed::Release { square: Some(to) }]
}

/// The squares as a typed move, which the table refuses with its reason and without touching anything.
pub fn as_typed(table: &Table, from: Square, to: Square) -> String {
    let piece = table.position().piece_at(from);
    let promotes =
        piece.is_some_and(|piece| piece.role == Role::Pawn) && [Rank::R1, Rank::R8].contains(&to.rank());
    format!("{from}{to}{}", if promotes { "q" } else { "" })
}
