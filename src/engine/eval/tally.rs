//! Two ways to go through the terms: adding their weights up, and noting how often each counts.
//!
//! The weights: see `engine::eval::weights`.

use super::terms;
use super::weights::WEIGHTS;

/// What becomes of a term that is found.
pub(super) trait Tally {
    /// `count` times for White; negative for Black.
    fn add(&mut self, term: usize, count: i32);
    /// A sum that was found before, of another tally of the same kind.
    fn add_packed(&mut self, packed: i32);
}

/// Both halves of each weight in one number, the endgame's above: one addition serves both.
static PACKED: [i32; terms::COUNT] = {
    let mut packed = [0; terms::COUNT];
    let mut term = 0;
    while term < terms::COUNT {
        let (middle, end) = WEIGHTS[term];
        packed[term] = middle as i32 + ((end as i32) << 16);
        term += 1;
    }
    packed
};

/// The sum of the weights, middlegame and endgame in one number.
#[derive(Clone, Copy, Default)]
pub(super) struct Sum(pub(super) i32);

impl Sum {
    #[inline(always)]
    pub(super) const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    #[inline(always)]
    pub(super) const fn end(self) -> i32 {
        // The lower half borrowed one from the upper where it is negative.
        (self.0 + 0x8000) >> 16
    }
}

impl Tally for Sum {
    #[inline(always)]
    fn add(&mut self, term: usize, count: i32) {
        self.0 += PACKED[term] * count;
    }

    #[inline(always)]
    fn add_packed(&mut self, packed: i32) {
        self.0 += packed;
    }
}

/// How often each term counts, for White less for Black.
pub(super) struct Counts(pub(super) Vec<i32>);

impl Tally for Counts {
    fn add(&mut self, term: usize, count: i32) {
        self.0[term] += count;
    }

    fn add_packed(&mut self, _packed: i32) {}
}
