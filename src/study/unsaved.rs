//! The unsaved studies in the folder of working copies. A file that can't be read completely is copied before the study
//! is written again.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::working_copy::WorkingCopy;
use super::{Study, link};
use crate::platform::fs;
use crate::platform::time::UNIX_EPOCH;
use crate::record::Tags;
use crate::record::pgn::{Games, PgnFaultKind};
use crate::storage::Part;

/// The maximum number of working copies in the folder that are examined; the newest come first.
const MAX_LISTED: usize = 20;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnsavedStudy {
    pub file: PathBuf,
    pub tags: Tags,
    /// When the file was last written, as a time since 1970; zero if unknown.
    pub edited: Duration,
}

/// The unsaved studies: first the one that is open in this window, read from its working copy; then those in the
/// folder, newest first and up to a maximum number, except those that a window has open.
pub fn unsaved(open: Option<PathBuf>, folder: &Path) -> impl Iterator<Item = UnsavedStudy> {
    let free = WorkingCopy::free(folder).take(MAX_LISTED).map(|copy| copy.file().to_owned());
    open.into_iter().chain(free).filter_map(UnsavedStudy::read)
}

/// The working copies of studies that belong to games in a file, newest first, each with the part of the file that was
/// read or last saved. Only the newest copies that no window has open are examined, up to a maximum number.
pub fn edited(folder: &Path, file: &Path) -> Vec<(PathBuf, Part)> {
    let file = fs::without_links(file);
    let copies = WorkingCopy::free(folder).take(MAX_LISTED).map(|copy| copy.file().to_owned());
    let linked = copies.filter_map(|copy| link::of(&copy).map(|part| (copy, part)));
    linked.filter(|(_, part)| fs::without_links(part.file()) == file).collect()
}

impl UnsavedStudy {
    fn read(file: PathBuf) -> Option<UnsavedStudy> {
        let text = fs::read(&file).ok()?;
        let edited = fs::metadata(&file).and_then(|about| about.modified());
        let edited = edited.unwrap_or(UNIX_EPOCH).duration_since(UNIX_EPOCH).unwrap_or_default();
        let tags = Games::new(link::split(&text).1).next()?.record.tags;
        Some(UnsavedStudy { file, tags, edited })
    }
}

impl Study {
    /// Opens an unsaved study again.
    ///
    /// # Errors
    /// Another window has the study open ([`ErrorKind::ResourceBusy`]), it is gone ([`ErrorKind::NotFound`]), or it
    /// can't be read or contains no game ([`ErrorKind::UnexpectedEof`]).
    pub fn reopen(file: &Path) -> io::Result<Study> {
        let copy = WorkingCopy::existing(file.to_owned())?;
        Study::of_copy(copy).ok_or_else(|| ErrorKind::UnexpectedEof.into())
    }

    /// Discards an unsaved study. Until another one is discarded, it can be found in the folder.
    ///
    /// # Errors
    /// Another window has the study open ([`ErrorKind::ResourceBusy`]), or the working copy could not be renamed and
    /// remains.
    pub fn discard_unsaved(file: &Path, folder: &Path) -> Result<(), super::FileError> {
        match WorkingCopy::existing(file.to_owned()) {
            Ok(copy) => copy.discard(folder),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            Err(error) => Err(super::FileError { file: file.to_owned(), error }),
        }
    }
}

/// The file extension of copies of damaged studies.
const DAMAGED_EXTENSION: &str = "damaged";

/// A study that can't be read completely.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DamagedStudy {
    /// A copy of the damaged file.
    pub file: PathBuf,
    /// Whether enough can be read to open the study.
    pub opens: bool,
}

/// Copies each damaged study that no window has open and that was not copied before; returns the new copies. Only the
/// newest studies are examined, up to a maximum number.
pub fn copy_damaged(folder: &Path) -> Vec<DamagedStudy> {
    WorkingCopy::free(folder).take(MAX_LISTED).filter_map(|copy| set_aside(copy.file())).collect()
}

fn set_aside(study: &Path) -> Option<DamagedStudy> {
    let text = fs::read(study).ok()?;
    let game = Games::new(link::split(&text).1).next();
    let is_read =
        game.as_ref().is_some_and(|game| game.faults.iter().all(|fault| is_of_content(&fault.kind)));
    // A file system may leave zeros where a power cut interrupted a write.
    let is_whole = is_read && !text.contains(&0);
    let file = study.with_extension(DAMAGED_EXTENSION);
    if is_whole || fs::exists(&file) {
        return None;
    }
    crate::storage::write(&file, &text).ok()?;
    Some(DamagedStudy { file, opens: game.is_some() })
}

/// Whether the file of an undamaged study may have this error, because the error is in the content of the game.
fn is_of_content(kind: &PgnFaultKind) -> bool {
    use PgnFaultKind::*;
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
