//! A thread that reads a file from beginning to end and reports its progress.
//!
//! For what is done with the content of the file, see `reader`, `check`, `openings` and `position` in `storage::games`.

use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::platform;
use crate::platform::fs::File;
use crate::platform::thread::{self, lock};
use crate::platform::time::Instant;

/// A function that is called when there is something new to show.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The shortest interval between two wake-ups while the file is being read.
const NEWS: Duration = Duration::from_millis(100);

/// State shared by the thread and the window.
#[derive(Debug, Default)]
struct Shared {
    length: u64,
    bytes: AtomicU64,
    done: AtomicBool,
    stop: AtomicBool,
    failed: Mutex<Option<ErrorKind>>,
}

/// A thread that reads a file. After the `Worker` is dropped, the thread's next read returns no bytes, as at the end of
/// the file.
#[derive(Debug)]
pub struct Worker(Arc<Shared>);

impl Worker {
    /// Starts a thread that passes the bytes of a file to `work`.
    ///
    /// # Errors
    /// The file can't be opened, or the thread can't be started.
    pub fn begin(
        wake: Wake,
        file: &Path,
        name: &str,
        work: impl FnOnce(Bytes) + Send + 'static,
    ) -> io::Result<Worker> {
        let input = platform::open_file(file)?;
        let shared = Arc::new(Shared { length: input.metadata()?.len(), ..Shared::default() });
        let bytes = Bytes { input, shared: shared.clone(), wake: wake.clone(), woken_at: Instant::now() };
        let ended = shared.clone();
        thread::Builder::new().name(name.to_owned()).spawn(move || {
            work(bytes);
            ended.done.store(true, Ordering::Release);
            wake();
        })?;
        Ok(Worker(shared))
    }

    /// The share of the file read so far, from 0 to 1; 1 once reading has finished.
    pub fn progress(&self) -> f32 {
        if self.is_done() {
            return 1.0;
        }
        let bytes = self.0.bytes.load(Ordering::Relaxed);
        (bytes as f64 / self.0.length.max(1) as f64).min(1.0) as f32
    }

    /// Whether reading has finished, successfully or not.
    pub fn is_done(&self) -> bool {
        self.0.done.load(Ordering::Acquire)
    }

    /// The error that ended the reading early; `None` if there was none.
    pub fn failure(&self) -> Option<ErrorKind> {
        *lock(&self.0.failed)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

/// The content of the file, as the thread reads it. Reading counts the bytes, and returns none once the `Worker` is
/// dropped.
pub struct Bytes {
    input: File,
    shared: Arc<Shared>,
    wake: Wake,
    woken_at: Instant,
}

impl Read for Bytes {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.shared.stop.load(Ordering::Relaxed) {
            return Ok(0);
        }
        let read = self.input.read(buffer);
        match &read {
            Ok(bytes) => _ = self.shared.bytes.fetch_add(*bytes as u64, Ordering::Relaxed),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => *lock(&self.shared.failed) = Some(error.kind()),
        }
        if self.woken_at.elapsed() >= NEWS {
            self.woken_at = Instant::now();
            (self.wake)();
        }
        read
    }
}
