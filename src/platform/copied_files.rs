//! Files that were copied in a file manager.

use std::path::PathBuf;
use std::sync::Arc;

use percent_encoding::percent_decode_str;

/// A function that returns the files on the clipboard; the list is empty if there are none.
pub type CopiedFiles = Arc<dyn Fn() -> Vec<PathBuf> + Send + Sync>;

/// A function that returns the files on the system's clipboard.
pub fn of_system() -> CopiedFiles {
    Arc::new(copied)
}

#[cfg(not(target_arch = "wasm32"))]
fn copied() -> Vec<PathBuf> {
    let found = arboard::Clipboard::new().and_then(|mut clipboard| clipboard.get().file_list());
    found.unwrap_or_default()
}

/// Returns no files. In a browser, the program gets only files that the user drops on the page or chooses in the
/// browser's file dialog.
#[cfg(target_arch = "wasm32")]
fn copied() -> Vec<PathBuf> {
    Vec::new()
}

/// The files that a text names. File managers also copy files as text: their addresses or paths, one per line. If any
/// line is something else, the text names no files; blank lines are ignored.
pub fn named_in(text: &str) -> Vec<PathBuf> {
    // Older versions of GNOME put two lines first: the name of this format, and what to do with the files.
    let names = text.strip_prefix("x-special/nautilus-clipboard\n");
    let names = names.and_then(|text| text.split_once('\n')).map_or(text, |(_, names)| names);
    let lines = names.lines().map(str::trim_end).filter(|line| !line.is_empty());
    lines.map(file_of).collect::<Option<Vec<_>>>().unwrap_or_default()
}

/// The file at a `file://` address, or at an absolute path if the file exists; otherwise `None`.
fn file_of(line: &str) -> Option<PathBuf> {
    let Some(address) = line.strip_prefix("file://") else {
        return Some(PathBuf::from(line)).filter(|path| path.is_absolute() && super::fs::is_file(path));
    };
    // The name of the computer may come before the path.
    let path = percent_decode_str(&address[address.find('/')?..]).decode_utf8().ok()?;
    // On Windows, the drive follows a slash: `/C:/games.pgn`.
    Some(if cfg!(windows) { path.trim_start_matches('/').into() } else { path.into_owned().into() })
}
