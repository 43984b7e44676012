//! How a person fared against each level of the built-in engine, and what level that makes advisable: a text for
//! each level, `+` for a game won, `=` for a draw, `-` for a game lost, the latest last.

use serde_json::Value;

use super::Store;
use crate::engine::Level;

const KEY: &str = "results";
/// So many games are remembered of each level.
const KEPT: usize = 20;
/// So many games must there be before their points count, and so many in a row are enough by themselves.
const ENOUGH: usize = 5;
const ROW: usize = 3;
/// From so many points in a hundred another level is advisable.
const MUCH: usize = 70;
const LITTLE: usize = 25;

/// How a game ended for the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fared {
    Won,
    Drew,
    Lost,
}

impl Fared {
    const ALL: [Fared; 3] = [Fared::Won, Fared::Drew, Fared::Lost];

    const fn sign(self) -> char {
        match self {
            Fared::Won => '+',
            Fared::Drew => '=',
            Fared::Lost => '-',
        }
    }

    /// In half points.
    const fn halves(self) -> usize {
        match self {
            Fared::Won => 2,
            Fared::Drew => 1,
            Fared::Lost => 0,
        }
    }
}

/// Another level, for another game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    Up(Level),
    Down(Level),
}

impl Advice {
    /// The level itself.
    pub const fn level(self) -> Level {
        match self {
            Advice::Up(level) | Advice::Down(level) => level,
        }
    }
}

/// The level for another game, after these against one, the latest last; nothing when that one will do. A game is
/// never followed by advice against what it showed.
pub fn advice(level: Level, games: &[Fared]) -> Option<Advice> {
    let last = *games.last()?;
    let row = games.iter().rev().take_while(|game| **game == last).count() >= ROW;
    let enough = games.len() >= ENOUGH;
    let percent = games.iter().map(|game| game.halves()).sum::<usize>() * 50 / games.len();
    match last {
        Fared::Won if row || (enough && percent >= MUCH) => Level::new(level.number() + 1).map(Advice::Up),
        Fared::Lost if row || (enough && percent <= LITTLE) => {
            Level::new(level.number() - 1).map(Advice::Down)
        }
        Fared::Won | Fared::Drew | Fared::Lost => None,
    }
}

impl Store {
    /// The games against a level, the latest last.
    pub fn results(&self, level: Level) -> Vec<Fared> {
        let kept = self.kept.get(KEY).and_then(|results| results.get(level.number().to_string())?.as_str());
        let fared = |sign| Fared::ALL.into_iter().find(|fared| fared.sign() == sign);
        kept.unwrap_or_default().chars().filter_map(fared).collect()
    }

    /// Remembers another one. Where that can't be, the end of a game is no moment to tell so: it is told when a
    /// choice can't be kept.
    pub fn keep_result(&mut self, level: Level, fared: Fared) {
        let mut games = self.results(level);
        games.push(fared);
        let signs: String =
            games.iter().skip(games.len().saturating_sub(KEPT)).map(|game| game.sign()).collect();
        let mut results = self.kept.get(KEY).and_then(Value::as_object).cloned().unwrap_or_default();
        results.insert(level.number().to_string(), signs.into());
        self.kept.insert(KEY.to_owned(), results.into());
        self.save_quietly();
    }
}
