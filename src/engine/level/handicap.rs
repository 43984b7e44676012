//! Chooses a move at a limited strength.
//!
//! A pure function of the handicap and the question: no state is kept between moves and no clock is read, so a resumed
//! game continues exactly as it would have.
//!
//! Threads: see `engine::worker`. Etiquette and thinking time: see `engine::level::player`.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::choice::Choice;
use super::noisy_eval::NoisyEval;
use super::oversight::Oversight;
use super::rng::Rng;
use super::root::Candidate;
use super::search::LevelSearch;
use super::strength::Strength;
use crate::engine::job::Job;
use crate::engine::report::{Best, Bound, Info};
use crate::engine::score::Score;
use crate::rules::{Color, Move, MoveList, Position, Square};
use crate::unwinnable::is_dead_by_material;

/// A limited strength, and the game it plays.
#[derive(Clone, Copy, Debug)]
pub struct Handicap {
    /// Approximate rating on the human scale, within [`super::RATINGS`].
    pub rating: u32,
    /// The same seed and the same moves give the same game.
    pub seed: u64,
    /// The square on which the last move captured.
    pub taken_on: Option<Square>,
}

/// The chosen move, and the lines of the candidates, the best first.
pub(in crate::engine) struct Chosen {
    pub(in crate::engine) lines: Vec<Info>,
    pub(in crate::engine) best: Best,
}

/// Chooses a move; `None` if there is no legal one. Time limits are ignored.
pub(in crate::engine) fn think(job: &Job, handicap: &Handicap, stop: &AtomicBool) -> Option<Chosen> {
    let position = &job.root;
    let bare_king = Color::ALL.into_iter().any(|color| !position.board().color(color).many());
    let strength = Strength::of(handicap.rating);
    let strength = if bare_king { strength.at_bare_king() } else { strength };
    let game = Rng::new(handicap.seed);
    let position_rng = game.fork(position.key()).fork(job.earlier_keys.len() as u64);
    let oversight = Oversight::new(&strength, position_rng);
    let mut search =
        LevelSearch::new(oversight, NoisyEval::new(&strength, game), job.earlier_keys.clone(), stop);
    let moves = seen(job, handicap, &search.oversight);
    if moves.is_empty() {
        return None;
    }
    let nodes = (strength.nodes as u64).min(job.limits.nodes.unwrap_or(u64::MAX));
    let max_depth = job.limits.depth.map_or(i32::MAX, |depth| depth as i32);
    let result = search.search_root(position, moves, strength.cap as i32, max_depth, nodes);
    let mut candidates = result.candidates;
    let choice = Choice { position, rng: position_rng, taken_on: handicap.taken_on };
    let chosen = choice.choose(&strength, &candidates, |candidate| {
        let next = position.after(candidate.mv);
        next.is_stalemate() || is_dead_by_material(&next) || search.has_occurred(&next)
    });
    // The lines are reported best first; if the chosen one is not among them, it replaces the last.
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
        moves: search.line(position, candidate.mv),
    };
    let lines: Vec<Info> = candidates.iter().take(wanted).enumerate().map(info).collect();
    let made = lines.get(place)?;
    let best = Best {
        mv: made.moves.first().copied(),
        ponder: made.moves.get(1).copied(),
        score: made.score,
        nodes: search.nodes,
    };
    Some(Chosen { lines, best })
}

/// The moves that are not overlooked, or all moves if every one is.
fn seen(job: &Job, handicap: &Handicap, oversight: &Oversight) -> MoveList {
    let position = &job.root;
    let mut moves = position.legal_moves();
    let wanted = &job.limits.search_moves;
    if moves.iter().any(|mv| wanted.contains(mv)) {
        moves.retain(|mv| wanted.contains(mv));
    }
    let mut seen = moves.clone();
    seen.retain(|mv| oversight.sees_own(position, *mv, handicap.taken_on == Some(mv.to())));
    if seen.is_empty() { moves } else { seen }
}

/// The square on which a legal move captures, if it is a capture: for [`Handicap::taken_on`].
pub fn taken_on(before: &Position, mv: Move) -> Option<Square> {
    before.taken_by(mv).map(|_| mv.to())
}
