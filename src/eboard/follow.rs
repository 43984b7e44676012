//! Reads moves for a table that takes whole moves rather than touches: an arrangement that shows a legal move and stays
//! on the board for half a second counts as that move.

use super::naming::matching_moves;
use super::sensor::Sensor;
use crate::rules::{Board, Move, Position, Square};

/// What an arrangement on the board means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    Move(Move),
    /// A pawn, or a piece that the board can't identify, is on the last rank: the player has to choose the piece.
    Promotion {
        from: Square,
        to: Square,
    },
}

/// Which arrangements have been handled so far.
#[derive(Debug, Default)]
pub(super) struct Follower {
    /// The pieces in the game when they were last compared with the board.
    known: Option<Board>,
    /// The number of the last change of the board that was handled; only a later change can make a move.
    ignored: u64,
}

impl Follower {
    /// Returns the move or promotion that the arrangement on the board shows, but only once. Returns `None` if the
    /// arrangement shows no move, shows several, or has not stayed long enough, or while no player at the board may
    /// move.
    pub fn next(
        &mut self,
        position: &Position,
        may_move: bool,
        sensor: &mut Sensor,
        at: u64,
    ) -> Option<Standing> {
        let board = *position.board();
        let known = self.known.replace(board);
        if known != Some(board) {
            if let Some(known) = known {
                sensor.expect(&known, &board);
            }
            self.ignored = sensor.changes();
        }
        if sensor.stands(&board, at) {
            sensor.rest();
            return None;
        }
        if !may_move || sensor.changes() == self.ignored || !sensor.is_still(at) {
            return None;
        }
        self.ignored = sensor.changes();
        let moves = matching_moves(sensor.meant()?, sensor.turn_changes(), position);
        let &mv = moves.first()?;
        let is_same = |other: &Move| (other.from(), other.to()) == (mv.from(), mv.to());
        match moves.len() {
            1 => Some(Standing::Move(mv)),
            _ if moves.iter().all(is_same) => Some(Standing::Promotion { from: mv.from(), to: mv.to() }),
            _ => None,
        }
    }
}
