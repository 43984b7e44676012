//! A hint for the side to move: first the piece to look at, then, on a second request, its move.

use std::time::Duration;

use super::listener::Listener;
use super::{Analysts, question};
use crate::engine::{Analyst, Info};
use crate::rules::Move;
use crate::session::Wake;
use crate::table::Table;

/// How long to search for a hint, and the limit if there is no line by then.
const LOOKED: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(2);

/// The state of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hinted {
    /// The search is running.
    Sought,
    /// Only the piece of this move is shown.
    Piece(Move),
    Move(Move),
    /// No move was found.
    Nothing,
}

/// The hint for the current position, if one was requested.
#[derive(Default)]
pub struct Hints(Option<Hint>);

struct Hint {
    /// The number of half-moves made when it was requested.
    moves: usize,
    told: Hinted,
    pending: Option<Pending>,
}

struct Pending {
    /// Searches until it is dropped.
    _analyst: Box<dyn Analyst>,
    listener: Listener,
    since: Duration,
    best: Option<Move>,
}

impl Hints {
    /// The state of the current hint, if any.
    pub fn told(&self) -> Option<Hinted> {
        self.0.as_ref().map(|hint| hint.told)
    }

    /// Starts the search for a hint.
    pub fn begin(&mut self, table: &Table, now: Duration, analysts: &Analysts, wake: &Wake) {
        let mut analyst = analysts(None);
        let listener = Listener::default();
        let moves = table.moves();
        let played = moves.iter().map(|played| played.mv).collect();
        analyst.analyse(question(table, played), 1, listener.observer(1, wake.clone()));
        let pending = Pending { _analyst: analyst, listener, since: now, best: None };
        self.0 = Some(Hint { moves: moves.len(), told: Hinted::Sought, pending: Some(pending) });
    }

    /// Advances from the piece to its move; returns the new state.
    pub fn go_on(&mut self) -> Option<Hinted> {
        let hint = self.0.as_mut()?;
        if let Hinted::Piece(mv) = hint.told {
            hint.told = Hinted::Move(mv);
        }
        Some(hint.told)
    }

    /// Drops a hint for an earlier position, and returns the result once when it is ready.
    pub fn tick(&mut self, table: &Table, now: Duration) -> Option<Hinted> {
        let stale = |hint: &mut Hint| hint.moves != table.moves().len() || table.result().is_some();
        self.0.take_if(stale);
        let hint = self.0.as_mut()?;
        let pending = hint.pending.as_mut()?;
        let failed = pending.take(table);
        if !pending.left(now).is_zero() && !failed {
            return None;
        }
        hint.told = pending.best.map_or(Hinted::Nothing, Hinted::Piece);
        hint.pending = None;
        Some(hint.told)
    }

    /// The time until the hint is ready; `None` if no search is running.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        Some(self.0.as_ref()?.pending.as_ref()?.left(now))
    }
}

impl Pending {
    /// The remaining search time.
    fn left(&self, now: Duration) -> Duration {
        let enough = if self.best.is_some() { LOOKED } else { LONGEST };
        enough.saturating_sub(now.saturating_sub(self.since))
    }

    /// Reads the latest lines; returns whether the analyst failed.
    fn take(&mut self, table: &Table) -> bool {
        let first = |info: &Info| info.moves.first().copied().filter(|mv| table.position().is_legal(*mv));
        match self.listener.news() {
            Some(Ok(told)) => self.best = told.first().and_then(first).or(self.best),
            Some(Err(_)) => return true,
            None => {}
        }
        false
    }
}
