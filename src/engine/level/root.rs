//! The moves that a weaker player considers, each with what it is worth in its eyes.
//!
//! Which of them it makes: see `engine::level::choice`.

use super::search::{LONGEST, Search, Window};
use crate::engine::score::{INFINITY, MATE, MATE_BOUND};
use crate::rules::{Move, MoveList, Position};

/// A move that is considered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// What it is worth to who makes it; at most so much where it is not `near`.
    pub(super) score: i32,
    /// Not so much worse than the best that it was not looked at closely.
    pub(super) near: bool,
}

/// What was found out.
pub(super) struct Thoughts {
    /// The best first; not empty.
    pub(super) candidates: Vec<Candidate>,
    pub(super) depth: i32,
}

impl Search<'_> {
    /// Looks deeper and deeper at the moves, which are not none, until enough positions were seen; at each
    /// once, whatever it takes. Moves up to `cap` centipawns worse than the best are told apart.
    pub(super) fn consider(
        &mut self,
        position: &Position,
        moves: MoveList,
        cap: i32,
        deepest: i32,
        nodes: u64,
    ) -> Thoughts {
        let mut candidates: Vec<Candidate> = self
            .ordered(position, moves)
            .into_iter()
            .map(|mv| Candidate { mv, score: -INFINITY, near: true })
            .collect();
        let mut depth = 0;
        while depth < deepest.min(LONGEST as i32) && !self.stopped {
            depth += 1;
            self.consider_all(position, &mut candidates, cap, depth);
            candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
            self.limit = nodes.max(self.nodes + 1);
            let certain = depth >= MATE - candidates[0].score.abs();
            // Another round would not be finished; of one move nothing is to be found out.
            if self.nodes > nodes / 2 || certain || candidates.len() == 1 {
                break;
            }
        }
        Thoughts { candidates, depth }
    }

    /// One round. When it is broken off, moves that were not reached keep what was thought of them before.
    fn consider_all(&mut self, position: &Position, candidates: &mut [Candidate], cap: i32, depth: i32) {
        let mut best = -INFINITY;
        for candidate in candidates {
            let mv = candidate.mv;
            let floor = (best - cap).max(-INFINITY);
            let window =
                |alpha: i32, beta: i32| Window { depth: depth - 1, alpha: -beta, beta: -alpha, ply: 1 };
            let mut score = floor + 1;
            if best > -INFINITY {
                score = self.after(position, mv, window(floor, floor + 1));
            }
            if score > floor {
                score = self.after(position, mv, window(floor, INFINITY));
            }
            if self.stopped {
                return;
            }
            candidate.score = score;
            candidate.near = score > floor;
            best = best.max(score);
        }
    }

    /// The line that is expected after a move.
    pub(super) fn line(&self, position: &Position, mv: Move) -> Vec<Move> {
        let mut line = vec![mv];
        let mut here = position.after(mv);
        while line.len() < LONGEST
            && let Some(next) = self.table.probe(here.key(), 0).and_then(|entry| entry.mv)
            && here.allows(next)
        {
            here.play(next);
            line.push(next);
            if self.was_there(&here) {
                break;
            }
        }
        line
    }
}

/// Whether a score is a mate that this side gives.
pub(super) fn mates(score: i32) -> bool {
    score >= MATE_BOUND
}
