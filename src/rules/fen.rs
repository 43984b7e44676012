//! Positions as text: Forsyth-Edwards notation as in the PGN standard (section 16.1). Castling rights may be written as
//! in X-FEN (Reinhard Scharnagl, 2003) or Shredder-FEN (Stefan Meyer-Kahlen), or as a mixture of the two.
//!
//! `K` stands for the outermost rook on the king's h-side and `Q` for the one on the a-side; a file letter stands for
//! the rook on that file. So classical FEN, X-FEN and Shredder-FEN can all be read in the same way.

use std::fmt::Write;
use std::str::FromStr;

use thiserror::Error;

use super::setup::outermost_rook;
use super::{
    Bitboard, Board, CastlingSide, Color, Excerpt, File, Piece, Position, Rank, Setup, SetupErrors, Square,
};

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenStyle {
    /// Castling rights are written as `KQkq`, with a file letter only for a rook that is not the outermost one on its
    /// side of the king. In regular chess, the result is classical FEN.
    XFen,
    /// Each castling right is written as the file of its rook: `HAha`.
    Shredder,
}

impl Position {
    /// Reads FEN: classical, X-FEN, Shredder-FEN or a mixture. The counters may be missing, as in EPD.
    ///
    /// # Errors
    /// The first unreadable or surplus field; or, if there is none, everything that is wrong with the position.
    ///
    /// ```
    /// use jadoube::rules::{FenStyle, Position};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/4P3/4K2R w K - 0 1")?;
    /// assert_eq!(position.legal_moves().len(), 16);
    /// assert_eq!(position.setup().fen(FenStyle::Shredder), "4k3/8/8/8/8/8/4P3/4K2R w H - 0 1");
    ///
    /// let fault = Position::from_fen("4k3/8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
    /// assert_eq!(fault.to_string(), "White has no king");
    /// # Ok::<(), jadoube::rules::FenError>(())
    /// ```
    pub fn from_fen(text: &str) -> Result<Position, FenError> {
        Position::new(&text.parse()?).map_err(FenError::Setup)
    }

    /// The position in X-FEN, with an en passant square only if a legal capture uses it.
    pub fn fen(&self) -> String {
        self.setup().fen(FenStyle::XFen)
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text)
    }
}

/// Reads FEN without checking the position; see [`Position::from_fen`].
///
/// If the board has no rook for `K`, `Q`, `k` or `q`, the letter means the corner square on that side; `Setup::errors`
/// then reports an error.
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Setup, FenError> {
        let mut fields = text.split_ascii_whitespace();
        let mut next = || fields.next().unwrap_or_default();
        let board = Board::from_placement(next()).map_err(FenError::Board)?;
        let turn = match next() {
            "w" => Color::White,
            "b" => Color::Black,
            other => return Err(FenError::Turn(Excerpt::new(other))),
        };
        let castling_rooks = read_castling(next(), &board)?;
        let en_passant = read_en_passant(next())?;
        let halfmove_clock = match next() {
            "" => 0,
            digits => read_number(digits).ok_or_else(|| FenError::HalfmoveClock(Excerpt::new(digits)))?,
        };
        let fullmove_number = match next() {
            "" => 1,
            digits => read_number(digits).ok_or_else(|| FenError::FullmoveNumber(Excerpt::new(digits)))?,
        };
        match next() {
            "" => Ok(Setup { board, turn, castling_rooks, en_passant, halfmove_clock, fullmove_number }),
            more => Err(FenError::TooManyFields(Excerpt::new(more))),
        }
    }
}

/// Puts the pieces of one row on the board; returns `None` unless the row describes exactly eight squares and counts
/// adjacent empty squares in one number.
fn read_row(row: &[u8], rank: Rank, board: &mut Board) -> Option<()> {
    let (mut file, mut after_number) = (0, false);
    for &letter in row {
        if let empty @ b'1'..=b'8' = letter {
            if std::mem::replace(&mut after_number, true) {
                return None;
            }
            file += empty - b'0';
        } else {
            after_number = false;
            let Piece { color, role } = (*PIECES.get(usize::from(letter))?)?;
            let square = Bitboard::of(Square::at(File::new(file), rank));
            board.colors[color.index()] |= square;
            board.roles[role.index()] |= square;
            file += 1;
        }
        if file > 8 {
            return None;
        }
    }
    (file == 8).then_some(())
}

