//! Iterative deepening at the root: the root moves, the windows around the last score, and when to stop.

use std::sync::atomic::Ordering::Relaxed;

use super::tables::reported;
use super::{Search, constants};
use crate::engine::job::Job;
use crate::engine::report::Bound;
use crate::engine::score::{INFINITY, MATE, MATE_BOUND, MAX_PLY};
use crate::engine::tablebase::{RankedMove, Wdl};
use crate::rules::Move;

/// The best move may change during this many iterations at the start and still count as stable.
const STARTING: i32 = 4;

/// The root moves and the state of the iterative deepening.
pub(super) struct RootMoves {
    moves: Vec<RootMove>,
    /// How many moves at the front of the list are settled for this depth (multi-PV).
    settled: usize,
    /// The depth being searched, in plies.
    pub(super) depth: i32,
    limited: bool,
    /// Whether tablebases rank some moves above others.
    ranked: bool,
}

#[derive(Clone)]
struct RootMove {
    mv: Move,
    score: i32,
    /// The score at the previous depth.
    last: i32,
    nodes: u64,
    selective_depth: usize,
    line: Vec<Move>,
    /// The rank that tablebases give the move; 0 if they give none.
    rank: i32,
    /// The result of the move according to the tables; `None` if they don't rank the root moves.
    known: Option<Wdl>,
}

/// A result for one of the best lines at some depth.
pub(in crate::engine) struct Line {
    pub(in crate::engine) depth: i32,
    pub(in crate::engine) selective_depth: usize,
    /// The index of the line; 0 is the best.
    pub(in crate::engine) index: usize,
    pub(in crate::engine) score: i32,
    pub(in crate::engine) bound: Bound,
    pub(in crate::engine) moves: Vec<Move>,
}

/// The final result of a thread.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Outcome {
    /// The last completed depth; the first depth counts even if it was cut short. 0 if no move has a score.
    pub(in crate::engine) depth: i32,
    pub(in crate::engine) selective_depth: usize,
    pub(in crate::engine) score: i32,
    pub(in crate::engine) line: Vec<Move>,
}

impl From<Outcome> for Line {
    fn from(outcome: Outcome) -> Line {
        let Outcome { depth, selective_depth, score, line: moves } = outcome;
        Line { depth, selective_depth, index: 0, score, bound: Bound::Exact, moves }
    }
}

impl RootMoves {
    pub(super) fn new(job: &Job, ranked: &[RankedMove]) -> RootMoves {
        let wanted = &job.limits.search_moves;
        let all = job.root.legal_moves().into_iter();
        let some: Vec<Move> = all.clone().filter(|mv| wanted.contains(mv)).collect();
        let limited = !some.is_empty();
        let moves = if limited { some } else { all.collect() };
        let of_tables = |mv: Move| ranked.iter().find(|ranked| ranked.mv == mv);
        let mut moves: Vec<RootMove> = moves
            .into_iter()
            .map(|mv| RootMove {
                mv,
                score: -INFINITY,
                last: -INFINITY,
                nodes: 0,
                selective_depth: 0,
                line: vec![mv],
                rank: of_tables(mv).map_or(0, |ranked| ranked.rank),
                known: of_tables(mv).map(|ranked| ranked.result),
            })
            .collect();
        moves.sort_by_key(|root| std::cmp::Reverse(root.rank));
        let ranked = moves.iter().any(|root| root.rank != moves[0].rank);
        RootMoves { moves, settled: 0, depth: 0, limited, ranked }
    }

    /// Whether the current line may begin with this move.
    pub(super) fn allows(&self, mv: Move) -> bool {
        if self.settled == 0 && !self.limited && !self.ranked {
            return true;
        }
        self.equals().any(|root| root.mv == mv)
    }

    /// The first unsettled move, and the moves after it that have the same rank.
    fn equals(&self) -> impl Iterator<Item = &RootMove> {
        let rest = &self.moves[self.settled..];
        let rank = rest.first().map(|root| root.rank);
        rest.iter().take_while(move |root| Some(root.rank) == rank)
    }

