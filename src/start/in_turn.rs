//! A Chess960 start that the players make together: beginning with Black, they take turns to put one of White's
//! eight pieces on a free square of the first rank; Black's pieces then mirror White's.
//!
//! A placement after which no Chess960 start is possible is refused. This is checked against all 960 starts, so the
//! player to place always has a legal placement.

use std::fmt;
use std::sync::LazyLock;

use thiserror::Error;

use crate::rules::chess960::{STARTS, back_rank, number_of};
use crate::rules::{CastlingSide, Color, File, Role, Square};

/// White's first rank during placement, from the a-file on.
type Row = [Option<Role>; 8];

/// A white piece placed on the first rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// The piece.
    pub role: Role,
    /// The file of the square.
    pub file: File,
}

impl Placement {
    /// Reads a placement such as `Ke1`; returns `None` if the text is not a placement.
    pub fn read(text: &str) -> Option<Placement> {
        let mut letters = text.chars();
        let role = Role::from_letter(letters.next().filter(char::is_ascii_uppercase)?)?;
        let file = File::from_letter(letters.next()?)?;
        (letters.as_str() == "1").then_some(Placement { role, file })
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}1", self.role.letter(), self.file.letter())
    }
}

/// The placements so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InTurn {
    placed: Vec<Placement>,
}

impl InTurn {
    /// The pieces to place, in the order in which they are shown on screen.
    pub const PIECES: [Role; 8] = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Rook,
        Role::Bishop,
        Role::Bishop,
        Role::Knight,
        Role::Knight,
    ];

    /// A start with no piece placed yet.
    pub fn new() -> InTurn {
        InTurn::default()
    }

    /// Makes these placements in order.
    ///
    /// # Errors
    /// The number of the first refused placement, counted from 1, and why it is refused.
    pub fn read(placed: impl IntoIterator<Item = Placement>) -> Result<InTurn, (usize, PlacementError)> {
        let mut in_turn = InTurn::new();
        for (before, Placement { role, file }) in placed.into_iter().enumerate() {
            in_turn.place(role, file).map_err(|refusal| (before + 1, refusal))?;
        }
        Ok(in_turn)
    }

    /// Whose turn it is after this many placements; Black begins.
    pub const fn color_of(placed: usize) -> Color {
        if placed.is_multiple_of(2) { Color::Black } else { Color::White }
    }

    /// The player who places the next piece; `None` once all eight pieces are placed.
    pub fn turn(&self) -> Option<Color> {
        let placed = self.placed.len();
        (placed < InTurn::PIECES.len()).then_some(InTurn::color_of(placed))
    }

    /// How many pieces of this kind are left to place.
    pub fn left(&self, role: Role) -> usize {
        let all = InTurn::PIECES.iter().filter(|other| **other == role).count();
        all - self.placed.iter().filter(|placed| placed.role == role).count()
    }

    /// Why this piece can't be placed there; `None` if it can.
    pub fn refusal(&self, role: Role, file: File) -> Option<PlacementError> {
        if self.turn().is_none() {
            return Some(PlacementError::AllPlaced);
        }
        if self.left(role) == 0 {
            return Some(PlacementError::NoneLeft(role));
        }
        let mut row = self.row();
        if let Some(by) = row[file.index()].replace(role) {
            return Some(PlacementError::Taken(by));
        }
        (!can_be_completed(row)).then(|| why_not(row, Placement { role, file }))
    }

    /// Places a piece for the player whose turn it is.
    ///
    /// # Errors
    /// Why the piece can't be placed there; nothing changes then.
    pub fn place(&mut self, role: Role, file: File) -> Result<(), PlacementError> {
        if let Some(refusal) = self.refusal(role, file) {
            return Err(refusal);
        }
        self.placed.push(Placement { role, file });
        Ok(())
    }

    /// Removes the last placement and returns it; `None` if there is none.
    pub fn take_back(&mut self) -> Option<Placement> {
        self.placed.pop()
    }

    /// The placements in order; the first is Black's.
    pub fn placed(&self) -> &[Placement] {
        &self.placed
    }

    /// White's first rank so far, from the a-file on.
    pub fn row(&self) -> [Option<Role>; 8] {
        let mut row = [None; 8];
        for placed in &self.placed {
            row[placed.file.index()] = Some(placed.role);
        }
        row
    }

    /// The number of the start; `None` until all pieces are placed.
    pub fn number(&self) -> Option<u16> {
        super::whole(self.row()).and_then(number_of)
    }
}

