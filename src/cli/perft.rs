//! `jadoube perft` counts the sequences of legal moves of a given length, and reports the speed.
//!
//! The counting itself is done in `rules::perft`.

use std::fmt::Write;

use lexopt::prelude::*;

use super::progress::Progress;
use super::texts::texts;
use super::usage::{self, negative, number, unexpected};
use super::{Stop, castling, print_text};
use crate::platform::time::Instant;
use crate::rules::{CastlingText, Move, Position, divide, perft};

/// The maximum depth. Greater depths can't be counted in practice, so a larger number is a typing error.
const MAX_DEPTH: u32 = 20;

struct Arguments {
    position: Position,
    castling: CastlingText,
    divide: bool,
    depth: u32,
}

/// Runs the command.
///
/// # Errors
/// The arguments are invalid, or the output can't be written.
pub fn run(args: lexopt::Parser) -> Result<(), Stop> {
    let arguments = read(args)?;
    let begun = Instant::now();
    let mut text = String::new();
    let counted = count(&arguments);
    let nodes = if arguments.depth == 0 { 1 } else { counted.iter().map(|(_, nodes)| nodes).sum() };
    if arguments.divide {
        let row = |(mv, nodes)| format!("{} {nodes}\n", arguments.position.uci(mv, arguments.castling));
        let mut rows: Vec<String> = counted.into_iter().map(row).collect();
        rows.sort();
        text = rows.concat();
    }
    let seconds = begun.elapsed().as_secs_f64();
    let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
    let _ = writeln!(text, "nodes {nodes} ({seconds:.3} s, {speed:.1} million a second)");
    print_text(&text)
}

/// The count after each legal move. From depth 2 on, a terminal shows the progress: the share of the two-ply sequences
/// whose continuations have been counted.
fn count(arguments: &Arguments) -> Vec<(Move, u64)> {
    let Arguments { position, depth, .. } = arguments;
    let Some(left) = depth.checked_sub(2) else { return divide(position, *depth) };
    let mut progress = Progress::of(&format!("perft {depth}"), false);
    let (all, mut done) = (perft(position, 2), 0);
    let behind = |mv: Move| {
        let next = position.after(mv);
        let mut nodes = 0;
        for reply in next.legal_moves() {
            nodes += perft(&next.after(reply), left);
            done += 1;
            progress.tell(done, Some(all));
        }
        (mv, nodes)
    };
    position.legal_moves().into_iter().map(behind).collect()
}

fn read(mut args: lexopt::Parser) -> Result<Arguments, Stop> {
    let mut position = Position::standard();
    let (mut chess960, mut divide, mut depth) = (false, false, None);
    while let Some(arg) = args.next()? {
        match arg {
            Long("fen") => position = usage::position(&args.value()?.string()?)?,
            Long("chess960") => chess960 = true,
            Long("divide") => divide = true,
            Value(value) if depth.is_none() => depth = Some(value.string()?),
            Short(digit @ '0'..='9') if depth.is_none() => depth = Some(negative(&mut args, digit)),
            other => return Err(unexpected("perft", other)),
        }
    }
    let depth = depth.ok_or_else(|| bad!("cli-perft-depth-missing"))?;
    let depth = number(&depth, &t!(texts(), "cli-perft-depth"), &(u32::from(divide)..=MAX_DEPTH))?;
    let castling = castling(&position, chess960);
    Ok(Arguments { position, castling, divide, depth })
}
