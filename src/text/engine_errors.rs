//! Messages about failed engines.

use std::io::ErrorKind;

use super::io_errors;
use super::messages::Texts;
use crate::engine::EngineFailure;

/// What went wrong with the engine of this name.
pub fn failure(texts: &Texts, name: &str, failure: &EngineFailure) -> String {
    match failure {
        EngineFailure::NotStarted(ErrorKind::NotFound) => t!(texts, "failure-no-program", name),
        EngineFailure::NotStarted(ErrorKind::PermissionDenied) => t!(texts, "failure-no-permission", name),
        EngineFailure::NotStarted(kind) => {
            t!(texts, "failure-not-started", name, why = io_errors::why(texts, &(*kind).into()))
        }
        EngineFailure::NoUci => t!(texts, "failure-no-uci", name),
        EngineFailure::NoChess960 => t!(texts, "failure-no-chess960", name),
        EngineFailure::Ended => t!(texts, "failure-ended", name),
        EngineFailure::Silent => t!(texts, "failure-silent", name),
        EngineFailure::Flooded => t!(texts, "failure-flooded", name),
        EngineFailure::Illegal(text) => t!(texts, "failure-illegal", name, move = text.as_str()),
    }
}
