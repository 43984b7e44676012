//! Messages about failed engines.

use std::io::ErrorKind;

use super::messages::Texts;
use crate::engine::Failure;

/// What went wrong with the engine of this name.
pub fn told(texts: &Texts, name: &str, failure: &Failure) -> String {
    match failure {
        Failure::NotStarted(ErrorKind::NotFound) => t!(texts, "failure-no-program", name),
        Failure::NotStarted(ErrorKind::PermissionDenied) => t!(texts, "failure-no-permission", name),
        Failure::NotStarted(kind) => t!(texts, "failure-not-started", name, why = kind.to_string()),
        Failure::NoUci => t!(texts, "failure-no-uci", name),
        Failure::NoChess960 => t!(texts, "failure-no-chess960", name),
        Failure::Ended => t!(texts, "failure-ended", name),
        Failure::Silent => t!(texts, "failure-silent", name),
        Failure::Flooded => t!(texts, "failure-flooded", name),
        Failure::Illegal(text) => t!(texts, "failure-illegal", name, move = text.as_str()),
    }
}
