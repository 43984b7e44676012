//! Saves studies and games to files, and recovers unsaved studies.
//!
//! A study is saved to the file that the player chooses. Until then, edits are autosaved in the folder of studies, to a
//! working copy; the newest one is recovered when the program starts. Opening another study keeps the copy. While a
//! window has the study open, other windows leave its copy alone.

use std::io;
use std::path::{Path, PathBuf};

use super::autosave::Autosave;
use super::working_copy::{FileError, WorkingCopy};
use super::{Editing, Origin, Study, link};
use crate::platform::{Pending, fs};
use crate::record::pgn::{Games, Scan, write};
use crate::record::{Notes, Record, Tags};
use crate::storage::games::GamesFile;
use crate::storage::games::find::find;
use crate::storage::{Backups, Part, PartError};

/// On the desktop, a record with more places than this is written on a separate thread.
const MAX_PLACES: usize = 5_000;
/// On the desktop, a record with more bytes of comments than this is written on a separate thread.
const MAX_TEXT: usize = 500_000;
/// On the desktop, a file with more bytes than this is written on a separate thread.
const MAX_BYTES: u64 = 8 << 20;

/// Why a study or a game could not be saved.
#[derive(Debug)]
pub enum SaveError {
    /// The file is in UTF-16, which this program does not write, so nothing is written.
    Encoding(PathBuf),
    /// The file has changed since it was read or last saved, so nothing is written.
    Changed(PathBuf),
    /// Games in the file would run together, so nothing is written.
    Merged(PathBuf),
    Io(FileError),
}

/// A study, or a game, as it was when saving was requested.
#[derive(Clone, Debug)]
pub struct Snapshot {
    content: Content,
    state: u64,
    is_long: bool,
}

#[derive(Clone, Debug)]
enum Content {
    Record(Box<Record>),
    Text(String),
}

/// Where in a file a snapshot is saved.
#[derive(Debug)]
pub enum Target {
    /// The snapshot becomes the whole content of this file, which has no games yet.
    New(PathBuf),
    /// The snapshot is added to the games of this file.
    Added(GamesFile),
    /// The snapshot replaces this game.
    Game(Part),
    /// The snapshot replaces all games of this file.
    Whole(GamesFile),
}

/// A snapshot that is being saved.
#[derive(Debug)]
pub struct Saving {
    file: PathBuf,
    state: u64,
    done: Pending<Result<Part, SaveError>>,
}

impl Snapshot {
    /// A snapshot of a game, or of several games, as PGN.
    pub fn of_text(text: String) -> Snapshot {
        Snapshot { content: Content::Text(text), state: 0, is_long: false }
    }

    /// The tags of the game, or of the last game in a text with several.
    pub fn tags(&self) -> Tags {
        match &self.content {
            Content::Record(record) => record.tags.clone(),
            Content::Text(text) => {
                Scan::new(text.as_bytes()).last().map_or_else(Tags::default, |game| game.tags)
            }
        }
    }

    /// Writes the snapshot to `target`. On the desktop, a long study, or any snapshot in a large file, is written on a
    /// separate thread.
    pub fn save(self, target: Target, backups: Backups) -> Saving {
        let Snapshot { content, state, is_long } = self;
        let (file, bytes) = match &target {
            Target::New(file) => (file.clone(), 0),
            Target::Added(games) | Target::Whole(games) => (games.file().to_owned(), games.bytes()),
            Target::Game(part) => {
                let bytes = fs::metadata(part.file()).map_or(0, |about| about.len());
                (part.file().to_owned(), bytes)
            }
        };
        let to = file.clone();
        let work = move || {
            let text = match content {
                Content::Record(record) => write(&record),
                Content::Text(text) => text,
            };
            target.write(&text, &backups).map_err(|error| match error {
                PartError::Changed => SaveError::Changed(to),
                PartError::Merged => SaveError::Merged(to),
                PartError::Encoding => SaveError::Encoding(to),
                PartError::Io(error) => SaveError::Io(FileError { file: to, error }),
            })
        };
        let done = Pending::of("saving", is_long || bytes > MAX_BYTES, work);
        Saving { file, state, done }
    }
}

