//! Positions from games of people: read from a table, scored by the levels' search, and turned into features.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use jadoube::engine::features::{DEPTHS, Row, ScoredMove, features};
use jadoube::engine::{RecentMoves, score_moves};
use jadoube::rules::{Move, Position, read_uci};

/// A position in which a person moved.
pub struct Moment {
    pub position: Position,
    pub keys: Vec<u64>,
    pub recent: RecentMoves,
    pub played: Move,
    pub rating: f32,
    /// The number of the fold to which the game belongs, from 0 to 4.
    pub fold: usize,
    /// Whether the position is a row of the table; the others come from earlier moves by the same player.
    pub judged: bool,
}

/// A position with the features of its moves.
pub struct Sample {
    pub rows: Vec<Row>,
    pub played: usize,
    pub rating: f32,
    pub fold: usize,
    pub judged: bool,
    /// How many centipawns each move loses according to the deepest search, at most 1000.
    pub losses: Vec<f32>,
}

/// A row of a table: the rating, the moves up to and including the one in the column `played`, and the game.
pub type Line = (f32, Vec<String>, String);
/// A player's rating, the moves of the game, and the indices of those that are judged.
type Side = (f32, Vec<String>, Vec<usize>);

/// Reads the rows of a table.
pub fn columns(text: &str) -> Result<impl Iterator<Item = Result<Line, String>>, String> {
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let column = |name: &str| {
        header.iter().position(|other| *other == name).ok_or(format!("found no column {name:?}"))
    };
    let [rating, moves, played, game] =
        [column("rating")?, column("moves")?, column("played")?, column("game")?];
    Ok(lines.map(move |line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let cell = |at: usize| cells.get(at).copied().ok_or(format!("found {line:?}, expected more columns"));
        let mut words: Vec<String> = cell(moves)?.split_whitespace().map(str::to_owned).collect();
        words.push(cell(played)?.to_owned());
        let rating = cell(rating)?.parse().map_err(|_| format!("found {line:?}, expected a rating"))?;
        Ok((rating, words, cell(game)?.to_owned()))
    }))
}

/// The positions of a table with the columns `rating`, `moves`, `played` and `game`, and about one in `every` of the
/// earlier positions in which the same players moved. Positions with only one legal move are left out.
pub fn read(text: &str, every: u64) -> Result<Vec<Moment>, String> {
    // The keys are the game and whether the player has White, so that no move counts twice.
    let mut sides: BTreeMap<(String, bool), Side> = BTreeMap::new();
    for row in columns(text)? {
        let (rating, words, game) = row?;
        let at = words.len() - 1;
        let side = sides.entry((game, at % 2 == 0)).or_insert((rating, Vec::new(), Vec::new()));
        side.2.push(at);
        if words.len() > side.1.len() {
            side.1 = words;
        }
    }
    let mut positions = Vec::new();
    for ((game, white), (rating, words, judged)) in sides {
        let number =
            game.bytes().fold(7_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3));
        let (mut here, mut keys, mut recent) = (Position::standard(), Vec::new(), RecentMoves::default());
        for (at, word) in words.iter().enumerate() {
            let played = read_uci(&here, word).map_err(|_| format!("{game}: found {word:?}"))?;
            let is_judged = judged.contains(&at);
            let extra = (number ^ (at as u64 / 2)).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
            if (at % 2 == 0) == white
                && (is_judged || extra.is_multiple_of(every))
                && here.count_legal_moves() > 1
            {
                positions.push(Moment {
                    position: here.clone(),
                    keys: keys.clone(),
                    recent,
                    played,
                    rating,
                    fold: (number >> 20) as usize % 5,
                    judged: is_judged,
                });
            }
            recent = recent.then(&here, played);
            keys.push(here.key());
            here.play(played);
        }
    }
    Ok(positions)
}

/// Scores every move in every position. Returns a line for each position, with each move's [`Move::bits`] as a number,
/// and its scores.
pub fn search(positions: &[Moment], nodes: u64, threads: usize) -> String {
    let next = AtomicUsize::new(0);
    let lines = Mutex::new(vec![String::new(); positions.len()]);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Relaxed);
                    let Some(Moment { position, keys, .. }) = positions.get(at) else { break };
                    let mut line = String::new();
                    for look in score_moves(position, keys, nodes) {
                        line += &look.mv.bits().to_string();
                        for score in look.scores {
                            line.push(',');
                            line += &score.to_string();
                        }
                        line.push(' ');
                    }
                    if let Ok(mut lines) = lines.lock() {
                        lines[at] = line;
                    }
                }
            });
        }
    });
    lines.into_inner().unwrap_or_default().join("\n")
}

/// The positions with the features and losses of all moves, from the lines of [`search`].
pub fn samples(positions: &[Moment], lines: &str) -> Result<Vec<Sample>, String> {
    let mut samples = Vec::new();
    for (of, line) in positions.iter().zip(lines.lines()) {
        let scored: Option<Vec<ScoredMove>> = line.split_whitespace().map(look).collect();
        let scored = scored.ok_or("found scores that are not of this table")?;
        let played = scored.iter().position(|look| look.mv == of.played);
        let last = DEPTHS - 1;
        let best = scored.iter().map(|look| look.scores[last]).max().unwrap_or(0);
        samples.push(Sample {
            rows: features(&of.position, of.recent, &scored),
            played: played.ok_or("found scores that are not of this table")?,
            rating: of.rating,
            fold: of.fold,
            judged: of.judged,
            losses: scored.iter().map(|look| (best - look.scores[last]).clamp(0, 1000) as f32).collect(),
        });
    }
    Ok(samples)
}

fn look(word: &str) -> Option<ScoredMove> {
    let mut numbers = word.split(',').map(|number| number.parse::<i32>().ok());
    let mv = Move::from_bits(u16::try_from(numbers.next()??).ok()?)?;
    let scores: Vec<i32> = numbers.collect::<Option<_>>()?;
    Some(ScoredMove { mv, scores: scores.try_into().ok()? })
}
