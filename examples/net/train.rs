//! Trains the network by gradient descent, with the steps of Diederik Kingma and Jimmy Ba ("Adam", 2014), the weight
//! decay of Ilya Loshchilov and Frank Hutter (2017), and a step size that falls along half a cosine wave.

use std::f32::consts::PI;
use std::path::Path;
use std::time::Instant;

use super::model::{Model, SCALE};
use super::sample::{SPREAD, Sample, expected, load};

/// The number of positions per step.
const BATCH: usize = 16_384;

/// The parameters of a training run.
#[derive(Clone, Debug)]
pub struct Plan {
    pub hidden: usize,
    pub epochs: usize,
    /// The initial step size.
    pub step: f32,
    /// The share by which a step of size 1 shrinks each weight.
    pub decay: f32,
    /// The share of a target that comes from the next position of the game, or from the result after the last one.
    pub trace: f32,
    /// Whether the network corrects the evaluation rather than replacing it.
    pub corrects: bool,
    pub threads: usize,
    /// One file in this many is used only for testing.
    pub apart: usize,
}

/// Trains a network on the records in a folder, and writes it to `out` as it was after the epoch with the smallest test
/// error.
pub fn train(folder: &Path, out: &Path, plan: &Plan) -> std::io::Result<()> {
    let begun = Instant::now();
    let (mut seen, unseen) = load(folder, plan.trace, plan.corrects, plan.apart)?;
    println!("{plan:?}: {} positions, {} apart, {:.0?}", seen.len(), unseen.len(), begun.elapsed());
    let mut random = fastrand::Rng::with_seed(1);
    let mut model = Model::new(plan.hidden, &mut random);
    let size = model.weights.len();
    let (mut first, mut second) = (vec![0.0_f32; size], vec![0.0_f32; size]);
    let mut gradients = vec![vec![0.0_f32; size]; plan.threads];
    println!("before: {}", Errors::of(&model, &unseen, plan.threads));
    let steps = (plan.epochs * seen.len().div_ceil(BATCH)).max(1);
    let mut time = 0;
    let mut best = (f64::INFINITY, model.clone());
    for epoch in 0..plan.epochs {
        random.shuffle(&mut seen);
        for batch in seen.chunks(BATCH) {
            for gradient in &mut gradients {
                gradient.fill(0.0);
            }
            std::thread::scope(|scope| {
                let parts = batch.chunks(batch.len().div_ceil(plan.threads));
                for (part, gradient) in parts.zip(&mut gradients) {
                    let model = &model;
                    scope.spawn(move || part.iter().for_each(|sample| learn(model, sample, gradient)));
                }
            });
            time += 1;
            let step = plan.step * (0.02 + 0.98 * 0.5 * (1.0 + (PI * time as f32 / steps as f32).cos()));
            let warm = [1.0 - 0.9_f32.powi(time), 1.0 - 0.999_f32.powi(time)];
            for at in 0..size {
                let slope: f32 =
                    gradients.iter().map(|gradient| gradient[at]).sum::<f32>() / batch.len() as f32;
                first[at] = 0.9 * first[at] + 0.1 * slope;
                second[at] = 0.999 * second[at] + 0.001 * slope * slope;
                let pull = (first[at] / warm[0]) / ((second[at] / warm[1]).sqrt() + 1e-8);
                let limit = model.limit(at);
                let weight = &mut model.weights[at];
                *weight = (*weight - step * (pull + plan.decay * *weight)).clamp(-limit, limit);
            }
        }
        let errors = Errors::of(&model, &unseen, plan.threads);
        println!(
            "{}: {errors}, seen {}, {:.0?}",
            epoch + 1,
            Errors::of(&model, &seen[..seen.len().min(unseen.len())], plan.threads),
            begun.elapsed()
        );
        if errors.target < best.0 {
            best = (errors.target, model.clone());
            std::fs::write(out, model.quantised())?;
        }
    }
    println!(
        "best: {}; quantised {}",
        Errors::of(&best.1, &unseen, plan.threads),
        Errors::of(&best.1.rounded(), &unseen, plan.threads)
    );
    Ok(())
}

/// Adds the gradient of one position's squared error to `gradient`.
fn learn(model: &Model, sample: &Sample, gradient: &mut [f32]) {
    let hidden = model.hidden;
    let views = sample.views();
    let sums = model.sums(&views);
    let bucket = views.bucket();
    let output = model.output(&sums, bucket);
    let expected = expected(sample.base + output * SCALE);
    let slope = 2.0 * (expected - sample.target) * expected * (1.0 - expected) * SCALE / SPREAD;
    let (rows, rest) = gradient.split_at_mut(768 * hidden);
    let (biases, ends) = rest.split_at_mut(hidden);
    let end = model.end(bucket);
    let place = bucket * (2 * hidden + 1);
    for (side, sums) in sums.iter().enumerate() {
        let mut back = [0.0_f32; 256];
        let ends = &mut ends[place + side * hidden..][..hidden];
        let outputs = end[side * hidden..].iter().zip(ends);
        for ((sum, back), (weight, end)) in sums.iter().zip(&mut back).zip(outputs) {
            let lit = sum.clamp(0.0, 1.0);
            *end += slope * lit * lit;
            let open = if *sum > 0.0 && *sum < 1.0 { 2.0 * lit } else { 0.0 };
            *back = slope * weight * open;
        }
        for (bias, back) in biases.iter_mut().zip(&back) {
            *bias += back;
        }
        for &feature in views.side(side) {
            let row = &mut rows[usize::from(feature) * hidden..][..hidden];
            for (weight, back) in row.iter_mut().zip(&back) {
                *weight += back;
            }
        }
    }
    ends[place + 2 * hidden] += slope;
}

/// The mean squared errors of the expected result against the target, the result that the search's score predicts, and
/// the result of the game.
struct Errors {
    target: f64,
    score: f64,
    result: f64,
}

impl Errors {
    fn of(model: &Model, samples: &[Sample], threads: usize) -> Errors {
        let sums = std::thread::scope(|scope| {
            let parts = samples.chunks(samples.len().div_ceil(threads).max(1));
            let all: Vec<_> = parts
                .map(|part| {
                    scope.spawn(move || {
                        part.iter().fold([0.0; 3], |sums: [f64; 3], sample| {
                            let views = sample.views();
                            let output = model.output(&model.sums(&views), views.bucket());
                            let said = expected(sample.base + output * SCALE);
                            let error = |wish: f32| f64::from((said - wish) * (said - wish));
                            [
                                sums[0] + error(sample.target),
                                sums[1] + error(expected(sample.score)),
                                sums[2] + error(sample.result),
                            ]
                        })
                    })
                })
                .collect();
            all.into_iter()
                .filter_map(|one| one.join().ok())
                .fold([0.0; 3], |a, b| [a[0] + b[0], a[1] + b[1], a[2] + b[2]])
        });
        let [target, score, result] = sums.map(|sum| sum / samples.len().max(1) as f64);
        Errors { target, score, result }
    }
}

impl std::fmt::Display for Errors {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{:.6} ({:.6} of the score, {:.6} of the result)", self.target, self.score, self.result)
    }
}
