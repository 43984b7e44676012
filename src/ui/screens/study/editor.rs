//! What is done to the record of a study. Every edit can be undone.
//!
//! The commands that ask for it: see `ui::screens::study::edit`.

use super::{Study, walk};
use crate::record::{Nag, NodeId, Notes, Record};
use crate::ui::view::command::Command;
use crate::ui::view::command::edit::Edit;
use crate::ui::view::signs;

impl Study {
    /// Does what a command asks; those that are about files and the clipboard are the window's.
    pub fn command(&mut self, command: Command) {
        let (record, at) = (self.record(), self.at);
        let to = match command {
            Command::First => Some(Record::ROOT),
            Command::Back => record.parent(at),
            Command::Forward => record.next(at),
            Command::Last => Some(walk::end(record, at)),
            Command::Edit(Edit::Above) => walk::above(record, at),
            Command::Edit(Edit::Below) => walk::below(record, at),
            Command::Flip => {
                self.flipped = !self.flipped;
                return;
            }
            Command::Wipe => {
                self.board.wipe();
                return self.keep_drawings();
            }
            Command::Edit(edit) => return self.edit(edit),
            _ => return,
        };
        if let Some(to) = to {
            self.go(to);
        }
    }

    fn edit(&mut self, edit: Edit) {
        let at = self.at;
        match edit {
            Edit::Comment => self.write_remark(false),
            Edit::Before => self.write_remark(true),
            Edit::Exclaim => self.sign_typed('!'),
            Edit::Doubt => self.sign_typed('?'),
            Edit::Sign(number) => self.note_sign(Nag(number)),
            Edit::NoSigns => self.notes(|notes| notes.nags.clear()),
            Edit::Promote => self.change(at, |record| record.promote(at)),
            Edit::Demote => self.change(at, |record| record.demote(at)),
            Edit::Delete => self.delete(),
            Edit::CutAfter => self.change(at, |record| record.cut_after(at)),
            Edit::CutBefore => {
                if self.editing.edit(at, |record| record.cut_before(at)) {
                    self.go(Record::ROOT);
                }
            }
            Edit::Undo => {
                let place = self.editing.undo(at);
                self.return_to(place);
            }
            Edit::Redo => {
                let place = self.editing.redo(at);
                self.return_to(place);
            }
            Edit::Above | Edit::Below | Edit::Tags | Edit::SaveAs | Edit::ThrowAway => {}
        }
    }

    fn return_to(&mut self, place: Option<NodeId>) {
        if let Some(place) = place {
            self.remark = None;
            self.go(place);
        }
    }

    /// What is not about a place is edited.
    pub fn edit_record(&mut self, change: impl FnOnce(&mut Record)) {
        self.change(self.at, change);
    }

    fn change<T>(&mut self, at: NodeId, change: impl FnOnce(&mut Record) -> T) {
        self.editing.edit(at, change);
    }

    fn notes(&mut self, change: impl FnOnce(&mut Notes)) {
        let at = self.at;
        self.change(at, |record| change(record.notes_mut(at)));
    }

    /// A sign that is there goes; one of its kind makes way for it.
    fn note_sign(&mut self, nag: Nag) {
        self.notes(|notes| {
            let there = notes.nags.contains(&nag);
            let group = signs::group(nag).unwrap_or(&[]);
            notes.nags.retain(|other| *other != nag && !group.contains(&other.0));
            if !there {
                notes.nags.push(nag);
                notes.nags.sort();
            }
        });
    }

    fn sign_typed(&mut self, letter: char) {
        if self.at == Record::ROOT {
            return;
        }
        let group = signs::OF_MOVES;
        let before = self.record().notes(self.at).nags.iter().find(|nag| group.contains(&nag.0)).copied();
        self.note_sign(signs::typed(before, letter));
    }

    /// The move and all that follows; one is at the move before it.
    fn delete(&mut self) {
        let at = self.at;
        if let Some(parent) = self.editing.edit(at, |record| record.delete(at)) {
            self.go(parent);
        }
    }
}
