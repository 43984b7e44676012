//! Working copies of which something can't be read: the file is kept before the study is written again.

use std::path::{Path, PathBuf};

use super::kept::MOST;
use super::working_copy::WorkingCopy;
use crate::platform::fs;
use crate::record::pgn::{FaultKind, Games};

/// The file extension of what is kept.
const EXTENSION: &str = "damaged";

/// A study of which something can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DamagedStudy {
    /// A copy of the damaged file.
    pub file: PathBuf,
    /// Whether the study opens with what can be read.
    pub opens: bool,
}

/// Copies each damaged study that no window has open, once; returns the copies.
pub fn set_damaged_aside(folder: &Path) -> Vec<DamagedStudy> {
    WorkingCopy::free(folder).take(MOST).filter_map(|copy| set_aside(copy.file())).collect()
}

fn set_aside(study: &Path) -> Option<DamagedStudy> {
    let text = fs::read(study).ok()?;
    let game = Games::new(&text[..]).next();
    let is_read =
        game.as_ref().is_some_and(|game| game.faults.iter().all(|fault| is_of_content(&fault.kind)));
    // Zeros are what a file system leaves of a write that a power cut interrupted.
    let is_whole = is_read && !text.contains(&0);
    let file = study.with_extension(EXTENSION);
    if is_whole || fs::exists(&file) {
        return None;
    }
    crate::storage::write(&file, &text).ok()?;
    Some(DamagedStudy { file, opens: game.is_some() })
}

/// Whether a fault may be in a study that is whole: it was in the game that is studied.
fn is_of_content(kind: &FaultKind) -> bool {
    use FaultKind::*;
    matches!(
        kind,
        TagAgain(_)
            | TagsTooMany
            | Variant(_)
            | Start(_)
            | NoStart
            | Untrue { .. }
            | CastlingAsKingMove(_)
            | TooDeep
            | Results { .. }
            | ResultTag(_)
            | TooLong(_)
    )
}
