//! Files that the player names: the desktop's own window to choose one, and writing one whole.
//!
//! Absent on purpose: what is in them (see `table` and `game`), and settings and journals, which nobody
//! names.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
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

/// Writes beside the file and renames, so that there is never half a file, and the old one is there until the
/// new one is.
///
/// # Errors
/// The file is as it was.
pub fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    // What is only a link to a file stays one.
    let file = file.canonicalize().unwrap_or_else(|_| file.to_owned());
    let mut name = file.file_name().map(OsString::from).ok_or(io::ErrorKind::InvalidFilename)?;
    name.push(format!(".{}.new", std::process::id()));
    let beside = file.with_file_name(name);
    let mut new = File::create_new(&beside)?;
    let written = new.write_all(bytes).and_then(|()| new.sync_all());
    drop(new);
    let result = written.and_then(|()| fs::rename(&beside, &file));
    if result.is_err() {
        // If it can't be removed either, the first error is the one to tell.
        let _ = fs::remove_file(&beside);
    }
    result
}
