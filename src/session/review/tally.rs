//! How well a player moved in a whole game: mistakes by severity, and how often a move was as good as the best one.

use super::turning_points::{Evaluation, NEAR, Severity, cost, mistakes, share};
use crate::rules::{Color, Move};

/// A player's moves, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of moves whose quality is known.
    pub moves: usize,
    /// The number of those that are as good as the best move.
    pub good: usize,
    /// The number of mistakes of each [`Severity`], in its order.
    pub mistakes: [usize; 3],
}

impl Tally {
    /// The share of good moves in percent; `None` without moves.
    pub fn accuracy(&self) -> Option<u32> {
        let share = self.good as f32 / self.moves as f32;
        (self.moves > 0).then(|| (100.0 * share).round() as u32)
    }

    /// How many mistakes of this severity there were.
    pub const fn count(&self, severity: Severity) -> usize {
        self.mistakes[severity as usize]
    }
}

/// Counts a player's moves. `moves` are the plies of the game, `known` the evaluations before the first and after
/// each of them.
pub fn tally(moves: &[(Color, Move)], known: &[Option<Evaluation>], by: Color) -> Tally {
    let mut tally = Tally::default();
    let pairs = moves.iter().zip(known.windows(2)).filter(|((color, _), _)| *color == by);
    for ((_, played), pair) in pairs {
        let (Some(before), Some(after)) = (pair[0], pair[1]) else { continue };
        let shares = [before.worth, after.worth].map(|worth| share(worth, by));
        tally.moves += 1;
        tally.good += usize::from(before.best == Some(*played) || cost(shares) <= NEAR);
    }
    for mistake in mistakes(moves, known).iter().filter(|mistake| mistake.by == by) {
        tally.mistakes[mistake.severity as usize] += 1;
    }
    tally
}
