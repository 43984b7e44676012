//! Pawn structure, cached because it seldom changes, and the terms for passed pawns that depend on kings and pieces.
//!
//! For the pawns in front of a king, see `engine::eval::pieces`.

use super::pieces::Reach;
use super::sides::{Sides, ahead, front, height, next_to, ranks, sign, us};
use super::tally::{Sum, Tally};
use super::terms;
use crate::engine::history::mix;
use crate::rules::{Bitboard, Square};

/// The number of entries in the pawn table, a power of two.
const PLACES: usize = 8192;

/// A hash table of evaluated pawn structures.
pub(super) struct Memory(Vec<PawnEntry>);

#[derive(Clone, Copy)]
struct PawnEntry {
    pawns: [Bitboard; 2],
    sum: i32,
    passed: [Bitboard; 2],
}

impl PawnEntry {
    /// The entry for a position without pawns. It is correct, so it can fill an empty table.
    const EMPTY: PawnEntry = PawnEntry { pawns: [Bitboard::EMPTY; 2], sum: 0, passed: [Bitboard::EMPTY; 2] };
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory(vec![PawnEntry::EMPTY; PLACES])
    }

    /// Adds the terms of the structure and returns the passed pawns of both sides.
    #[inline(always)]
    pub(super) fn look_up(&mut self, sides: &Sides, sum: &mut Sum) -> [Bitboard; 2] {
        let key = mix(sides.pawns[0], 1) ^ mix(sides.pawns[1], 2);
        let entry = &mut self.0[(key >> 40) as usize % PLACES];
        if entry.pawns != sides.pawns {
            let mut own = Sum::default();
            let passed = count_both(sides, &mut own);
            *entry = PawnEntry { pawns: sides.pawns, sum: own.0, passed };
        }
        sum.add_packed(entry.sum);
        entry.passed
    }
}

/// Counts the terms of the structure and returns the passed pawns of both sides.
#[inline(always)]
pub(super) fn count_both(sides: &Sides, tally: &mut impl Tally) -> [Bitboard; 2] {
    [count::<true>(sides, tally), count::<false>(sides, tally)]
}

#[inline(always)]
fn count<const WHITE: bool>(sides: &Sides, tally: &mut impl Tally) -> Bitboard {
    let (own, their) = (sides.pawns[us(WHITE)], sides.pawns[us(!WHITE)]);
    let (guarded, attacked) = (sides.guarded[us(WHITE)], sides.guarded[us(!WHITE)]);
    let one = sign(WHITE);
    let mut passed = Bitboard::EMPTY;
    for square in own {
        let at = Bitboard::of(square);
        let way = front::<WHITE>(at);
        let open = (way & their).is_empty();
        let near = next_to(at | way | front_of_other::<WHITE>(at));
        let rank = height::<WHITE>(square);
        let leads = (way & own).is_empty();
        if !leads {
            tally.add(terms::DOUBLED, one);
        }
        let neighbours = near & own;
        if neighbours.is_empty() {
            tally.add(terms::ISOLATED + usize::from(open), one);
        } else if (neighbours & next_to(at | front_of_other::<WHITE>(at))).is_empty()
            && (ahead::<WHITE>(at) & (attacked | their)).any()
        {
            tally.add(terms::BACKWARD + usize::from(open), one);
        }
        if guarded.has(square) {
            tally.add(terms::SUPPORTED + rank, one);
        }
        if (next_to(at) & own).any() {
            tally.add(terms::PHALANX + rank, one);
        }
        let guards = next_to(way) & their;
        if open && leads {
            if guards.is_empty() {
                passed |= at;
                tally.add(terms::PASSED + rank, one);
            } else if (next_to(at | front_of_other::<WHITE>(at)) & own).len() >= guards.len() {
                tally.add(terms::CANDIDATE + rank, one);
            }
        }
    }
    passed
}

/// All squares behind those in `set` on the same files, from the side's point of view.
#[inline(always)]
const fn front_of_other<const WHITE: bool>(set: Bitboard) -> Bitboard {
    if WHITE { front::<false>(set) } else { front::<true>(set) }
}

/// Counts the terms that depend on kings and pieces, for passed pawns from the fourth rank on.
#[inline(always)]
pub(super) fn count_passed<const WHITE: bool>(
    sides: &Sides,
    passed: Bitboard,
    reach: &Reach,
    tally: &mut impl Tally,
) {
    let one = sign(WHITE);
    for square in passed & ranks::<WHITE>(3, 6) {
        let rank = height::<WHITE>(square);
        let next = Square::new((square.index() as i32 + 8 * one) as u8);
        if sides.occupied.has(next) {
            tally.add(terms::PASSED_BLOCKED + rank, one);
        } else if !reach.all[us(!WHITE)].has(next) {
            tally.add(terms::PASSED_FREE + rank, one);
        }
        let far = |king: Square| king.distance(next).min(5) as i32;
        tally.add(terms::PASSED_OWN_KING + rank, one * far(sides.kings[us(WHITE)]));
        tally.add(terms::PASSED_THEIR_KING + rank, one * far(sides.kings[us(!WHITE)]));
    }
}
