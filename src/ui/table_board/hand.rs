//! What a player's hand does at the board of the game. While a claim is entered, an earlier position is shown, or the game
//! waits for something else, a press and Escape do not go to the table.
//!
//! What the deeds do there: see [`TableBoard::apply`].

#![deny(clippy::wildcard_enum_match_arm)]

use super::TableBoard;
use crate::rules::{Move, Position, Square};
use crate::table::{Deed, Table};
use crate::ui::board::BoardEvent;

/// What goes on at the board apart from moving.
#[derive(Debug, Default)]
pub struct BoardUse<'a> {
    /// A claim is entered.
    pub claim: Option<ClaimInput<'a>>,
    /// An earlier position is shown.
    pub is_earlier: bool,
    /// The players are asked to confirm the result.
    pub is_confirming: bool,
    pub is_adjourned: bool,
}

/// How a claim takes what is done on the board.
#[derive(Debug)]
pub enum ClaimInput<'a> {
    /// It depends on no move.
    Nothing,
    /// Two presses show its intended move; this is the square of the first.
    IntendedMove(&'a mut Option<Square>),
}

/// What an event on the board leads to.
#[derive(PartialEq, Eq, Debug)]
pub enum HandEffect {
    /// The player does these deeds at the table.
    Deeds(Vec<Deed>),
    /// The move that the claim depends on is this one.
    Intend(Move),
    CloseClaim,
    /// The current position is shown again.
    ShowGame,
    SkipApproval,
    CloseMessage,
}

impl TableBoard {
    /// What an event on the board of the game leads to.
    pub fn hand(&mut self, table: &Table, event: BoardEvent, used: BoardUse<'_>) -> HandEffect {
        match (event, used.claim) {
            (BoardEvent::Cancel, _) if used.is_confirming => HandEffect::SkipApproval,
            (BoardEvent::Cancel, _) if used.is_adjourned => HandEffect::CloseMessage,
            (BoardEvent::Cancel, Some(_)) => HandEffect::CloseClaim,
            (event, Some(ClaimInput::IntendedMove(from))) => intended_move(table.position(), event, from)
                .map_or(HandEffect::Deeds(Vec::new()), HandEffect::Intend),
            (_, Some(ClaimInput::Nothing)) => HandEffect::Deeds(Vec::new()),
            (BoardEvent::Press(_), None) if used.is_earlier => HandEffect::ShowGame,
            (BoardEvent::Enter(_), None) if used.is_earlier => {
                self.keyboard_piece = None;
                HandEffect::ShowGame
            }
            (event, None) => HandEffect::Deeds(self.deeds(table, event)),
        }
    }

    /// The deeds of an event on a board on which nothing but moving goes on.
    pub fn deeds(&mut self, table: &Table, event: BoardEvent) -> Vec<Deed> {
        match event {
            BoardEvent::Press(square) => vec![Deed::Press { square, piece: None }],
            BoardEvent::Release(square) => vec![Deed::Release { square }],
            BoardEvent::Enter(square) => self.enter(table, square),
            BoardEvent::Cancel => vec![Deed::Cancel],
            BoardEvent::Draw(_) => Vec::new(),
        }
    }
}

/// The intended move of a claim, once both its squares are known. Nothing is touched.
fn intended_move(position: &Position, event: BoardEvent, from: &mut Option<Square>) -> Option<Move> {
    let (to, is_press) = match event {
        BoardEvent::Press(square) => (square?, true),
        BoardEvent::Enter(square) => (square, true),
        BoardEvent::Release(square) => (square.filter(|to| Some(*to) != *from)?, false),
        BoardEvent::Cancel | BoardEvent::Draw(_) => return None,
    };
    let meant = from.and_then(|from| position.meant_by(from, to).first().copied());
    if meant.is_some() {
        *from = None;
    } else if is_press {
        *from = position.board().color(position.turn()).has(to).then_some(to);
    }
    meant
}
