//! Writes files atomically: the content goes to a temporary file in the same folder, and that file is renamed once
//! everything is on disk.
//!
//! Even if the program is killed or the disk is full, the file has either its old content or all of the new content.
//!
//! After a successful write, temporary files that killed programs left for the same file are removed if they are more
//! than an hour old.
//!
//! For error messages, see `text::io_errors`.

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::platform;
use crate::platform::fs::{self, File, Metadata};
use crate::platform::time::SystemTime;

/// A temporary file older than this is taken to be abandoned.
const LEFT: Duration = Duration::from_hours(1);

/// Writes `content` to the file, creating it or replacing what it contains.
///
/// # Errors
/// The file can't be written; its old content remains.
pub fn write(file: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    put(file, |new| new.write_all(content.as_ref()))
}

/// Replaces the content of a file with what `fill` writes, or creates the file. An existing file keeps its permissions,
/// and a symbolic link stays a link.
///
/// # Errors
/// The file can't be written, or `fill` fails; the old content remains.
pub fn put(file: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let file = fs::without_links(file);
    let old = replaceable(&file)?;
    let (temporary, mut new) = create_temporary(&file)?;
    let permitted = old.map_or(Ok(()), |old| new.set_permissions(old.permissions()));
    let written = permitted.and_then(|()| fill(&mut new)).and_then(|()| new.sync_all());
    drop(new);
    let result = written.and_then(|()| fs::rename(&temporary, &file));
    if result.is_err() {
        // If the temporary file can't be removed either, the first error matters more.
        let _ = fs::remove_file(&temporary);
    } else if let Some(folder) = file.parent() {
        // The rename is done; syncing the folder protects it from a power cut. Some systems can't open a folder like a
        // file, so errors are ignored.
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
    if result.is_ok() {
        remove_left(&file);
    }
    result
}

/// The metadata of the file; `None` if it does not exist. Renaming would also replace a device or a read-only file, so
/// these are refused.
fn replaceable(file: &Path) -> io::Result<Option<Metadata>> {
    match fs::metadata(file) {
        Ok(about) => {
            platform::check_regular(&about)?;
            File::options().append(true).open(file).map(|_| Some(about))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Creates a temporary file in the same folder, with the id of this process in its name. A killed process with the same
/// id may have left such a file, which is replaced.
fn create_temporary(file: &Path) -> io::Result<(PathBuf, File)> {
    let mut name = file.file_name().map(OsString::from).ok_or(ErrorKind::InvalidFilename)?;
    name.push(format!(".{}.new", platform::process::id()));
    let temporary = file.with_file_name(name);
    let created = match File::create_new(&temporary) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            fs::remove_file(&temporary).and_then(|()| File::create_new(&temporary))
        }
        created => created,
    };
    created.map(|new| (temporary, new))
}

/// Removes the temporary files for this file, `NAME.NUMBER.new`, that are older than `LEFT`. Failures are ignored.
fn remove_left(file: &Path) {
    let Some((folder, name)) = file.parent().zip(file.file_name()) else { return };
    let is_left = |temporary: &fs::DirEntry| {
        let left = temporary.file_name();
        let number = left.as_encoded_bytes().strip_prefix(name.as_encoded_bytes());
        let number = number.and_then(|rest| rest.strip_prefix(b".")?.strip_suffix(b".new"));
        number.is_some_and(|number| !number.is_empty() && number.iter().all(u8::is_ascii_digit))
            && temporary.metadata().is_ok_and(|about| about.is_file() && is_old(&about))
    };
    for temporary in fs::read_dir(folder).into_iter().flatten().flatten().filter(is_left) {
        let _ = fs::remove_file(temporary.path());
    }
}

fn is_old(about: &Metadata) -> bool {
    about.modified().is_ok_and(|then| SystemTime::now().duration_since(then).is_ok_and(|ago| ago > LEFT))
}
