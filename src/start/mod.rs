//! How a game begins: the classical position, one of Chess960 - by its number, at random, by dice, by the players in turn -
//! or any position.

mod dice;
mod in_turn;
mod row;

pub use dice::{Dice, DiceError, Die, Step, Throw};
pub use in_turn::{InTurn, Placed, PlacementError};
pub use row::{RowError, TypedError, read_pieces, read_row, read_typed};

use std::fmt;

use crate::rules::{FenError, Position, Role};

/// A position to begin a game from, how it was made, and how its castling is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    position: Position,
    chess960: bool,
    number: Option<u16>,
    origin: Origin,
}

/// How the players came to a start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// It was chosen, drawn, or given to them.
    #[default]
    Given,
    /// By these throws of a die.
    Dice(Dice),
    /// They placed the pieces in turn.
    InTurn(InTurn),
}

impl Start {
    /// The start of classical chess.
    pub fn standard() -> Start {
        Start { position: Position::standard(), chess960: false, number: None, origin: Origin::Given }
    }

    /// A start of Chess960 by its number.
    ///
    /// # Errors
    /// A number above 959.
    pub fn chess960(number: u32) -> Result<Start, StartError> {
        let start = u16::try_from(number).ok().and_then(|number| Start::numbered(number, Origin::Given));
        start.ok_or(StartError::Number(number))
    }

    /// A start of Chess960 with a number drawn from 0 to 959: `draw` is given 960 and answers a number below it.
    ///
    /// # Errors
    /// The draw gave a number above 959.
    pub fn random(draw: impl FnOnce(u32) -> u32) -> Result<Start, StartError> {
        Start::chess960(draw(960))
    }

    /// The start of Chess960 to which these throws lead.
    ///
    /// # Errors
    /// The throws run out before it is there.
    pub fn by_dice(dice: Dice) -> Result<Start, DiceError> {
        let (throws, next) = (dice.throws().len(), dice.step().unwrap_or(Step::DarkBishop));
        let start = dice.number().and_then(|number| Start::numbered(number, Origin::Dice(dice)));
        start.ok_or(DiceError::TooFew { throws, next })
    }

    /// The start of Chess960 that the players placed; nothing before all eight pieces stand.
    pub fn in_turn(in_turn: InTurn) -> Option<Start> {
        Start::numbered(in_turn.number()?, Origin::InTurn(in_turn))
    }

    fn numbered(number: u16, origin: Origin) -> Option<Start> {
        let position = Position::chess960(number)?;
        Some(Start { position, chess960: true, number: Some(number), origin })
    }

    /// Any position; its castling rights tell whether the game is of Chess960.
    pub fn at(position: Position) -> Start {
        let chess960 = !position.castles_classically();
        let number = if chess960 { position.chess960_number() } else { None };
        Start { position, chess960, number, origin: Origin::Given }
    }

    /// Any position as text. Where it is not said whether the game is of Chess960, the castling rights and the number tell.
    ///
    /// # Errors
    /// A text that is not the FEN of a legal position, or rights that classical chess does not have.
    pub fn from_fen(fen: &str, chess960: Option<bool>) -> Result<Start, StartError> {
        let position = Position::from_fen(fen).map_err(StartError::Fen)?;
        let classical = position.castles_classically();
        if chess960 == Some(false) && !classical {
            return Err(StartError::NotClassical);
        }
        let chess960 = chess960.unwrap_or(!classical);
        let number = if chess960 { position.chess960_number() } else { None };
        Ok(Start { position, chess960, number, origin: Origin::Given })
    }

    /// The position before the first move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether this is a game of Chess960, so that castling is told as king takes rook.
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// The number of a Chess960 start.
    pub fn number(&self) -> Option<u16> {
        self.number
    }

    /// How the players came to it.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }
}

impl Default for Start {
    fn default() -> Start {
        Start::standard()
    }
}

/// The eight pieces, when none is missing.
fn whole(row: [Option<Role>; 8]) -> Option<[Role; 8]> {
    let all: Option<Vec<Role>> = row.into_iter().collect();
    all?.try_into().ok()
}

/// Why a game can't begin like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartError {
    /// No start of Chess960 has this number.
    Number(u32),
    /// The text is no FEN, or not of a position of chess.
    Fen(FenError),
    /// The castling rights are possible in Chess960 only.
    NotClassical,
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Number(number) => write!(f, "Chess960 start {number}, expected a number from 0 to 959"),
            StartError::Fen(error) => error.fmt(f),
            StartError::NotClassical => f.write_str(
                "castling rights of Chess960 in a classical game, expected kings on the e-file and rooks on the a- and h-files",
            ),
        }
    }
}

impl std::error::Error for StartError {}
