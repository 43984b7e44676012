//! Messages about I/O errors.
//!
//! What was attempted: see `ui::view::explain`.

use std::io::{Error, ErrorKind};

use super::messages::Texts;

/// The reason, without initial capital and full stop. Rare errors use the system's text.
pub fn why(words: &Texts, error: &Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => t!(words, "disk-not-there"),
        ErrorKind::PermissionDenied => t!(words, "disk-no-rights"),
        ErrorKind::StorageFull | ErrorKind::FileTooLarge => t!(words, "disk-full"),
        ErrorKind::QuotaExceeded => t!(words, "disk-quota"),
        ErrorKind::ReadOnlyFilesystem => t!(words, "disk-read-only"),
        ErrorKind::IsADirectory => t!(words, "disk-folder"),
        ErrorKind::NotADirectory => t!(words, "disk-no-folder"),
        ErrorKind::Unsupported => t!(words, "disk-no-file"),
        ErrorKind::InvalidFilename => t!(words, "disk-name"),
        ErrorKind::ResourceBusy => t!(words, "disk-busy"),
        ErrorKind::UnexpectedEof => t!(words, "disk-short"),
        _ => error.to_string(),
    }
}
