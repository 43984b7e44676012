//! Measures the speed of deciding whether a side can still mate: by all methods of `unwinnable`, and by search alone.
//! Both are measured in one run with the same budget.
//!
//! The row `final` has the last positions of random games with more captures than usual, so that few pieces are left;
//! the row `wall` has dead positions. Figures are in millions of questions per second: the best of seven runs and, in
//! parentheses, the median. The first line gives the mean and maximum time, in microseconds, that `is_surely_dead`
//! takes for a position of the row `final`.
#![allow(clippy::print_stdout, reason = "prints a table")]

mod side_by_side;

use std::hint::black_box;
use std::time::Instant;

use fastrand::Rng;
use jadoube::rules::{Color, MoveList, Position};
use jadoube::unwinnable::mate_possible;
use jadoube::unwinnable::{MatePossible, is_surely_dead, mate_possible_by_search};

const POSITIONS: usize = 300;
const BUDGET: u64 = 20_000;

const WALLS: [&str; 5] = [
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1",
    "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "4k3/p1p1p1p1/P1P1P1P1/8/8/p1p1p1p1/P1P1P1P1/4K3 w - - 0 1",
    "8/8/8/5k2/1p1p1p1p/1P1P1P1P/5K2/8 b - - 0 1",
    "8/8/4k3/8/8/3KB3/8/8 b - - 0 1",
];

fn main() {
    let finals = final_positions();
    let walls: Vec<Position> = WALLS.iter().map(|fen| Position::from_fen(fen).expect("a position")).collect();
    tell_gate(&finals);
    for (name, positions) in [("final", &finals), ("wall", &walls)] {
        side_by_side::compare(
            name,
            &[
                ("jadoube", Box::new(|| ask(positions, mate_possible))),
                ("search alone", Box::new(|| ask(positions, mate_possible_by_search))),
            ],
        );
    }
}

fn tell_gate(positions: &[Position]) {
    let mut times = Vec::new();
    for position in positions {
        let begun = Instant::now();
        black_box(is_surely_dead(position));
        times.push(begun.elapsed().as_secs_f64() * 1e6);
    }
    let longest = times.iter().copied().fold(0.0, f64::max);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    println!("surely dead? mean {mean:.2} us, longest {longest:.2} us");
}

fn ask(positions: &[Position], question: impl Fn(&Position, Color, u64) -> MatePossible) -> u64 {
    for position in positions {
        for side in Color::ALL {
            black_box(question(position, side, BUDGET));
        }
    }
    2 * positions.len() as u64
}

fn final_positions() -> Vec<Position> {
    let mut random = Rng::with_seed(1);
    (0..POSITIONS).map(|_| play_out(&mut random)).collect()
}

fn play_out(random: &mut Rng) -> Position {
    let mut position = Position::standard();
    for _ in 0..random.usize(40..200) {
        let moves = position.legal_moves();
        let takes: MoveList = moves.iter().copied().filter(|&mv| position.taken_by(mv).is_some()).collect();
        let choice = if random.u8(..3) == 0 { random.choice(takes) } else { None };
        let Some(mv) = choice.or_else(|| random.choice(moves)) else { break };
        position.play(mv);
    }
    position
}
