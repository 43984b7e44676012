//! What the tests with a window and those without share.

pub mod fake_engine;
pub mod invariants;
