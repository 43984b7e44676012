//! Random numbers for the hash key of a position (Albert Zobrist, 1970).

use super::{Bitboard, Board, Color, File, Piece, Role, Square};

/// One number for every piece on every square, `[color][role][square]`.
static PIECES: [[[u64; 64]; 6]; 2] = {
    let mut table = [[[0; 64]; 6]; 2];
    let mut index = 0;
    while index < 768 {
        table[index / 384][index / 64 % 6][index % 64] = number(index as u64);
        index += 1;
    }
    table
};

/// One number for every square, used if a rook that still has a castling right stands there.
static CASTLING: [u64; 64] = numbers(768);

/// The number for Black to move.
pub(super) const BLACK: u64 = number(832);

#[inline(always)]
pub(super) fn piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.color as usize][piece.role as usize][square.index()]
}

#[inline(always)]
pub(super) fn castling(rook: Square) -> u64 {
    CASTLING[rook.index()]
}

/// The number for a legal en passant capture on this file.
#[inline(always)]
pub(super) fn en_passant(file: File) -> u64 {
    const FILES: [u64; 8] = numbers(833);
    FILES[file.index()]
}

/// Consecutive outputs of [`number`], beginning with the one numbered `first`.
const fn numbers<const N: usize>(first: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        table[index] = number(first + index as u64);
        index += 1;
    }
    table
}

/// The n-th output of SplitMix64 (Guy Steele, Doug Lea, Christine Flood, 2014), counted from 0.
const fn number(n: u64) -> u64 {
    let mut z = 0x4A41_444F_5542_4521_u64.wrapping_add(n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

/// Computes the key of a position from scratch, without en passant.
pub(super) fn whole(board: &Board, turn: Color, castling_rooks: Bitboard) -> u64 {
    let mut key = if turn == Color::Black { BLACK } else { 0 };
    for color in Color::ALL {
        for role in Role::ALL {
            key =
                board.by(color, role).into_iter().fold(key, |key, at| key ^ piece(Piece { color, role }, at));
        }
    }
    castling_rooks.into_iter().fold(key, |key, rook| key ^ castling(rook))
}
