//! The commands of a study.

use super::StudyScreen;
use crate::record::Nag;
use crate::study::{Side, Walk};
use crate::ui::view::command::Edit;

impl StudyScreen {
    /// Clears the drawings of this place.
    pub fn wipe(&mut self) {
        self.board.widget.wipe();
        self.keep_drawings();
    }

    /// Goes to another place.
    pub fn walk(&mut self, walk: Walk) {
        if self.study.walk(walk) {
            self.place_changed();
        }
    }

    /// Edits the study. Commands for files and dialogs are carried out by the window.
    pub fn edit(&mut self, edit: Edit) {
        let study = &mut self.study;
        match edit {
            Edit::Above => self.walk(Walk::Above),
            Edit::Below => self.walk(Walk::Below),
            Edit::Comment => self.open_remark(Side::After),
            Edit::Before => self.open_remark(Side::Before),
            Edit::Exclaim => study.type_sign('!'),
            Edit::Doubt => study.type_sign('?'),
            Edit::Sign(number) => study.toggle_sign(Nag(number)),
            Edit::NoSigns => study.clear_signs(),
            Edit::Promote => study.promote(),
            Edit::Demote => study.demote(),
            Edit::MainLine => study.make_main_line(),
            Edit::CutAfter => study.cut_after(),
            Edit::Delete | Edit::CutBefore | Edit::Undo | Edit::Redo => {
                let moved = match edit {
                    Edit::Delete => study.delete(),
                    Edit::CutBefore => study.cut_before(),
                    Edit::Undo => study.undo(),
                    _ => study.redo(),
                };
                if moved {
                    // The comment field belongs to a place that may have changed.
                    self.remark = None;
                    self.place_changed();
                }
            }
            Edit::Tags | Edit::SaveAs | Edit::ThrowAway => {}
            Edit::GameBefore | Edit::GameAfter | Edit::FindPosition => {}
        }
    }
}
