//! Parses `info` and `bestmove` lines. All values in them are checked, since an engine may write anything.
//!
//! For the limits on lines, see `engine::external::lines`.

use std::time::Duration;

use crate::engine::{Bound, Info, MAX_PLY, Score};
use crate::rules::{Move, Position, read_uci};

/// The largest absolute value of a score in centipawns; larger values are clamped.
const MAX_CENTIPAWNS: i64 = 30_000;
const MAX_MATE: i64 = 1000;
/// The maximum number of characters of an illegal move that are shown.
const MAX_QUOTED: usize = 20;

/// Parses an `info` line; returns `None` if there is no valid score, a number can't be read, the rank of the line is 0,
/// or `pv` is not followed by a legal move.
pub fn info(line: &str, root: &Position) -> Option<Info> {
    let mut info = Info {
        depth: 0,
        selective_depth: 0,
        line: 1,
        score: Score::Centipawns(0),
        bound: Bound::Exact,
        nodes: 0,
        time: Duration::ZERO,
        hash_full: 0,
        table_hits: 0,
        moves: Vec::new(),
    };
    let mut score = None;
    let mut words = line.split_whitespace().skip(1);
    while let Some(word) = words.next() {
        match word {
            "depth" => info.depth = number(words.next())?,
            "seldepth" => info.selective_depth = number(words.next())?,
            "multipv" => info.line = number(words.next())?,
            "nodes" => info.nodes = number(words.next())?,
            "time" => info.time = Duration::from_millis(number(words.next())?),
            "hashfull" => info.hash_full = number(words.next())?,
            "tbhits" => info.table_hits = number(words.next())?,
            "score" => score = Some(read_score(words.next()?, words.next()?)?),
            "lowerbound" => info.bound = Bound::Lower,
            "upperbound" => info.bound = Bound::Upper,
            "pv" => {
                info.moves = moves(&mut words, root);
                if info.moves.is_empty() {
                    return None;
                }
            }
            "string" => break,
            _ => {}
        }
    }
    info.score = score?;
    (info.line > 0).then_some(info)
}

/// Parses a `bestmove` line: the move, or the start of the word that is not a legal move; `None` for any other line.
pub fn best_move(line: &str, root: &Position) -> Option<Result<Move, String>> {
    let mut words = line.split_whitespace();
    if words.next() != Some("bestmove") {
        return None;
    }
    let word = words.next().unwrap_or("bestmove");
    let quoted = || word.chars().filter(|letter| !letter.is_control()).take(MAX_QUOTED).collect();
    Some(read_lenient(root, word).ok_or_else(quoted))
}

/// Reads a move; some engines write the promotion piece as a capital.
fn read_lenient(position: &Position, word: &str) -> Option<Move> {
    read_uci(position, &word.to_ascii_lowercase()).ok()
}

/// Parses an integer; negative values become 0.
fn number<T: TryFrom<u64>>(word: Option<&str>) -> Option<T> {
    let number: i64 = word?.parse().ok()?;
    T::try_from(number.max(0) as u64).ok()
}

fn read_score(kind: &str, value: &str) -> Option<Score> {
    let value: i64 = value.parse().ok()?;
    match kind {
        "cp" => Some(Score::Centipawns(value.clamp(-MAX_CENTIPAWNS, MAX_CENTIPAWNS) as i32)),
        "mate" => Some(Score::Mate(value.clamp(-MAX_MATE, MAX_MATE) as i32)),
        _ => None,
    }
}

/// The moves of a line, up to the first illegal one, and at most [`MAX_PLY`].
fn moves<'a>(words: &mut impl Iterator<Item = &'a str>, root: &Position) -> Vec<Move> {
    let mut position = root.clone();
    let mut moves = Vec::new();
    while moves.len() < MAX_PLY {
        let Some(mv) = words.next().and_then(|word| read_lenient(&position, word)) else { break };
        moves.push(mv);
        position.play(mv);
    }
    moves
}
