//! Why the disk does not do what is asked of it, in the words of a language.
//!
//! What was asked: see `ui::view::explain`.

use std::io::{Error, ErrorKind};

use super::messages::Texts;

/// The sentence, without a capital and an end. What happens seldom is told as the system has it.
pub fn why(words: &Texts, error: &Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => t!(words, "disk-not-there"),
        ErrorKind::PermissionDenied => t!(words, "disk-no-rights"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => t!(words, "disk-full"),
        ErrorKind::ReadOnlyFilesystem => t!(words, "disk-read-only"),
        ErrorKind::IsADirectory => t!(words, "disk-folder"),
        ErrorKind::NotADirectory => t!(words, "disk-no-folder"),
        ErrorKind::Unsupported => t!(words, "disk-no-file"),
        ErrorKind::InvalidFilename => t!(words, "disk-name"),
        ErrorKind::UnexpectedEof => t!(words, "disk-short"),
        _ => error.to_string(),
    }
}
