//! Plays games of the engine against itself and writes the quiet positions of these games to files.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use jadoube::engine::Engine;
use jadoube::rules::Color;

use super::play::{is_drawn, opening, think};
use super::record::Record;

/// The number of random moves at the start of a game. Every other game starts with one more.
const RANDOM: usize = 8;
/// A game counts as won once the score has been at least this many centipawns for either side on this many plies in a
/// row.
const DECIDED: (i32, u32) = (1200, 4);
/// A game counts as drawn once the score has been within this many centipawns of zero on this many plies in a row, but
/// not before this move number.
const LEVEL: (i32, u32, u32) = (8, 10, 50);
/// A game is skipped if the score for either side exceeds this many centipawns at or before its first quiet position.
const UNFAIR: i32 = 400;
/// Positions with a score of at least this many centipawns for either side are left out.
const CLEAR: i32 = 2000;
/// The number of games per file, including those that are skipped.
const GAMES: u64 = 500;

/// Writes a file such as `1.bin` for each of these seeds. Existing files are left as they are, so that a later run
/// completes an interrupted one.
pub fn gather(folder: &Path, seeds: std::ops::Range<u64>, nodes: u64, threads: usize) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let next = AtomicU64::new(seeds.start);
    let work = || -> io::Result<()> {
        let mut engine = Engine::new(1, 1);
        loop {
            let seed = next.fetch_add(1, Relaxed);
            if seed >= seeds.end {
                return Ok(());
            }
            let path = folder.join(format!("{seed}.bin"));
            if path.exists() {
                continue;
            }
            let mut random = fastrand::Rng::with_seed(seed);
            let mut bytes = Vec::new();
            for game in 0..GAMES {
                for record in play(&mut engine, &mut random, game, nodes).unwrap_or_default() {
                    bytes.extend(record.bytes());
                }
            }
            let unfinished = path.with_extension("part");
            File::create(&unfinished)?.write_all(&bytes)?;
            fs::rename(unfinished, path)?;
        }
    };
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        all.into_iter().try_for_each(|one| one.join().unwrap_or(Ok(())))
    })
}

fn play(engine: &mut Engine, random: &mut fastrand::Rng, game: u64, nodes: u64) -> Option<Vec<Record>> {
    engine.clear();
    let (mut position, mut keys) = opening(random, game.is_multiple_of(4), RANDOM + game as usize % 2)?;
    let mut records: Vec<Record> = Vec::new();
    let (mut decided, mut level) = (0, 0);
    let points = loop {
        let (mv, score) = think(engine, &position, &keys, nodes)?;
        let Some(mv) = mv else {
            break if position.is_check() { won(!position.turn()) } else { 1 };
        };
        if records.is_empty() && score.abs() > UNFAIR {
            return None;
        }
        if !position.is_check() && !position.is_noisy(mv) && score.abs() < CLEAR {
            records.push(Record {
                board: *position.board(),
                turn: position.turn(),
                score: score as i16,
                points: 1,
                first: records.is_empty(),
                halfmove_clock: position.halfmove_clock().min(255) as u8,
            });
        }
        decided = if score.abs() >= DECIDED.0 { decided + 1 } else { 0 };
        level = if score.abs() <= LEVEL.0 { level + 1 } else { 0 };
        if decided >= DECIDED.1 {
            break won(if score > 0 { Color::White } else { Color::Black });
        }
        keys.push(position.key());
        position.play(mv);
        let late = position.fullmove_number() >= LEVEL.2 && level >= LEVEL.1;
        if late || is_drawn(&position, &keys) {
            break 1;
        }
    };
    for record in &mut records {
        record.points = points;
    }
    Some(records)
}

fn won(color: Color) -> u8 {
    if color == Color::White { 2 } else { 0 }
}
