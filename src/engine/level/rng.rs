//! Seeded random numbers without state: each is a pure function of the seed and of what it is drawn for.

/// A generator of one random number, and of further generators.
#[derive(Clone, Copy)]
pub(crate) struct Rng(u64);

impl Rng {
    /// The generator for one game.
    pub(crate) fn new(seed: u64) -> Rng {
        Rng(seed).fork(0)
    }

    /// An independent generator for each number, by the finalizer of SplitMix64 (Sebastiano Vigna, 2015).
    #[inline]
    pub(crate) fn fork(self, number: u64) -> Rng {
        let mut x = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15) ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Rng(x ^ (x >> 31))
    }

    /// A uniform number, from 0 up to but not including 1.
    #[inline]
    pub(crate) fn chance(self) -> f64 {
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }
}
