//! `jadoube perft`: counts move sequences and reports the speed.
//!
//! Counting: see `rules`.

use std::fmt::Write;

use lexopt::prelude::*;

use super::usage::{negative, number, unexpected};
use super::words::words;
use super::{Stop, print};
use crate::platform::time::Instant;
use crate::rules::{CastlingText, Position, divide, perft};
use crate::text::fen_errors::fen as fen_fault;

/// Deeper than can be counted in practice, so a larger number is a typing error.
const DEEPEST: u32 = 20;

struct Arguments {
    position: Position,
    castling: CastlingText,
    divide: bool,
    depth: u32,
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let arguments = read(args)?;
    let begun = Instant::now();
    let mut text = String::new();
    let nodes = if arguments.divide {
        let mut rows: Vec<(String, u64)> = divide(&arguments.position, arguments.depth)
            .into_iter()
            .map(|(mv, nodes)| (arguments.position.uci(mv, arguments.castling), nodes))
            .collect();
        rows.sort();
        for (mv, nodes) in &rows {
            let _ = writeln!(text, "{mv} {nodes}");
        }
        rows.iter().map(|(_, nodes)| nodes).sum()
    } else {
        perft(&arguments.position, arguments.depth)
    };
    let seconds = begun.elapsed().as_secs_f64();
    let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
    let _ = writeln!(text, "nodes {nodes} ({seconds:.3} s, {speed:.1} million a second)");
    print(&text)
}

fn read(mut args: lexopt::Parser) -> Result<Arguments, Stop> {
    let mut position = Position::standard();
    let (mut chess960, mut divide, mut depth) = (false, false, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("fen") => {
                let fen = args.value()?.string()?;
                position = Position::from_fen(&fen)
                    .map_err(|error| Stop::Bad(format!("--fen: {}", fen_fault(&words(), &error))))?;
            }
            Long("chess960") => chess960 = true,
            Long("divide") => divide = true,
            Value(value) if depth.is_none() => depth = Some(value.string()?),
            Short(digit @ '0'..='9') if depth.is_none() => depth = Some(negative(&mut args, digit)),
            other => return Err(unexpected("perft", other)),
        }
    }
    let depth = depth.ok_or_else(|| Stop::Bad(t!(words(), "cli-perft-depth-missing")))?;
    let depth = number(&depth, &t!(words(), "cli-perft-depth"), &(u32::from(divide)..=DEEPEST))?;
    let castling = if chess960 || !position.castles_classically() {
        CastlingText::KingTakesRook
    } else {
        CastlingText::KingTwoSquares
    };
    Ok(Arguments { position, castling, divide, depth })
}
