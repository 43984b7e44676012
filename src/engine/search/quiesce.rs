//! Quiescence search: tries only captures and promotions (at its first ply also checks) or, in check, evasions, until
//! the evaluation can be trusted (Larry Harris, 1975).

use super::{Search, constants};
use crate::engine::picker::{Hints, Picker};
use crate::engine::report::Bound;
use crate::engine::score::{INFINITY, MATE_BOUND, MAX_PLY, UNKNOWN, mated};
use crate::engine::see;
use crate::engine::transposition::Entry;
use crate::rules::{Move, MoveKind, Position, Role};

/// The state of a quiescence node before its moves are searched.
struct StandPat {
    in_check: bool,
    alpha: i32,
    beta: i32,
    /// The stand-pat score; `-INFINITY` in check.
    best: i32,
    /// The raw evaluation for the table.
    raw: i32,
    /// The table move.
    first: Option<Move>,
    principal: bool,
    /// Whether quiet moves that give check are tried too.
    checks: bool,
}

impl Search<'_> {
    /// The score of a search over captures and promotions, or over evasions of check; at its first ply also over quiet
    /// moves that give check without losing material, so that fewer attacks on a king are missed.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        position: &Position,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        self.quiesce_at::<PV>(position, alpha, beta, ply, true)
    }

    fn quiesce_at<const PV: bool>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        checks: bool,
    ) -> i32 {
        self.frames[ply].line.clear();
        self.selective_depth = self.selective_depth.max(ply);
        if self.stopped || self.is_draw(position) {
            return 0;
        }
        let in_check = position.is_check();
        if ply >= MAX_PLY {
            return if in_check { 0 } else { self.evaluate(position, None).1 };
        }
        let hit = self.shared.table.probe(position.key(), ply);
        if let Some(entry) = hit
            && !PV
            && entry.cuts(alpha, beta)
        {
            return entry.score;
        }
        let (mut raw, mut best) = (UNKNOWN, -INFINITY);
        if !in_check {
            (raw, best) = self.evaluate(position, hit.and_then(Entry::known_eval));
            if let Some(entry) = hit
                && entry.refines(best)
            {
                best = entry.score;
            }
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let stand = StandPat {
            in_check,
            alpha,
            beta,
            best,
            raw,
            first: hit.and_then(|entry| entry.mv),
            principal: PV || hit.is_some_and(|entry| entry.principal),
            checks,
        };
        self.quiesce_moves::<PV>(position, &stand, ply)
    }

    fn quiesce_moves<const PV: bool>(&mut self, position: &Position, stand: &StandPat, ply: usize) -> i32 {
        let &StandPat { in_check, mut alpha, beta, mut best, raw, first, principal, checks } = stand;
        let floor = best + constants::delta();
        let mut picker = if in_check {
            Picker::new(position, first, Hints { earlier: self.hints(ply).earlier, ..Hints::default() })
        } else if checks {
            Picker::noisy(position, first, 0).with_checks()
        } else {
            Picker::noisy(position, first, 0)
        };
        let (mut count, mut best_move) = (0, None);
        while let Some(mv) = picker.next(position, &self.data.histories) {
            count += 1;
            if best > -MATE_BOUND {
                if picker.at_bad() {
                    break; // losing captures, which come last
                }
                if in_check && !position.is_noisy(mv) {
                    picker.skip_quiets(); // no quiet evasion after this one
                }
                if !in_check && position.is_noisy(mv) && is_hopeless(position, mv, floor, alpha) {
                    continue;
                }
            }
            let next = self.enter(position, mv, ply);
            self.count_node();
            let score = -self.quiesce_at::<PV>(&next, -beta, -alpha, ply + 1, false);
            self.leave();
            if self.stopped {
                return 0;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(mv);
                if PV {
                    self.extend_line(ply, mv);
                }
                if score >= beta {
                    break;
                }
            }
        }
        if in_check && count == 0 {
            return mated(ply);
        }
        let bound = Bound::of(best, stand.alpha, beta);
        let entry = Entry { mv: best_move, score: best, eval: raw, depth: 0, bound, principal };
        self.shared.table.store(position.key(), ply, entry);
        best
    }
}

/// Whether a capture is unlikely to raise the score above `alpha` (delta pruning). Always `false` for a promotion, and
/// for a capture that might leave the opponent too little material to win, since that can turn any score into a draw.
fn is_hopeless(position: &Position, mv: Move, floor: i32, alpha: i32) -> bool {
    let victim = match mv.kind() {
        MoveKind::Promotion(_) => return false,
        MoveKind::EnPassant => Role::Pawn,
        _ => position.board().role_on_taken(mv.to()),
    };
    floor + see::VALUES[victim.index()] <= alpha && can_win_without(position, victim)
}

/// Whether the side not to move, after losing this piece, still has a pawn, and a major piece or at least two minor
/// pieces.
fn can_win_without(position: &Position, victim: Role) -> bool {
    let theirs = position.board().color(!position.turn());
    let count = |role: Role| {
        let men = (theirs & position.board().role(role)).len() as i32;
        men - i32::from(role == victim)
    };
    let minor = count(Role::Knight) + count(Role::Bishop);
    count(Role::Pawn) > 0 && minor + 2 * (count(Role::Rook) + count(Role::Queen)) >= 2
}
