//! How well a player moved in a whole game: mistakes by severity, and accuracy.

use super::turning_points::{Evaluation, Severity, cost, mistakes, share};
use crate::rules::{Color, Move};

/// The counts of a player's moves and mistakes, and the accuracy of the moves.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// The number of moves whose quality is known.
    pub moves: usize,
    /// The sum of the accuracies of those moves, each from 0 to 1.
    pub accuracy_sum: f32,
    /// The number of mistakes of each [`Severity`], the least severe first.
    pub mistakes: [usize; 3],
}

impl Tally {
    /// The average accuracy of the moves in percent; `None` without moves.
    pub fn accuracy(&self) -> Option<u32> {
        let average = self.accuracy_sum / self.moves as f32;
        (self.moves > 0).then(|| (100.0 * average).round() as u32)
    }

    /// How many mistakes of this severity there were.
    pub const fn count(&self, severity: Severity) -> usize {
        self.mistakes[severity as usize]
    }
}

/// The accuracy, from 0 to 1, of a move that costs this share of the point: 0.64 for a tenth of the point. This is the
/// curve that Lichess publishes on its page about accuracy.
fn move_accuracy(cost: f32) -> f32 {
    (1.031_668 * (-4.354 * cost.max(0.0)).exp() - 0.031_669).clamp(0.0, 1.0)
}

/// Counts a player's moves. `moves` are the plies of the game, `known` the evaluations before the first ply and after
/// each ply.
pub fn tally(moves: &[(Color, Move)], known: &[Option<Evaluation>], by: Color) -> Tally {
    let mut tally = Tally::default();
    let pairs = moves.iter().zip(known.windows(2)).filter(|((color, _), _)| *color == by);
    for ((_, played), pair) in pairs {
        let (Some(before), Some(after)) = (pair[0], pair[1]) else { continue };
        let shares = [before.worth, after.worth].map(|worth| share(worth, by));
        tally.moves += 1;
        let is_best = before.best == Some(*played);
        tally.accuracy_sum += if is_best { 1.0 } else { move_accuracy(cost(shares)) };
    }
    for mistake in mistakes(moves, known).iter().filter(|mistake| mistake.by == by) {
        tally.mistakes[mistake.severity as usize] += 1;
    }
    tally
}
