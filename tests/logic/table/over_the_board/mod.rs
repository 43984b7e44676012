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

/// Numbers that look random and come again with the same seed (xorshift).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    /// True this often in a hundred.
    pub fn often(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() { None } else { Some(&all[self.below(all.len())]) }
    }
}

/// The number in an environment variable, or this many.
pub fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}
