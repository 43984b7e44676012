//! Threads, and what replaces them in a browser, where a page has only one.

#[cfg(not(target_arch = "wasm32"))]
mod native;

#[cfg(not(target_arch = "wasm32"))]
pub use native::{Builder, CAN_WAIT, JoinHandle, Queue, available_parallelism, every, scope, serve, sleep};

pub use super::mutex::lock;
#[cfg(target_arch = "wasm32")]
pub use super::web::thread::{
    Builder, CAN_WAIT, JoinHandle, Queue, available_parallelism, every, scope, serve, sleep,
};
