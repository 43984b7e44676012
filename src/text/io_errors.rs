//! Why the disk does not do what is asked of it, in the words of a language.
//!
//! What was asked: see `ui::view::explain`.

use std::io::{Error, ErrorKind};

use super::messages::Texts;

/// The sentence, without a capital and an end. What happens seldom is told as the system has it.
pub fn why(words: &Texts, error: &Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => words.say("disk-not-there"),
        ErrorKind::PermissionDenied => words.say("disk-no-rights"),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => words.say("disk-full"),
        ErrorKind::ReadOnlyFilesystem => words.say("disk-read-only"),
        ErrorKind::IsADirectory => words.say("disk-folder"),
        ErrorKind::NotADirectory => words.say("disk-no-folder"),
        ErrorKind::Unsupported => words.say("disk-no-file"),
        ErrorKind::InvalidFilename => words.say("disk-name"),
        ErrorKind::UnexpectedEof => words.say("disk-short"),
        _ => error.to_string(),
    }
}
