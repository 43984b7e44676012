//! Access to files: those of the system or, in a browser, those in the page's storage.

use std::path::{Path, PathBuf};

#[cfg(not(target_arch = "wasm32"))]
pub use std::fs::{
    DirEntry, File, Metadata, OpenOptions, create_dir_all, hard_link, metadata, read, read_dir,
    read_to_string, remove_file, rename, write,
};

#[cfg(target_arch = "wasm32")]
pub use super::web::fs::{
    DirEntry, File, Metadata, OpenOptions, create_dir_all, metadata, read, read_dir, read_to_string,
    remove_file, rename, write,
};

/// Whether a file can have a hard link or a copy that the player can find in a folder; in a browser, it can't.
pub const CAN_LINK: bool = cfg!(not(target_arch = "wasm32"));

/// Fails, because a browser has no hard links.
///
/// # Errors
/// The error is always `Unsupported`.
#[cfg(target_arch = "wasm32")]
pub fn hard_link(_: &Path, _: &Path) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}

/// Whether this path leads to anything, such as a file or a folder; `false` also if that can't be found out.
pub fn exists(path: &Path) -> bool {
    metadata(path).is_ok()
}

/// Whether there is a regular file at this path.
pub fn is_file(path: &Path) -> bool {
    metadata(path).is_ok_and(|about| about.is_file())
}

/// The absolute path of a file, with symbolic links resolved; the path itself if it can't be resolved, as in a browser.
pub fn without_links(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}
