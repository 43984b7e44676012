//! Walking through a record: where each step leads.

use crate::record::{NodeId, Record};

/// A step from one place of a record to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// Before the first move.
    Start,
    /// To the move before.
    Back,
    /// Along the line that is current here.
    Forward,
    /// To the end of that line.
    End,
    /// To the variation before this one where there are several, else to the same side's move before.
    Above,
    /// To the variation after this one where there are several, else to the same side's next move.
    Below,
}

impl Walk {
    /// The place to which this step leads; none where there is no such place.
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
    let siblings: Vec<NodeId> = record.ways(record.parent(at)?).collect();
    let index = siblings.iter().position(|way| *way == at)?;
    let index = if after { index + 1 } else { index.checked_sub(1)? };
    siblings.get(index).copied()
}

/// Two steps, or one where there is no second.
fn two(at: NodeId, step: impl Fn(NodeId) -> Option<NodeId>) -> Option<NodeId> {
    let one = step(at)?;
    Some(step(one).unwrap_or(one))
}
