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
use crate::rules::Color;
use crate::table::{GameSetup, Table};
use crate::ui::files::{self, Question};
use crate::ui::view::message::Message;

/// The file extension of unfinished games and set-ups.
const OURS: &[&str] = &["jadoube"];

/// The maximum length of a player's name in a file name; systems allow 255 bytes in all.
const LONGEST: usize = 24;

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
    /// The current game as PGN.
    pub(super) fn pgn(&self) -> String {
        self.session.table().pgn(Some(self.session.date()))
    }

    pub(crate) fn copy_game(&mut self, ctx: &Context) {
        ctx.copy_text(self.pgn());
        self.overlay.message = Some(Message::GameCopied);
    }

    /// A suggested file name for the game as PGN.
    pub(super) fn game_name(&self) -> String {
        game_name(self.session.table(), self.session.date(), "pgn")
    }

    /// Saves the game with clocks and all actions, to continue later.
    pub(crate) fn keep_game(&mut self, ctx: &Context) {
        let (text, name) = (
            self.session.script(self.now()).to_text(),
            game_name(self.session.table(), self.session.date(), OURS[0]),
        );
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

/// A suggested file name such as `De-Vries-Jansen-2026-11-21.pgn`, with letters and digits only.
fn game_name(table: &Table, date: Date, extension: &str) -> String {
    let mut name = String::new();
    for color in Color::ALL {
        // Drops an engine's rating from its name.
        let name_of = table.called(color).split(" (").next().unwrap_or_default();
        let letters = name_of.chars().take(LONGEST);
        let safe: String =
            letters.map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
        for word in safe.split_whitespace() {
            name = name + word + "-";
        }
    }
    let Date { year, month, day } = date;
    format!("{name}{year:04}-{month:02}-{day:02}.{extension}")
}
