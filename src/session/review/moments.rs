//! Turning points to practise: those at which one move is clearly the best, so that no other answer is right.

use super::turning_points::{TurningPoint, share};
use super::{Effort, Evaluation, Review};
use crate::rules::{Color, Move};
use crate::session::Session;
use crate::session::analysis::{BETTER, PositionValue, WINNING};

/// The minimum share of the point by which the second-best move must be worse than the best one.
pub const CLEAR: f32 = 0.28;
/// The minimum depth, in plies, of the search that confirms that a move is clearly the best. A certain mate
/// needs less.
pub const CONFIRMED_DEPTH: u32 = 16;

/// The searches for the two best moves, one after another. All of them must find that the same move is clearly the
/// best.
const SEARCHES: [Effort; 2] =
    [Effort { line: 2, ..Effort::MOVE }, Effort { line: 2, nodes: 1_000_000, depth: CONFIRMED_DEPTH }];

/// Turning points of a game that are at most this many plies apart count as one idea. So do turning points at which the
/// same player should have made the same move.
const NEIGHBOURS: usize = 2;

/// The maximum number of plies in the line that is kept after the better move.
const MAX_LINE: usize = 4;

/// A turning point to practise.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    pub point: TurningPoint,
    /// The moves that may follow the better one.
    pub line: Vec<Move>,
}

/// The comparison of the best moves at the turning points with the second-best ones.
#[derive(Default)]
pub(super) struct Comparison {
    /// The turning points that are still to be compared, the next one last.
    waiting: Vec<TurningPoint>,
    /// How many searches have confirmed that the best move at the next turning point is clearly the best.
    passed: usize,
    clear: Vec<TurningPoint>,
}

/// Whether the best move is the only right one for this player, given the evaluations after it and after the
/// second-best move: missing it costs much, it does not leave the player clearly worse, and no other move wins too.
pub fn is_clear(by: Color, best: PositionValue, second: PositionValue) -> bool {
    let [worse, winning] = [-BETTER, WINNING].map(|pawns| PositionValue::Pawns(pawns).share());
    let [most, next] = [best, second].map(|worth| share(worth, by));
    most - next >= CLEAR && most >= worse && next < winning
}

impl Comparison {
    /// The number of plies before the next turning point to compare, and the effort for it; `None` once all are
    /// compared.
    pub(super) fn next(&self) -> Option<(usize, Effort)> {
        self.waiting.last().map(|point| (point.moves, SEARCHES[self.passed]))
    }

    /// Takes the evaluations of the best and the second-best move at the next turning point, from one search; `None`
    /// unless the search found both. The turning point is clear only if every search confirms it.
    pub(super) fn take(&mut self, found: Option<[Evaluation; 2]>) {
        let Some(point) = self.waiting.last() else { return };
        let is_clear = found.is_some_and(|[best, second]| {
            best.best == Some(point.better) && is_clear(point.by, best.worth, second.worth)
        });
        self.passed += usize::from(is_clear);
        if is_clear && self.passed < SEARCHES.len() {
            return;
        }
        self.passed = 0;
        let is_same = |other: &TurningPoint| {
            point.moves - other.moves <= NEIGHBOURS || (point.by, point.better) == (other.by, other.better)
        };
        let is_new = is_clear && !self.clear.iter().any(is_same);
        let point = self.waiting.pop();
        self.clear.extend(point.filter(|_| is_new));
    }
}

impl Review {
    /// Begins to compare the best moves of the turning points with the second-best ones, once all positions have been
    /// looked at.
    pub(super) fn compare(&mut self) {
        if self.is_done() && self.comparison.is_none() {
            let waiting = self.turning_points.iter().rev().copied().collect();
            self.comparison = Some(Comparison { waiting, ..Comparison::default() });
        }
    }

    /// Takes the turning points at which one move is clearly the best; `None` until all are compared.
    pub(super) fn take_clear(&mut self) -> Option<Vec<Moment>> {
        let comparison = self.comparison.take_if(|comparison| comparison.waiting.is_empty())?;
        let moment = |point: TurningPoint| {
            let line = self.line(point.moves).split_first().filter(|(first, _)| **first == point.better);
            let line = line.map(|(_, rest)| rest[..rest.len().min(MAX_LINE)].to_vec());
            Moment { point, line: line.unwrap_or_default() }
        };
        Some(comparison.clear.into_iter().map(moment).collect())
    }

    /// Whether a comparison of the turning points has begun and its result has not been taken yet.
    pub fn is_comparing(&self) -> bool {
        self.comparison.is_some()
    }
}

impl Session {
    /// Begins to look for the turning points of the review at which one move is clearly the best. Does nothing before
    /// all positions have been looked at.
    pub fn find_moments(&mut self) {
        if let Some(review) = &mut self.review {
            review.compare();
            self.is_changed = true;
        }
    }

    /// Takes the turning points at which one move is clearly the best; `None` until all are compared.
    pub fn take_moments(&mut self) -> Option<Vec<Moment>> {
        self.review.as_mut()?.take_clear()
    }
}
