//! What to look at next: numbers of positions in rows by score, the lowest first.
//!
//! Absent on purpose: taking out what another queue has given already; who asks knows what is done.

use std::collections::VecDeque;

#[derive(Default)]
pub(super) struct Queue {
    rows: Vec<VecDeque<u32>>,
    lowest: usize,
}

/// Which of those with the same score.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// On with the line that has just been looked at.
    Newest,
    Oldest,
}

impl Queue {
    pub(super) fn push(&mut self, score: usize, index: u32) {
        if self.rows.len() <= score {
            self.rows.resize_with(score + 1, VecDeque::new);
        }
        self.rows[score].push_back(index);
        self.lowest = self.lowest.min(score);
    }

    pub(super) fn pop(&mut self, order: Order) -> Option<u32> {
        while let Some(row) = self.rows.get_mut(self.lowest) {
            let index = if order == Order::Oldest { row.pop_front() } else { row.pop_back() };
            if index.is_some() {
                return index;
            }
            self.lowest += 1;
        }
        None
    }
}
