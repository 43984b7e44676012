//! The analysts of the real window.

use std::sync::Arc;
use std::thread;

use super::Analysts;
use crate::engine::BuiltIn;
use crate::engine::external::ExternalEngine;

/// How large its table is, in MiB.
const TABLE: usize = 64;
/// The most threads; more would only make the computer warm.
const MOST: usize = 4;

/// A guest, or the built-in engine.
pub fn real() -> Analysts {
    Arc::new(|guest| match guest {
        Some(setup) => Box::new(ExternalEngine::new(setup)),
        None => Box::new(built_in()),
    })
}

/// One thread of the computer is left to the window.
fn built_in() -> BuiltIn {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    BuiltIn::new(TABLE, (cores - 1).clamp(1, MOST))
}
