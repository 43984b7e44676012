//! Walks towards a helpmate: each move is the one after which mate looks closest. Most positions of real games need no
//! more.
//!
//! The plans' weights were fitted to questions about positions from real games: the first plan answers five of six, the
//! second nine in ten of the rest, the third half of what is left. The last two halve both the number of questions left
//! to the search and its time.

use arrayvec::ArrayVec;

use super::score::{Features, QuietMoves, attacked, features};
use crate::rules::cpu::{self, Work};
use crate::rules::{Bitboard, Color, Move, MoveKind, MoveList, Position, Role, attacks};

/// The maximum length of a walk in plies; most end in mate after 20 to 30.
const MAX_LENGTH: usize = 100;
/// A walk ends when mate has not come closer for this many plies.
const PATIENCE: usize = 60;

/// How a walk chooses its moves.
struct Plan {
    weights: &'static Features,
    /// Whether the side that is to mate plays only captures while it has any.
    captures: bool,
}

/// The weights of each plan; the first one captures.
static PLANS: [Features; 5] = [
    Features { men: 6, promotion: 19, king: 10, pieces: [-3, 1], cage: 2, free: 3 },
    Features { men: 5, promotion: 9, king: 6, pieces: [-2, 8], cage: 4, free: 4 },
    Features { men: 1, promotion: 12, king: 23, pieces: [-3, 7], cage: 3, free: -1 },
    Features { men: 4, promotion: 17, king: 24, pieces: [7, 7], cage: 6, free: 5 },
    Features { men: 4, promotion: 25, king: 9, pieces: [4, 7], cage: 7, free: -3 },
];

/// The moves of a walk that ends in mate by `side`. `None` leaves the question open. `budget` is the maximum number of
/// positions to generate; on return it is what is left.
pub(super) fn to_mate(position: &Position, side: Color, budget: &mut u64) -> Option<Vec<Move>> {
    PLANS
        .iter()
        .enumerate()
        .find_map(|(number, weights)| walk(position, side, &Plan { weights, captures: number == 0 }, budget))
}

fn walk(root: &Position, side: Color, plan: &Plan, budget: &mut u64) -> Option<Vec<Move>> {
    let (mut position, mut line, mut seen) = (root.clone(), Vec::new(), vec![root.key()]);
    let (mut lowest, mut stale) = (i32::MAX, 0);
    while line.len() < MAX_LENGTH && stale <= PATIENCE {
        let moves = candidates(&position, side, plan);
        match cpu::run(CompareMoves { position: &position, side, plan, moves: &moves, seen: &seen, budget })?
        {
            BestStep::Mate(mv) => {
                line.push(mv);
                return Some(line);
            }
            BestStep::Nearer(score, mv, next) => {
                stale = if score < lowest { 0 } else { stale + 1 };
                lowest = lowest.min(score);
                line.push(mv);
                seen.push(next.key());
                position = next;
            }
        }
    }
    None
}

/// Compares the moves in a position.
struct CompareMoves<'a> {
    position: &'a Position,
    side: Color,
    plan: &'a Plan,
    moves: &'a MoveList,
    /// The keys of the positions to which the walk does not return.
    seen: &'a [u64],
    budget: &'a mut u64,
}

enum BestStep {
    Mate(Move),
    /// The score, and the move with the position after it.
    Nearer(i32, Move, Position),
}

impl Work<Option<BestStep>> for CompareMoves<'_> {
    #[inline(always)]
    fn work(self) -> Option<BestStep> {
        let CompareMoves { position, side, plan, moves, seen, budget } = self;
        // A list of moves has at most 256 entries.
        let mut scored: ArrayVec<(i32, Move), 256> = ArrayVec::new();
        let checks = (position.turn() == side).then(|| Checks::new(position));
        let quiet = QuietMoves::new(position, side, plan.weights);
        for &mv in moves {
            *budget = budget.checked_sub(1)?;
            let may_check = checks.as_ref().is_some_and(|checks| checks.may_give(mv));
            if let Some(score) = quiet.as_ref().filter(|_| !may_check).and_then(|quiet| quiet.after(mv)) {
                debug_assert_eq!(
                    score,
                    features(&position.board_after(mv), side, position.king(!side)).dot(plan.weights)
                );
                scored.push((score, mv));
                continue;
            }
            // Most moves need no more than the board after them.
            let board = position.board_after(mv);
            let king = board.by(!side, Role::King).first()?;
            let is_check = may_check && board.attackers(king, side, board.occupied()).any();
            if is_check && !position.after(mv).has_legal_move() {
                return Some(BestStep::Mate(mv));
            }
            scored.push((features(&board, side, king).dot(plan.weights), mv));
        }
        loop {
            let (at, &(score, mv)) = scored.iter().enumerate().min_by_key(|(_, (score, _))| *score)?;
            let next = position.after(mv);
            if !seen.contains(&next.key()) {
                return Some(BestStep::Nearer(score, mv, next));
            }
            scored.remove(at);
        }
    }
}

/// Identifies most moves that give no check.
struct Checks {
    /// The squares from which each role attacks the enemy king.
    squares: [Bitboard; 6],
    /// The pieces of the side to move that may stand between that king and an attacker.
    screens: Bitboard,
}

impl Checks {
    #[inline(always)]
    fn new(position: &Position) -> Checks {
        let (board, side) = (position.board(), position.turn());
        let king = position.king(!side);
        let occupied = board.occupied();
        let (diagonal, straight) = (attacks::bishop(king, occupied), attacks::rook(king, occupied));
        let of = |role| match role {
            Role::Pawn => attacks::pawn(!side, king),
            Role::Knight => attacks::knight(king),
            Role::Bishop => diagonal,
            Role::Rook => straight,
            Role::Queen => diagonal | straight,
            Role::King => Bitboard::EMPTY,
        };
        Checks { squares: Role::ALL.map(of), screens: (diagonal | straight) & board.color(side) }
    }

    /// Returns `false` if the move certainly gives no check.
    #[inline(always)]
    fn may_give(&self, mv: Move) -> bool {
        let direct = match mv.kind() {
            MoveKind::Plain(role) => self.squares[role.index()].has(mv.to()),
            MoveKind::DoubleStep => self.squares[Role::Pawn.index()].has(mv.to()),
            _ => true,
        };
        direct || self.screens.has(mv.from())
    }
}

/// The moves that a walk compares: captures where the plan wants them; for the other side, king moves and moves that
/// give something away. If there are none of these, all moves.
fn candidates(position: &Position, side: Color, plan: &Plan) -> MoveList {
    let board = position.board();
    if position.turn() == side {
        if plan.captures {
            let mut moves = position.noisy_moves();
            moves.retain(|mv| board.color(!side).has(mv.to()));
            if !moves.is_empty() {
                return moves;
            }
        }
        return position.legal_moves();
    }
    let (king, given) = (position.king(!side), attacked(board, side) - board.color(side));
    let fits = |mv: &Move| mv.from() == king || given.has(mv.to());
    let mut moves = position.legal_moves();
    if moves.iter().any(fits) {
        moves.retain(|mv| fits(mv));
    }
    moves
}
