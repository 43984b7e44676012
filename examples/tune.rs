//! Fits the weights of the evaluation to search scores and game results by gradient descent (Peter Österlund: "Texel's
//! tuning method", 2014; steps by Diederik Kingma, Jimmy Ba: "Adam", 2014).
//!
//! `cargo run --release --example tune -- FOLDER [EPOCHS] > weights.txt`; then move that file to
//! `assets/engine/evaluation.txt`. The positions come from `examples/net`. Fitting starts from the current weights.
//!
//! `cargo run --release --example tune -- plain > weights.txt` writes the initial weights: round numbers and simple
//! formulas.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "prints the file, and the progress")]

#[allow(dead_code, reason = "records are only read here")]
#[path = "net/record.rs"]
mod record;

use std::fs;
use std::path::Path;

use jadoube::engine::tuning::{GROUPS, TERMS, WEIGHTS, trace};
use record::{Record, SIZE};

/// The share of the game result in the target; the rest comes from the search score.
const RESULT: f32 = 0.5;
/// The score, in centipawns, at which a side is expected to get 0.73 points.
const SPREAD: f32 = 190.0;
/// The number of positions per step.
const BATCH: usize = 8192;
/// The initial step size, in centipawns; it falls towards a twentieth of this.
const STEP: f32 = 1.0;
/// How strongly weights are held near those from which the fit starts; this matters for terms that occur in few
/// positions.
const HOLD: f32 = 2e-6;

type Weights = [Vec<f32>; 2];

fn main() {
    let mut words = std::env::args().skip(1);
    let Some(folder) = words.next() else {
        eprintln!("tune: expected a folder of positions, or plain");
        return;
    };
    if folder == "plain" {
        return write(&plain());
    }
    let epochs = words.next().and_then(|word| word.parse().ok()).unwrap_or(30);
    let mut samples = Samples::default();
    if let Err(error) = samples.read(Path::new(&folder)) {
        eprintln!("tune: can't read {folder}: {error}");
        return;
    }
    eprintln!("{} positions", samples.heads.len());
    let mut weights: Weights = [
        WEIGHTS.iter().map(|pair| f32::from(pair.0)).collect(),
        WEIGHTS.iter().map(|pair| f32::from(pair.1)).collect(),
    ];
    fit(&samples, &mut weights, epochs);
    write(&weights);
}

/// All positions, with their terms stored consecutively.
#[derive(Default)]
struct Samples {
    terms: Vec<(u16, i16)>,
    heads: Vec<Head>,
}

struct Head {
    first: usize,
    end: usize,
    middle: f32,
    scales: [f32; 2],
    target: f32,
}

impl Samples {
    fn read(&mut self, folder: &Path) -> std::io::Result<()> {
        for path in record::files(folder)? {
            let bytes = fs::read(path)?;
            bytes.as_chunks::<SIZE>().0.iter().filter_map(Record::read).for_each(|record| self.add(&record));
        }
        Ok(())
    }

    fn add(&mut self, record: &Record) {
        let Some(trace) = record.position().as_ref().and_then(trace) else { return };
        let (score, result) = (f32::from(record.score), f32::from(record.points) / 2.0);
        let first = self.terms.len();
        self.terms.extend(trace.terms);
        self.heads.push(Head {
            first,
            end: self.terms.len(),
            middle: trace.middle,
            scales: trace.scales,
            target: RESULT * result + (1.0 - RESULT) * expected(score),
        });
    }

    /// White's score according to the weights, and the factor by which the endgame sum is multiplied in it.
    fn score(&self, head: &Head, weights: &Weights) -> (f32, f32) {
        let (mut middle, mut end) = (0.0, 0.0);
        for &(term, count) in &self.terms[head.first..head.end] {
            middle += weights[0][usize::from(term)] * f32::from(count);
            end += weights[1][usize::from(term)] * f32::from(count);
        }
        let scale = head.scales[usize::from(end < 0.0)] * (1.0 - head.middle);
        (middle * head.middle + end * scale, scale)
    }
}

fn expected(score: f32) -> f32 {
    1.0 / (1.0 + (-score / SPREAD).exp())
}

