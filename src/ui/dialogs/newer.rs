//! The dialog that asks which version of a file's game to open: the one in the file, or the one with unsaved edits.

use std::path::PathBuf;

use super::questions::Question;
use crate::storage::games::GameLocation;
use crate::text::Texts;
use crate::ui::view::Request;

/// A game in a file, when a version of that game with unsaved edits exists too.
#[derive(Debug)]
pub struct Newer {
    /// The working copy with the edits; `None` for the open study.
    pub edited: Option<PathBuf>,
    pub game: GameLocation,
    /// Whether the game was chosen from the list of games.
    pub listed: bool,
}

impl Newer {
    /// The question. The edited version is the main answer.
    pub(super) fn question(&self, words: &Texts) -> Question {
        let edited = Request::OpenStudy(self.edited.clone());
        let file = Request::OpenLocated { game: Box::new(self.game.clone()), listed: self.listed };
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
