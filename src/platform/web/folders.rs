//! The folders of a page, in the browser's storage.

use std::path::PathBuf;

/// The folder of the player's own files.
pub(super) const FILES: &str = "/files";

/// The folder for settings.
pub fn settings() -> Option<PathBuf> {
    Some("/settings".into())
}

/// The folder for data that the program writes by itself, such as journals.
pub fn state() -> Option<PathBuf> {
    Some("/state".into())
}

/// The folder that takes the place of the user's documents: that of the player's own files.
pub fn documents() -> Option<PathBuf> {
    Some(FILES.into())
}

/// The folder of the player's files, because a page has no home folder.
pub fn home() -> Option<PathBuf> {
    documents()
}

/// The folder for short-lived files.
pub fn temporary() -> PathBuf {
    "/temporary".into()
}

/// An empty list, because a page starts no programs.
pub fn program_folders() -> Vec<PathBuf> {
    Vec::new()
}

/// An empty list, because a page has no engines but its own.
pub fn engine_folders() -> Vec<PathBuf> {
    Vec::new()
}
