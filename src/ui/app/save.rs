//! What the player keeps: the game on the clipboard, in a file for others or in one to go on with, and what is agreed
//! before a game in a file.
//!
//! Asking for the file and writing it: see `ui::files`.

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

/// How the names of games end that others read, and of what only this program reads: games that go on, and set-ups.
const GAME: &[&str] = &["pgn"];
const OURS: &[&str] = &["jadoube"];

/// The most letters of a player's name in the name of a file: no system takes more than 255 bytes.
const LONGEST: usize = 24;

/// A file that the player is choosing, and what goes into it.
#[derive(Debug)]
pub struct Saving {
    /// It may still be in the making when the file has been chosen.
    content: Receiver<Vec<u8>>,
    extension: &'static str,
    file: Receiver<PathBuf>,
    chosen: Option<PathBuf>,
}

impl App {
    /// The record of the game as it is now.
    fn pgn(&self) -> String {
        self.session.table().pgn(Some(self.session.date()))
    }

    pub(crate) fn copy_game(&mut self, ctx: &Context) {
        ctx.copy_text(self.pgn());
        self.overlay.message = Some(Message::GameCopied);
    }

    pub(crate) fn save_game(&mut self, ctx: &Context) {
        let (text, name) = (self.pgn(), game_name(self.session.table(), self.session.date(), GAME[0]));
        let title = t!(self.prefs.texts, "save-game");
        self.save(ctx, text, Question { title, kind: "PGN", extensions: GAME, new: Some(name) });
    }

    /// Keeps the game with its clocks and all that was done, to go on with it another time.
    pub(crate) fn keep_game(&mut self, ctx: &Context) {
        let (text, name) = (
            self.session.script(self.now()).to_text(),
            game_name(self.session.table(), self.session.date(), OURS[0]),
        );
        let title = t!(self.prefs.texts, "keep-game");
        self.save(ctx, text, Question { title, kind: "Jadoube", extensions: OURS, new: Some(name) });
    }

    /// Keeps what is agreed before a game: a file from which it can begin as often as one likes.
    pub(crate) fn save_setup(&mut self, ctx: &Context, setup: &GameSetup) {
        let name = setup.start.number().map_or("game".to_owned(), |number| format!("chess960-{number}"));
        let name = Some(format!("{name}.{}", OURS[0]));
        let title = t!(self.prefs.texts, "save-setup");
        let text = setup.to_json() + "\n";
        self.save(ctx, text, Question { title, kind: "Jadoube", extensions: OURS, new: name });
    }

    /// Asks for the file, unless one is still to be chosen for something else.
    pub(crate) fn save(&mut self, ctx: &Context, content: impl Into<Vec<u8>>, question: Question) {
        let (sender, receiver) = channel();
        // The receiver is there.
        let _ = sender.send(content.into());
        self.save_made(ctx, receiver, question);
    }

    /// The same for what is still in the making; whoever makes it asks for another frame when it is there.
    pub(crate) fn save_made(&mut self, ctx: &Context, content: Receiver<Vec<u8>>, question: Question) {
        if self.system.saving.is_some() {
            self.overlay.message = Some(Message::Saving);
            return;
        }
        let extension = question.extensions[0];
        let file = (self.system.choose_file)(ctx, question);
        self.system.saving = Some(Saving { content, extension, file, chosen: None });
    }

    /// Writes to the file that was chosen, once all is there.
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

/// `De-Vries-Jansen-2026-11-21.pgn`: letters and digits of any script, which every system takes in a name.
fn game_name(table: &Table, date: Date, extension: &str) -> String {
    let mut name = String::new();
    for color in Color::ALL {
        // Without how strong an engine is.
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
