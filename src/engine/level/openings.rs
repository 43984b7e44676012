//! How often people of a rating play each move, in at most the first eight moves. `examples/people` counts the games
//! and writes `assets/engine/openings.txt`.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::rules::{Move, Position, read_uci};

/// The middle rating of each group of players.
pub const GROUPS: [f32; 4] = [1050.0, 1350.0, 1650.0, 1950.0];
/// The highest move number that the table may contain; rarer lines end earlier.
pub const LAST_MOVE: u32 = 8;

/// The moves of a position with their counts by group.
type Counts = Vec<(Move, [f32; GROUPS.len()])>;

static TABLE: LazyLock<HashMap<u64, Counts>> =
    LazyLock::new(|| read(include_str!("../../../assets/engine/openings.txt")));

/// For each move that the table contains for this position, the number of games, weighted by how near the players'
/// group is to the rating. Empty if the position is not in the table or comes after [`LAST_MOVE`]. Ratings above the
/// middle of the last group count as that middle.
pub fn counts(position: &Position, rating: f32) -> Vec<(Move, f32)> {
    if position.fullmove_number() > LAST_MOVE {
        return Vec::new();
    }
    let rating = rating.min(GROUPS[GROUPS.len() - 1]);
    let near: [f32; GROUPS.len()] =
        std::array::from_fn(|group| (-((rating - GROUPS[group]) / 300.0).powi(2)).exp());
    let count =
        |counts: &[f32; GROUPS.len()]| counts.iter().zip(near).map(|(count, near)| count * near).sum();
    let found = TABLE.get(&position.key()).into_iter().flatten();
    found.map(|(mv, counts)| (*mv, count(counts))).collect()
}

/// Reads a table. Lines without a valid depth or a legal move are skipped; counts that can't be read are 0.
fn read(text: &str) -> HashMap<u64, Counts> {
    let mut table: HashMap<u64, Counts> = HashMap::new();
    let mut line: Vec<Position> = vec![Position::standard()];
    for row in text.lines() {
        let mut words = row.split_whitespace();
        let depth = words.next().and_then(|word| word.parse::<usize>().ok()).unwrap_or(usize::MAX);
        let Some(before) = depth.checked_sub(1).and_then(|at| line.get(at)).cloned() else { continue };
        let Some(Ok(mv)) = words.next().map(|word| read_uci(&before, word)) else { continue };
        let mut counts = [0.0; GROUPS.len()];
        for (count, word) in counts.iter_mut().zip(words) {
            *count = word.parse().unwrap_or(0.0);
        }
        let moves = table.entry(before.key()).or_default();
        match moves.iter_mut().find(|(other, _)| *other == mv) {
            Some((_, sum)) => sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count),
            None => moves.push((mv, counts)),
        }
        line.truncate(depth);
        line.push(before.after(mv));
    }
    table
}
