//! The search of a level: alpha-beta with a few standard refinements. To play the same on every computer, it stops
//! after a number of nodes, or earlier if the clock would run out.
//!
//! For the full-strength search, see `engine::search`. For the root of the levels' search, see `engine::level::root`.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::MAX_LINE;
use super::eval::Eval;
use super::order::{self, MoveOrder};
use crate::engine::report::Bound;
use crate::engine::score::{INFINITY, MATE_BOUND, UNKNOWN, mated};
use crate::engine::see::VALUES;
use crate::engine::transposition::{Entry, Table};
use crate::platform::time::Instant;
use crate::rules::{Move, MoveList, Position};
use crate::unwinnable::is_dead_by_material;

/// What a capture may gain beyond the value of the captured piece, in centipawns.
const MARGIN: i32 = 200;

/// The number of nodes between two checks of the clock.
const NODES_PER_LOOK: u64 = 32;

/// The state of one search by a level.
pub(super) struct LevelSearch<'a> {
    eval: Eval,
    order: MoveOrder,
    pub(super) table: Table,
    /// The position keys of the game and of the current line.
    keys: Vec<u64>,
    pub(super) nodes: u64,
    /// The search stops after this many nodes.
    pub(super) limit: u64,
    stop: &'a AtomicBool,
    /// The search also stops at this time.
    until: Option<Instant>,
    pub(super) stopped: bool,
}

/// The alpha-beta window, the remaining depth and the ply of a node.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) ply: usize,
}

impl Window {
    /// A window from the opponent's point of view, one ply deeper.
    fn next(self, depth: i32, alpha: i32, beta: i32) -> Window {
        Window { depth, alpha: -beta, beta: -alpha, ply: self.ply + 1 }
    }
}

