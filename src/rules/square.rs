//! Files, ranks and squares. A square is a number: a1 = 0, h1 = 7, h8 = 63 (little-endian rank-file order).
//!
//! For directions and rays, see `rules::attacks`; for sets of squares, see `rules::bitboard`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Color;

/// One of the eight columns, a to h.
#[allow(missing_docs, reason = "the names are self-explanatory")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

/// One of the eight rows, 1 to 8.
#[allow(missing_docs, reason = "the names are self-explanatory")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Rank {
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
}

impl File {
    /// All files, from a to h.
    pub const ALL: [File; 8] = [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// The file with this number, counted from 0 for the a-file; only the lowest three bits are used.
    #[inline]
    pub const fn new(index: u8) -> File {
        File::ALL[(index & 7) as usize]
    }

    /// The number of the file: 0 for the a-file to 7 for the h-file.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the file, `'a'` to `'h'`.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file of a letter in upper or lower case; `None` for any other character.
    pub const fn from_letter(letter: char) -> Option<File> {
        match letter {
            'a'..='h' => Some(File::new(letter as u8 - b'a')),
            'A'..='H' => Some(File::new(letter as u8 - b'A')),
            _ => None,
        }
    }
}

impl Color {
    /// The rank on which this side's king starts.
    #[inline]
    pub const fn back_rank(self) -> Rank {
        Rank::R1.seen_by(self)
    }
}

impl Rank {
    /// All ranks, from 1 to 8.
    pub const ALL: [Rank; 8] =
        [Rank::R1, Rank::R2, Rank::R3, Rank::R4, Rank::R5, Rank::R6, Rank::R7, Rank::R8];

    /// The rank with this number, counted from 0 for rank 1; only the lowest three bits are used.
    #[inline]
    pub const fn new(index: u8) -> Rank {
        Rank::ALL[(index & 7) as usize]
    }

    /// The number of the rank: 0 for rank 1 to 7 for rank 8.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// This rank as a side counts the ranks: rank 1 is where its king starts.
    #[inline]
    pub const fn seen_by(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::new(7 - self as u8),
        }
    }

    /// The digit of the rank, `'1'` to `'8'`.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank of a digit; `None` for any other character.
    pub const fn from_digit(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Some(Rank::new(digit as u8 - b'1')),
            _ => None,
        }
    }
}

/// One of the 64 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this number; only the lowest six bits are used.
    #[inline]
    pub const fn new(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square on a file and a rank.
    #[inline]
    pub const fn at(file: File, rank: Rank) -> Square {
        Square((rank as u8) << 3 | file as u8)
    }

    /// The number of the square: 0 for a1, 1 for b1, up to 63 for h8. The mask tells the compiler that the number is
    /// below 64.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file of the square.
    #[inline]
    pub const fn file(self) -> File {
        File::new(self.0)
    }

    /// The rank of the square.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::new(self.0 >> 3)
    }

    /// All squares, in the order a1, b1, … h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64).map(Square)
    }

    /// The square `files` to the right and `ranks` up, as White sees the board; `None` if that is off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Square((rank * 8 + file) as u8))
    }

    /// The number of moves that a king needs from one square to the other on an empty board.
    #[inline(always)]
    pub const fn distance(self, other: Square) -> usize {
        let (one, other) = (self.index(), other.index());
        let (files, ranks) = ((one & 7).abs_diff(other & 7), (one >> 3).abs_diff(other >> 3));
        if files > ranks { files } else { ranks }
    }

    /// The square on the same file and the mirrored rank: e1 becomes e8.
    #[inline]
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 0b11_1000)
    }

    /// The square as seen from the other side of the board: a1 becomes h8.
    #[inline]
    pub const fn rotated(self) -> Square {
        Square(self.0 ^ 63)
    }

    /// Whether the square is dark, like a1.
    pub const fn is_dark(self) -> bool {
        (self.file() as u8 + self.rank() as u8).is_multiple_of(2)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not the name of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("expected a square from a1 to h8")]
pub struct NotASquare;

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let mut letters = text.chars();
        let file = letters.next().and_then(File::from_letter);
        let rank = letters.next().and_then(Rank::from_digit);
        match (file, rank, letters.next()) {
            (Some(file), Some(rank), None) => Ok(Square::at(file, rank)),
            _ => Err(NotASquare),
        }
    }
}
