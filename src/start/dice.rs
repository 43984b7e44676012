//! Drawing a Chess960 start with one six-sided die (Guideline II of the Laws asks for a random start). In turn, the
//! bishop on a dark square, the bishop on a light square, the queen and the two knights are placed. The number thrown
//! is the number of the piece's square, counted from the a-file among the free squares (for a bishop, among those of
//! its colour). The king and the rooks take the squares that are left.
//!
//! Apart from throws that place no piece, there are 1920 sequences of throws: two for each of the 960 starts, since
//! either knight can come first.

use std::fmt;

use arrayvec::ArrayVec;
use thiserror::Error;

use crate::rules::chess960::number_of;
use crate::rules::{Color, File, Role, Square, named};

/// A face of a six-sided die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    /// The six faces.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The face with this many pips; `None` unless the number is 1 to 6.
    pub fn new(pips: u32) -> Option<Die> {
        Die::ALL.into_iter().find(|die| u32::from(die.0) == pips)
    }

    /// The number of pips, 1 to 6.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

named! {
    /// What the die is thrown for, in order.
    pub enum DiceStep {
        /// A bishop on one of the four dark squares.
        DarkBishop = "dark-bishop",
        /// A bishop on one of the four light squares.
        LightBishop = "light-bishop",
        /// The queen on one of the six free squares.
        Queen = "queen",
        /// A knight on one of the five free squares.
        FirstKnight = "first-knight",
        /// A knight on one of the four free squares.
        SecondKnight = "second-knight",
    }
}

impl DiceStep {
    /// The piece that is placed.
    pub const fn role(self) -> Role {
        match self {
            DiceStep::DarkBishop | DiceStep::LightBishop => Role::Bishop,
            DiceStep::Queen => Role::Queen,
            DiceStep::FirstKnight | DiceStep::SecondKnight => Role::Knight,
        }
    }

    /// Whether the first-rank square on this file has the right colour for the piece.
    fn takes(self, file: File) -> bool {
        let dark = Square::at(file, Color::White.back_rank()).is_dark();
        match self {
            DiceStep::DarkBishop => dark,
            DiceStep::LightBishop => !dark,
            DiceStep::Queen | DiceStep::FirstKnight | DiceStep::SecondKnight => true,
        }
    }
}

/// One throw of the die and its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// What the die was thrown for.
    pub step: DiceStep,
    /// The face thrown.
    pub die: Die,
    /// The file where the piece went; `None` if the throw does not count and the die is thrown again.
    pub file: Option<File>,
}

/// All throws so far and White's resulting first rank.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dice {
    row: [Option<Role>; 8],
    throws: Vec<Throw>,
}

impl Dice {
    /// A draw by dice with no throws yet.
    pub fn new() -> Dice {
        Dice::default()
    }

    /// Replays the throws of a complete or unfinished draw, in order.
    ///
    /// # Errors
    /// A number that is not on a die, or too many throws.
    pub fn read(faces: impl IntoIterator<Item = u32>) -> Result<Dice, DiceError> {
        let mut dice = Dice::new();
        for (before, pips) in faces.into_iter().enumerate() {
            let die = Die::new(pips).ok_or(DiceError::NoFace { throw: before + 1, found: pips })?;
            dice.throw(die).ok_or(DiceError::TooMany { throw: before + 1 })?;
        }
        Ok(dice)
    }

    /// What the next throw is for; `None` once all eight pieces are placed.
    pub fn step(&self) -> Option<DiceStep> {
        let done = self.throws.iter().filter(|throw| throw.file.is_some()).count();
        DiceStep::ALL.get(done).copied()
    }

    /// The files of the free squares among which the next throw chooses; face 1 chooses the first. Empty once all
    /// pieces are placed.
    pub fn candidates(&self) -> ArrayVec<File, 6> {
        let Some(step) = self.step() else { return ArrayVec::new() };
        self.free().filter(|file| step.takes(*file)).take(6).collect()
    }

