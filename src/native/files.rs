//! Asks the player which file or folder to open, or where to save a file, with the system's file dialog.
//!
//! The dialog opens in the folder that the question names or, if it names none, in one that the system chooses. If
//! there is no system dialog, the dialog of `zenity` opens, or else that of `ui::dialogs::file`.

use std::path::PathBuf;
use std::pin::Pin;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use egui::Context;
use rfd::{AsyncFileDialog, FileHandle};

use super::zenity;
use crate::platform::{has_file_dialogs, in_background};
use crate::ui::files::{PendingQuestion, Question, ask_in_window};

/// A dialog that closes without a choice within this time counts as never shown; `ui::dialogs::file` then opens
/// instead.
const NEVER_THERE: Duration = Duration::from_millis(400);

/// Opens the system's file dialog; if there is none, that of `zenity`, or else our own. The receiver gets the chosen
/// path, or nothing if the player cancels.
pub fn choose(ctx: &Context, question: Question) -> Receiver<PathBuf> {
    let (answer, receiver) = channel();
    let asked = PendingQuestion { question: question.clone(), answer };
    let begun = Instant::now();
    if !has_file_dialogs() {
        let ctx = ctx.clone();
        in_background("file dialog", move || {
            match zenity::choose(&question) {
                // The receiver may be gone.
                Ok(Some(file)) => drop(asked.answer.send(file)),
                Ok(None) if begun.elapsed() > NEVER_THERE => drop(asked),
                Ok(None) | Err(_) => ask_in_window(&ctx, asked),
            }
            ctx.request_repaint();
        });
        return receiver;
    }
    let dialog = AsyncFileDialog::new().set_title(question.title);
    let any = question.extensions.is_empty();
    let dialog = if any { dialog } else { dialog.add_filter(question.kind, question.extensions) };
    let dialog = question.folder.iter().fold(dialog, AsyncFileDialog::set_directory);
    // The call that begins the dialog is made here, because macOS requires the window's own thread; a new thread waits
    // for the answer.
    let ctx = ctx.clone();
    let tell = move |file: Option<FileHandle>| {
        match file {
            // The receiver may be gone.
            Some(file) => drop(asked.answer.send(file.path().to_owned())),
            None if begun.elapsed() < NEVER_THERE => ask_in_window(&ctx, asked),
            None => drop(asked),
        }
        ctx.request_repaint();
    };
    let choice: Pin<Box<dyn Future<Output = Option<FileHandle>> + Send>> = if question.is_folder {
        Box::pin(dialog.pick_folder())
    } else if let Some(name) = question.new {
        Box::pin(dialog.set_file_name(name).save_file())
    } else {
        Box::pin(dialog.pick_file())
    };
    in_background("file dialog", move || tell(pollster::block_on(choice)));
    receiver
}
