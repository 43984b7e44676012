//! The first moves of the games in a file: which moves followed a position, how often, and with what score.
//!
//! Each stored ply takes six bytes: the key of the position, cut to 32 bits, and the move. A query scans all games,
//! which takes milliseconds for a hundred thousand of them.

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

/// The maximum number of plies stored for a game.
pub const MAX_PLIES: usize = 40;

/// The maximum number of games added at a time.
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
    /// For each game, the keys of the positions before its stored moves and after the last of them.
    keys: Box<[u32]>,
    moves: Box<[Move]>,
}

#[derive(Clone, Copy, Debug)]
struct IndexedGame {
    /// The byte offset of the game in the file.
    start: u64,
    /// Where the moves of this game end, as an index into `Handful::moves`.
    end: u32,
    /// The year in which the game was played; 0 if unknown.
    year: u16,
    result: GameResult,
}

/// A move that was played in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpeningMove {
    pub mv: Move,
    /// The number of games in which this was the first move played in the position.
    pub games: u32,
    /// How many of these games have a result.
    pub finished: u32,
    /// White's score in the games that have a result, in half points.
    pub half_points: u32,
    /// The latest known year in which one of these games was played; `None` if no year is known.
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

    /// The stored moves that were played in a position, the most frequent first. Each game counts once, by its first
    /// move there.
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
        // Two positions may share a key, so a move may belong to another position.
        found.retain(|entry| position.is_legal(entry.mv));
        found.sort_by_key(|entry| std::cmp::Reverse(entry.games));
        found
    }

    /// The byte offsets of the games in whose stored moves a position occurs, in file order. If there are very many
    /// games, one may be included only because another position in it has the same key.
    pub fn games_with(&self, position: &Position) -> Vec<u64> {
        self.games_at(position).map(|(game, _)| game.start).collect()
    }

    /// The games in whose stored moves a position occurs, each with the first move made there, or with `None` if the
    /// stored moves end there.
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

fn short_key(position: &Position) -> u32 {
    position.key() as u32
}

/// An index of the first moves of the games in a file. The file is read in the background.
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
    /// The file can't be opened, or the thread can't be started.
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
    /// The stored moves, each with the key of the position before it.
    made: ArrayVec<(u32, Move), MAX_PLIES>,
    /// The key of the position after the stored moves.
    key: u32,
    /// The number of open variations.
    depth: usize,
    /// Whether a null move has ended the line: nothing after it is stored.
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
