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

/// Locks a mutex, even after a thread panicked while holding it.
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
