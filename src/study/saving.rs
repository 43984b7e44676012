//! Saving a study, so that no edit is ever lost.
//!
//! A study is saved where the player wants it. Until then its edits are soon written to a working copy, a file of its own
//! in the folder of studies, which is found again when the program starts. Opening another study keeps that file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::{Editing, Origin, Study};
use crate::record::pgn::{Games, write};
use crate::storage::{Part, PartError};

/// How the names of games end.
const EXTENSION: &str = "pgn";

/// The most words in the name of a file.
const MOST_WORDS: usize = 6;

/// The study that was discarded last.
const DISCARDED: &str = "thrown-away.pgn";

/// The least time between two writes of a working copy.
const INTERVAL: Duration = Duration::from_secs(1);

/// The copy of what is in no file of the player's.
#[derive(Debug)]
pub(super) struct WorkingCopy {
    file: PathBuf,
    /// The revision that was last written, or could not be, and when.
    tried: u64,
    at: Duration,
}

/// A file that could not be written, and why.
#[derive(Debug)]
pub struct FileError {
    pub file: PathBuf,
    pub error: io::Error,
}

/// Why a study could not be saved in its file.
#[derive(Debug)]
pub enum SaveError {
    /// It has none, or one that can't hold it; another is to be chosen.
    NoFile,
    /// Another program has changed that file, which is left alone.
    Changed(PathBuf),
    Io(FileError),
}

/// A study as it was when a file was asked for.
#[derive(Debug)]
pub struct Snapshot {
    text: String,
    revision: u64,
}

impl Snapshot {
    /// Writes it to a file, and returns the part of the file that it is.
    ///
    /// # Errors
    /// The file could not be written, and is as it was.
    pub fn write(&self, file: &Path) -> io::Result<Part> {
        crate::storage::write(file, &self.text)?;
        Part::read(file, 0..self.text.len() as u64)
    }
}

impl Study {
    /// The newest working copy in a folder, if there is one.
    pub fn recover(folder: &Path) -> Option<Study> {
        let file = newest(folder)?;
        let text = fs::read(&file).ok()?;
        let read = Games::new(&text[..]).next()?;
        let editing = Editing::unsaved(read.record);
        let copy = Some(WorkingCopy { file, tried: editing.revision(), at: Duration::ZERO });
        let study = Study::new(editing.record().clone(), Origin::Nowhere);
        Some(Study { editing, copy, ..study })
    }

    /// The record as PGN.
    pub fn pgn(&self) -> String {
        write(self.record())
    }

    /// `De-Vries-Jansen.pgn`: the names of the players as the name of a file.
    pub fn file_name(&self) -> String {
        let tags = &self.record().tags;
        let names = ["White", "Black"].map(|tag| tags.known(tag).unwrap_or_default());
        let words = names.iter().flat_map(|name| name.split(|letter: char| !letter.is_alphanumeric()));
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).take(MOST_WORDS).collect();
        let name = if words.is_empty() { "study".to_owned() } else { words.join("-") };
        format!("{name}.{EXTENSION}")
    }

    /// The study as it is now, to be written to a file that is still to be chosen.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { text: self.pgn(), revision: self.revision() }
    }

    /// Saves it in the file from which it was read.
    ///
    /// # Errors
    /// The file is as it was.
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

    /// A snapshot of it is this part of a file, where it is saved from now on.
    pub fn saved_as(&mut self, snapshot: &Snapshot, part: Part) {
        self.origin = Origin::File(part);
        self.mark_saved(snapshot.revision);
    }

    fn mark_saved(&mut self, revision: u64) {
        if self.revision() == revision {
            self.editing.kept();
        }
        if let Some(copy) = self.copy.take_if(|_| !self.editing.is_changed()) {
            // A working copy that can't be removed is only found again.
            let _ = fs::remove_file(copy.file);
        }
    }

    /// Writes the working copy where there are new edits and the last write is long enough ago; returns how long to wait
    /// where it is not. After a failure the disk is left alone until there is another edit.
    ///
    /// # Errors
    /// The copy could not be written.
    pub fn autosave(&mut self, folder: &Path, now: Duration) -> io::Result<Option<Duration>> {
        let revision = self.revision();
        if !self.is_changed() || self.copy.as_ref().is_some_and(|copy| copy.tried == revision) {
            return Ok(None);
        }
        let wait = self.copy.as_ref().map_or(Duration::ZERO, |copy| (copy.at + INTERVAL).saturating_sub(now));
        if !wait.is_zero() {
            return Ok(Some(wait));
        }
        self.write_copy(folder, now).map(|_| None)
    }

    /// Writes the working copy at once, since the study makes room for another; returns its file. Nothing is written
    /// where nothing was changed.
    ///
    /// # Errors
    /// The copy could not be written, and the edits would be lost.
    pub fn keep(&mut self, folder: &Path, now: Duration) -> io::Result<Option<PathBuf>> {
        if self.is_changed() { self.write_copy(folder, now).map(Some) } else { Ok(None) }
    }

    fn write_copy(&mut self, folder: &Path, now: Duration) -> io::Result<PathBuf> {
        let file = self.copy.as_ref().map_or_else(|| new_name(folder), |copy| copy.file.clone());
        self.copy = Some(WorkingCopy { file: file.clone(), tried: self.revision(), at: now });
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        crate::storage::write(&file, self.pgn())?;
        Ok(file)
    }

    /// The player does not want it any more. Until another one is discarded it can still be fetched from its folder.
    ///
    /// # Errors
    /// Its working copy stays, and is found again.
    pub fn discard(&mut self, folder: &Path, now: Duration) -> Result<(), FileError> {
        // What can't be written down now is lost, as was asked for.
        let kept = self.keep(folder, now).is_ok();
        let Some(WorkingCopy { file, .. }) = self.copy.take().filter(|_| kept) else { return Ok(()) };
        fs::rename(&file, folder.join(DISCARDED)).map_err(|error| FileError { file, error })
    }
}

/// A name that no other study has: the moment, in milliseconds since 1970, and the program's number.
fn new_name(folder: &Path) -> PathBuf {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
    folder.join(format!("{now:013}-{}.{EXTENSION}", std::process::id()))
}

/// The working copy that was begun last.
fn newest(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    files.filter(|file| is_copy(file)).max()
}

/// Whether its name is that of a working copy.
fn is_copy(file: &Path) -> bool {
    let begins =
        file.file_name().is_some_and(|name| name.as_encoded_bytes().first().is_some_and(u8::is_ascii_digit));
    begins && file.extension().is_some_and(|end| end == EXTENSION)
}
