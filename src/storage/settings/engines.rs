//! The external engines that the player added: a list of objects, each read independently.
//!
//! Invalid entries are moved to another key, so that they are not lost.
//!
//! For the fields of an engine, see [`EngineSetup`].

use serde_json::{Map, Value};

use super::{Change, SettingsError, SettingsStore, object};
use crate::engine::external::EngineSetup;

const KEY: &str = "engines";
const ASIDE: &str = "engines-set-aside";

impl SettingsStore {
    /// The external engines, each with a unique name.
    pub fn engines(&self) -> Vec<EngineSetup> {
        engines(&self.values)
    }

    /// Saves what was added, edited and removed between two lists of engines. A failure is reported once.
    pub fn edit_engines(&mut self, before: Vec<EngineSetup>, now: &[EngineSetup]) -> Option<SettingsError> {
        if self.values.get(KEY).is_none() && before.is_empty() && now.is_empty() {
            return None;
        }
        self.update(Change::Engines { before, now: now.to_vec() })
    }

    /// Moves invalid entries to another key. Returns how many there were, or why the change can't be saved; `None` if
    /// there were none, or if there is no file.
    pub(crate) fn set_engines_aside(&mut self) -> Option<SettingsError> {
        let entries = entries(&self.values);
        let count = entries.iter().filter(|entry| read(entry).is_none()).count();
        let file = self.file.clone().filter(|_| count > 0)?;
        self.update(Change::SetEnginesAside).or(Some(SettingsError::Engines { file, count }))
    }
}

/// The entries in the list, valid or not; a value that is not a list counts as one entry.
fn entries(values: &Map<String, Value>) -> Vec<Value> {
    match values.get(KEY).cloned() {
        Some(Value::Array(all)) => all,
        other => other.into_iter().collect(),
    }
}

fn engines(values: &Map<String, Value>) -> Vec<EngineSetup> {
    let list = values.get(KEY).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let mut engines: Vec<EngineSetup> = Vec::new();
    for mut engine in list.iter().filter_map(read) {
        engine.name = free(&engine, &engines);
        engines.push(engine);
    }
    engines
}

pub(super) fn set_aside(values: &mut Map<String, Value>) {
    let all = entries(values);
    let (engines, others): (Vec<Value>, Vec<Value>) = all.into_iter().partition(|it| read(it).is_some());
    if others.is_empty() {
        return;
    }
    match values.get_mut(ASIDE).and_then(Value::as_array_mut) {
        Some(before) => before.extend(others),
        None => drop(values.insert(ASIDE.to_owned(), others.into())),
    }
    values.insert(KEY.to_owned(), engines.into());
}

/// Applies the differences between two lists to the list in the settings file. An engine that was edited here and
/// removed in another window stays, and so does one that was removed here and edited in another window.
pub(super) fn edit(values: &mut Map<String, Value>, before: &[EngineSetup], now: &[EngineSetup]) {
    set_aside(values);
    let mut engines = engines(values);
    if engines == before {
        engines = now.to_vec();
    } else {
        let edits = edits(before, now);
        engines.retain(|engine| !edits.contains(&(Some(engine), None)));
        for (old, new) in edits {
            let Some(new) = new else { continue };
            let index = old.and_then(|old| engines.iter().position(|engine| engine.name == old.name));
            let there = index.map(|index| engines.remove(index));
            let mut engine = match (old, &there) {
                (Some(old), Some(there)) => merge(old, new, there),
                _ => new.clone(),
            };
            if index.is_some() || !engines.contains(&engine) {
                engine.name = free(&engine, &engines);
                engines.insert(index.unwrap_or(engines.len()), engine);
            }
        }
    }
    let list: Vec<Value> = engines.iter().filter_map(|engine| serde_json::to_value(engine).ok()).collect();
    values.insert(KEY.to_owned(), list.into());
}

/// The changed engines, each as it was (`None` if it was added) and as it is now (`None` if it was removed). A renamed
/// engine is recognised by its program.
fn edits<'a>(
    before: &'a [EngineSetup],
    now: &'a [EngineSetup],
) -> Vec<(Option<&'a EngineSetup>, Option<&'a EngineSetup>)> {
    let mut old: Vec<&EngineSetup> = before.iter().collect();
    let mut pairs: Vec<(Option<&EngineSetup>, Option<&EngineSetup>)> =
        now.iter().map(|new| (None, Some(new))).collect();
    let same_name = |a: &EngineSetup, b: &EngineSetup| a.name == b.name;
    let same_program = |a: &EngineSetup, b: &EngineSetup| a.command == b.command;
    for alike in [same_name as fn(&EngineSetup, &EngineSetup) -> bool, same_program] {
        for (found, new) in pairs.iter_mut().filter(|(found, _)| found.is_none()) {
            let index = old.iter().position(|old| new.is_some_and(|new| alike(old, new)));
            *found = index.map(|index| old.remove(index));
        }
    }
    pairs.extend(old.into_iter().map(|old| (Some(old), None)));
    pairs.retain(|(old, new)| old != new);
    pairs
}

/// Merges two changes to an engine: from `old` to `new` here, and from `old` to `there` in another window.
fn merge(old: &EngineSetup, new: &EngineSetup, there: &EngineSetup) -> EngineSetup {
    let [old_values, new_values, mut merged] = [old, new, there].map(object);
    change(&mut merged, &old_values, &new_values);
    serde_json::from_value(merged.into()).unwrap_or_else(|_| new.clone())
}

/// Applies the changes between two objects to a third, key by key.
fn change(merged: &mut Map<String, Value>, old: &Map<String, Value>, new: &Map<String, Value>) {
    for key in old.keys().filter(|key| !new.contains_key(*key)) {
        merged.shift_remove(key);
    }
    for (key, value) in new.iter().filter(|(key, value)| old.get(*key) != Some(value)) {
        match (merged.get_mut(key), old.get(key), value) {
            (Some(Value::Object(merged)), Some(Value::Object(old)), Value::Object(new)) => {
                change(merged, old, new);
            }
            _ => _ = merged.insert(key.clone(), value.clone()),
        }
    }
}

/// Reads one entry; returns `None` if it is invalid. A program is required; all other fields have defaults.
fn read(value: &Value) -> Option<EngineSetup> {
    let engine: EngineSetup = serde_json::from_value(value.clone()).ok()?;
    (!engine.command.as_os_str().is_empty()).then_some(engine)
}

/// The engine's name, or one made from its program if it has none, with a number if another engine has that name.
fn free(engine: &EngineSetup, others: &[EngineSetup]) -> String {
    let name = Some(engine.name.trim().to_owned()).filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| EngineSetup::new(&engine.command).name);
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let mut names = std::iter::once(name.clone()).chain(numbered);
    names.find(|name| others.iter().all(|other| other.name != *name)).unwrap_or(name)
}
