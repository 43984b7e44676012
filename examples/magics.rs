//! Finds the multipliers of `src/rules/attacks/magics.rs`: for each square sparse random numbers are tried until one
//! sends every occupation of the square's rays to a place of its own, or to one with the same attack set.
//!
//! `cargo run --release --example magics > src/rules/attacks/magics.rs`

#![allow(clippy::print_stdout, reason = "the output is the file")]

const ROOK: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn main() {
    println!(
        "//! The multipliers for sliding attacks, a1 first. Written by `examples/magics.rs`; not to be edited.\n"
    );
    let mut random = fastrand::Rng::with_seed(2026);
    for (name, steps) in [("ROOK", &ROOK), ("BISHOP", &BISHOP)] {
        println!("pub(super) const {name}_MAGICS: [u64; 64] = [");
        for square in 0..64 {
            println!("    {:#018x},", find(square, steps, &mut random));
        }
        println!("];");
    }
}

fn find(square: i8, steps: &[(i8, i8); 4], random: &mut fastrand::Rng) -> u64 {
    let full = walk(square, steps, 0);
    let mask = steps.iter().fold(0, |mask, &step| {
        let ray = walk(square, &[step; 4], 0);
        if ray == 0 {
            return mask;
        }
        let edge = if step.0 + step.1 * 8 > 0 { 1 << ray.ilog2() } else { ray & ray.wrapping_neg() };
        mask | ray & !edge
    });
    debug_assert_eq!(mask & !full, 0);
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

/// Whether no two occupations with different attacks meet.
fn serves(multiplier: u64, shift: u32, cases: &[(u64, u64)]) -> bool {
    let mut table = vec![0; cases.len()];
    cases.iter().all(|&(occupied, attacks)| {
        let slot = &mut table[(occupied.wrapping_mul(multiplier) >> shift) as usize];
        let free = *slot == 0 || *slot == attacks;
        *slot = attacks;
        free
    })
}

fn walk(square: i8, steps: &[(i8, i8); 4], occupied: u64) -> u64 {
    let mut reached = 0;
    for &(files, ranks) in steps {
        let (mut file, mut rank) = (square % 8 + files, square / 8 + ranks);
        while (0..8).contains(&file) && (0..8).contains(&rank) {
            let bit = 1_u64 << (rank * 8 + file);
            reached |= bit;
            if occupied & bit != 0 {
                break;
            }
            (file, rank) = (file + files, rank + ranks);
        }
    }
    reached
}