impl<'a> LevelSearch<'a> {
    pub(super) fn new(keys: Vec<u64>, stop: &'a AtomicBool, until: Option<Instant>) -> LevelSearch<'a> {
        let (eval, order, table) = (Eval::new(), MoveOrder::new(), Table::new(1));
        LevelSearch { eval, order, table, keys, nodes: 0, limit: u64::MAX, stop, until, stopped: false }
    }

    pub(super) fn ordered(&self, position: &Position, moves: MoveList) -> MoveList {
        self.order.sort(position, moves, None, 0)
    }

    /// The score after a move, for the side that makes it.
    pub(super) fn after(&mut self, position: &Position, mv: Move, window: Window) -> i32 {
        let next = position.after(mv);
        self.keys.push(position.key());
        let score = -self.search(&next, Some(mv), window);
        self.keys.pop();
        score
    }

    /// The score of a position for the side to move; `last` is the last move, or `None` after a null move.
    fn search(&mut self, position: &Position, last: Option<Move>, mut window: Window) -> i32 {
        if self.is_draw(position) {
            return 0;
        }
        let in_check = position.is_check();
        if window.ply == 1 && !in_check && !position.has_legal_move() {
            return 0; // Even weak levels see an immediate stalemate.
        }
        window.depth += i32::from(in_check);
        if window.depth <= 0 || window.ply >= MAX_LINE {
            return self.quiesce(position, window.alpha, window.beta, window.ply);
        }
        self.count();
        let Window { depth, alpha, beta, ply } = window;
        let hit = self.table.probe(position.key(), ply);
        if let Some(entry) = hit
            && entry.depth >= depth
            && beta - alpha == 1
            && entry.cuts(alpha, beta)
        {
            return entry.score;
        }
        let eval = if in_check { UNKNOWN } else { self.eval.evaluate(position) };
        if may_pass(position, last, window, eval) {
            let pass = window.next(depth - 3, beta - 1, beta);
            self.keys.push(position.key());
            let score = -self.search(&position.after_pass(), None, pass);
            self.keys.pop();
            if score >= beta {
                return beta;
            }
        }
        self.search_moves(position, window, eval, hit.and_then(|entry| entry.mv))
    }

    fn search_moves(&mut self, position: &Position, window: Window, eval: i32, first: Option<Move>) -> i32 {
        let Window { depth, mut alpha, beta, ply } = window;
        let in_check = eval == UNKNOWN;
        let moves = self.order.sort(position, position.legal_moves(), first, ply);
        if moves.is_empty() {
            return if in_check { mated(ply) } else { 0 };
        }
        let (mut best, mut best_move, mut count) = (-INFINITY, None, 0);
        for mv in moves {
            count += 1;
            let quiet = !position.is_noisy(mv);
            let late = i32::from(quiet && !in_check && depth >= 3 && count > 4) * (1 + i32::from(count > 12));
            let mut score = alpha + 1;
            if count > 1 {
                score = self.after(position, mv, window.next(depth - 1 - late, alpha, alpha + 1));
                if score > alpha && late > 0 {
                    score = self.after(position, mv, window.next(depth - 1, alpha, alpha + 1));
                }
            }
            if count == 1 || score > alpha && beta - alpha > 1 {
                score = self.after(position, mv, window.next(depth - 1, alpha, beta));
            }
            if self.stopped {
                return 0;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(mv);
                if score >= beta {
                    if quiet {
                        self.order.learn(position.turn(), mv, depth, ply);
                    }
                    break;
                }
            }
        }
        let bound = Bound::of(best, window.alpha, beta);
        let entry = Entry { mv: best_move, score: best, eval, depth, bound, principal: false };
        self.table.store(position.key(), ply, entry);
        best
    }

    /// Searches captures and promotions to a queen that lose no material, or all evasions of check (quiescence search).
    fn quiesce(&mut self, position: &Position, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        self.count();
        let in_check = position.is_check();
        if self.stopped || ply >= MAX_LINE {
            return if in_check { 0 } else { self.eval.evaluate(position) };
        }
        let mut best = if in_check { mated(ply) } else { self.eval.evaluate(position) };
        let floor = if in_check { INFINITY } else { best + MARGIN };
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let moves = if in_check { position.legal_moves() } else { order::good_captures(position) };
        for mv in self.order.sort(position, moves, None, ply) {
            let gain = position.taken_by(mv).and_then(|square| position.board().role_at(square));
            let gain = gain.map_or(0, |role| VALUES[role.index()]);
            let hopeless = !in_check && mv.promotion().is_none() && floor + gain <= alpha;
            if hopeless {
                continue;
            }
            let score = -self.quiesce(&position.after(mv), -beta, -alpha, ply + 1);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        best
    }

    /// Whether the position is a draw by the fifty-move rule, by repetition (once is enough) or, with at most four men,
    /// by insufficient material.
    fn is_draw(&self, position: &Position) -> bool {
        if position.halfmove_clock() >= 100 && !position.is_checkmate() {
            return true;
        }
        self.has_occurred(position) || position.board().occupied().len() <= 4 && is_dead_by_material(position)
    }

    /// Whether the game or the current line had this position before.
    pub(super) fn has_occurred(&self, position: &Position) -> bool {
        let reach = usize::from(position.halfmove_clock());
        self.keys.iter().rev().take(reach).any(|&key| key == position.key())
    }

    fn count(&mut self) {
        self.nodes += 1;
        // The first iteration always completes: without it there is no move to play.
        let may_stop = self.limit < u64::MAX;
        let is_late = || {
            self.nodes.is_multiple_of(NODES_PER_LOOK)
                && self.until.is_some_and(|until| Instant::now() >= until)
        };
        self.stopped |= may_stop && (self.nodes >= self.limit || self.stop.load(Relaxed) || is_late());
    }
}

/// Whether to try a null move.
fn may_pass(position: &Position, last: Option<Move>, window: Window, eval: i32) -> bool {
    eval >= window.beta
        && window.depth >= 3
        && last.is_some()
        && window.beta - window.alpha == 1
        && window.beta.abs() < MATE_BOUND
        && position.has_pieces(position.turn())
}
