//! A thread that reads a file from its beginning to its end, while the window tells how far it is.
//!
//! What is read: see `storage::games::reader`.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Called when there is more to look at: it wakes whoever looks.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// How often the window is told that there is more.
const NEWS: Duration = Duration::from_millis(100);

/// What the thread and the window share.
#[derive(Debug, Default)]
struct Shared {
    length: u64,
    bytes: AtomicU64,
    done: AtomicBool,
    stop: AtomicBool,
    failed: Mutex<Option<ErrorKind>>,
}

/// A thread that reads; it ends when this is dropped.
#[derive(Debug)]
pub struct Worker(Arc<Shared>);

impl Worker {
    /// Begins to read a file; the closure takes what comes.
    ///
    /// # Errors
    /// It can't be read.
    pub fn begin(
        wake: Wake,
        file: &Path,
        name: &str,
        work: impl FnOnce(Bytes) + Send + 'static,
    ) -> io::Result<Worker> {
        let input = File::open(file)?;
        let shared = Arc::new(Shared { length: input.metadata()?.len(), ..Shared::default() });
        let bytes = Bytes { input, shared: shared.clone(), wake: wake.clone(), told: Instant::now() };
        let ended = shared.clone();
        thread::Builder::new().name(name.to_owned()).spawn(move || {
            work(bytes);
            ended.done.store(true, Ordering::Release);
            wake();
        })?;
        Ok(Worker(shared))
    }

    /// Which part of the file has been read; 1 when it was read to its end.
    pub fn progress(&self) -> f32 {
        if self.is_done() {
            return 1.0;
        }
        let bytes = self.0.bytes.load(Ordering::Relaxed);
        (bytes as f64 / self.0.length.max(1) as f64).min(1.0) as f32
    }

    /// Whether nothing more comes.
    pub fn is_done(&self) -> bool {
        self.0.done.load(Ordering::Acquire)
    }

    /// Why the file could not be read to its end.
    pub fn failure(&self) -> Option<ErrorKind> {
        *lock(&self.0.failed)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

/// The file as the thread reads it: it is counted, and seems to end when nobody looks any more.
pub struct Bytes {
    input: File,
    shared: Arc<Shared>,
    wake: Wake,
    told: Instant,
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
        if self.told.elapsed() >= NEWS {
            self.told = Instant::now();
            (self.wake)();
        }
        read
    }
}

/// What is shared, also after a thread was ended by a panic.
pub(crate) fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
