//! How a game starts: from the regular starting position, a Chess960 start (by number, at random, by dice or placed by
//! the players in turn), a start at odds or any other position. For the rounds of an event, the module also draws
//! starts and reads the list of the starts already used.
//!
//! ```
//! use jadoube::start::{Dice, Start, StartError};
//!
//! // Number 518 is the regular start, which can also be thrown with a die.
//! let start = Start::chess960(518)?;
//! let dice = Dice::read([2, 3, 3, 2, 3]).and_then(Start::by_dice).unwrap();
//! assert_eq!(dice.number(), Some(518));
//! assert_eq!(dice.position(), start.position());
//! assert_eq!(Start::chess960(960), Err(StartError::Number(960)));
//! # Ok::<(), StartError>(())
//! ```

mod dice;
mod in_turn;
mod odds;
mod round;
mod row;
mod used;

pub use dice::{Dice, DiceError, DiceStep, Die, Throw};
pub use in_turn::{InTurn, Placement, PlacementError};
pub use odds::Odds;
pub use round::{BallError, Balls, StartSet, StartSetError, scattered};
pub use row::{RowError, TypedError, read_pieces, read_row, read_typed};
pub use used::{UsedLineError, UsedStart, read_used};

use thiserror::Error;

use crate::rules::{FenError, Position, Role};

/// The starting position of a game, how it was chosen, and whether the game is Chess960.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    position: Position,
    chess960: bool,
    number: Option<u16>,
    origin: Origin,
}

/// How the players chose the start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// Any other choice: the regular start, a number, a random draw, odds or a given position.
    #[default]
    Given,
    /// The players drew the start with a die.
    Dice(Dice),
    /// The players placed the pieces in turn.
    InTurn(InTurn),
}

impl Start {
    /// The regular starting position.
    pub fn standard() -> Start {
        Start { position: Position::standard(), chess960: false, number: None, origin: Origin::Given }
    }

    /// A Chess960 start by its number.
    ///
    /// # Errors
    /// The number is above 959.
    pub fn chess960(number: u32) -> Result<Start, StartError> {
        let start = u16::try_from(number).ok().and_then(|number| Start::numbered(number, Origin::Given));
        start.ok_or(StartError::Number(number))
    }

    /// A random Chess960 start. `draw` receives 960 and returns a smaller number.
    ///
    /// # Errors
    /// `draw` returned a number above 959.
    pub fn random(draw: impl FnOnce(u32) -> u32) -> Result<Start, StartError> {
        Start::chess960(draw(960))
    }

    /// The Chess960 start drawn with dice.
    ///
    /// # Errors
    /// Throws are missing.
    pub fn by_dice(dice: Dice) -> Result<Start, DiceError> {
        let (throws, next) = (dice.throws().len(), dice.step().unwrap_or(DiceStep::DarkBishop));
        let start = dice.number().and_then(|number| Start::numbered(number, Origin::Dice(dice)));
        start.ok_or(DiceError::TooFew { throws, next })
    }

    /// The Chess960 start that the players placed; `None` unless all eight pieces are placed.
    pub fn in_turn(in_turn: InTurn) -> Option<Start> {
        Start::numbered(in_turn.number()?, Origin::InTurn(in_turn))
    }

    fn numbered(number: u16, origin: Origin) -> Option<Start> {
        let position = Position::chess960(number)?;
        Some(Start { position, chess960: true, number: Some(number), origin })
    }

    /// A start from this position. Non-classical castling rights make the game Chess960.
    pub fn at(position: Position) -> Start {
        let chess960 = !position.castles_classically();
        let number = if chess960 { position.chess960_number() } else { None };
        Start { position, chess960, number, origin: Origin::Given }
    }

    /// A start from a position in FEN. If `chess960` is `None`, the castling rights decide whether the game is
    /// Chess960.
    ///
    /// # Errors
    /// The text is not the FEN of a legal position, or `chess960` is `Some(false)` and the castling rights are not
    /// classical.
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

    /// A start of the same kind, regular or Chess960, from this position.
    pub(crate) fn continued(&self, position: Position) -> Start {
        Start { position, chess960: self.chess960, number: None, origin: Origin::Given }
    }

    /// The position before the first move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the game is Chess960.
    pub fn is_chess960(&self) -> bool {
        self.chess960
    }

    /// The Chess960 number of the start; `None` if it has none, as in regular chess.
    pub fn number(&self) -> Option<u16> {
        self.number
    }

    /// How the players chose the start.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }
}

impl Default for Start {
    fn default() -> Start {
        Start::standard()
    }
}

/// The eight pieces; `None` if one is missing.
fn whole(row: [Option<Role>; 8]) -> Option<[Role; 8]> {
    let all: Option<Vec<Role>> = row.into_iter().collect();
    all?.try_into().ok()
}

/// Why a game can't begin from the requested start.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StartError {
    /// No Chess960 start has this number.
    #[error("Chess960 start {0}, expected a number from 0 to 959")]
    Number(u32),
    /// The text is not the FEN of a legal position.
    #[error(transparent)]
    Fen(FenError),
    /// The castling rights are possible only in Chess960.
    #[error(
        "castling rights of Chess960 in a classical game, expected kings on the e-file and rooks on the a- and h-files"
    )]
    NotClassical,
}
