//! Pseudorandom numbers (xorshift): the same seed gives the same numbers.

/// A pseudorandom number generator.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below this limit; a limit of 0 counts as 1.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        // The remainder is computed in 64 bits on every computer, so that a seed gives the same numbers everywhere.
        ((self.0 >> 11) % limit.max(1) as u64) as usize
    }

    /// Returns `true` with this probability, given in percent.
    pub fn often(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these items at random; `None` if there are none.
    pub fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() { None } else { Some(&all[self.below(all.len())]) }
    }

    /// Shuffles the items.
    pub fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }
}
