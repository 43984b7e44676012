//! Two ways to collect terms: adding up weights, and counting occurrences for tuning.

use super::terms;

/// A collector of the terms of a position.
pub(super) trait Tally {
    /// Adds a term `count` times for White; for Black, `count` is negative.
    fn add(&mut self, term: usize, count: i32);
    /// Adds the packed weights of an earlier [`Sum`]; [`Counts`] ignores them.
    fn add_packed(&mut self, packed: i32);
}

/// Both weights of each term packed in one number, the endgame weight in the upper half, so that one addition serves
/// both.
static PACKED: [i32; terms::COUNT] = {
    let mut packed = [0; terms::COUNT];
    let mut term = 0;
    while term < terms::COUNT {
        let (middle, end) = terms::WEIGHTS[term];
        packed[term] = middle as i32 + ((end as i32) << 16);
        term += 1;
    }
    packed
};

/// The sums of the middlegame weights and of the endgame weights, packed in one number.
#[derive(Clone, Copy, Default)]
pub(super) struct Sum(pub(super) i32);

impl Sum {
    #[inline(always)]
    pub(super) const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    #[inline(always)]
    pub(super) const fn end(self) -> i32 {
        // The addition undoes the borrow caused by a negative lower half.
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

/// The count of each term for White minus its count for Black.
pub(super) struct Counts(pub(super) Vec<i32>);

impl Tally for Counts {
    fn add(&mut self, term: usize, count: i32) {
        self.0[term] += count;
    }

    fn add_packed(&mut self, _packed: i32) {}
}
