//! What the position on the board is worth, and its best lines, while the players want to know: each tick compares the position
//! that is shown with the one that the analyst was asked about.
//!
//! The analyst is there only while it is wanted. It is stopped when more thought would change little, so that a board that
//! is left alone comes to rest.
//!
//! Thinking: see `engine`.

mod engines;
mod evaluation;
mod hint;
mod line;
mod listener;

pub use engines::real;
pub use evaluation::Worth;
pub use hint::{Hinted, Hints};
pub use line::Line;

use std::sync::Arc;
use std::time::Duration;

use listener::Listener;

use super::Wake;
use crate::engine::external::EngineSetup;
use crate::engine::{Analyst, Failure, Info, Question};
use crate::rules::{Move, Position};
use crate::table::Table;

/// Where analysts come from: a guest, or the built-in engine; tests have one of their own.
pub type Analysts = Arc<dyn Fn(Option<&EngineSetup>) -> Box<dyn Analyst> + Send + Sync>;

/// More thought than this, in half-moves and in time, would change little.
const DEEP: u32 = 40;
const LONG: Duration = Duration::from_mins(1);

/// The analysis of the position on the board.
#[derive(Default)]
pub struct Analysis {
    on: bool,
    /// Who is asked: the built-in engine, or this guest.
    guest: Option<EngineSetup>,
    analyst: Option<Box<dyn Analyst>>,
    asked: Option<Asked>,
    seen: Seen,
}

/// What is known of the position on the board.
#[derive(Clone, PartialEq, Debug, Default)]
struct Seen {
    /// Until the first report on a position, that of the one before.
    worth: Option<Worth>,
    lines: Vec<Line>,
    speed: u64,
}

/// What the analyst was asked.
struct Asked {
    moves: Vec<Move>,
    /// How many lines are wanted, and how many there can be.
    lines: usize,
    most: usize,
    position: Position,
    listener: Listener,
    since: Duration,
    /// It thinks.
    working: bool,
}

/// The position that the board shows, after so many moves.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    pub table: &'a Table,
    pub moves: usize,
    /// How many lines are wanted, and of whom: a guest, or the built-in engine.
    pub lines: usize,
    pub guest: Option<&'a EngineSetup>,
}

impl Analysis {
    /// Whether the players want to know.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Turns it on or off.
    pub fn turn(&mut self, on: bool) {
        self.on = on;
    }

    /// What the position is worth, as far as it is known.
    pub fn worth(&self) -> Option<Worth> {
        self.seen.worth
    }

    /// The best lines, as far as they are known.
    pub fn lines(&self) -> &[Line] {
        &self.seen.lines
    }

    /// How deep all of them are looked at, and how many positions a second.
    pub fn depth_and_speed(&self) -> (u32, u64) {
        (self.seen.depth(), self.seen.speed)
    }

    /// Looks at what the board shows, `None` where nobody sees it; and at what has been told. When an analyst fails the
    /// analysis is off.
    pub fn tick(
        &mut self,
        shown: Option<Shown<'_>>,
        now: Duration,
        analysts: &Analysts,
        wake: &Wake,
    ) -> Result<(), Failure> {
        let Some(shown) = shown.filter(|_| self.on) else {
            self.begin(None);
            return Ok(());
        };
        if self.guest.as_ref() != shown.guest {
            self.begin(shown.guest.cloned());
        }
        if self.asked.as_ref().is_none_or(|asked| !asked.is_about(shown)) {
            self.ask(shown, now, analysts, wake);
        }
        let Some(asked) = &mut self.asked else { return Ok(()) };
        match asked.listener.news() {
            Some(Ok(told)) => self.seen.hear(&told, &asked.position),
            Some(Err(failure)) => {
                *self = Analysis::default();
                return Err(failure);
            }
            None => {}
        }
        if asked.working && (asked.left(now).is_zero() || self.seen.is_enough(asked.most)) {
            asked.working = false;
            if let Some(analyst) = &mut self.analyst {
                analyst.stop();
            }
        }
        Ok(())
    }

    /// After how long the analyst has thought long enough; `None` while it does not think.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.asked.as_ref().filter(|asked| asked.working).map(|asked| asked.left(now))
    }

    /// Nobody has been asked, and nothing is known.
    fn begin(&mut self, guest: Option<EngineSetup>) {
        *self = Analysis { on: self.on, guest, ..Analysis::default() };
    }

    fn ask(&mut self, shown: Shown<'_>, now: Duration, analysts: &Analysts, wake: &Wake) {
        let position = shown.table.position_after(shown.moves).clone();
        let most = shown.lines.min(position.count_legal_moves());
        let moves: Vec<Move> = shown.played().collect();
        let listener = Listener::default();
        let over = Worth::of_end(&position);
        self.seen = Seen { worth: over.or(self.seen.worth), ..Seen::default() };
        if over.is_none() {
            let analyst = self.analyst.get_or_insert_with(|| analysts(self.guest.as_ref()));
            let question = question(shown.table, moves.clone());
            analyst.analyse(question, most, listener.observer(most, wake.clone()));
        } else if let Some(analyst) = &mut self.analyst {
            analyst.stop();
        }
        let (lines, working) = (shown.lines, over.is_none());
        self.asked = Some(Asked { moves, lines, most, position, listener, since: now, working });
    }
}

/// The game of a table so far, or as far as it is looked at.
fn question(table: &Table, moves: Vec<Move>) -> Question {
    let start = table.start();
    Question { start: start.position().clone(), chess960: start.is_chess960(), moves, clocks: [None, None] }
}

impl Shown<'_> {
    fn played(&self) -> impl Iterator<Item = Move> {
        self.table.moves().iter().take(self.moves).map(|played| played.mv)
    }
}

impl Asked {
    /// How much longer it may think.
    fn left(&self, now: Duration) -> Duration {
        LONG.saturating_sub(now.saturating_sub(self.since))
    }

    fn is_about(&self, shown: Shown<'_>) -> bool {
        let position = shown.table.position_after(shown.moves);
        self.lines == shown.lines
            && self.position.is_same_as(position)
            && shown.played().eq(self.moves.iter().copied())
    }
}

impl Seen {
    fn hear(&mut self, told: &[Info], position: &Position) {
        self.lines = told.iter().filter_map(|info| Line::of(info, position)).collect();
        self.worth = self.lines.first().map(|line| line.worth).or(self.worth);
        self.speed = told.first().map_or(0, Info::nodes_per_second);
    }

    /// How deep all lines are looked at.
    fn depth(&self) -> u32 {
        self.lines.iter().map(|line| line.depth).min().unwrap_or(0)
    }

    /// More thought would change little.
    fn is_enough(&self, most: usize) -> bool {
        let certain = self.lines.iter().all(|line| line.certain) || self.depth() >= DEEP;
        self.lines.len() == most && certain
    }
}
