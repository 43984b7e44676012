//! Copying the game; saving an unfinished game and a set-up.
//!
//! Saving games as PGN: see `ui::app::game_save`.
//! Choosing files: see `ui::files`.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

use super::App;
use super::open::EXTENSIONS;
use crate::game::Date;
use crate::record::Record;
use crate::rules::Color;
use crate::table::{GameSetup, Table};
use crate::text::{game_names, remarks};
use crate::ui::files::{self, Question};
use crate::ui::view::message::Message;

/// The file extension of unfinished games and set-ups.
const OURS: &[&str] = &["jadoube"];

/// A file being chosen, and its content.
#[derive(Debug)]
pub struct Saving {
    /// The content may still be in the making when the file is chosen.
    content: Receiver<Vec<u8>>,
    extension: &'static str,
    file: Receiver<PathBuf>,
    chosen: Option<PathBuf>,
}

impl App {
    /// The game that is shown, as PGN.
    pub(super) fn pgn(&self) -> String {
        let (table, date) = self.game_shown();
        table.pgn(date)
    }

    /// The record of a game in the user's language, as it is shown and printed.
    pub(crate) fn record(&self, table: &Table, date: Option<Date>) -> Record {
        table.record_in(date, &|remark| remarks::remark(&self.prefs.texts, table, remark))
    }

    /// The record of the game that is shown.
    pub(crate) fn record_shown(&self) -> Record {
        let (table, date) = self.game_shown();
        self.record(table, date)
    }

    /// The records of its parts that an illegal move ended.
    pub(crate) fn earlier_shown(&self) -> Vec<Record> {
        let (table, date) = self.game_shown();
        table.earlier_records(date, &|remark| remarks::remark(&self.prefs.texts, table, remark))
    }

    /// A name for the file of a game.
    fn game_file_name(&self, (table, date): (&Table, Option<Date>), extension: &str) -> String {
        let [white, black] = Color::ALL.map(|color| self.prefs.texts.color(color));
        let unnamed = game_names::both(&white, &black);
        game_names::of_file(&self.prefs.texts, &table.record(date).tags, &unnamed, extension)
    }

    /// A name for a file made from the study or the game that is shown; `unnamed` stands for players that are not known.
    pub(crate) fn file_name(&self, unnamed: &str, extension: &str) -> String {
        let words = &self.prefs.texts;
        match self.study() {
            Some(study) => game_names::of_file(words, &study.record().tags, unnamed, extension),
            None => game_names::of_file(words, &self.record_shown().tags, unnamed, extension),
        }
    }

    /// A suggested file name for the game that is shown, as PGN.
    pub(super) fn game_name(&self, extension: &str) -> String {
        self.game_file_name(self.game_shown(), extension)
    }

    /// Saves the game with clocks and all actions, to continue later.
    pub(crate) fn keep_game(&mut self, ctx: &Context) {
        let game = (self.session.table(), Some(self.session.date()));
        let (text, name) = (self.session.script(self.now()).to_text(), self.game_file_name(game, OURS[0]));
        let title = t!(self.prefs.texts, "keep-game");
        self.save(
            ctx,
            text,
            Question {
                title,
                kind: "Jadoube",
                extensions: OURS,
                new: Some(name),
                folder: None,
                is_folder: false,
            },
        );
    }

    /// Saves a set-up, to start games from.
    pub(crate) fn save_setup(&mut self, ctx: &Context, setup: &GameSetup) {
        let name = setup.start.number().map_or("game".to_owned(), |number| format!("chess960-{number}"));
        let name = Some(format!("{name}.{}", OURS[0]));
        let title = t!(self.prefs.texts, "save-setup");
        let text = setup.to_json() + "\n";
        self.save(
            ctx,
            text,
            Question { title, kind: "Jadoube", extensions: OURS, new: name, folder: None, is_folder: false },
        );
    }

    /// Asks for a file name, unless one is already being asked for.
    pub(crate) fn save(&mut self, ctx: &Context, content: impl Into<Vec<u8>>, question: Question) {
        let (sender, receiver) = channel();
        // The receiver exists, so this can't fail.
        let _ = sender.send(content.into());
        self.save_made(ctx, receiver, question);
    }

    /// The same for content still in the making; its maker requests a frame when it is ready.
    pub(crate) fn save_made(&mut self, ctx: &Context, content: Receiver<Vec<u8>>, question: Question) {
        if self.system.saving.is_some() {
            self.overlay.message = Some(Message::Saving);
            return;
        }
        let extension = question.extensions[0];
        let file = (self.system.choose_file)(ctx, question);
        self.system.saving = Some(Saving { content, extension, file, chosen: None });
    }

    /// Writes the chosen file once its content is ready.
    pub(crate) fn take_saving(&mut self) {
        let Some(saving) = &mut self.system.saving else { return };
        let chosen = match saving.chosen.take() {
            Some(file) => Ok(file),
            None => saving.file.try_recv().map(|file| files::with_extension(file, saving.extension)),
        };
        let (file, content) = match chosen.map(|file| (file, saving.content.try_recv())) {
            Ok((file, Ok(content))) => (file, content),
            Ok((file, Err(TryRecvError::Empty))) => return saving.chosen = Some(file),
            Err(TryRecvError::Empty) => return,
            Ok((file, Err(TryRecvError::Disconnected))) => {
                self.system.saving = None;
                self.overlay.message = Some(Message::Unmade(file));
                return;
            }
            Err(TryRecvError::Disconnected) => {
                self.system.saving = None;
                return;
            }
        };
        let written = crate::storage::write(&file, &content);
        let opens = EXTENSIONS.contains(&saving.extension);
        self.system.saving = None;
        if written.is_ok() && opens {
            self.remember(&file);
        }
        self.overlay.message = Some(match written {
            Ok(()) => Message::Saved(file),
            Err(error) => Message::Unsaved { file, error },
        });
    }
}
