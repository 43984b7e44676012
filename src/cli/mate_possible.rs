//! `jadoube mate-possible [FILE]` prints for each position, on one line, whether each side can still mate by any series
//! of legal moves.
//!
//! The decision itself is made by [`mate_possible`].

use std::fmt::Write as _;
use std::io::{BufRead, Write};

use lexopt::prelude::*;

use super::texts::texts;
use super::usage::{unexpected, whole};
use super::{Stop, castling, in_line, input, numbered_lines};
use crate::platform::stdio;
use crate::rules::{Color, FenError, Move, Position};
use crate::text::fen_errors::fen as fen_fault;
use crate::unwinnable::{MatePossible, mate_possible};

/// The default budget of positions for each side: about half a second at most.
const NODES: u64 = 500_000;

/// Runs the command on a file, or on standard input if no file is given or the file is `-`.
///
/// # Errors
/// The arguments are invalid, the file can't be opened, or [`answer`] fails.
pub fn run(mut args: lexopt::Parser) -> Result<(), Stop> {
    let (mut file, mut moves, mut nodes) = (None, false, NODES);
    while let Some(arg) = args.next()? {
        match arg {
            Long("moves") => moves = true,
            Long("nodes") => nodes = whole(&args.value()?.string()?, "--nodes")?,
            Value(name) if file.is_none() => file = Some(name),
            other => return Err(unexpected("mate-possible", other)),
        }
    }
    answer(input(file)?, stdio::stdout().lock(), moves, nodes)
}

/// Answers every position with one line; blank lines are skipped.
///
/// # Errors
/// The input can't be read, a line is not a position, there is no position at all, or the output can't be written.
pub fn answer(input: impl BufRead, mut output: impl Write, moves: bool, nodes: u64) -> Result<(), Stop> {
    let mut found = false;
    for line in numbered_lines(input) {
        let (number, line) = line?;
        found = true;
        let position = read(&line).map_err(|error| in_line(number, &fen_fault(&texts(), &error)))?;
        writeln!(output, "{}", describe(&position, moves, nodes))?;
    }
    if !found {
        return Err(bad!("cli-mate-possible-empty"));
    }
    Ok(output.flush()?)
}

/// Reads a position, which need not be reachable in a game. The castling and en passant fields may both be missing.
fn read(fen: &str) -> Result<Position, FenError> {
    let without_rights = fen.split_whitespace().count() == 2;
    let setup = if without_rights { format!("{fen} - -").parse() } else { fen.parse() };
    Position::composed(&setup?).map_err(FenError::Setup)
}

fn describe(position: &Position, moves: bool, nodes: u64) -> String {
    let answers = Color::ALL.map(|side| (side, mate_possible(position, side, nodes)));
    let dead = match (&answers[0].1, &answers[1].1) {
        (MatePossible::No, MatePossible::No) => "yes",
        (MatePossible::Yes(_), _) | (_, MatePossible::Yes(_)) => "no",
        _ => "unknown",
    };
    let [white, black] = [0, 1].map(|side| word(&answers[side].1));
    let mut text = format!("white={white} black={black} dead={dead}");
    for (side, answer) in &answers {
        if let (true, MatePossible::Yes(line)) = (moves, answer) {
            let _ = write!(text, " {}-moves={}", side.name(), write_line(position, line));
        }
    }
    text
}

fn word(answer: &MatePossible) -> &'static str {
    match answer {
        MatePossible::Yes(_) => "yes",
        MatePossible::No => "no",
        MatePossible::NotDecided => "unknown",
    }
}

/// The moves in UCI notation, separated by commas; `-` if the mate is already on the board.
fn write_line(position: &Position, line: &[Move]) -> String {
    let castling = castling(position, false);
    let mut at = position.clone();
    let texts: Vec<String> = line
        .iter()
        .map(|&mv| {
            let text = at.uci(mv, castling);
            at.play(mv);
            text
        })
        .collect();
    if texts.is_empty() { "-".to_owned() } else { texts.join(",") }
}
