//! The men that the players have captured, and who is ahead in material.

use std::cmp::Reverse;

use crate::rules::{Board, Color, Piece, Role};
use crate::table::Table;

/// All men except the king, the most valuable first.
const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The usual value of a man, in pawns.
const fn value(role: Role) -> usize {
    match role {
        Role::Queen => 9,
        Role::Rook => 5,
        Role::Bishop | Role::Knight => 3,
        Role::Pawn => 1,
        Role::King => 0,
    }
}

/// The board after the first `shown` plies of the current part of the game; while nothing may reveal whether a move was
/// legal, the board as the players have left it.
pub(super) fn board(table: &Table, shown: usize) -> &Board {
    let silent = table.arrangement().filter(|_| table.is_silent());
    silent.unwrap_or_else(|| table.position_after(shown).board())
}

/// The men that a player has captured up to the end of the first `shown` plies of the current part of the game, the
/// most valuable first; while nothing may reveal whether a move was legal, the opponent's men that are missing.
pub(super) fn captured(table: &Table, by: Color, shown: usize) -> Vec<Piece> {
    if table.is_silent() {
        return more(table.start().position().board(), board(table, shown), !by, !by);
    }
    // Plies that an illegal move separates from `Table::moves` count as well, and so does the illegal move.
    let shown = (0..=shown).map(|plies| table.position_after(plies));
    let positions = table.earlier_positions().chain(shown);
    let own = positions.clone().zip(positions.skip(1)).filter(|(before, _)| before.turn() == by);
    let taken = own.flat_map(|(before, after)| more(before.board(), after.board(), !by, !by));
    let mut captured: Vec<Piece> = taken.collect();
    captured.sort_by_key(|piece| Reverse(piece.role as usize));
    captured
}

/// The men that a player has in excess of the opponent, kind by kind, in the opponent's colour.
pub(super) fn surplus(board: &Board, by: Color) -> Vec<Piece> {
    more(board, board, by, !by).into_iter().map(|piece| Piece { color: !by, ..piece }).collect()
}

/// How far a player is ahead in material, in pawns; 0 if the player is not ahead.
pub(super) fn lead(board: &Board, by: Color) -> usize {
    let [own, other] = [by, !by]
        .map(|color| ROLES.into_iter().map(|role| board.by(color, role).len() * value(role)).sum::<usize>());
    own.saturating_sub(other)
}

/// The men of `color` on `board` in excess of those of `other_color` on `other`, kind by kind.
fn more(board: &Board, other: &Board, color: Color, other_color: Color) -> Vec<Piece> {
    let exceeding = |role| {
        let count = board.by(color, role).len().saturating_sub(other.by(other_color, role).len());
        std::iter::repeat_n(Piece { color, role }, count)
    };
    ROLES.into_iter().flat_map(exceeding).collect()
}
