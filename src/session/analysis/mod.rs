//! Live analysis of the position shown, and hints. Each tick compares the position shown with the position that the
//! analyst was asked about.
//!
//! The analyst for live analysis exists only while analysis is on. It is stopped as soon as a longer search would
//! change little, so that an idle board uses no CPU.
//!
//! For the search itself, see `engine::search`.

mod evaluation;
mod hint;
mod line;
pub(super) mod listener;
mod run;
mod tablebase_query;

pub use evaluation::{BETTER, BY_TABLES, PositionValue, WINNING};
pub use hint::{HintState, Hints};
pub use line::{Line, numbered};
pub use tablebase_query::TablebaseAnswer;

use std::sync::Arc;
use std::time::Duration;

use listener::Listener;

use super::Wake;
use crate::engine::external::{EngineSetup, ExternalEngine};
use crate::engine::tablebase::Tables;
use crate::engine::{Analyst, BuiltInAnalyst, EngineFailure, EngineQuestion, Info};
use crate::platform::thread;
use crate::rules::{Board, Move, Position};
use crate::table::Table;

/// A function that creates analysts. Tests supply their own.
pub type Analysts = Arc<dyn Fn(Purpose<'_>) -> Box<dyn Analyst> + Send + Sync>;

/// What an analyst is for.
#[derive(Clone, Copy, Debug)]
pub enum Purpose<'a> {
    /// Live analysis by an external engine, or by the built-in one if none is given.
    Live(Option<&'a EngineSetup>),
    /// Verdicts that don't depend on the speed of the computer, by the built-in engine.
    Judgement,
}

/// The depth, in plies, after which more analysis would change little.
const DEEP: u32 = 40;
/// The time after which more analysis would change little.
const LONG: Duration = Duration::from_mins(1);

/// The hash size of the built-in engine in live analysis, in MiB.
const HASH_MIB: usize = 64;
/// The hash size for judgements, in MiB; the hash table is cleared before each judgement.
const JUDGEMENT_HASH_MIB: usize = 16;
/// The maximum number of threads of the built-in engine in live analysis. It limits the load on the computer.
const MAX_THREADS: usize = 4;

/// Live analysis of the position shown.
#[derive(Default)]
pub struct Analysis {
    on: bool,
    /// The external engine used; `None` for the built-in one.
    engine: Option<EngineSetup>,
    analyst: Option<Box<dyn Analyst>>,
    running: Option<LiveQuestion>,
    /// The tablebase query for the position of `running`.
    asked: tablebase_query::TablebaseQuery,
    seen: Reports,
}

/// What is known about the current position.
#[derive(Clone, PartialEq, Debug, Default)]
struct Reports {
    /// The evaluation; until the first report, the evaluation of an earlier position.
    worth: Option<PositionValue>,
    lines: Vec<Line>,
    speed: u64,
}

/// The current question to the analyst.
struct LiveQuestion {
    moves: Vec<Move>,
    /// The number of lines requested.
    lines: usize,
    /// The number of those lines that are possible: no more than there are legal moves.
    most: usize,
    until: Option<Board>,
    position: Position,
    listener: Listener,
    since: Duration,
    /// Whether the analyst is searching.
    working: bool,
}

/// The position shown, which the game at `table` reached after `moves` plies.
#[derive(Clone, Copy)]
pub struct ShownPosition<'a> {
    pub table: &'a Table,
    pub moves: usize,
    /// The number of lines requested.
    pub lines: usize,
    /// The external engine to use; `None` for the built-in one.
    pub engine: Option<&'a EngineSetup>,
    /// The current board of a game in which help is forbidden (11.3.1): a line ends where it reaches this board. `None`
    /// if lines are not limited in this way.
    pub until: Option<Board>,
}

impl Analysis {
    /// Whether analysis is on.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// Switches analysis on or off.
    pub fn set_on(&mut self, on: bool) {
        self.on = on;
    }

    /// The evaluation of the current position or, until the first report on it, of an earlier one; `None` if neither is
    /// known.
    pub fn worth(&self) -> Option<PositionValue> {
        self.seen.worth
    }

    /// The best lines that are known so far.
    pub fn lines(&self) -> &[Line] {
        &self.seen.lines
    }

    /// What tablebases say about the position; `None` while there is no answer.
    pub fn tablebase_answer(&self) -> Option<TablebaseAnswer> {
        self.asked.known()
    }

    /// The depth, in plies, that all lines have reached, and the number of nodes per second.
    pub fn depth_and_speed(&self) -> (u32, u64) {
        (self.seen.depth(), self.seen.speed)
    }

