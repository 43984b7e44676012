//! The dialog that asks which version of a file's game to open: the one in the file, or the one with unsaved edits.

use std::path::PathBuf;

use super::questions::Question;
use crate::storage::games::GameLocation;
use crate::text::Texts;
use crate::ui::view::Request;
use crate::ui::view::request::GamePurpose;

/// A game in a file, when a version of that game with unsaved edits exists too.
#[derive(Debug)]
pub struct Newer {
    /// The working copy with the edits; `None` for the open study.
    pub edited: Option<PathBuf>,
    pub game: GameLocation,
    pub purpose: GamePurpose,
}

impl Newer {
    /// The question. The edited version is the main answer.
    pub(super) fn question(&self, words: &Texts) -> Question {
        let (purpose, copy) = (self.purpose, self.edited.clone());
        let edited = Request::OpenStudy { copy, reviews: purpose == GamePurpose::Review };
        let file = Request::OpenLocated { game: Box::new(self.game.clone()), purpose };
        Question {
            title: t!(words, "newer-question"),
            details: vec![t!(words, "newer-detail")],
            answers: [("newer-edited", edited), ("newer-file", file)],
            third: None,
            closed: Request::CloseDialog,
            takes_enter: false,
        }
    }
}
