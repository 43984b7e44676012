//! The score sheet while the players are the arbiters. It shows what the players did by hand, but not whether that was
//! legal.

use crate::game::{Game, MoveNotes};
use crate::rules::{Bitboard, Board, BoardChange, Color, Square};
use crate::table::{Arbiter, Part, Table};

/// A completed move as it was made by hand, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandwrittenMove {
    pub number: u32,
    /// The player who made the move.
    pub color: Color,
    /// The changes on the board; empty if the clock was pressed without a move.
    pub changes: Vec<BoardChange>,
    /// What the player's clock showed after the move (nothing for a player without a clock), and whether a draw was
    /// offered.
    pub notes: MoveNotes,
}

impl Table {
    /// Whether the program must not reveal whether a move was legal: over the board with the players as arbiters,
    /// until the game is over.
    pub fn is_silent(&self) -> bool {
        self.setup.is_over_the_board() && self.setup.arbiter == Arbiter::Players && self.result().is_none()
    }

    /// The completed moves as they were made by hand, including illegal ones that stand or may still be claimed.
    pub fn handwritten_moves(&self) -> Vec<HandwrittenMove> {
        let parts = self.parts.iter().flat_map(|part| of_game(&part.game, &part.notes(), Some(part)));
        let notes: Vec<MoveNotes> = self.past.iter().map(|past| past.noted).collect();
        parts.chain(of_game(&self.game, &notes, None)).collect()
    }

    /// The squares that the last completed move, legal or not, changed.
    pub fn changed_last(&self) -> Bitboard {
        let changed = |before: &Board, after: &Board| -> Bitboard {
            Square::all().filter(|&on| before.piece_at(on) != after.piece_at(on)).collect()
        };
        match (self.moves().len().checked_sub(1), self.parts.last()) {
            (Some(last), _) => changed(self.position_after(last).board(), self.position().board()),
            (None, Some(part)) => part.changed(),
            (None, None) => Bitboard::EMPTY,
        }
    }
}

/// The moves of a part of the game. If an illegal move ended the part, `illegal` is that part, and the illegal move
/// comes last.
fn of_game(game: &Game, notes: &[MoveNotes], illegal: Option<&Part>) -> Vec<HandwrittenMove> {
    let boards = |index| (game.position_after(index), game.position_after(index + 1));
    let legal = (0..game.played().len()).map(boards);
    let legal =
        legal.map(|(before, after)| BoardChange::between(before.board(), after.board(), before.turn()));
    let moves = legal.chain(illegal.map(Part::changes)).enumerate();
    moves
        .map(|(index, changes)| {
            let before = game.position_after(index);
            let (number, color) = (before.fullmove_number(), before.turn());
            let notes = notes.get(index).copied().unwrap_or_default();
            HandwrittenMove { number, color, changes, notes }
        })
        .collect()
}
