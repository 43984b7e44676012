//! Moves and attacks from a whole set of squares at once.
//!
//! `rules::attacks` has moves and attacks from single squares.

use crate::rules::{Bitboard, Color, File};

const NOT_A: u64 = !Bitboard::file(File::A).0;
const NOT_H: u64 = !Bitboard::file(File::H).0;
const NOT_AB: u64 = NOT_A & !Bitboard::file(File::B).0;
const NOT_GH: u64 = NOT_H & !Bitboard::file(File::G).0;

/// Shifts one square to the right, as White sees the board.
#[inline(always)]
const fn east(set: u64) -> u64 {
    set << 1 & NOT_A
}

#[inline(always)]
const fn west(set: u64) -> u64 {
    set >> 1 & NOT_H
}

/// The squares in front of a side's pawns.
#[inline(always)]
pub(crate) const fn ahead(color: Color, set: Bitboard) -> Bitboard {
    Bitboard(match color {
        Color::White => set.0 << 8,
        Color::Black => set.0 >> 8,
    })
}

/// The squares that a side's pawns attack.
#[inline(always)]
pub(crate) const fn pawn(color: Color, set: Bitboard) -> Bitboard {
    ahead(color, Bitboard(east(set.0) | west(set.0)))
}

#[inline(always)]
pub(crate) const fn knight(set: Bitboard) -> Bitboard {
    let set = set.0;
    let one = east(set) | west(set);
    let two = set << 2 & NOT_AB | set >> 2 & NOT_GH;
    Bitboard(one << 16 | one >> 16 | two << 8 | two >> 8)
}

/// The squares adjacent to a square of the set.
#[inline(always)]
pub(crate) const fn king(set: Bitboard) -> Bitboard {
    let sides = east(set.0) | west(set.0);
    let row = set.0 | sides;
    Bitboard(sides | row << 8 | row >> 8)
}

/// Slides in one direction up to the first obstacle, which is included.
macro_rules! slide {
    ($set:expr, $empty:expr, $step:expr) => {{
        let (mut all, step) = ($set, $step);
        // At most seven steps cross the board; for small sets a Kogge-Stone fill would cost as much as it saves.
        let mut edge = all;
        loop {
            edge = step(edge) & $empty & !all;
            if edge == 0 {
                break;
            }
            all |= edge;
        }
        step(all)
    }};
}

#[inline(always)]
pub(crate) fn rook(set: Bitboard, occupied: Bitboard) -> Bitboard {
    let (set, empty) = (set.0, !occupied.0);
    let up = slide!(set, empty, |set: u64| set << 8);
    let down = slide!(set, empty, |set: u64| set >> 8);
    Bitboard(up | down | slide!(set, empty, east) | slide!(set, empty, west))
}

#[inline(always)]
pub(crate) fn bishop(set: Bitboard, occupied: Bitboard) -> Bitboard {
    let (set, empty) = (set.0, !occupied.0);
    let north_east = slide!(set, empty, |set: u64| east(set << 8));
    let north_west = slide!(set, empty, |set: u64| west(set << 8));
    let south_east = slide!(set, empty, |set: u64| east(set >> 8));
    let south_west = slide!(set, empty, |set: u64| west(set >> 8));
    Bitboard(north_east | north_west | south_east | south_west)
}

#[inline(always)]
pub(crate) fn queen(set: Bitboard, occupied: Bitboard) -> Bitboard {
    rook(set, occupied) | bishop(set, occupied)
}