/// The piece that each ASCII character stands for; `None` if it stands for none. A table avoids a hard-to-predict
/// twelve-way branch.
static PIECES: [Option<Piece>; 128] = {
    let mut table = [None; 128];
    let mut letter = 0;
    while letter < 128 {
        table[letter] = Piece::from_fen_letter(letter as u8 as char);
        letter += 1;
    }
    table
};

fn read_castling(text: &str, board: &Board) -> Result<Bitboard, FenError> {
    let mut rooks = Bitboard::EMPTY;
    if text == "-" {
        return Ok(rooks);
    }
    for letter in text.chars() {
        let rook = castling_rook(letter, board).filter(|&rook| !rooks.has(rook));
        let rook = rook.ok_or_else(|| FenError::Castling(Excerpt::new(text)))?;
        rooks = rooks.with(rook);
    }
    if rooks.is_empty() { Err(FenError::Castling(Excerpt::new(text))) } else { Ok(rooks) }
}

/// The square of the rook that a letter stands for, even if no rook is there; `None` if the letter does not stand for a
/// castling right.
fn castling_rook(letter: char, board: &Board) -> Option<Square> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let (side, corner) = match letter.to_ascii_uppercase() {
        'K' => (CastlingSide::H, File::H),
        'Q' => (CastlingSide::A, File::A),
        file => return Some(Square::at(File::from_letter(file)?, color.back_rank())),
    };
    Some(outermost_rook(board, color, side).unwrap_or(Square::at(corner, color.back_rank())))
}

fn read_en_passant(text: &str) -> Result<Option<Square>, FenError> {
    match text {
        "-" => Ok(None),
        square => square.parse().map(Some).map_err(|_| FenError::EnPassant(Excerpt::new(square))),
    }
}

/// Reads a number written in digits only: Rust's parser would also accept a leading `+`, which FEN does not allow.
fn read_number<N: FromStr>(text: &str) -> Option<N> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

impl Board {
    /// Reads the first field of a FEN.
    ///
    /// # Errors
    /// The first row that can't be read, or the number of rows if that number is not eight.
    pub fn from_placement(text: &str) -> Result<Board, BoardError> {
        let mut board = Board::EMPTY;
        let mut ranks = Rank::ALL.into_iter().rev();
        // Splitting bytes is faster than splitting characters, and every valid character is ASCII.
        for row in text.as_bytes().split(|&byte| byte == b'/') {
            let rank = ranks.next().ok_or_else(|| BoardError::Rows(text.split('/').count()))?;
            let excerpt = || Excerpt::new(&String::from_utf8_lossy(row));
            read_row(row, rank, &mut board).ok_or_else(|| match row {
                _ if text.is_empty() => BoardError::Rows(0),
                row if row.windows(2).any(|pair| pair.iter().all(u8::is_ascii_digit)) => {
                    BoardError::AdjacentNumbers(rank, excerpt())
                }
                _ => BoardError::Row(rank, excerpt()),
            })?;
        }
        match ranks.len() {
            0 => Ok(board),
            missing => Err(BoardError::Rows(8 - missing)),
        }
    }

    /// The first field of a FEN with this board.
    pub fn placement(&self) -> String {
        let fen = Setup { board: *self, ..Setup::EMPTY }.fen(FenStyle::XFen);
        fen.split(' ').next().unwrap_or_default().to_owned()
    }
}

