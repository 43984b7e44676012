//! Finds the multipliers for `assets/magics.txt`, for a rook and for a bishop on each square, by trying sparse random
//! numbers until one maps all occupations of the piece's rays without harmful collisions.
//!
//! `cargo run --release --example magics > magics.txt`, because the program can't be built without the old file; then
//! replace `assets/magics.txt` by the new one.

#![allow(clippy::print_stdout, reason = "prints the file")]

use jadoube::rules::Square;

const ROOK: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn main() {
    println!("# Magic multipliers for sliding attacks: per square, of the rook and of the bishop.");
    println!("# Written by `examples/magics.rs`; do not edit.");
    let mut random = fastrand::Rng::with_seed(2026);
    let [rook, bishop] = [&ROOK, &BISHOP]
        .map(|steps| (0..64).map(|square| find(square, steps, &mut random)).collect::<Vec<_>>());
    for (square, (rook, bishop)) in Square::all().zip(rook.into_iter().zip(bishop)) {
        println!("{square} {rook} {bishop}");
    }
}

fn find(square: i8, steps: &[(i8, i8); 4], random: &mut fastrand::Rng) -> u64 {
    let mask = steps.iter().fold(0, |mask, &step| mask | relevant(square, step));
    let bits = mask.count_ones();
    let mut cases = Vec::with_capacity(1 << bits);
    let mut occupied = 0_u64;
    loop {
        cases.push((occupied, walk(square, steps, occupied)));
        occupied = occupied.wrapping_sub(mask) & mask;
        if occupied == 0 {
            break;
        }
    }
    loop {
        let candidate = random.u64(..) & random.u64(..) & random.u64(..);
        if serves(candidate, 64 - bits, &cases) {
            return candidate;
        }
    }
}

/// Whether all occupations that this multiplier maps to the same slot have the same attack set.
fn serves(multiplier: u64, shift: u32, cases: &[(u64, u64)]) -> bool {
    let mut table = vec![0; cases.len()];
    cases.iter().all(|&(occupied, attacks)| {
        let slot = &mut table[(occupied.wrapping_mul(multiplier) >> shift) as usize];
        let free = *slot == 0 || *slot == attacks;
        *slot = attacks;
        free
    })
}

/// The squares that a piece attacks from this square, found by walking along its rays.
fn walk(square: i8, steps: &[(i8, i8); 4], occupied: u64) -> u64 {
    steps.iter().fold(0, |reached, &step| {
        let open = ray(square, step).position(|bit| occupied & bit != 0);
        reached | ray(square, step).take(open.map_or(8, |blocked| blocked + 1)).sum::<u64>()
    })
}

/// A ray without its last square: a piece there blocks nothing.
fn relevant(square: i8, step: (i8, i8)) -> u64 {
    let length = ray(square, step).count();
    ray(square, step).take(length.saturating_sub(1)).sum()
}

/// The squares in one direction, nearest first, one bit each.
fn ray(square: i8, (files, ranks): (i8, i8)) -> impl Iterator<Item = u64> {
    (1..8)
        .map(move |steps| (square % 8 + steps * files, square / 8 + steps * ranks))
        .take_while(|(file, rank)| (0..8).contains(file) && (0..8).contains(rank))
        .map(|(file, rank)| 1 << (rank * 8 + file))
}
