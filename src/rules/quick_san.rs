//! Reads SAN from the target square back to the piece, without generating a list of moves. Speed matters: a large game
//! file can hold a hundred million moves.
//!
//! For lenient reading, and for why a text is not a move, see `rules::san`.

use super::cpu::{self, Work};
use super::movegen::{can_castle, survives_en_passant};
use super::{Bitboard, CastlingSide, File, Move, MoveKind, Position, Rank, Role, Square, attacks};

/// Reads a legal move in SAN with English letters. A `+` or `#` at the end may be missing and need not be true; the `x`
/// of a piece's capture may be missing, and more of a piece's origin square may be written than needed, except for a
/// king. Returns `None` for anything else, such as an `x` without a capture; `read_san` may still accept such a text.
#[inline]
pub fn quick_san(position: &Position, text: &[u8]) -> Option<Move> {
    cpu::run(ReadSan(position, text))
}

struct ReadSan<'a>(&'a Position, &'a [u8]);

impl Work<Option<Move>> for ReadSan<'_> {
    #[inline(always)]
    fn work(self) -> Option<Move> {
        let ReadSan(position, text) = self;
        let text = match text {
            [rest @ .., b'+' | b'#'] => rest,
            text => text,
        };
        match *text.first()? {
            b'a'..=b'h' => pawn(position, text),
            b'N' => piece(position, Role::Knight, &text[1..]),
            b'B' => piece(position, Role::Bishop, &text[1..]),
            b'R' => piece(position, Role::Rook, &text[1..]),
            b'Q' => piece(position, Role::Queen, &text[1..]),
            b'K' => king(position, &text[1..]),
            b'O' => castling(position, text),
            _ => None,
        }
    }
}

#[inline(always)]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::new(rank << 3 | file))
}

/// Reads a move of a knight, bishop, rook or queen.
#[inline(always)]
fn piece(position: &Position, role: Role, text: &[u8]) -> Option<Move> {
    let (said, to, takes) = match *text {
        [file, rank] => (Bitboard::ALL, square(file, rank)?, false),
        [b'x', file, rank] => (Bitboard::ALL, square(file, rank)?, true),
        [from, file, rank] => (files_or_rank(from)?, square(file, rank)?, false),
        [from, b'x', file, rank] => (files_or_rank(from)?, square(file, rank)?, true),
        [a, b, file, rank] => (Bitboard::of(square(a, b)?), square(file, rank)?, false),
        [a, b, b'x', file, rank] => (Bitboard::of(square(a, b)?), square(file, rank)?, true),
        _ => return None,
    };
    let board = &position.board;
    let (us, occupied) = (position.turn, board.occupied());
    let reach = match role {
        Role::Knight => attacks::knight(to),
        Role::Bishop => attacks::bishop(to, occupied),
        Role::Rook => attacks::rook(to, occupied),
        _ => attacks::queen(to, occupied),
    };
    let mut from = reach & board.by(us, role) & said;
    if board.color(us).has(to) || (takes && !occupied.has(to)) {
        return None;
    }
    if from.many() {
        from = from.into_iter().filter(|&from| is_safe_without(position, from, to)).collect();
        if from.many() {
            return None;
        }
        return Some(Move::new(from.first()?, to, MoveKind::Plain(role)));
    }
    let from = from.first()?;
    is_safe_without(position, from, to).then(|| Move::new(from, to, MoveKind::Plain(role)))
}

#[inline(always)]
fn files_or_rank(byte: u8) -> Option<Bitboard> {
    match byte {
        b'a'..=b'h' => Some(Bitboard::file(File::new(byte - b'a'))),
        b'1'..=b'8' => Some(Bitboard::rank(Rank::new(byte - b'1'))),
        _ => None,
    }
}

/// Whether the king is safe after another piece moves from `from` to `to`.
#[inline(always)]
fn is_safe_without(position: &Position, from: Square, to: Square) -> bool {
    let board = &position.board;
    let king = position.king(position.turn);
    let occupied = board.occupied().without(from).with(to);
    board.attackers(king, !position.turn, occupied).without(to).is_empty()
}

#[inline(always)]
fn king(position: &Position, text: &[u8]) -> Option<Move> {
    let (to, takes) = match *text {
        [file, rank] => (square(file, rank)?, false),
        [b'x', file, rank] => (square(file, rank)?, true),
        _ => return None,
    };
    let us = position.turn;
    let from = position.king(us);
    let board = &position.board;
    let fits =
        attacks::king(from).has(to) && !board.color(us).has(to) && (!takes || board.occupied().has(to));
    (fits && board.attackers(to, !us, board.occupied().without(from)).is_empty())
        .then(|| Move::new(from, to, MoveKind::Plain(Role::King)))
}

#[inline(always)]
fn pawn(position: &Position, text: &[u8]) -> Option<Move> {
    let (text, promotion) = match *text {
        [ref rest @ .., b'=', letter] => (rest, Some(promotion(letter)?)),
        _ => (text, None),
    };
    let (file, to) = match *text {
        [file, rank] => (file, square(file, rank)?),
        [from, b'x', file, rank] if from != file => (from, square(file, rank)?),
        _ => return None,
    };
    let us = position.turn;
    let last = to.rank() == (!us).back_rank();
    if last != promotion.is_some() {
        return None;
    }
    let board = &position.board;
    let pawns = board.by(us, Role::Pawn);
    let (back, double) = match us {
        super::Color::White => (-8_i8, Rank::R4),
        super::Color::Black => (8, Rank::R5),
    };
    let step = |square: Square| {
        let index = square.index() as i8 + back;
        (0..64).contains(&index).then(|| Square::new(index as u8))
    };
    let behind = step(to)?;
    let (from, kind) = if file == text[0] && text.len() == 2 {
        if board.occupied().has(to) {
            return None;
        }
        match (pawns.has(behind), promotion) {
            (true, Some(role)) => (behind, MoveKind::Promotion(role)),
            (true, None) => (behind, MoveKind::Plain(Role::Pawn)),
            (false, _) if to.rank() == double && !board.occupied().has(behind) => {
                (step(behind)?, MoveKind::DoubleStep)
            }
            _ => return None,
        }
    } else {
        let from = Square::at(File::new(file.wrapping_sub(b'a')), behind.rank());
        if position.en_passant == Some(to) && attacks::pawn(us, from).has(to) && pawns.has(from) {
            let taken = Square::new(to.index() as u8 ^ 8);
            let safe = survives_en_passant(board, us, from, to, taken);
            return safe.then(|| Move::new(from, to, MoveKind::EnPassant));
        }
        if !attacks::pawn(us, from).has(to) || !board.color(!us).has(to) {
            return None;
        }
        (from, promotion.map_or(MoveKind::Plain(Role::Pawn), MoveKind::Promotion))
    };
    (pawns.has(from) && is_safe_without(position, from, to)).then(|| Move::new(from, to, kind))
}

#[inline(always)]
fn promotion(letter: u8) -> Option<Role> {
    match letter {
        b'Q' => Some(Role::Queen),
        b'R' => Some(Role::Rook),
        b'B' => Some(Role::Bishop),
        b'N' => Some(Role::Knight),
        _ => None,
    }
}

#[inline(always)]
fn castling(position: &Position, text: &[u8]) -> Option<Move> {
    let side = match text {
        b"O-O" => CastlingSide::H,
        b"O-O-O" => CastlingSide::A,
        _ => return None,
    };
    let us = position.turn;
    let king = position.king(us);
    let rook = position.castling_rook(us, side)?;
    (!position.is_check() && can_castle(position, us, king, rook))
        .then(|| Move::new(king, rook, MoveKind::Castling))
}