    /// Updates the analysis for the position shown (`None` if there is none to analyse) and reads new reports. If the
    /// analyst fails, analysis is switched off, and the failure is returned.
    pub fn tick(
        &mut self,
        shown: Option<ShownPosition<'_>>,
        now: Duration,
        (analysts, tables): (&Analysts, &Tables),
        wake: &Wake,
    ) -> Result<(), EngineFailure> {
        // After an illegal move that stands, the position may break rules that an engine relies on, and so may the
        // position where this part of the game begins.
        let is_chess = |shown: &ShownPosition<'_>| {
            [0, shown.moves].into_iter().all(|plies| shown.table.position_after(plies).is_regular())
        };
        let Some(shown) = shown.filter(|shown| self.on && is_chess(shown)) else {
            self.begin(None);
            return Ok(());
        };
        if self.engine.as_ref() != shown.engine {
            self.begin(shown.engine.cloned());
        }
        if self.running.as_ref().is_none_or(|running| !running.is_about(shown)) || self.asked.is_stale(tables)
        {
            self.ask(shown, now, analysts, wake);
            self.asked =
                tablebase_query::TablebaseQuery::new(tables, shown.table.position_after(shown.moves), wake);
        }
        let Some(running) = &mut self.running else { return Ok(()) };
        match running.listener.news() {
            Some(Ok(reports)) => self.seen.take(&reports, running),
            Some(Err(failure)) => {
                *self = Analysis::default();
                return Err(failure);
            }
            None => {}
        }
        if running.working && (running.left(now).is_zero() || self.seen.is_enough(running.most)) {
            running.working = false;
            if let Some(analyst) = &mut self.analyst {
                analyst.stop();
            }
        }
        Ok(())
    }

    /// The maximum time until the analyst is stopped; `None` if it is not searching.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.running.as_ref().filter(|running| running.working).map(|running| running.left(now))
    }

    /// Drops the analyst and all results, and sets the external engine to use from now on.
    fn begin(&mut self, engine: Option<EngineSetup>) {
        *self = Analysis { on: self.on, engine, ..Analysis::default() };
    }

    fn ask(&mut self, shown: ShownPosition<'_>, now: Duration, analysts: &Analysts, wake: &Wake) {
        let position = shown.table.position_after(shown.moves).clone();
        let most = shown.lines.min(position.count_legal_moves());
        let moves: Vec<Move> = shown.played().collect();
        let listener = Listener::default();
        let over = PositionValue::of_end(&position);
        self.seen = Reports { worth: over.or(self.seen.worth), ..Reports::default() };
        if over.is_none() {
            let analyst = self.analyst.get_or_insert_with(|| analysts(Purpose::Live(self.engine.as_ref())));
            let question = shown.table.question(moves.clone());
            analyst.analyse(question, most, listener.observer(most, wake.clone()));
        } else if let Some(analyst) = &mut self.analyst {
            analyst.stop();
        }
        let (lines, working) = (shown.lines, over.is_none());
        self.running = Some(LiveQuestion {
            moves,
            lines,
            most,
            until: shown.until,
            position,
            listener,
            since: now,
            working,
        });
    }
}

/// A question to an engine about a position, without the moves before it.
pub(super) fn question_alone(position: Position, chess960: bool) -> EngineQuestion {
    EngineQuestion { start: position, chess960, moves: Vec::new(), clocks: [None, None] }
}

impl ShownPosition<'_> {
    fn played(&self) -> impl Iterator<Item = Move> {
        self.table.moves().iter().take(self.moves).map(|played| played.mv)
    }
}

impl LiveQuestion {
    /// The remaining search time.
    fn left(&self, now: Duration) -> Duration {
        LONG.saturating_sub(now.saturating_sub(self.since))
    }

    fn is_about(&self, shown: ShownPosition<'_>) -> bool {
        let position = shown.table.position_after(shown.moves);
        self.lines == shown.lines
            && self.until == shown.until
            && self.position.is_same_as(position)
            && shown.played().eq(self.moves.iter().copied())
    }
}

impl Reports {
    fn take(&mut self, reports: &[Info], about: &LiveQuestion) {
        let line = |info| Line::of(info, &about.position, about.until.as_ref());
        self.lines = reports.iter().filter_map(line).collect();
        self.worth = self.lines.first().map(|line| line.worth).or(self.worth);
        self.speed = reports.first().map_or(0, Info::nodes_per_second);
    }

    /// The depth, in plies, that all lines have reached; 0 without lines.
    fn depth(&self) -> u32 {
        self.lines.iter().map(|line| line.depth).min().unwrap_or(0)
    }

    /// Whether all possible lines have been reported and more time would change little.
    fn is_enough(&self, most: usize) -> bool {
        let certain = self.lines.iter().all(|line| line.certain) || self.depth() >= DEEP;
        self.lines.len() == most && certain
    }
}

/// A function that creates analysts: for live analysis the external engine, if one is given and the program does not
/// run in a browser; otherwise the built-in one.
pub fn real() -> Analysts {
    with_tables(Tables::default())
}

/// Like [`real`], with tablebases for the built-in engine.
pub fn with_tables(tables: Tables) -> Analysts {
    Arc::new(move |purpose| match purpose {
        Purpose::Live(Some(setup)) if thread::CAN_WAIT => Box::new(ExternalEngine::new(setup)),
        Purpose::Live(_) => Box::new(built_in().with_tables(tables.clone())),
        Purpose::Judgement => Box::new(BuiltInAnalyst::reproducible(JUDGEMENT_HASH_MIB, tables.clone())),
    })
}

/// Creates the built-in analyst, which leaves one core for the window if there are several.
fn built_in() -> BuiltInAnalyst {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    BuiltInAnalyst::new(HASH_MIB, (cores - 1).clamp(1, MAX_THREADS))
}
