//! Why an opponent does not answer, in a sentence.

use std::io::ErrorKind;

use super::messages::Texts;
use crate::engine::Failure;

/// What went wrong with the guest of this name.
pub fn told(words: &Texts, name: &str, failure: &Failure) -> String {
    let name = ("name", name.into());
    match failure {
        Failure::NotStarted(ErrorKind::NotFound) => words.with("failure-no-program", [name]),
        Failure::NotStarted(ErrorKind::PermissionDenied) => words.with("failure-no-permission", [name]),
        Failure::NotStarted(kind) => {
            words.with("failure-not-started", [name, ("why", kind.to_string().into())])
        }
        Failure::NoUci => words.with("failure-no-uci", [name]),
        Failure::NoChess960 => words.with("failure-no-chess960", [name]),
        Failure::Ended => words.with("failure-ended", [name]),
        Failure::Silent => words.with("failure-silent", [name]),
        Failure::Flooded => words.with("failure-flooded", [name]),
        Failure::Illegal(text) => words.with("failure-illegal", [name, ("move", text.as_str().into())]),
    }
}
