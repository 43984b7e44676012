//! Follows a file that another program replaces now and then, such as the PGN of a game in progress.
//!
//! Once read, the file is read again only when its modification time or length has changed, so that following costs
//! next to nothing.

use std::io::Read;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::games::Wake;
use crate::platform::fs;
use crate::platform::open_file;
use crate::platform::thread::{self, lock};
use crate::platform::time::SystemTime;

/// How often the file is checked.
const INTERVAL: Duration = Duration::from_secs(1);
/// The maximum size in bytes. The content of a larger file is not passed on, since its end would be missing.
const MAX_BYTES: u64 = 4 << 20;

/// A follower of a file, which stops when it is dropped.
#[derive(Debug)]
pub struct Follower {
    /// The content that has not been taken yet.
    news: Arc<Mutex<Option<Vec<u8>>>>,
}

impl Follower {
    /// Follows a file from now on. `wake` is called each time there is new content to take.
    pub fn new(file: &Path, wake: Wake) -> Follower {
        let news = Arc::new(Mutex::new(None));
        let (followed, there) = (file.to_owned(), Arc::downgrade(&news));
        let mut seen = None;
        thread::every("followed file", INTERVAL, move || {
            let Some(news) = there.upgrade() else { return false };
            let stamp = stamp(&followed);
            if stamp.is_some() && stamp != seen {
                // The stamp was taken before reading, so a change made while reading is noticed at the next check. A
                // file that could not be read is tried again then.
                if let Some(bytes) = read(&followed) {
                    seen = stamp;
                    *lock(&news) = Some(bytes);
                    wake();
                }
            }
            true
        });
        Follower { news }
    }

    /// Takes the content of the file; `None` if the file has not been read since the last call.
    pub fn take(&self) -> Option<Vec<u8>> {
        lock(&self.news).take()
    }
}

/// The modification time and the length in bytes, which distinguish one version of a file from another; `None` if they
/// can't be read.
fn stamp(file: &Path) -> Option<(SystemTime, u64)> {
    let about = fs::metadata(file).ok()?;
    Some((about.modified().ok()?, about.len()))
}

/// Reads a whole file; returns `None` if it can't be read or is too large.
fn read(file: &Path) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    open_file(file).ok()?.take(MAX_BYTES + 1).read_to_end(&mut bytes).ok()?;
    Some(bytes).filter(|bytes| bytes.len() as u64 <= MAX_BYTES)
}
