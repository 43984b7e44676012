//! Makes the network of the evaluation: plays the games, trains the network, and measures its error.
//!
//! `cargo run --release --example net -- gather FOLDER FIRST END NODES THREADS` plays 500 games for each seed from
//! FIRST up to but not including END, and writes a file for each seed; a second run writes the missing files.
//!
//! `cargo run --release --example net -- train FOLDER FILE HIDDEN EPOCHS STEP DECAY TRACE CORRECTS THREADS` trains a
//! network and writes to FILE the version with the smallest error on positions that were not used for training.

#![allow(clippy::print_stdout, reason = "prints the progress")]

mod gather;
mod model;
mod play;
mod record;
mod sample;
mod train;

use std::path::Path;
use std::str::FromStr;

fn main() -> std::io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| words.get(index).map_or("", String::as_str);
    match word(0) {
        "gather" => {
            let seeds = number(word(2), 1)..number(word(3), 2);
            gather::gather(Path::new(word(1)), seeds, number(word(4), 400), number(word(5), 1))
        }
        "train" => {
            let plan = train::Plan {
                hidden: number(word(3), 32),
                epochs: number(word(4), 10),
                step: number(word(5), 0.001),
                decay: number(word(6), 0.01),
                trace: number(word(7), 0.8),
                corrects: number(word(8), true),
                threads: number(word(9), 2),
                apart: 12,
            };
            train::train(Path::new(word(1)), Path::new(word(2)), &plan)
        }
        _ => {
            println!("net: expected gather or train; the head of examples/net/main.rs says more");
            Ok(())
        }
    }
}

fn number<T: FromStr>(word: &str, default: T) -> T {
    word.parse().unwrap_or(default)
}