/// Writes the placements in order, for game records.
impl fmt::Display for InTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, placed) in self.placed.iter().enumerate() {
            write!(f, "{}{placed}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Why a piece can't be placed on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum PlacementError {
    /// All eight pieces are placed.
    #[error("all eight pieces stand already")]
    AllPlaced,
    /// No such piece is left; a pawn is not one of the eight pieces.
    #[error("there is no {} left", .0.name())]
    NoneLeft(Role),
    /// The square is occupied by this piece.
    #[error("a {} stands there", .0.name())]
    Taken(Role),
    /// The other bishop, on this file, is on a square of the same colour.
    #[error("the bishop on {}1 stands on the same colour", .0.letter())]
    BishopsOnOneColor(File),
    /// No square of this colour would be left for a bishop.
    #[error("no {} square would be left for a bishop", if *.dark { "dark" } else { "light" })]
    NoSquareForBishop { dark: bool },
    /// Both rooks would stand on the same side of the king.
    #[error("the king would not stand between the rooks")]
    RooksOnOneSide,
    /// No square would be left for a rook on this side of the king.
    #[error("no square would be left for a rook on the {}-side of the king", .0.name())]
    NoSquareForRook(CastlingSide),
    /// No square would be left for the king between the rooks.
    #[error("no square would be left for the king between the rooks")]
    NoSquareForKing,
    /// Each rule could still be met on its own, but the rules could not all be met together.
    #[error(
        "the squares left could not take both the bishops on both colours and the king between the rooks"
    )]
    NotAllTogether,
}

/// Whether one of the 960 starts matches this row. Rows are compared as numbers with one byte per file.
fn can_be_completed(row: Row) -> bool {
    static STARTS_AS_NUMBERS: LazyLock<Vec<u64>> =
        LazyLock::new(|| (0..STARTS).filter_map(back_rank).map(|row| as_number(row.map(Some))).collect());
    let mask = u64::from_le_bytes(row.map(|put| if put.is_some() { u8::MAX } else { 0 }));
    let put = as_number(row);
    STARTS_AS_NUMBERS.iter().any(|start| start & mask == put)
}

fn as_number(row: Row) -> u64 {
    u64::from_le_bytes(row.map(|put| put.map_or(0, |role| role as u8)))
}

/// The rule broken by a row that can't be completed; `last` is the piece that was placed last.
fn why_not(row: Row, last: Placement) -> PlacementError {
    let dark = |file: &File| Square::at(*file, Color::White.back_rank()).is_dark();
    let on = |file: &File| row[file.index()];
    let bishops = || File::ALL.into_iter().filter(|file| on(file) == Some(Role::Bishop));
    let same = |other: &File| *other != last.file && dark(other) == dark(&last.file);
    if let Some(other) = bishops().find(|other| last.role == Role::Bishop && same(other)) {
        return PlacementError::BishopsOnOneColor(other);
    }
    for color in [true, false] {
        let mut squares = File::ALL.into_iter().filter(|file| dark(file) == color);
        if !squares.any(|file| on(&file).is_none_or(|role| role == Role::Bishop)) {
            return PlacementError::NoSquareForBishop { dark: color };
        }
    }
    no_king_between(row).unwrap_or(PlacementError::NotAllTogether)
}

/// Why the king can't be between the rooks, even if the bishops are disregarded; `None` if it can.
fn no_king_between(row: Row) -> Option<PlacementError> {
    let find = |role| (0..8).filter(move |&file| row[file] == Some(role));
    let free = |files: std::ops::Range<usize>| row[files].iter().filter(|put| put.is_none()).count();
    let rooks: Vec<usize> = find(Role::Rook).collect();
    let Some(king) = find(Role::King).next() else {
        // The missing king and rooks need free squares, with the king's square between the rooks' squares.
        let room = match rooks[..] {
            [first, second] => free(first..second) > 0,
            [rook] => free(0..rook) > 1 || free(rook..8) > 1,
            _ => true,
        };
        return (!room).then_some(PlacementError::NoSquareForKing);
    };
    if let [first, second] = rooks[..]
        && (first > king) == (second > king)
    {
        return Some(PlacementError::RooksOnOneSide);
    }
    let has =
        |side: std::ops::Range<usize>| free(side.clone()) > 0 || rooks.iter().any(|rook| side.contains(rook));
    match (has(0..king), has(king + 1..8)) {
        (false, _) => Some(PlacementError::NoSquareForRook(CastlingSide::A)),
        (_, false) => Some(PlacementError::NoSquareForRook(CastlingSide::H)),
        (true, true) => None,
    }
}
