//! Remembers the last game set-up, in the format of a journal's first line.
//!
//! Invalid values stay in the file until they are replaced, and don't affect the others.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use super::{Store, Trouble};
use crate::table::GameSetup;

const KEY: &str = "game";
const SEATS: &str = "seats";
const ANALYST: &str = "analyst";
const FILES: &str = "files";

/// The maximum number of files.
pub const MOST_FILES: usize = 12;

impl Store {
    /// The name of the analysing engine; `None` for the built-in one.
    pub fn analyst(&self) -> Option<&str> {
        self.kept.get(ANALYST)?.as_str()
    }

    /// Remembers the engine. A failure is reported once.
    pub fn keep_analyst(&mut self, name: Option<&str>) -> Option<Trouble> {
        match name {
            Some(name) => _ = self.kept.insert(ANALYST.to_owned(), name.into()),
            None => _ = self.kept.shift_remove(ANALYST),
        }
        self.save()
    }

    /// Recently opened files, latest first.
    pub fn files(&self) -> Vec<PathBuf> {
        let kept = self.kept.get(FILES).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
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
        self.kept.insert(FILES.to_owned(), list.into());
        self.save_quietly();
    }

    /// The last game set-up; `None` if there is none.
    pub fn game(&self) -> Option<GameSetup> {
        let kept = self.kept.get(KEY)?.as_object()?;
        let read = |game: &Map<String, Value>| GameSetup::from_json(&json!({ KEY: game }).to_string()).ok();
        let mut known = Map::new();
        // Touch-move first: it decides which takeback settings are valid.
        let (first, rest): (Vec<_>, Vec<_>) = kept.iter().partition(|(key, _)| *key == "touch");
        for (key, value) in first.into_iter().chain(rest) {
            let mut with = known.clone();
            with.insert(key.clone(), value.clone());
            if read(&with).is_some() {
                known = with;
            }
        }
        read(&known)
    }

    /// Remembers a game set-up. A failure is reported once.
    pub fn keep_game(&mut self, setup: &GameSetup) -> Option<Trouble> {
        let old = line(&self.game().unwrap_or_default());
        let mut kept = self.kept.get(KEY).and_then(Value::as_object).cloned().unwrap_or_default();
        let new = line(setup);
        for (key, value) in new.clone() {
            let pasted = value.get("fen").is_some();
            if old.get(&key) != Some(&value) && !pasted {
                kept.insert(key, value);
            }
        }
        // Two human players are stored as no key.
        if !new.contains_key(SEATS) {
            kept.remove(SEATS);
        }
        self.kept.insert(KEY.to_owned(), kept.into());
        self.save()
    }
}

/// The keys of the set-up line.
fn line(setup: &GameSetup) -> Map<String, Value> {
    let line: Result<Value, _> = serde_json::from_str(&setup.to_json());
    let game = line.ok().and_then(|line| line.get(KEY)?.as_object().cloned());
    game.unwrap_or_default()
}
