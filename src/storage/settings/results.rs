//! Results against each level of the built-in engine, and the advice to change level that follows from them. The
//! results are stored as one text per level: `+` for a win, `=` for a draw, `-` for a loss, latest last. The key of a
//! level is its number, or its rating if it has no number. Results at levels that adapt are also stored under the key
//! `adapts`.

use serde_json::{Map, Value};

use super::{Change, SettingsStore};
use crate::engine::Level;
use crate::rules::named;

const KEY: &str = "results";
/// The maximum number of games remembered per key.
const KEPT: usize = 20;
/// The minimum number of games for the percentage to count.
const ENOUGH: usize = 5;
/// The minimum length of a streak of wins or losses that leads to advice by itself.
const ROW: usize = 3;
/// The minimum percentage with which a higher level is advised without a streak.
const MUCH: usize = 70;
/// The maximum percentage with which a lower level is advised without a streak.
const LITTLE: usize = 25;
/// The key of the games at levels that adapt.
const ADAPTS: &str = "adapts";
/// The number of rating points by which a level that adapts changes after a win or a loss; after two in a row, the
/// change is twice as large, and so on.
const STEP: i32 = 50;
/// The maximum number of these steps at once.
const STEPS: usize = 4;

named! {
    /// The result of a game for the human player.
    pub enum GameOutcome {
        Won = "+",
        Drew = "=",
        Lost = "-",
    }
}

impl GameOutcome {
    /// The player's score in half points.
    const fn halves(self) -> usize {
        match self {
            GameOutcome::Won => 2,
            GameOutcome::Drew => 1,
            GameOutcome::Lost => 0,
        }
    }
}

/// A level for the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    Up(Level),
    Down(Level),
    /// The level adapts: the next game is played at this one.
    Next(Level),
}

impl Advice {
    /// The advised level.
    pub const fn level(self) -> Level {
        match self {
            Advice::Up(level) | Advice::Down(level) | Advice::Next(level) => level,
        }
    }
}

/// The advice after these games against a level, latest last; `None` to stay at this level. A higher level is advised
/// only after a win, and a lower one only after a loss.
pub fn advice(level: Level, games: &[GameOutcome]) -> Option<Advice> {
    let last = *games.last()?;
    let row = games.iter().rev().take_while(|game| **game == last).count() >= ROW;
    let enough = games.len() >= ENOUGH;
    let percent = games.iter().map(|game| game.halves()).sum::<usize>() * 50 / games.len();
    match last {
        GameOutcome::Won if row || (enough && percent >= MUCH) => level.harder().map(Advice::Up),
        GameOutcome::Lost if row || (enough && percent <= LITTLE) => level.easier().map(Advice::Down),
        GameOutcome::Won | GameOutcome::Drew | GameOutcome::Lost => None,
    }
}

/// The level for the next game when the level adapts. `level` is the level of the last game, and `games` are the
/// results at levels that adapt, latest last.
pub fn adapted(level: Level, games: &[GameOutcome]) -> Level {
    let Some(last) = games.last() else { return level };
    let row = games.iter().rev().take_while(|game| *game == last).count().min(STEPS) as i32;
    match last {
        GameOutcome::Won => level.by_points(STEP * row),
        GameOutcome::Drew => level,
        GameOutcome::Lost => level.by_points(-STEP * row),
    }
}

impl SettingsStore {
    /// The results against a level, latest last.
    pub fn results(&self, level: Level) -> Vec<GameOutcome> {
        results(&self.values, &key(level))
    }

    /// Records a result, without reporting a failure.
    pub fn keep_result(&mut self, level: Level, outcome: GameOutcome) {
        self.update_quietly(Change::Result(key(level), outcome));
    }

    /// Records a result at a level that adapts, without reporting a failure, and returns the level of the next game.
    pub fn adapt(&mut self, level: Level, outcome: GameOutcome) -> Level {
        self.update_quietly(Change::Result(ADAPTS.to_owned(), outcome));
        adapted(level, &results(&self.values, ADAPTS))
    }
}

fn key(level: Level) -> String {
    match level.number() {
        Some(number) => number.to_string(),
        None => level.rating().unwrap_or_default().to_string(),
    }
}

fn results(values: &Map<String, Value>, key: &str) -> Vec<GameOutcome> {
    let signs = values.get(KEY).and_then(|results| results.get(key)?.as_str());
    let outcome = |sign| GameOutcome::ALL.into_iter().find(|outcome| outcome.name().starts_with(sign));
    signs.unwrap_or_default().chars().filter_map(outcome).collect()
}

/// Adds a result, and drops the oldest results if there are more than [`KEPT`].
pub(super) fn add(values: &mut Map<String, Value>, key: &str, outcome: GameOutcome) {
    let mut games = results(values, key);
    games.push(outcome);
    let signs: String = games.iter().skip(games.len().saturating_sub(KEPT)).map(|game| game.name()).collect();
    let mut results = values.get(KEY).and_then(Value::as_object).cloned().unwrap_or_default();
    results.insert(key.to_owned(), signs.into());
    values.insert(KEY.to_owned(), results.into());
}
