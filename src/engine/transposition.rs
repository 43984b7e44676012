//! The transposition table, shared by all threads.
//!
//! The table is lockless: an entry is two words, the first XORed with the second, so that a mixture of two writes is
//! detected (Robert Hyatt, Timothy Mann: "A lockless transposition-table implementation", 2002). No ordering between
//! threads is needed.

use std::alloc::{Layout, alloc_zeroed};
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use super::report::Bound;
use super::score::MATE_BOUND;
use crate::platform::memory::prefer_large_pages;
use crate::rules::Move;

/// The smallest and largest table size, in MiB.
pub const SIZES: std::ops::RangeInclusive<usize> = 1..=32_768;

/// The transposition table.
pub struct Table {
    words: Vec<AtomicU64>,
    /// The number of words before the first cache-line boundary.
    skipped: usize,
    /// The number of the current search, 0 to 31.
    age: AtomicU8,
}

/// The number of searches before `age` wraps around.
const AGES: u8 = 32;

/// The number of words per bucket, which is one cache line. An entry is two words:
///
/// - the key XORed with the data;
/// - the data, from the lowest bit: move 16, score 16, evaluation 16, depth 8, bound 2, principal 1, age 5. 0 means
///   empty.
const BUCKET: usize = 8;

/// What the table stores about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The best move, or the one that caused a cutoff; `None` if there is none.
    pub mv: Option<Move>,
    /// The score for the side to move.
    pub score: i32,
    /// The static evaluation, or an out-of-range value if there is none.
    pub eval: i32,
    /// The search depth in plies; 0 for quiescence.
    pub depth: i32,
    /// Whether the score is exact or a bound.
    pub bound: Bound,
    /// Whether the position is on a principal variation, or is known to have been.
    pub principal: bool,
}

impl Entry {
    /// Whether the score decides a search between `alpha` and `beta`, provided that the depth suffices.
    #[inline]
    pub fn cuts(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }

    /// Whether the score is a better estimate than the evaluation `eval`. A mate score never is.
    #[inline]
    pub fn refines(&self, eval: i32) -> bool {
        self.score.abs() < MATE_BOUND
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.score > eval,
                Bound::Upper => self.score < eval,
            }
    }

    /// The static evaluation, if there is one.
    #[inline]
    pub fn known_eval(self) -> Option<i32> {
        (self.eval.abs() < MATE_BOUND).then_some(self.eval)
    }
}

impl Table {
    /// An empty table of this many MiB, clamped to [`SIZES`]; smaller if memory is short.
    pub fn new(mebibytes: usize) -> Table {
        let bytes = mebibytes.clamp(*SIZES.start(), *SIZES.end()) << 20;
        Table::with_words(bytes / size_of::<u64>())
    }

    /// A table of this many words, or fewer if memory is short.
    fn with_words(mut count: usize) -> Table {
        let words = loop {
            match zeroed(count) {
                Some(words) => break words,
                None => count = (count / 2).max(2 * BUCKET),
            }
        };
        prefer_large_pages(&words);
        let skipped = words.as_ptr().align_offset(BUCKET * size_of::<u64>()).min(BUCKET);
        Table { words, skipped, age: AtomicU8::new(0) }
    }

    /// Clears the table.
    pub fn clear(&mut self) {
        let count = self.words.len();
        // The old memory is freed first, because both tables together might not fit.
        *self = Table::with_words(2 * BUCKET);
        *self = Table::with_words(count);
    }

    /// Starts a new search: from now on, entries of earlier searches are replaced more readily.
    pub fn next_search(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// Looks up a position that is `ply` plies from the root.
    #[inline]
    pub fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        entries(self.bucket(key)).find_map(|[check, data]| {
            let data = data.load(Relaxed);
            (data != 0 && check.load(Relaxed) ^ data == key).then(|| unpack(data, ply as i32))
        })
    }

