//! The choice model: how likely a person of a given rating is to play each move. It is a softmax over weighted sums of
//! features. The weights are quadratic in the rating (linear for the features of squares); a few hidden units add
//! combinations of features.
//!
//! The weights, `assets/engine/levels.txt`, were fitted to games of people by `examples/people`. For the features, see
//! `engine::level::features`.

use super::features::{DENSE, FEATURES, Row};
use crate::rules::numbers::numbers;

/// The number of hidden units.
pub const HIDDEN: usize = 16;
/// The number of parameters of a hidden unit: one for each feature with a name, then two for the unit's bias and two
/// for its effect (a constant, and a factor for the rating).
pub const UNIT: usize = DENSE + 4;
/// The number of parameters before those of the hidden units: three for each feature with a name, two for each other
/// feature.
pub const LINEAR: usize = 3 * DENSE + 2 * (FEATURES - DENSE);
/// The number of parameters.
pub const PARAMETERS: usize = LINEAR + HIDDEN * UNIT;
/// The weights of the shipped model are integers divided by this.
pub const SCALE: f32 = 2000.0;
/// The lowest and the highest rating for which there is enough data.
const KNOWN: (f32, f32) = (950.0, 2150.0);

/// The weights of the shipped model.
static WEIGHTS: [f32; PARAMETERS] = {
    let table: [i128; PARAMETERS] = numbers(include_str!("../../../assets/engine/levels.txt"));
    let mut weights = [0.0; PARAMETERS];
    let mut at = 0;
    while at < PARAMETERS {
        weights[at] = table[at] as f32 / SCALE;
        at += 1;
    }
    weights
};

/// A rating on the scale of the model: 0 at 1500, clamped to the ratings for which there is enough data.
pub fn scaled(rating: f32) -> f32 {
    (rating.clamp(KNOWN.0, KNOWN.1) - 1500.0) / 400.0
}

/// The logarithm of each move's probability, up to a constant, with the shipped weights.
pub(super) fn preferences(rows: &[Row], rating: f32) -> Vec<f32> {
    let at = |index: usize| WEIGHTS[index];
    rows.iter().map(|row| preference(&at, row, scaled(rating))).collect()
}

/// The index of a feature's first parameter, and how many it has: a constant, a factor for the rating and, for a
/// feature with a name, a factor for the square of the rating.
pub const fn place(feature: u16) -> (usize, usize) {
    let feature = feature as usize;
    if feature < DENSE { (3 * feature, 3) } else { (3 * DENSE + 2 * (feature - DENSE), 2) }
}

/// The preference for one move with the given weights; `t` is the scaled rating.
pub fn preference(weight: &impl Fn(usize) -> f32, row: &Row, t: f32) -> f32 {
    let linear = |feature: u16| {
        let (at, count) = place(feature);
        weight(at) + t * (weight(at + 1) + if count > 2 { t * weight(at + 2) } else { 0.0 })
    };
    let mut sum: f32 = row.iter().map(|&(feature, value)| value * linear(feature)).sum();
    for unit in 0..HIDDEN {
        let first = LINEAR + unit * UNIT;
        let dense = row.iter().filter(|(feature, _)| usize::from(*feature) < DENSE);
        let into: f32 = dense.map(|&(feature, value)| value * weight(first + usize::from(feature))).sum();
        let into = into + weight(first + DENSE) + t * weight(first + DENSE + 1);
        sum += into.max(0.0) * (weight(first + DENSE + 2) + t * weight(first + DENSE + 3));
    }
    sum
}

/// The smallest loss that counts as each kind of mistake, in centipawns.
const KINDS: [f32; 4] = [50.0, 100.0, 200.0, 400.0];

/// The kind of mistake, from 1 to 4, for a loss of this many centipawns; 0 if the loss is too small to be a mistake.
pub fn kind(loss: f32) -> usize {
    KINDS.iter().filter(|end| loss >= **end).count()
}

/// How a move is picked according to the preferences.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sampling {
    /// How strictly the likelier moves are preferred; 1 leaves the preferences unchanged.
    pub sharpness: f32,
    /// The correction for each kind of mistake, as a logarithm; without it, good moves would be picked too often.
    pub mistakes: [f32; KINDS.len()],
}

/// If the correction for mistakes makes another move more frequent than the one with the highest preference, the latter
/// gets this share of their combined frequency.
const FAVOURITE: f32 = 0.55;

impl Sampling {
    /// Sampling by the unchanged preferences.
    pub const PLAIN: Sampling = Sampling { sharpness: 1.0, mistakes: [0.0; KINDS.len()] };

    /// How often each move is played, given its preference and the centipawns that it loses. The sharpness favours the
    /// likelier moves; the corrections then bring each kind of mistake back to about the frequency with which people
    /// make it.
    ///
    /// The preferences alone describe an average of many people: moves picked by them would look as if a different
    /// person played each one.
    pub fn shares(&self, preferences: &[f32], losses: &[f32]) -> Vec<f32> {
        let mistake = |loss: f32| kind(loss).checked_sub(1).map_or(0.0, |kind| self.mistakes[kind]);
        let mut shares: Vec<f32> = preferences
            .iter()
            .zip(losses)
            .map(|(preference, loss)| preference * self.sharpness + mistake(*loss))
            .collect();
        let most = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for share in &mut shares {
            *share = (*share - most).exp();
        }
        let all: f32 = shares.iter().sum();
        for share in &mut shares {
            *share /= all;
        }
        let Some(favourite) = greatest(preferences) else { return shares };
        for _ in 1..shares.len() {
            let Some(most) = greatest(&shares).filter(|most| *most != favourite) else { break };
            let both = shares[favourite] + shares[most];
            (shares[favourite], shares[most]) = (FAVOURITE * both, (1.0 - FAVOURITE) * both);
        }
        shares
    }
}

/// The index of the greatest number; `None` if there are no numbers.
fn greatest(numbers: &[f32]) -> Option<usize> {
    (0..numbers.len()).max_by(|a, b| numbers[*a].total_cmp(&numbers[*b]))
}