fn fit(samples: &Samples, weights: &mut Weights, epochs: usize) {
    let start = weights.clone();
    let mut random = fastrand::Rng::with_seed(1);
    let mut order: Vec<usize> = (0..samples.heads.len()).collect();
    random.shuffle(&mut order);
    // A random twentieth of the positions is used only to detect overfitting.
    let (train, unseen) = order.split_at_mut(samples.heads.len() * 19 / 20);
    let mut moments = [[vec![0.0; TERMS], vec![0.0; TERMS]], [vec![0.0; TERMS], vec![0.0; TERMS]]];
    let mut time = 0;
    eprintln!("before: {:.6}", loss(samples, unseen, weights));
    for epoch in 0..epochs {
        random.shuffle(train);
        let step = STEP * 0.05_f32.powf(epoch as f32 / epochs as f32);
        for batch in train.chunks(BATCH) {
            let gradient = gradient(samples, batch, weights);
            time += 1;
            for half in 0..2 {
                for term in 0..TERMS {
                    let pull = HOLD * (weights[half][term] - start[half][term]);
                    let slope = gradient[half][term] / batch.len() as f32 + pull;
                    let [first, second] = &mut moments[half];
                    first[term] = 0.9 * first[term] + 0.1 * slope;
                    second[term] = 0.999 * second[term] + 0.001 * slope * slope;
                    let mean = first[term] / (1.0 - 0.9_f32.powi(time));
                    let spread = (second[term] / (1.0 - 0.999_f32.powi(time))).sqrt();
                    weights[half][term] -= step * mean / (spread + 1e-8);
                }
            }
        }
        if epoch % 5 == 4 {
            eprintln!("{}: {:.6}", epoch + 1, loss(samples, unseen, weights));
        }
    }
}

fn gradient(samples: &Samples, batch: &[usize], weights: &Weights) -> Weights {
    let mut gradient = [vec![0.0; TERMS], vec![0.0; TERMS]];
    for &index in batch {
        let head = &samples.heads[index];
        let (score, scale) = samples.score(head, weights);
        let error = expected(score) - head.target;
        for &(term, count) in &samples.terms[head.first..head.end] {
            gradient[0][usize::from(term)] += error * f32::from(count) * head.middle;
            gradient[1][usize::from(term)] += error * f32::from(count) * scale;
        }
    }
    gradient
}

fn loss(samples: &Samples, order: &[usize], weights: &Weights) -> f32 {
    let error = |&index: &usize| {
        let head = &samples.heads[index];
        let error = expected(samples.score(head, weights).0) - head.target;
        f64::from(error * error)
    };
    (order.iter().map(error).sum::<f64>() / order.len().max(1) as f64) as f32
}

fn plain() -> Weights {
    let mut weights = [vec![0.0; TERMS], vec![0.0; TERMS]];
    for &(name, first, count) in GROUPS {
        for index in 0..count {
            let (middle, end) = guess(name, index);
            weights[0][first + index] = middle;
            weights[1][first + index] = end;
        }
    }
    weights
}

