//! The working copy of a study: a file in the folder of studies, and next to it a lock, which a window holds while it
//! has the study open.
//!
//! A copy is replaced each time it is written, so the lock is a file of its own. The lock is removed only after the
//! copy, so a window that has locked an existing copy is its only user.
//!
//! For when copies are written, see `study::autosave`.

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::platform::fs::{self, File};
use crate::platform::lock::{self, is_ours, is_ours_soon};
use crate::platform::{TimeReading, open_file};

/// The file extension of working copies.
const EXTENSION: &str = "pgn";
/// The file extension of locks.
const LOCK: &str = "lock";

/// The file name of the last discarded study.
const DISCARDED: &str = "thrown-away.pgn";

/// A failed operation on a file.
#[derive(Debug)]
pub struct FileError {
    pub file: PathBuf,
    pub error: io::Error,
}

/// A working copy that no other window writes or removes.
#[derive(Debug)]
pub(super) struct WorkingCopy {
    file: PathBuf,
    lock: Option<File>,
}

impl WorkingCopy {
    /// Reserves an unused name in a folder: the time in milliseconds since 1970, and the process id. The file itself is
    /// created by the first write.
    pub(super) fn new(folder: &Path) -> io::Result<WorkingCopy> {
        fs::create_dir_all(folder)?;
        let first = TimeReading::now().since_1970.as_millis();
        for number in first.. {
            let file = folder.join(format!("{number:013}-{}.{EXTENSION}", crate::platform::process::id()));
            let path = file.with_extension(LOCK);
            let lock = match File::create_new(&path) {
                Ok(lock) => lock,
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
            };
            // Another window may be removing this lock at this moment, since there is no copy yet.
            if is_ours(&lock) && fs::exists(&path) && !fs::exists(&file) {
                return Ok(WorkingCopy { file, lock: Some(lock) });
            }
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// The copies in a folder, newest first, except those that a window has open. Also removes leftover locks.
    pub(super) fn free(folder: &Path) -> impl Iterator<Item = WorkingCopy> {
        let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let (mut copies, others): (Vec<_>, Vec<_>) = files.partition(|file| is_named(file, EXTENSION));
        others.iter().filter(|file| is_named(file, LOCK)).for_each(|lock| tidy(lock));
        copies.sort();
        copies.into_iter().rev().filter_map(|copy| WorkingCopy::locked(copy, is_ours).ok())
    }

    /// Takes over an existing copy. On the desktop, waits a moment in case another window has locked the copy only to
    /// list it.
    ///
    /// # Errors
    /// A window has the copy open ([`ErrorKind::ResourceBusy`]), or it does not exist ([`ErrorKind::NotFound`]).
    pub(super) fn existing(file: PathBuf) -> io::Result<WorkingCopy> {
        WorkingCopy::locked(file, is_ours_soon)
    }

    fn locked(file: PathBuf, locks: fn(&File) -> bool) -> io::Result<WorkingCopy> {
        let path = file.with_extension(LOCK);
        // The lock can't be opened in a folder without write permission, but no other window writes there either.
        let lock = lock::open(&path).ok();
        if lock.as_ref().is_some_and(|lock| !locks(lock)) {
            return Err(ErrorKind::ResourceBusy.into());
        }
        if !fs::is_file(&file) {
            let _ = fs::remove_file(path);
            return Err(ErrorKind::NotFound.into());
        }
        Ok(WorkingCopy { file, lock })
    }

    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    pub(super) fn is_gone(&self) -> bool {
        !fs::exists(&self.file)
    }

    /// Whether the lock still keeps other windows away; it doesn't if it was removed, for example with the folder.
    /// Returns `true` if the lock could not be opened.
    pub(super) fn is_held(&self) -> bool {
        self.lock.is_none() || fs::exists(&self.file.with_extension(LOCK))
    }

    /// Removes a copy that is no longer needed. A copy that can't be removed remains, so it may be recovered again.
    pub(super) fn remove(self) {
        if fs::remove_file(&self.file).is_ok() {
            let _ = fs::remove_file(self.file.with_extension(LOCK));
        }
    }

    /// Discards the copy; it replaces the copy that was discarded before.
    ///
    /// # Errors
    /// The copy could not be renamed and remains.
    pub(super) fn discard(self, folder: &Path) -> Result<(), FileError> {
        let file = self.file.clone();
        fs::rename(&self.file, folder.join(DISCARDED)).map_err(|error| FileError { file, error })?;
        let _ = fs::remove_file(self.file.with_extension(LOCK));
        Ok(())
    }
}

/// Removes a lock without a copy unless a window holds it. A killed window may leave such a lock.
fn tidy(path: &Path) {
    let is_alone = || !fs::exists(&path.with_extension(EXTENSION));
    if is_alone() && open_file(path).is_ok_and(|lock| is_ours(&lock) && is_alone()) {
        let _ = fs::remove_file(path);
    }
}

/// Whether a file has this extension and a name that begins with a digit, like the names of working copies and locks.
fn is_named(file: &Path, extension: &str) -> bool {
    let begins =
        file.file_name().and_then(|name| name.as_encoded_bytes().first()).is_some_and(u8::is_ascii_digit);
    begins && file.extension().and_then(OsStr::to_str) == Some(extension)
}
