//! Counts how often the people in each rating group play each move of the opening.

use std::collections::BTreeMap;
use std::fmt::Write;

use jadoube::engine::openings::{GROUPS, LAST_MOVE};

use super::data::columns;

/// The minimum number of games that continue from a position for its moves to be written, and the minimum number that
/// continue with a move for this move to be written.
const LEAST: (u32, u32) = (12, 3);

/// How often a move was played, and the moves that followed it.
#[derive(Default)]
struct Branch {
    counts: [u32; GROUPS.len()],
    next: BTreeMap<String, Branch>,
}

impl Branch {
    fn all(&self) -> u32 {
        self.counts.iter().sum()
    }

    fn write(&self, depth: usize, text: &mut String) {
        if self.next.values().map(Branch::all).sum::<u32>() < LEAST.0 {
            return;
        }
        for (mv, branch) in self.next.iter().filter(|(_, branch)| branch.all() >= LEAST.1) {
            let counts = branch.counts.map(|count| count.to_string()).join(" ");
            let _ = writeln!(text, "{depth} {mv} {counts}");
            branch.write(depth + 1, text);
        }
    }
}

/// The table of counts for the games in `text`, a table as described in `main.rs`.
pub fn table(text: &str) -> Result<String, String> {
    let mut games: BTreeMap<String, (Vec<String>, [Option<f32>; 2])> = BTreeMap::new();
    for row in columns(text)? {
        let (rating, words, game) = row?;
        let (moves, ratings) = games.entry(game).or_default();
        ratings[(words.len() - 1) % 2] = Some(rating);
        if words.len() > moves.len() {
            *moves = words;
        }
    }
    let mut root = Branch::default();
    for (moves, ratings) in games.into_values() {
        let mut here = &mut root;
        for (at, mv) in moves.into_iter().take(2 * LAST_MOVE as usize).enumerate() {
            // An unknown rating is taken to be the opponent's, since opponents are paired by rating.
            let rating = ratings[at % 2].or(ratings[1 - at % 2]).unwrap_or(GROUPS[1]);
            let group = GROUPS.iter().filter(|middle| rating >= *middle + 150.0).count();
            here = here.next.entry(mv).or_default();
            here.counts[group.min(GROUPS.len() - 1)] += 1;
        }
    }
    let mut table = String::from(
        "# How often people play each move of an opening, by groups of ratings. Written by `examples/people`; do not edit.\n\
         # A row has the number of the ply, the move, and its count in each group; the moves that follow it come below it.\n",
    );
    root.write(1, &mut table);
    Ok(table)
}
