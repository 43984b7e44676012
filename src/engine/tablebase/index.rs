//! Numbers the positions of a table. Positions that differ only by swapping identical pieces share a number, and so do
//! most positions that are equivalent by symmetry.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::material::MAX_PIECES;
use crate::rules::{Square, attacks};

/// The squares of the pieces, in the order of the table.
pub(super) type Squares = ArrayVec<u8, MAX_PIECES>;

/// The number of positions, up to symmetry, of three different pieces other than pawns.
const THREE: u64 = 31_332;
/// The number of positions, up to symmetry, of two kings that are not on adjacent squares.
const KINGS: u64 = 462;
/// The number of squares below the long diagonal.
const BELOW: u64 = 28;
/// The number of squares on the long diagonal.
const DIAGONAL: u64 = 8;

/// Pieces that are numbered together.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) len: usize,
    /// The factor by which the group's number is multiplied.
    factor: u64,
}

/// How the positions in one part of a table are numbered.
#[derive(Clone, Debug)]
pub(super) struct Numbering {
    /// The code of each piece; see [`super::material::code`].
    pub(super) pieces: ArrayVec<u8, MAX_PIECES>,
    pub(super) groups: ArrayVec<Group, MAX_PIECES>,
    /// The total number of positions; the number of every position is below it.
    pub(super) size: u64,
}

/// What all numberings of a table have in common.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    /// Whether some piece other than a king is the only one of its colour and role.
    pub(super) has_single: bool,
    /// The number of pawns of the colour whose pawns lead, and of the other colour.
    pub(super) pawns: [u8; 2],
}

impl Kind {
    pub(super) fn has_pawns(self) -> bool {
        self.pawns[0] > 0
    }

    fn has_both(self) -> bool {
        self.pawns[1] > 0
    }

    /// Whether pawns come first in this order of pieces: the leading ones, then the others. Always true without pawns.
    pub(super) fn leads(self, pieces: &[u8]) -> bool {
        let [lead, others] = self.pawns.map(usize::from);
        let are_pawns = |part: Option<&[u8]>| {
            part.is_some_and(|part| part.iter().all(|piece| *piece & 7 == 1 && *piece == part[0]))
        };
        !self.has_pawns() || are_pawns(pieces.get(..lead)) && are_pawns(pieces.get(lead..lead + others))
    }
}

impl Numbering {
    /// The numbering for this order of pieces. `order` says in which turn the first group and, if both sides have
    /// pawns, the second group get their factors. With pawns, `file` is the file of the leading pawn, 0 to 3. Returns
    /// `None` if no table can have this order.
    pub(super) fn new(
        pieces: ArrayVec<u8, MAX_PIECES>,
        order: [u8; 2],
        kind: Kind,
        file: usize,
    ) -> Option<Numbering> {
        let leading = match (kind.has_pawns(), kind.has_single) {
            (true, _) => usize::from(kind.pawns[0]),
            (false, true) => 3,
            (false, false) => 2,
        };
        let mut lens: ArrayVec<usize, MAX_PIECES> = ArrayVec::new();
        for (at, piece) in pieces.iter().enumerate() {
            let joins = at > 0 && (at < leading || at > leading && *piece == pieces[at - 1]);
            match lens.last_mut() {
                Some(last) if joins => *last += 1,
                _ => lens.push(1),
            }
        }
        let maps = &*MAPS;
        let mut factors = vec![0u64; lens.len()];
        let mut size = 1u64;
        let mut free = 64usize.checked_sub(lens[0] + if kind.has_both() { *lens.get(1)? } else { 0 })?;
        let mut next = if kind.has_both() { 2 } else { 1 };
        let last_turn = usize::from(order[0].max(if kind.has_both() { order[1] } else { 0 }));
        let mut turn = 0;
        while next < lens.len() || turn <= last_turn {
            if turn == usize::from(order[0]) {
                factors[0] = size;
                size = size.checked_mul(match (kind.has_pawns(), kind.has_single) {
                    (true, _) => *maps.lead_sizes.get(lens[0])?.get(file)?,
                    (false, true) => THREE,
                    (false, false) => KINGS,
                })?;
            } else if kind.has_both() && turn == usize::from(order[1]) {
                factors[1] = size;
                size = size.checked_mul(choose(lens[1], 48usize.checked_sub(lens[0])?))?;
            } else if next < lens.len() {
                factors[next] = size;
                size = size.checked_mul(choose(lens[next], free))?;
                free = free.checked_sub(lens[next])?;
                next += 1;
            }
            turn += 1;
        }
        let groups = lens.iter().zip(factors).map(|(&len, factor)| Group { len, factor }).collect();
        Some(Numbering { pieces, groups, size })
    }

