//! The autosaved copy of unsaved edits. On the desktop, a long study is written on a separate thread.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::working_copy::WorkingCopy;
use super::{FileError, Study, link};
use crate::platform::{Pending, fs};
use crate::record::pgn::write;

/// The minimum interval between automatic writes of a working copy, unless the edits were saved or undone in between.
const INTERVAL: Duration = Duration::from_secs(1);

/// How long to wait before writing the same edits again, after a failure or because the copy was removed.
const RETRY: Duration = Duration::from_secs(2);

/// The interval at which to check whether a write in progress has ended.
pub const POLL: Duration = Duration::from_millis(50);

/// The state of autosaving: the working copy, if there is one yet, and its last write.
#[derive(Debug, Default)]
pub(super) struct Autosave {
    copy: Option<WorkingCopy>,
    /// The revision of the last write attempt, and its time; for a copy that was just read, the time is zero.
    tried: Option<(u64, Duration)>,
    failed: bool,
    /// Whether the copy has been written.
    written: bool,
    writing: Option<SaveInProgress>,
}

/// A write that may still be under way.
#[derive(Debug)]
struct SaveInProgress {
    done: Pending<io::Result<()>>,
    /// Whether an earlier attempt to write the same edits failed. That failure was reported, so another one is not.
    was_told: bool,
}

impl Autosave {
    /// The state for a copy that was just read.
    pub(super) fn of(copy: WorkingCopy, revision: u64) -> Autosave {
        let tried = Some((revision, Duration::ZERO));
        Autosave { copy: Some(copy), tried, written: true, ..Autosave::default() }
    }

    /// Makes the next autosave write the copy again, because the game to which the copy is linked has changed.
    pub(super) fn renew(&mut self) {
        self.tried = None;
    }

    /// If a write is in progress, waits until it has ended.
    ///
    /// # Errors
    /// The write failed.
    fn wait(&mut self) -> io::Result<()> {
        let Some(writing) = self.writing.take() else { return Ok(()) };
        self.note(writing.done.wait().flatten())
    }

    fn note(&mut self, written: io::Result<()>) -> io::Result<()> {
        self.failed = written.is_err();
        self.written |= written.is_ok();
        written
    }
}

impl Study {
    /// Removes the working copy if there are no unsaved edits. A copy that is still being written is removed later.
    pub(super) fn settle(&mut self) {
        if !self.is_changed()
            && self.autosave.writing.is_none()
            && let Some(copy) = std::mem::take(&mut self.autosave).copy
        {
            copy.remove();
        }
    }

    /// Whether the latest edits are in no file because the last write of the working copy failed.
    pub fn is_unsaved(&self) -> bool {
        self.autosave.failed && self.is_changed()
    }

    /// The file of the working copy; `None` unless there are unsaved edits and the last write of the copy succeeded.
    pub fn working_copy_file(&self) -> Option<&Path> {
        let is_all = self.is_changed() && self.autosave.written && !self.autosave.failed;
        self.autosave.copy.as_ref().filter(|_| is_all).map(WorkingCopy::file)
    }

    /// Writes the working copy if there are unsaved edits and enough time has passed since the last write. A copy that
    /// was removed is written again. Returns how long to wait before the next call; `None` if there is nothing left to
    /// write.
    ///
    /// # Errors
    /// The copy could not be written. This is reported once for each edit, however often the write is tried again.
    pub fn autosave(&mut self, folder: &Path, now: Duration) -> io::Result<Option<Duration>> {
        let taken = self.take_written();
        if !self.is_changed() && self.autosave.writing.is_none() {
            self.settle(); // the edits were undone, or saved elsewhere
            return Ok(None);
        }
        if let Some(wait) = taken? {
            return Ok(Some(wait));
        }
        let (revision, tried) = (self.revision(), self.autosave.tried);
        let again = tried.is_some_and(|(tried, _)| tried == revision);
        let failed = self.autosave.failed;
        let is_kept = again && !failed && !self.autosave.copy.as_ref().is_some_and(WorkingCopy::is_gone);
        if is_kept {
            return Ok(None);
        }
        let pause = if again { RETRY } else { INTERVAL };
        let wait = tried.map_or(Duration::ZERO, |(_, at)| (at + pause).saturating_sub(now));
        if !wait.is_zero() {
            return Ok(Some(wait));
        }
        let was_told = again && failed;
        match self.write_copy(folder, now, was_told) {
            Err(_) if was_told => Ok(Some(RETRY)),
            Err(error) => Err(error),
            // A short record has been written by now.
            Ok(_) => self.take_written(),
        }
    }

    /// Takes the result of a write. Returns how long to wait before the next call; `None` if there is nothing to wait
    /// for.
    fn take_written(&mut self) -> io::Result<Option<Duration>> {
        let Some(SaveInProgress { done, was_told }) = &self.autosave.writing else { return Ok(None) };
        let (Some(written), was_told) = (done.poll(), *was_told) else { return Ok(Some(POLL)) };
        self.autosave.writing = None;
        match self.autosave.note(written.flatten()) {
            Err(_) if was_told => Ok(Some(RETRY)),
            written => written.map(|()| None),
        }
    }

    /// Writes the working copy at once, because the study is about to be left or discarded; returns the file, or `None`
    /// if there are no unsaved edits.
    ///
    /// # Errors
    /// The copy could not be written, so the edits would be lost.
    pub fn save_working_copy(&mut self, folder: &Path, now: Duration) -> io::Result<Option<PathBuf>> {
        // The result does not matter, since the copy on disk may lack the latest edits anyway.
        let _ = self.autosave.wait();
        if !self.is_changed() {
            self.settle();
            return Ok(None);
        }
        let file = self.write_copy(folder, now, false)?;
        self.autosave.wait()?;
        Ok(Some(file))
    }

    /// Begins to write the working copy.
    fn write_copy(&mut self, folder: &Path, now: Duration, was_told: bool) -> io::Result<PathBuf> {
        self.autosave.tried = Some((self.revision(), now));
        let copy = if let Some(copy) = self.autosave.copy.take().filter(WorkingCopy::is_held) {
            copy
        } else {
            self.autosave.written = false;
            WorkingCopy::new(folder).inspect_err(|_| self.autosave.failed = true)?
        };
        let file = self.autosave.copy.insert(copy).file().to_owned();
        let (record, to, origin) = (self.record().clone(), file.clone(), self.origin().clone());
        let work = move || crate::storage::write(&to, link::line(&origin) + &write(&record));
        let done = Pending::of("autosave", self.is_long(), work);
        self.autosave.writing = Some(SaveInProgress { done, was_told });
        Ok(file)
    }

    /// Discards the study. If it has unsaved edits, it can still be found in the folder until another study is
    /// discarded.
    ///
    /// # Errors
    /// The working copy could not be renamed and will be recovered again.
    pub fn discard(&mut self, folder: &Path, now: Duration) -> Result<(), FileError> {
        // If writing fails, the latest edits are lost, which is what the player asked for.
        let _ = self.save_working_copy(folder, now);
        let has_file = |copy: &WorkingCopy| fs::exists(copy.file());
        let Some(copy) = self.autosave.copy.take().filter(has_file) else { return Ok(()) };
        copy.discard(folder)
    }
}
