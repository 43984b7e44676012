//! Perft: the number of move sequences to a given depth, the usual test and benchmark of a move generator.
//!
//! For printing and timing, see `cli::perft`.

use super::cpu::{self, Work};
use super::movegen::{self, Count};
use super::{Move, MoveList, Position};

/// The number of sequences of `depth` legal moves. Moves at the last ply are counted, not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => cpu::run(Perft(position, depth)),
    }
}

/// Each legal move with the number of sequences of `depth` legal moves that begin with it. From depth 1 on, these
/// numbers add up to `perft(position, depth)`; depth 0 gives the same as depth 1.
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let behind = |mv| (mv, perft(&position.after(mv), depth.saturating_sub(1)));
    position.legal_moves().into_iter().map(behind).collect()
}

/// The same count as [`perft`], and the wrapping sum of the keys of the final positions, computed by the portable copy
/// of the code.
///
/// Tests use this function to check that both copies agree (see `cpu`). It lists and makes every move, so it is slow.
pub fn perft_portable(position: &Position, depth: u32) -> (u64, u64) {
    if depth == 0 {
        return (1, position.key());
    }
    let mut list = MoveList::new();
    movegen::generate(position, &mut list);
    let mut count = Count(0);
    movegen::generate(position, &mut count);
    let (mut nodes, mut keys) = (0, 0_u64);
    for &mv in &list {
        let mut next = position.clone();
        next.make::<true>(mv);
        let (below, below_keys) = perft_portable(&next, depth - 1);
        nodes += below;
        keys = keys.wrapping_add(below_keys);
    }
    (if depth == 1 { count.0 as u64 } else { nodes }, keys)
}

struct Perft<'a>(&'a Position, u32);

impl Work<u64> for Perft<'_> {
    #[inline(always)]
    fn work(self) -> u64 {
        let Perft(position, depth) = self;
        let mut list = MoveList::new();
        movegen::generate(position, &mut list);
        let mut nodes = 0;
        for &mv in &list {
            let mut next = position.clone();
            next.make::<false>(mv);
            if depth == 2 {
                let mut count = Count(0);
                movegen::generate(&next, &mut count);
                nodes += count.0 as u64;
            } else {
                nodes += perft(&next, depth - 1);
            }
        }
        nodes
    }
}
