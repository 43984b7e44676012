//! The verdict of tablebases on a position in a game: who wins in spite of the fifty-move rule, and with which moves.

use super::probe::{before_zeroing, is_zeroing, one_before};
use super::{Prober, Wdl};
use crate::rules::{Color, Move, Position, Role};

/// The rank of a certain win, much greater than any distance.
const MAX_RANK: i32 = 1 << 18;
/// The number of plies without a capture or pawn move from which a draw can be claimed (Article 9.3).
const FIFTY_MOVES: i32 = 100;

/// A legal move with its rank among all legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedMove {
    pub mv: Move,
    /// The result for the side that makes the move, taking into account the fifty-move count and threefold repetition.
    pub result: Wdl,
    /// The distance as in [`Prober::distance`], this move included; 0 if the move makes a threefold repetition.
    pub distance: i32,
    /// Higher is better. Moves that win for certain have the same rank, unless positions have repeated.
    pub rank: i32,
}

/// The verdict of tables on a position in a game, with its fifty-move count. A number of plies can be one too low: see
/// [`Prober::distance`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Draw,
    /// This side mates within this many plies with best play; no capture or pawn move can come first.
    Mates(Color, u32),
    /// This side wins; the next capture or pawn move, or mate, comes within this many plies with best play.
    Wins(Color, u32),
    /// Like [`Verdict::Wins`], but so close to the fifty-move rule that the tables don't determine which comes first.
    MayWin(Color, u32),
    /// This side could win, but the fifty-move rule comes first. The number is the absolute [`Prober::distance`].
    TooLate(Color, u32),
}

/// The verdict on a position; `None` if the prober has no distance for it.
pub fn verdict(prober: &dyn Prober, position: &Position) -> Option<Verdict> {
    let distance = prober.distance(position)?;
    let color = if distance > 0 { position.turn() } else { !position.turn() };
    let plies = distance.unsigned_abs();
    let wins = if ends_in_mate(position, color) { Verdict::Mates } else { Verdict::Wins };
    // A distance can be one too low, but never where that would change the verdict.
    let counted = u32::from(position.halfmove_clock());
    Some(match plies + counted {
        _ if distance == 0 => Verdict::Draw,
        _ if position.is_checkmate() => Verdict::Mates(color, 0),
        0..100 => wins(color, plies),
        100 if counted == 0 => wins(color, plies),
        100 => Verdict::MayWin(color, plies),
        _ => Verdict::TooLate(color, plies),
    })
}

/// Whether this side can win only by mating with the pieces it has: against a bare king, without pawns, and with no
/// piece to spare.
fn ends_in_mate(position: &Position, winner: Color) -> bool {
    let board = position.board();
    let [own, other] = [winner, !winner].map(|color| board.color(color).len());
    let heavy = board.role(Role::Queen) | board.role(Role::Rook);
    let none_to_spare = own == 2 || own == 3 && heavy.is_empty();
    other == 1 && board.role(Role::Pawn).is_empty() && none_to_spare
}

/// All legal moves with their ranks, in the order of the list of legal moves; `None` if the position is out of reach,
/// or if the prober has no answer for one of the moves. `earlier` has the keys of the earlier positions, oldest first.
pub fn ranked(prober: &dyn Prober, position: &Position, earlier: &[u64]) -> Option<Vec<RankedMove>> {
    if !super::is_in_reach(position, prober.most_pieces()) {
        return None;
    }
    let counted = i32::from(position.halfmove_clock());
    let recent = &earlier[earlier.len().saturating_sub(usize::from(position.halfmove_clock()))..];
    let occurred = |key: u64| recent.iter().filter(|earlier| **earlier == key).count();
    // If positions have repeated, the shortest distance ranks highest, since another move might not make progress.
    let repeats = occurred(position.key()) > 0 || recent.iter().any(|key| occurred(*key) > 1);
    let moves = position.legal_moves();
    let rank = |mv: Move| {
        let next = position.after(mv);
        let distance = if is_zeroing(position, mv) {
            before_zeroing(prober.result(&next)?.reversed())
        } else if occurred(next.key()) > 1 {
            0
        } else {
            one_before(&next, -prober.distance(&next)?)
        };
        let counted = if is_zeroing(position, mv) { 0 } else { counted };
        let rank = match distance {
            0 => 0,
            1.. if distance + counted < FIFTY_MOVES && !repeats => MAX_RANK,
            1.. => MAX_RANK - (distance + counted),
            _ if counted - 2 * distance < FIFTY_MOVES => -MAX_RANK,
            _ => -MAX_RANK + (counted - distance),
        };
        let result = match distance {
            0 => Wdl::Draw,
            1.. if distance + counted <= FIFTY_MOVES => Wdl::Win,
            1.. => Wdl::CursedWin,
            _ if counted - distance <= FIFTY_MOVES => Wdl::Loss,
            _ => Wdl::BlessedLoss,
        };
        Some(RankedMove { mv, result, distance, rank })
    };
    moves.iter().map(|&mv| rank(mv)).collect()
}
