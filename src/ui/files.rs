//! Positions from files: choosing one in the desktop's own window, and reading it.
//!
//! Absent on purpose: games, which no file holds yet.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use egui::Context;

use super::note::FileFault;
use crate::start::Start;

/// A file longer than this holds more than a position.
const LONGEST: u64 = 64 * 1024;

/// Opens the desktop's window to choose a file; the choice comes later, and nothing when there is none.
pub fn choose(ctx: &Context, title: String) -> Receiver<PathBuf> {
    let (sender, receiver) = channel();
    let dialog = rfd::AsyncFileDialog::new().set_title(title).add_filter("FEN", &["fen", "epd", "txt"]);
    // Asked for here, since some desktops want that on the window's own thread, and waited for there.
    let choice = dialog.pick_file();
    let ctx = ctx.clone();
    std::thread::spawn(move || {
        if let Some(file) = pollster::block_on(choice) {
            // Nobody listens any more when the window was closed meanwhile.
            let _ = sender.send(file.path().to_owned());
            ctx.request_repaint();
        }
    });
    receiver
}

/// Reads the position on the first line that is not empty.
pub fn read(path: &Path) -> Result<Start, FileFault> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(FileFault::Unreadable)?;
    file.take(LONGEST + 1).read_to_end(&mut bytes).map_err(FileFault::Unreadable)?;
    if bytes.len() as u64 > LONGEST {
        return Err(FileFault::TooLong);
    }
    let text = String::from_utf8(bytes).map_err(|_| FileFault::NotText)?;
    Start::from_fen(first_line(&text), None).map_err(FileFault::Fen)
}

/// The first line with anything on it, without the mark that some editors put before a text.
pub fn first_line(text: &str) -> &str {
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim);
    lines.into_iter().find(|line| !line.is_empty()).unwrap_or_default()
}
