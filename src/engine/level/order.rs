//! In which order a weaker player tries moves: the table's move, good captures, what was good elsewhere, the
//! rest.
//!
//! Which changes with it: see `engine::picker`.

use arrayvec::ArrayVec;

use super::search::LONGEST;
use crate::engine::see::{self, VALUES};
use crate::rules::{Color, Move, MoveList, Position, Role};

const FIRST: i32 = 1 << 30;
const GOOD: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;

/// What was good so far while thinking about one position.
pub(super) struct Order {
    /// By colour, from and to.
    history: Vec<i32>,
    /// The last move that refuted something, by half-move.
    killers: [Option<Move>; LONGEST + 1],
}

impl Order {
    pub(super) fn new() -> Order {
        Order { history: vec![0; 2 * 64 * 64], killers: [None; LONGEST + 1] }
    }

    /// A quiet move was too good to be allowed.
    pub(super) fn learn(&mut self, turn: Color, mv: Move, depth: i32, ply: usize) {
        let place = &mut self.history[place(turn, mv)];
        *place = (*place + depth * depth).min(KILLER - 1);
        self.killers[ply] = Some(mv);
    }

    /// The moves, the most promising first.
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
            _ => self.history[place(position.turn(), mv)],
        };
        let mut ranked: ArrayVec<(i32, Move), 256> = moves.into_iter().map(|mv| (rank(mv), mv)).collect();
        // By their bits where the rank is the same, so that the order of generation does not matter.
        ranked.sort_unstable_by_key(|&(rank, mv)| (std::cmp::Reverse(rank), mv.bits()));
        ranked.into_iter().map(|(_, mv)| mv).collect()
    }
}

/// The captures that don't lose anything and the promotions to a queen.
pub(super) fn good(position: &Position) -> MoveList {
    let mut moves = position.noisy_moves();
    moves.retain(|mv| {
        mv.promotion().is_none_or(|role| role == Role::Queen) && see::wins_at_least(position, *mv, 0)
    });
    moves
}

fn place(turn: Color, mv: Move) -> usize {
    (turn.index() * 64 + mv.from().index()) * 64 + mv.to().index()
}

/// The most valuable piece first, taken by the least valuable; what loses an exchange last.
fn exchange_rank(position: &Position, mv: Move) -> i32 {
    let taken = position.taken_by(mv).and_then(|square| position.board().role_at(square));
    let gain = taken.map_or(0, |role| VALUES[role.index()])
        + mv.promotion().map_or(0, |role| VALUES[role.index()] - 400);
    let rank = 16 * gain - VALUES[mv.role().index()];
    if see::wins_at_least(position, mv, 0) { GOOD + rank } else { rank - GOOD }
}
