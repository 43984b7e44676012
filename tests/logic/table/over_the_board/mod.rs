//! Play over the board, by hands, clock and claims, beside a second version of the same rules.

pub mod bonds;
mod by_the_letter;
mod compare;
mod desk;
mod hands;
pub mod model;
pub mod places;
pub mod random;
mod recognised;
mod rulings;
mod turn;

pub use jadoube::exam::Chance;

/// The number in an environment variable, or this many.
pub fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}
