//! All games of a file read with their moves, to find those with faults.

use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};

use super::worker::{Bytes, Wake, Worker, lock};
use crate::record::pgn::Games;

/// A game with faults: where in the file it begins, and how many there are.
pub type Faulty = (u64, u32);

/// A file that is checked, or has been.
#[derive(Debug)]
pub struct Check {
    faulty: Arc<Mutex<Vec<Faulty>>>,
    worker: Worker,
}

impl Check {
    /// Begins to check a file.
    ///
    /// # Errors
    /// It can't be read.
    pub fn begin(wake: Wake, file: &Path) -> io::Result<Check> {
        let faulty = Arc::new(Mutex::new(Vec::new()));
        let filled = faulty.clone();
        let worker = Worker::begin(wake, file, "check of games", move |bytes| check(bytes, &filled))?;
        Ok(Check { faulty, worker })
    }

    /// The games with faults that were found so far, in the order of the file.
    pub fn faulty(&self) -> MutexGuard<'_, Vec<Faulty>> {
        lock(&self.faulty)
    }

    /// How far it is.
    pub fn worker(&self) -> &Worker {
        &self.worker
    }
}

fn check(bytes: Bytes, faulty: &Mutex<Vec<Faulty>>) {
    for game in Games::new(bytes) {
        if !game.faults.is_empty() {
            lock(faulty).push((game.bytes.start, game.faults.len() as u32));
        }
    }
}
