//! What players do, as one JSON object a line.
//!
//! What comes of it: see `table::notice`.

use serde::{Deserialize, Serialize};

use super::{Seat, names};
use crate::rules::{CastlingSide, Color, Role, Square};

/// Something a player does, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// Milliseconds since the game began; never falling.
    pub at: u64,
    /// What is done.
    pub deed: Deed,
}

/// What a player does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// The primary button goes down on a square, or nowhere on the board.
    Press {
        /// `null` for off the board.
        #[serde(with = "names::square")]
        square: Option<Square>,
    },
    /// It comes up again over a square, or off the board.
    Release {
        /// `null` for off the board.
        #[serde(with = "names::square")]
        square: Option<Square>,
    },
    /// Escape or the secondary button: what is in hand goes back.
    Cancel,
    /// What the pawn that was let go on the last rank becomes.
    Promote {
        /// A queen, rook, bishop or knight.
        #[serde(with = "names::role")]
        to: Role,
    },
    /// "I am about to castle": shown, and touching nothing.
    Castle {
        /// With the rook of which side.
        #[serde(with = "names::side")]
        side: CastlingSide,
    },
    /// The castling that was announced is made.
    Confirm,
    /// J'adoube begins or ends.
    Jadoube,
    /// A move typed and entered, in SAN or UCI.
    Move {
        /// As it was typed.
        text: String,
    },
    /// A draw is offered (9.1).
    OfferDraw {
        /// Who offers.
        #[serde(with = "names::color")]
        by: Color,
    },
    /// A draw that was offered is accepted or declined in words.
    AnswerDraw {
        /// Who answers.
        #[serde(with = "names::color")]
        by: Color,
        /// Yes or no.
        accept: bool,
    },
    /// A player gives up, also when it is not his turn (5.1.2).
    Resign {
        /// Who gives up.
        #[serde(with = "names::color")]
        by: Color,
    },
    /// A player wants his last move back.
    TakeBack {
        /// Whose move it is.
        #[serde(with = "names::color")]
        by: Color,
    },
    /// The opponent agrees to that, or doesn't.
    AnswerTakeBack {
        /// Who answers.
        #[serde(with = "names::color")]
        by: Color,
        /// Yes or no.
        accept: bool,
    },
    /// A draw is claimed by the player having the move, or touch-move against the one who just moved (4.8, 9.2, 9.3).
    Claim {
        /// What is claimed.
        kind: ClaimKind,
        /// The intended move of a draw, in SAN or UCI, which is not made.
        #[serde(default, rename = "move")]
        intended: Option<String>,
    },
    /// The player having the move asks an engine for a hint.
    Hint,
    /// An engine begins, or ends, to tell what the position is worth.
    Analysis {
        /// Begins.
        on: bool,
    },
    /// Somebody takes a seat over during the game: a person, or an engine.
    Sit {
        /// Whose place it is.
        #[serde(with = "names::color")]
        by: Color,
        /// Who plays from now on; a person when it is `null` or not there.
        #[serde(default)]
        seat: Seat,
    },
    /// The position was found to be dead (5.2.2).
    DeadPosition,
    /// The clocks stand still.
    Pause,
    /// They go on.
    Resume,
    /// Nothing but time goes by.
    Tick,
}

/// What can be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimKind {
    /// The same position three times (9.2).
    Threefold,
    /// Fifty moves without a capture or a pawn move (9.3).
    FiftyMoves,
    /// The opponent departed from what his touches bound him to (4.8).
    TouchMove,
}

const EXPECTED: &str = "an action such as {\"at\": 0, \"do\": \"press\", \"square\": \"e2\"}";

impl Action {
    /// Reads one line.
    ///
    /// # Errors
    /// What is wrong with it, and what was expected, in words for a person.
    pub fn from_json(line: &str) -> Result<Action, String> {
        let mut object: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(line).map_err(|error| names::told(&error, EXPECTED))?;
        let at =
            object.remove("at").ok_or("found no \"at\", expected the milliseconds since the first line")?;
        let at = at
            .as_u64()
            .ok_or_else(|| format!("found \"at\": {at}, expected a whole number of milliseconds"))?;
        let deed: Deed =
            serde_json::from_value(object.clone().into()).map_err(|error| names::told(&error, EXPECTED))?;
        // Serde lets a deed without fields pass with any keys; what the deed does not say again is unknown.
        let known = serde_json::to_value(&deed).map_err(|error| names::told(&error, EXPECTED))?;
        match object.keys().find(|&key| known.get(key).is_none()) {
            Some(key) => Err(format!("unknown field `{key}`, expected no more than \"at\" and \"do\"")),
            None => Ok(Action { at, deed }),
        }
    }

    /// The line of a journal that reads back as this, without its end.
    pub fn to_json(&self) -> String {
        let mut line = serde_json::Map::new();
        line.insert("at".to_owned(), self.at.into());
        // A deed is an object of strings, truths and nothing else: there is no way for this to fail.
        if let Ok(serde_json::Value::Object(deed)) = serde_json::to_value(&self.deed) {
            line.extend(deed);
        }
        serde_json::Value::from(line).to_string()
    }
}
