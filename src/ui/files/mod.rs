//! Files that the player names: the desktop's own window to choose one, writing one whole, and replacing a part of
//! one.
//!
//! Absent on purpose: what is in them (see `table` and `record`), and journals, which nobody names.

mod part;
mod write;

pub use part::{Part, PartError};
pub use write::{put, write};

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use egui::Context;

/// What the player is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Above the desktop's window.
    pub title: String,
    /// What kind of files these are, in a word.
    pub kind: &'static str,
    /// How their names end; the first is that of a new file. None at all: any file will do.
    pub extensions: &'static [&'static str],
    /// The name that is proposed for a new file; nothing to choose one that is there.
    pub new: Option<String>,
}

/// Asks the player for a file: the choice comes later, and none when he thinks better of it. Tests have
/// answers of their own.
pub type Chooser = Arc<dyn Fn(&Context, Question) -> Receiver<PathBuf>>;

/// Opens the desktop's window to choose a file.
pub fn choose(ctx: &Context, question: Question) -> Receiver<PathBuf> {
    let (sender, receiver) = channel();
    let dialog = rfd::AsyncFileDialog::new().set_title(question.title);
    let any = question.extensions.is_empty();
    let dialog = if any { dialog } else { dialog.add_filter(question.kind, question.extensions) };
    // Asked for here, since some desktops want that on the window's own thread, and waited for there.
    let ctx = ctx.clone();
    let answer = move |file: Option<rfd::FileHandle>| {
        if let Some(file) = file {
            // Nobody listens any more when the window was closed meanwhile.
            let _ = sender.send(file.path().to_owned());
        }
        drop(sender);
        ctx.request_repaint();
    };
    if let Some(name) = question.new {
        let choice = dialog.set_file_name(name).save_file();
        std::thread::spawn(move || answer(pollster::block_on(choice)));
    } else {
        let choice = dialog.pick_file();
        std::thread::spawn(move || answer(pollster::block_on(choice)));
    }
    receiver
}

/// The file that was meant: one without an ending gets its own, unless that is another's, about which nobody
/// was asked.
pub fn with_extension(file: PathBuf, extension: &str) -> PathBuf {
    let named = file.with_extension(extension);
    if file.extension().is_some() || named.exists() { file } else { named }
}
