//! Opens PGN files: reads them, lists the games if there are several, and opens one as a study.
//!
//! Studies: see `ui::app::study`.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

use super::App;
use crate::platform::in_background;
use crate::record::pgn::ReadGame;
use crate::storage::Part;
use crate::storage::games::{Located, Missed, Reader};
use crate::study::Origin;
use crate::table::ContentError;
use crate::ui::screens::games::{Games, Marking};
use crate::ui::view::Screen;
use crate::ui::view::message::Message;
use crate::ui::view::wake;

/// Reading more bytes than this is told.
const LONG: u64 = 4 << 20;

/// A game that is being read.
pub(crate) struct ArrivingGame {
    /// Whether it was chosen from the list of games; otherwise it is the only one in its file.
    listed: bool,
    game: Located,
    /// It is opened even if there is a version with unsaved edits.
    anyway: bool,
    read: Receiver<Result<(ReadGame, Option<Part>), Missed>>,
}

impl App {
    /// Starts reading the games of a file; the list opens as soon as there are two.
    pub(crate) fn open_games(&mut self, ctx: &Context, file: &Path) {
        self.end_saving();
        match Reader::begin(wake(ctx), file) {
            Ok(reader) => {
                self.tell_reading(file, reader.bytes());
                self.screens.arriving = Some(reader);
            }
            Err(error) => self.cannot_open(file, error),
        }
        self.take_arriving(ctx);
    }

    /// Checks what has been read since the last frame.
    pub(crate) fn take_arriving(&mut self, ctx: &Context) {
        self.take_arriving_text();
        self.take_arriving_game(ctx);
        let Some(reader) = &self.screens.arriving else { return };
        // Check `done` first, so that games read in between are counted.
        let (done, count) = (reader.worker().is_done(), reader.index().count());
        if !done && count < 2 {
            return;
        }
        let Some(reader) = self.screens.arriving.take() else { return };
        self.end_reading();
        let file = reader.file().to_owned();
        match (count, reader.worker().failure()) {
            (0, Some(kind)) => self.cannot_open(&file, kind.into()),
            (0, None) => self.overlay.message = Some(Message::NoGames(file)),
            (1, _) => {
                if let Some(game) = reader.locate(0) {
                    self.open_game(ctx, game, false, false);
                }
            }
            _ => {
                self.let_go();
                self.screens.games = Some(Box::new(Games::of(reader)));
                self.screens.show(Screen::Games);
                self.remember(&file);
            }
        }
    }

    /// Opens a game of the list. If the file has changed, it is read again instead.
    pub(crate) fn open_listed(&mut self, ctx: &Context, game: usize) {
        // It may be to the file of the list, whose games then lie elsewhere.
        self.end_saving();
        let Some(games) = &mut self.screens.games else { return };
        games.chosen = game;
        if let Some(game) = games.reader.locate(game) {
            self.open_game(ctx, game, true, false);
        }
    }

    /// Reads a game and opens it as a study; a large one on a thread, so that the window goes on meanwhile.
    pub(super) fn open_game(&mut self, ctx: &Context, game: Located, listed: bool, anyway: bool) {
        let (sender, read) = channel();
        self.screens.arriving_game = Some(ArrivingGame { game: game.clone(), listed, anyway, read });
        if game.is_large() {
            self.tell_reading(game.file(), game.bytes());
            let ctx = ctx.clone();
            in_background("large game", move || {
                // Nobody waits for it any more if another game was opened meanwhile.
                drop(sender.send(game.read()));
                ctx.request_repaint();
            });
        } else {
            drop(sender.send(game.read()));
            self.take_arriving_game(ctx);
        }
    }

    /// Opens the game that was being read, once it is there.
    fn take_arriving_game(&mut self, ctx: &Context) {
        let read = match self.screens.arriving_game.as_ref().map(|game| game.read.try_recv()) {
            None | Some(Err(TryRecvError::Empty)) => return,
            Some(Ok(read)) => read,
            // There was no thread to read it.
            Some(Err(TryRecvError::Disconnected)) => Err(Missed::Io(ErrorKind::OutOfMemory.into())),
        };
        let Some(ArrivingGame { game, listed, anyway, .. }) = self.screens.arriving_game.take() else {
            return;
        };
        self.end_reading();
        let file = game.file().to_owned();
        match read {
            Ok((_, Some(part))) if !anyway && self.asks_for_newer(&game, &part, listed) => {}
            Ok((read, part)) => {
                // If it can't be saved back into the file, it is saved to a new one.
                let origin = part.filter(Part::is_replaceable).map_or(Origin::Nowhere, Origin::File);
                let sought = self
                    .screens
                    .games
                    .as_ref()
                    .filter(|_| listed)
                    .and_then(|games| games.sought(&read.record));
                if self.open_study_with(read.record, read.faults, origin)
                    && let Some((study, place)) = self.screens.study.as_mut().zip(sought)
                {
                    study.go(place);
                }
                if !listed {
                    self.remember(&file);
                }
            }
            Err(Missed::Io(error)) => self.cannot_open(&file, error),
            Err(Missed::Changed) if listed => self.read_list_again(ctx),
            Err(Missed::Changed) => self.open_games(ctx, &file),
        }
    }

    pub(super) fn tell_reading(&mut self, file: &Path, bytes: u64) {
        if bytes > LONG && !self.overlay.has_trouble() {
            self.overlay.message = Some(Message::Reading(file.to_owned()));
        }
    }

    pub(super) fn end_reading(&mut self) {
        self.overlay.message.take_if(|message| matches!(message, Message::Reading(_)));
    }

    /// Reads the list again, since its file has changed.
    pub(super) fn read_list_again(&mut self, ctx: &Context) {
        let Some(games) = &mut self.screens.games else { return };
        let (file, read_again) = (games.file().to_owned(), games.read_again(ctx));
        self.overlay.message = Some(Message::GamesChanged(file.clone()));
        if let Err(error) = read_again {
            self.cannot_open(&file, error);
        }
    }

    pub(super) fn cannot_open(&mut self, file: &Path, error: io::Error) {
        let why = ContentError::Unreadable(error);
        self.overlay.message = Some(Message::File { file: file.to_owned(), why });
    }

    /// On returning to the list, reads the file again if it has changed, for example by saving one of its games.
    pub(crate) fn look_at_list(&mut self, ctx: &Context) {
        let listed = self.screens.shown() == Screen::Games;
        if listed {
            self.end_saving();
        }
        if let Some(games) = &mut self.screens.games {
            games.marking = Marking::Due;
        }
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
