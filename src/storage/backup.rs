//! Backups of files with games: `NAME.bak` in the same folder. [`Backups::keep_once`] makes one before this run of the
//! program first changes games in a file, and [`Backups::keep`] another before a whole file is replaced.
//!
//! A backup that this run made is left alone, and so is a file that is not in the list of backups; the next name is
//! used instead. In a browser, each version is a separate download, so no backup is made.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use super::atomic_write::{put, write};
use crate::platform::fs::{self, Metadata};
use crate::platform::lock::lock as lock_file;
use crate::platform::open_file;
use crate::platform::thread::lock;
use crate::platform::time::UNIX_EPOCH;

/// The maximum number of backup names for one file.
const MAX_NAMES: usize = 100;
/// The maximum number of backups in the list; the oldest entries are dropped.
const MAX_ENTRIES: usize = 500;

/// The maker of backups, which knows those that this run of the program has made.
#[derive(Clone, Debug, Default)]
pub struct Backups(Option<Arc<Mutex<BackupList>>>);

#[derive(Debug, Default)]
struct BackupList {
    list: Option<PathBuf>,
    /// The last backup that this run made of each file.
    last: BTreeMap<PathBuf, PathBuf>,
    all: Vec<PathBuf>,
}

impl Backups {
    /// A `Backups` that records in this list which backups it makes. Without a list, the backups of earlier runs are
    /// left alone. In a browser, no backups are made.
    pub fn listed_in(list: Option<PathBuf>) -> Backups {
        let made = BackupList { list, ..BackupList::default() };
        Backups(fs::CAN_LINK.then(|| Arc::new(Mutex::new(made))))
    }

    /// A `Backups` that makes no backups.
    pub fn none() -> Backups {
        Backups(None)
    }

    /// Backs up the file if it exists, unless this run has done so before.
    ///
    /// # Errors
    /// The backup can't be made.
    pub fn keep_once(&self, file: &Path) -> io::Result<()> {
        let Some(made) = &self.0 else { return Ok(()) };
        let (mut made, file) = (lock(made), fs::without_links(file));
        if made.last.contains_key(&file) { Ok(()) } else { made.keep(file) }
    }

    /// Backs up the file if it exists.
    ///
    /// # Errors
    /// The backup can't be made.
    pub fn keep(&self, file: &Path) -> io::Result<()> {
        let Some(made) = &self.0 else { return Ok(()) };
        lock(made).keep(fs::without_links(file))
    }

    /// The path of the next backup of this file; `None` if no backups are made or no name is free.
    pub fn next(&self, file: &Path) -> Option<PathBuf> {
        lock(self.0.as_ref()?).free_name(&fs::without_links(file))
    }
}

impl BackupList {
    fn keep(&mut self, file: PathBuf) -> io::Result<()> {
        let Ok(about) = fs::metadata(&file) else { return Ok(()) };
        let backup = self.free_name(&file).ok_or(ErrorKind::AlreadyExists)?;
        self.note(&backup, &about)?;
        match fs::remove_file(&backup) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        // The file is about to be replaced, not written into, so a hard link preserves its content.
        if fs::hard_link(&file, &backup).is_err() {
            put(&backup, |new| io::copy(&mut open_file(&file)?, new).map(drop))?;
            self.note(&backup, &fs::metadata(&backup)?)?;
        }
        self.all.push(backup.clone());
        self.last.insert(file, backup);
        Ok(())
    }

    /// The first name that is unused or belongs to a listed backup that this run did not make.
    fn free_name(&self, file: &Path) -> Option<PathBuf> {
        let listed = self.listed();
        let is_free = |backup: &PathBuf| match fs::metadata(backup) {
            Err(error) => error.kind() == ErrorKind::NotFound,
            Ok(about) => {
                let is_earlier = !self.all.contains(backup);
                is_earlier && entry(backup, &about).is_some_and(|entry| listed.contains(&entry))
            }
        };
        (1..=MAX_NAMES).filter_map(|number| name(file, number)).find(is_free)
    }

    fn listed(&self) -> Vec<String> {
        let text = self.list.as_ref().and_then(|list| fs::read_to_string(list).ok());
        text.unwrap_or_default().lines().map(str::to_owned).collect()
    }

    /// Adds a backup with this size and time to the list. A hard link has the size and time of the file itself, so it
    /// can be listed before it is made; a copy gets a time of its own, and is listed again afterwards.
    fn note(&self, backup: &Path, about: &Metadata) -> io::Result<()> {
        let (Some(list), Some(entry)) = (&self.list, entry(backup, about)) else { return Ok(()) };
        if let Some(folder) = list.parent() {
            fs::create_dir_all(folder)?;
        }
        let _lock = lock_file(&list.with_extension("lock"))?;
        let mut entries = self.listed();
        entries.retain(|other| *other != entry);
        entries.push(entry);
        let past = entries.len().saturating_sub(MAX_ENTRIES);
        write(list, entries[past..].join("\n") + "\n")
    }
}

/// The line of a backup in the list: its size in bytes, its modification time in nanoseconds since 1970, and its path.
fn entry(backup: &Path, about: &Metadata) -> Option<String> {
    let time = about.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
    Some(serde_json::json!([about.len(), time.to_string(), backup.to_string_lossy()]).to_string())
}

/// The path of the backup with this number, counted from 1: `NAME.bak`, `NAME.2.bak` and so on.
fn name(file: &Path, number: usize) -> Option<PathBuf> {
    let mut name = file.file_name().map(OsString::from)?;
    name.push(if number == 1 { ".bak".to_owned() } else { format!(".{number}.bak") });
    Some(file.with_file_name(name))
}
