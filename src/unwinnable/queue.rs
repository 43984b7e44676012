//! A priority queue of position numbers: rows by score, lowest score first.

use std::collections::VecDeque;

#[derive(Default)]
pub(crate) struct Queue {
    rows: Vec<VecDeque<u32>>,
    lowest: usize,
}

/// Which entry comes first among those with the same score.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TieBreak {
    /// Last in, first out: continues the line just visited.
    Newest,
    Oldest,
}

impl Queue {
    pub(crate) fn push(&mut self, score: usize, index: u32) {
        if self.rows.len() <= score {
            self.rows.resize_with(score + 1, VecDeque::new);
        }
        self.rows[score].push_back(index);
        self.lowest = self.lowest.min(score);
    }

    pub(crate) fn pop(&mut self, order: TieBreak) -> Option<u32> {
        while let Some(row) = self.rows.get_mut(self.lowest) {
            let index = if order == TieBreak::Oldest { row.pop_front() } else { row.pop_back() };
            if index.is_some() {
                return index;
            }
            self.lowest += 1;
        }
        None
    }
}
