//! Reads all games of a file with their moves, to find the games in which a position occurs.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use super::worker::{Bytes, Wake, Worker};
use crate::platform::thread::lock;
use crate::record::pgn::Games;
use crate::record::{NodeId, Record};
use crate::rules::Position;

/// A search for a position, running or finished.
#[derive(Debug)]
pub struct PositionSearch {
    position: Position,
    found: Arc<Mutex<Vec<u64>>>,
    /// The thread that reads the file.
    pub worker: Worker,
}

impl PositionSearch {
    /// Starts looking for a position in main lines and variations, whatever the castling and en passant rights.
    ///
    /// # Errors
    /// The file can't be opened, or the thread can't be started.
    pub fn begin(wake: Wake, file: &Path, position: Position) -> io::Result<PositionSearch> {
        let found = Arc::new(Mutex::new(Vec::new()));
        let (filled, sought) = (found.clone(), position.clone());
        let worker = Worker::begin(wake, file, "search for a position", move |bytes| {
            search(bytes, &sought, &filled);
        })?;
        Ok(PositionSearch { position, found, worker })
    }

    /// The byte offsets of the games found so far, in file order.
    pub fn found(&self) -> MutexGuard<'_, Vec<u64>> {
        lock(&self.found)
    }

    /// The position being searched for.
    pub fn position(&self) -> &Position {
        &self.position
    }
}

fn search(bytes: Bytes, position: &Position, found: &Mutex<Vec<u64>>) {
    for game in Games::new(bytes).bounded() {
        if place(&game.record, position).is_some() {
            lock(found).push(game.bytes.start);
        }
    }
}

/// The first place in the record with the board and the side to move of this position; `None` if there is none. The
/// main line is searched before its variations.
pub fn place(record: &Record, sought: &Position) -> Option<NodeId> {
    let mut waiting = vec![(Record::ROOT, record.start().position().clone())];
    while let Some((place, position)) = waiting.pop() {
        if position.board() == sought.board() && position.turn() == sought.turn() {
            return Some(place);
        }
        let ways = waiting.len();
        waiting.extend(record.continuations(place).map(|way| (way, record.step(&position, way))));
        waiting[ways..].reverse();
    }
    None
}
