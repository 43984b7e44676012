//! Chooses a move at limited strength.
//!
//! The choice depends only on the handicap and the job: no state is kept between moves, so a resumed game continues
//! exactly as it would have without the interruption. Time matters only if the search would otherwise take longer than
//! the time limit allows.
//!
//! For threads, see `engine::worker`. For etiquette and thinking time, see `engine::level::player`.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::choice::Choice;
use super::deep;
use super::features::ScoredMove;
use super::recent::RecentMoves;
use super::rng::Rng;
use super::root::Candidate;
use super::search::LevelSearch;
use super::strength::Strength;
use crate::engine::job::Job;
use crate::engine::report::{Best, Bound, Info};
use crate::engine::score::Score;
use crate::engine::time::Budget;
use crate::platform::time::Instant;
use crate::rules::{Color, Move, MoveList, Position};
use crate::unwinnable::is_dead_by_material;

/// Moves that are at least this many centipawns worse than the best may get only an upper bound instead of an exact
/// score.
const CAP: i32 = 600;
/// At ratings below [`LEARNS_MATES`], the maximum number of positions searched if one side has only its king.
const BARE_KING_NODES: u64 = 800;
/// The rating from which people can mate a bare king.
const LEARNS_MATES: f32 = 1200.0;
/// With at most this many pieces, kings and pawns included, a level whose deeper search has a `trust` above
/// [`MAX_TRUST`] makes that search regardless of chance, since strong players handle simple endings well.
const FEW_MEN: usize = 8;
const MAX_TRUST: f32 = 0.9;
/// The maximum number of best moves that a deeper search returns.
const DEEP_LINES: usize = 5;

/// A limited strength, with the seed and the last moves of the game.
#[derive(Clone, Copy, Debug)]
pub struct Handicap {
    /// The approximate rating on the human scale, within [`super::RATINGS`].
    pub rating: u32,
    /// The seed of the random numbers: the same seed and the same moves give the same game, unless the clock is low.
    pub seed: u64,
    /// The last move of each player.
    pub recent: RecentMoves,
}

/// The scores that the levels' search gives each legal move of a position; there must be at least one legal move.
pub fn score_moves(root: &Position, earlier_keys: &[u64], nodes: u64) -> Vec<ScoredMove> {
    let stop = AtomicBool::new(false);
    let mut search = LevelSearch::new(earlier_keys.to_vec(), &stop, None);
    let result = search.search_root(root, root.legal_moves(), CAP, i32::MAX, nodes);
    result.candidates.iter().map(Candidate::look).collect()
}

/// The lines to report, and the chosen move.
pub(in crate::engine) struct LevelAnswer {
    pub(in crate::engine) lines: Vec<Info>,
    pub(in crate::engine) best: Best,
}

/// Chooses a move; returns `None` if there is no legal move. No time limit applies if the search begins as pondering.
pub(in crate::engine) fn think(job: &Job, handicap: &Handicap, stop: &AtomicBool) -> Option<LevelAnswer> {
    let position = &job.root;
    let moves = considered(job);
    if moves.is_empty() {
        return None;
    }
    let bare_king = Color::ALL.into_iter().any(|color| !position.board().color(color).many());
    let strength = Strength::of(handicap.rating);
    let taught = bare_king && strength.rating < LEARNS_MATES;
    let nodes = if taught { BARE_KING_NODES } else { strength.nodes };
    let nodes = nodes.min(job.limits.nodes.unwrap_or(u64::MAX));
    let max_depth = job.limits.depth.map_or(i32::MAX, |depth| depth as i32);
    let until = time(job).map(|time| Instant::now() + time);
    let mut search = LevelSearch::new(job.earlier_keys.clone(), stop, until);
    let result = search.search_root(position, moves, CAP, max_depth, nodes);
    let mut candidates = result.candidates;
    let rng = Rng::new(handicap.seed).fork(position.key()).fork(job.earlier_keys.len() as u64);
    let deep = look_deeper(job, &strength, rng, &mut candidates, (stop, until));
    let choice = Choice { position, rng, recent: handicap.recent, strength };
    let draws = |candidate: &Candidate| {
        let next = position.after(candidate.mv);
        next.is_stalemate() || is_dead_by_material(&next) || search.has_occurred(&next)
    };
    let chosen = if bare_king { 0 } else { choice.choose(&candidates, &deep, draws) };
    // The lines are reported best first. If the chosen move is not among them, it replaces the last.
    let wanted = job.lines.clamp(1, candidates.len());
    let place = chosen.min(wanted - 1);
    candidates.swap(place, chosen);
    let info = |(index, candidate): (usize, &Candidate)| Info {
        depth: result.depth as u32,
        selective_depth: result.depth as u32,
        line: index + 1,
        score: Score::of(candidate.score),
        bound: if candidate.near { Bound::Exact } else { Bound::Upper },
        nodes: search.nodes,
        time: Duration::ZERO,
        hash_full: 0,
        table_hits: 0,
        moves: search.line(position, candidate.mv),
    };
    let lines: Vec<Info> = candidates.iter().take(wanted).enumerate().map(info).collect();
    let made = lines.get(place)?;
    let (mv, ponder) = (made.moves.first().copied(), made.moves.get(1).copied());
    let best = Best { mv, ponder, score: made.score, nodes: search.nodes };
    Some(LevelAnswer { lines, best })
}

/// The most time allowed for this move; `None` without a clock or a fixed time, or if the search begins as pondering.
fn time(job: &Job) -> Option<Duration> {
    Budget::new(&job.limits, &job.root).filter(|_| !job.limits.ponder).map(|budget| budget.hard)
}

/// Searches deeper if the strength, the position and a random number call for it. The best candidates then get the
/// scores of that search and come first, and these scores are returned. Without a deeper search, returns an empty list.
fn look_deeper(
    job: &Job,
    strength: &Strength,
    rng: Rng,
    candidates: &mut [Candidate],
    (stop, until): (&AtomicBool, Option<Instant>),
) -> Vec<(Move, i32)> {
    let Some(look) = strength.deep.filter(|_| candidates.len() > 1) else { return Vec::new() };
    let sure = look.trust > MAX_TRUST && job.root.board().occupied().len() <= FEW_MEN;
    if !sure && rng.fork(u64::from(b'd')).chance() >= f64::from(look.trust) {
        return Vec::new();
    }
    let deep = deep::look(job, look.nodes, DEEP_LINES, (stop, until));
    for (mv, score) in &deep {
        if let Some(candidate) = candidates.iter_mut().find(|candidate| candidate.mv == *mv) {
            (candidate.score, candidate.near) = (*score, true);
        }
    }
    let is_left = |candidate: &Candidate| deep.iter().any(|(mv, _)| *mv == candidate.mv);
    candidates.sort_by_key(|candidate| (!is_left(candidate), Reverse(candidate.score)));
    deep
}

/// The moves of `search_moves` that are legal, or all legal moves if there are none.
fn considered(job: &Job) -> MoveList {
    let mut moves = job.root.legal_moves();
    let wanted = &job.limits.search_moves;
    if moves.iter().any(|mv| wanted.contains(mv)) {
        moves.retain(|mv| wanted.contains(mv));
    }
    moves
}
