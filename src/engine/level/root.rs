//! The root of the levels' search: every considered move with its score.
//!
//! For the choice of one of them, see `engine::level::choice`.

use super::MAX_LINE;
use super::features::{DEPTHS, ScoredMove};
use super::search::{LevelSearch, Window};
use crate::engine::score::{INFINITY, MATE, MATE_BOUND};
use crate::rules::{Move, MoveList, Position};

/// A considered move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    /// The score for the side that makes the move; an upper bound if the move is not `near`.
    pub(super) score: i32,
    /// Whether the move is close enough to the best one to have an exact score.
    pub(super) near: bool,
    /// The scores after each of the first three iterations, then the score after the last one.
    pub(super) scores: [i32; DEPTHS],
}

impl Candidate {
    pub(super) fn look(&self) -> ScoredMove {
        ScoredMove { mv: self.mv, scores: self.scores }
    }
}

pub(super) struct RootResult {
    /// The candidates, best first; there is at least one.
    pub(super) candidates: Vec<Candidate>,
    pub(super) depth: i32,
}

impl LevelSearch<'_> {
    /// Searches these moves, at least one, by iterative deepening with at most `nodes` nodes; the first iteration
    /// always completes. Moves less than `cap` centipawns worse than the best get exact scores.
    pub(super) fn search_root(
        &mut self,
        position: &Position,
        moves: MoveList,
        cap: i32,
        max_depth: i32,
        nodes: u64,
    ) -> RootResult {
        let mut candidates: Vec<Candidate> = self
            .ordered(position, moves)
            .into_iter()
            .map(|mv| Candidate { mv, score: -INFINITY, near: true, scores: [0; DEPTHS] })
            .collect();
        let mut depth = 0;
        while depth < max_depth.min(MAX_LINE as i32) && !self.stopped {
            let before = candidates.clone();
            self.iterate(position, &mut candidates, cap, depth + 1);
            if self.stopped {
                candidates = before; // Scores of different depths can't be compared.
                break;
            }
            depth += 1;
            let from = (depth as usize).min(DEPTHS) - 1;
            for candidate in &mut candidates {
                candidate.scores[from..].fill(candidate.score);
            }
            candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
            self.limit = nodes.max(self.nodes + 1);
            let certain = depth >= MATE - candidates[0].score.abs();
            // The next iteration would probably not finish, could not change a certain mate, or would have nothing to
            // compare.
            if self.nodes > nodes / 2 || certain || candidates.len() == 1 {
                break;
            }
        }
        RootResult { candidates, depth }
    }

    /// Runs one iteration, which may be stopped early.
    fn iterate(&mut self, position: &Position, candidates: &mut [Candidate], cap: i32, depth: i32) {
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

    /// The principal variation that begins with a move, from the transposition table.
    pub(super) fn line(&self, position: &Position, mv: Move) -> Vec<Move> {
        let mut line = vec![mv];
        let mut here = position.after(mv);
        while line.len() < MAX_LINE
            && let Some(next) = self.table.probe(here.key(), 0).and_then(|entry| entry.mv)
            && here.is_legal(next)
        {
            here.play(next);
            line.push(next);
            if self.has_occurred(&here) {
                break;
            }
        }
        line
    }
}

pub(super) fn is_mate_for_us(score: i32) -> bool {
    score >= MATE_BOUND
}
