//! Basic data of a position for both sides, computed once for all terms, and sets of squares from one side's point of
//! view.
//!
//! For attack maps, see `engine::eval::pieces`.

use crate::rules::{Bitboard, Board, Color, File, Position, Rank, Role, Square};

/// The board and what several terms need to know about it. In arrays, White comes first.
pub(super) struct Sides<'p> {
    pub(super) board: &'p Board,
    pub(super) turn: Color,
    pub(super) occupied: Bitboard,
    pub(super) pawns: [Bitboard; 2],
    /// The squares attacked by pawns.
    pub(super) guarded: [Bitboard; 2],
    pub(super) kings: [Square; 2],
}

impl<'p> Sides<'p> {
    #[inline(always)]
    pub(super) fn new(position: &'p Position) -> Sides<'p> {
        let board = position.board();
        let pawns = [board.by(Color::White, Role::Pawn), board.by(Color::Black, Role::Pawn)];
        Sides {
            board,
            turn: position.turn(),
            occupied: board.occupied(),
            pawns,
            guarded: [pawn_attacks::<true>(pawns[0]), pawn_attacks::<false>(pawns[1])],
            kings: [position.king(Color::White), position.king(Color::Black)],
        }
    }
}

/// The array index of a side.
pub(super) const fn us(white: bool) -> usize {
    if white { 0 } else { 1 }
}

pub(super) const fn color(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

/// The sign of a term of this side from White's point of view.
pub(super) const fn sign(white: bool) -> i32 {
    if white { 1 } else { -1 }
}

/// Shifts squares one rank forward from the side's point of view.
#[inline(always)]
pub(super) const fn ahead<const WHITE: bool>(set: Bitboard) -> Bitboard {
    Bitboard(if WHITE { set.0 << 8 } else { set.0 >> 8 })
}

/// All squares in front of those in `set` on the same files, from the side's point of view.
#[inline(always)]
pub(super) const fn front<const WHITE: bool>(set: Bitboard) -> Bitboard {
    let mut fill = ahead::<WHITE>(set).0;
    if WHITE {
        fill |= fill << 8;
        fill |= fill << 16;
        fill |= fill << 32;
    } else {
        fill |= fill >> 8;
        fill |= fill >> 16;
        fill |= fill >> 32;
    }
    Bitboard(fill)
}

/// The squares directly to the left and right of those in `set`.
#[inline(always)]
pub(super) fn next_to(set: Bitboard) -> Bitboard {
    let (a, h) = (Bitboard::file(File::A), Bitboard::file(File::H));
    Bitboard((set - h).0 << 1 | (set - a).0 >> 1)
}

#[inline(always)]
pub(super) fn pawn_attacks<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    next_to(ahead::<WHITE>(pawns))
}

/// The rank from the side's point of view, 0 to 7.
#[inline(always)]
pub(super) const fn height<const WHITE: bool>(square: Square) -> usize {
    let rank = square.rank().index();
    if WHITE { rank } else { 7 - rank }
}

/// The ranks `low` to `high`, 0 to 7, from the side's point of view.
pub(super) const fn ranks<const WHITE: bool>(low: usize, high: usize) -> Bitboard {
    let mut set = 0;
    let mut rank = low;
    while rank <= high {
        let index = if WHITE { rank } else { 7 - rank };
        set |= Bitboard::rank(Rank::ALL[index]).0;
        rank += 1;
    }
    Bitboard(set)
}

/// The squares that pawns of the side attack now or after advancing.
#[inline(always)]
pub(super) fn ever_attacked<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    pawn_attacks::<WHITE>(pawns | front::<WHITE>(pawns))
}
