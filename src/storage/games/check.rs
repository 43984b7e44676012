//! Reads all games of a file with their moves, to find those with errors.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use super::worker::{Bytes, Wake, Worker, lock};
use crate::record::pgn::Games;

/// A game with errors: its byte offset in the file, and the number of errors.
pub type Faulty = (u64, u32);

/// A check of a file, running or finished.
#[derive(Debug)]
pub struct Check {
    faulty: Arc<Mutex<Vec<Faulty>>>,
    worker: Worker,
}

impl Check {
    /// Starts checking a file.
    ///
    /// # Errors
    /// The file can't be read.
    pub fn begin(wake: Wake, file: &Path) -> io::Result<Check> {
        let faulty = Arc::new(Mutex::new(Vec::new()));
        let filled = faulty.clone();
        let worker = Worker::begin(wake, file, "check of games", move |bytes| check(bytes, &filled))?;
        Ok(Check { faulty, worker })
    }

    /// The games with errors found so far, in file order.
    pub fn faulty(&self) -> MutexGuard<'_, Vec<Faulty>> {
        lock(&self.faulty)
    }

    /// The progress.
    pub fn worker(&self) -> &Worker {
        &self.worker
    }
}

fn check(bytes: Bytes, faulty: &Mutex<Vec<Faulty>>) {
    for game in Games::new(bytes).bounded() {
        if !game.faults.is_empty() {
            lock(faulty).push((game.bytes.start, game.faults.len() as u32));
        }
    }
}