    /// The number of a position. The squares are in the order of the pieces, with the leading pawn first. Returns
    /// `None` if the squares don't fit the numbering.
    pub(super) fn number(&self, mut squares: Squares, kind: Kind) -> Option<u64> {
        let maps = &*MAPS;
        if squares[0] % 8 > 3 {
            squares.iter_mut().for_each(|square| *square ^= 7);
        }
        let lead = self.groups[0].len;
        let first = if kind.has_pawns() {
            maps.leading_pawns(&mut squares[..lead])?
        } else {
            maps.leading_pieces(&mut squares, lead, kind)?
        };
        let mut number = first * self.groups[0].factor;
        let mut from = lead;
        let mut pawns = kind.has_both();
        for group in &self.groups[1..] {
            let (before, rest) = squares.split_at_mut(from);
            let own = rest.get_mut(..group.len)?;
            own.sort_unstable();
            let mut place = 0;
            for (count, &square) in own.iter().enumerate() {
                let lower = before.iter().filter(|other| **other < square).count();
                let shift = if pawns { 8 } else { 0 };
                place += choose(count + 1, usize::from(square).checked_sub(lower + shift)?);
            }
            number += place * group.factor;
            from += group.len;
            pawns = false;
        }
        Some(number)
    }
}

/// The index of the pawn that leads: nearest to the a- or h-file, then nearest to rank 1; `None` without pawns.
pub(super) fn leading_pawn(squares: &[u8]) -> Option<usize> {
    let maps = &*MAPS;
    (0..squares.len()).max_by_key(|&at| maps.pawns[usize::from(squares[at])])
}

/// The number of ways to choose `count` items out of `of`; 0 if either is beyond the precomputed values.
fn choose(count: usize, of: usize) -> u64 {
    MAPS.choices.get(count).and_then(|row| row.get(of)).copied().unwrap_or(0)
}

static MAPS: LazyLock<Maps> = LazyLock::new(Maps::new);

struct Maps {
    /// The number of each of the ten squares of the triangle a1-d1-d4; the squares on the diagonal come last.
    triangle: [u64; 64],
    /// The number of each of the 28 squares below the diagonal a1-h8.
    below: [u64; 64],
    /// The number of each placement of two kings, the first in the triangle.
    kings: [[u64; 64]; 10],
    /// How many squares are left for the pawns that follow a pawn on this square.
    pawns: [usize; 64],
    /// By the number of leading pawns: for each square of the leading pawn, the number of its first placement.
    leads: [[u64; 64]; 6],
    /// By the number of leading pawns: for each file of the leading pawn, the number of placements.
    lead_sizes: [[u64; 4]; 6],
    choices: [[u64; 64]; MAX_PIECES],
}

/// Returns a positive number for a square above the long diagonal, a negative one below it, and 0 on it.
fn side_of_diagonal(square: u8) -> i32 {
    i32::from(square / 8) - i32::from(square % 8)
}

impl Maps {
    fn new() -> Maps {
        let mut choices = [[0; 64]; MAX_PIECES];
        choices[0] = [1; 64];
        for count in 1..MAX_PIECES {
            for of in 1..64 {
                choices[count][of] = choices[count - 1][of - 1] + choices[count][of - 1];
            }
        }
        let (mut triangle, mut below) = ([0; 64], [0; 64]);
        let low = (0..64u8).filter(|square| side_of_diagonal(*square) < 0);
        for (number, square) in low.clone().enumerate() {
            below[usize::from(square)] = number as u64;
        }
        let diagonal = (0..4).map(|at| 9 * at);
        let corner: Vec<u8> = low.filter(|square| square % 8 < 4).chain(diagonal).collect();
        for (number, square) in corner.iter().enumerate() {
            triangle[usize::from(*square)] = number as u64;
        }
        let (pawns, leads, lead_sizes) = pawns(&choices);
        Maps { triangle, below, kings: kings(&corner), pawns, leads, lead_sizes, choices }
    }

