//! Pruning of whole nodes and of single moves, and reductions.
//!
//! For the constants, see `engine::search::constants`.

use super::{Node, Search, constants};
use crate::engine::picker::{PickStage, Picker};
use crate::engine::report::Bound;
use crate::engine::score::MATE_BOUND;
use crate::engine::see;
use crate::engine::transposition::Entry;
use crate::rules::{Move, Position, Role};

/// The product of the logarithms of depth and move number, in thousandths.
static PRODUCTS: std::sync::LazyLock<[[i32; 64]; 64]> = std::sync::LazyLock::new(|| {
    let value = |depth: usize, count: usize| {
        let product = (depth.max(1) as f64).ln() * (count.max(1) as f64).ln();
        (1000.0 * product) as i32
    };
    std::array::from_fn(|depth| std::array::from_fn(|count| value(depth, count)))
});

/// The part of a move's reduction that depends only on depth and move number, in hundredths of a ply.
fn base_reduction(depth: i32, count: i32) -> i32 {
    let product = PRODUCTS[depth.clamp(0, 63) as usize][count.clamp(0, 63) as usize];
    constants::reduction_base() + constants::reduction_slope() * product / 1000
}

/// From this depth on, a null move that fails high is verified, unless another one is being verified.
const VERIFIED_DEPTH: i32 = 14;

impl Search<'_> {
    /// The score of a node that need not be searched; `None` if the node must be searched.
    pub(super) fn prune(&mut self, node: &Node) -> Option<i32> {
        let &Node { position, ply, depth, alpha, beta, eval, .. } = node;
        if beta.abs() >= MATE_BOUND {
            return None;
        }
        // Reverse futility pruning: the evaluation is so far above beta that the opponent would have avoided this
        // position.
        if depth <= 8
            && eval < MATE_BOUND
            && eval - constants::reverse_futility() * (depth - i32::from(node.improving)) >= beta
        {
            return Some(i32::midpoint(eval, beta));
        }
        // Razoring: the evaluation is so far below alpha that only the moves of the quiescence search could help (John
        // Birmingham, Peter Kent, 1977).
        if depth <= 3 && eval + constants::razoring() * depth + constants::razoring_base() < alpha {
            let score = self.quiesce::<false>(position, alpha, alpha + 1, ply);
            if score <= alpha {
                return Some(score);
            }
        }
        self.pass(node).or_else(|| self.probcut(node))
    }

    /// Null move pruning: if even two moves in a row don't help the opponent, this node is good enough (Don Beal, 1989;
    /// Chrilly Donninger, 1993).
    fn pass(&mut self, node: &Node) -> Option<i32> {
        let &Node { position, ply, depth, beta, eval, .. } = node;
        let passed_before = ply > 0 && self.frames[ply - 1].mv.is_none();
        let fits = depth >= 3
            && eval >= beta
            && self.frames[ply].eval + constants::null_move_depth() * depth >= beta + constants::null_move()
            && !passed_before
            && ply >= self.no_pass_before
            && position.has_pieces(position.turn());
        if !fits {
            return None;
        }
        let reduction = 3 + depth / 3 + ((eval - beta) / constants::null_move_reduction()).min(3);
        let next = position.after_pass();
        self.frames[ply].mv = None;
        self.frames[ply].step = None;
        self.keys.push(next.key());
        let score = -self.search::<false>(&next, -beta, 1 - beta, depth - reduction, ply + 1, !node.cut);
        self.keys.pop();
        if self.stopped || score < beta {
            return None;
        }
        // A mate found after a null move is not proven.
        let score = if score >= MATE_BOUND { beta } else { score };
        // In zugzwang, passing would be the best move. So with only one piece besides the king and pawns, or at high
        // depth, a search with no null moves in its upper plies verifies the result.
        let lone = (position.board().color(position.turn()) - position.board().role(Role::Pawn)).len() == 2;
        if self.no_pass_before > 0 || !lone && depth < VERIFIED_DEPTH {
            return Some(score);
        }
        let rest = depth - reduction;
        self.no_pass_before = ply + 1 + (3 * rest / 4).max(0) as usize;
        let verified = self.search::<false>(position, beta - 1, beta, rest, ply, false);
        self.no_pass_before = 0;
        (!self.stopped && verified >= beta).then_some(score)
    }

    /// Probcut: a capture or promotion that scores far above beta in a shallow search will probably score above beta in
    /// a deep one (Michael Buro, 1995).
    fn probcut(&mut self, node: &Node) -> Option<i32> {
        let &Node { position, ply, depth, beta, .. } = node;
        let goal = beta + constants::probcut();
        let denied =
            |entry: Entry| entry.depth >= depth - 3 && entry.score < goal && entry.bound != Bound::Lower;
        if depth < 5 || goal >= MATE_BOUND || node.hit.is_some_and(denied) {
            return None;
        }
        let first = node.hit.and_then(|entry| entry.mv);
        let mut picker = Picker::noisy(position, first, goal - self.frames[ply].eval);
        while let Some(mv) = picker.next(position, &self.data.histories) {
            if picker.at_bad() {
                break;
            }
            let next = self.enter(position, mv, ply);
            self.frames[ply].quiet = false;
            self.count_node();
            let mut score = -self.quiesce::<false>(&next, -goal, 1 - goal, ply + 1);
            if score >= goal {
                score = -self.search::<false>(&next, -goal, 1 - goal, depth - 4, ply + 1, !node.cut);
            }
            self.leave();
            if self.stopped {
                return None;
            }
            if score >= goal {
                let entry = Entry {
                    mv: Some(mv),
                    score,
                    eval: -MATE_BOUND,
                    depth: depth - 3,
                    bound: Bound::Lower,
                    principal: node.principal,
                };
                self.shared.table.store(position.key(), ply, entry);
                return Some(score);
            }
        }
        None
    }
}

