//! The folder of endgame tables.

use std::path::{Path, PathBuf};

use super::{Change, Store, Trouble};

const KEY: &str = "tables";

impl Store {
    /// The folder of endgame tables, if one was chosen.
    pub fn tables(&self) -> Option<PathBuf> {
        self.kept.get(KEY)?.as_str().filter(|path| !path.is_empty()).map(PathBuf::from)
    }

    /// Remembers the folder, or that there is none. A path that is not Unicode is forgotten when the program ends. A failure
    /// is reported once.
    pub fn keep_tables(&mut self, folder: Option<&Path>) -> Option<Trouble> {
        self.update(match folder.and_then(Path::to_str) {
            Some(folder) => Change::Set(KEY.to_owned(), folder.into()),
            None => Change::Remove(KEY),
        })
    }
}
