//! A start of Chess960 that the players make together: Black first, each puts one of White's eight pieces on a free square
//! of the first rank, until all stand; Black's then mirror them.
//!
//! A placement after which no start of Chess960 could be completed is refused. Whether one can is asked of all 960, and so
//! whoever has the turn always has a piece and a square for it.

use std::fmt;
use std::sync::LazyLock;

use crate::rules::chess960::{STARTS, back_rank, number_of};
use crate::rules::{CastlingSide, Color, File, Role, Square};

/// The first rank while pieces are put on it, from the a-file on.
type Row = [Option<Role>; 8];

/// A piece of White that was put on the first rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// What it is.
    pub role: Role,
    /// Where it stands.
    pub file: File,
}

impl Placed {
    /// A placement such as `Ke1`.
    pub fn read(text: &str) -> Option<Placed> {
        let mut letters = text.chars();
        let role = Role::from_letter(letters.next().filter(char::is_ascii_uppercase)?)?;
        let file = File::from_letter(letters.next()?)?;
        (letters.as_str() == "1").then_some(Placed { role, file })
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}1", self.role.letter(), self.file.letter())
    }
}

/// What has been placed so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InTurn {
    placed: Vec<Placed>,
}

impl InTurn {
    /// The pieces that are placed, in the order in which a tray shows them.
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

    /// Nothing stands yet.
    pub fn new() -> InTurn {
        InTurn::default()
    }

    /// These placements one after the other.
    ///
    /// # Errors
    /// The first that is refused: which it is, counted from 1, and why.
    pub fn read(placed: impl IntoIterator<Item = Placed>) -> Result<InTurn, (usize, PlacementError)> {
        let mut in_turn = InTurn::new();
        for (before, Placed { role, file }) in placed.into_iter().enumerate() {
            in_turn.place(role, file).map_err(|refusal| (before + 1, refusal))?;
        }
        Ok(in_turn)
    }

    /// Whose turn it is after so many placements: Black's first.
    pub const fn color_of(placed: usize) -> Color {
        if placed.is_multiple_of(2) { Color::Black } else { Color::White }
    }

    /// The player who places next; nobody when all eight pieces stand.
    pub fn turn(&self) -> Option<Color> {
        let placed = self.placed.len();
        (placed < InTurn::PIECES.len()).then_some(InTurn::color_of(placed))
    }

    /// How many of these pieces are still to be placed.
    pub fn left(&self, role: Role) -> usize {
        let all = InTurn::PIECES.iter().filter(|other| **other == role).count();
        all - self.placed.iter().filter(|placed| placed.role == role).count()
    }

    /// Why this piece can't be put there; nothing when it can.
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
        (!can_be_completed(row)).then(|| why_not(row, Placed { role, file }))
    }

    /// Puts a piece on the first rank, for whoever has the turn.
    ///
    /// # Errors
    /// Why it can't be put there; nothing has changed then.
    pub fn place(&mut self, role: Role, file: File) -> Result<(), PlacementError> {
        if let Some(refusal) = self.refusal(role, file) {
            return Err(refusal);
        }
        self.placed.push(Placed { role, file });
        Ok(())
    }

    /// Takes the last placement back.
    pub fn take_back(&mut self) -> Option<Placed> {
        self.placed.pop()
    }

    /// The placements in order, the first one Black's.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// What stands on White's first rank, from the a-file on.
    pub fn row(&self) -> [Option<Role>; 8] {
        let mut row = [None; 8];
        for placed in &self.placed {
            row[placed.file.index()] = Some(placed.role);
        }
        row
    }

    /// The number of the start, when all pieces stand.
    pub fn number(&self) -> Option<u16> {
        super::whole(self.row()).and_then(number_of)
    }
}

/// For a record: the placements in order.
impl fmt::Display for InTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, placed) in self.placed.iter().enumerate() {
            write!(f, "{}{placed}", if index == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Why a piece can't be put on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlacementError {
    /// All eight pieces stand.
    AllPlaced,
    /// No such piece is left, or none belongs there.
    NoneLeft(Role),
    /// This piece stands there.
    Taken(Role),
    /// The other bishop stands on a square of the same colour, on this file.
    BishopsOnOneColor(File),
    /// A bishop is still to come, and no square of its colour would be left: a dark one, or else a light one.
    NoSquareForBishop { dark: bool },
    /// Both rooks would stand on the same side of the king.
    RooksOnOneSide,
    /// The king stands, and no square would be left for a rook on this side of him.
    NoSquareForRook(CastlingSide),
    /// No square would be left for the king between the rooks.
    NoSquareForKing,
    /// There would be a square for the bishop of each colour, and a place for the king between the rooks, but not for all.
    NotAllTogether,
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlacementError::AllPlaced => f.write_str("all eight pieces stand already"),
            PlacementError::NoneLeft(role) => write!(f, "there is no {} left", role.name()),
            PlacementError::Taken(role) => write!(f, "a {} stands there", role.name()),
            PlacementError::BishopsOnOneColor(file) => {
                write!(f, "the bishop on {}1 stands on the same colour", file.letter())
            }
            PlacementError::NoSquareForBishop { dark } => {
                write!(f, "no {} square would be left for a bishop", if *dark { "dark" } else { "light" })
            }
            PlacementError::RooksOnOneSide => f.write_str("the king would not stand between the rooks"),
            PlacementError::NoSquareForRook(side) => {
                write!(f, "no square would be left for a rook on the {}-side of the king", side.name())
            }
            PlacementError::NoSquareForKing => {
                f.write_str("no square would be left for the king between the rooks")
            }
            PlacementError::NotAllTogether => f.write_str(
                "the squares left could not take both the bishops on both colours and the king between the rooks",
            ),
        }
    }
}

/// Whether one of the 960 starts has these pieces on these squares. Rows are compared as numbers, a byte for a file.
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

/// The rule that a row breaks which can't be completed; the last piece is the one that was put there.
fn why_not(row: Row, last: Placed) -> PlacementError {
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

/// Why the king can't come between the rooks, whatever the bishops do.
fn no_king_between(row: Row) -> Option<PlacementError> {
    let find = |role| (0..8).filter(move |&file| row[file] == Some(role));
    let free = |files: std::ops::Range<usize>| row[files].iter().filter(|put| put.is_none()).count();
    let rooks: Vec<usize> = find(Role::Rook).collect();
    let Some(king) = find(Role::King).next() else {
        // The king and the rooks that are missing need free squares, his own between theirs.
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
