//! Turning points to practise: those in which one move is clearly the best, so that no other answer is right.

use super::turning_points::{Evaluation, TurningPoint, share};
use super::{Effort, Review};
use crate::session::Session;

/// The share of the point that the second-best move must cost at least.
pub const CLEAR: f32 = 0.10;

/// The effort to find the second-best move.
pub(super) const SECOND: Effort = Effort { line: 2, ..Effort::MOVE };

/// The turning points that are being compared with their second-best moves.
#[derive(Default)]
pub(super) struct Comparison {
    /// The turning points to compare, the next one last.
    waiting: Vec<TurningPoint>,
    clear: Vec<TurningPoint>,
}

impl Comparison {
    /// The number of half-moves before the next turning point to compare.
    pub(super) fn next(&self) -> Option<usize> {
        self.waiting.last().map(|point| point.moves)
    }

    /// Takes the evaluations of the best and the second-best move of the next turning point, from one search; `None` if
    /// the analyst did not look deeply enough. The turning point is clear only if this search finds the same best move.
    pub(super) fn take(&mut self, found: Option<[Evaluation; 2]>) {
        let Some(point) = self.waiting.pop() else { return };
        let is_clear = found.is_some_and(|[best, second]| {
            let [most, next] = [best, second].map(|found| share(found.worth, point.by));
            best.best == Some(point.better) && most - next >= CLEAR
        });
        self.clear.extend(is_clear.then_some(point));
    }
}

impl Review {
    /// Begins to compare the best moves of the turning points with the second-best ones, once all positions have been
    /// looked at.
    pub(super) fn compare(&mut self) {
        if self.is_done() && self.comparison.is_none() {
            let waiting = self.turning_points.iter().rev().copied().collect();
            self.comparison = Some(Comparison { waiting, clear: Vec::new() });
        }
    }

    /// Takes the turning points in which one move is clearly the best, once all are compared.
    pub(super) fn take_clear(&mut self) -> Option<Vec<TurningPoint>> {
        let comparison = self.comparison.take_if(|comparison| comparison.waiting.is_empty())?;
        Some(comparison.clear)
    }

    /// Whether the turning points are being compared.
    pub fn is_comparing(&self) -> bool {
        self.comparison.is_some()
    }
}

impl Session {
    /// Looks for the turning points of the review in which one move is clearly the best.
    pub fn find_moments(&mut self) {
        if let Some(review) = &mut self.review {
            review.compare();
            self.is_changed = true;
        }
    }

    /// Takes the turning points in which one move is clearly the best, once all are compared.
    pub fn take_moments(&mut self) -> Option<Vec<TurningPoint>> {
        self.review.as_mut()?.take_clear()
    }
}