    /// The number of this placement of the leading pawns among the placements with the leading pawn on the same file.
    fn leading_pawns(&self, squares: &mut [u8]) -> Option<u64> {
        let (first, others) = squares.split_first_mut()?;
        others.sort_by_key(|square| self.pawns[usize::from(*square)]);
        let mut number = self.leads.get(others.len() + 1)?[usize::from(*first)];
        for (at, square) in others.iter().enumerate() {
            number += choose(at + 1, self.pawns[usize::from(*square)]);
        }
        Some(number)
    }

    /// The number of this placement of the leading pieces, after mirroring the board until the first is in the
    /// triangle.
    fn leading_pieces(&self, squares: &mut Squares, lead: usize, kind: Kind) -> Option<u64> {
        if squares[0] / 8 > 3 {
            squares.iter_mut().for_each(|square| *square ^= 0o70);
        }
        let off = squares[..lead].iter().map(|square| side_of_diagonal(*square)).find(|off| *off != 0);
        if off.is_some_and(|off| off > 0) {
            squares.iter_mut().for_each(|square| *square = *square >> 3 | (*square & 7) << 3);
        }
        let at = |index: usize| usize::from(squares[index]);
        if !kind.has_single {
            return self.kings.get(self.triangle[at(0)] as usize).map(|row| row[at(1)]);
        }
        let [a, b, c] = [0, 1, 2].map(|index| u64::from(squares[index]));
        let (second, third) = (u64::from(b > a), u64::from(c > a) + u64::from(c > b));
        let is_off = |index: usize| side_of_diagonal(squares[index]) != 0;
        // The number of positions before each case: first come those with the first piece off the diagonal, then those
        // with the first on it and the second off it, then those with only the third off it.
        let one = 6 * 63 * 62;
        let two = one + 4 * BELOW * 62;
        let three = two + 4 * (DIAGONAL - 1) * BELOW;
        Some(if is_off(0) {
            (self.triangle[at(0)] * 63 + (b - second)) * 62 + (c - third)
        } else if is_off(1) {
            one + (a / 8 * BELOW + self.below[at(1)]) * 62 + (c - third)
        } else if is_off(2) {
            two + (a / 8 * (DIAGONAL - 1) + (b / 8 - second)) * BELOW + self.below[at(2)]
        } else {
            three + (a / 8 * (DIAGONAL - 1) + (b / 8 - second)) * (DIAGONAL - 2) + (c / 8 - third)
        })
    }
}

/// Numbers the placements of two kings that are not on adjacent squares: the first in the triangle, the second not
/// above the diagonal if the first is on it. Those with both on the diagonal come last.
fn kings(corner: &[u8]) -> [[u64; 64]; 10] {
    let mut kings = [[0; 64]; 10];
    let mut last = Vec::new();
    let mut number = 0;
    for (row, &first) in corner.iter().enumerate() {
        let near = attacks::king(Square::new(first)).with(Square::new(first));
        for second in (0..64).filter(|second| !near.has(Square::new(*second))) {
            match (side_of_diagonal(first), side_of_diagonal(second)) {
                (0, 1..) => {}
                (0, 0) => last.push((row, second)),
                _ => {
                    kings[row][usize::from(second)] = number;
                    number += 1;
                }
            }
        }
    }
    for (row, second) in last {
        kings[row][usize::from(second)] = number;
        number += 1;
    }
    kings
}

type Pawns = ([usize; 64], [[u64; 64]; 6], [[u64; 4]; 6]);

/// Numbers the placements of the leading pawns. A pawn that follows is not nearer to the edge than the leading one, nor
/// lower on the same file or on its mirror image.
fn pawns(choices: &[[u64; 64]; MAX_PIECES]) -> Pawns {
    let mut free = [0; 64];
    let places = (0..4usize).flat_map(|file| (1..7).map(move |rank| 8 * rank + file));
    for (number, square) in places.enumerate() {
        free[square] = 47 - 2 * number;
        free[square ^ 7] = 46 - 2 * number;
    }
    let (mut leads, mut sizes) = ([[0; 64]; 6], [[0; 4]; 6]);
    for (count, (leads, sizes)) in leads.iter_mut().zip(&mut sizes).enumerate().skip(1) {
        for (file, size) in sizes.iter_mut().enumerate() {
            for rank in 1..7 {
                let square = 8 * rank + file;
                leads[square] = *size;
                *size += choices[count - 1][free[square]];
            }
        }
    }
    (free, leads, sizes)
}
