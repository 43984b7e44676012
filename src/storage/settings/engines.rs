//! The external engines that the player added: a list of objects, each read independently.
//!
//! Invalid entries are moved to another key, so that they are neither lost nor in the way.
//!
//! Engine options: see `engine`.

use serde_json::Value;

use super::{Store, Trouble};
use crate::engine::external::EngineSetup;

const KEY: &str = "engines";
const ASIDE: &str = "engines-set-aside";

impl Store {
    /// The external engines, each with a unique name.
    pub fn engines(&self) -> Vec<EngineSetup> {
        let kept = self.kept.get(KEY).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        let mut engines: Vec<EngineSetup> = Vec::new();
        for mut engine in kept.iter().filter_map(read) {
            engine.name = free(&engine, &engines);
            engines.push(engine);
        }
        engines
    }

    /// Replaces the list of engines. A failure is reported once.
    pub fn keep_engines(&mut self, engines: &[EngineSetup]) -> Option<Trouble> {
        let list: Vec<Value> =
            engines.iter().filter_map(|engine| serde_json::to_value(engine).ok()).collect();
        if self.kept.get(KEY).is_none() && list.is_empty() {
            return None;
        }
        self.kept.insert(KEY.to_owned(), list.into());
        self.save()
    }

    /// Moves invalid entries aside and reports how many there were.
    pub(crate) fn set_engines_aside(&mut self) -> Option<Trouble> {
        let all = match self.kept.get(KEY)?.clone() {
            Value::Array(all) => all,
            other => vec![other],
        };
        let (engines, others): (Vec<Value>, Vec<Value>) = all.into_iter().partition(|it| read(it).is_some());
        if others.is_empty() {
            return None;
        }
        let (file, count) = (self.file.clone()?, others.len());
        match self.kept.get_mut(ASIDE).and_then(Value::as_array_mut) {
            Some(before) => before.extend(others),
            None => drop(self.kept.insert(ASIDE.to_owned(), others.into())),
        }
        self.kept.insert(KEY.to_owned(), engines.into());
        self.save().or(Some(Trouble::Engines { file, count }))
    }
}

/// Reads one entry. A program is required; all other fields have defaults.
fn read(value: &Value) -> Option<EngineSetup> {
    let engine: EngineSetup = serde_json::from_value(value.clone()).ok()?;
    (!engine.command.as_os_str().is_empty()).then_some(engine)
}

/// The engine's name, or that of its program, with a number if it is already taken.
fn free(engine: &EngineSetup, others: &[EngineSetup]) -> String {
    let name = Some(engine.name.trim().to_owned()).filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| EngineSetup::new(&engine.command).name);
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let mut names = std::iter::once(name.clone()).chain(numbered);
    names.find(|name| others.iter().all(|other| other.name != *name)).unwrap_or(name)
}
