//! Opens PGN files: reads them, lists the games if there are several, and opens a game as a study. Changes the file of
//! the list of games, and marks the games in the list that have unsaved edits.
//!
//! For studies, see `ui::app::study`. The module `ui::screens::games` decides what is changed, and `storage::games`
//! writes the changes.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use super::open::unreadable;
use super::overlay::LONG;
use crate::platform::Pending;
use crate::record::pgn::ReadGame;
use crate::storage::games::{Change, GameLocation, ReadError, Reader, is_same_text, start_of};
use crate::storage::{Part, PartError};
use crate::study::{self, Origin, POLL, Study};
use crate::ui::dialogs::{Dialog, Newer};
use crate::ui::screens::games::{EditedMarks, Games, ListChange};
use crate::ui::view::request::GamePurpose;
use crate::ui::view::{Message, Screen, wake};

/// A game that is being read.
pub(crate) struct ArrivingGame {
    game: GameLocation,
    purpose: GamePurpose,
    /// Whether the game is opened even if there is a version of it with unsaved edits.
    anyway: bool,
    read: Pending<Result<(ReadGame, Option<Part>), ReadError>>,
}

/// A change to the file of the list of games, while it is being written.
pub(crate) struct ListEdit {
    /// The file of the list.
    file: PathBuf,
    pub done: Pending<Result<Change, PartError>>,
    /// The index of the game to choose in the list after the change.
    chosen: usize,
    /// The message that the change was made.
    message: Message,
}

impl App {
    /// Starts reading the games of a file. The list opens as soon as two games have been read.
    pub(crate) fn open_games(&mut self, ctx: &Context, file: &Path) {
        self.end_saving();
        match Reader::begin(wake(ctx), file) {
            Ok(reader) => {
                self.overlay.tell_reading(file, reader.bytes());
                self.screens.arriving = Some(reader);
            }
            Err(error) => self.overlay.tell(unreadable(file, error)),
        }
        self.take_games(ctx);
    }

    /// Opens the games of the file that is being read, once it is known whether there are several.
    pub(super) fn take_games(&mut self, ctx: &Context) {
        let Some(reader) = &self.screens.arriving else { return };
        // Check `done` first, so that games read in between are counted.
        let (done, count) = (reader.worker.is_done(), reader.index().count());
        if !done && count < 2 {
            return;
        }
        let Some(reader) = self.screens.arriving.take() else { return };
        self.overlay.end_reading();
        let file = reader.file().to_owned();
        match (count, reader.worker.failure()) {
            (0, Some(kind)) => self.overlay.tell(unreadable(&file, kind.into())),
            (0, None) => self.overlay.tell(Message::NoGames(file)),
            (1, _) => {
                if let Some(game) = reader.locate(0) {
                    self.open_game(ctx, game, GamePurpose::Only, false);
                }
            }
            (2.., _) => {
                self.let_go();
                self.screens.games = Some(Box::new(Games::of(reader)));
                self.screens.show(Screen::Games);
                self.remember(&file);
            }
        }
    }

    /// Opens a game in the list for this purpose. If the file has changed, the list is read again instead.
    pub(crate) fn open_listed(&mut self, ctx: &Context, game: usize, purpose: GamePurpose) {
        // A save in progress may change the file of the list, and the places of its games.
        self.end_saving();
        let Some(games) = &mut self.screens.games else { return };
        games.chosen = game;
        if let Some(game) = games.reader.locate(game) {
            self.open_game(ctx, game, purpose, false);
        }
    }

    /// Reads a game and opens it as a study; a large one is read in the background, so that the window stays
    /// responsive. `anyway` opens it even if there is a version with unsaved edits.
    pub(super) fn open_game(
        &mut self,
        ctx: &Context,
        game: GameLocation,
        purpose: GamePurpose,
        anyway: bool,
    ) {
        let read = if game.is_large() {
            self.overlay.tell_reading(game.file(), game.bytes());
            let game = game.clone();
            Pending::in_background("large game", wake(ctx), move || Some(game.read()))
        } else {
            Pending::ready(game.read())
        };
        self.screens.arriving_game = Some(ArrivingGame { game, purpose, anyway, read });
        self.take_game(ctx);
    }

    /// Opens the game that was being read, once it has arrived, and its review if that is the purpose. If there is a
    /// version with unsaved edits, asks the player first, unless `anyway` was set.
    pub(super) fn take_game(&mut self, ctx: &Context) {
        let Some(read) = self.screens.arriving_game.as_ref().and_then(|game| game.read.poll()) else {
            return;
        };
        let Some(ArrivingGame { game, purpose, anyway, .. }) = self.screens.arriving_game.take() else {
            return;
        };
        self.overlay.end_reading();
        let (file, listed) = (game.file().to_owned(), purpose != GamePurpose::Only);
        // Nothing arrives if no thread could be started.
        match read.unwrap_or(Err(ReadError::Io(ErrorKind::OutOfMemory.into()))) {
            Ok((read, part)) => {
                let edited = part.as_ref().filter(|_| !anyway).and_then(|part| {
                    let edited = self.edited_games(&file);
                    edited.into_iter().find(|(_, other)| is_same_text(other, part))
                });
                if let Some((edited, _)) = edited {
                    let newer = Newer { edited, game, purpose };
                    self.overlay.open(Dialog::Newer(Box::new(newer)));
                    return;
                }
                // A game that can't be written back to its file is saved in a new file.
                let origin = part.filter(Part::is_replaceable).map_or(Origin::Nowhere, Origin::File);
                let games = self.screens.games.as_ref().filter(|_| listed);
                let sought = games.and_then(|games| games.sought(&read.record));
                let is_open = self.open_study(Study::new(read.record, origin).with_faults(read.faults));
                if let Some((study, place)) = self.screens.study.as_mut().zip(sought).filter(|_| is_open) {
                    study.go(place);
                }
                if is_open && purpose == GamePurpose::Review {
                    self.review_study();
                }
                if !listed {
                    self.remember(&file);
                }
            }
            Err(ReadError::Io(error)) => self.overlay.tell(unreadable(&file, error)),
            Err(ReadError::Changed) if listed => self.read_list_again(ctx, Some(Message::GamesChanged(file))),
            Err(ReadError::Changed) => self.open_games(ctx, &file),
        }
    }

