//! Locks between the running processes of this program or, in a browser, between its tabs. When a process ends, however
//! it ends, the system releases its locks; for tabs, see `platform::web::tabs`.

#[cfg(not(target_arch = "wasm32"))]
use std::fs::TryLockError;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::Duration;
#[cfg(not(target_arch = "wasm32"))]
use std::time::Instant;

use super::fs::{self, File};
use super::{check_regular, open_file};

/// The longest time that `lock` and `lock_folder` wait for a lock, which others hold only briefly.
const PATIENCE: Duration = Duration::from_secs(3);
/// The longest time that `is_ours_soon` waits.
const MOMENT: Duration = Duration::from_millis(100);
#[cfg(not(target_arch = "wasm32"))]
const PAUSE: Duration = Duration::from_millis(5);

/// A lock, which is released when it is dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    /// `None` if the folder can't be opened; nothing is locked then.
    _file: Option<File>,
}

/// Locks a file, which is created if necessary and never removed.
///
/// # Errors
/// The file can't be opened, or it stays locked elsewhere for too long ([`ErrorKind::ResourceBusy`]).
pub(crate) fn lock(path: &Path) -> io::Result<Lock> {
    let file = open(path).or_else(|error| open_file(path).map_err(|_| error))?;
    wait(file)
}

/// Opens a file to lock it, and creates it if necessary.
///
/// # Errors
/// The file can't be opened, or is not a regular file. (Opening a pipe could wait forever.)
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
/// The folder stays locked elsewhere for too long ([`ErrorKind::ResourceBusy`]).
pub(crate) fn lock_folder(folder: &Path) -> io::Result<Lock> {
    File::open(folder).map_or(Ok(Lock { _file: None }), wait)
}

/// Locks a file until `file` is dropped; returns `false` if it is already locked through another open file. On a file
/// system without locks, this returns `true`.
pub(crate) fn is_ours(file: &File) -> bool {
    #[cfg(target_arch = "wasm32")]
    return file.is_locked_by_us();
    #[cfg(not(target_arch = "wasm32"))]
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Like [`is_ours`], but if the file is locked, keeps trying for a moment, because whoever lists files locks each of
/// them briefly. In a browser, there is only one try.
pub(crate) fn is_ours_soon(file: &File) -> bool {
    is_ours_within(file, MOMENT)
}

/// Locks a file as [`is_ours`] does. While it is locked elsewhere, tries again for this long; in a browser, there is
/// only one try, because a tab can't wait.
#[cfg_attr(target_arch = "wasm32", expect(unused_variables, reason = "a tab can't wait"))]
fn is_ours_within(file: &File, patience: Duration) -> bool {
    #[cfg(target_arch = "wasm32")]
    return is_ours(file);
    #[cfg(not(target_arch = "wasm32"))]
    {
        let begun = Instant::now();
        while !is_ours(file) {
            if begun.elapsed() >= patience {
                return false;
            }
            std::thread::sleep(PAUSE);
        }
        true
    }
}

fn wait(file: File) -> io::Result<Lock> {
    if is_ours_within(&file, PATIENCE) {
        Ok(Lock { _file: Some(file) })
    } else {
        Err(ErrorKind::ResourceBusy.into())
    }
}
