//! What a player does on a board. On the board of the game, not everything goes to the table: nothing while a claim is
//! entered, no press or Enter while an earlier position is shown, and no Escape while the players are asked to sign the
//! result or the game is adjourned.
//!
//! For what the deeds do at the table, see [`TableBoard::apply`].

#![deny(clippy::wildcard_enum_match_arm)]

use super::TableBoard;
use crate::rules::{IllegalReason, Move, Rank, Role, Square};
use crate::table::{Deed, Reason, Table};
use crate::ui::board::BoardEvent;

/// What the board is used for apart from moving.
#[derive(Debug, Default)]
pub struct BoardUse<'a> {
    /// The claim that is being entered; `None` if none is.
    pub claim: Option<ClaimInput<'a>>,
    /// Whether an earlier position is shown.
    pub is_earlier: bool,
    /// Whether the players are asked to sign the result.
    pub is_confirming: bool,
    pub is_adjourned: bool,
}

/// How a claim uses input on the board.
#[derive(Debug)]
pub enum ClaimInput<'a> {
    /// The claim does not depend on a move.
    Nothing,
    /// Two presses (Enter counts as one), or a press and a release, show the move that the claim depends on; the value
    /// is the square of the first press.
    IntendedMove(&'a mut Option<Square>),
}

/// What an event on the board leads to.
#[derive(PartialEq, Eq, Debug)]
pub enum HandEffect {
    /// The player does these deeds at the table.
    Deeds(Vec<Deed>),
    /// The claim depends on this intended move.
    Intend(Move),
    /// The claim depends on the move between these squares. Nothing may reveal whether it is legal.
    IntendByHand([Square; 2]),
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
            (BoardEvent::Press(_) | BoardEvent::PressOff(_) | BoardEvent::Enter(_), claim)
                if used.is_earlier =>
            {
                // Otherwise, the release of this press could enter a move.
                if let Some(ClaimInput::IntendedMove(from)) = claim {
                    *from = None;
                }
                if matches!(event, BoardEvent::Enter(_)) {
                    self.keyboard_piece = None;
                }
                HandEffect::ShowGame
            }
            (event, Some(ClaimInput::IntendedMove(from))) => {
                intended_move(table, event, from).unwrap_or(HandEffect::Deeds(Vec::new()))
            }
            (_, Some(ClaimInput::Nothing)) => HandEffect::Deeds(Vec::new()),
            (event, None) => HandEffect::Deeds(self.deeds(table, event)),
        }
    }

    /// The deeds that an event leads to on a board that is used only for moving.
    pub fn deeds(&mut self, table: &Table, event: BoardEvent) -> Vec<Deed> {
        match event {
            BoardEvent::Press(square) => {
                // A press on a square where only one bound piece can go picks up that piece.
                let is_bound = table.arrangement().is_none() && table.bound_own().any();
                let bound = square.filter(|_| is_bound).and_then(|to| super::bound_to(table, to));
                vec![Deed::Press { square: bound.or(square), piece: None }]
            }
            BoardEvent::PressOff(piece) => vec![Deed::Press { square: None, piece: Some(piece) }],
            BoardEvent::Release(square) => vec![Deed::Release { square }],
            BoardEvent::Enter(square) => self.enter(table, square),
            BoardEvent::Cancel => vec![Deed::Cancel],
            BoardEvent::Draw(_) => Vec::new(),
        }
    }
}

/// The intended move of a claim, once both its squares are known. Only a legal move is returned, unless nothing may
/// reveal whether it is legal. No piece counts as touched.
fn intended_move(table: &Table, event: BoardEvent, from: &mut Option<Square>) -> Option<HandEffect> {
    let (to, is_press) = match event {
        BoardEvent::Press(square) => (square?, true),
        BoardEvent::Enter(square) => (square, true),
        BoardEvent::Release(square) => (square.filter(|to| Some(*to) != *from)?, false),
        BoardEvent::PressOff(_) | BoardEvent::Cancel | BoardEvent::Draw(_) => return None,
    };
    let position = table.position();
    let own = table.arrangement().unwrap_or(position.board()).color(table.mover());
    let meant = from.and_then(|from| match table.is_silent() {
        true => (!own.has(to)).then_some(HandEffect::IntendByHand([from, to])),
        false => position.meant_by(from, to).first().copied().map(HandEffect::Intend),
    });
    if meant.is_some() {
        *from = None;
    } else if is_press {
        *from = own.has(to).then_some(to);
    }
    meant
}

/// Moves a piece by keyboard: Enter on its square, then Enter on its destination. Except over the board, no piece
/// counts as touched before the second Enter and, if the move is illegal, not even then. If an obligation lets only one
/// piece go to a square, Enter on that square is enough.
impl TableBoard {
    /// The deeds that pressing Enter on a square leads to. Enter acts like a click while a piece is selected with the
    /// pointer, while pieces are being adjusted, while the game is paused or a promotion is pending, and after the
    /// game.
    pub fn enter(&mut self, table: &Table, square: Square) -> Vec<Deed> {
        self.message = None;
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
            None if own.has(square) => self.keyboard_piece = Some(square),
            None => {
                let reason = match table.position().piece_at(square) {
                    Some(_) => IllegalReason::NotYourTurn { from: square },
                    None => IllegalReason::NothingThere { from: square },
                };
                self.refuse(Reason::Gesture(reason));
            }
            // An announced castling can leave the king on its square.
            Some(from) if table.targets(from).has(square) => return press_and_let_go(from, square),
            Some(from) if from == square => {}
            Some(_) if own.has(square) => self.keyboard_piece = Some(square),
            Some(from) => return vec![Deed::Move { text: as_typed(table, from, square) }],
        }
        Vec::new()
    }

    /// The deeds that pressing Enter leads to over the board: the first Enter picks up a piece, and the second puts it
    /// down. With nothing in hand, Enter on an empty square acts like a click, and so does Enter while pieces are being
    /// adjusted.
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

/// The deeds for a press on one square and a release on another.
pub fn press_and_let_go(from: Square, to: Square) -> Vec<Deed> {
    vec![Deed::Press { square: Some(from), piece: None }, Deed::Release { square: Some(to) }]
}

/// A move between the squares in typed form, with a queen for a promotion. If the move is illegal, the table refuses it
/// and gives the reason, and no piece counts as touched.
pub fn as_typed(table: &Table, from: Square, to: Square) -> String {
    let piece = table.position().piece_at(from);
    let promotes =
        piece.is_some_and(|piece| piece.role == Role::Pawn) && [Rank::R1, Rank::R8].contains(&to.rank());
    format!("{from}{to}{}", if promotes { "q" } else { "" })
}
