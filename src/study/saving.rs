//! Saves studies so that no edit is lost.
//!
//! A study is saved to the file the player chose. Until then, edits are autosaved to a working copy in the folder of
//! studies, which is recovered when the program starts. Opening another study keeps that copy. While a window has the
//! study open, other windows leave its copy alone.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::working_copy::{EXTENSION, WorkingCopy};
use super::{Editing, Origin, Study};
use crate::platform::fs;
use crate::record::pgn::{Games, write};
use crate::storage::{Part, PartError};

/// The maximum number of words in a suggested file name.
const MOST_WORDS: usize = 6;

/// The minimum interval between writes of a working copy.
const INTERVAL: Duration = Duration::from_secs(1);

/// How long after a failure to write the same edits again.
const RETRY: Duration = Duration::from_secs(2);

/// The autosaved copy of unsaved edits, once there is one.
#[derive(Debug, Default)]
pub(super) struct Autosave {
    copy: Option<WorkingCopy>,
    /// The revision of the last write attempt, and its time.
    tried: Option<(u64, Duration)>,
    failed: bool,
}

/// A file that could not be written.
#[derive(Debug)]
pub struct FileError {
    pub file: PathBuf,
    pub error: io::Error,
}

/// Why a study could not be saved.
#[derive(Debug)]
pub enum SaveError {
    /// There is no file, or it can't hold this study; another must be chosen.
    NoFile,
    /// Another program has changed the file; it is left alone.
    Changed(PathBuf),
    Io(FileError),
}

/// A study as it was when a file name was asked for.
#[derive(Debug)]
pub struct Snapshot {
    text: String,
    revision: u64,
}

impl Snapshot {
    /// Writes it to a file and returns that part of the file.
    ///
    /// # Errors
    /// The file could not be written and is unchanged.
    pub fn write(&self, file: &Path) -> io::Result<Part> {
        crate::storage::write(file, &self.text)?;
        Ok(Part::written(file, &self.text))
    }
}

impl Study {
    /// Recovers the newest working copy in a folder that no other window has open, if any.
    pub fn recover(folder: &Path) -> Option<Study> {
        WorkingCopy::free(folder).find_map(Study::of_copy)
    }

    /// The study of a working copy; `None` if that can't be read.
    pub(super) fn of_copy(copy: WorkingCopy) -> Option<Study> {
        let text = fs::read(copy.file()).ok()?;
        let editing = Editing::unsaved(Games::new(&text[..]).next()?.record);
        let autosave =
            Autosave { copy: Some(copy), tried: Some((editing.revision(), Duration::ZERO)), failed: false };
        let study = Study::new(editing.record().clone(), Origin::Nowhere);
        Some(Study { editing, autosave, ..study })
    }

    /// The record as PGN.
    pub fn pgn(&self) -> String {
        write(self.record())
    }

    /// The folder of its file, if it has one.
    pub fn folder(&self) -> Option<&Path> {
        match &self.origin {
            Origin::File(part) => part.file().parent(),
            Origin::Played | Origin::Nowhere => None,
        }
    }

