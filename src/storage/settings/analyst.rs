//! Remembers which engine analyses, by name.
//!
//! If no engine has that name any more, the name stays in the file, and the built-in engine analyses.
//!
//! The engines themselves: see `storage::settings::engines`.

use super::{Store, Trouble};

const KEY: &str = "analyst";

impl Store {
    /// The name of the analysing engine; `None` for the built-in one.
    pub fn analyst(&self) -> Option<&str> {
        self.kept.get(KEY)?.as_str()
    }

    /// Remembers the engine. A failure is reported once.
    pub fn keep_analyst(&mut self, name: Option<&str>) -> Option<Trouble> {
        match name {
            Some(name) => _ = self.kept.insert(KEY.to_owned(), name.into()),
            None => _ = self.kept.shift_remove(KEY),
        }
        self.save()
    }
}
