//! The squares that each piece attacks, and the lines through and between squares.
//!
//! Attacks of sliding pieces are looked up in one table by magic multiplication (Gerd Isenberg, Lasse Hansen: "magic
//! bitboards", 2006). The method needs no special CPU instruction, so every processor can use it. The compiler builds
//! all tables. The multipliers in `assets/magics.txt` come from `examples/magics.rs`; a test compares the attacks with
//! walks along the rays.
//!
//! For which moves are legal, see `rules::movegen`.

use super::numbers::numbers;
use super::{Bitboard, Color, File, Rank, Role, Square};

const ROOK_STEPS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP_STEPS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KING_STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The squares that a knight on `square` attacks.
#[inline(always)]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// The squares that a king on `square` attacks.
#[inline(always)]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// The squares that a pawn of `color` on `square` attacks.
#[inline(always)]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
}

/// The square in front of a pawn of `color` on `square`. The pawn must not be on its last rank.
#[inline(always)]
pub const fn pawn_step(color: Color, square: Square) -> Square {
    let step = if matches!(color, Color::White) { 8 } else { 56 };
    Square::new((square.index() as u8 + step) & 63)
}

/// The squares that a bishop on `square` attacks, given the `occupied` squares.
#[inline(always)]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    BISHOP[square.index()].look_up(occupied)
}

/// The squares that a rook on `square` attacks, given the `occupied` squares.
#[inline(always)]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    ROOK[square.index()].look_up(occupied)
}

/// The squares that a queen on `square` attacks, given the `occupied` squares.
#[inline(always)]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares that a piece attacks, given the `occupied` squares. A pawn attacks the squares diagonally in front of
/// it.
#[inline]
pub fn of(color: Color, role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// The squares that a bishop attacks on an empty board.
#[inline(always)]
pub fn bishop_rays(square: Square) -> Bitboard {
    BISHOP_RAYS[square.index()]
}

/// The squares that a rook attacks on an empty board.
#[inline(always)]
pub fn rook_rays(square: Square) -> Bitboard {
    ROOK_RAYS[square.index()]
}

/// The squares strictly between two squares on one rank, file or diagonal; empty for any other pair.
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole rank, file or diagonal, from edge to edge, that two different squares share; empty if they share none.
#[inline(always)]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

/// The data for finding the attacks of a rook or a bishop on one square in `SLIDES`.
struct Magic {
    /// The squares whose occupation matters: the rays without the edge squares where they end.
    mask: u64,
    multiplier: u64,
    offset: u32,
    shift: u32,
}

impl Magic {
    #[inline(always)]
    const fn index(&self, occupied: u64) -> usize {
        let hash = (occupied & self.mask).wrapping_mul(self.multiplier) >> self.shift;
        // Masking with `SETS - 1` costs one instruction and lets the compiler drop the bounds check.
        (self.offset as usize + hash as usize) & (SETS - 1)
    }

    #[inline(always)]
    fn look_up(&self, occupied: Bitboard) -> Bitboard {
        SLIDES[self.index(occupied.0)]
    }
}

/// The number of entries in `SLIDES`: 102,400 for rooks plus 5,248 for bishops, rounded up to a power of two.
const SETS: usize = 1 << 17;

static ROOK: [Magic; 64] = magics(&ROOK_STEPS, 0, 0);
static BISHOP: [Magic; 64] = magics(&BISHOP_STEPS, 1, 102_400);
#[allow(long_running_const_eval, reason = "the compiler fills 107,648 sets, in about a second")]
static SLIDES: [Bitboard; SETS] = slides();
static KNIGHT: [Bitboard; 64] = reach(&KNIGHT_STEPS, !0);
static KING: [Bitboard; 64] = reach(&KING_STEPS, !0);
static PAWN: [[Bitboard; 64]; 2] = [reach(&[(-1, 1), (1, 1)], !0), reach(&[(-1, -1), (1, -1)], !0)];
static BISHOP_RAYS: [Bitboard; 64] = reach(&BISHOP_STEPS, 0);
static ROOK_RAYS: [Bitboard; 64] = reach(&ROOK_STEPS, 0);
static BETWEEN: [[Bitboard; 64]; 64] = lines(false);
static LINE: [[Bitboard; 64]; 64] = lines(true);

/// The squares beyond `from` in one direction, up to and including the first occupied one, or up to the edge if none is
/// occupied.
const fn walk(from: Square, step: (i8, i8), occupied: u64) -> u64 {
    let mut reached = 0;
    let mut at = from;
    while let Some(next) = at.offset(step.0, step.1) {
        reached |= 1 << next.index();
        if occupied >> next.index() & 1 != 0 {
            break;
        }
        at = next;
    }
    reached
}

/// For each square, the squares that a piece with these `steps` reaches from it. If all squares are `occupied`, the
/// piece goes only one step in each direction.
const fn reach(steps: &[(i8, i8)], occupied: u64) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < steps.len() {
            table[square].0 |= walk(Square::new(square as u8), steps[step], occupied);
            step += 1;
        }
        square += 1;
    }
    table
}

