//! Opens files: chosen, dropped on the window, named on the command line, or recent ones. Their content decides what
//! happens.
//!
//! Reading files: see `table`.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use egui::Context;

use super::App;
use crate::platform::in_background;
use crate::session::date;
use crate::session::review::{ReviewedGame, is_reviewable};
use crate::study::{self, Origin};
use crate::table::Content;
use crate::table::journal::{began, kept};
use crate::ui::dialogs::{Dialog, FileForm, Found, Recent};
use crate::ui::files::{self, Question};
use crate::ui::view::message::Message;
use crate::ui::view::request::{Confirmation, Next, Request, SavedGame};

/// File extensions offered in the dialog; other files can be opened too.
pub const EXTENSIONS: &[&str] = &["pgn", "fen", "epd", "jadoube", "json", "jsonl", "txt"];

impl App {
    /// Lets the player choose a file, unless they are choosing one already.
    pub(crate) fn choose_file(&mut self, ctx: &Context) {
        if self.system.opening.is_some() {
            return;
        }
        let question = Question {
            title: t!(self.prefs.texts, "cmd-open"),
            kind: "PGN, FEN, Jadoube",
            extensions: EXTENSIONS,
            new: None,
            folder: None,
            is_folder: false,
        };
        self.system.opening = Some((self.system.choose_file)(ctx, question));
    }

    /// Opens a file.
    pub(crate) fn open(&mut self, ctx: &Context, file: &Path) {
        // Relative paths are useless in the list of recent files.
        let file = &std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        match Content::read(file) {
            Ok(Content::Games) => return self.open_games(ctx, file),
            Ok(Content::Position(positions)) => self.take_position(&positions.epd, positions.more, true),
            Ok(Content::Setup(setup)) => self.start_or_ask(*setup),
            Ok(Content::Game(script)) => {
                let game = SavedGame { file: file.to_owned(), script: *script };
                // A journal without its last line is what a killed program leaves: nothing that was shown is missing.
                let is_whole = match self.is_journal(file) {
                    true => game.script.damage.is_torn_at_most(),
                    false => game.script.damage.is_none(),
                };
                if is_whole {
                    self.open_saved(game);
                } else {
                    let about = Box::new((game.script.play(), game.script.damage.clone()));
                    let request = Request::OpenDamaged(Box::new(game));
                    self.overlay.confirm(Confirmation::Damaged(about), request);
                }
            }
            Err(why) => {
                self.overlay.message = Some(Message::File { file: file.to_owned(), why });
                return;
            }
        }
        self.remember(file);
    }

    /// Opens a file in the next frame.
    pub fn open_later(&mut self, file: PathBuf) {
        let (sender, receiver) = channel();
        // The receiver exists, so this can't fail.
        let _ = sender.send(file);
        self.system.opening = Some(receiver);
    }

    /// Continues a saved game, or opens the review of a finished one; one that can't be reviewed opens as a study.
    pub(crate) fn open_saved(&mut self, game: SavedGame) {
        let SavedGame { file, script } = game;
        self.overlay.dialog = None;
        let table = script.play();
        let began = script.began.or_else(|| began(&file).filter(|_| self.is_journal(&file)));
        let date = began.map(|began| date::date(Duration::from_millis(began)));
        if table.result().is_none() {
            let journal = self.is_journal(&file).then_some(file);
            self.start_or_ask(Next::SavedGame { script, journal });
        } else if !is_reviewable(&table) {
            self.open_study(self.record(&table, date), Origin::Nowhere);
        } else if self.session.journal_file().is_some_and(|journal| journal == file) {
            self.open_review();
        } else {
            self.open_review_of(ReviewedGame { table, date });
        }
    }

    /// Opens the dialog of recent games and files.
    pub(crate) fn open_recent(&mut self, ctx: &Context) {
        let (sender, receiver) = channel();
        let (studies, open) = (self.studies(), self.open_copy());
        if let Some((folder, studies)) = self.session.journals().map(Path::to_owned).zip(studies) {
            let ctx = ctx.clone();
            // A folder that can't be read has no games; the journal reports that error.
            in_background("kept games", move || {
                let games = kept(&folder).into_iter().flatten().map(|game| Found::Game(Box::new(game)));
                for found in study::kept(open, &studies).map(Found::Study).chain(games) {
                    if sender.send(found).is_err() {
                        return;
                    }
                    ctx.request_repaint();
                }
                // Dropping the sender tells the dialog that the list is complete.
                drop(sender);
                ctx.request_repaint();
            });
        }
        self.overlay.dialog = Some(Dialog::Recent(Box::new(Recent::new(self.prefs.store.files(), receiver))));
    }

    fn is_journal(&self, file: &Path) -> bool {
        self.session.journals().is_some_and(|folder| file.parent() == Some(folder))
    }

    /// Adds a file to the recent files; journals are listed as games anyway.
    pub(crate) fn remember(&mut self, file: &Path) {
        if !self.is_journal(file) {
            self.prefs.store.keep_file(file);
        }
    }

    /// Opens the file chosen in the system dialog, if any.
    pub(crate) fn take_chosen(&mut self, ctx: &Context) {
        // The file form waits while another dialog is open.
        if self.overlay.dialog.is_none()
            && let Some(asked) = files::take_asked(ctx)
        {
            self.overlay.dialog = Some(Dialog::File(Box::new(FileForm::new(asked))));
        }
        match self.system.opening.as_ref().map(Receiver::try_recv) {
            Some(Ok(file)) => self.open(ctx, &file),
            Some(Err(TryRecvError::Disconnected)) => {}
            Some(Err(TryRecvError::Empty)) | None => return,
        }
        self.system.opening = None;
    }

    /// Opens files dropped on the window.
    pub(crate) fn take_dropped(&mut self, ctx: &Context) {
        let files: Vec<PathBuf> =
            ctx.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect());
        self.open_first_of(ctx, &files);
    }

    /// Opens the first of several files, and says so. Whether there was one.
    pub(crate) fn open_first_of(&mut self, ctx: &Context, files: &[PathBuf]) -> bool {
        let Some(file) = files.first() else { return false };
        self.overlay.message = None;
        self.open(ctx, file);
        if files.len() > 1 {
            // An error with the first file matters more.
            self.overlay.message = self.overlay.message.take().or(Some(Message::OnlyFirst(file.clone())));
        }
        true
    }
}
