//! Reads all games of a file with their moves, to find the games with errors and to count the plies of each game.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use super::worker::{Bytes, Wake, Worker};
use crate::platform::thread::lock;
use crate::record::Record;
use crate::record::pgn::Games;

/// A game with errors: its byte offset in the file, and the number of errors that were reported.
pub type Faulty = (u64, u32);

/// A game's byte offset in the file, and the number of plies in its main line.
pub type Length = (u64, u32);

/// A check of a file, running or finished.
#[derive(Debug)]
pub struct Check {
    faulty: Arc<Mutex<Vec<Faulty>>>,
    lengths: Arc<Mutex<Vec<Length>>>,
    /// The thread that reads the file.
    pub worker: Worker,
}

impl Check {
    /// Starts checking a file.
    ///
    /// # Errors
    /// The file can't be opened, or the thread can't be started.
    pub fn begin(wake: Wake, file: &Path) -> io::Result<Check> {
        let faulty = Arc::new(Mutex::new(Vec::new()));
        let lengths = Arc::new(Mutex::new(Vec::new()));
        let (filled, counted) = (faulty.clone(), lengths.clone());
        let work = move |bytes| check(bytes, &filled, &counted);
        let worker = Worker::begin(wake, file, "check of games", work)?;
        Ok(Check { faulty, lengths, worker })
    }

    /// The games with errors found so far, in file order.
    pub fn faulty(&self) -> MutexGuard<'_, Vec<Faulty>> {
        lock(&self.faulty)
    }

    /// Takes the lengths of the games that were read since the last call.
    pub fn take_lengths(&self) -> Vec<Length> {
        std::mem::take(&mut *lock(&self.lengths))
    }
}

fn check(bytes: Bytes, faulty: &Mutex<Vec<Faulty>>, lengths: &Mutex<Vec<Length>>) {
    for game in Games::new(bytes).bounded() {
        let plies = game.record.line_from(Record::ROOT).count() as u32;
        lock(lengths).push((game.bytes.start, plies));
        if !game.faults.is_empty() {
            lock(faulty).push((game.bytes.start, game.faults.len() as u32));
        }
    }
}
