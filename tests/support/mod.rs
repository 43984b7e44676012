//! Helpers for the tests with and without a window.

pub mod fake_engine;
pub mod invariants;

/// How much of a long test to run: `whole` if `JADOUBE_LONG` is set, as `./check --all` does, and otherwise `sample`.
pub fn amount<T>(sample: T, whole: T) -> T {
    if std::env::var_os("JADOUBE_LONG").is_some() { whole } else { sample }
}
