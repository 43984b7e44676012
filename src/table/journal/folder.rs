//! The folder of journals: their names, their order and their number.
//!
//! A journal is called after the moment when its game began, in milliseconds since 1970: `1767225600000.open.jsonl` while
//! it may be opened again, `1767225600000.jsonl` once it is closed. A system clock that was turned back changes nothing in
//! the order: a new one always comes after those that are there. Files with other names are not touched.

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// How much the folder keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How many journals.
    pub journals: usize,
    /// How many bytes, in all journals together.
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
    /// It may be opened again.
    pub(super) open: bool,
    bytes: u64,
}

/// The journals of a folder, the oldest first; none where there is no folder.
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
    // `parse` would take a plus sign.
    let started = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
    Some(Entry { path: entry.path(), started, open: digits != stem, bytes: about.len() })
}

/// A new journal, locked, for a game that began at this moment.
pub(super) fn create(folder: &Path, started: u64) -> io::Result<(PathBuf, File)> {
    fs::create_dir_all(folder)?;
    let mut started = list(folder)?.last().map_or(started, |last| started.max(last.started + 1));
    loop {
        let path = folder.join(format!("{started:013}.open.jsonl"));
        match File::options().read(true).write(true).create_new(true).open(&path) {
            Ok(file) if is_ours(&file) => return Ok((path, file)),
            // Another program was quicker.
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
        started += 1;
    }
}

/// Locks a journal, until it is dropped; false where another program has it. A file system without locks has no
/// other programs.
pub(super) fn is_ours(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// Marks a journal as one that is not opened again; returns its new name.
pub(super) fn close(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().and_then(OsStr::to_str).and_then(|name| name.strip_suffix(".open.jsonl"));
    let Some(name) = name else { return Ok(path.to_owned()) };
    let closed = path.with_file_name(format!("{name}.jsonl"));
    fs::rename(path, &closed)?;
    Ok(closed)
}

/// Removes what is beyond the limits: first closed journals, then those that could be opened again, the oldest first;
/// never one that a program has open.
///
/// # Errors
/// The folder can't be read. A journal that can't be removed stays.
pub fn rotate(folder: &Path, limits: Limits) -> io::Result<()> {
    let mut entries = list(folder)?;
    let mut count = entries.len();
    let mut bytes: u64 = entries.iter().map(|entry| entry.bytes).sum();
    entries.sort_by_key(|entry| (entry.open, entry.started));
    for entry in entries {
        if count <= limits.journals && bytes <= limits.bytes {
            break;
        }
        // Held until the file is gone, so that nobody opens it in between.
        let held = File::open(&entry.path);
        let free = held.as_ref().is_ok_and(is_ours);
        if free && fs::remove_file(&entry.path).is_ok() {
            count -= 1;
            bytes -= entry.bytes;
        }
    }
    Ok(())
}
