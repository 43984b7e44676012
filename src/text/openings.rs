//! The names of openings, as the world of chess has them in English: a position has one, however it came about.
//!
//! They come with `esca`. Its catalogue is made once, on a thread of its own, and until then nothing is told.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Once, OnceLock};
use std::thread;

use egui::Context;

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

static LOADED: AtomicBool = AtomicBool::new(false);

/// Makes the catalogue now; it is waited for.
pub fn load() {
    static CATALOGUE: OnceLock<usize> = OnceLock::new();
    CATALOGUE.get_or_init(esca::openings::count);
    LOADED.store(true, Ordering::Release);
}

/// Makes the catalogue on a thread, once.
fn load_beside(ctx: &Context) {
    static BEGUN: Once = Once::new();
    BEGUN.call_once(|| {
        let ctx = ctx.clone();
        thread::spawn(move || {
            load();
            ctx.request_repaint();
        });
    });
}

impl Openings {
    /// The name of the last position that has one, of those that came after this start.
    pub fn of_line(
        &mut self,
        ctx: &Context,
        start: &Start,
        line: impl Iterator<Item = impl Borrow<Position>>,
    ) -> Option<Opening> {
        if *start != Start::standard() {
            return None;
        }
        if !LOADED.load(Ordering::Acquire) {
            load_beside(ctx);
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
