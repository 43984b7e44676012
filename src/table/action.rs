//! The players' actions, one JSON object per line.
//!
//! Their effects: see `table::notice`.

use serde::{Deserialize, Serialize};

use super::line_shape::{check_action, read_object};
use super::{LineError, Seat, names};
use crate::rules::{CastlingSide, Color, Role, Square};

/// Something a player does, with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// Milliseconds since the game began; never decreases.
    pub at: u64,
    /// The action itself.
    pub deed: Deed,
}

/// What a player does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// The primary button is pressed on a square or off the board.
    Press {
        /// `null` for off the board.
        #[serde(with = "names::square")]
        square: Option<Square>,
    },
    /// The button is released over a square or off the board.
    Release {
        /// `null` for off the board.
        #[serde(with = "names::square")]
        square: Option<Square>,
    },
    /// Escape or the secondary button: the piece in hand goes back.
    Cancel,
    /// Chooses the piece that a pawn on the last rank is promoted to.
    Promote {
        /// A queen, rook, bishop or knight.
        #[serde(with = "names::role")]
        to: Role,
    },
    /// Announces "I am about to castle": shown on the board, touches nothing.
    Castle {
        /// The side of the rook.
        #[serde(with = "names::side")]
        side: CastlingSide,
    },
    /// Makes the announced castling.
    Confirm,
    /// Begins or ends adjusting pieces (j'adoube).
    Jadoube,
    /// A move typed in SAN or UCI.
    Move {
        /// The text as typed.
        text: String,
    },
    /// Offers a draw (9.1).
    OfferDraw {
        /// The player who offers.
        #[serde(with = "names::color")]
        by: Color,
    },
    /// Accepts or declines a draw offer explicitly.
    AnswerDraw {
        /// The player who answers.
        #[serde(with = "names::color")]
        by: Color,
        /// Whether the offer is accepted.
        accept: bool,
    },
    /// Resigns, on either player's turn (5.1.2).
    Resign {
        /// The player who resigns.
        #[serde(with = "names::color")]
        by: Color,
    },
    /// Asks for a takeback.
    TakeBack {
        /// The player whose move it is.
        #[serde(with = "names::color")]
        by: Color,
    },
    /// Answers a takeback request.
    AnswerTakeBack {
        /// The player who answers.
        #[serde(with = "names::color")]
        by: Color,
        /// Whether the takeback is allowed.
        accept: bool,
    },
    /// Claims a draw, by the side to move, or touch-move against the player who just moved (4.8, 9.2, 9.3).
    Claim {
        /// The kind of claim.
        kind: ClaimKind,
        /// The move intended with a draw claim, in SAN or UCI; it is not made.
        #[serde(default, rename = "move")]
        intended: Option<String>,
    },
    /// The side to move asks an engine for a hint.
    Hint,
    /// Switches live analysis on or off.
    Analysis {
        /// Whether analysis is on.
        on: bool,
    },
    /// Seats someone else during the game: a human or an engine.
    Sit {
        /// The colour of the seat.
        #[serde(with = "names::color")]
        by: Color,
        /// Who plays from now on; `null` or missing means a human.
        #[serde(default)]
        seat: Seat,
    },
    /// The position was found to be dead (5.2.2).
    DeadPosition,
    /// Stops the clocks.
    Pause,
    /// Restarts the clocks.
    Resume,
    /// Time passes; nothing else happens.
    Tick,
}

/// The kinds of claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimKind {
    /// The same position three times (9.2).
    Threefold,
    /// Fifty moves without a capture or a pawn move (9.3).
    FiftyMoves,
    /// The opponent did not move or capture a piece that touch-move bound them to (4.8).
    TouchMove,
}

impl Action {
    /// Reads one line.
    ///
    /// # Errors
    /// A readable message in English: which key is wrong, what was found and what was expected.
    pub fn from_json(line: &str) -> Result<Action, String> {
        Action::read(line).map_err(|error| error.to_string())
    }

    /// Reads one line.
    ///
    /// # Errors
    /// Which key is wrong, what was found and what was expected.
    pub fn read(line: &str) -> Result<Action, LineError> {
        let mut object = read_object(line)?;
        check_action(&object)?;
        let at = object.shift_remove("at").and_then(|at| at.as_u64()).unwrap_or_default();
        let deed =
            serde_json::from_value(object.into()).map_err(|error| LineError::Other(names::told(&error)))?;
        Ok(Action { at, deed })
    }

    /// The line that [`Action::from_json`] reads back, without a line break.
    pub fn to_json(&self) -> String {
        let mut line = serde_json::Map::new();
        line.insert("at".to_owned(), self.at.into());
        // An action always serialises to an object, so this can't fail.
        if let Ok(serde_json::Value::Object(deed)) = serde_json::to_value(&self.deed) {
            line.extend(deed);
        }
        serde_json::Value::from(line).to_string()
    }
}
