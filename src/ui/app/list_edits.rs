//! Changes the file of the list of games, and marks those of its games that have unsaved edits.
//!
//! What is changed: see `ui::screens::games`. Writing: see `storage::games`.

use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use super::overlay::LONG;
use super::screens::Screens;
use crate::platform::Pending;
use crate::storage::games::{Change, start_of};
use crate::storage::{Part, PartError};
use crate::study;
use crate::study::POLL;
use crate::ui::screens::games::{EditedMarks, Games, ListChange};
use crate::ui::view::{Message, Screen};

/// A change that is being written.
pub(crate) struct ListEdit {
    pub done: Pending<Result<Change, PartError>>,
    /// The game to choose afterwards.
    chosen: usize,
    /// The message to show afterwards.
    message: Message,
}

impl App {
    /// Changes the file of the list, unless another change is being written. If the file has changed, reads the list
    /// again instead.
    pub(super) fn edit_list(&mut self, ctx: &Context, change: impl FnOnce(&Games) -> Option<ListChange>) {
        self.end_saving();
        let Some(games) = self.screens.games.as_ref().filter(|_| self.background.list_edit.is_none()) else {
            return;
        };
        let Some((change, chosen, message)) = change(games) else { return };
        let path = games.file().to_owned();
        if games.reader.is_changed() {
            return self.read_list_again(ctx, Some(Message::GamesChanged(path)));
        }
        let (file, backups) = (games.reader.games_file(), self.system.backups.clone());
        let is_long = file.bytes() > LONG;
        self.overlay.tell(is_long.then_some(Message::Writing(path)));
        let done = Pending::of("change of a list", is_long, move || file.apply(&change, &backups));
        self.background.list_edit = Some(ListEdit { done, chosen, message });
        self.take_list_edit(ctx);
    }

    /// Takes the result of a change to the list once it is written.
    pub(super) fn take_list_edit(&mut self, ctx: &Context) {
        let Some(edit) = &self.background.list_edit else { return };
        let Some(result) = edit.done.poll() else { return ctx.request_repaint_after(POLL) };
        let Some(ListEdit { chosen, message, .. }) = self.background.list_edit.take() else { return };
        self.overlay.dismiss_if(|message| matches!(message, Message::Writing(_)));
        let Some(games) = &mut self.screens.games else { return };
        let file = games.file().to_owned();
        let is_undo = matches!(message, Message::ListUndone);
        match result.unwrap_or_else(|error| Err(PartError::Io(error))) {
            Ok(undo) => {
                games.note_change(undo, chosen, is_undo);
                self.read_list_again(ctx, Some(message));
            }
            Err(PartError::Changed) => {
                if is_undo && !games.reader.is_changed() {
                    games.drop_undo();
                }
                self.read_list_again(ctx, Some(Message::GamesChanged(file)));
            }
            Err(PartError::Merged) => self.overlay.tell(Message::GamesWouldMerge(file)),
            Err(PartError::Encoding) => self.overlay.tell(Message::Unwritable(file)),
            Err(PartError::Io(error)) => self.overlay.tell(Message::Unsaved { file, error }),
        }
    }
}

impl Screens {
    /// Looks for the games in the list that have unsaved edits, if that is due and the list has been read. `studies` is
    /// the folder of working copies.
    pub(super) fn mark_edited(&mut self, ctx: &Context, studies: Option<&Path>) {
        let shown = self.shown();
        let Some(games) = self.games.as_ref().filter(|_| shown == Screen::Games) else { return };
        let is_due = matches!(games.marking, EditedMarks::Due) && games.reader.worker.is_done();
        let search = is_due.then(|| {
            let parts = self.edited_games(studies, games.file());
            let is_long = games.reader.bytes() > LONG && !parts.is_empty();
            let work = move || parts.iter().filter_map(|(_, part)| start_of(part)).collect();
            Pending::of("unsaved edits", is_long, work)
        });
        let Some(games) = &mut self.games else { return };
        if let Some(search) = search {
            games.marking = EditedMarks::Begun(search);
        }
        if games.take_marks() {
            ctx.request_repaint_after(POLL);
        }
    }

    /// The games of this file with unsaved edits: in the study that is open (`None`), and in working copies.
    pub(super) fn edited_games(&self, studies: Option<&Path>, file: &Path) -> Vec<(Option<PathBuf>, Part)> {
        let open = self.study.as_ref().filter(|screen| screen.study.is_changed());
        let open = open.and_then(|screen| screen.part_of(file)).map(|part| (None, part.clone()));
        let copies = studies.into_iter().flat_map(|folder| study::edited(folder, file));
        open.into_iter().chain(copies.map(|(copy, part)| (Some(copy), part))).collect()
    }
}
