//! Changes the file of the list of games, and marks those of its games that have unsaved edits.
//!
//! What is changed: see `ui::screens::games`. Writing: see `storage::games`.

use std::io;
use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::platform::Answer;
use crate::platform::fs::without_links;
use crate::storage::games::{Change, Located, is_same_text, start_of};
use crate::storage::{Part, PartError};
use crate::study::{self, Origin, POLL};
use crate::ui::dialogs::{Dialog, Newer};
use crate::ui::screens::games::Marking;
use crate::ui::view::Screen;
use crate::ui::view::command::Command;
use crate::ui::view::message::Message;

/// How many bytes of a file are written within a frame.
const LONG: u64 = 4 << 20;

/// A change that is being written.
pub(crate) struct ListEdit {
    done: Answer<Result<Change, PartError>>,
    /// The game to choose afterwards, and what is told.
    chosen: usize,
    message: Message,
}

impl App {
    /// Changes the file of the list.
    pub(super) fn edit_list(&mut self, ctx: &Context, command: Command) {
        self.end_saving();
        let Some(games) = self.screens.games.as_ref().filter(|_| self.system.list_edit.is_none()) else {
            return;
        };
        let Some((change, chosen, message)) = games.change(command) else { return };
        if games.reader.is_changed() {
            return self.read_list_again(ctx);
        }
        let (file, backups) = (games.reader.games_file(), self.system.backups.clone());
        let is_long = file.bytes() > LONG;
        if is_long {
            self.overlay.message = Some(Message::Writing(games.file().to_owned()));
        }
        let done = Answer::of("change of a list", is_long, move || file.apply(&change, &backups));
        self.system.list_edit = Some(ListEdit { done, chosen, message });
        self.take_list_edit(ctx);
    }

    /// Goes on with the list: with a change that is being written, and with the marks of unsaved edits.
    pub(crate) fn take_list_edits(&mut self, ctx: &Context) {
        self.take_list_edit(ctx);
        if self.screens.shown() == Screen::Games {
            self.mark_edited(ctx);
        }
    }

    /// Waits for a change that is being written. Nobody can be told any more.
    pub(super) fn end_list_edit(&mut self) {
        if let Some(edit) = self.system.list_edit.take() {
            let _ = edit.done.wait();
        }
    }

    fn take_list_edit(&mut self, ctx: &Context) {
        let Some(edit) = &self.system.list_edit else { return };
        let Some(result) = edit.done.poll() else { return ctx.request_repaint_after(POLL) };
        let Some(ListEdit { chosen, message, .. }) = self.system.list_edit.take() else { return };
        self.overlay.message.take_if(|message| matches!(message, Message::Writing(_)));
        let Some(games) = &mut self.screens.games else { return };
        let file = games.file().to_owned();
        match result.unwrap_or_else(|error| Err(PartError::Io(error))) {
            Ok(undo) => {
                games.note_change(undo, chosen, matches!(message, Message::ListUndone));
                let read_again = games.read_again(ctx);
                self.overlay.message = Some(message);
                self.tell_unread(&file, read_again);
            }
            Err(PartError::Changed) => {
                if matches!(message, Message::ListUndone) && !games.reader.is_changed() {
                    games.drop_undo();
                }
                self.read_list_again(ctx);
            }
            Err(PartError::Merged) => self.overlay.message = Some(Message::GamesWouldMerge(file)),
            Err(PartError::Encoding) => self.overlay.message = Some(Message::Unwritable(file)),
            Err(PartError::Io(error)) => self.overlay.message = Some(Message::Unsaved { file, error }),
        }
    }

    fn tell_unread(&mut self, file: &Path, read: io::Result<()>) {
        if let Err(error) = read {
            self.cannot_open(file, error);
        }
    }

    /// Looks for the games of the list that have unsaved edits, once it is read.
    fn mark_edited(&mut self, ctx: &Context) {
        let Some(games) = self.screens.games.as_ref() else { return };
        if matches!(games.marking, Marking::Due) && games.reader.worker().is_done() {
            let parts = self.edited_games(games.file());
            let is_long = games.reader.bytes() > LONG && !parts.is_empty();
            let work = move || parts.iter().filter_map(|(_, part)| start_of(part)).collect();
            let answer = Answer::of("unsaved edits", is_long, work);
            if let Some(games) = &mut self.screens.games {
                games.marking = Marking::Begun(answer);
            }
        }
        if let Some(games) = &mut self.screens.games
            && games.take_marks()
        {
            ctx.request_repaint_after(POLL);
        }
    }

    /// The unsaved edits of games of this file: the working copies, and the study that is open, as `None`.
    fn edited_games(&self, file: &Path) -> Vec<(Option<PathBuf>, Part)> {
        let open =
            self.screens.study.as_ref().map(|screen| screen.study()).filter(|study| study.is_changed());
        let open = open.and_then(|study| match study.origin() {
            Origin::File(part) if without_links(part.file()) == without_links(file) => Some(part.clone()),
            Origin::File(_) | Origin::Played | Origin::Nowhere => None,
        });
        let copies = self.studies().into_iter().flat_map(|folder| study::edited(&folder, file));
        let copies = copies.map(|(copy, part)| (Some(copy), part));
        open.map(|part| (None, part)).into_iter().chain(copies).collect()
    }

    /// Asks which version is opened if this game, which was just read, has unsaved edits; returns whether it has.
    pub(super) fn asks_for_newer(&mut self, game: &Located, part: &Part, listed: bool) -> bool {
        let edited = self.edited_games(game.file());
        let Some((edited, _)) = edited.into_iter().find(|(_, other)| is_same_text(other, part)) else {
            return false;
        };
        let newer = Newer { edited, game: game.clone(), listed };
        self.overlay.dialog = Some(Dialog::Newer(Box::new(newer)));
        true
    }

    /// Opens a game as it is in the file.
    pub(super) fn open_as_saved(&mut self, ctx: &Context, game: Located, listed: bool) {
        self.overlay.dialog = None;
        self.open_game(ctx, game, listed, true);
    }

    /// Opens the version of a game with unsaved edits.
    pub(super) fn open_edited(&mut self, copy: Option<&Path>) {
        self.overlay.dialog = None;
        match copy {
            Some(copy) => self.reopen_study(copy),
            None => self.open_last_study(),
        }
    }
}
