//! The order in which cases are practised: one that was ruled on wrongly comes back.

use std::collections::VecDeque;

/// After so many other cases one comes back.
const RETURNS_AFTER: usize = 4;

/// A round through all cases, until each was ruled on rightly.
#[derive(Clone, Debug)]
pub struct Practice {
    waiting: VecDeque<usize>,
    /// Whether each case was ruled on rightly at the first try; `None` before that.
    first_tries: Vec<Option<bool>>,
}

impl Practice {
    /// A round through so many cases.
    pub fn new(count: usize) -> Practice {
        Practice { waiting: (0..count).collect(), first_tries: vec![None; count] }
    }

    /// The case to rule on; `None` at the end of the round.
    pub fn current(&self) -> Option<usize> {
        self.waiting.front().copied()
    }

    /// Notes whether that case was ruled on rightly.
    pub fn answer(&mut self, is_right: bool) {
        let Some(case) = self.waiting.pop_front() else { return };
        self.first_tries[case].get_or_insert(is_right);
        if !is_right {
            self.waiting.insert(RETURNS_AFTER.min(self.waiting.len()), case);
        }
    }

    /// How many of these cases were ruled on, and how many of them rightly at the first try.
    pub fn score(&self, counts: impl Fn(usize) -> bool) -> (usize, usize) {
        let tries = self.first_tries.iter().enumerate().filter(|(case, _)| counts(*case));
        let tries: Vec<bool> = tries.filter_map(|(_, right)| *right).collect();
        (tries.len(), tries.iter().filter(|right| **right).count())
    }
}