fn guess(name: &str, index: usize) -> (f32, f32) {
    let at = index as f32;
    let both = |value: f32| (value, value);
    match name {
        "MATERIAL" => [(90.0, 110.0), (330.0, 310.0), (340.0, 320.0), (480.0, 530.0), (980.0, 980.0)][index],
        "PLACE" => place(index / 64, index % 64),
        "MOBILITY_KNIGHT" => both(5.0 * (at - 4.0)),
        "MOBILITY_BISHOP" => both(5.0 * (at - 6.0)),
        "MOBILITY_ROOK" => (2.0 * (at - 7.0), 4.0 * (at - 7.0)),
        "MOBILITY_QUEEN" => (at - 13.0, 2.0 * (at - 13.0)),
        "BISHOP_PAIR" => (25.0, 45.0),
        "BISHOP_PAWNS" => (-2.0, -5.0),
        "CORNERED_BISHOP" => both(-50.0),
        "OUTPOST" => (20.0, 10.0),
        "SHIELDED_MINOR" => (5.0, 0.0),
        "ROOK_FILE" => [(12.0, 5.0), (25.0, 10.0)][index],
        "ISOLATED" => [(-10.0, -10.0), (-18.0, -15.0)][index],
        "DOUBLED" => (-8.0, -16.0),
        "BACKWARD" => [(-6.0, -6.0), (-14.0, -10.0)][index],
        "SUPPORTED" => (2.0 + 3.0 * at, 2.0 * at),
        "PHALANX" => (1.0 + 2.0 * at, 2.0 * at),
        "PASSED" => (1.5 * at * at, 3.5 * at * at),
        "CANDIDATE" => (2.0 * at, 4.0 * at),
        "PASSED_FREE" => (at, 1.2 * at * at),
        "PASSED_BLOCKED" => (-at, -1.2 * at * at),
        "PASSED_OWN_KING" => (0.0, -1.5 * (at - 2.0).max(0.0)),
        "PASSED_THEIR_KING" => (0.0, 3.0 * (at - 2.0).max(0.0)),
        "SHELTER" => ([-25.0, 18.0, 10.0, 2.0, -5.0, -8.0, -8.0, 0.0][index % 8], 0.0),
        "STORM" => ([-8.0, 0.0, -15.0, -20.0, -8.0, -2.0, 0.0, 0.0][index % 8], 0.0),
        "DANGER" => (0.45 * at * at, 2.0 * at),
        "THREAT_PAWN" => [(0.0, 0.0), (50.0, 30.0), (50.0, 30.0), (70.0, 40.0), (60.0, 40.0)][index],
        "THREAT_MINOR" => [(4.0, 12.0), (20.0, 20.0), (20.0, 20.0), (45.0, 30.0), (45.0, 40.0)][index],
        "THREAT_ROOK" => [(3.0, 12.0), (20.0, 20.0), (20.0, 20.0), (5.0, 10.0), (45.0, 40.0)][index],
        "THREAT_KING" => (10.0, 25.0),
        "HANGING" => (20.0, 15.0),
        "THREAT_PUSH" => (14.0, 10.0),
        "SPACE" => (3.0, 0.0),
        "TEMPO" => (18.0, 12.0),
        _ => (0.0, 0.0),
    }
}

/// The initial weights of a man on a square, which is from the side's point of view. Central squares and advanced pawns
/// are worth more; in the middlegame, the king is better off at home.
fn place(role: usize, square: usize) -> (f32, f32) {
    let (file, rank) = ((square % 8) as f32, (square / 8) as f32);
    // Each value runs from -0.5 on the edge to 2.5 in the centre.
    let (wide, high) = (3.5 - (file - 3.5).abs() - 0.5, 3.5 - (rank - 3.5).abs() - 0.5);
    match role {
        0 if !(1.0..=6.0).contains(&rank) => (0.0, 0.0),
        0 => (3.0 * (rank - 2.0) + 4.0 * (wide - 1.5) * f32::from(rank < 5.0), 8.0 * (rank - 2.0)),
        1 => (8.0 * (wide + high - 3.0), 6.0 * (wide + high - 3.0)),
        2 => (4.0 * (wide + high - 3.0), 3.0 * (wide + high - 3.0)),
        3 => {
            (3.0 * (wide - 1.5) + if rank == 6.0 { 15.0 } else { 0.0 }, if rank == 6.0 { 15.0 } else { 0.0 })
        }
        4 => (wide + high - 3.0, 5.0 * (wide + high - 3.0)),
        _ => (-16.0 * rank - 9.0 * wide, 9.0 * (wide + high - 3.0)),
    }
}

fn write(weights: &Weights) {
    println!(
        "# Middlegame and endgame weights of the evaluation's terms, in centipawns, two numbers per term. Written by"
    );
    println!("# `examples/tune.rs`; do not edit. The terms: see `src/engine/eval/terms.rs`.");
    for &(name, first, count) in GROUPS {
        let [middle, end] = weights;
        let pair = |term: usize| format!("  {} {}", middle[term].round() as i16, end[term].round() as i16);
        println!("{name}{}", (first..first + count).map(pair).collect::<String>());
    }
}
