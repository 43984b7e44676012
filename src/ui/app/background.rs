//! Work that is done in the background: files are chosen, read, created and written.

use std::path::PathBuf;

use egui::Context;

use super::App;
use super::exercises::ExerciseFile;
use super::game_save::{GameSave, Owner, WriteJob};
use super::games::ListEdit;
use super::print::PrintJob;
use super::save::FileSave;
use crate::platform::Pending;
use crate::storage::Part;
use crate::ui::dialogs::{Dialog, FileForm};
use crate::ui::files;
use crate::ui::screens::study::StudyScreen;
use crate::ui::view::Message;

/// The work in progress, at most one task of each kind, and where the game was last saved.
#[derive(Default)]
pub(crate) struct Background {
    /// The file to open, while it is being chosen.
    pub opening: Option<Pending<PathBuf>>,
    pub saving: Option<FileSave>,
    /// The game or study to be saved, while the player chooses the file and the place in it.
    pub game_save: Option<GameSave>,
    /// The game or study that is being written.
    pub writing: Option<WriteJob>,
    /// Where the game on the board was last saved as PGN.
    pub saved_game: Option<Part>,
    /// A change to the file of the list of games, while it is being written.
    pub list_edit: Option<ListEdit>,
    /// The folder of tablebases, while it is being chosen.
    pub choosing_tables: Option<Pending<PathBuf>>,
    /// The file whose positions are to be printed, while it is being chosen and read.
    pub printing: Option<PrintJob>,
    /// The file whose exercises are to be added, while it is being chosen, read and searched.
    pub exercises: ExerciseFile,
}

impl Background {
    /// Forgets where the game on the board was saved, because another game replaces it. What is still being saved belongs
    /// to the earlier game.
    pub fn forget_game(&mut self) {
        self.saved_game = None;
        let saves = self.game_save.as_mut().map(|save| &mut save.owner);
        let writes = self.writing.as_mut().map(|job| &mut job.owner);
        for owner in saves.into_iter().chain(writes).filter(|owner| matches!(owner, Owner::Game)) {
            *owner = Owner::ReplacedGame;
        }
    }

    /// Keeps a study that was replaced or discarded while the player chooses where it is saved, so that it can be
    /// marked as saved.
    pub fn put_aside(&mut self, study: Option<Box<StudyScreen>>) {
        if let Some((save, study)) = self.game_save.as_mut().zip(study)
            && matches!(save.owner, Owner::Study)
        {
            save.owner = Owner::ReplacedStudy(study);
        }
    }
}

impl App {
    /// Takes what has arrived since the last frame: files that were chosen, and what threads have read, created and
    /// written. Most of these tasks request a frame when they are done; the others are polled.
    pub(super) fn take_arrivals(&mut self, ctx: &Context) {
        // The file form waits while another dialog is open.
        if self.overlay.dialog.is_none()
            && let Some(question) = files::take_asked(ctx)
        {
            self.overlay.open(Dialog::File(Box::new(FileForm::new(question))));
        }
        if let Some(file) = Pending::take_from(&mut self.background.opening) {
            self.open(ctx, &file);
        }
        if let Some(text) = Pending::take_from(&mut self.screens.arriving_text) {
            self.overlay.dismiss_if(|message| matches!(message, Message::ReadingPasted));
            self.take_text(text);
        }
        self.take_game(ctx);
        self.take_games(ctx);
        self.take_tables(ctx);
        self.take_printing(ctx);
        self.take_exercises(ctx);
        self.take_saving();
        self.take_list_edit(ctx);
        self.mark_edited(ctx);
        self.take_game_file(ctx);
        self.take_saved(ctx);
        self.take_live(ctx);
    }
}