impl Setup {
    /// Writes this set-up as FEN, even if it is not a legal position.
    pub fn fen(&self, style: FenStyle) -> String {
        let mut text = String::with_capacity(90);
        for rank in Rank::ALL.into_iter().rev() {
            self.write_row(rank, &mut text);
            text.push(if rank == Rank::R1 { ' ' } else { '/' });
        }
        text.push(if self.turn == Color::White { 'w' } else { 'b' });
        text.push(' ');
        self.write_castling(style, &mut text);
        text.push(' ');
        match self.en_passant {
            Some(square) => text.extend([square.file().letter(), square.rank().digit()]),
            None => text.push('-'),
        }
        // Writing to a string can't fail.
        let _ = write!(text, " {} {}", self.halfmove_clock, self.fullmove_number);
        text
    }

    fn write_row(&self, rank: Rank, text: &mut String) {
        let mut empty = 0;
        for file in File::ALL {
            let square = Square::at(file, rank);
            if !self.board.occupied().has(square) {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push((b'0' + empty) as char);
                empty = 0;
            }
            text.extend(self.board.piece_at(square).map(Piece::fen_letter));
        }
        if empty > 0 {
            text.push((b'0' + empty) as char);
        }
    }

    fn write_castling(&self, style: FenStyle, text: &mut String) {
        let before = text.len();
        for color in Color::ALL {
            // The loop goes from the h-file to the a-file, so that the order is `KQ` or `HA`.
            for rook in (self.castling_rooks & Bitboard::back_rank(color)).into_iter().rev() {
                let letter = self.castling_letter(color, rook, style);
                text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
        if text.len() == before {
            text.push('-');
        }
    }

    fn castling_letter(&self, color: Color, rook: Square, style: FenStyle) -> char {
        let outermost = |side| outermost_rook(&self.board, color, side) == Some(rook);
        match style {
            FenStyle::XFen if outermost(CastlingSide::H) => 'k',
            FenStyle::XFen if outermost(CastlingSide::A) => 'q',
            FenStyle::XFen | FenStyle::Shredder => rook.file().letter(),
        }
    }
}

/// Why a text is not a position in FEN: the first unreadable or surplus field, or what is wrong with the position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    /// The first field, the piece placement, is unreadable.
    #[error(transparent)]
    Board(BoardError),
    /// The second field is neither `w` nor `b`.
    #[error("the side to move is {0}, expected w or b")]
    Turn(Excerpt),
    /// The third field is neither `-` nor made up of castling rights, or it names one rook twice.
    #[error(
        "the castling rights are {0}, expected - or letters out of KQkq and the files A to H and a to h, each rook once"
    )]
    Castling(Excerpt),
    /// The fourth field is neither `-` nor a square.
    #[error("the en passant square is {0}, expected - or a square such as e3")]
    EnPassant(Excerpt),
    /// The fifth field is not a number from 0 to 65535.
    #[error("the half-move clock is {0}, expected a number from 0 to 65535")]
    HalfmoveClock(Excerpt),
    /// The sixth field is not a number up to 4294967295. 0 is accepted, and [`Position`] reads it as 1.
    #[error("the move number is {0}, expected a number from 1 to 4294967295")]
    FullmoveNumber(Excerpt),
    /// Something follows the sixth field.
    #[error("a seventh field {0} follows, expected six fields at most")]
    TooManyFields(Excerpt),
    /// Every field is readable, but together they are not a legal position.
    #[error(transparent)]
    Setup(SetupErrors),
}

/// What is wrong with the first field of a FEN.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BoardError {
    /// The field has this many rows instead of eight.
    #[error("the board has {} {}, expected 8 rows with / between them", .0, if *.0 == 1 { "row" } else { "rows" })]
    Rows(usize),
    /// The row of this rank can't be read, or does not describe eight squares.
    #[error(
        "rank {} is {}, expected letters out of PNBRQKpnbrqk and numbers of empty squares, for eight squares together",
        .0.digit(),
        .1
    )]
    Row(Rank, Excerpt),
    /// The row of this rank has two numbers in succession, such as `17`.
    #[error("rank {} is {}, expected no two numbers in succession but their sum", .0.digit(), .1)]
    AdjacentNumbers(Rank, Excerpt),
}
