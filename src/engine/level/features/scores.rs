//! The scores of short searches, as features.

use super::{DEPTHS, Feature, Row, Scene, ScoredMove, put};
use crate::engine::score::MATE_BOUND;

/// The maximum loss, in centipawns; larger losses count as this much.
const MAX_LOSS: i32 = 600;
/// An advantage of this size, in centipawns, counts as a winning probability of 73 %.
const SPREAD: f32 = 250.0;

/// The first feature of each depth.
const FIRST: [Feature; DEPTHS] = [Feature::Look1, Feature::Look2, Feature::Look3, Feature::Look4];

pub(super) fn add(scene: &Scene<'_>, scored: &[ScoredMove], rows: &mut [Row]) {
    let best: [i32; DEPTHS] =
        std::array::from_fn(|depth| scored.iter().map(|look| look.scores[depth]).max().unwrap_or(0));
    let decided = (best[DEPTHS - 1] as f32 / 400.0).clamp(-2.0, 2.0);
    for (look, row) in scored.iter().zip(rows) {
        let mut worse = [0.0; DEPTHS];
        let mut chance = [0.0; DEPTHS];
        for depth in 0..DEPTHS {
            let score = look.scores[depth];
            let lost = (best[depth] - score).clamp(0, MAX_LOSS) as f32 / 100.0;
            let drop = 10.0 * (win_probability(best[depth]) - win_probability(score));
            let rank = scored.iter().filter(|other| other.scores[depth] > score).count() as f32;
            let first = FIRST[depth] as u16;
            row.push((first, lost));
            row.push((first + 1, lost.sqrt()));
            row.push((first + 2, drop));
            row.push((first + 3, f32::from(u8::from(rank == 0.0))));
            row.push((first + 4, (1.0 + rank).ln()));
            (worse[depth], chance[depth]) = (lost, drop);
        }
        let [one, two, _, all] = chance;
        put(row, Feature::HiddenLoss, (all - one).max(0.0));
        put(row, Feature::HiddenGain, (one - all).max(0.0));
        put(row, Feature::DeeperLoss, (all - two).max(0.0));
        put(row, Feature::Inaccuracy, step(worse[DEPTHS - 1] >= 0.5));
        put(row, Feature::Mistake, step(worse[DEPTHS - 1] >= 1.0));
        put(row, Feature::Blunder, step(worse[DEPTHS - 1] >= 2.0));
        put(row, Feature::Disaster, step(worse[DEPTHS - 1] >= 4.0));
        put(row, Feature::LossDecided, worse[DEPTHS - 1].sqrt() * decided.abs());
        put(row, Feature::LossWinning, worse[DEPTHS - 1].sqrt() * decided.max(0.0));
        put(row, Feature::LossLate, worse[DEPTHS - 1].sqrt() * (1.0 - scene.phase));
        put(row, Feature::LossOpening, worse[DEPTHS - 1].sqrt() * scene.opening);
        put(row, Feature::LossInCheck, worse[DEPTHS - 1].sqrt() * step(scene.check));
        put(row, Feature::Mates, step(look.scores[0] >= MATE_BOUND));
        put(row, Feature::WillMate, step(look.scores[DEPTHS - 1] >= MATE_BOUND));
        put(row, Feature::AllowsMate, step(look.scores[DEPTHS - 1] <= -MATE_BOUND));
        put(row, Feature::AllowsMateAtOnce, step(look.scores[1] <= -MATE_BOUND));
        row.retain(|(_, value)| *value != 0.0);
    }
}

fn step(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}

/// The probability of winning with this score.
pub(in crate::engine::level) fn win_probability(score: i32) -> f32 {
    1.0 / (1.0 + (-(score as f32) / SPREAD).exp())
}
