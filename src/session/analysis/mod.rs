//! What the position on the board is worth, and its best lines, while the players want to know: each frame it is looked
//! whether another position is shown than the one that the analyst was asked about.
//!
//! The analyst is there only while it is wanted. It is stopped when more thought would change little, so that a window that
//! is left alone comes to rest.
//!
//! Thinking: see `engine`.

pub(crate) mod engines;
pub(crate) mod evaluation;
mod hint;
pub(crate) mod line;
pub(crate) mod listener;

pub use engines::real;
pub use hint::{Hinted, Hints};

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use evaluation::Worth;
use line::Line;
use listener::Ear;

use crate::engine::external::GuestSetup;
use crate::engine::{Analyst, Failure, Info, Question};
use crate::rules::{Move, Position};
use crate::table::Table;
use crate::text::messages::Texts;

/// Where analysts come from: a guest, or the built-in engine; tests have one of their own.
pub type Analysts = Arc<dyn Fn(Option<&GuestSetup>) -> Box<dyn Analyst> + Send + Sync>;

/// How many lines can be asked for.
pub const LINES: std::ops::RangeInclusive<usize> = 1..=5;

/// More thought than this, in half-moves and in time, would change little.
const DEEP: u32 = 40;
const LONG: Duration = Duration::from_mins(1);

/// The analysis of the position on the board.
#[derive(Default)]
pub struct Analysis {
    pub(crate) on: bool,
    /// Who is asked: the built-in engine, or this guest.
    pub(crate) guest: Option<GuestSetup>,
    pub(crate) analyst: Option<Box<dyn Analyst>>,
    asked: Option<Asked>,
    pub(crate) seen: Seen,
}

/// What is known of the position on the board.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Seen {
    /// Until the first report on a position, that of the one before.
    pub(crate) worth: Option<Worth>,
    pub(crate) lines: Vec<Line>,
    pub(crate) speed: u64,
}

/// What the analyst was asked.
struct Asked {
    moves: Vec<Move>,
    /// How many lines are wanted, and how many there can be.
    lines: usize,
    most: usize,
    position: Position,
    ear: Ear,
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
    pub guest: Option<&'a GuestSetup>,
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

    /// "+0.6 · ", where there is room for no more; nothing while nothing is known.
    pub fn short(&self, words: &Texts) -> String {
        self.seen.worth.map_or_else(String::new, |worth| format!("{} · ", worth.text(words)))
    }

    /// Looks at what the board shows, `None` where nobody sees it; and at what has been told. When an analyst fails the
    /// analysis is off.
    pub fn tick(
        &mut self,
        ctx: &Context,
        shown: Option<Shown<'_>>,
        now: Duration,
        analysts: &Analysts,
    ) -> Result<(), Failure> {
        let Some(shown) = shown.filter(|_| self.on) else {
            self.begin(None);
            return Ok(());
        };
        if self.guest.as_ref() != shown.guest {
            self.begin(shown.guest.cloned());
        }
        if self.asked.as_ref().is_none_or(|asked| !asked.is_about(shown)) {
            self.ask(ctx, shown, now, analysts);
        }
        let Some(asked) = &mut self.asked else { return Ok(()) };
        match asked.ear.news() {
            Some(Ok(told)) => self.seen.hear(&told, &asked.position),
            Some(Err(failure)) => {
                *self = Analysis::default();
                return Err(failure);
            }
            None => {}
        }
        if asked.working {
            let left = LONG.saturating_sub(now.saturating_sub(asked.since));
            if left.is_zero() || self.seen.is_enough(asked.most) {
                asked.working = false;
                if let Some(analyst) = &mut self.analyst {
                    analyst.stop();
                }
            } else {
                ctx.request_repaint_after(left);
            }
        }
        Ok(())
    }

    /// Nobody has been asked, and nothing is known.
    fn begin(&mut self, guest: Option<GuestSetup>) {
        *self = Analysis { on: self.on, guest, ..Analysis::default() };
    }

    fn ask(&mut self, ctx: &Context, shown: Shown<'_>, now: Duration, analysts: &Analysts) {
        let position = shown.table.position_after(shown.moves).clone();
        let most = shown.lines.min(position.count_legal_moves());
        let moves: Vec<Move> = shown.played().collect();
        let ear = Ear::default();
        let over = Worth::of_end(&position);
        self.seen = Seen { worth: over.or(self.seen.worth), ..Seen::default() };
        if over.is_none() {
            let analyst = self.analyst.get_or_insert_with(|| analysts(self.guest.as_ref()));
            let question = question(shown.table, moves.clone());
            analyst.analyse(question, most, ear.observer(most, ctx.clone()));
        } else if let Some(analyst) = &mut self.analyst {
            analyst.stop();
        }
        let (lines, working) = (shown.lines, over.is_none());
        self.asked = Some(Asked { moves, lines, most, position, ear, since: now, working });
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
    pub(crate) fn depth(&self) -> u32 {
        self.lines.iter().map(|line| line.depth).min().unwrap_or(0)
    }

    /// More thought would change little.
    fn is_enough(&self, most: usize) -> bool {
        let certain = self.lines.iter().all(|line| line.certain) || self.depth() >= DEEP;
        self.lines.len() == most && certain
    }
}
