//! Shared by the tests with and without a window.

pub mod fake_engine;
pub mod invariants;
