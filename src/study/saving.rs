//! Saves studies so that no edit is lost.
//!
//! A study is saved to the file the player chose. Until then, edits are autosaved to a working copy in the folder of
//! studies, which is recovered when the program starts. Opening another study keeps that copy. While a window has the
//! study open, other windows leave its copy alone.

use std::io;
use std::path::{Path, PathBuf};

use super::autosave::Autosave;
use super::working_copy::WorkingCopy;
use super::{Editing, Origin, Study};
use crate::platform::{Answer, fs};
use crate::record::pgn::{Games, write};
use crate::record::{Notes, Record};
use crate::storage::{Part, PartError};

/// How many places, and bytes of comments, are written within a frame.
const MOST_PLACES: usize = 5_000;
const MOST_TEXT: usize = 500_000;

/// A file that could not be written.
#[derive(Debug)]
pub struct FileError {
    pub file: PathBuf,
    pub error: io::Error,
}

/// Why a study could not be saved.
#[derive(Debug)]
pub enum SaveError {
    /// The file is in UTF-16, which is not written; another must be chosen.
    Encoding,
    /// Another program has changed the file; it is left alone.
    Changed(PathBuf),
    Io(FileError),
}

/// A study as it was when a file name was asked for.
#[derive(Debug)]
pub struct Snapshot {
    record: Record,
    state: u64,
    is_long: bool,
}

/// A study that is being saved.
#[derive(Debug)]
pub struct Saving {
    file: PathBuf,
    state: u64,
    done: Answer<Result<Part, SaveError>>,
}

impl Snapshot {
    /// Writes it to a file, of which it is all; a long study on a thread of its own.
    pub fn save_as(self, file: PathBuf) -> Saving {
        let to = file.clone();
        self.save(file, move |text| {
            let failed = |error| SaveError::Io(FileError { file: to.clone(), error });
            crate::storage::write(&to, text).map_err(failed)?;
            Ok(Part::written(&to, text))
        })
    }

    fn save(
        self,
        file: PathBuf,
        work: impl FnOnce(&str) -> Result<Part, SaveError> + Send + 'static,
    ) -> Saving {
        let Snapshot { record, state, is_long } = self;
        let done = Answer::of("saving", is_long, move || work(&write(&record)));
        Saving { file, state, done }
    }
}

impl Saving {
    /// What became of it: the part of the file that was written; `None` while it is under way.
    pub fn result(&self) -> Option<Result<Part, SaveError>> {
        self.done.poll().map(|done| self.told(done))
    }

    /// The same, after waiting for its end.
    ///
    /// # Errors
    /// The file is unchanged.
    pub fn wait(&self) -> Result<Part, SaveError> {
        self.told(self.done.wait())
    }

    fn told(&self, done: io::Result<Result<Part, SaveError>>) -> Result<Part, SaveError> {
        done.unwrap_or_else(|error| Err(SaveError::Io(FileError { file: self.file.clone(), error })))
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
        let autosave = Autosave::of(copy, editing.revision());
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

    /// Whether writing it takes longer than a frame may.
    pub(super) fn is_long(&self) -> bool {
        let length = |texts: &[String]| texts.iter().map(String::len).sum::<usize>();
        let text = |notes: &Notes| length(&notes.before) + length(&notes.comments);
        let record = self.record();
        record.size() > MOST_PLACES || record.all_notes().map(text).sum::<usize>() > MOST_TEXT
    }

    /// The current study, for a file that is still to be chosen.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { record: self.record().clone(), state: self.editing.state(), is_long: self.is_long() }
    }

    /// Saves to the file from which it was read; a long study on a thread of its own. `None` if there is no such file.
    pub fn save(&self) -> Option<Saving> {
        let Origin::File(part) = &self.origin else { return None };
        let (file, mut part) = (part.file().to_owned(), part.clone());
        let saving = self.snapshot().save(file.clone(), move |text| match part.replace(text) {
            Ok(()) => Ok(part),
            Err(PartError::Changed) => Err(SaveError::Changed(file)),
            Err(PartError::Encoding) => Err(SaveError::Encoding),
            Err(PartError::Io(error)) => Err(SaveError::Io(FileError { file, error })),
        });
        Some(saving)
    }

    /// Notes that it was saved to this part of a file, where it is saved from now on, as it was then. The errors that
    /// were read are no longer there.
    pub fn saved_as(&mut self, saving: &Saving, part: Part) {
        self.origin = Origin::File(part);
        self.faults.clear();
        self.editing.kept(saving.state);
        self.settle();
    }
}
