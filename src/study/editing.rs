//! A record that is being edited: what was done can be undone, and done again.

use crate::record::{NodeId, Record};

/// How many edits can be undone; of a very large record fewer, so that all of them together have no more places than this.
const STEPS: usize = 500;
const PLACES: usize = 2_000_000;

/// A record, and how it was before each edit.
#[derive(Clone, Debug)]
pub struct Editing {
    record: Record,
    /// Each with the place to go back to.
    undo: Vec<(Record, NodeId)>,
    redo: Vec<(Record, NodeId)>,
    changed: bool,
    /// Counts what was done, so that whoever shows the record knows that it is another one.
    revision: u64,
}

impl Editing {
    /// Nothing has been done yet.
    pub fn new(record: Record) -> Editing {
        Editing { record, undo: Vec::new(), redo: Vec::new(), changed: false, revision: 0 }
    }

    /// A record of which no file is known: it is to be kept.
    pub fn unsaved(record: Record) -> Editing {
        Editing { changed: true, ..Editing::new(record) }
    }

    /// The record as it is now.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Whether it differs from what was last kept.
    pub fn is_changed(&self) -> bool {
        self.changed
    }

    /// Another number after everything that was done.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// It is kept now.
    pub fn kept(&mut self) {
        self.changed = false;
    }

    /// Does something to the record, seen from a place. What changes nothing is not an edit.
    pub fn edit<T>(&mut self, at: NodeId, change: impl FnOnce(&mut Record) -> T) -> T {
        let before = self.record.clone();
        let done = change(&mut self.record);
        if before != self.record {
            self.undo.push((before, at));
            let steps = (PLACES / self.record.size()).clamp(1, STEPS);
            let past = self.undo.len().saturating_sub(steps);
            self.undo.drain(..past);
            self.redo.clear();
            self.note_change();
        }
        done
    }

    /// Goes on with the last edit, as with each letter of a comment that is being typed: both are undone together.
    pub fn amend(&mut self, change: impl FnOnce(&mut Record)) {
        change(&mut self.record);
        self.redo.clear();
        self.note_change();
    }

    /// Undoes the last edit: the place from which it was made. `at` is where the player is now.
    pub fn undo(&mut self, at: NodeId) -> Option<NodeId> {
        let (before, place) = self.undo.pop()?;
        self.redo.push((std::mem::replace(&mut self.record, before), at));
        self.note_change();
        Some(place)
    }

    /// Does again what was undone: the place where the player was.
    pub fn redo(&mut self, at: NodeId) -> Option<NodeId> {
        let (after, place) = self.redo.pop()?;
        self.undo.push((std::mem::replace(&mut self.record, after), at));
        self.note_change();
        Some(place)
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is something to do again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    fn note_change(&mut self) {
        self.changed = true;
        self.revision += 1;
    }
}
