//! A player weaker than the engine can be: asked for a move, it tells what it saw and what it does.
//!
//! A pure function of the handicap and the question: nothing is kept from one move to the next, and no clock
//! is looked at. So a game that is taken up again goes on as it would have.
//!
//! Threads: see `engine::worker`. Manners and pauses: see `engine::level::player`.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::choice::Place;
use super::noisy_eval::Judge;
use super::oversight::Eyes;
use super::rng::Dice;
use super::root::Candidate;
use super::search::Search;
use super::strength::Knobs;
use crate::engine::job::Job;
use crate::engine::report::{Best, Bound, Info};
use crate::engine::score::Score;
use crate::rules::{Color, Move, MoveList, Position, Square};
use crate::unwinnable::is_dead_by_material;

/// How much weaker, and which game this is.
#[derive(Clone, Copy, Debug)]
pub struct Handicap {
    /// About how strong, as people are rated; within [`super::RATINGS`].
    pub rating: u32,
    /// With the same seed the same game goes the same way.
    pub seed: u64,
    /// The square on which the last move of the game took something.
    pub taken_on: Option<Square>,
}

/// What a weaker player answers: the lines that it thought of, the best first, and the move that it makes.
pub(in crate::engine) struct Thought {
    pub(in crate::engine) lines: Vec<Info>,
    pub(in crate::engine) best: Best,
}

/// What it does in a position; nothing where there is no legal move. Limits of time mean nothing to it.
pub(in crate::engine) fn think(job: &Job, handicap: &Handicap, stop: &AtomicBool) -> Option<Thought> {
    let position = &job.root;
    let bare = Color::ALL.into_iter().any(|color| !position.board().color(color).many());
    let knobs = Knobs::of(handicap.rating);
    let knobs = if bare { knobs.at_bare_king() } else { knobs };
    let game = Dice::new(handicap.seed);
    let here = game.about(position.key()).about(job.earlier_keys.len() as u64);
    let eyes = Eyes::new(&knobs, here);
    let mut search = Search::new(eyes, Judge::new(&knobs, game), job.earlier_keys.clone(), stop);
    let moves = seen(job, handicap, &search.eyes);
    if moves.is_empty() {
        return None;
    }
    let nodes = (knobs.nodes as u64).min(job.limits.nodes.unwrap_or(u64::MAX));
    let deepest = job.limits.depth.map_or(i32::MAX, |depth| depth as i32);
    let thoughts = search.consider(position, moves, knobs.cap as i32, deepest, nodes);
    let mut candidates = thoughts.candidates;
    let choice = Place { position, dice: here, taken_on: handicap.taken_on };
    let chosen = choice.choose(&knobs, &candidates, |candidate| {
        let next = position.after(candidate.mv);
        next.is_stalemate() || is_dead_by_material(&next) || search.was_there(&next)
    });
    // The lines are told the best first; where the chosen one would not be among them it is the last.
    let wanted = job.lines.clamp(1, candidates.len());
    let place = chosen.min(wanted - 1);
    candidates.swap(place, chosen);
    let info = |(index, candidate): (usize, &Candidate)| Info {
        depth: thoughts.depth as u32,
        selective_depth: thoughts.depth as u32,
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
    Some(Thought { lines, best })
}

/// The moves that come to mind; all where none does.
fn seen(job: &Job, handicap: &Handicap, eyes: &Eyes) -> MoveList {
    let position = &job.root;
    let mut moves = position.legal_moves();
    let wanted = &job.limits.search_moves;
    if moves.iter().any(|mv| wanted.contains(mv)) {
        moves.retain(|mv| wanted.contains(mv));
    }
    let mut seen = moves.clone();
    seen.retain(|mv| eyes.see_own(position, *mv, handicap.taken_on == Some(mv.to())));
    if seen.is_empty() { moves } else { seen }
}

/// The square on which a legal move takes something, if it does: what [`Handicap::taken_on`] wants of the
/// last move of the game, and of the position before it.
pub fn taken_on(before: &Position, mv: Move) -> Option<Square> {
    before.taken_by(mv).map(|_| mv.to())
}
