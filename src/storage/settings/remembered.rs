//! Remembers the last game set-up, in the format of a journal's first line.
//!
//! Invalid values stay in the file until they are replaced, and don't affect the others.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use super::{Change, Store, Trouble};
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
        self.update(match name {
            Some(name) => Change::Set(ANALYST.to_owned(), name.into()),
            None => Change::Remove(ANALYST),
        })
    }

    /// Recently opened files, latest first.
    pub fn files(&self) -> Vec<PathBuf> {
        files(&self.kept).map(PathBuf::from).collect()
    }

    /// Puts a file at the top of the list. A path that is not Unicode is ignored. A failure is not reported here but
    /// when a setting can't be saved.
    pub fn keep_file(&mut self, file: &Path) {
        let Some(name) = file.to_str() else { return };
        if files(&self.kept).next() != Some(name) {
            self.update_quietly(Change::File(name.to_owned()));
        }
    }

    /// The last game set-up; `None` if there is none.
    pub fn game(&self) -> Option<GameSetup> {
        game(&self.kept)
    }

    /// Remembers a game set-up. A failure is reported once.
    pub fn keep_game(&mut self, setup: &GameSetup) -> Option<Trouble> {
        self.update(Change::Game(line(setup)))
    }
}

fn files(kept: &Map<String, Value>) -> impl Iterator<Item = &str> {
    let files = kept.get(FILES).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    files.iter().filter_map(Value::as_str)
}

/// Puts a file at the top of the list.
pub(super) fn put_first(kept: &mut Map<String, Value>, name: &str) {
    let others = files(kept).filter(|other| *other != name).take(MOST_FILES - 1);
    let list: Vec<Value> = std::iter::once(name).chain(others).map(Value::from).collect();
    kept.insert(FILES.to_owned(), list.into());
}

fn game(kept: &Map<String, Value>) -> Option<GameSetup> {
    let kept = kept.get(KEY)?.as_object()?;
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

/// Replaces the last game set-up by the keys of a set-up line. Only values that differ are written, so that one that
/// only a later version understands survives.
pub(super) fn put_game(kept: &mut Map<String, Value>, new: &Map<String, Value>) {
    let old = line(&game(kept).unwrap_or_default());
    let mut game = kept.get(KEY).and_then(Value::as_object).cloned().unwrap_or_default();
    for (key, value) in new {
        let pasted = value.get("fen").is_some();
        if old.get(key) != Some(value) && !pasted {
            game.insert(key.clone(), value.clone());
        }
    }
    // Two human players are stored as no key.
    if !new.contains_key(SEATS) {
        game.remove(SEATS);
    }
    kept.insert(KEY.to_owned(), game.into());
}

/// The keys of the set-up line.
fn line(setup: &GameSetup) -> Map<String, Value> {
    let line: Result<Value, _> = serde_json::from_str(&setup.to_json());
    let game = line.ok().and_then(|line| line.get(KEY)?.as_object().cloned());
    game.unwrap_or_default()
}
