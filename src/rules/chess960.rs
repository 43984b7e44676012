//! The 960 starts of Chess960 and their numbers (Reinhard Scharnagl's scheme; Guideline II of the Laws).
//!
//! A number says, from its smallest part up: the light square of one bishop, the dark square of the other, the place of
//! the queen among the six squares left, and which two of the five squares after that the knights take. King and rooks
//! fill the rest, the king between the rooks.
//!
//! Choosing one: see `start`.

use super::{Color, File, Position, Role, Square};

/// How many starts there are: the numbers are 0 to 959.
pub const STARTS: u16 = 960;

/// The ten ways to put two knights on five squares, in the order of the scheme.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The pieces on the first rank from the a-file on.
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

/// Puts a piece on the n-th free square.
fn put(row: &mut [Option<Role>; 8], n: usize, role: Role) -> Option<()> {
    *row.iter_mut().filter(|square| square.is_none()).nth(n)? = Some(role);
    Some(())
}

/// The number of a row, if it is one of the 960.
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
    // What was not looked at, such as a third bishop or the king's place, shows here.
    (back_rank(number) == Some(row)).then_some(number)
}

/// The number of the start with left and right exchanged: a different game only because of castling.
pub fn twin(number: u16) -> Option<u16> {
    let mut row = back_rank(number)?;
    row.reverse();
    number_of(row)
}

impl Position {
    /// The start of Chess960 with this number, 0 to 959; 518 is that of classical chess.
    pub fn chess960(number: u16) -> Option<Position> {
        back_rank(number).map(Position::start)
    }

    /// The number of this start, if it is one: both sides alike, every pawn at home, White to move, all rights.
    pub fn chess960_number(&self) -> Option<u16> {
        let mut row = [Role::Pawn; 8];
        for (file, role) in File::ALL.into_iter().zip(&mut row) {
            *role = self.piece_at(Square::at(file, Color::White.back_rank()))?.role;
        }
        let number = number_of(row)?;
        Position::chess960(number).filter(|start| start.is_same_as(self)).map(|_| number)
    }
}
