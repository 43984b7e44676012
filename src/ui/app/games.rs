//! Opens PGN files: reads them, lists the games if there are several, and opens a game as a study.
//!
//! Studies: see `ui::app::study`.

use std::io::ErrorKind;
use std::path::Path;

use egui::Context;

use super::App;
use super::open::unreadable;
use crate::platform::Pending;
use crate::record::pgn::ReadGame;
use crate::storage::Part;
use crate::storage::games::{GameLocation, ReadError, Reader, is_same_text};
use crate::study::{Origin, Study};
use crate::ui::dialogs::{Dialog, Newer};
use crate::ui::screens::games::{EditedMarks, Games};
use crate::ui::view::request::GamePurpose;
use crate::ui::view::{Message, Screen, wake};

/// A game that is being read.
pub(crate) struct ArrivingGame {
    game: GameLocation,
    purpose: GamePurpose,
    /// Whether it is opened even if there is a version with unsaved edits.
    anyway: bool,
    read: Pending<Result<(ReadGame, Option<Part>), ReadError>>,
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

    /// Reads a game and opens it as a study; a large one is read on a thread, so that the window stays responsive.
    /// `anyway` opens it even if there is a version with unsaved edits.
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
    /// version with unsaved edits, asks the player first, unless the game is to be opened anyway.
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
                    let edited = self.screens.edited_games(self.system.studies.as_deref(), &file);
                    edited.into_iter().find(|(_, other)| is_same_text(other, part))
                });
                if let Some((edited, _)) = edited {
                    let newer = Newer { edited, game, purpose };
                    self.overlay.dialog = Some(Dialog::Newer(Box::new(newer)));
                    return;
                }
                // A game that can't be saved back into its file is saved in a new one.
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

    /// Reads the list again, since its file has changed, and shows the message, or why the file can't be read.
    pub(super) fn read_list_again(&mut self, ctx: &Context, message: Option<Message>) {
        let Some(games) = &mut self.screens.games else { return };
        let read_again = games.read_again(ctx, &self.prefs.texts);
        self.overlay.tell(message);
        if let Err(error) = read_again {
            self.overlay.tell(unreadable(games.file(), error));
        }
    }

    /// Call this after another screen was left. Reads the list of games again if the list is now shown and its file has
    /// changed, for example because one of its games was saved. In any case, makes the search for games with unsaved
    /// edits due.
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
}
