//! One node of the principal variation search: evaluates the position, searches the moves, and updates the statistics.
//!
//! For pruning, see `engine::search::prune`. For extensions, see `engine::search::singular`.

use arrayvec::ArrayVec;

use super::prune::{reduction, skips};
use super::{Node, Search, constants};
use crate::engine::history::{Killers, PieceTo};
use crate::engine::picker::{Hints, Picker, QuietHistory};
use crate::engine::report::Bound;
use crate::engine::score::{INFINITY, MATE_BOUND, MAX_PLY, TABLE_WIN, UNKNOWN, mated};
use crate::engine::transposition::Entry;
use crate::rules::{Move, Position};

/// The moves tried so far, without the one that fails high.
#[derive(Default)]
struct TriedMoves {
    quiet: ArrayVec<Move, 64>,
    noisy: ArrayVec<Move, 32>,
}

impl Search<'_> {
    /// The score of a position, exact between `alpha` and `beta`, otherwise a bound (fail-soft).
    pub(super) fn search<const PV: bool>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        mut beta: i32,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiesce::<PV>(position, alpha, beta, ply);
        }
        self.frames[ply].line.clear();
        self.selective_depth = self.selective_depth.max(ply);
        if ply > 0 {
            if self.stopped || self.is_draw(position) {
                return 0;
            }
            // Mate distance pruning: no line here beats a shorter mate found elsewhere.
            alpha = alpha.max(mated(ply));
            beta = beta.min(-mated(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        let in_check = position.is_check();
        if ply >= MAX_PLY {
            return if in_check { 0 } else { self.evaluate(position, None).1 };
        }
        let excluded = self.frames[ply].excluded;
        let hit = if excluded.is_some() { None } else { self.shared.table.probe(position.key(), ply) };
        if let Some(entry) = hit
            && !PV
            && entry.depth >= depth
            && entry.cuts(alpha, beta)
            && position.halfmove_clock() < 90
        {
            return entry.score;
        }
        let (mut floor, mut ceiling) = (-INFINITY, INFINITY);
        if excluded.is_none()
            && let Some((score, bound)) = self.ask_tables(position, ply)
        {
            match bound {
                Bound::Lower if score < beta => floor = score,
                Bound::Upper if score > alpha => ceiling = score,
                _ => return self.keep_answer(position, ply, depth, score, bound),
            }
            alpha = alpha.max(floor);
        }
        let mut node = Node {
            position,
            ply,
            depth,
            alpha,
            beta,
            best: -INFINITY,
            cut,
            in_check,
            improving: false,
            eval: UNKNOWN,
            principal: PV || hit.is_some_and(|entry| entry.principal),
            excluded,
            hit,
        };
        let raw = self.look(&mut node);
        if !PV
            && !in_check
            && excluded.is_none()
            && let Some(score) = self.prune(&node)
        {
            return score;
        }
        // Without a table move, a shallower search cheaply finds one for the next iteration (internal iterative
        // reduction; Ed Schröder).
        if node.depth >= 4 && (PV || cut) && excluded.is_none() && hit.is_none_or(|entry| entry.mv.is_none())
        {
            node.depth -= 1;
        }
        self.search_moves::<PV>(&mut node, raw).clamp(floor, ceiling)
    }

    /// Stores the tablebases' answer as the result of a search that is six plies deeper, and returns its score.
    fn keep_answer(&self, position: &Position, ply: usize, depth: i32, score: i32, bound: Bound) -> i32 {
        let entry = Entry { mv: None, score, eval: -MATE_BOUND, depth: depth + 6, bound, principal: false };
        self.shared.table.store(position.key(), ply, entry);
        score
    }

    /// Evaluates the node, and resets what its child nodes share. Returns the raw evaluation for the table; unknown in
    /// check and while a move is excluded.
    fn look(&mut self, node: &mut Node) -> i32 {
        let ply = node.ply;
        self.frames[ply + 1].killers = Killers::default();
        self.frames[ply + 1].refuted = 0;
        self.frames[ply].doubles = if ply > 0 { self.frames[ply - 1].doubles } else { 0 };
        if node.in_check {
            self.frames[ply].eval = UNKNOWN;
            return UNKNOWN;
        }
        if node.excluded.is_some() {
            node.eval = self.frames[ply].eval;
            return UNKNOWN;
        }
        let (raw, eval) = self.evaluate(node.position, node.hit.and_then(Entry::known_eval));
        self.frames[ply].eval = eval;
        node.eval = match node.hit {
            Some(entry) if entry.refines(eval) => entry.score,
            _ => eval,
        };
        let before = |back: usize| ply.checked_sub(back).map_or(UNKNOWN, |at| self.frames[at].eval);
        let earlier = if before(2) == UNKNOWN { before(4) } else { before(2) };
        node.improving = earlier == UNKNOWN || eval > earlier;
        raw
    }

    fn search_moves<const PV: bool>(&mut self, node: &mut Node, raw: i32) -> i32 {
        let (position, ply) = (node.position, node.ply);
        self.frames[ply].attacked = position.attacked();
        let hints = self.hints(ply);
        let mut picker = Picker::new(position, node.hit.and_then(|entry| entry.mv), hints);
        let mut tried = TriedMoves::default();
        let (mut best_move, mut count) = (None, 0);
        let begun = node.alpha;
        while let Some(mv) = picker.next(position, &self.data.histories) {
            if Some(mv) == node.excluded || ply == 0 && !self.root.allows(mv) {
                continue;
            }
            count += 1;
            let quiet = !position.is_noisy(mv);
            let standing = self.standing(position, &hints, mv, quiet);
            if ply > 0 && node.best > -MATE_BOUND && skips(node, &mut picker, mv, quiet, count, standing) {
                continue;
            }
            let extension = match self.extension::<PV>(node, mv) {
                Ok(extension) => extension,
                Err(score) => return score,
            };
            let nodes = self.nodes;
            let next = self.enter(position, mv, ply);
            self.frames[ply].quiet = quiet;
            self.count_node();
            self.frames[ply].doubles += i32::from(extension > 1);
            let score = self.search_move::<PV>(node, &next, count, extension, quiet, standing);
            self.frames[ply].doubles -= i32::from(extension > 1);
            self.leave();
            if self.stopped {
                return 0;
            }
            if ply == 0 {
                self.note_root_move(mv, score, count, node.alpha, self.nodes - nodes);
            }
            if score > node.best {
                node.best = score;
                if score > node.alpha {
                    best_move = Some(mv);
                    if PV {
                        self.extend_line(ply, mv);
                    }
                    if score >= node.beta {
                        self.frames[ply].refuted += 1;
                        break;
                    }
                    node.alpha = score;
                }
            }
            // If the list is full, the remaining moves are not penalised.
            let _ = if quiet { tried.quiet.try_push(mv) } else { tried.noisy.try_push(mv) };
        }
        if count == 0 {
            return match (node.excluded, node.in_check) {
                (Some(_), _) => node.alpha,
                (None, true) => mated(ply),
                (None, false) => 0,
            };
        }
        self.conclude(node, begun, best_move, &hints, &tried, raw)
    }

    /// Finishes a node: updates the statistics, stores the result unless moves were excluded, and returns the score.
    fn conclude(
        &mut self,
        node: &Node,
        begun: i32,
        best_move: Option<Move>,
        hints: &Hints,
        tried: &TriedMoves,
        raw: i32,
    ) -> i32 {
        let mut best = node.best;
        match best_move {
            Some(mv) if best >= node.beta => {
                self.learn(node, hints, mv, tried);
                // A score above the window is pulled towards beta, less so at high depth.
                if best < MATE_BOUND && node.beta > -MATE_BOUND {
                    best = (best * node.depth + node.beta) / (node.depth + 1);
                }
            }
            None if node.excluded.is_none() => self.learn_from_failure(node, hints),
            _ => {}
        }
        if node.excluded.is_none() && !(node.ply == 0 && self.root.is_narrowed()) {
            self.keep(node, begun, best, best_move, raw);
        }
        best
    }

    /// Searches one move. Late moves are first searched with a null window, usually at a reduced depth: the worse a
    /// move looks, the greater the reduction (late move reductions: Tord Romstad, Fabien Letouzey, 2005). The full
    /// window is used only at nodes of the principal variation: for the first move, and for a later move whose
    /// null-window score lies between alpha and beta.
    fn search_move<const PV: bool>(
        &mut self,
        node: &Node,
        next: &Position,
        count: i32,
        extension: i32,
        quiet: bool,
        standing: i32,
    ) -> i32 {
        let (alpha, beta, ply) = (node.alpha, node.beta, node.ply + 1);
        let mut depth = node.depth - 1 + extension;
        let mut score = -INFINITY;
        let mut open = !PV || count > 1;
        if node.depth >= 3 && count > 1 + 2 * i32::from(node.ply == 0) {
            let refuted = self.frames[ply].refuted;
            let reduction = reduction::<PV>(node, next, count, quiet, standing, refuted);
            let reduced = (depth - reduction).clamp(1, depth + 1);
            score = -self.search::<false>(next, -alpha - 1, -alpha, reduced, ply, true);
            open = score > alpha && reduced < depth;
            // The margin above the best score decides the depth of the re-search.
            if open {
                depth += i32::from(score > node.best + constants::deeper())
                    - i32::from(score < node.best + constants::shallower());
                open = reduced < depth;
            }
        }
        if open {
            score = -self.search::<false>(next, -alpha - 1, -alpha, depth, ply, !node.cut);
        }
        if PV && (count == 1 || score > alpha && score < beta.max(alpha + 2)) {
            score = -self.search::<true>(next, -beta, -alpha, depth, ply, false);
        }
        score
    }

    /// The history score of a move.
    fn standing(&self, position: &Position, hints: &Hints, mv: Move, quiet: bool) -> i32 {
        let histories = &self.data.histories;
        if quiet {
            QuietHistory::new(histories, hints, position.turn()).score(mv)
        } else {
            histories.noisy(position, mv)
        }
    }

    /// Rewards a move that failed high, and penalises the captures and promotions that were tried before it and, if the
    /// move was quiet, also the quiet moves.
    fn learn(&mut self, node: &Node, hints: &Hints, mv: Move, tried: &TriedMoves) {
        let position = node.position;
        let turn = position.turn();
        let bonus = (constants::bonus() * node.depth - 90).clamp(40, constants::bonus_limit());
        let histories = &mut self.data.histories;
        if position.is_noisy(mv) {
            histories.reward_noisy(position, mv, bonus);
        } else {
            let mut quiet = |mv: Move, bonus: i32| {
                let step = PieceTo::new(turn, mv);
                histories.reward_quiet(turn, mv, hints.attacked, bonus);
                for earlier in hints.earlier {
                    histories.reward_continuation(earlier, step, bonus);
                }
            };
            // An immediate cutoff near the leaves is weak evidence that the move is good.
            if node.depth > 2 || !tried.quiet.is_empty() {
                quiet(mv, bonus);
            }
            for &other in &tried.quiet {
                quiet(other, -bonus);
            }
            self.frames[node.ply].killers.add(mv);
            histories.set_counter(hints.earlier[0], mv);
        }
        for &other in &tried.noisy {
            histories.reward_noisy(position, other, -bonus);
        }
    }

    /// Rewards the opponent's last move after the node failed low, if that move was quiet.
    fn learn_from_failure(&mut self, node: &Node, hints: &Hints) {
        let Some(ply) = node.ply.checked_sub(1) else { return };
        let (Some(mv), Some(step)) = (self.frames[ply].mv, self.frames[ply].step) else { return };
        if !self.frames[ply].quiet {
            return;
        }
        let attacked = self.frames[ply].attacked;
        let bonus = (constants::bonus_after_failure() * node.depth - 60).clamp(40, 1400);
        let histories = &mut self.data.histories;
        histories.reward_quiet(!node.position.turn(), mv, attacked, bonus / 2);
        histories.reward_continuation(hints.earlier[1], step, bonus);
    }

    /// Stores the result in the table and, if it shows how wrong the static evaluation was, updates the correction
    /// history.
    fn keep(&mut self, node: &Node, begun: i32, best: i32, best_move: Option<Move>, raw: i32) {
        let bound = Bound::of(best, begun, node.beta);
        let entry = Entry {
            mv: best_move,
            score: best,
            eval: raw,
            depth: node.depth,
            bound,
            principal: node.principal,
        };
        self.shared.table.store(node.position.key(), node.ply, entry);
        let eval = self.frames[node.ply].eval;
        let says = match bound {
            Bound::Exact => true,
            Bound::Lower => best > eval,
            Bound::Upper => best < eval,
        };
        let calm = !node.in_check && best_move.is_none_or(|mv| !node.position.is_noisy(mv));
        if calm && says && best.abs() < TABLE_WIN - MAX_PLY as i32 {
            self.data.histories.correct(node.position, (best - eval).clamp(-250, 250), node.depth);
        }
    }
}