/// The rays of a square without the edge squares where they end: a piece at the end of a ray hides nothing.
const fn relevant(square: Square, rays: u64) -> u64 {
    let ranks = Bitboard::rank(Rank::R1).0 | Bitboard::rank(Rank::R8).0;
    let files = Bitboard::file(File::A).0 | Bitboard::file(File::H).0;
    rays & !(ranks & !Bitboard::rank(square.rank()).0) & !(files & !Bitboard::file(square.file()).0)
}

/// Builds the lookups for one kind of slider. `column`, 0 for rooks and 1 for bishops, selects the multipliers of this
/// kind in `assets/magics.txt`; `start` is the offset of the first set of this kind in `SLIDES`.
const fn magics(steps: &[(i8, i8); 4], column: usize, start: u32) -> [Magic; 64] {
    let multipliers: [i128; 128] = numbers(include_str!("../../assets/magics.txt"));
    let rays = reach(steps, 0);
    let mut table = [const { Magic { mask: 0, multiplier: 0, offset: 0, shift: 0 } }; 64];
    let mut offset = start;
    let mut square = 0;
    while square < 64 {
        let mask = relevant(Square::new(square as u8), rays[square].0);
        let bits = mask.count_ones();
        let multiplier = multipliers[2 * square + column] as u64;
        table[square] = Magic { mask, multiplier, offset, shift: 64 - bits };
        offset += 1 << bits;
        square += 1;
    }
    table
}

/// The squares attacked from the square `bit` in both directions along the line `mask`, computed by "hyperbola
/// quintessence" with a full bit reversal, so that ranks work too. The compiler interprets this function twice for each
/// of the 107,648 sets; `walk` would be much slower.
const fn sweep(occupied: u64, bit: u64, mask: u64) -> u64 {
    let taken = occupied & mask;
    let forward = taken.wrapping_sub(bit << 1);
    let backward = taken.reverse_bits().wrapping_sub(bit.reverse_bits() << 1).reverse_bits();
    (forward ^ backward) & mask
}

const fn fill(mut table: [Bitboard; SETS], magics: &[Magic; 64], steps: &[(i8, i8); 4]) -> [Bitboard; SETS] {
    let mut square = 0;
    while square < 64 {
        let from = Square::new(square as u8);
        let bit = 1 << square;
        let first = walk(from, steps[0], 0) | walk(from, steps[2], 0);
        let second = walk(from, steps[1], 0) | walk(from, steps[3], 0);
        let magic = &magics[square];
        // The loop goes through all subsets of the mask by the carry-rippler trick (Marcel van Kervinck).
        let mut occupied = 0_u64;
        loop {
            let set = sweep(occupied, bit, first) | sweep(occupied, bit, second);
            table[magic.index(occupied)] = Bitboard(set);
            occupied = occupied.wrapping_sub(magic.mask) & magic.mask;
            if occupied == 0 {
                break;
            }
        }
        square += 1;
    }
    table
}

const fn slides() -> [Bitboard; SETS] {
    let table = fill([Bitboard::EMPTY; SETS], &ROOK, &ROOK_STEPS);
    fill(table, &BISHOP, &BISHOP_STEPS)
}

const fn lines(whole: bool) -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let from = Square::new(a as u8);
        let mut step = 0;
        while step < 8 {
            let (files, ranks) = KING_STEPS[step];
            let ray = walk(from, (files, ranks), 0);
            let through = ray | walk(from, (-files, -ranks), 0) | 1 << a;
            let mut rest = ray;
            while rest != 0 {
                let b = rest.trailing_zeros() as usize;
                let beyond = walk(Square::new(b as u8), (files, ranks), 0);
                table[a][b] = Bitboard(if whole { through } else { ray & !beyond & !(1 << b) });
                rest &= rest - 1;
            }
            step += 1;
        }
        a += 1;
    }
    table
}
