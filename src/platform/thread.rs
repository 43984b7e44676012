//! Threads, and what stands in for them in a browser, where a page has only one.

use std::sync::{Mutex, MutexGuard, PoisonError};

#[cfg(not(target_arch = "wasm32"))]
mod native;

#[cfg(not(target_arch = "wasm32"))]
pub use native::{Builder, CAN_WAIT, JoinHandle, Queue, available_parallelism, every, scope, serve, sleep};

#[cfg(target_arch = "wasm32")]
pub use super::web::thread::{
    Builder, CAN_WAIT, JoinHandle, Queue, available_parallelism, every, scope, serve, sleep,
};

/// Locks what threads share, even after a panic of the one that had it locked.
pub fn lock<T: ?Sized>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
