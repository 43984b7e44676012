//! Moving a piece from the keyboard: Enter on its square, then Enter on its destination. Nothing is touched before the
//! second Enter, and never for an illegal move.
//!
//! Moving the cursor is in `ui::board`; typed moves are in `ui::view::move_field`.

use super::TableBoard;
use crate::rules::{Rank, Role, Square};
use crate::table::{Deed, Table};

impl TableBoard {
    /// The deeds of Enter on a square. While a piece is selected by pointer or is being adjusted, Enter acts like the
    /// pointer.
    pub fn enter(&mut self, table: &Table, square: Square) -> Vec<Deed> {
        if let Some(board) = table.arrangement() {
            return self.by_hand(table, board.piece_at(square).is_some(), square);
        }
        let own = table.position().board().color(table.position().turn());
        let live = table.result().is_none() && !table.is_paused() && table.promoting().is_none();
        if !live || table.is_adjusting() || table.selected().is_some() {
            self.keyboard_piece = None;
            return press_and_let_go(square, square);
        }
        match self.keyboard_piece.take() {
            None if super::drops_announcement(table, square) => return vec![Deed::Cancel],
            None if let Some(from) = super::bound_to(table, square) => return press_and_let_go(from, square),
            None => self.keyboard_piece = Some(square).filter(|&square| own.has(square)),
            Some(from) if from == square => {}
            Some(from) if table.targets(from).has(square) => return press_and_let_go(from, square),
            Some(_) if own.has(square) => self.keyboard_piece = Some(square),
            Some(from) => return vec![Deed::Move { text: as_typed(table, from, square) }],
        }
        Vec::new()
    }

    /// Over the board the first Enter picks up a piece, and the second puts it down.
    fn by_hand(&mut self, table: &Table, occupied: bool, square: Square) -> Vec<Deed> {
        if table.held().is_some() {
            self.carrying = true;
            return vec![Deed::Release { square: Some(square) }];
        }
        match occupied && !table.is_adjusting() {
            true => vec![Deed::Press { square: Some(square), piece: None }],
            false => press_and_let_go(square, square),
        }
    }
}

/// A press on one square and a release on another.
pub fn press_and_let_go(from: Square, to: Square) -> Vec<Deed> {
    vec![Deed::Press { square: Some(from), piece: None }, Deed::Release { square: Some(to) }]
}

/// A move between the squares in typed form. The table refuses an illegal one with its reason, without touching
/// anything.
pub fn as_typed(table: &Table, from: Square, to: Square) -> String {
    let piece = table.position().piece_at(from);
    let promotes =
        piece.is_some_and(|piece| piece.role == Role::Pawn) && [Rank::R1, Rank::R8].contains(&to.rank());
    format!("{from}{to}{}", if promotes { "q" } else { "" })
}
