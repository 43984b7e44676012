//! The commands of a study.

use super::StudyScreen;
use crate::record::Nag;
use crate::study::{Side, Study, Walk};
use crate::ui::view::command::Edit;

impl StudyScreen {
    /// Clears the drawings of this place.
    pub fn wipe(&mut self) {
        self.board.widget.drawings.clear();
        self.keep_drawings();
    }

    /// Goes to another place.
    pub fn walk(&mut self, walk: Walk) {
        if self.study.walk(walk) {
            self.place_changed();
        }
    }

    /// Carries out a command, except those for tags, saving, discarding, the list of games and playing from a position,
    /// which `ui::app::study` handles.
    pub fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Above => self.walk(Walk::Above),
            Edit::Below => self.walk(Walk::Below),
            Edit::Comment => self.open_remark(Side::After),
            Edit::Before => self.open_remark(Side::Before),
            Edit::Exclaim => self.study.type_symbol('!'),
            Edit::Doubt => self.study.type_symbol('?'),
            Edit::Sign(number) => self.study.toggle_sign(Nag(number)),
            Edit::NoSigns => self.study.clear_signs(),
            Edit::Promote => self.study.promote(),
            Edit::Demote => self.study.demote(),
            Edit::MainLine => self.study.make_main_line(),
            Edit::CutAfter => self.study.cut_after(),
            Edit::Delete => self.change_place(Study::delete),
            Edit::CutBefore => self.change_place(Study::cut_before),
            Edit::Undo => self.change_place(Study::undo),
            Edit::Redo => self.change_place(Study::redo),
            Edit::Tags | Edit::SaveAs | Edit::Discard => {}
            Edit::GameBefore | Edit::GameAfter | Edit::FindPosition | Edit::PlayFrom => {}
        }
    }

    /// Makes an edit that may lead to another place. An open comment field is closed: it belongs to one place.
    fn change_place(&mut self, edit: impl FnOnce(&mut Study) -> bool) {
        if edit(&mut self.study) {
            self.remark = None;
            self.place_changed();
        }
    }
}