/// Whether to skip a move because it comes late in the order or looks bad. `standing` is its history score.
pub(super) fn skips(
    node: &Node,
    picker: &mut Picker,
    mv: Move,
    quiet: bool,
    count: i32,
    standing: i32,
) -> bool {
    let &Node { position, depth, .. } = node;
    if !position.has_pieces(position.turn()) || picker.stage() == PickStage::MakeNoisy {
        return false;
    }
    if !quiet {
        return depth <= 8
            && picker.at_bad()
            && !see::wins_at_least(position, mv, -constants::exchange_noisy() * depth);
    }
    // Late move pruning: after this many moves, a quiet move is unlikely to raise the score.
    let enough = (4 + depth * depth) >> i32::from(!node.improving);
    if depth <= 8 && count > enough {
        return !position.gives_check(mv);
    }
    let left = (depth - base_reduction(depth, count) / 100).max(0);
    // Futility pruning: a quiet move is unlikely to raise the score enough (Jonathan Schaeffer, 1986; Ernst Heinz,
    // 1998).
    if left <= 8
        && !node.in_check
        && node.eval + constants::futility_base() + constants::futility() * left <= node.alpha
    {
        return !position.gives_check(mv);
    }
    if left <= 4 && standing < -constants::history_pruning() * depth {
        return true;
    }
    left <= 8 && !see::wins_at_least(position, mv, -constants::exchange_quiet() * left * left)
}

/// The depth reduction of a late move, in plies. `refuted` counts how often moves of this node were refuted.
pub(super) fn reduction<const PV: bool>(
    node: &Node,
    next: &Position,
    count: i32,
    quiet: bool,
    standing: i32,
    refuted: u32,
) -> i32 {
    let mut hundredths = base_reduction(node.depth, count);
    if !quiet {
        hundredths /= 2;
    }
    hundredths += constants::reduction_not_improving() * i32::from(!node.improving);
    hundredths += constants::reduction_cut() * i32::from(node.cut);
    hundredths -= constants::reduction_principal() * i32::from(PV);
    hundredths -= constants::reduction_once_principal() * i32::from(node.principal);
    // If many moves of this node were refuted, this one probably will be too.
    hundredths += constants::reduction_refuted() * i32::from(refuted > 3);
    let table_move = node.hit.and_then(|entry| entry.mv);
    hundredths +=
        constants::reduction_noisy() * i32::from(table_move.is_some_and(|mv| node.position.is_noisy(mv)));
    hundredths -= constants::reduction_check() * i32::from(next.is_check());
    hundredths -=
        standing / if quiet { constants::reduction_history() } else { constants::reduction_history_noisy() };
    hundredths / 100
}