    /// Whether some legal moves may be left out, so that the result may not hold for the position itself.
    pub(super) fn is_narrowed(&self) -> bool {
        self.settled > 0 || self.limited || self.ranked
    }
}

impl Search<'_> {
    /// Searches deeper until a limit is reached; passes each line to the observer.
    pub(in crate::engine) fn run(&mut self, observer: &mut dyn FnMut(Line)) -> Outcome {
        let limits = &self.shared.job.limits;
        let deepest =
            limits.depth.map_or(MAX_PLY as i32 - 1, |depth| depth.clamp(1, MAX_PLY as u32 - 1) as i32);
        let lines = self.shared.job.lines.clamp(1, self.root.moves.len().max(1));
        let mut outcome = Outcome { depth: 0, selective_depth: 0, score: 0, line: self.first_line() };
        if self.root.moves.is_empty() {
            return outcome;
        }
        let mut stable = 0;
        // Every second thread is one depth ahead, so that not all threads do the same work.
        let ahead = (self.thread % 2) as i32;
        for depth in 1 + ahead..=deepest {
            self.root.depth = depth;
            self.failing = true;
            for root in &mut self.root.moves {
                root.last = root.score;
            }
            for index in 0..lines {
                self.root.settled = index;
                self.selective_depth = 0;
                self.search_window(depth, index, observer);
                if self.stopped {
                    break;
                }
            }
            self.root.settled = 0;
            if lines > 1 && !self.stopped {
                self.tell_lines(depth, lines, observer);
            }
            let best = &self.root.moves[0];
            if self.stopped && (depth > 1 + ahead || best.score == -INFINITY) {
                // A better move found before the iteration was cut short still counts.
                if best.score > -INFINITY {
                    (outcome.score, outcome.line) = (best.score, best.line.clone());
                }
                break;
            }
            let drop = if outcome.depth > 0 { outcome.score - best.score } else { 0 };
            stable = if outcome.line.first() == Some(&best.mv) { stable + 1 } else { 0 };
            outcome = Outcome {
                depth,
                selective_depth: best.selective_depth,
                score: best.score,
                line: best.line.clone(),
            };
            if self.stopped || self.is_enough(&outcome, stable, drop) {
                break;
            }
        }
        outcome.score = reported(self.root.moves[0].known, outcome.score);
        outcome
    }

    fn first_line(&self) -> Vec<Move> {
        self.root.moves.first().map(|root| vec![root.mv]).unwrap_or_default()
    }

    /// Searches one line in one iteration, within a window that is first centred on the last score, and widened while
    /// the score falls outside it. The window is full at low depths, and if the last score is a mate or missing.
    fn search_window(&mut self, depth: i32, index: usize, observer: &mut dyn FnMut(Line)) {
        let last = self.root.moves[index].last;
        let mut width = constants::window() + last.abs() / 150;
        let (mut alpha, mut beta) = if depth >= 5 && last.abs() < MATE_BOUND {
            ((last - width).max(-INFINITY), (last + width).min(INFINITY))
        } else {
            (-INFINITY, INFINITY)
        };
        let mut shallower = 0;
        loop {
            let root = self.shared.job.root.clone();
            let score = self.search::<true>(&root, alpha, beta, (depth - shallower).max(1), 0, false);
            self.root.moves[index..]
                .sort_by_key(|root| std::cmp::Reverse((root.rank, root.score, root.last)));
            if self.stopped {
                return;
            }
            let bound = if score <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (score - width).max(-INFINITY);
                shallower = 0;
                self.failing = true;
                Bound::Upper
            } else if score >= beta {
                beta = (score + width).min(INFINITY);
                shallower = (shallower + 1).min(3);
                Bound::Lower
            } else {
                Bound::Exact
            };
            // With several lines, their order is known only when all are searched.
            if self.shared.job.lines <= 1 || self.root.moves.len() == 1 {
                self.tell(depth, index, score, bound, observer);
            }
            if bound == Bound::Exact {
                return;
            }
            width += width * 2 / 3;
            if width > 600 {
                (alpha, beta) = (-INFINITY, INFINITY);
            }
        }
    }

    /// Sorts and reports the lines, since a later line can turn out better than an earlier one.
    fn tell_lines(&mut self, depth: i32, lines: usize, observer: &mut dyn FnMut(Line)) {
        self.root.moves[..lines].sort_by_key(|root| std::cmp::Reverse((root.rank, root.score)));
        for index in 0..lines {
            self.tell(depth, index, self.root.moves[index].score, Bound::Exact, observer);
        }
    }

    fn tell(&self, depth: i32, index: usize, score: i32, bound: Bound, observer: &mut dyn FnMut(Line)) {
        let root = &self.root.moves[index];
        let line = Line {
            depth,
            selective_depth: root.selective_depth,
            index,
            score: reported(root.known, score),
            bound,
            moves: root.line.clone(),
        };
        observer(line);
    }

    /// Records the result of a root move. Only the first move and moves above `alpha` keep their score.
    pub(super) fn note_root_move(&mut self, mv: Move, score: i32, count: i32, alpha: i32, nodes: u64) {
        let better = count == 1 || score > alpha;
        if better {
            self.failing = score <= alpha;
        }
        let selective_depth = self.selective_depth;
        let line = &self.frames[1].line;
        let Some(root) = self.root.moves.iter_mut().find(|root| root.mv == mv) else { return };
        root.nodes += nodes;
        if better {
            root.score = score;
            root.selective_depth = selective_depth;
            root.line.clear();
            root.line.push(mv);
            root.line.extend_from_slice(line);
        } else {
            root.score = -INFINITY;
        }
    }

    /// Whether to end the search, because it was stopped, has found the wanted mate, has used its time, or should save
    /// the rest of it.
    fn is_enough(&mut self, outcome: &Outcome, stable: u32, drop: i32) -> bool {
        let limits = &self.shared.job.limits;
        if self.shared.stop.load(Relaxed) {
            return true;
        }
        if let Some(moves) = limits.mate
            && outcome.score >= MATE - 2 * moves as i32
        {
            return true;
        }
        if self.thread > 0 || limits.infinite {
            return false;
        }
        let Some(budget) = self.shared.budget else { return false };
        let spent = self.spent();
        if limits.move_time.is_some() {
            return spent.is_some_and(|spent| spent >= budget.hard);
        }
        // A single candidate, or a certain mate, needs no more thought.
        let settled = self.root.equals().count() == 1
            // The depth is more than twice the length of the mate.
            || outcome.score.abs() >= MATE_BOUND && outcome.depth > 2 * (MATE - outcome.score.abs())
            || {
                let best = &self.root.moves[0];
                // With several lines, each takes its share of the nodes.
                let lines = self.shared.job.lines.clamp(1, self.root.moves.len()) as u64;
                let share = (best.nodes * lines) as f64 / self.nodes.max(1) as f64;
                let soft = budget.stretched(stable, share.min(1.0), drop);
                self.overrun = Some(budget.overrun(soft));
                let agrees = share > 0.9 && drop < 20 && self.is_expected(outcome, stable);
                self.shared.begun.elapsed() >= if agrees { soft.min(budget.expected()) } else { soft }
            };
        // While pondering, the answer must wait and the search continues.
        self.satisfied |= settled;
        settled && spent.is_some()
    }

    /// Whether the last search expected this move and looked no deeper than this search, and no other move has been
    /// best since the first iterations.
    fn is_expected(&self, outcome: &Outcome, stable: u32) -> bool {
        self.shared.expected.is_some_and(|expected| {
            outcome.line.first() == Some(&expected.mv)
                && outcome.depth >= expected.depth
                && stable as i32 + STARTING >= outcome.depth
        })
    }
}
