//! Files that the player saves: each time one of them is written, the browser also saves it where it saves what is
//! downloaded.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::folders::FILES;
use super::fs;
use super::host::HOST;

thread_local! {
    static SAVED: RefCell<BTreeSet<PathBuf>> = const { RefCell::new(BTreeSet::new()) };
}

/// The path of a new file of this name, which the player wants to have.
pub fn new_file(name: &str) -> PathBuf {
    let path = free(name);
    SAVED.with_borrow_mut(|saved| saved.insert(path.clone()));
    path
}

/// Keeps a file that the player opened, and returns its path.
pub fn opened(name: &str, bytes: &[u8]) -> PathBuf {
    let same = Path::new(FILES).join(name);
    let path = if fs::read(&same).is_ok_and(|old| old == bytes) { same } else { free(name) };
    // It is kept in memory at least.
    let _ = fs::write(&path, bytes);
    SAVED.with_borrow_mut(|saved| saved.insert(path.clone()));
    path
}

/// A path that no file has: `game.pgn`, `game-2.pgn` …
fn free(name: &str) -> PathBuf {
    let folder = Path::new(FILES);
    let (stem, extension) = name
        .rsplit_once('.')
        .map_or((name, String::new()), |(stem, extension)| (stem, format!(".{extension}")));
    let others = (2..).map(|number| folder.join(format!("{stem}-{number}{extension}")));
    let mut paths = std::iter::once(folder.join(name)).chain(others);
    paths.find(|path| fs::metadata(path).is_err()).unwrap_or_else(|| folder.join(name))
}

/// A file was written.
pub fn saved(path: &Path, bytes: &[u8]) {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    if let Some(name) = name.filter(|_| SAVED.with_borrow(|saved| saved.contains(path))) {
        HOST.with(|host| host.as_ref().map(|host| host.download(&name, bytes)));
    }
}
