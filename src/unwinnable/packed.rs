//! A position in 24 bytes, without move counters, for a table of visited positions.

use super::position_set::Words;
use crate::rules::{Bitboard, Board, Color, Piece, Position, Role, Setup, Square};

/// The occupied squares, then four bits for the piece on each, a1 first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed(pub(crate) Words);

// Codes 0 to 5 are White's pieces and 6 to 11 Black's, by role.
/// The codes of a rook with a castling right: White's and Black's.
const CASTLING: [u64; 2] = [12, 13];
/// The code of the pawn that can be captured en passant; it belongs to the side not to move.
const PASSED: u64 = 14;
/// The code of the king of the side to move.
const TO_MOVE: u64 = 15;

impl Packed {
    pub(crate) fn new(position: &Position) -> Packed {
        let board = position.board();
        let occupied = board.occupied();
        let passed = position.en_passant().map(|square| Square::new(square.index() as u8 ^ 8));
        let mover = position.king(position.turn());
        let mut words = [occupied.0, 0, 0];
        for (count, square) in occupied.into_iter().enumerate() {
            let color = usize::from(board.color(Color::Black).has(square));
            let code = if square == mover {
                TO_MOVE
            } else if Some(square) == passed {
                PASSED
            } else if position.castling_rooks().has(square) {
                CASTLING[color]
            } else {
                (color * 6 + board.role_on_taken(square).index()) as u64
            };
            words[1 + count / 16] |= code << (count % 16 * 4);
        }
        Packed(words)
    }

    pub(crate) fn unpack(self) -> Position {
        let (mut setup, mut board) = (Setup::EMPTY, Board::EMPTY);
        let (mut king, mut passed) = (None, None);
        for (index, square) in Bitboard(self.0[0]).into_iter().enumerate() {
            let code = self.0[1 + index / 16] >> (index % 16 * 4) & 15;
            let (color, role) = match code {
                PASSED => {
                    passed = Some(square);
                    continue;
                }
                TO_MOVE => {
                    king = Some(square);
                    continue;
                }
                _ if CASTLING.contains(&code) => {
                    setup.castling_rooks = setup.castling_rooks.with(square);
                    (Color::ALL[(code - CASTLING[0]) as usize], Role::Rook)
                }
                _ => (Color::ALL[code as usize / 6], Role::ALL[code as usize % 6]),
            };
            board.put(square, Piece { color, role });
        }
        // The side to move is the one whose king has not been placed yet.
        setup.turn = if board.by(Color::White, Role::King).any() { Color::Black } else { Color::White };
        if let Some(square) = king {
            board.put(square, Piece { color: setup.turn, role: Role::King });
        }
        if let Some(square) = passed {
            board.put(square, Piece { color: !setup.turn, role: Role::Pawn });
            setup.en_passant = Some(Square::new(square.index() as u8 ^ 8));
        }
        setup.board = board;
        Position::examined(&setup)
    }
}
