//! Static evaluation, in centipawns for the side to move.
//!
//! Apart from some endgames, the evaluation is a sum of terms. Each has a middlegame and an endgame weight, which are
//! blended according to the remaining pieces ("tapered", Fabien Letouzey: Fruit, 2005). The sum is almost linear in the
//! weights, so `examples/tune.rs` can fit them. The same code adds up weights during play and lists terms for tuning. A
//! small network corrects the sum.

mod endgame;
mod material;
mod net;
mod pawns;
mod pieces;
mod sides;
mod tally;
mod terms;
mod threats;
pub mod tuning;

use sides::Sides;
use tally::{Sum, Tally};

use crate::rules::cpu::{self, Work};
use crate::rules::{Color, Position};

/// The phase with all pieces on the board: a minor piece counts 1, a rook 2, a queen 4.
const FULL_PHASE: i32 = 24;
/// The scale of an endgame whose advantage counts in full.
const FULL_SCALE: i32 = 64;

/// The static evaluation with its pawn hash table and its network.
pub struct Evaluator {
    pawns: pawns::Memory,
    /// The network that corrects the sum of terms; `None` to evaluate without it.
    net: Option<net::Memory>,
}

impl Evaluator {
    /// Creates an evaluator that uses the sum of terms, corrected by the network.
    pub fn new() -> Evaluator {
        Evaluator { net: Some(net::Memory::new()), ..Evaluator::by_hand() }
    }

    /// Creates an evaluator that uses only the sum of terms, without the network.
    pub fn by_hand() -> Evaluator {
        Evaluator { pawns: pawns::Memory::new(), net: None }
    }

    /// The evaluation in centipawns from the side to move's point of view.
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        cpu::run(Evaluate(self, position))
    }

    /// The same value as [`Evaluator::evaluate`], computed by the portable copy of the code. A test compares the two
    /// (see `rules::cpu`).
    pub fn evaluate_portable(&mut self, position: &Position) -> i32 {
        Evaluate(self, position).work()
    }
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator::new()
    }
}

struct Evaluate<'a>(&'a mut Evaluator, &'a Position);

impl Work<i32> for Evaluate<'_> {
    #[inline(always)]
    fn work(self) -> i32 {
        let Evaluate(evaluator, position) = self;
        let turned = |white: i32| if position.turn() == Color::White { white } else { -white };
        if let Some(white) = endgame::lone_king(position) {
            return turned(white);
        }
        let mut sum = Sum::default();
        let sides = Sides::new(position);
        let passed = evaluator.pawns.look_up(&sides, &mut sum);
        everything_else(&sides, passed, &mut sum);
        let (middle, end) = (sum.middle(), sum.end());
        let scale = endgame::scale(position, end);
        if scale == 0 {
            return 0;
        }
        let end = end * scale / FULL_SCALE;
        let phase = phase(position);
        let white = (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
        // This is not a closure, because the compiler would not use the processor's extra instructions in one.
        let correction = match &mut evaluator.net {
            Some(net) => net.correction(position),
            None => 0,
        };
        turned(white) + correction
    }
}

/// Counts all terms except those of the pawn structure.
#[inline(always)]
fn everything_else(sides: &Sides, passed: [crate::rules::Bitboard; 2], tally: &mut impl Tally) {
    material::count::<true>(sides, tally);
    material::count::<false>(sides, tally);
    let mut reach = pieces::Reach::new(sides);
    pieces::count::<true>(sides, &mut reach, tally);
    pieces::count::<false>(sides, &mut reach, tally);
    pieces::king::<true>(sides, &reach, tally);
    pieces::king::<false>(sides, &reach, tally);
    threats::count::<true>(sides, &reach, tally);
    threats::count::<false>(sides, &reach, tally);
    pawns::count_passed::<true>(sides, passed[0], &reach, tally);
    pawns::count_passed::<false>(sides, passed[1], &reach, tally);
    tally.add(terms::TEMPO, if sides.turn == Color::White { 1 } else { -1 });
}

#[inline(always)]
fn phase(position: &Position) -> i32 {
    use crate::rules::Role::*;
    let board = position.board();
    let minor = board.role(Knight) | board.role(Bishop);
    let phase = minor.len() + 2 * board.role(Rook).len() + 4 * board.role(Queen).len();
    (phase as i32).min(FULL_PHASE)
}
