//! Chooses one of the considered moves: not always the best, but never a much worse one. The loss is measured in
//! winning probability, so that a pawn matters little in a decided game.
//!
//! The scores of the moves: see `engine::level::root`.

use super::is_opening;
use super::rng::Rng;
use super::root::{Candidate, is_mate_for_us};
use super::strength::Strength;
use crate::rules::{Bitboard, File, Move, MoveKind, Position, Role, Square};

/// An advantage of this size wins 73 % of the games, in centipawns.
const SPREAD: f64 = 250.0;
/// Centipawns that count as one whole win on top, so that the level still makes progress in a decided game.
const LINEAR: f64 = 4000.0;
/// At this score the choice is twice as strict, in centipawns.
const CLEAR: f64 = 400.0;
/// With a higher score, moves that draw are not played, in centipawns.
const WINNING: i32 = 30;
/// A recapture is played at once unless another move is better by more than this, in centipawns.
const RECAPTURE_MARGIN: i32 = 150;
/// Up to this move number the choice is varied, so that no two games are the same.
const OPENING: u32 = 8;
/// Up to this move number opening principles tip the balance.
const BIASED: u32 = 10;
/// How much worse a varied move may be, in winning probability.
const VARIETY: f64 = 0.015;

/// The circumstances of a choice.
pub(super) struct Choice<'a> {
    pub(super) position: &'a Position,
    pub(super) rng: Rng,
    /// The square on which the opponent has just captured.
    pub(super) taken_on: Option<Square>,
}

impl Choice<'_> {
    /// Returns the index of the chosen candidate. The best candidate comes first; `draws` returns whether a candidate
    /// draws at once.
    pub(super) fn choose(
        &self,
        strength: &Strength,
        candidates: &[Candidate],
        draws: impl Fn(&Candidate) -> bool,
    ) -> usize {
        let best = candidates[0].score;
        if is_mate_for_us(best) {
            return 0;
        }
        if let Some(recapture) = self.recapture(strength, candidates) {
            return recapture;
        }
        let strictness = 1.0 + (f64::from(best) / CLEAR).powi(2);
        let variety = if is_opening(self.position, OPENING) { VARIETY } else { 0.0 };
        let tolerance = (strength.carelessness / strictness).max(variety);
        let appeal = |candidate: &Candidate| candidate.score + opening_bias(self.position, candidate.mv);
        let most_appealing =
            candidates.iter().filter(|candidate| candidate.near).map(appeal).max().unwrap_or(best);
        let weight = |candidate: &Candidate| {
            let worse = f64::from(best - candidate.score);
            if !candidate.near || worse > strength.cap || best > WINNING && draws(candidate) {
                return 0.0;
            }
            // A Gaussian: many clearly worse moves must not outweigh a few good ones.
            let lost =
                (win_probability(most_appealing) - win_probability(appeal(candidate))) / tolerance.max(1e-6);
            (-lost * lost).exp()
        };
        let weights: Vec<f64> = candidates.iter().map(weight).collect();
        let mut rest = self.rng.fork(u64::from(b'c')).chance() * weights.iter().sum::<f64>();
        let chosen = weights.iter().position(|weight| {
            rest -= weight;
            rest < 0.0
        });
        chosen.unwrap_or(0)
    }

    fn recapture(&self, strength: &Strength, candidates: &[Candidate]) -> Option<usize> {
        let square = self.taken_on?;
        let takes =
            |candidate: &Candidate| candidate.mv.to() == square && self.position.is_noisy(candidate.mv);
        let back = candidates.iter().position(takes)?;
        let near = candidates[back].near && candidates[0].score - candidates[back].score <= RECAPTURE_MARGIN;
        let minded =
            self.rng.fork(u64::from(b't')).chance() < if strength.rating < 600.0 { 0.85 } else { 0.98 };
        (near && minded).then_some(back)
    }
}

fn win_probability(score: i32) -> f64 {
    let score = f64::from(score);
    1.0 / (1.0 + (-score / SPREAD).exp()) + score / LINEAR
}

/// How much better or worse a quiet move looks by what beginners are taught about the opening, in centipawns: pawns to
/// the centre, pieces out, the king into safety.
fn opening_bias(position: &Position, mv: Move) -> i32 {
    if !is_opening(position, BIASED) || position.is_noisy(mv) {
        return 0;
    }
    let file = mv.to().file();
    let central = matches!(file, File::D | File::E);
    let beside = matches!(file, File::C | File::F);
    let home = Bitboard::back_rank(position.turn());
    let develops = home.has(mv.from()) && !home.has(mv.to());
    let edge = matches!(file, File::A | File::H);
    match (mv.kind(), mv.role()) {
        (MoveKind::Castling, _) => 35,
        (MoveKind::DoubleStep, _) if central => 25,
        (MoveKind::DoubleStep, _) if file == File::C => 8,
        (_, Role::Pawn) if central => 5,
        (_, Role::Pawn) if edge => -18,
        (_, Role::Pawn) => -8,
        (_, Role::Knight) if develops && !edge => {
            if central || beside {
                18
            } else {
                8
            }
        }
        (_, Role::Knight) => -15,
        (_, Role::Bishop) if develops => 14,
        (_, Role::Bishop) => -10,
        (_, Role::Rook) => -12,
        (_, Role::Queen) => -12,
        (_, Role::King) => -40,
    }
}