impl Target {
    fn write(self, text: &str, backups: &Backups) -> Result<Part, PartError> {
        match self {
            Target::New(file) => {
                crate::storage::write(&file, text)?;
                Ok(Part::written(&file, text))
            }
            Target::Added(games) => games.add(text, backups),
            Target::Whole(games) => games.replace_all(text, backups),
            Target::Game(mut part) => match part.replace(text, backups) {
                Err(PartError::Changed) => replace_elsewhere(&part, text, backups),
                replaced => replaced.map(|()| part),
            },
        }
    }
}

/// Replaces a game that has moved within its file. If the file already contains the new text instead of the old one,
/// for example because the program ended just after saving, nothing is written.
fn replace_elsewhere(part: &Part, text: &str, backups: &Backups) -> Result<Part, PartError> {
    let moved = find(part)?;
    if let Some(mut moved) = moved {
        return moved.replace(text, backups).map(|()| moved);
    }
    let saved = Part::at(part.file(), part.bytes().start, text.as_bytes().to_owned());
    find(&saved)?.ok_or(PartError::Changed)
}

impl Saving {
    /// The part of the file that was written, or why it could not be written; `None` while it is still being written.
    pub fn result(&self) -> Option<Result<Part, SaveError>> {
        self.done.poll().map(|done| self.or_failure(done))
    }

    /// Waits until the snapshot is saved and returns the result.
    ///
    /// # Errors
    /// The snapshot could not be saved.
    pub fn wait(&self) -> Result<Part, SaveError> {
        self.or_failure(self.done.wait())
    }

    fn or_failure(&self, done: io::Result<Result<Part, SaveError>>) -> Result<Part, SaveError> {
        done.unwrap_or_else(|error| Err(SaveError::Io(FileError { file: self.file.clone(), error })))
    }
}

impl Study {
    /// Recovers the newest readable working copy in a folder, leaving out those that a window has open. Returns `None`
    /// if there is none.
    pub fn recover(folder: &Path) -> Option<Study> {
        WorkingCopy::free(folder).find_map(Study::of_copy)
    }

    /// The study of a working copy; `None` if the copy can't be read or contains no game.
    pub(super) fn of_copy(copy: WorkingCopy) -> Option<Study> {
        let text = fs::read(copy.file()).ok()?;
        let (origin, text) = link::split(&text);
        let editing = Editing::unsaved(Games::new(text).next()?.record);
        let autosave = Autosave::of(copy, editing.revision());
        let study = Study::new(editing.record().clone(), origin);
        Some(Study { editing, autosave, ..study })
    }

    /// The record as PGN.
    pub fn pgn(&self) -> String {
        write(self.record())
    }

    /// The folder of the study's file; `None` if the study has no file.
    pub fn folder(&self) -> Option<&Path> {
        match &self.origin {
            Origin::File(part) => part.file().parent(),
            Origin::Played | Origin::Nowhere => None,
        }
    }

    /// Whether writing the study may take longer than the window has for one frame.
    pub(super) fn is_long(&self) -> bool {
        let length = |texts: &[String]| texts.iter().map(String::len).sum::<usize>();
        let text = |notes: &Notes| length(&notes.before) + length(&notes.comments);
        let record = self.record();
        record.size() > MAX_PLACES || record.all_notes().map(text).sum::<usize>() > MAX_TEXT
    }

    /// A copy of the current study, for saving.
    pub fn snapshot(&self) -> Snapshot {
        let content = Content::Record(Box::new(self.record().clone()));
        Snapshot { content, state: self.editing.state(), is_long: self.is_long() }
    }

    /// Saves the study in place of the game that was read or last saved, even if that game has moved within its file.
    /// Returns `None` if the study has no file.
    pub fn save(&self, backups: &Backups) -> Option<Saving> {
        let Origin::File(part) = &self.origin else { return None };
        Some(self.snapshot().save(Target::Game(part.clone()), backups.clone()))
    }

    /// Notes that the study, as it was when saving began, was saved to this part of a file; from now on it is saved
    /// there. The errors that were found while the record was read are dismissed.
    pub fn saved_as(&mut self, saving: &Saving, part: Part) {
        self.origin = Origin::File(part);
        self.faults.clear();
        self.editing.set_saved(saving.state);
        self.autosave.renew();
        self.settle();
    }
}
