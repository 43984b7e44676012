//! Writes `assets/openings.tsv`, the names of openings, from the files of lichess-org/chess-openings, which are in the
//! public domain (CC0 1.0): one opening per line, with its ECO code, its name and its moves.
//!
//! `cargo run --example openings -- a.tsv b.tsv c.tsv d.tsv e.tsv > assets/openings.tsv`

#![allow(clippy::print_stdout, reason = "prints the file")]

use std::error::Error;
use std::fs;

use jadoube::rules::{PieceLetters, Position, read_san};

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "# Names of openings: ECO code, name and moves. Written by `examples/openings.rs`; not to be edited."
    );
    println!("# Source: https://github.com/lichess-org/chess-openings (CC0 1.0, public domain).");
    for file in std::env::args().skip(1) {
        for row in fs::read_to_string(&file)?.lines().skip(1) {
            let wrong =
                || format!("{file}: found {row:?}, expected eco, name and pgn with tabs between them");
            let [code, name, pgn] = row.split('\t').collect::<Vec<_>>()[..] else { Err(wrong())? };
            println!("{code}\t{name}\t{}", moves(pgn).map_err(|error| format!("{file}: {name}: {error}"))?);
        }
    }
    Ok(())
}

/// The moves of a PGN line in SAN, without move numbers.
fn moves(pgn: &str) -> Result<String, Box<dyn Error>> {
    let mut position = Position::standard();
    let mut moves = Vec::new();
    for word in
        pgn.split_whitespace().filter(|word| !word.starts_with(|letter: char| letter.is_ascii_digit()))
    {
        let mv = read_san(&position, word, &PieceLetters::ENGLISH)?;
        moves.push(position.san(mv));
        position.play(mv);
    }
    Ok(moves.join(" "))
}
