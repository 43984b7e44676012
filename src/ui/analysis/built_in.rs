//! The engine of this program as an analyst for the window.
//!
//! Absent on purpose: other engines.

use std::sync::Arc;
use std::thread;

use super::Analysts;
use crate::engine::BuiltIn;

/// How large its table is, in MiB.
const TABLE: usize = 64;
/// The most threads; more would only make the computer warm.
const MOST: usize = 4;

/// The built-in engine; one thread of the computer is left to the window.
pub fn built_in() -> Analysts {
    Arc::new(|| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Box::new(BuiltIn::new(TABLE, (cores - 1).clamp(1, MOST)))
    })
}
