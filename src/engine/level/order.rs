//! Move ordering of the levels' search: first the table move, then good captures and promotions, the killer move, other
//! quiet moves by history, and last the losing captures and promotions.
//!
//! For move ordering at full strength, see `engine::picker`.

use arrayvec::ArrayVec;

use super::MAX_LINE;
use crate::engine::see::{self, VALUES};
use crate::rules::{Color, Move, MoveList, Position, Role};

const FIRST: i32 = 1 << 30;
const GOOD: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;

/// The killer moves and the history of one search.
pub(super) struct MoveOrder {
    /// The history scores, indexed by colour, origin square and target square.
    history: Vec<i32>,
    /// The last quiet move that caused a cutoff, by ply.
    killers: [Option<Move>; MAX_LINE + 1],
}

impl MoveOrder {
    pub(super) fn new() -> MoveOrder {
        MoveOrder { history: vec![0; 2 * 64 * 64], killers: [None; MAX_LINE + 1] }
    }

    /// Records a quiet move that caused a cutoff.
    pub(super) fn learn(&mut self, turn: Color, mv: Move, depth: i32, ply: usize) {
        let entry = &mut self.history[index(turn, mv)];
        *entry = (*entry + depth * depth).min(KILLER - 1);
        self.killers[ply] = Some(mv);
    }

    /// Sorts the moves, the most promising first.
    pub(super) fn sort(
        &self,
        position: &Position,
        moves: MoveList,
        first: Option<Move>,
        ply: usize,
    ) -> MoveList {
        let rank = |mv: Move| match mv {
            _ if first == Some(mv) => FIRST,
            _ if position.is_noisy(mv) => exchange_rank(position, mv),
            _ if self.killers[ply] == Some(mv) => KILLER,
            _ => self.history[index(position.turn(), mv)],
        };
        let mut ranked: ArrayVec<(i32, Move), 256> = moves.into_iter().map(|mv| (rank(mv), mv)).collect();
        // Ties are broken by the move itself, so that the order of generation does not matter.
        ranked.sort_unstable_by_key(|&(rank, mv)| (std::cmp::Reverse(rank), mv.bits()));
        ranked.into_iter().map(|(_, mv)| mv).collect()
    }
}

/// Captures and promotions to a queen that lose no material.
pub(super) fn good_captures(position: &Position) -> MoveList {
    let mut moves = position.noisy_moves();
    moves.retain(|mv| {
        mv.promotion().is_none_or(|role| role == Role::Queen) && see::wins_at_least(position, *mv, 0)
    });
    moves
}

fn index(turn: Color, mv: Move) -> usize {
    (turn.index() * 64 + mv.from().index()) * 64 + mv.to().index()
}

/// Ranks valuable victims and cheap attackers first; losing exchanges come last.
fn exchange_rank(position: &Position, mv: Move) -> i32 {
    let taken = position.taken_by(mv).and_then(|square| position.board().role_at(square));
    let gain = taken.map_or(0, |role| VALUES[role.index()])
        + mv.promotion().map_or(0, |role| VALUES[role.index()] - 400);
    let rank = 16 * gain - VALUES[mv.role().index()];
    if see::wins_at_least(position, mv, 0) { GOOD + rank } else { rank - GOOD }
}
