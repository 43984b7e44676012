//! Where one comes from a place in a record with the keys.
//!
//! The keys: see `ui::screens::study::edit`.

use crate::record::{NodeId, Record};

/// The end of the line on which a place is.
pub fn end(record: &Record, at: NodeId) -> NodeId {
    record.line_from(at).last().unwrap_or(at)
}

/// What stands above: the way before this one where there are several, else the move of the same side before.
pub fn above(record: &Record, at: NodeId) -> Option<NodeId> {
    beside(record, at, false).or_else(|| two(at, |at| record.parent(at)))
}

/// What stands below: the next way where there are several, else the next move of the same side.
pub fn below(record: &Record, at: NodeId) -> Option<NodeId> {
    beside(record, at, true).or_else(|| two(at, |at| record.next(at)))
}

fn beside(record: &Record, at: NodeId, after: bool) -> Option<NodeId> {
    let ways: Vec<NodeId> = record.ways(record.parent(at)?).collect();
    let index = ways.iter().position(|way| *way == at)?;
    let index = if after { index + 1 } else { index.checked_sub(1)? };
    ways.get(index).copied()
}

/// Two steps, or one where there is no second.
fn two(at: NodeId, step: impl Fn(NodeId) -> Option<NodeId>) -> Option<NodeId> {
    let one = step(at)?;
    Some(step(one).unwrap_or(one))
}
