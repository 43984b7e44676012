//! Files that the player saves or has opened: each time such a file is written, the browser also downloads it.

use std::path::{Path, PathBuf};

use super::folders::FILES;
use super::fs;

/// A free path for a new file that the player saves, with this name or a numbered one. The browser downloads the file
/// each time it is written.
pub fn new_file(name: &str) -> PathBuf {
    let path = free(name);
    fs::download_on_write(&path);
    path
}

/// Stores a file that the player opened, and returns its path. From then on, the browser downloads the file each time
/// it is written.
pub fn opened(name: &str, bytes: &[u8]) -> PathBuf {
    let same = Path::new(FILES).join(name);
    let path = if fs::read(&same).is_ok_and(|old| old == bytes) {
        same
    } else {
        let path = free(name);
        // This can't fail: if the storage has no room for a file, the file is kept in memory.
        let _ = fs::write(&path, bytes);
        path
    };
    fs::download_on_write(&path);
    path
}

/// An unused path for a file with this name. If the name is taken, a number is added, as in `game-2.pgn`.
fn free(name: &str) -> PathBuf {
    let folder = Path::new(FILES);
    let (stem, extension) = name
        .rsplit_once('.')
        .map_or((name, String::new()), |(stem, extension)| (stem, format!(".{extension}")));
    let others = (2..).map(|number| folder.join(format!("{stem}-{number}{extension}")));
    let mut paths = std::iter::once(folder.join(name)).chain(others);
    paths.find(|path| fs::metadata(path).is_err()).unwrap_or_else(|| folder.join(name))
}
