//! Plays games of the engine against itself and writes positions with score and result, for tuning the evaluation.
//!
//! `cargo run --release --example selfplay -- GAMES SEED NODES > positions.txt`
//!
//! Each line is `FEN;SCORE;RESULT`: centipawns from the search, and 1, 0.5 or 0, both from White's point of view. Games
//! begin with random moves from the standard or a Chess960 start. Only calm positions are written: not in check, with a
//! best move that neither captures nor promotes.

#![allow(clippy::print_stdout, reason = "prints the file")]

use std::fmt::Write;

use jadoube::engine::{Best, Engine, Job, Limits, Score};
use jadoube::rules::chess960::STARTS;
use jadoube::rules::{Color, Position};
use jadoube::unwinnable::is_dead_by_material;

/// The number of random moves at the start of a game; one more in every other game.
const RANDOM: usize = 8;
/// A game counts as won after scores beyond this limit for this many moves in a row,
const DECIDED: (i32, u32) = (1200, 4);
/// and as drawn after scores within this limit for this many moves, from this move number on.
const LEVEL: (i32, u32, u32) = (8, 10, 50);
/// Openings with a larger score, in centipawns, are skipped.
const UNFAIR: i32 = 400;
const LONGEST: usize = 400;

fn main() {
    let number = |index: usize, default: u64| {
        std::env::args().nth(index).and_then(|word| word.parse().ok()).unwrap_or(default)
    };
    let (games, seed, nodes) = (number(1, 100), number(2, 1), number(3, 4000));
    let mut random = fastrand::Rng::with_seed(seed);
    let mut engine = Engine::new(8, 1);
    for game in 0..games {
        if let Some(text) = play(&mut engine, &mut random, game, nodes) {
            print!("{text}");
        }
    }
}

fn play(engine: &mut Engine, random: &mut fastrand::Rng, game: u64, nodes: u64) -> Option<String> {
    engine.clear();
    let mut position =
        if game.is_multiple_of(4) { Position::chess960(random.u16(..STARTS))? } else { Position::standard() };
    let mut keys = Vec::new();
    for _ in 0..RANDOM + game as usize % 2 {
        let moves = position.legal_moves();
        keys.push(position.key());
        position.play(*moves.get(random.usize(..moves.len().max(1)))?);
    }
    let mut rows = Vec::new();
    let (mut decided, mut level) = (0, 0);
    let result = loop {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let job = Job { root: position.clone(), earlier_keys: keys.clone(), limits, lines: 1 };
        let best = engine.think(&job, &mut |_| ())?;
        let Some(mv) = best.mv else {
            break if position.is_check() { won(!position.turn()) } else { 0.5 };
        };
        let score = white(&best, position.turn());
        if rows.is_empty() && score.abs() > UNFAIR {
            return None;
        }
        if !position.is_check() && !position.is_noisy(mv) && score.abs() < 2000 {
            rows.push((position.fen(), score));
        }
        decided = if score.abs() >= DECIDED.0 { decided + 1 } else { 0 };
        level = if score.abs() <= LEVEL.0 { level + 1 } else { 0 };
        if decided >= DECIDED.1 {
            break won(if score > 0 { Color::White } else { Color::Black });
        }
        keys.push(position.key());
        position.play(mv);
        let late = position.fullmove_number() >= LEVEL.2 && level >= LEVEL.1;
        if late || keys.len() > LONGEST || is_drawn(&position, &keys) {
            break 0.5;
        }
    };
    let mut text = String::new();
    for (fen, score) in rows {
        let _ = writeln!(text, "{fen};{score};{result}");
    }
    Some(text)
}

fn is_drawn(position: &Position, keys: &[u64]) -> bool {
    let seen = keys.iter().filter(|key| **key == position.key()).count();
    seen >= 2 || position.halfmove_clock() >= 100 || is_dead_by_material(position)
}

fn won(color: Color) -> f32 {
    if color == Color::White { 1.0 } else { 0.0 }
}

fn white(best: &Best, turn: Color) -> i32 {
    let score = match best.score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => 10_000,
        Score::Mate(_) => -10_000,
    };
    if turn == Color::White { score } else { -score }
}
