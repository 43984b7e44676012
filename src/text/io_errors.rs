//! The reasons for I/O errors, for messages that say what was attempted.

use std::io::{Error, ErrorKind};

use super::messages::Texts;

/// The reason for an error, without an initial capital or a full stop. For rare errors, this is the text of the error
/// itself, unchanged.
pub fn why(texts: &Texts, error: &Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => t!(texts, "disk-not-there"),
        ErrorKind::PermissionDenied => t!(texts, "disk-no-rights"),
        ErrorKind::StorageFull | ErrorKind::FileTooLarge => t!(texts, "disk-full"),
        ErrorKind::QuotaExceeded => t!(texts, "disk-quota"),
        ErrorKind::ReadOnlyFilesystem => t!(texts, "disk-read-only"),
        ErrorKind::IsADirectory => t!(texts, "disk-folder"),
        ErrorKind::NotADirectory => t!(texts, "disk-no-folder"),
        ErrorKind::Unsupported => t!(texts, "disk-no-file"),
        ErrorKind::InvalidFilename => t!(texts, "disk-name"),
        ErrorKind::ResourceBusy => t!(texts, "disk-busy"),
        ErrorKind::InvalidData => t!(texts, "disk-invalid"),
        ErrorKind::UnexpectedEof => t!(texts, "disk-short"),
        _ => error.to_string(),
    }
}