    /// Prefetches the bucket for a probe that follows soon. Does not block, and does nothing on processors other than
    /// x86-64.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let bucket = std::ptr::from_ref(self.bucket(key)).cast();
            #[allow(unsafe_code, reason = "the first load of a bucket takes a sixth of the search's time")]
            // SAFETY: a prefetch is a hint without effect on memory and can't fail; the address is that of a live
            // reference.
            unsafe {
                _mm_prefetch::<_MM_HINT_T0>(bucket);
            }
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// Stores an entry in place of the old entry for the same position or, if there is none, in place of the least
    /// useful one in its bucket. An inexact entry does not replace a much deeper one of this search for the same
    /// position, and an entry without a move keeps the move of the one that it replaces for the same position.
    #[inline]
    pub fn store(&self, key: u64, ply: usize, mut entry: Entry) {
        let age = u64::from(self.age.load(Relaxed));
        let mut worst: Option<(&[AtomicU64; 2], i32)> = None;
        for place in entries(self.bucket(key)) {
            let [check, data] = place;
            let data = data.load(Relaxed);
            if data != 0 && check.load(Relaxed) ^ data == key {
                let old = unpack(data, ply as i32);
                entry.mv = entry.mv.or(old.mv);
                let fresh = data >> 59 == age;
                if fresh && entry.bound != Bound::Exact && entry.depth + 3 < old.depth {
                    return;
                }
                worst = Some((place, i32::MIN));
                break;
            }
            let worth = if data == 0 { i32::MIN + 1 } else { worth(data, age) };
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((place, worth));
            }
        }
        if let Some(([check, place], _)) = worst {
            let data = pack(&entry, ply as i32, age);
            place.store(data, Relaxed);
            check.store(key ^ data, Relaxed);
        }
    }

    /// How full the table is with entries of this search, in thousandths, estimated from a sample.
    pub fn fullness(&self) -> u32 {
        let age = u64::from(self.age.load(Relaxed));
        let used = |[_, data]: &&[AtomicU64; 2]| {
            let data = data.load(Relaxed);
            data != 0 && data >> 59 == age
        };
        self.buckets().iter().take(250).flat_map(entries).filter(used).count() as u32
    }

    #[inline]
    fn buckets(&self) -> &[[AtomicU64; BUCKET]] {
        self.words[self.skipped..].as_chunks().0
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[AtomicU64; BUCKET] {
        let buckets = self.buckets();
        // The high half of the product maps keys evenly to any number of buckets (Daniel Lemire, 2016).
        &buckets[((u128::from(key) * buckets.len() as u128) >> 64) as usize]
    }
}

/// Allocates zeroed memory without touching it, so that large tables are available at once.
#[allow(
    unsafe_code,
    clippy::cast_ptr_alignment,
    clippy::same_length_and_capacity,
    reason = "zeroing a gigabyte takes a second or two; the layout ensures alignment and capacity"
)]
fn zeroed(count: usize) -> Option<Vec<AtomicU64>> {
    let layout = Layout::array::<AtomicU64>(count).ok().filter(|layout| layout.size() > 0)?;
    // SAFETY: the layout is not empty and is that of a `Vec` of this capacity, which frees the memory. All words are
    // initialised, because zero is a valid `AtomicU64`.
    unsafe {
        let memory = alloc_zeroed(layout).cast::<AtomicU64>();
        (!memory.is_null()).then(|| Vec::from_raw_parts(memory, count, count))
    }
}

#[inline]
fn entries(bucket: &[AtomicU64; BUCKET]) -> impl Iterator<Item = &[AtomicU64; 2]> {
    bucket.as_chunks().0.iter()
}

/// The replacement value of an entry: deeper is worth more, older less.
fn worth(data: u64, age: u64) -> i32 {
    let years = (age + u64::from(AGES) - (data >> 59)) % u64::from(AGES);
    (data >> 48 & 0xFF) as i32 - 4 * years as i32
}

fn pack(entry: &Entry, ply: i32, age: u64) -> u64 {
    let mv = entry.mv.map_or(0, Move::bits);
    // Mate scores are stored relative to this position, not to the root.
    let score = match entry.score {
        score if score >= MATE_BOUND => score + ply,
        score if score <= -MATE_BOUND => score - ply,
        score => score,
    };
    let bound = match entry.bound {
        Bound::Exact => 3,
        Bound::Lower => 2,
        Bound::Upper => 1,
    };
    u64::from(mv)
        | u64::from(score as i16 as u16) << 16
        | u64::from(entry.eval as i16 as u16) << 32
        | (entry.depth.clamp(0, 255) as u64) << 48
        | bound << 56
        | u64::from(entry.principal) << 58
        | age << 59
}

fn unpack(data: u64, ply: i32) -> Entry {
    let score = match i32::from((data >> 16) as i16) {
        score if score >= MATE_BOUND => score - ply,
        score if score <= -MATE_BOUND => score + ply,
        score => score,
    };
    Entry {
        mv: Move::from_bits(data as u16),
        score,
        eval: i32::from((data >> 32) as i16),
        depth: (data >> 48 & 0xFF) as i32,
        bound: match data >> 56 & 3 {
            3 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
        principal: data >> 58 & 1 == 1,
    }
}
