//! Opens PGN files: reads them, lists the games if there are several, and opens one as a study.
//!
//! Studies: see `ui::app::study`.

use std::io;
use std::path::Path;

use egui::Context;

use super::App;
use crate::record::pgn::ReadGame;
use crate::storage::Part;
use crate::storage::games::reader::{Missed, Reader};
use crate::study::Origin;
use crate::table::ContentError;
use crate::ui::screens::games::Games;
use crate::ui::view::context::Screen;
use crate::ui::view::message::Message;
use crate::ui::view::wake;

impl App {
    /// Starts reading the games of a file; the list opens as soon as there are two.
    pub(crate) fn open_games(&mut self, ctx: &Context, file: &Path) {
        match Reader::begin(wake(ctx), file) {
            Ok(reader) => self.screens.arriving = Some(reader),
            Err(error) => self.cannot_open(file, error),
        }
        self.take_arriving(ctx);
    }

    /// Checks what has been read since the last frame.
    pub(crate) fn take_arriving(&mut self, ctx: &Context) {
        let Some(reader) = &self.screens.arriving else { return };
        // Check `done` first, so that games read in between are counted.
        let (done, count) = (reader.worker().is_done(), reader.index().count());
        if !done && count < 2 {
            return;
        }
        let Some(reader) = self.screens.arriving.take() else { return };
        let file = reader.file().to_owned();
        match (count, reader.worker().failure()) {
            (0, Some(kind)) => return self.cannot_open(&file, kind.into()),
            (0, None) => {
                self.overlay.message = Some(Message::NoGames(file));
                return;
            }
            (1, _) => match reader.game(0) {
                Ok(read) => self.study_read(&file, read),
                Err(Missed::Io(error)) => return self.cannot_open(&file, error),
                Err(Missed::Changed) => return self.open_games(ctx, &file),
            },
            _ => {
                self.let_go();
                self.screens.games = Some(Box::new(Games::of(reader)));
                self.screens.show(Screen::Games);
            }
        }
        self.remember(&file);
    }

    /// Opens a game of the list. If the file has changed, it is read again instead.
    pub(crate) fn open_listed(&mut self, ctx: &Context, game: usize) {
        let Some(games) = &mut self.screens.games else { return };
        games.chosen = game;
        let file = games.file().to_owned();
        match games.reader.game(game) {
            Ok(read) => self.study_read(&file, read),
            Err(Missed::Io(error)) => self.cannot_open(&file, error),
            Err(Missed::Changed) => {
                let read_again = games.read_again(ctx);
                self.overlay.message = Some(Message::GamesChanged(file.clone()));
                if let Err(error) = read_again {
                    self.cannot_open(&file, error);
                }
            }
        }
    }

    fn study_read(&mut self, file: &Path, read: ReadGame) {
        match Part::read(file, read.bytes) {
            Ok(part) => {
                // If it can't be saved back into the file, it is saved to a new one.
                let origin = if part.is_replaceable() { Origin::File(part) } else { Origin::Nowhere };
                self.open_study_with(read.record, read.faults, origin);
            }
            Err(error) => self.cannot_open(file, error),
        }
    }

    fn cannot_open(&mut self, file: &Path, error: io::Error) {
        let why = ContentError::Unreadable(error);
        self.overlay.message = Some(Message::File { file: file.to_owned(), why });
    }

    /// On returning to the list, reads the file again if it has changed, for example by saving one of its games.
    pub(crate) fn look_at_list(&mut self, ctx: &Context) {
        let listed = self.screens.shown() == Screen::Games;
        let changed = self.screens.games.as_mut().filter(|games| listed && games.reader.is_changed());
        let Some(games) = changed else { return };
        if let Err(error) = games.read_again(ctx) {
            let file = games.file().to_owned();
            self.cannot_open(&file, error);
        }
    }

    /// Opens the game of the list before or after the one that was opened last.
    pub(crate) fn open_beside(&mut self, ctx: &Context, rows: isize) {
        if let Some(game) = self.screens.games.as_ref().and_then(|games| games.beside(rows)) {
            self.open_listed(ctx, game);
        }
    }

    /// Shows the games of the list with the position of the study.
    pub(crate) fn find_position(&mut self, ctx: &Context) {
        let position = self.shown_position();
        if let Some(games) = &mut self.screens.games {
            games.seek_position(ctx, &position);
            self.screens.show(Screen::Games);
        }
    }

    /// Closes the list.
    pub(crate) fn close_games(&mut self) {
        self.screens.games = None;
        self.screens.back();
    }
}
