//! Helpers for the tests with and without a window.

pub mod fake_engine;
pub mod invariants;

/// How much of a long test is done: the whole with `JADOUBE_LONG`, which `./check --all` sets, else a sample.
pub fn amount<T>(sample: T, whole: T) -> T {
    if std::env::var_os("JADOUBE_LONG").is_some() { whole } else { sample }
}
