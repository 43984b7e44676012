//! Locks between the windows of this program; each window is a separate process or a browser tab. When a process ends,
//! however it ends, the system releases its locks.

#[cfg(not(target_arch = "wasm32"))]
use std::fs::TryLockError;
use std::io::{self, ErrorKind};
use std::path::Path;
#[cfg(not(target_arch = "wasm32"))]
use std::time::{Duration, Instant};

use super::fs::{self, File};
use super::{check_regular, open_file};

/// How long to wait while another window holds a lock, which it does only briefly.
#[cfg(not(target_arch = "wasm32"))]
const PATIENCE: Duration = Duration::from_secs(3);
#[cfg(not(target_arch = "wasm32"))]
const PAUSE: Duration = Duration::from_millis(5);

/// A lock, released when it is dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    /// `None` if the file system has no locks or the folder can't be opened; nothing is locked then.
    _file: Option<File>,
}

/// Locks a file, which is created if necessary and never removed.
///
/// # Errors
/// The file can't be opened, or another window holds the lock for too long ([`ErrorKind::ResourceBusy`]).
pub(crate) fn lock(path: &Path) -> io::Result<Lock> {
    let file = open(path).or_else(|error| open_file(path).map_err(|_| error))?;
    wait(file)
}

/// Opens a file to lock it, and creates it if necessary.
///
/// # Errors
/// The file can't be opened, or is not a regular file: opening a pipe could wait forever.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    match fs::metadata(path) {
        Ok(about) => check_regular(&about)?,
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    File::options().append(true).create(true).open(path)
}

/// Locks a folder. A folder that can't be opened, as on some systems, is not locked.
///
/// # Errors
/// Another window holds the lock for too long ([`ErrorKind::ResourceBusy`]).
pub(crate) fn lock_folder(folder: &Path) -> io::Result<Lock> {
    File::open(folder).map_or(Ok(Lock { _file: None }), wait)
}

/// Locks a file until `file` is dropped; returns `false` if it is already locked through another open file. On a file
/// system without locks this returns `true`.
pub(crate) fn is_ours(file: &File) -> bool {
    #[cfg(target_arch = "wasm32")]
    return file.is_locked_by_us();
    #[cfg(not(target_arch = "wasm32"))]
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Fails if the file is already locked: a tab can't wait, and no tab holds such a lock for longer than one event.
#[cfg(target_arch = "wasm32")]
fn wait(file: File) -> io::Result<Lock> {
    if is_ours(&file) { Ok(Lock { _file: Some(file) }) } else { Err(ErrorKind::ResourceBusy.into()) }
}

#[cfg(not(target_arch = "wasm32"))]
fn wait(file: File) -> io::Result<Lock> {
    let begun = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Lock { _file: Some(file) }),
            Err(TryLockError::Error(_)) => return Ok(Lock { _file: None }),
            Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => std::thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => return Err(ErrorKind::ResourceBusy.into()),
        }
    }
}
