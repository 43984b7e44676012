//! The first moves of the games in a file: which moves followed a position, how often, and with what score.
//!
//! A game takes six bytes for each of its first plies: the key of the position, cut to 32 bits, and the move. A query
//! scans all of them, which takes milliseconds for a hundred thousand games.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use arrayvec::ArrayVec;

use super::worker::{Bytes, Wake, Worker};
use crate::platform::thread::lock;
use crate::record::GameResult;
use crate::record::pgn::{Reader, Visitor};
use crate::rules::{Color, Move, Position};
use crate::start::Start;

/// The maximum number of plies of a game that are stored.
pub const MAX_PLIES: usize = 40;

/// The number of games added at a time.
const HANDFUL: usize = 512;

/// The first moves of the games, in file order.
#[derive(Debug, Default)]
pub struct Openings {
    handfuls: Vec<Handful>,
    count: usize,
}

/// Some games, and their moves one after another.
#[derive(Debug, Default)]
struct Handful {
    games: Box<[IndexedGame]>,
    /// The position before each move of a game, and the one after its last move.
    keys: Box<[u32]>,
    moves: Box<[Move]>,
}

#[derive(Clone, Copy, Debug)]
struct IndexedGame {
    /// Its byte offset in the file.
    start: u64,
    /// Where its moves end in those of the handful.
    end: u32,
    /// 0 if unknown.
    year: u16,
    result: GameResult,
}

/// A move that was played in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpeningMove {
    pub mv: Move,
    /// The number of games in which it was played there, and of those that have a result.
    pub games: u32,
    pub finished: u32,
    /// White's score in the games that have a result, in half points.
    pub half_points: u32,
    /// The year of the last of the games, if any is known.
    pub last_year: Option<u16>,
}

impl OpeningMove {
    /// White's score in percent; `None` if no game has a result.
    pub fn score(&self) -> Option<u32> {
        let percent = 50.0 * f64::from(self.half_points) / f64::from(self.finished);
        (self.finished > 0).then(|| percent.round() as u32)
    }
}

impl Openings {
    /// The number of games.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The moves that were played in a position, the most frequent first. A game counts once, by its first move there.
    pub fn moves_at(&self, position: &Position) -> Vec<OpeningMove> {
        let mut found: Vec<OpeningMove> = Vec::new();
        for (game, mv) in self.games_at(position) {
            let Some(mv) = mv else { continue };
            let at = found.iter().position(|other| other.mv == mv).unwrap_or_else(|| {
                found.push(OpeningMove { mv, games: 0, finished: 0, half_points: 0, last_year: None });
                found.len() - 1
            });
            let entry = &mut found[at];
            let half_points = match game.result {
                GameResult::Won(Color::White) => Some(2),
                GameResult::Won(Color::Black) => Some(0),
                GameResult::Drawn => Some(1),
                GameResult::Open => None,
            };
            entry.games += 1;
            entry.finished += u32::from(half_points.is_some());
            entry.half_points += half_points.unwrap_or_default();
            entry.last_year = entry.last_year.max(Some(game.year).filter(|year| *year > 0));
        }
        // Two positions may share a key, so that a move may belong to another one.
        found.retain(|entry| position.is_legal(entry.mv));
        found.sort_by_key(|entry| std::cmp::Reverse(entry.games));
        found
    }

    /// The byte offsets of the games that have a position, in file order. Among very many games, one may be included
    /// that has only another position with the same key.
    pub fn games_with(&self, position: &Position) -> Vec<u64> {
        self.games_at(position).map(|(game, _)| game.start).collect()
    }

    /// The games that have a position, each with its first move there, unless its stored moves end there.
    fn games_at(&self, position: &Position) -> impl Iterator<Item = (IndexedGame, Option<Move>)> {
        let key = short_key(position);
        self.handfuls.iter().flat_map(move |handful| handful.games_at(key))
    }
}

