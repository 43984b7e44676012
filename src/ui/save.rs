//! What the player keeps: the game on the clipboard or in a file, and what is agreed before a game in a file.
//!
//! Absent on purpose: asking for the file and writing it (see `files`), and the journal, which keeps itself.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;

use super::app::App;
use super::files::{self, Question};
use super::note::Note;
use crate::game::Date;
use crate::rules::Color;
use crate::table::{GameSetup, Table};

/// How the names of saved games and set-ups end.
const GAME: &[&str] = &["pgn"];
const SETUP: &[&str] = &["jadoube"];

/// The most letters of a player's name in the name of a file: no system takes more than 255 bytes.
const LONGEST: usize = 24;

/// A text whose file the player is choosing.
#[derive(Debug)]
pub struct Saving {
    text: String,
    extension: &'static str,
    file: Receiver<PathBuf>,
}

impl App {
    /// The record of the game as it is now.
    fn pgn(&self) -> String {
        self.play.table().pgn(Some(self.play.date()))
    }

    pub(super) fn copy_game(&mut self, ctx: &Context) {
        ctx.copy_text(self.pgn());
        self.note = Some(Note::GameCopied);
    }

    pub(super) fn save_game(&mut self, ctx: &Context) {
        let (text, name) = (self.pgn(), game_name(self.play.table(), self.play.date()));
        let title = self.words.say("save-game");
        self.save(ctx, text, Question { title, kind: "PGN", extensions: GAME, new: Some(name) });
    }

    /// Keeps what is agreed before a game: a file from which it can begin as often as one likes.
    pub(super) fn save_setup(&mut self, ctx: &Context, setup: &GameSetup) {
        let name = setup.start.number().map_or("game".to_owned(), |number| format!("chess960-{number}"));
        let name = Some(format!("{name}.{}", SETUP[0]));
        let title = self.words.say("save-setup");
        let text = setup.to_json() + "\n";
        self.save(ctx, text, Question { title, kind: "Jadoube", extensions: SETUP, new: name });
    }

    /// Asks for the file, unless that is being asked already.
    fn save(&mut self, ctx: &Context, text: String, question: Question) {
        if self.saving.is_none() {
            let extension = question.extensions[0];
            self.saving = Some(Saving { text, extension, file: (self.files)(ctx, question) });
        }
    }

    /// Writes to the file that was chosen since the last frame.
    pub(super) fn take_saving(&mut self) {
        let Some(saving) = &self.saving else { return };
        let file = match saving.file.try_recv() {
            Ok(file) => files::with_extension(file, saving.extension),
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => {
                self.saving = None;
                return;
            }
        };
        self.note = Some(match files::write(&file, &saving.text) {
            Ok(()) => Note::Saved(file),
            Err(error) => Note::Unsaved { file, error },
        });
        self.saving = None;
    }
}

/// `De-Vries-Jansen-2026-11-21.pgn`: letters and digits of any script, which every system takes in a name.
fn game_name(table: &Table, date: Date) -> String {
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
    format!("{name}{year:04}-{month:02}-{day:02}.{}", GAME[0])
}
