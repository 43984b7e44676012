//! Fits the weights of the choice model to the moves of people, by maximum likelihood with Adam (Diederik Kingma, Jimmy
//! Ba, 2014).

use jadoube::engine::features::{DENSE, Feature, Row};
use jadoube::engine::model::{HIDDEN, LINEAR, PARAMETERS, UNIT, place, scaled};

use super::data::Sample;

/// The number of samples per step.
const BATCH: usize = 64;
/// The initial step size.
const RATE: f32 = 0.004;
/// The weight decay, which is added to the gradient: for the constant parts, for the parts that depend on the rating,
/// for features of squares, and for hidden units.
const DECAY: [f32; 4] = [1e-5, 2e-3, 5e-4, 3e-4];
/// The share of samples that are used without the previous moves, since the levels may get a position without them.
const FORGOTTEN: f32 = 0.4;

/// Whether a feature needs the previous moves.
fn needs_last(feature: u16) -> bool {
    (Feature::SamePiece as u16..DENSE as u16).contains(&feature)
}

/// The preferences for all moves of a sample, the shares that follow from them, and the inputs of the hidden units.
pub struct Forward {
    pub preferences: Vec<f32>,
    shares: Vec<f32>,
    units: Vec<[f32; HIDDEN]>,
}

/// Applies the weights to the moves of a sample. `t` is the scaled rating. If `forgets` is set, the features that need
/// the previous moves are left out.
pub fn forward(weights: &[f32], rows: &[Row], t: f32, forgets: bool) -> Forward {
    let mut units = Vec::with_capacity(rows.len());
    let mut shares: Vec<f32> = Vec::with_capacity(rows.len());
    for row in rows {
        let mut into: [f32; HIDDEN] = std::array::from_fn(|unit| {
            let first = LINEAR + unit * UNIT;
            weights[first + DENSE] + t * weights[first + DENSE + 1]
        });
        let mut sum = 0.0;
        for &(feature, value) in row {
            if forgets && needs_last(feature) {
                continue;
            }
            let (at, count) = place(feature);
            let square = if count > 2 { weights[at + 2] } else { 0.0 };
            sum += value * (weights[at] + t * (weights[at + 1] + t * square));
            if usize::from(feature) < DENSE {
                for (unit, into) in into.iter_mut().enumerate() {
                    *into += value * weights[LINEAR + unit * UNIT + usize::from(feature)];
                }
            }
        }
        for (unit, into) in into.iter().enumerate() {
            let first = LINEAR + unit * UNIT + DENSE;
            sum += into.max(0.0) * (weights[first + 2] + t * weights[first + 3]);
        }
        units.push(into);
        shares.push(sum);
    }
    let preferences = shares.clone();
    let most = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for share in &mut shares {
        *share = (*share - most).exp();
    }
    let all: f32 = shares.iter().sum();
    for share in &mut shares {
        *share /= all;
    }
    Forward { preferences, shares, units }
}

/// Adds the gradient of one sample to `gradient`.
fn backward(weights: &[f32], sample: &Sample, forgets: bool, gradient: &mut [f32]) {
    let t = scaled(sample.rating);
    let Forward { shares, units, .. } = forward(weights, &sample.rows, t, forgets);
    for (index, ((row, share), into)) in sample.rows.iter().zip(shares).zip(units).enumerate() {
        let error = share - f32::from(u8::from(index == sample.played));
        if error.abs() < 1e-5 {
            continue;
        }
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            let first = LINEAR + unit * UNIT + DENSE;
            if into[unit] > 0.0 {
                gradient[first + 2] += error * into[unit];
                gradient[first + 3] += error * into[unit] * t;
                back[unit] = error * (weights[first + 2] + t * weights[first + 3]);
                gradient[first] += back[unit];
                gradient[first + 1] += back[unit] * t;
            }
        }
        for &(feature, value) in row {
            if forgets && needs_last(feature) {
                continue;
            }
            let (at, count) = place(feature);
            gradient[at] += error * value;
            gradient[at + 1] += error * value * t;
            if count > 2 {
                gradient[at + 2] += error * value * t * t;
            }
            if usize::from(feature) < DENSE {
                for (unit, back) in back.iter().enumerate() {
                    gradient[LINEAR + unit * UNIT + usize::from(feature)] += back * value;
                }
            }
        }
    }
}

pub fn fit(samples: &[&Sample], epochs: usize, seed: u64) -> Vec<f32> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut weights = vec![0.0; PARAMETERS];
    for unit in 0..HIDDEN {
        let first = LINEAR + unit * UNIT;
        weights[first..first + DENSE].fill_with(|| (random.f32() - 0.5) * 0.2);
        weights[first + DENSE + 2] = (random.f32() - 0.5) * 0.2;
    }
    let pull: Vec<f32> = (0..PARAMETERS)
        .map(|index| match index {
            _ if index >= LINEAR => DECAY[3],
            _ if index >= 3 * DENSE => DECAY[2],
            _ if index % 3 == 0 => DECAY[0],
            _ => DECAY[1],
        })
        .collect();
    let (mut mean, mut square) = (vec![0.0; PARAMETERS], vec![0.0; PARAMETERS]);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = epochs * samples.len().div_ceil(BATCH);
    let mut step = 0;
    for _ in 0..epochs {
        random.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0.0; PARAMETERS];
            for &index in batch {
                backward(&weights, samples[index], random.f32() < FORGOTTEN, &mut gradient);
            }
            step += 1;
            let rate = RATE * (1.0 - step as f32 / (steps + 1) as f32);
            let warm = |decay: f32| 1.0 - decay.powi(step.min(10_000));
            let (one, two) = (warm(0.9), warm(0.999));
            for index in 0..PARAMETERS {
                let slope = gradient[index] / batch.len() as f32 + pull[index] * weights[index];
                mean[index] += 0.1 * (slope - mean[index]);
                square[index] += 0.001 * (slope * slope - square[index]);
                weights[index] -= rate * (mean[index] / one) / ((square[index] / two).sqrt() + 1e-7);
            }
        }
    }
    weights
}