    /// Records a throw; returns `None` if all pieces are already placed.
    pub fn throw(&mut self, die: Die) -> Option<Throw> {
        let step = self.step()?;
        let file = self.candidates().get(usize::from(die.pips()) - 1).copied();
        let throw = Throw { step, die, file };
        self.throws.push(throw);
        if let Some(file) = file {
            self.row[file.index()] = Some(step.role());
            self.finish();
        }
        Some(throw)
    }

    /// Removes the last throw, for example one entered by mistake, and returns it; `None` if there is none.
    pub fn take_back(&mut self) -> Option<Throw> {
        let last = self.throws.pop()?;
        let before = self.throws.iter().map(|throw| u32::from(throw.die.pips()));
        // These faces were accepted before, so they are accepted again.
        *self = Dice::read(before.collect::<Vec<_>>()).unwrap_or_default();
        Some(last)
    }

    /// Every throw in order, including those that did not count.
    pub fn throws(&self) -> &[Throw] {
        &self.throws
    }

    /// The faces in the order thrown.
    pub fn faces(&self) -> impl Iterator<Item = Die> {
        self.throws.iter().map(|throw| throw.die)
    }

    /// White's first rank so far, from the a-file on.
    pub fn row(&self) -> [Option<Role>; 8] {
        self.row
    }

    /// The number of the start; `None` until all pieces are placed.
    pub fn number(&self) -> Option<u16> {
        super::whole(self.row).and_then(number_of)
    }

    fn free(&self) -> impl Iterator<Item = File> {
        File::ALL.into_iter().filter(|file| self.row[file.index()].is_none())
    }

    /// Finishes the row after the last throw: the king goes between the rooks on the three squares left.
    fn finish(&mut self) {
        if self.step().is_none() {
            let left: ArrayVec<File, 8> = self.free().collect();
            for (file, role) in left.into_iter().zip([Role::Rook, Role::King, Role::Rook]) {
                self.row[file.index()] = Some(role);
            }
        }
    }
}

/// Why throws don't make a valid draw. Throws are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DiceError {
    /// No die has this face.
    #[error("throw {throw} is {found}, expected a face from 1 to 6")]
    NoFace { throw: usize, found: u32 },
    /// All eight pieces were placed before this throw.
    #[error("throw {throw} comes after the last piece, expected {} throws", .throw - 1)]
    TooMany { throw: usize },
    /// The throws stop early; the next one would be for `next`.
    #[error("the throws run out after {throws}, expected one more for {}", described(.next))]
    TooFew { throws: usize, next: DiceStep },
}

fn described(step: &DiceStep) -> &'static str {
    match step {
        DiceStep::DarkBishop => "the bishop on a dark square",
        DiceStep::LightBishop => "the bishop on a light square",
        DiceStep::Queen => "the queen",
        DiceStep::FirstKnight => "the first knight",
        DiceStep::SecondKnight => "the second knight",
    }
}

/// Writes the draw for game records: each piece that the die placed, with its square and the throws that this took, and
/// then the king and the rooks, as in "B c1 (6, 2), …; K e1, R a1 and h1".
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut before, mut faces) = ("", Vec::new());
        for throw in &self.throws {
            faces.push(throw.die.pips().to_string());
            if let Some(file) = throw.file {
                let (letter, took) = (throw.step.role().letter(), faces.join(", "));
                write!(f, "{before}{letter} {}1 ({took})", file.letter())?;
                before = ", ";
                faces.clear();
            }
        }
        let places = |role| File::ALL.into_iter().filter(move |file| self.row[file.index()] == Some(role));
        if let (Some(king), Some(left), Some(right)) =
            (places(Role::King).next(), places(Role::Rook).next(), places(Role::Rook).nth(1))
        {
            write!(f, "; K {}1, R {}1 and {}1", king.letter(), left.letter(), right.letter())?;
        }
        Ok(())
    }
}
