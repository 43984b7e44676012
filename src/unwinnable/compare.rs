//! Scores the possible moves of a walk as they are generated, to find the one after which mate looks closest.

use arrayvec::ArrayVec;

use super::score::{Changes, Features, attacked, features};
use crate::rules::cpu::Work;
use crate::rules::movegen::{Sink, generate, origin};
use crate::rules::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square, attacks};

/// How a walk chooses its moves.
pub(super) struct Plan {
    pub(super) weights: &'static Features,
    /// Whether the side that is to mate plays only captures while it has any; en passant does not count.
    pub(super) captures: bool,
}

pub(super) struct CompareMoves<'a> {
    pub(super) position: &'a Position,
    /// The side that is to mate.
    pub(super) side: Color,
    pub(super) plan: &'a Plan,
    /// The keys of the positions to which the walk must not return.
    pub(super) seen: &'a [u64],
    /// The number of positions that may still be generated.
    pub(super) budget: &'a mut u64,
}

pub(super) enum BestStep {
    Mate(Move),
    /// The score, and the move with the position after it.
    Nearer(i32, Move, Position),
}

impl Work<Option<BestStep>> for CompareMoves<'_> {
    #[inline(always)]
    fn work(self) -> Option<BestStep> {
        let CompareMoves { position, side, plan, seen, budget } = self;
        let mut scores = Scores::new(position, side, plan);
        for targets in [targets(position, side, plan), Bitboard::ALL] {
            scores.targets = targets;
            generate(position, &mut scores);
            if !scores.is_empty() {
                break;
            }
        }
        // For most checks, this test shows that they are not mate: the king can step to a safe square.
        let flees = |board: &Board, king: Square| {
            let left = board.occupied().without(king);
            let steps = attacks::king(king) - board.color(!side);
            steps.into_iter().any(|to| board.attackers(to, side, left).is_empty())
        };
        let Scores { scored, open, .. } = &mut scores;
        *budget = budget.checked_sub((scored.len() + open.len()) as u64)?;
        for &(quick, mv) in open.iter() {
            // For most moves, the board after them is enough; making the whole position would take longer.
            let board = position.board_after(mv);
            let king = board.by(!side, Role::King).first()?;
            let is_check = position.turn() == side && board.attackers(king, side, board.occupied()).any();
            if is_check && !flees(&board, king) && !position.after(mv).has_legal_move() {
                return Some(BestStep::Mate(mv));
            }
            scored.push((quick.unwrap_or_else(|| features(&board, side, king).dot(plan.weights)), mv));
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

/// The target squares that a walk tries first. For the side that is to mate: those of the other side's pieces if the
/// plan asks for captures, otherwise all. For the other side: the squares where its pieces can be captured, except
/// those of the mating side's pieces; its king may go anywhere.
#[inline(always)]
fn targets(position: &Position, side: Color, plan: &Plan) -> Bitboard {
    let board = position.board();
    match position.turn() == side {
        true if plan.captures => board.color(!side),
        true => Bitboard::ALL,
        false => attacked(board, side) - board.color(side),
    }
}

const MAX_MOVES: usize = 256;

/// A sink that collects moves, with their scores as far as these are quickly known.
struct Scores<'a> {
    targets: Bitboard,
    /// The king of the side that is to be mated, if that side is to move; this king may go anywhere.
    free_king: Bitboard,
    changes: Option<Changes<'a>>,
    /// `None` if the side that is to be mated is to move.
    checks: Option<Checks>,
    scored: ArrayVec<(i32, Move), MAX_MOVES>,
    /// Moves that may mate, or whose score needs a closer look, each with its score if that is already known.
    open: ArrayVec<(Option<i32>, Move), MAX_MOVES>,
}

impl<'a> Scores<'a> {
    #[inline(always)]
    fn new(position: &'a Position, side: Color, plan: &'a Plan) -> Scores<'a> {
        let is_own = position.turn() == side;
        Scores {
            targets: Bitboard::EMPTY,
            free_king: if is_own { Bitboard::EMPTY } else { Bitboard::of(position.king(!side)) },
            changes: Changes::new(position, side, plan.weights),
            checks: is_own.then(|| Checks::new(position)),
            scored: ArrayVec::new(),
            open: ArrayVec::new(),
        }
    }

    fn is_empty(&self) -> bool {
        self.scored.is_empty() && self.open.is_empty()
    }

    #[inline(always)]
    fn targets_from(&self, from: Square) -> Bitboard {
        if self.free_king.has(from) { Bitboard::ALL } else { self.targets }
    }

    #[inline(always)]
    fn score(&mut self, mv: Move) {
        let quick = self.changes.as_ref().and_then(|changes| changes.after(mv));
        let may_check = self.checks.as_ref().is_some_and(|checks| checks.may_give(mv));
        match quick {
            Some(score) if !may_check => self.scored.push((score, mv)),
            _ => self.open.push((quick, mv)),
        }
    }
}

impl Sink for Scores<'_> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets & self.targets_from(from) {
            self.score(Move::new(from, to, MoveKind::Plain(role)));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, step: i8) {
        let kind = if step.abs() == 16 { MoveKind::DoubleStep } else { MoveKind::Plain(Role::Pawn) };
        for to in targets & self.targets {
            self.score(Move::new(origin(to, step), to, kind));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, step: i8) {
        for to in targets & self.targets {
            for role in Role::PROMOTIONS {
                self.open.push((None, Move::new(origin(to, step), to, MoveKind::Promotion(role))));
            }
        }
    }

    #[inline(always)]
    fn one(&mut self, mv: Move) {
        if self.targets_from(mv.from()).has(mv.to()) {
            self.open.push((None, mv));
        }
    }
}

/// A quick test that rules out check for most moves that don't give it.
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

    /// Returns `false` only if the move certainly gives no check.
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
