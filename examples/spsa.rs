//! Fits the constants of the search by games of the engine against itself (simultaneous perturbation stochastic
//! approximation; James Spall, 1992).
//!
//! `cargo run --release --features fitting --example spsa -- PAIRS NODES SEED` plays PAIRS pairs of games with NODES
//! nodes per move, and prints what to write into `src/engine/search/constants.rs`.
//!
//! Each pair of games starts from one opening, with colours reversed. For each constant, one side at random has a
//! slightly larger value and the other a slightly smaller one. After the games, all constants move towards those of the
//! side that won.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "prints the progress, and the constants")]

#[path = "net/play.rs"]
mod play;

use jadoube::engine::Engine;
use jadoube::engine::search_constants::{ALL, set};
use jadoube::rules::{Color, Position};
use play::{is_drawn, opening, think};

/// How far a constant is changed for a pair of games at the end of the run, as a share of its initial value; and the
/// smallest change.
const CHANGE: (f64, f64) = (0.17, 2.0);
/// How far all constants move at the end of the run after a pair that was won by one point, in units of their
/// changes.
const STEP: f64 = 0.006;
/// The exponents with which changes and steps shrink, and the share of the pairs by which their shrinking is delayed.
const CHANGE_FALL: f64 = 0.101;
const STEP_FALL: f64 = 0.602;
const START: f64 = 0.1;
/// An opening has this many random moves or up to two more, and a score of at most this many centipawns for either
/// side.
const RANDOM: usize = 6;
const FAIR: i32 = 120;
/// A game is won once the score has been at least this many centipawns for either side on this many plies in a row. It
/// is drawn once the score has been within this many centipawns of zero on this many plies in a row, but not before
/// this move number.
const DECIDED: (i32, u32) = (700, 5);
const LEVEL: (i32, u32, u32) = (10, 10, 40);

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let &[pairs, nodes, seed] = numbers.as_slice() else {
        eprintln!("found {} numbers, expected three: PAIRS NODES SEED", numbers.len());
        std::process::exit(2);
    };
    let mut random = fastrand::Rng::with_seed(seed);
    let first = ALL.map(|(_, value)| f64::from(value));
    let (mut values, mut sums) = (first, [0.0; ALL.len()]);
    let mut engines = [Engine::new(8, 1), Engine::new(8, 1)];
    let mut lead = 0;
    for pair in 0..pairs {
        let left = pairs as f64 * (1.0 + START) / (pair as f64 + 1.0 + pairs as f64 * START);
        let (scale, step) = (left.powf(CHANGE_FALL), STEP * left.powf(STEP_FALL));
        let changes = first.map(|value| {
            let change = scale * (CHANGE.0 * value).max(CHANGE.1);
            if random.bool() { change } else { -change }
        });
        let mut side = |sign: f64| {
            let mut place = 0;
            values.map(|value| {
                place += 1;
                // The value is rounded up or down at random, so that fractions count too.
                (value + sign * changes[place - 1] + random.f64()).floor().max(1.0) as i32
            })
        };
        let sides = [side(1.0), side(-1.0)];
        let points = play_pair(&mut engines, &sides, nodes, &mut random);
        lead += points;
        for (value, change) in values.iter_mut().zip(changes) {
            *value = (*value + step * change * f64::from(points)).max(1.0);
        }
        if pair >= pairs / 2 {
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        if (pair + 1) % 100 == 0 {
            println!("{} pairs, one side leads by {lead}: {:.1?}", pair + 1, values);
        }
    }
    // The mean over the second half of the run is steadier than the last values.
    for ((name, value), sum) in ALL.into_iter().zip(sums) {
        println!("{name}: {:.0}, before {value}", sum / (pairs - pairs / 2).max(1) as f64);
    }
}

/// The points of the first side minus those of the second in two games, from -2 to 2.
fn play_pair(
    engines: &mut [Engine; 2],
    sides: &[[i32; ALL.len()]; 2],
    nodes: u64,
    random: &mut fastrand::Rng,
) -> i32 {
    set(&ALL.map(|(_, value)| value));
    let (position, keys) = loop {
        if let Some(fair) = fair(&mut engines[0], random) {
            break fair;
        }
    };
    let mut points = 0;
    for white in [0, 1] {
        let result = play(engines, sides, white, &position, &keys, nodes);
        points += if white == 0 { result } else { -result };
    }
    points
}

/// A random opening; `None` if its score is not fair to both sides or the game ended.
fn fair(engine: &mut Engine, random: &mut fastrand::Rng) -> Option<(Position, Vec<u64>)> {
    let (chess960, moves) = (random.u8(..4) == 0, RANDOM + random.usize(..3));
    let (position, keys) = opening(random, chess960, moves)?;
    engine.clear();
    let (_, score) = think(engine, &position, &keys, 3000)?;
    (score.abs() <= FAIR).then_some((position, keys))
}

/// White's result: 1, 0 or -1. `white` is the index of the side that plays White.
fn play(
    engines: &mut [Engine; 2],
    sides: &[[i32; ALL.len()]; 2],
    white: usize,
    position: &Position,
    keys: &[u64],
    nodes: u64,
) -> i32 {
    engines.iter_mut().for_each(Engine::clear);
    let (mut position, mut keys) = (position.clone(), keys.to_vec());
    let (mut decided, mut level) = (0, 0);
    loop {
        let turn = position.turn();
        let side = if turn == Color::White { white } else { 1 - white };
        set(&sides[side]);
        let Some((Some(mv), score)) = think(&mut engines[side], &position, &keys, nodes) else {
            let lost = if turn == Color::White { -1 } else { 1 };
            return if position.is_check() { lost } else { 0 };
        };
        decided = if score.abs() >= DECIDED.0 { decided + 1 } else { 0 };
        level = if score.abs() <= LEVEL.0 { level + 1 } else { 0 };
        if decided >= DECIDED.1 {
            return score.signum();
        }
        keys.push(position.key());
        position.play(mv);
        let late = position.fullmove_number() >= LEVEL.2 && level >= LEVEL.1;
        if late || is_drawn(&position, &keys) {
            return 0;
        }
    }
}
