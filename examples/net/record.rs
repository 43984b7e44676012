//! A position with its score and the result of its game in 32 bytes.

use std::path::{Path, PathBuf};
use std::{fs, io};

use jadoube::rules::{Bitboard, Board, Color, Piece, Position, Role, Setup};

/// The size of a record in bytes.
pub const SIZE: usize = 32;

/// The bits of the flags byte: whether Black is to move, and whether the record is the first of its game.
const BLACK: u8 = 1;
const FIRST: u8 = 2;

/// The `.bin` files in a folder, sorted by path.
pub fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "bin"));
    paths.sort();
    Ok(paths)
}

/// A position of a game; the score and the result are from White's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    pub board: Board,
    pub turn: Color,
    /// The score in centipawns.
    pub score: i16,
    /// The result in half points: 2, 1 or 0.
    pub points: u8,
    /// Whether the record is the first of its game in the file.
    pub first: bool,
    pub halfmove_clock: u8,
}

impl Record {
    /// The record as bytes: 8 for the occupied squares, 16 for the pieces in the order of the squares (four bits each),
    /// 2 for the score, one each for the points, the flags and the halfmove clock, and 3 unused.
    pub fn bytes(&self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[..8].copy_from_slice(&self.board.occupied().0.to_le_bytes());
        for (index, (_, piece)) in self.board.pieces().take(32).enumerate() {
            let code = (piece.color.index() << 3 | piece.role.index()) as u8;
            bytes[8 + index / 2] |= code << (index % 2 * 4);
        }
        bytes[24..26].copy_from_slice(&self.score.to_le_bytes());
        bytes[26] = self.points;
        bytes[27] = if self.turn == Color::Black { BLACK } else { 0 } | if self.first { FIRST } else { 0 };
        bytes[28] = self.halfmove_clock;
        bytes
    }

    /// Reads a record; `None` if the bytes are not valid.
    pub fn read(bytes: &[u8; SIZE]) -> Option<Record> {
        let occupied = u64::from_le_bytes(bytes[..8].try_into().ok()?);
        if occupied.count_ones() > 32 {
            return None;
        }
        let mut board = Board::EMPTY;
        for (index, square) in Bitboard(occupied).into_iter().enumerate() {
            let code = bytes[8 + index / 2] >> (index % 2 * 4) & 15;
            let (color, role) = (Color::ALL[usize::from(code >> 3)], *Role::ALL.get(usize::from(code & 7))?);
            board.set(square, Some(Piece { color, role }));
        }
        Some(Record {
            board,
            turn: Color::ALL[usize::from(bytes[27] & BLACK)],
            score: i16::from_le_bytes([bytes[24], bytes[25]]),
            points: bytes[26].min(2),
            first: bytes[27] & FIRST != 0,
            halfmove_clock: bytes[28],
        })
    }

    /// The position without castling and en passant, which the evaluation doesn't use; `None` if the position is not
    /// legal.
    pub fn position(&self) -> Option<Position> {
        let halfmove_clock = u16::from(self.halfmove_clock);
        Position::composed(&Setup { board: self.board, turn: self.turn, halfmove_clock, ..Setup::EMPTY }).ok()
    }
}
