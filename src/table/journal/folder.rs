//! The folder of journals: file names, order and limits.
//!
//! A journal is named after a time in milliseconds since 1970, as a rule the start of its game:
//! `1767225600000.open.jsonl` while it can be reopened, `1767225600000.jsonl` once it is closed. A new journal always
//! sorts after the existing ones; if necessary, for example because the system clock was set back, its name is a later
//! time. Files with other names are left alone.

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::platform::fs::{self, File};

pub(super) use crate::platform::lock::is_ours;

/// The limits on what the folder keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The maximum number of journals.
    pub journals: usize,
    /// The maximum total size in bytes.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { journals: 50, bytes: 20_000_000 }
    }
}

/// A journal in the folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) path: PathBuf,
    pub(super) started: u64,
    /// Whether the journal can be reopened.
    pub(super) open: bool,
    bytes: u64,
}

/// The journals of a folder, oldest first; empty if the folder does not exist.
pub(super) fn list(folder: &Path) -> io::Result<Vec<Entry>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut found: Vec<Entry> = entries.flatten().filter_map(|entry| read_entry(&entry)).collect();
    found.sort_by_key(|entry| entry.started);
    Ok(found)
}

fn read_entry(entry: &fs::DirEntry) -> Option<Entry> {
    let name = entry.file_name();
    let stem = name.to_str()?.strip_suffix(".jsonl")?;
    let digits = stem.strip_suffix(".open").unwrap_or(stem);
    // `parse` would also accept a plus sign.
    let started = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
    Some(Entry { path: entry.path(), started, open: digits != stem, bytes: about.len() })
}

/// Creates and locks a new journal, named after this time or a later one.
pub(super) fn create(folder: &Path, started: u64) -> io::Result<(PathBuf, File)> {
    fs::create_dir_all(folder)?;
    let mut started = list(folder)?.last().map_or(started, |last| started.max(last.started + 1));
    loop {
        let path = folder.join(format!("{started:013}.open.jsonl"));
        if fs::exists(&path.with_extension("").with_extension("jsonl")) {
            started += 1;
            continue;
        }
        match File::options().read(true).write(true).create_new(true).open(&path) {
            Ok(file) if is_ours(&file) => return Ok((path, file)),
            // Another window has locked the new file first.
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
        started += 1;
    }
}

/// Renames a journal so that it is not reopened; returns the new path. If a closed journal already has that name, this
/// one gets the next free name. A file that is not an open journal keeps its name.
pub(super) fn close(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().and_then(OsStr::to_str).and_then(|name| name.strip_suffix(".open.jsonl"));
    let Some(name) = name else { return Ok(path.to_owned()) };
    let started = name.parse().unwrap_or(u64::MAX);
    let others = (started..).skip(1).map(|started| format!("{started:013}"));
    for name in std::iter::once(name.to_owned()).chain(others) {
        let closed = path.with_file_name(format!("{name}.jsonl"));
        // Renaming would replace another journal, so an empty file reserves the name first; its lock keeps `rotate`
        // from deleting it.
        let taken = match File::create_new(&closed) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        };
        if is_ours(&taken) {
            return match fs::rename(path, &closed) {
                Ok(()) => Ok(closed),
                Err(error) => {
                    let _ = fs::remove_file(&closed);
                    Err(error)
                }
            };
        }
    }
    Ok(path.to_owned())
}

/// Deletes journals beyond the limits, oldest first: closed ones before those that could be reopened, and none that a
/// window has locked.
///
/// # Errors
/// The folder can't be read. A journal that can't be deleted is skipped.
pub fn rotate(folder: &Path, limits: Limits) -> io::Result<()> {
    let mut entries = list(folder)?;
    let mut count = entries.len();
    let mut bytes: u64 = entries.iter().map(|entry| entry.bytes).sum();
    entries.sort_by_key(|entry| (entry.open, entry.started));
    for entry in entries {
        if count <= limits.journals && bytes <= limits.bytes {
            break;
        }
        // The lock is kept until the file is deleted, so that nobody opens the file in between.
        let held = File::open(&entry.path);
        let free = held.as_ref().is_ok_and(is_ours);
        if free && fs::remove_file(&entry.path).is_ok() {
            count -= 1;
            bytes -= entry.bytes;
        }
    }
    Ok(())
}
