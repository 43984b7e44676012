//! Which engine analyses, remembered by its name.
//!
//! A name that no engine has any more stays in the file, and the built-in engine analyses.
//!
//! The engines themselves: see `storage::settings::guests`.

use super::{Store, Trouble};

const KEY: &str = "analyst";

impl Store {
    /// The name of the engine that analyses; `None` for the built-in one.
    pub fn analyst(&self) -> Option<&str> {
        self.kept.get(KEY)?.as_str()
    }

    /// Remembers this one. A failure is told once; the program goes on.
    pub fn keep_analyst(&mut self, name: Option<&str>) -> Option<Trouble> {
        match name {
            Some(name) => _ = self.kept.insert(KEY.to_owned(), name.into()),
            None => _ = self.kept.shift_remove(KEY),
        }
        self.save()
    }
}
