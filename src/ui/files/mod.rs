//! Questions that ask the player for a file or folder.
//!
//! For the system's dialog, see `native::files`; for the program's own dialog, see `ui::dialogs::file`.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};

use egui::{Context, Id};

use crate::platform::fs;

/// The extensions of the files offered when the player opens a file; other files can be opened too.
pub const EXTENSIONS: &[&str] = &["pgn", "fen", "epd", "jadoube", "json", "jsonl", "txt"];

/// What the player is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The title of the file dialog.
    pub title: String,
    /// The kinds of file, such as "EPD, FEN, PGN"; may be empty.
    pub kind: &'static str,
    /// The file extensions that are offered, the extension of a new file first; empty if any file may be chosen.
    pub extensions: &'static [&'static str],
    /// The suggested name of a new file; `None` to choose an existing file or folder.
    pub new: Option<String>,
    /// The folder to begin in; `None` leaves the choice to the dialog.
    pub folder: Option<PathBuf>,
    /// Whether a folder is asked for instead of a file.
    pub is_folder: bool,
    /// Whether the player is asked afterwards what happens to the games of an existing file; otherwise the file is
    /// replaced.
    pub keeps_games: bool,
}

impl Question {
    /// A question that asks for an existing file.
    pub fn existing(title: String, kind: &'static str, extensions: &'static [&'static str]) -> Question {
        Question { title, kind, extensions, new: None, folder: None, is_folder: false, keeps_games: false }
    }

    /// A question about where to save a new file, for which this name is suggested.
    pub fn new_file(
        title: String,
        kind: &'static str,
        extensions: &'static [&'static str],
        name: String,
    ) -> Question {
        Question { new: Some(name), ..Question::existing(title, kind, extensions) }
    }

    /// The same question, but about a file whose games are not simply replaced.
    pub fn keeping_games(self) -> Question {
        Question { keeps_games: true, ..self }
    }

    /// The same question, but beginning in this folder; `None` leaves the choice to the dialog.
    pub fn within(self, folder: Option<PathBuf>) -> Question {
        Question { folder, ..self }
    }
}

/// A function that asks the player for a file or folder. The choice arrives on the channel; nothing arrives if the
/// player cancels. Tests supply their own answers.
pub type Chooser = Arc<dyn Fn(&Context, Question) -> Receiver<PathBuf>>;

/// A question that has not been answered yet, and the channel for the answer.
#[derive(Debug)]
pub struct PendingQuestion {
    pub question: Question,
    pub answer: Sender<PathBuf>,
}

/// Passes the question to the program's own dialog.
pub fn ask_in_window(ctx: &Context, asked: PendingQuestion) {
    ctx.data_mut(|data| data.insert_temp(waiting(), Arc::new(Mutex::new(Some(asked)))));
}

/// Takes the question that waits for the program's own dialog; `None` if none does.
pub fn take_asked(ctx: &Context) -> Option<PendingQuestion> {
    let asked = ctx.data_mut(|data| data.remove_temp::<Arc<Mutex<Option<PendingQuestion>>>>(waiting()))?;
    asked.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn waiting() -> Id {
    Id::unique("file to be named")
}

/// Adds this extension to a file name that has none. If a file already has the resulting name, `file` is returned
/// unchanged, because the player was not asked whether to replace the other file.
pub fn with_extension(file: PathBuf, extension: &str) -> PathBuf {
    let named = file.with_extension(extension);
    if file.extension().is_some() || fs::exists(&named) { file } else { named }
}
