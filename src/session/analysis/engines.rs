//! The analysts used by the program: the built-in engine or an external one.

use std::sync::Arc;
use std::thread;

use super::Analysts;
use crate::engine::BuiltIn;
use crate::engine::external::ExternalEngine;

/// The hash size of the built-in analyst, in MiB.
const TABLE: usize = 64;
/// The maximum number of threads, to limit the computer's load.
const MOST: usize = 4;

/// An external engine, or the built-in one if none is given.
pub fn real() -> Analysts {
    Arc::new(|engine| match engine {
        Some(setup) => Box::new(ExternalEngine::new(setup)),
        None => Box::new(built_in()),
    })
}

/// Leaves one core to the window.
fn built_in() -> BuiltIn {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    BuiltIn::new(TABLE, (cores - 1).clamp(1, MOST))
}
