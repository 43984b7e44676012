//! Steps through a record.

use crate::record::{NodeId, Record};

/// A step from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// To the start.
    Start,
    /// To the place before.
    Back,
    /// To the next place of the current line.
    Forward,
    /// To the end of the current line.
    End,
    /// To the previous alternative to this move; if there is none, up to two plies back.
    Above,
    /// To the next alternative to this move; if there is none, up to two plies forward.
    Below,
}

impl Walk {
    /// The ply that the step leads to from ply `at`, in a game of `last` plies without variations.
    pub fn in_line(self, at: usize, last: usize) -> usize {
        match self {
            Walk::Start => 0,
            Walk::Back => at.saturating_sub(1),
            Walk::Forward => last.min(at + 1),
            Walk::Above => at.saturating_sub(2),
            Walk::Below => last.min(at + 2),
            Walk::End => last,
        }
    }

    /// The place that the step leads to; `None` if it leads nowhere.
    pub fn from(self, record: &Record, at: NodeId) -> Option<NodeId> {
        match self {
            Walk::Start => Some(Record::ROOT),
            Walk::Back => record.parent(at),
            Walk::Forward => record.next(at),
            Walk::End => Some(record.line_from(at).last().unwrap_or(at)),
            Walk::Above => sibling(record, at, false).or_else(|| two(at, |at| record.parent(at))),
            Walk::Below => sibling(record, at, true).or_else(|| two(at, |at| record.next(at))),
        }
    }
}

fn sibling(record: &Record, at: NodeId, after: bool) -> Option<NodeId> {
    let siblings: Vec<NodeId> = record.continuations(record.parent(at)?).collect();
    let index = siblings.iter().position(|way| *way == at)?;
    let index = if after { index + 1 } else { index.checked_sub(1)? };
    siblings.get(index).copied()
}

/// The place after two steps, or after one if there is no second step; `None` if there is not even one.
fn two(at: NodeId, step: impl Fn(NodeId) -> Option<NodeId>) -> Option<NodeId> {
    let one = step(at)?;
    Some(step(one).unwrap_or(one))
}
