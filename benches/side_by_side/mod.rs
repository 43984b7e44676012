//! Runs several functions in turn on the same work, so that a moment when the computer is busy affects all of them, and
//! prints the ratio of their speeds.

use std::hint::black_box;
use std::time::Instant;

/// How many times each function runs.
const ROUNDS: usize = 7;

/// A name, and a function that does the work and returns its amount, such as the number of moves.
pub type Runner<'a> = (&'a str, Box<dyn Fn() -> u64 + 'a>);

/// Runs all functions, the first of which must be Jadoube's. Prints the amount of work, the speed of each function in
/// millions per second (best and median), and the ratio of Jadoube's best speed to that of the fastest other function.
///
/// Command-line arguments select the rows whose names contain all of them; arguments that begin with a hyphen are
/// ignored.
pub fn compare(row: &str, runners: &[Runner]) {
    if std::env::args().skip(1).any(|word| !word.starts_with('-') && !row.contains(&word)) {
        return;
    }
    let mut seconds = vec![Vec::new(); runners.len()];
    let mut done = Vec::new();
    for _ in 0..ROUNDS {
        for ((_, run), seconds) in runners.iter().zip(&mut seconds) {
            let begun = Instant::now();
            done.push(black_box(run()));
            seconds.push(begun.elapsed().as_secs_f64());
        }
    }
    let amount = done[0];
    assert!(done.iter().all(|&other| other == amount), "{row}: not all did the same work");
    print!("{row:24} {amount:>10}");
    let mut best = Vec::new();
    for ((name, _), seconds) in runners.iter().zip(&mut seconds) {
        seconds.sort_by(f64::total_cmp);
        let speed = |seconds: f64| amount as f64 / seconds / 1e6;
        print!("   {name} {:7.2} ({:7.2})", speed(seconds[0]), speed(seconds[ROUNDS / 2]));
        best.push(seconds[0]);
    }
    let other = best[1..].iter().copied().fold(f64::INFINITY, f64::min);
    println!("   ratio {:.2}", other / best[0]);
}
