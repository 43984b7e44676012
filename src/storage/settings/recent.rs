//! Recently opened files, latest first.
//!
//! A missing file stays in the list until newer ones push it out: it may be on a removable disk.
//!
//! Journals have their own folder: see `table::journal`.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::Store;

const KEY: &str = "files";

/// The maximum number of files.
pub const MOST_FILES: usize = 12;

impl Store {
    /// Recently opened files, latest first.
    pub fn files(&self) -> Vec<PathBuf> {
        let kept = self.kept.get(KEY).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        kept.iter().filter_map(Value::as_str).map(PathBuf::from).collect()
    }

    /// Puts a file at the top of the list. A path that is not Unicode is ignored. A failure is not reported here but
    /// when a setting can't be saved.
    pub fn keep_file(&mut self, file: &Path) {
        let Some(name) = file.to_str() else { return };
        let mut files = self.files();
        if files.first().is_some_and(|first| first == file) {
            return;
        }
        files.retain(|other| other != file);
        files.truncate(MOST_FILES - 1);
        let others = files.iter().filter_map(|file| file.to_str());
        let list: Vec<Value> = std::iter::once(name).chain(others).map(Value::from).collect();
        self.kept.insert(KEY.to_owned(), list.into());
        self.save_quietly();
    }
}
