//! Reads all games of a file with their moves, to find those in which a position occurs.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use super::worker::{Bytes, Wake, Worker, lock};
use crate::record::Record;
use crate::record::pgn::Games;
use crate::rules::Position;

/// A search for a position, running or finished.
#[derive(Debug)]
pub struct PositionSearch {
    found: Arc<Mutex<Vec<u64>>>,
    worker: Worker,
}

impl PositionSearch {
    /// Starts to look for a position, in main lines and variations, whatever was or can be done to castle and to take en
    /// passant.
    ///
    /// # Errors
    /// The file can't be read.
    pub fn begin(wake: Wake, file: &Path, position: Position) -> io::Result<PositionSearch> {
        let found = Arc::new(Mutex::new(Vec::new()));
        let filled = found.clone();
        let worker = Worker::begin(wake, file, "search for a position", move |bytes| {
            search(bytes, &position, &filled);
        })?;
        Ok(PositionSearch { found, worker })
    }

    /// The byte offsets of the games found so far, in file order.
    pub fn found(&self) -> MutexGuard<'_, Vec<u64>> {
        lock(&self.found)
    }

    /// The progress.
    pub fn worker(&self) -> &Worker {
        &self.worker
    }
}

fn search(bytes: Bytes, position: &Position, found: &Mutex<Vec<u64>>) {
    for game in Games::new(bytes).bounded() {
        if holds(&game.record, position) {
            lock(found).push(game.bytes.start);
        }
    }
}

/// Whether these pieces stand so somewhere in the record, with the same side to move.
fn holds(record: &Record, sought: &Position) -> bool {
    let mut waiting = vec![(Record::ROOT, record.start().position().clone())];
    while let Some((place, position)) = waiting.pop() {
        if position.board() == sought.board() && position.turn() == sought.turn() {
            return true;
        }
        waiting.extend(record.ways(place).map(|way| (way, record.step(&position, way))));
    }
    false
}