    /// Reads the list again and shows the message. If the file can't be read, shows why instead.
    pub(super) fn read_list_again(&mut self, ctx: &Context, message: Option<Message>) {
        let Some(games) = &mut self.screens.games else { return };
        let read_again = games.read_again(ctx, &self.prefs.texts);
        self.overlay.tell(message);
        if let Err(error) = read_again {
            self.overlay.tell(unreadable(games.file(), error));
        }
    }

    /// Call this after a screen was left. Reads the list of games again if the list is now shown and its file has
    /// changed, for example because one of its games was saved. In any case, the games in the list with unsaved edits
    /// will be looked for again.
    pub(crate) fn look_at_list(&mut self, ctx: &Context) {
        let listed = self.screens.shown() == Screen::Games;
        if listed {
            self.end_saving();
        }
        let Some(games) = &mut self.screens.games else { return };
        games.marking = EditedMarks::Due;
        if listed && games.reader.is_changed() {
            self.read_list_again(ctx, None);
        }
    }

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
        let listed = games.file().to_owned();
        let is_long = file.bytes() > LONG;
        self.overlay.tell(is_long.then_some(Message::Writing(path)));
        let done = Pending::of("change of a list", is_long, move || file.apply(&change, &backups));
        self.background.list_edit = Some(ListEdit { file: listed, done, chosen, message });
        self.take_list_edit(ctx);
    }

    /// Takes the result of a change to the list once it is written.
    pub(super) fn take_list_edit(&mut self, ctx: &Context) {
        let Some(edit) = &self.background.list_edit else { return };
        let Some(result) = edit.done.poll() else { return ctx.request_repaint_after(POLL) };
        let Some(ListEdit { file, chosen, message, .. }) = self.background.list_edit.take() else { return };
        self.overlay.dismiss_if(|message| matches!(message, Message::Writing(_)));
        // Another list may have been opened in the meantime.
        let listed = self.screens.games.as_mut().filter(|games| games.file() == file);
        let is_undo = matches!(message, Message::ListUndone);
        match result.unwrap_or_else(|error| Err(PartError::Io(error))) {
            Ok(undo) => match listed {
                Some(games) => {
                    games.note_change(undo, chosen, is_undo);
                    self.read_list_again(ctx, Some(message));
                }
                None => self.overlay.tell(message),
            },
            Err(PartError::Changed) => match listed {
                Some(games) => {
                    if is_undo && !games.reader.is_changed() {
                        games.drop_undo();
                    }
                    self.read_list_again(ctx, Some(Message::GamesChanged(file)));
                }
                None => self.overlay.tell(Message::GamesChanged(file)),
            },
            Err(PartError::Merged) => self.overlay.tell(Message::GamesWouldMerge(file)),
            Err(PartError::Encoding) => self.overlay.tell(Message::Unwritable(file)),
            Err(PartError::Io(error)) => self.overlay.tell(Message::Unsaved { file, error }),
        }
    }

    /// While the list is on screen, looks for its games with unsaved edits, if that is due and the list has been read.
    pub(super) fn mark_edited(&mut self, ctx: &Context) {
        let shown = self.screens.shown();
        let Some(games) = self.screens.games.as_ref().filter(|_| shown == Screen::Games) else { return };
        let is_due = matches!(games.marking, EditedMarks::Due) && games.reader.worker.is_done();
        let search = is_due.then(|| {
            let parts = self.edited_games(games.file());
            let is_long = games.reader.bytes() > LONG && !parts.is_empty();
            let work = move || parts.iter().filter_map(|(_, part)| start_of(part)).collect();
            Pending::of("unsaved edits", is_long, work)
        });
        let Some(games) = &mut self.screens.games else { return };
        if let Some(search) = search {
            games.marking = EditedMarks::Begun(search);
        }
        if games.take_marks() {
            ctx.request_repaint_after(POLL);
        }
    }

    /// The games of this file that have unsaved edits, each with the path of the working copy that holds them, or
    /// `None` for the study that is open.
    fn edited_games(&self, file: &Path) -> Vec<(Option<PathBuf>, Part)> {
        let open = self.screens.study.as_ref().filter(|screen| screen.study.is_changed());
        let open = open.and_then(|screen| screen.part_of(file)).map(|part| (None, part.clone()));
        let copies = self.system.studies.iter().flat_map(|folder| study::edited(folder, file));
        open.into_iter().chain(copies.map(|(copy, part)| (Some(copy), part))).collect()
    }
}
