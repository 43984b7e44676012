//! Walks towards a helpmate: each move is the one after which mate looks closest. Most positions of real games need no
//! more.

use super::score::{Scored, View, corner, simple};
use crate::rules::{Color, Move, Position};

/// The maximum length of a walk in half-moves; most end in mate after 20 to 30.
const LONGEST: usize = 60;

/// The moves of a walk that ends in mate by `side`. `None` leaves the question open. `budget` is the maximum number of
/// positions to generate, and becomes what is left of it.
pub(super) fn to_mate(position: &Position, side: Color, budget: &mut u64) -> Option<Vec<Move>> {
    [simple, corner].into_iter().find_map(|view| walk(position, side, view, budget))
}

fn walk(root: &Position, side: Color, view: View, budget: &mut u64) -> Option<Vec<Move>> {
    let (mut position, mut line, mut seen) = (root.clone(), Vec::new(), vec![root.key()]);
    while line.len() < LONGEST {
        let mut best: Option<(usize, Move, Position)> = None;
        for mv in position.legal_moves() {
            *budget = budget.checked_sub(1)?;
            let next = position.after(mv);
            if next.turn() != side && next.is_checkmate() {
                line.push(mv);
                return Some(line);
            }
            if seen.contains(&next.key()) {
                continue;
            }
            let score = view(&Scored::new(&next, side));
            if best.as_ref().is_none_or(|(lowest, ..)| score < *lowest) {
                best = Some((score, mv, next));
            }
        }
        let (_, mv, next) = best?;
        line.push(mv);
        seen.push(next.key());
        position = next;
    }
    None
}
