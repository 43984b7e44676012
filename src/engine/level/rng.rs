//! Chance that is the same every time: a number drawn from a seed and from what it is drawn for.

/// Draws for one purpose. Cheap enough to draw at every node of a search.
#[derive(Clone, Copy)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Those of one game.
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed).about(0)
    }

    /// Other dice for each number, by the finalizer of SplitMix64 (Sebastiano Vigna, 2015).
    #[inline]
    pub(crate) fn about(self, number: u64) -> Dice {
        let mut x = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15) ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Dice(x ^ (x >> 31))
    }

    /// From 0 up to but not 1, all alike.
    #[inline]
    pub(crate) fn chance(self) -> f64 {
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Around 0, with a standard deviation of 1, by the logistic curve: large ones are less rare than with
    /// the normal one.
    #[inline]
    pub(crate) fn deviation(self) -> f64 {
        const SCALE: f64 = 0.5513; // the square root of 3, by pi
        let chance = self.chance().clamp(1e-6, 1.0 - 1e-6);
        SCALE * (chance / (1.0 - chance)).ln()
    }
}
