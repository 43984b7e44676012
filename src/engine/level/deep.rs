//! A deeper search for the stronger levels: the full-strength search without the network and tablebases, with a limited
//! number of nodes, on one thread, starting from an empty hash table. For this reason the same question always gets the
//! same answer, unless the clock is low.

use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::engine::eval::Evaluator;
use crate::engine::job::{Job, Limits};
use crate::engine::search::{Search, SearchTables, Shared, ThreadData};
use crate::engine::time::Budget;
use crate::engine::transposition::Table;
use crate::platform::time::Instant;
use crate::rules::Move;
use crate::unwinnable::is_surely_dead;

/// The size of the hash table, in MiB.
const TABLE: usize = 4;

/// Returns at most `lines` of the best moves with their scores in centipawns, best first. At `until`, the search stops
/// and returns what it has found so far.
pub(super) fn look(
    job: &Job,
    nodes: u64,
    lines: usize,
    (stop, until): (&AtomicBool, Option<Instant>),
) -> Vec<(Move, i32)> {
    let begun = Instant::now();
    let limits = Limits {
        nodes: Some(job.limits.nodes.map_or(nodes, |limit| limit.min(nodes))),
        search_moves: job.limits.search_moves.clone(),
        depth: job.limits.depth,
        move_time: until.map(|until| until.saturating_duration_since(begun)),
        ..Limits::default()
    };
    let job = Job { root: job.root.clone(), earlier_keys: job.earlier_keys.clone(), limits, lines };
    let shared = Shared {
        job: &job,
        table: &Table::new(TABLE),
        stop,
        pondering: &AtomicBool::new(false),
        begun,
        budget: Budget::new(&job.limits, &job.root),
        expected: None,
        dead: is_surely_dead(&job.root),
        tables: SearchTables::default(),
        nodes: vec![AtomicU64::new(0)],
    };
    let mut found: Vec<(Move, i32)> = Vec::new();
    let mut data = ThreadData { evaluator: Evaluator::by_hand(), ..ThreadData::new() };
    Search::new(&shared, &mut data, 0).run(&mut |line| {
        if let Some(&mv) = line.moves.first() {
            found.retain(|(other, _)| *other != mv);
            found.insert(line.index.min(found.len()), (mv, line.score));
        }
    });
    found.truncate(lines);
    found.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    found
}
