//! The names of openings, as the world of chess has them in English: a position has one, however it came about.
//!
//! They come with `esca`. Building its catalogue takes a while, so the caller does it in the background with [`load`]; until
//! then no position has a name.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::sync::OnceLock;

use crate::rules::Position;
use crate::start::Start;

/// No line with a name is longer, in half-moves.
const LONGEST: usize = 50;

/// The code and the name of an opening: `C60`, `Ruy Lopez`.
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

/// What has been looked up, by the key of the position.
#[derive(Debug, Default)]
pub struct Openings {
    known: HashMap<u64, Option<Opening>>,
}

/// How many openings the catalogue has, once it is built.
static CATALOGUE: OnceLock<usize> = OnceLock::new();

/// Builds the catalogue; returns when it is done.
pub fn load() {
    CATALOGUE.get_or_init(esca::openings::count);
}

impl Openings {
    /// The name of the last position that has one, of those that came after this start. Where names are wanted before
    /// the catalogue is there, `load_in_background` is called.
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
