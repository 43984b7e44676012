//! Colours, kinds of piece, and pieces.
//!
//! For figurines and the piece letters of other languages, see `rules::letters`.

use super::named;

named! {
    /// The colour of a piece or of a player.
    #[derive(PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Color {
        /// Moves first (1.2).
        White = "white",
        /// Moves second.
        Black = "black",
    }
}

impl Color {
    /// The number of the colour: 0 for White, 1 for Black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name of the colour, for texts that are not translated.
    pub(crate) const fn english(self) -> &'static str {
        ["White", "Black"][self.index()]
    }
}

impl std::ops::Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

named! {
    /// The kind of a piece, regardless of colour.
    #[derive(PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Role {
        /// Moves straight ahead, captures diagonally, and is promoted on the last rank (3.7).
        Pawn = "pawn",
        /// Moves two squares in a line, then one to the side, and jumps over pieces (3.6).
        Knight = "knight",
        /// Moves along diagonals (3.2).
        Bishop = "bishop",
        /// Moves along ranks and files (3.3).
        Rook = "rook",
        /// Moves like a rook or a bishop (3.4).
        Queen = "queen",
        /// Moves one square, or castles; never to an attacked square (3.8).
        King = "king",
    }
}

impl Role {
    /// The pieces to which a pawn may be promoted (3.7.3.3), in the order of the promotion picker.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

    /// The index in [`Role::ALL`], 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English capital letter: P N B R Q K.
    pub const fn letter(self) -> char {
        ['P', 'N', 'B', 'R', 'Q', 'K'][self.index()]
    }

    /// The kind for an English letter in upper or lower case; `None` for any other character.
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Role::Pawn,
            'N' => Role::Knight,
            'B' => Role::Bishop,
            'R' => Role::Rook,
            'Q' => Role::Queen,
            'K' => Role::King,
            _ => return None,
        })
    }
}

/// A chess piece: a kind and a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The side to which the piece belongs.
    pub color: Color,
    /// The kind of piece.
    pub role: Role,
}

impl Piece {
    /// The FEN letter: upper case for White, lower case for Black.
    pub const fn fen_letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece for a FEN letter; `None` for any other character.
    pub const fn from_fen_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}
