//! A position as both sides see it, worked out once for all terms.
//!
//! Which are found while the pieces are counted: see `engine::eval::pieces`.

use crate::rules::{Bitboard, Board, Color, File, Position, Rank, Role, Square};

/// The board, and what several terms ask of it; arrays have White first.
pub(super) struct Sides<'p> {
    pub(super) board: &'p Board,
    pub(super) turn: Color,
    pub(super) occupied: Bitboard,
    pub(super) pawns: [Bitboard; 2],
    /// What the pawns attack.
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

/// The place of a side in arrays.
pub(super) const fn us(white: bool) -> usize {
    if white { 0 } else { 1 }
}

pub(super) const fn color(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

/// How a term of this side counts, seen from White.
pub(super) const fn sign(white: bool) -> i32 {
    if white { 1 } else { -1 }
}

/// One rank forward, as the side sees it.
#[inline(always)]
pub(super) const fn ahead<const WHITE: bool>(set: Bitboard) -> Bitboard {
    Bitboard(if WHITE { set.0 << 8 } else { set.0 >> 8 })
}

/// All squares before these on their files, as the side sees it; not these themselves.
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

/// The squares beside these, on both files next to theirs.
#[inline(always)]
pub(super) fn beside(set: Bitboard) -> Bitboard {
    let (a, h) = (Bitboard::file(File::A), Bitboard::file(File::H));
    Bitboard((set - h).0 << 1 | (set - a).0 >> 1)
}

#[inline(always)]
pub(super) fn pawn_attacks<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    beside(ahead::<WHITE>(pawns))
}

/// 0 for the side's own first rank to 7.
#[inline(always)]
pub(super) const fn height<const WHITE: bool>(square: Square) -> usize {
    let rank = square.rank().index();
    if WHITE { rank } else { 7 - rank }
}

/// The ranks from `low` to `high`, 0 to 7, as the side sees them.
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

/// Steps of a king from one square to the other.
#[inline(always)]
pub(super) const fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    if files > ranks { files } else { ranks }
}

/// The squares that pawns of the side attack now or after some steps.
#[inline(always)]
pub(super) fn ever_attacked<const WHITE: bool>(pawns: Bitboard) -> Bitboard {
    pawn_attacks::<WHITE>(pawns | front::<WHITE>(pawns))
}
