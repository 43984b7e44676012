//! Fits the levels' choice model to games of people, and reports how well it predicts games to which it was not fitted.
//!
//! `cargo run --release --example people -- TABLE [--scores FILE] [--nodes 5000] [--every 7] [--epochs 8] [--threads 2]
//! [--write FILE] [--openings FILE]`
//!
//! The table has tab-separated columns, among them `rating`, `moves` (from the starting position), `played` and `game`.
//! The models are fitted to the rows and to about one in `--every` of the earlier moves by the same players; they are
//! judged on the rows, in bands of ratings from 800 to 2200. Positions with only one legal move are left out. The file
//! given with `--scores` stores what the search finds, for later runs. Five models are fitted, each to about four
//! fifths of the games, and judged on the others. With `--write`, one model is fitted to all games instead, and written
//! to the file, which becomes `assets/engine/levels.txt`; with `--openings`, the file for `assets/engine/openings.txt`
//! is written instead.

#![allow(clippy::print_stdout, reason = "prints the result")]

mod data;
mod fit;
mod mistakes;
mod openings;
mod report;

use data::Sample;
use fit::fit;
use jadoube::engine::features::{DENSE, Feature};
use jadoube::engine::model::{HIDDEN, SCALE, UNIT};
use jadoube::rules::Role;
use report::{BANDS, Judged, RATINGS, Sums};

const FOLDS: usize = 5;

struct Options {
    table: String,
    scores: Option<String>,
    weights: Option<String>,
    openings: Option<String>,
    nodes: u64,
    every: u64,
    epochs: usize,
    threads: usize,
}

fn main() -> Result<(), String> {
    let options = options()?;
    let text = read(&options.table)?;
    if let Some(path) = &options.openings {
        return write(path, &openings::table(&text)?);
    }
    let moments = data::read(&text, options.every)?;
    let lines = match &options.scores {
        Some(path) if std::fs::exists(path).unwrap_or(false) => read(path)?,
        path => {
            let lines = data::search(&moments, options.nodes, options.threads);
            path.as_ref().map_or(Ok(()), |path| write(path, &lines))?;
            lines
        }
    };
    let samples = data::samples(&moments, &lines)?;
    println!("{} positions", samples.len());
    if let Some(path) = &options.weights {
        let all: Vec<&Sample> = samples.iter().collect();
        return write(path, &weights_table(&fit(&all, options.epochs, FOLDS as u64)));
    }
    report(&samples, &models(&samples, &options));
    Ok(())
}

/// For each fold of the games, a model that was not fitted to it.
fn models(samples: &[Sample], options: &Options) -> Vec<Vec<f32>> {
    let train = |fold: usize| {
        let chosen: Vec<&Sample> = samples.iter().filter(|sample| sample.fold != fold).collect();
        fit(&chosen, options.epochs, fold as u64)
    };
    let train = &train;
    let folds: Vec<usize> = (0..FOLDS).collect();
    let mut models = Vec::new();
    for some in folds.chunks(options.threads.max(1)) {
        std::thread::scope(|scope| {
            let running: Vec<_> = some.iter().map(|&fold| scope.spawn(move || train(fold))).collect();
            models.extend(running.into_iter().map(|thread| thread.join().unwrap_or_default()));
        });
    }
    models
}

fn report(samples: &[Sample], models: &[Vec<f32>]) {
    let sums = |band: (f32, f32), rating: Option<f32>, judged: &Judged| {
        let mut sums = Sums::default();
        let in_band = |sample: &&Sample| sample.judged && (band.0..band.1).contains(&sample.rating);
        for sample in samples.iter().filter(in_band) {
            sums.add(&models[sample.fold], sample, rating.unwrap_or(sample.rating), judged);
        }
        sums
    };
    println!("What makes up for sharpness with each kind of mistake, by the middle of the band:");
    for (low, high) in BANDS {
        let in_band = samples.iter().filter(|sample| sample.judged && (low..high).contains(&sample.rating));
        println!("    ({:.1}, {:.2?}),", f32::midpoint(low, high), mistakes::fit(models, in_band));
    }
    for judged in Judged::all() {
        println!("{judged}");
        for band in BANDS {
            println!("{}-{} {}", band.0, band.1, sums(band, None, &judged).line());
        }
        println!("Log-loss in each band as each rating:");
        for rating in RATINGS {
            let row = BANDS.map(|band| format!("{:.3}", sums(band, Some(rating), &judged).surprise()));
            println!("{rating} {}", row.join(" "));
        }
    }
}

/// The table of weights: a row for each named feature or group of features, for each role that leaves or enters squares
/// in an early or a late phase, and for each hidden unit.
fn weights_table(weights: &[f32]) -> String {
    let mut table = String::from(
        "# Weights of the choice model, in 2000ths. Written by `examples/people`; do not edit. Three numbers per feature with a name\n\
         # (constant, by the rating, by its square), two per feature of a square, then the hidden units: see `src/engine/level/model.rs`.\n",
    );
    let mut weights = weights.iter();
    let mut row = |name: String, count: usize| {
        let whole = |weight: &f32| (weight * SCALE).round().clamp(-32767.0, 32767.0) as i16;
        let numbers = weights.by_ref().take(count).map(|weight| whole(weight).to_string());
        table += &[vec![name], numbers.collect()].concat().join(" ");
        table.push('\n');
    };
    let ends = Feature::ALL.iter().skip(1).map(|next| *next as usize).chain([DENSE]);
    for (feature, end) in Feature::ALL.iter().zip(ends) {
        row(format!("{feature:?}"), 3 * (end - *feature as usize));
    }
    for (end, phase) in [("From", "Early"), ("To", "Early"), ("From", "Late"), ("To", "Late")] {
        for role in Role::ALL {
            row(format!("{role:?}{end}{phase}"), 128);
        }
    }
    (1..=HIDDEN).for_each(|unit| row(format!("Unit{unit}"), UNIT));
    table
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

fn write(path: &str, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{path}: {error}"))
}

fn options() -> Result<Options, String> {
    let mut words = std::env::args().skip(1);
    let mut options = Options {
        table: words.next().ok_or("found nothing, expected a table of positions")?,
        scores: None,
        weights: None,
        openings: None,
        nodes: 5000,
        every: 7,
        epochs: 8,
        threads: 2,
    };
    while let Some(word) = words.next() {
        let value = words.next().ok_or(format!("{word}: found nothing after it, expected a value"))?;
        let number =
            || value.parse::<u64>().map_err(|_| format!("{word}: found {value:?}, expected a number"));
        match word.as_str() {
            "--scores" => options.scores = Some(value),
            "--write" => options.weights = Some(value),
            "--openings" => options.openings = Some(value),
            "--nodes" => options.nodes = number()?,
            "--every" => options.every = number()?.max(1),
            "--epochs" => options.epochs = number()? as usize,
            "--threads" => options.threads = number()? as usize,
            _ => return Err(format!("found {word}, expected an option that is known")),
        }
    }
    Ok(options)
}
