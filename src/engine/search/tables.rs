//! Tablebases in the search.
//!
//! If tablebases know the root, they decide which of its moves come first, and the search chooses among moves of equal
//! rank. Otherwise, they are used for positions with few enough pieces in which the fifty-move count is zero, as
//! tablebases assume.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::Search;
use crate::engine::job::Job;
use crate::engine::report::Bound;
use crate::engine::score::{MATE_BOUND, TABLE_WIN};
use crate::engine::tablebase::{Prober, RankedMove, Tables, Wdl, ranked};
use crate::rules::Position;

/// The tables of one search; none by default.
#[derive(Default)]
pub(in crate::engine) struct SearchTables {
    prober: Option<Arc<dyn Prober>>,
    /// The ranked moves of the root; empty unless the tables know them all.
    pub(super) ranked: Vec<RankedMove>,
    hits: AtomicU64,
}

impl SearchTables {
    /// Ranks the root moves with the current tables, which the whole search then uses.
    pub(in crate::engine) fn new(tables: &Tables, job: &Job) -> SearchTables {
        let prober = tables.get();
        let ranked = prober.as_ref().and_then(|prober| ranked(&**prober, &job.root, &job.earlier_keys));
        let ranked = ranked.unwrap_or_default();
        let hits = AtomicU64::new(ranked.len() as u64);
        SearchTables { prober, ranked, hits }
    }

    /// The number of positions that the tables knew.
    pub(in crate::engine) fn hits(&self) -> u64 {
        self.hits.load(Relaxed)
    }
}

/// The score of a result, this many plies from the root. A win that the fifty-move rule turns into a draw counts
/// slightly for the side that would have won.
pub(super) fn score_of(result: Wdl, ply: usize) -> i32 {
    match result {
        Wdl::Win => TABLE_WIN - ply as i32,
        Wdl::CursedWin => 2,
        Wdl::Draw => 0,
        Wdl::BlessedLoss => -2,
        Wdl::Loss => ply as i32 - TABLE_WIN,
    }
}

/// The score that is reported for a root move: the tables' score if they know the move and the search has found no
/// mate, otherwise the search's score.
pub(super) fn reported(result: Option<Wdl>, score: i32) -> i32 {
    match result {
        Some(result) if score.abs() < MATE_BOUND => score_of(result, 0),
        _ => score,
    }
}

impl Search<'_> {
    /// The score of a position below the root according to the tables: exact for draws, including those by the
    /// fifty-move rule; otherwise a bound, since there may be a mate. `None` if the tables are not asked or don't know
    /// the position.
    pub(super) fn ask_tables(&self, position: &Position, ply: usize) -> Option<(i32, Bound)> {
        let tables = &self.shared.tables;
        let prober = tables.prober.as_ref().filter(|_| tables.ranked.is_empty())?;
        if ply == 0
            || position.halfmove_clock() > 0
            || position.board().occupied().len() > prober.most_pieces()
        {
            return None;
        }
        let result = prober.result(position)?;
        tables.hits.fetch_add(1, Relaxed);
        let bound = match result {
            Wdl::Win => Bound::Lower,
            Wdl::Loss => Bound::Upper,
            Wdl::CursedWin | Wdl::Draw | Wdl::BlessedLoss => Bound::Exact,
        };
        Some((score_of(result, ply), bound))
    }
}
