//! Measures the levels: plays adjacent levels against each other, and the weakest levels against two reference players,
//! and measures the quality of their moves.
//!
//! `cargo run --release --example ladder -- [--games 200] [--judged 40] [--nodes 20000] [--seed 1] [--threads 2]
//! [--openings FILE] [PLAYER-PLAYER ...]`
//!
//! A player is `random`, `greedy` (captures hanging pieces and sees one move ahead), a level below full strength by its
//! number, a rating such as `elo1500`, or full strength with a number of nodes per move such as `full20000`. Without
//! pairs, all adjacent levels below full strength play, and the two weakest also play reference players. The openings
//! come from the file or, without a file, consist of random moves. Every two games of a pair begin with the same
//! opening, with colours reversed in the second. The same seed gives the same games. In the first `--judged` games of
//! each pair, the engine at full strength judges the moves, with `--nodes` nodes per position; moves of the opening and
//! moves in decided positions are left out.

#![allow(clippy::print_stdout, reason = "prints the result")]

mod figures;
mod game;
mod players;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use figures::{Figures, Judge, Tally};
use game::{Opening, play};
use players::{Kind, Player};

struct Options {
    games: usize,
    judged: usize,
    nodes: u64,
    seed: u64,
    threads: usize,
    openings: Option<String>,
    pairs: Vec<[Kind; 2]>,
}

fn main() -> Result<(), String> {
    let options = options()?;
    let openings = openings(&options)?;
    let mut all: BTreeMap<String, Figures> = BTreeMap::new();
    for pair in &options.pairs {
        let (tally, figures) = meet(&options, &openings, *pair);
        println!("{}-{}: {tally}", pair[0], pair[1]);
        for (kind, figures) in pair.iter().zip(figures) {
            all.entry(kind.to_string()).or_default().add(&figures);
        }
    }
    for (name, figures) in all.iter().filter(|(_, figures)| !figures.is_empty()) {
        println!("{name}: {figures}");
    }
    Ok(())
}

/// Plays all games of a pair. Returns the results of the first player, and the figures of both.
fn meet(options: &Options, openings: &[Opening], pair: [Kind; 2]) -> (Tally, [Figures; 2]) {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(|| {
                let mut players = pair.map(Player::new);
                let mut judge = Judge::new(options.nodes);
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= options.games {
                        break;
                    }
                    let opening = &openings[number / 2 % openings.len()];
                    let reversed = number % 2 == 1;
                    let game = play(&mut players, reversed, opening, options.seed << 20 ^ number as u64);
                    let judged = number < options.judged;
                    let figures = if judged { judge.judge(&game, reversed) } else { Default::default() };
                    if let Ok(mut results) = results.lock() {
                        results.push((number, game.points, game.capped, figures));
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(number, ..)| *number);
    let (mut tally, mut both) = (Tally::default(), [Figures::default(), Figures::default()]);
    for (_, points, capped, figures) in results {
        tally.add(points, capped);
        both.iter_mut().zip(figures).for_each(|(all, one)| all.add(&one));
    }
    (tally, both)
}

fn openings(options: &Options) -> Result<Vec<Opening>, String> {
    let Some(path) = &options.openings else {
        return Ok(Opening::random(options.games.div_ceil(2).max(1), options.seed));
    };
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let openings: Vec<Opening> = text.lines().filter_map(Opening::of_line).collect();
    if openings.is_empty() {
        Err(format!("{path}: found no position, expected one in each line"))
    } else {
        Ok(openings)
    }
}

fn options() -> Result<Options, String> {
    let mut options = Options {
        games: 200,
        judged: 40,
        nodes: 20_000,
        seed: 1,
        threads: 2,
        openings: None,
        pairs: Vec::new(),
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if let Some(name) = word.strip_prefix("--") {
            let value = words.next().ok_or(format!("{word}: found nothing after it, expected a value"))?;
            let number = || value.parse().map_err(|_| format!("{word}: found {value:?}, expected a number"));
            match name {
                "games" => options.games = number()?,
                "judged" => options.judged = number()?,
                "nodes" => options.nodes = number()? as u64,
                "seed" => options.seed = number()? as u64,
                "threads" => options.threads = number()?,
                "openings" => options.openings = Some(value),
                _ => return Err(format!("found {word}, expected an option that is known")),
            }
        } else {
            let pair = word.split_once('-').and_then(|(a, b)| Some([Kind::read(a)?, Kind::read(b)?]));
            options.pairs.push(pair.ok_or(format!("found {word:?}, expected two players as in 1-greedy"))?);
        }
    }
    if options.pairs.is_empty() {
        options.pairs = Kind::neighbours();
    }
    Ok(options)
}
