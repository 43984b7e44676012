//! Notices when a file is missing, such as a journal whose folder was removed, even while the program is idle.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::games::Wake;
use crate::platform::fs;
use crate::platform::thread::{self, lock};

/// How often the files are checked.
const INTERVAL: Duration = Duration::from_secs(2);

/// Checks in the background whether files exist. The checks begin once there are files to check, and end when the
/// `Watch` is dropped.
#[derive(Default)]
pub struct Watch {
    shared: Arc<Shared>,
    is_begun: bool,
}

#[derive(Default)]
struct Shared {
    files: Mutex<Vec<PathBuf>>,
    is_gone: AtomicBool,
}

impl Watch {
    /// Watches these files from now on. The function that `wake` makes is called at each check that finds one of them
    /// missing. Returns whether a check since the last call with the same files found one missing.
    pub fn set(&mut self, files: Vec<PathBuf>, wake: impl FnOnce() -> Wake) -> bool {
        let mut watched = lock(&self.shared.files);
        if *watched != files {
            *watched = files;
            self.shared.is_gone.store(false, Ordering::Relaxed);
            if !std::mem::replace(&mut self.is_begun, true) {
                let (shared, wake) = (Arc::downgrade(&self.shared), wake());
                let look = move || shared.upgrade().is_some_and(|shared| shared.look(&wake));
                thread::every("file watch", INTERVAL, look);
            }
        }
        self.shared.is_gone.swap(false, Ordering::Relaxed)
    }
}

impl Shared {
    fn look(&self, wake: &Wake) -> bool {
        let files = lock(&self.files).clone();
        if !files.iter().all(|file| fs::exists(file)) {
            self.is_gone.store(true, Ordering::Relaxed);
            wake();
        }
        true
    }
}
