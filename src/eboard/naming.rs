//! Works out which men stand on a board that senses only occupied squares, and which legal moves the men on a board
//! show.

use super::line::Reading;
use super::sensor::TurnChanges;
use crate::rules::{Bitboard, Board, Move, Piece, Position, Role, Square};

/// Names the men on the occupied squares. `known` are the men on the board before the changes, and `air` the men off
/// the board, with the man in hand last. `changed` are the squares whose occupation differs from `known`, in the order
/// in which they changed, and `turn_changes` the squares that have changed during this turn.
///
/// A legal move is preferred, since the occupied squares look the same after a capture and after putting the captured
/// man back.
pub(super) fn name(
    changed: &[Square],
    turn_changes: TurnChanges,
    position: &Position,
    known: &Board,
    mut air: Vec<Piece>,
) -> Board {
    let men: Vec<Piece> = known.pieces().map(|(_, man)| man).chain(air.iter().copied()).collect();
    let (mut board, mut occupied) = (*known, known.occupied());
    let legal = |occupied, board: &Board| {
        let is_known = board.occupied() == occupied;
        if occupied == position.board().occupied() {
            return Some(if is_known { *board } else { *position.board() });
        }
        let moves = matching_moves(&Reading::Occupied(occupied), turn_changes, position);
        // The promotion may have been chosen on the screen.
        let is_chosen = moves.iter().any(|&mv| position.after(mv).board() == board);
        let first = moves.first().map(|&mv| with_pawn_left(position, mv));
        let same = first.filter(|first| moves.iter().all(|&mv| with_pawn_left(position, mv) == *first));
        if is_chosen { Some(*board) } else { same }
    };
    // A capture by the man in hand leaves the occupied squares as they were.
    board = legal(occupied, &board).unwrap_or(board);
    air = left_over(&men, &board, &air);
    for &square in changed {
        occupied ^= Bitboard::of(square);
        air.extend(board.piece_at(square));
        let likely = |air: &[Piece]| {
            let at =
                air.iter().rposition(|&man| may_come(position, square, man)).or(air.len().checked_sub(1))?;
            Some(air[at])
        };
        let came = if occupied.has(square) { likely(&air) } else { None };
        board.set(square, came);
        board = legal(occupied, &board).unwrap_or(board);
        air = left_over(&men, &board, &air);
    }
    board
}

/// Whether a legal move brings this man to this square.
fn may_come(position: &Position, square: Square, man: Piece) -> bool {
    let comes = |mv: Move| with_pawn_left(position, mv).piece_at(square) == Some(man);
    position.piece_at(square) != Some(man) && position.legal_moves().into_iter().any(comes)
}

/// The men that are not on the board: first those that were not in the air, then the others in the order in which they
/// were in the air.
fn left_over(men: &[Piece], board: &Board, air: &[Piece]) -> Vec<Piece> {
    let mut left = men.to_vec();
    for (_, man) in board.pieces() {
        if let Some(at) = left.iter().position(|&one| one == man) {
            left.swap_remove(at);
        }
    }
    let place = |man: &Piece| air.iter().rposition(|one| one == man);
    left.sort_by_key(place);
    left
}

/// The legal moves that would leave the men as they are seen; a promoted pawn may be seen as a pawn or as the new
/// piece. If the board does not name pieces, a man that was taken on the target square must have been lifted. If
/// castling and another move look the same, only castling counts if the squares of both king and rook have changed;
/// otherwise, only the other move counts.
pub(super) fn matching_moves(seen: &Reading, turn_changes: TurnChanges, position: &Position) -> Vec<Move> {
    let moves = position.legal_moves();
    let is_seen = |mv: &Move| {
        seen.matches(position.after(*mv).board())
            || mv.promotion().is_some() && seen.matches(&with_pawn_left(position, *mv))
    };
    let mut seen_moves: Vec<Move> = moves.into_iter().filter(is_seen).collect();
    if let Reading::Occupied(_) = seen {
        // A pawn that is taken en passant need not have been lifted before, since its square stays empty.
        seen_moves.retain(|&mv| position.taken_by(mv) != Some(mv.to()) || turn_changes.lifted.has(mv.to()));
    }
    let touched_both = |mv: &Move| turn_changes.changed.has(mv.from()) && turn_changes.changed.has(mv.to());
    let castles = seen_moves.iter().any(|mv| mv.is_castling() && touched_both(mv));
    if seen_moves.iter().any(|mv| !mv.is_castling()) {
        seen_moves.retain(|mv| mv.is_castling() == castles);
    }
    seen_moves
}

/// The pieces after a move, but with a pawn that is promoted still shown as a pawn.
fn with_pawn_left(position: &Position, mv: Move) -> Board {
    let mut board = *position.after(mv).board();
    if mv.promotion().is_some() {
        board.set(mv.to(), Some(Piece { color: position.turn(), role: Role::Pawn }));
    }
    board
}

/// Whether the pieces stand as after a legal move.
pub(super) fn is_legal(position: &Position, board: &Board) -> bool {
    position.legal_moves().into_iter().any(|mv| position.after(mv).board() == board)
}
