//! Asks which version of a game of a file is opened: the one in the file, or the one with unsaved edits.

use std::path::PathBuf;

use egui::Ui;

use crate::storage::games::GameLocation;
use crate::text::Texts;
use crate::ui::dialogs::field::{FootButton, buttons, heading};
use crate::ui::view::{Request, ViewContext};

/// A game that has a newer version.
#[derive(Debug)]
pub struct Newer {
    /// The working copy with the edits; `None` for the study that is open.
    pub edited: Option<PathBuf>,
    pub game: GameLocation,
    /// Whether it was chosen from the list of games.
    pub listed: bool,
}

impl Newer {
    pub(super) fn show(ui: &mut Ui, words: &Texts) {
        heading(ui, &t!(words, "newer-question"));
        ui.label(t!(words, "newer-detail"));
    }

    /// The edited version is the main button.
    pub(super) fn foot(&self, ui: &mut Ui, ctx: &mut ViewContext<'_>) {
        let pressed = buttons(ui, ctx.look.words, &["newer-edited", "newer-file"], true);
        ctx.requests.extend(pressed.map(|pressed| match pressed {
            FootButton::Main => Request::OpenStudy(self.edited.clone()),
            FootButton::Other => {
                Request::OpenLocated { game: Box::new(self.game.clone()), listed: self.listed }
            }
        }));
    }
}
