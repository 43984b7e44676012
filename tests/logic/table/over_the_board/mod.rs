//! Play over the board, by hands, clock and claims: case by case, and compared with a second version of the same rules.

pub mod bonds;
mod by_the_letter;
mod compare;
mod desk;
mod hands;
pub mod model;
pub mod places;
pub mod random;
mod rulings;
pub mod turn;

pub use jadoube::exam::Chance;

/// The number in an environment variable, or `otherwise` if there is none.
pub fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}
