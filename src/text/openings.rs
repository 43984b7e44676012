//! Opening names, in English. A position has the same name whichever moves led to it.
//!
//! The names come from `esca`. Building its catalogue takes a while, so the caller does it in the background with
//! [`load`]; until then no position has a name.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::sync::OnceLock;

use crate::rules::Position;
use crate::start::Start;

/// The longest named line, in half-moves.
const LONGEST: usize = 50;

/// An ECO code with a name: `C60`, `Ruy Lopez`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    pub code: &'static str,
    pub name: &'static str,
}

impl Opening {
    /// "C60 Ruy Lopez".
    pub fn text(self) -> String {
        format!("{} {}", self.code, self.name)
    }
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
