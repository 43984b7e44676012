//! The game that was last agreed on, remembered for the next: one object in the form of the first line of a
//! journal.
//!
//! A value that is not understood stays in the file until another is chosen, and the others count all the
//! same.

use serde_json::{Map, Value, json};

use super::{Store, Trouble};
use crate::table::GameSetup;

const KEY: &str = "game";
const SEATS: &str = "seats";

impl Store {
    /// The game that was last agreed on; `None` when none was.
    pub fn game(&self) -> Option<GameSetup> {
        let kept = self.kept.get(KEY)?.as_object()?;
        let read = |game: &Map<String, Value>| GameSetup::from_json(&json!({ KEY: game }).to_string()).ok();
        let mut known = Map::new();
        // Touch-move first: whether moves are taken back depends on it.
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

    /// Remembers the game that begins. A failure is told once; the program goes on.
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
        // Two persons are told of by nothing.
        if !new.contains_key(SEATS) {
            kept.remove(SEATS);
        }
        self.kept.insert(KEY.to_owned(), kept.into());
        self.save()
    }
}

/// The keys of the first line of this game's journal.
fn line(setup: &GameSetup) -> Map<String, Value> {
    let line: Result<Value, _> = serde_json::from_str(&setup.to_json());
    let game = line.ok().and_then(|line| line.get(KEY)?.as_object().cloned());
    game.unwrap_or_default()
}
