//! The threads of the system.

use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

pub use std::thread::{Builder, JoinHandle, available_parallelism, scope, sleep};

/// Whether one thread can wait for another.
pub const CAN_WAIT: bool = true;

/// A queue that passes tasks to a separate thread, in order. Dropping it ends the thread once the tasks already sent
/// are done.
pub struct Queue<T>(Sender<T>);

impl<T> Queue<T> {
    /// Passes a task on; returns `false` if the thread has ended or could not be started.
    pub fn send(&self, task: T) -> bool {
        self.0.send(task).is_ok()
    }
}

/// Starts a thread that calls `begin` once and then passes each task to the function that `begin` returned. If the
/// thread can't be started, no task is carried out.
pub fn serve<T: Send + 'static, H: FnMut(T) + Send>(
    name: &str,
    begin: impl FnOnce() -> H + Send + 'static,
) -> Queue<T> {
    let (sender, tasks) = channel();
    let work = move || {
        let mut handle = begin();
        tasks.into_iter().for_each(&mut handle);
    };
    drop(Builder::new().name(name.to_owned()).spawn(work));
    Queue(sender)
}

/// Repeats `work` on a separate thread, with a pause of `interval` after each run, until it returns `false`.
pub fn every(name: &str, interval: Duration, mut work: impl FnMut() -> bool + Send + 'static) {
    let work = move || {
        while work() {
            sleep(interval);
        }
    };
    drop(Builder::new().name(name.to_owned()).spawn(work));
}