impl Handful {
    fn games_at(&self, key: u32) -> impl Iterator<Item = (IndexedGame, Option<Move>)> {
        let mut begin = 0;
        self.games.iter().enumerate().filter_map(move |(index, game)| {
            let moves = std::mem::replace(&mut begin, game.end as usize)..game.end as usize;
            // Each game before this one has one more key than it has moves.
            let keys = &self.keys[moves.start + index..=moves.end + index];
            let at = keys.iter().position(|other| *other == key)?;
            Some((*game, self.moves[moves].get(at).copied()))
        })
    }
}

/// Half of a position's key.
fn short_key(position: &Position) -> u32 {
    position.key() as u32
}

/// The first moves of a file's games, read in the background.
#[derive(Debug)]
pub struct OpeningIndex {
    openings: Arc<Mutex<Openings>>,
    /// The thread that reads the file.
    pub worker: Worker,
}

impl OpeningIndex {
    /// Starts reading a file.
    ///
    /// # Errors
    /// The file can't be read.
    pub fn begin(wake: Wake, file: &Path) -> io::Result<OpeningIndex> {
        let openings = Arc::new(Mutex::new(Openings::default()));
        let filled = openings.clone();
        let worker = Worker::begin(wake, file, "openings of games", move |bytes| read(bytes, &filled))?;
        Ok(OpeningIndex { openings, worker })
    }

    /// The first moves of the games that have been read so far. The worker waits while they are locked.
    pub fn openings(&self) -> MutexGuard<'_, Openings> {
        lock(&self.openings)
    }
}

fn read(bytes: Bytes, openings: &Mutex<Openings>) {
    let mut reader = Reader::new(bytes);
    loop {
        let (mut games, mut keys, mut moves) = (Vec::with_capacity(HANDFUL), Vec::new(), Vec::new());
        while games.len() < HANDFUL {
            let mut line = OpeningLine::default();
            if !reader.read_game(&mut line) {
                break;
            }
            keys.extend(line.made.iter().map(|(key, _)| *key).chain([line.key]));
            moves.extend(line.made.iter().map(|(_, mv)| *mv));
            let (start, year, result) = (line.start, line.year, line.result);
            games.push(IndexedGame { start, end: moves.len() as u32, year, result });
        }
        if games.is_empty() {
            return;
        }
        let count = games.len();
        let handful = Handful { games: games.into(), keys: keys.into(), moves: moves.into() };
        let mut openings = lock(openings);
        openings.handfuls.push(handful);
        openings.count += count;
    }
}

/// The first moves of the main line of a game.
#[derive(Default)]
struct OpeningLine {
    start: u64,
    year: u16,
    result: GameResult,
    /// The key of the position before each move.
    made: ArrayVec<(u32, Move), MAX_PLIES>,
    /// The key of the position at the end of the line so far.
    key: u32,
    /// The number of open variations.
    depth: usize,
    /// Whether the line goes on with a null move, after which nothing is stored.
    has_ended: bool,
}

impl Visitor for OpeningLine {
    fn begin(&mut self, _: u64, offset: u64) {
        self.start = offset;
    }

    fn tag(&mut self, name: &str, value: &str) {
        if name == "Date" {
            self.year = value.get(..4).and_then(|year| year.parse().ok()).unwrap_or_default();
        }
    }

    fn moves(&mut self, start: &Start) -> bool {
        self.key = short_key(start.position());
        true
    }

    fn wants_moves(&self) -> bool {
        !self.has_ended && !self.made.is_full()
    }

    fn mv(&mut self, mv: Option<Move>, after: &Position) {
        if self.depth > 0 || !self.wants_moves() {
            return;
        }
        match mv {
            Some(mv) => {
                self.made.push((self.key, mv));
                self.key = short_key(after);
            }
            None => self.has_ended = true,
        }
    }

    fn open_variation(&mut self) {
        self.depth += 1;
    }

    fn close_variation(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    fn result(&mut self, result: GameResult) {
        self.result = result;
    }
}
