//! Files that the player names: the desktop's own window to choose one, writing one whole, and replacing a part of
//! one.
//!
//! What is in them: see `table`.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use egui::{Context, Id};

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

/// A question that the desktop could not ask, and where the answer goes.
#[derive(Debug)]
pub struct Asked {
    pub question: Question,
    pub answer: Sender<PathBuf>,
}

/// A desktop's window that is closed within this time was never there: nobody is so fast.
const NEVER_THERE: Duration = Duration::from_millis(400);

/// Opens the desktop's window to choose a file; where it has none, ours.
pub fn choose(ctx: &Context, question: Question) -> Receiver<PathBuf> {
    let (answer, receiver) = channel();
    let asked = Asked { question: question.clone(), answer };
    let dialog = rfd::AsyncFileDialog::new().set_title(question.title);
    let any = question.extensions.is_empty();
    let dialog = if any { dialog } else { dialog.add_filter(question.kind, question.extensions) };
    // Asked for here, since some desktops want that on the window's own thread, and waited for there.
    let ctx = ctx.clone();
    let begun = Instant::now();
    let tell = move |file: Option<rfd::FileHandle>| {
        match file {
            Some(file) => {
                // Nobody listens any more when the window was closed meanwhile.
                let _ = asked.answer.send(file.path().to_owned());
            }
            None if begun.elapsed() < NEVER_THERE => ask_in_window(&ctx, asked),
            None => drop(asked),
        }
        ctx.request_repaint();
    };
    if let Some(name) = question.new {
        let choice = dialog.set_file_name(name).save_file();
        std::thread::spawn(move || tell(pollster::block_on(choice)));
    } else {
        let choice = dialog.pick_file();
        std::thread::spawn(move || tell(pollster::block_on(choice)));
    }
    receiver
}

/// Has our own window ask.
pub fn ask_in_window(ctx: &Context, asked: Asked) {
    ctx.data_mut(|data| data.insert_temp(waiting(), Arc::new(Mutex::new(Some(asked)))));
}

/// The question that waits to be asked in our own window.
pub fn take_asked(ctx: &Context) -> Option<Asked> {
    let asked = ctx.data_mut(|data| data.remove_temp::<Arc<Mutex<Option<Asked>>>>(waiting()))?;
    asked.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn waiting() -> Id {
    Id::unique("file to be named")
}

/// The file that was meant: one without an ending gets its own, unless that is another's, about which nobody
/// was asked.
pub fn with_extension(file: PathBuf, extension: &str) -> PathBuf {
    let named = file.with_extension(extension);
    if file.extension().is_some() || named.exists() { file } else { named }
}
