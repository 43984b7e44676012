//! Asking the player for files with the system's file dialog.
//!
//! It opens in the folder that the system chooses, or in that of the file being saved anew; where there is no system dialog, `ui::dialogs::file` asks.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use egui::{Context, Id};

use crate::platform::in_background;

/// What the player is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The title of the file dialog.
    pub title: String,
    /// The kind of file, in a word.
    pub kind: &'static str,
    /// The file extensions, that of a new file first; empty for any file.
    pub extensions: &'static [&'static str],
    /// The suggested name of a new file; `None` to choose an existing one.
    pub new: Option<String>,
    /// The folder to begin in; `None` for the one that the system chooses.
    pub folder: Option<PathBuf>,
}

/// Asks the player for a file: the choice arrives later, or nothing if they cancel. Tests supply their own answers.
pub type Chooser = Arc<dyn Fn(&Context, Question) -> Receiver<PathBuf>>;

/// A question that the system could not ask, and where the answer goes.
#[derive(Debug)]
pub struct PendingQuestion {
    pub question: Question,
    pub answer: Sender<PathBuf>,
}

/// A system dialog closed within this time was never shown.
const NEVER_THERE: Duration = Duration::from_millis(400);

/// Opens the system's file dialog; if there is none, our own.
pub fn choose(ctx: &Context, question: Question) -> Receiver<PathBuf> {
    let (answer, receiver) = channel();
    let asked = PendingQuestion { question: question.clone(), answer };
    let dialog = rfd::AsyncFileDialog::new().set_title(question.title);
    let any = question.extensions.is_empty();
    let dialog = if any { dialog } else { dialog.add_filter(question.kind, question.extensions) };
    let dialog = match &question.folder {
        Some(folder) => dialog.set_directory(folder),
        None => dialog,
    };
    // Opened here, because some desktops require the window's own thread; a new thread waits for it.
    let ctx = ctx.clone();
    let begun = Instant::now();
    let tell = move |file: Option<rfd::FileHandle>| {
        match file {
            Some(file) => {
                // The receiver may be gone.
                let _ = asked.answer.send(file.path().to_owned());
            }
            None if begun.elapsed() < NEVER_THERE => ask_in_window(&ctx, asked),
            None => drop(asked),
        }
        ctx.request_repaint();
    };
    if let Some(name) = question.new {
        let choice = dialog.set_file_name(name).save_file();
        in_background("file dialog", move || tell(pollster::block_on(choice)));
    } else {
        let choice = dialog.pick_file();
        in_background("file dialog", move || tell(pollster::block_on(choice)));
    }
    receiver
}

/// Passes the question to our own dialog.
pub fn ask_in_window(ctx: &Context, asked: PendingQuestion) {
    ctx.data_mut(|data| data.insert_temp(waiting(), Arc::new(Mutex::new(Some(asked)))));
}

/// Takes the question waiting for our own dialog.
pub fn take_asked(ctx: &Context) -> Option<PendingQuestion> {
    let asked = ctx.data_mut(|data| data.remove_temp::<Arc<Mutex<Option<PendingQuestion>>>>(waiting()))?;
    asked.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn waiting() -> Id {
    Id::unique("file to be named")
}

/// Adds the extension to a file without one, unless that file exists already, about which the player was not asked.
pub fn with_extension(file: PathBuf, extension: &str) -> PathBuf {
    let named = file.with_extension(extension);
    if file.extension().is_some() || named.exists() { file } else { named }
}
