//! Walks towards a helpmate: among the moves considered, a walk takes the one after which mate looks closest. For most
//! positions from real games, this is enough.
//!
//! The plans' weights were fitted to questions about positions from real games: the first plan answers seven in eight,
//! the second two thirds of the rest, the third three fifths of what is left. All eight plans together leave one
//! question in 350 to the search.

use super::compare::{BestStep, CompareMoves, Plan};
use super::score::Features;
use crate::rules::cpu;
use crate::rules::{Color, Move, Position};

/// The maximum length of a walk in plies; most end in mate within 30.
const MAX_LENGTH: usize = 100;
/// A walk ends when mate has not come closer for more than this many plies.
const PATIENCE: usize = 60;

/// The weights of each plan. The second plan also asks for captures; see [`Plan`].
static PLANS: [Features; 8] = [
    Features { men: 13, promotion: 8, king: 10, pieces: [-2, 8], cage: 8, free: 14 },
    Features { men: 6, promotion: 19, king: 10, pieces: [-3, 1], cage: 2, free: 3 },
    Features { men: 5, promotion: 9, king: 6, pieces: [-2, 8], cage: 4, free: 4 },
    Features { men: 1, promotion: 12, king: 23, pieces: [-3, 7], cage: 3, free: -1 },
    Features { men: 4, promotion: 17, king: 24, pieces: [7, 7], cage: 6, free: 5 },
    Features { men: 4, promotion: 25, king: 9, pieces: [4, 7], cage: 7, free: -3 },
    Features { men: -16, promotion: 5, king: 19, pieces: [9, 3], cage: 21, free: 9 },
    Features { men: -4, promotion: 2, king: 17, pieces: [8, -9], cage: 6, free: 21 },
];

/// The moves of a walk that ends in mate by `side`. `None` leaves the question open. `budget` is the maximum number of
/// positions to generate; on return, it holds what is left.
pub(super) fn to_mate(position: &Position, side: Color, budget: &mut u64) -> Option<Vec<Move>> {
    PLANS
        .iter()
        .enumerate()
        .find_map(|(number, weights)| walk(position, side, &Plan { weights, captures: number == 1 }, budget))
}

fn walk(root: &Position, side: Color, plan: &Plan, budget: &mut u64) -> Option<Vec<Move>> {
    let (mut position, mut line, mut seen) = (root.clone(), Vec::new(), vec![root.key()]);
    let (mut lowest, mut stale) = (i32::MAX, 0);
    while line.len() < MAX_LENGTH && stale <= PATIENCE {
        match cpu::run(CompareMoves { position: &position, side, plan, seen: &seen, budget })? {
            BestStep::Mate(mv) => {
                line.push(mv);
                return Some(line);
            }
            BestStep::Nearer(score, mv, next) => {
                stale = if score < lowest { 0 } else { stale + 1 };
                lowest = lowest.min(score);
                line.push(mv);
                seen.push(next.key());
                position = next;
            }
        }
    }
    None
}
