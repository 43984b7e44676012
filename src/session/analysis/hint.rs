//! A hint for the player having the move: first the piece to look at, then, if it is asked for again, its move.

use std::time::Duration;

use super::listener::Listener;
use super::{Analysts, question};
use crate::engine::{Analyst, Info};
use crate::rules::Move;
use crate::session::Wake;
use crate::table::Table;

/// How long a hint is thought about, and how long at most where nothing has been told by then.
const LOOKED: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(2);

/// What there is to tell of a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hinted {
    /// One is being looked for.
    Sought,
    /// The piece of this move, and no more.
    Piece(Move),
    Move(Move),
    /// None was found.
    Nothing,
}

/// The hint for the position of the game, if one was asked for.
#[derive(Default)]
pub struct Hints(Option<Hint>);

struct Hint {
    /// After so many moves.
    moves: usize,
    told: Hinted,
    search: Option<Search>,
}

struct Search {
    /// Thinks until it is dropped.
    _analyst: Box<dyn Analyst>,
    listener: Listener,
    since: Duration,
    best: Option<Move>,
}

impl Hints {
    /// What is told.
    pub fn told(&self) -> Option<Hinted> {
        self.0.as_ref().map(|hint| hint.told)
    }

    /// Begins to look for a hint.
    pub fn begin(&mut self, table: &Table, now: Duration, analysts: &Analysts, wake: &Wake) {
        let mut analyst = analysts(None);
        let listener = Listener::default();
        let moves = table.moves();
        let played = moves.iter().map(|played| played.mv).collect();
        analyst.analyse(question(table, played), 1, listener.observer(1, wake.clone()));
        let search = Search { _analyst: analyst, listener, since: now, best: None };
        self.0 = Some(Hint { moves: moves.len(), told: Hinted::Sought, search: Some(search) });
    }

    /// After the piece comes its move, and after that nothing more; gives back what is told now.
    pub fn go_on(&mut self) -> Option<Hinted> {
        let hint = self.0.as_mut()?;
        if let Hinted::Piece(mv) = hint.told {
            hint.told = Hinted::Move(mv);
        }
        Some(hint.told)
    }

    /// Forgets what another position was about; gives back what was found, once.
    pub fn tick(&mut self, table: &Table, now: Duration) -> Option<Hinted> {
        let stale = |hint: &mut Hint| hint.moves != table.moves().len() || table.result().is_some();
        self.0.take_if(stale);
        let hint = self.0.as_mut()?;
        let search = hint.search.as_mut()?;
        let failed = search.hear(table);
        if !search.left(now).is_zero() && !failed {
            return None;
        }
        hint.told = search.best.map_or(Hinted::Nothing, Hinted::Piece);
        hint.search = None;
        Some(hint.told)
    }

    /// After how long a hint is told; `None` while none is looked for.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        Some(self.0.as_ref()?.search.as_ref()?.left(now))
    }
}

impl Search {
    /// How much longer it may think.
    fn left(&self, now: Duration) -> Duration {
        let enough = if self.best.is_some() { LOOKED } else { LONGEST };
        enough.saturating_sub(now.saturating_sub(self.since))
    }

    /// The best move so far; whether the analyst failed.
    fn hear(&mut self, table: &Table) -> bool {
        let first = |info: &Info| info.moves.first().copied().filter(|mv| table.position().is_legal(*mv));
        match self.listener.news() {
            Some(Ok(told)) => self.best = told.first().and_then(first).or(self.best),
            Some(Err(_)) => return true,
            None => {}
        }
        false
    }
}
