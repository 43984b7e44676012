//! Messages about failed engines.

use std::io::ErrorKind;

use super::messages::Texts;
use crate::engine::Failure;

/// What went wrong with the engine of this name.
pub fn told(words: &Texts, name: &str, failure: &Failure) -> String {
    match failure {
        Failure::NotStarted(ErrorKind::NotFound) => t!(words, "failure-no-program", name),
        Failure::NotStarted(ErrorKind::PermissionDenied) => t!(words, "failure-no-permission", name),
        Failure::NotStarted(kind) => {
            t!(words, "failure-not-started", name, why = kind.to_string())
        }
        Failure::NoUci => t!(words, "failure-no-uci", name),
        Failure::NoChess960 => t!(words, "failure-no-chess960", name),
        Failure::Ended => t!(words, "failure-ended", name),
        Failure::Silent => t!(words, "failure-silent", name),
        Failure::Flooded => t!(words, "failure-flooded", name),
        Failure::Illegal(text) => t!(words, "failure-illegal", name, move = text.as_str()),
    }
}