    /// A suggested file name from the players' names, such as `De-Vries-Jansen.pgn`.
    pub fn file_name(&self) -> String {
        let tags = &self.record().tags;
        let names = ["White", "Black"].map(|tag| tags.known(tag).unwrap_or_default());
        let words = names.iter().flat_map(|name| name.split(|letter: char| !letter.is_alphanumeric()));
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).take(MOST_WORDS).collect();
        let name = if words.is_empty() { "study".to_owned() } else { words.join("-") };
        format!("{name}.{EXTENSION}")
    }

    /// The current study, for a file that is still to be chosen.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { text: self.pgn(), revision: self.revision() }
    }

    /// Saves to the file from which it was read.
    ///
    /// # Errors
    /// The file is unchanged.
    pub fn save(&mut self) -> Result<PathBuf, SaveError> {
        let (text, revision) = (self.pgn(), self.revision());
        let Origin::File(part) = &mut self.origin else { return Err(SaveError::NoFile) };
        let file = part.file().to_owned();
        match part.replace(&text) {
            Ok(()) => {
                self.mark_saved(revision);
                Ok(file)
            }
            Err(PartError::Changed) => Err(SaveError::Changed(file)),
            Err(PartError::Encoding) => Err(SaveError::NoFile),
            Err(PartError::Io(error)) => Err(SaveError::Io(FileError { file, error })),
        }
    }

    /// Notes that a snapshot was written to this part of a file, where the study is saved from now on.
    pub fn saved_as(&mut self, snapshot: &Snapshot, part: Part) {
        self.origin = Origin::File(part);
        self.mark_saved(snapshot.revision);
    }

    fn mark_saved(&mut self, revision: u64) {
        if self.revision() == revision {
            self.editing.kept();
        }
        if !self.editing.is_changed() {
            self.drop_copy();
        }
    }

    /// Removes the working copy, which nobody needs any more.
    fn drop_copy(&mut self) {
        if let Some(copy) = std::mem::take(&mut self.autosave).copy {
            copy.remove();
        }
    }

    /// Whether edits are in no file because the last write of the working copy failed.
    pub fn is_unkept(&self) -> bool {
        self.autosave.failed && self.is_changed()
    }

    /// The working copy, if it is all that keeps the edits.
    pub fn kept_file(&self) -> Option<&Path> {
        let copy = self.autosave.copy.as_ref().filter(|_| self.is_changed() && !self.autosave.failed);
        copy.map(WorkingCopy::file)
    }

    /// Writes the working copy if there are unsaved edits, also when it was removed, and the last write is long enough
    /// ago; otherwise returns how long to wait.
    ///
    /// # Errors
    /// The copy could not be written. This is reported once for each edit, however often it is tried again.
    pub fn autosave(&mut self, folder: &Path, now: Duration) -> io::Result<Option<Duration>> {
        let (revision, tried) = (self.revision(), self.autosave.tried);
        let again = tried.is_some_and(|(tried, _)| tried == revision);
        let failed = self.autosave.failed;
        let is_kept = again && !failed && !self.autosave.copy.as_ref().is_some_and(WorkingCopy::is_gone);
        if !self.is_changed() {
            self.drop_copy(); // the edits were undone
            return Ok(None);
        }
        if is_kept {
            return Ok(None);
        }
        let pause = if again { RETRY } else { INTERVAL };
        let wait = tried.map_or(Duration::ZERO, |(_, at)| (at + pause).saturating_sub(now));
        if !wait.is_zero() {
            return Ok(Some(wait));
        }
        match self.write_copy(folder, now) {
            Err(_) if again && failed => Ok(Some(RETRY)),
            written => written.map(|_| None),
        }
    }

    /// Writes the working copy at once, because another study takes this one's place; returns its file, or `None` if
    /// nothing was changed.
    ///
    /// # Errors
    /// The copy could not be written, so the edits would be lost.
    pub fn keep(&mut self, folder: &Path, now: Duration) -> io::Result<Option<PathBuf>> {
        if self.is_changed() { self.write_copy(folder, now).map(Some) } else { Ok(None) }
    }

    fn write_copy(&mut self, folder: &Path, now: Duration) -> io::Result<PathBuf> {
        self.autosave.tried = Some((self.revision(), now));
        self.autosave.failed = true;
        let copy = match self.autosave.copy.take().filter(WorkingCopy::is_held) {
            Some(copy) => copy,
            None => WorkingCopy::new(folder)?,
        };
        let file = self.autosave.copy.insert(copy).file().to_owned();
        crate::storage::write(&file, self.pgn())?;
        self.autosave.failed = false;
        Ok(file)
    }

    /// Discards the study. Until another one is discarded, it can still be found in its folder.
    ///
    /// # Errors
    /// Its working copy could not be renamed and will be recovered again.
    pub fn discard(&mut self, folder: &Path, now: Duration) -> Result<(), FileError> {
        // If writing fails, the edits are lost, which is what was asked for.
        let kept = self.keep(folder, now).is_ok();
        let Some(copy) = self.autosave.copy.take().filter(|_| kept) else { return Ok(()) };
        copy.discard(folder)
    }
}
