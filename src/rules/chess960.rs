//! The 960 starting positions of Chess960 and their numbers (Reinhard Scharnagl's scheme; Guideline II of the Laws).
//!
//! A number encodes, from its least significant part up: the light square of one bishop, the dark square of the other,
//! the index of the queen's square among the six that are left, and the two of the remaining five squares that the
//! knights take. The king and the rooks fill the rest, with the king between the rooks.
//!
//! For ways to choose a start, see `start`.

use super::{Color, File, Position, Role, Square};

/// The number of starting positions. Their numbers go from 0 to 959.
pub const STARTS: u16 = 960;

/// The ten ways to put two knights on five squares, in the order of the scheme.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The pieces on the first rank, from the a-file to the h-file; `None` if the number is above 959.
pub fn back_rank(number: u16) -> Option<[Role; 8]> {
    if number >= STARTS {
        return None;
    }
    let number = usize::from(number);
    let mut row = [None; 8];
    row[number % 4 * 2 + 1] = Some(Role::Bishop);
    row[number / 4 % 4 * 2] = Some(Role::Bishop);
    put(&mut row, number / 16 % 6, Role::Queen)?;
    let (first, second) = *KNIGHTS.get(number / 96)?;
    put(&mut row, second, Role::Knight)?;
    put(&mut row, first, Role::Knight)?;
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut row, 0, role)?;
    }
    Some(row.map(|role| role.unwrap_or(Role::Rook)))
}

/// Puts a piece on the n-th free square, counted from 0; returns `None` if there is no such square.
fn put(row: &mut [Option<Role>; 8], n: usize, role: Role) -> Option<()> {
    *row.iter_mut().filter(|square| square.is_none()).nth(n)? = Some(role);
    Some(())
}

/// The number of the start with this row; `None` if the row is not one of the 960 starting rows.
pub fn number_of(row: [Role; 8]) -> Option<u16> {
    let places =
        |role| row.iter().enumerate().filter(move |&(_, &other)| other == role).map(|(file, _)| file);
    let light = places(Role::Bishop).find(|file| file % 2 == 1)? / 2;
    let dark = places(Role::Bishop).find(|file| file % 2 == 0)? / 2;
    let others = || row.into_iter().filter(|&role| role != Role::Bishop);
    let queen = others().position(|role| role == Role::Queen)?;
    let mut knights = others()
        .filter(|&role| role != Role::Queen)
        .enumerate()
        .filter(|&(_, role)| role == Role::Knight)
        .map(|(place, _)| place);
    let pair = (knights.next()?, knights.next()?);
    let knights = KNIGHTS.iter().position(|&other| other == pair)?;
    let number = u16::try_from(light + 4 * dark + 16 * queen + 96 * knights).ok()?;
    // This check fails for what was not checked above, such as a third bishop or a misplaced king.
    (back_rank(number) == Some(row)).then_some(number)
}

/// The number of the start with the mirrored row; `None` if `number` is above 959. Apart from castling, games from the
/// two starts mirror each other.
pub fn twin(number: u16) -> Option<u16> {
    let mut row = back_rank(number)?;
    row.reverse();
    number_of(row)
}

impl Position {
    /// The Chess960 start with this number, 0 to 959; `None` for a higher number. 518 is the regular start.
    pub fn chess960(number: u16) -> Option<Position> {
        back_rank(number).map(Position::start)
    }

    /// The number of this start; `None` unless the position is one of the 960 starts, with White to move and all
    /// castling rights.
    pub fn chess960_number(&self) -> Option<u16> {
        let mut row = [Role::Pawn; 8];
        for (file, role) in File::ALL.into_iter().zip(&mut row) {
            *role = self.piece_at(Square::at(file, Color::White.back_rank()))?.role;
        }
        let number = number_of(row)?;
        Position::chess960(number).filter(|start| start.is_same_as(self)).map(|_| number)
    }
}
