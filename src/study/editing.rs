//! An editable record with undo and redo.

use crate::record::{NodeId, Record};

/// The maximum number of undo steps. The records of the steps share their unchanged parts in memory.
const MAX_STEPS: usize = 500;

/// An earlier or later state of the record, the place to go to in that state, and the number of that state.
type Step = (Record, NodeId, u64);

/// A record with the states to which undo and redo lead.
#[derive(Clone, Debug)]
pub struct Editing {
    record: Record,
    undo: Vec<Step>,
    redo: Vec<Step>,
    /// The number of this state.
    state: u64,
    /// The number of the state that counts as saved; `None` if no state does.
    saved: Option<u64>,
    /// The number of changes so far. It tells views whether to refresh.
    revision: u64,
}

impl Editing {
    /// A record without edits.
    pub fn new(record: Record) -> Editing {
        Editing { record, undo: Vec::new(), redo: Vec::new(), state: 0, saved: Some(0), revision: 0 }
    }

    /// A record that counts as unsaved even without edits.
    pub fn unsaved(record: Record) -> Editing {
        Editing { saved: None, ..Editing::new(record) }
    }

    /// The current record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Whether there are unsaved changes.
    pub fn is_changed(&self) -> bool {
        self.saved != Some(self.state)
    }

    /// A number that changes with every edit, undo and redo.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The number of this state of the record. An edit gives a new number; undoing it restores the previous number.
    pub fn state(&self) -> u64 {
        self.state
    }

    /// Notes which state is saved.
    pub fn set_saved(&mut self, state: u64) {
        self.saved = Some(state);
    }

    /// Edits the record; undoing the edit leads to the place `at`. If nothing changes, this does not count as an edit.
    pub fn edit<T>(&mut self, at: NodeId, change: impl FnOnce(&mut Record) -> T) -> T {
        let before = self.record.clone();
        let done = change(&mut self.record);
        if !self.record.is_unedited_since(&before) {
            self.undo.push((before, at, self.state));
            let past = self.undo.len().saturating_sub(MAX_STEPS);
            self.undo.drain(..past);
            self.redo.clear();
            self.note_change();
        }
        done
    }

    /// Extends the last edit, for example with each character of a comment, so that all of it is undone together.
    pub fn amend(&mut self, change: impl FnOnce(&mut Record)) {
        change(&mut self.record);
        self.redo.clear();
        self.note_change();
    }

    /// Undoes the last edit; returns the place where the edit was made or redone, or `None` if there is nothing to
    /// undo. `at` is the current place.
    pub fn undo(&mut self, at: NodeId) -> Option<NodeId> {
        let earlier = self.undo.pop()?;
        let (place, undone) = self.exchange(earlier, at);
        self.redo.push(undone);
        Some(place)
    }

    /// Redoes the last undone edit; returns the place where it was undone, or `None` if there is nothing to redo. `at`
    /// is the current place.
    pub fn redo(&mut self, at: NodeId) -> Option<NodeId> {
        let later = self.redo.pop()?;
        let (place, redone) = self.exchange(later, at);
        self.undo.push(redone);
        Some(place)
    }

    /// Replaces this state with another; returns the place to go to, and the step back to this state.
    fn exchange(&mut self, (record, place, state): Step, at: NodeId) -> (NodeId, Step) {
        let former = (std::mem::replace(&mut self.record, record), at, self.state);
        self.note_change();
        self.state = state;
        (place, former)
    }

    /// Whether there is an edit to undo.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is an edit to redo.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    fn note_change(&mut self) {
        self.revision += 1;
        self.state = self.revision;
    }
}
