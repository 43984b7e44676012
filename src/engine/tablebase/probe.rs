//! Derives results and distances from what files store.
//!
//! If a capture is at least as good as the best other move, a file may store any result up to that of the capture,
//! since a search of the captures finds it. Files ignore en passant captures.

use super::Wdl;
use super::table::Distance;
use crate::rules::{Move, Position, Role};

/// Looks up what a file stores.
pub(super) trait Lookup {
    fn stored_result(&self, position: &Position) -> Option<Wdl>;
    fn stored_distance(&self, position: &Position, result: Wdl) -> Option<Distance>;
}

/// Which moves are searched before the file is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SearchedMoves {
    Captures,
    /// Captures and pawn moves, after which distances start again.
    Zeroing,
}

/// A result and, unless it is a draw, whether the searched moves alone give its distance.
struct SearchResult {
    result: Wdl,
    at_once: bool,
}

/// The result for the side to move.
pub(super) fn result(tables: &impl Lookup, position: &Position) -> Option<Wdl> {
    // Two kings need no file.
    if position.board().occupied().len() == 2 {
        return Some(Wdl::Draw);
    }
    search(tables, position, SearchedMoves::Captures).map(|found| found.result)
}

/// The plies to the next capture or pawn move; see [`super::Prober::distance`].
pub(super) fn distance(tables: &impl Lookup, position: &Position) -> Option<i32> {
    let SearchResult { result, at_once } = search(tables, position, SearchedMoves::Zeroing)?;
    if result == Wdl::Draw {
        return Some(0);
    }
    if at_once {
        return Some(before_zeroing(result));
    }
    match tables.stored_distance(position, result)? {
        Distance::Plies(plies) => Some(signed(plies, result)),
        Distance::OtherSide => from_replies(tables, position, result),
    }
}

/// The distance of a position in which the best move is a capture or a pawn move that leads to this result.
pub(super) fn before_zeroing(result: Wdl) -> i32 {
    match result {
        Wdl::Draw => 0,
        result => signed(1, result),
    }
}

/// Adds 100 plies to a distance where the fifty-move rule comes first, and makes it negative for a loss.
fn signed(plies: i32, result: Wdl) -> i32 {
    match result {
        Wdl::Win => plies,
        Wdl::CursedWin => plies + 100,
        Wdl::Draw => 0,
        Wdl::BlessedLoss => -plies - 100,
        Wdl::Loss => -plies,
    }
}

/// Whether a move sets the count of the fifty-move rule to zero.
pub(super) fn is_zeroing(position: &Position, mv: Move) -> bool {
    mv.role() == Role::Pawn || position.taken_by(mv).is_some()
}

fn search(tables: &impl Lookup, position: &Position, searched: SearchedMoves) -> Option<SearchResult> {
    let moves = position.legal_moves();
    let (mut best, mut count) = (Wdl::Loss, 0);
    for &mv in &moves {
        let counts = match searched {
            SearchedMoves::Captures => position.taken_by(mv).is_some(),
            SearchedMoves::Zeroing => is_zeroing(position, mv),
        };
        if !counts {
            continue;
        }
        count += 1;
        best = best.max(result(tables, &position.after(mv))?.reversed());
        if best == Wdl::Win {
            return Some(SearchResult { result: best, at_once: true });
        }
    }
    // If every legal move has been searched, the file has nothing to add, and it may be wrong, because it ignores en
    // passant.
    if count > 0 && count == moves.len() {
        return Some(SearchResult { result: best, at_once: true });
    }
    let stored = tables.stored_result(position)?;
    if count > 0 && best >= stored {
        return Some(SearchResult { result: best, at_once: best > Wdl::Draw });
    }
    Some(SearchResult { result: stored, at_once: false })
}

/// The distance found through the moves, for a table that has only the other side to move.
fn from_replies(tables: &impl Lookup, position: &Position, result: Wdl) -> Option<i32> {
    let mut least: Option<i32> = None;
    for &mv in &position.legal_moves() {
        let next = position.after(mv);
        let plies = if is_zeroing(position, mv) {
            before_zeroing(self::result(tables, &next)?.reversed())
        } else {
            one_before(&next, -distance(tables, &next)?)
        };
        if plies.signum() == signed(1, result).signum() {
            least = Some(least.map_or(plies, |least| least.min(plies)));
        }
    }
    // Without a legal move, the side to move is checkmated.
    Some(least.unwrap_or(-1))
}

/// The distance before a move that is not a capture or pawn move, from the distance after it for the same side.
pub(super) fn one_before(next: &Position, plies: i32) -> i32 {
    if plies == 1 && next.is_checkmate() { 1 } else { plies + plies.signum() }
}
