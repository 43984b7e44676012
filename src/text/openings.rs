//! Opening names. A position has the same name whichever moves led to it.
//!
//! The catalogue comes with `esca` and is in English; `text::openings_nl` has the Dutch names. Building the catalogue takes
//! a while, so the caller does it in the background with [`load`]; until then no position has a name.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::sync::OnceLock;

use super::language::Language;
use super::openings_nl::{FAMILIES, KINDS, NAMES, VARIATIONS};
use crate::rules::Position;
use crate::start::Start;

/// The longest named line, in half-moves.
pub const LONGEST: usize = 50;

/// An ECO code with a name: `C60`, `Ruy Lopez`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    pub code: &'static str,
    pub name: &'static str,
}

impl Opening {
    /// "C60 Ruy Lopez", "C60 Spaanse partij".
    pub fn text(self, language: Language) -> String {
        format!("{} {}", self.code, shown(self.name, language))
    }
}

/// The name in this language. Parts without a translation stay English, in British spelling.
fn shown(name: &str, language: Language) -> String {
    if language.tag() != "nl" {
        return british(name);
    }
    let (family, rest) = name.split_once(": ").unwrap_or((name, ""));
    let Some(family) = find(FAMILIES, family) else { return british(name) };
    let parts = rest.split(", ").filter(|part| !part.is_empty());
    let parts: Vec<String> = parts.map(|part| variation(part).unwrap_or_else(|| british(part))).collect();
    if parts.is_empty() { family.to_owned() } else { format!("{family}: {}", parts.join(", ")) }
}

/// The Dutch name of a variation: from the table, or built from the name of a person or place (`Najdorf-variant`).
fn variation(part: &str) -> Option<String> {
    if let Some(known) = find(VARIATIONS, part) {
        return Some(known.to_owned());
    }
    KINDS.iter().find_map(|(kind, before, dutch)| {
        let name = find(NAMES, part.strip_suffix(kind)?)?;
        Some(format!("{before}{name}-{dutch}"))
    })
}

fn find(table: &'static [(&str, &str)], name: &str) -> Option<&'static str> {
    table.iter().find(|(known, _)| *known == name).map(|(_, shown)| *shown)
}

/// The catalogue uses American spelling.
fn british(name: &str) -> String {
    name.replace("Defense", "Defence").replace("Center", "Centre").replace('\'', "’")
}

/// A cache of names by position key.
#[derive(Debug, Default)]
pub struct Openings {
    known: HashMap<u64, Option<Opening>>,
}

/// The number of openings, set once the catalogue is built.
static CATALOGUE: OnceLock<usize> = OnceLock::new();

/// Builds the catalogue; returns when it is complete.
pub fn load() {
    CATALOGUE.get_or_init(esca::openings::count);
}

impl Openings {
    /// The name of the last named position on a line from this start. If the catalogue is not built yet, this calls
    /// `load_in_background`.
    pub fn of_line(
        &mut self,
        start: &Start,
        line: impl Iterator<Item = impl Borrow<Position>>,
        load_in_background: impl FnOnce(),
    ) -> Option<Opening> {
        if *start != Start::standard() {
            return None;
        }
        if CATALOGUE.get().is_none() {
            load_in_background();
            return None;
        }
        line.take(LONGEST).filter_map(|position| self.of(position.borrow())).last()
    }

    fn of(&mut self, position: &Position) -> Option<Opening> {
        *self.known.entry(position.key()).or_insert_with(|| {
            let theirs = esca::Position::from_fen(&position.fen()).ok()?;
            let found = esca::openings::lookup(&theirs)?;
            Some(Opening { code: found.eco, name: found.name })
        })
    }
}
