//! The files that were opened, the latest first.
//!
//! A file that is gone stays in the list until others push it out: it may be on a disk that is only now and then there.
//!
//! Which have a folder of their own: see `table::journal`.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::Store;

const KEY: &str = "files";

/// How many are remembered.
pub const MOST_FILES: usize = 12;

impl Store {
    /// The files that were opened, the latest first.
    pub fn files(&self) -> Vec<PathBuf> {
        let kept = self.kept.get(KEY).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        kept.iter().filter_map(Value::as_str).map(PathBuf::from).collect()
    }

    /// Remembers this one before all others; one whose name is no text is not remembered. Where that can't be, it is
    /// told when a choice can't be kept.
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
