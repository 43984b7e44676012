//! The two colours, the six kinds of piece, and a piece that has both.
//!
//! Figurines and the letters of other languages than English: see `rules::letters`.

/// Who owns a piece or has the move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Makes the first move (1.2).
    White,
    /// Answers it.
    Black,
}

impl Color {
    /// White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// 0 for White, 1 for Black.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `"white"` or `"black"`.
    pub const fn name(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
        }
    }

    /// The rank on which this side's pieces start.
    #[inline]
    pub const fn back_rank(self) -> super::Rank {
        match self {
            Color::White => super::Rank::R1,
            Color::Black => super::Rank::R8,
        }
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

/// What a piece is, whatever its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Goes ahead, takes diagonally, becomes something else on the last rank (3.7).
    Pawn,
    /// Two squares along and one across, over anything (3.6).
    Knight,
    /// Along diagonals (3.2).
    Bishop,
    /// Along ranks and files (3.3).
    Rook,
    /// As rook and as bishop (3.4).
    Queen,
    /// One square, or castling; never to an attacked square (3.8).
    King,
}

impl Role {
    /// Pawn, knight, bishop, rook, queen, king, as they are numbered.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// What a pawn may become (3.7.3.3), in the order in which players are asked.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

    /// Its place in [`Role::ALL`], 0 to 5.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English capital letter: P N B R Q K.
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// The kind of an English letter, small or capital.
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

    /// `"pawn"`, `"knight"`, …
    pub const fn name(self) -> &'static str {
        match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
    }

    /// The kind with this English name.
    pub fn from_name(name: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.name() == name)
    }
}

/// A chess piece: a kind and a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// The letter of FEN: capital for White, small for Black.
    pub const fn fen_letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece of a FEN letter.
    pub const fn from_fen_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}
