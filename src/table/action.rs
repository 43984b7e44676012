//! The actions of players, arbiters and the program, one JSON object per line.
//!
//! For what the actions cause, see `table::notice`.

use serde::{Deserialize, Serialize};

use super::line_check::{check_action, read_object};
use super::{ClaimKind, LineError, PausePurpose, Seat, Source, names};
use crate::game::{IncidentEntry, TimeOfDay};
use crate::record::GameResult;
use crate::rules::{CastlingSide, Color, Piece, Role, Square};

/// A deed with its time and source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// Milliseconds since the game began. A time before that of the last action counts as the time of the last action.
    pub at: u64,
    /// The time of day, for an incident that the action may cause; `None` if unknown.
    pub local_time: Option<TimeOfDay>,
    /// What is done.
    pub deed: Deed,
    /// The device that the action came from; `None` if it is not recorded.
    pub source: Option<Source>,
}

/// What a player, an arbiter or the program does at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// The primary button is pressed on a square or off the board.
    Press {
        /// The square; `null` means off the board.
        #[serde(with = "names::square")]
        square: Option<Square>,
        /// Over the board, for a press off the board: the removed piece that is picked up again. If missing, it is the
        /// last one removed.
        #[serde(default, with = "names::piece", skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
    },
    /// The primary button is released over a square or off the board.
    Release {
        /// The square; `null` means off the board.
        #[serde(with = "names::square")]
        square: Option<Square>,
    },
    /// Escape or the secondary button is pressed: the piece in hand or selected goes back; adjusting and an
    /// announcement of castling end. The action is refused while a pawn waits for its promotion, except over the board.
    Cancel,
    /// Chooses the piece that a pawn on the last rank is promoted to.
    Promote {
        /// A queen, rook, bishop or knight.
        to: Role,
    },
    /// Announces castling ("I am about to castle"). The announcement is shown on the board, and does not count as
    /// touching a piece.
    Castle {
        /// The side on which to castle.
        side: CastlingSide,
    },
    /// Makes the announced castling.
    Confirm,
    /// Begins or ends adjusting pieces (j'adoube).
    Jadoube,
    /// A move as text, such as `Nf3` or `g1f3`; for example, one that was typed, or made by an engine.
    Move {
        /// The move in UCI, or in SAN or a similar notation with English piece letters.
        text: String,
    },
    /// Offers a draw (9.1).
    OfferDraw {
        /// The player who offers.
        by: Color,
    },
    /// Accepts or declines a draw offer explicitly.
    AnswerDraw {
        /// The player who answers.
        by: Color,
        /// Whether the offer is accepted.
        accept: bool,
    },
    /// Resigns, on either player's turn (5.1.2).
    Resign {
        /// The player who resigns.
        by: Color,
    },
    /// Asks for a takeback, or takes the player's last move back if no agreement is needed.
    TakeBack {
        /// The player who asks, and whose last move is taken back.
        by: Color,
    },
    /// Answers a takeback request.
    AnswerTakeBack {
        /// The player who answers.
        by: Color,
        /// Whether the takeback is allowed.
        accept: bool,
    },
    /// Claims a draw (9.2, 9.3); or claims that the last move broke touch-move (4.8), that an illegal move was
    /// completed (7.5) or that a flag has fallen (6.8).
    Claim {
        kind: ClaimKind,
        /// The move intended with a draw claim, in SAN or UCI; the claim does not make it.
        #[serde(default, rename = "move")]
        intended: Option<String>,
        /// The claimant; if missing, the side to move. See [`super::Table::may_claim`].
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Color>,
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
        by: Color,
        /// Who plays from now on; `null` or missing means a human.
        #[serde(default)]
        seat: Seat,
    },
    /// Ends the game as a draw if the position is dead (5.2.2).
    DeadPosition,
    /// Presses the clock to complete a move, over the board or in a game with only a clock.
    PressClock {
        /// The player whose button is pressed.
        by: Color,
    },
    /// Adds time to a stopped clock or takes time away, or corrects the number of completed moves, as an arbiter does
    /// (7.1).
    AdjustClock {
        /// The player whose clock is adjusted.
        color: Color,
        /// Milliseconds to add, or to take away if negative.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ms: Option<i64>,
        /// The corrected number of moves that the player has completed; `None` leaves the count as it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<u32>,
    },
    /// Enters something by hand, as an arbiter does, such as a note, a warning, extra minutes or a lost game.
    Incident(IncidentEntry),
    /// Adjourns the game: the side to move seals a move (Guideline I).
    Seal {
        /// The move as written; it is judged only when it is opened.
        text: String,
    },
    /// Asks for an increment of five seconds for both players in the last two minutes (Guideline III.4).
    RequestIncrement {
        /// The player who asks.
        by: Color,
    },
    /// Signs the result of the game (8.7).
    Approve {
        /// The player who signs.
        by: Color,
        /// The result that the player signs; `null` or missing means the result of the game.
        #[serde(default, with = "names::score", skip_serializing_if = "Option::is_none")]
        score: Option<GameResult>,
    },
    /// Stops the clocks. A game without a clock can be paused too, but only with a purpose.
    Pause {
        /// The purpose of the pause; `None` means a break.
        #[serde(default, rename = "for", skip_serializing_if = "Option::is_none")]
        purpose: Option<PausePurpose>,
        /// The player who stopped the clocks for a ruling; `None` for a break, or if no such player is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Color>,
    },
    /// Ends a pause and restarts the clocks; in an adjourned game, opens the sealed move.
    Resume {
        /// The player who stopped the clocks for a ruling; used only if the pause did not name one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Color>,
    },
    /// Lets time pass, so that a flag can fall.
    Tick,
}

impl Deed {
    /// Stops the clocks for a break.
    pub const PAUSE: Deed = Deed::Pause { purpose: None, by: None };

    /// Restarts the clocks.
    pub const RESUME: Deed = Deed::Resume { by: None };

    /// Stops the clocks for a ruling. `by` is the player who stopped them; `None` if no such player is known.
    pub const fn stop_for_ruling(by: Option<Color>) -> Deed {
        Deed::Pause { purpose: Some(PausePurpose::Ruling), by }
    }
}

impl Action {
    /// An action at this time in the game, without a local time or a source.
    pub const fn new(at: u64, deed: Deed) -> Action {
        Action { at, local_time: None, deed, source: None }
    }

    /// Reads one line.
    ///
    /// # Errors
    /// A readable message in English: what is wrong with the line and, where possible, what was expected.
    pub fn from_json(line: &str) -> Result<Action, String> {
        Action::read(line).map_err(|error| error.to_string())
    }

    /// Reads one line.
    ///
    /// # Errors
    /// What is wrong with the line and, where possible, what was expected.
    pub fn read(line: &str) -> Result<Action, LineError> {
        let mut object = read_object(line)?;
        check_action(&object)?;
        let at = object.shift_remove("at").and_then(|at| at.as_u64()).unwrap_or_default();
        let local_time = object.shift_remove("local_time");
        let local_time = local_time.and_then(|time| TimeOfDay::read(time.as_str()?));
        let source = object.shift_remove("source");
        let source = source.and_then(|source| serde_json::from_value(source).ok()).flatten();
        let deed = serde_json::from_value(object.into())
            .map_err(|error| LineError::Other(names::readable(&error)))?;
        Ok(Action { at, local_time, deed, source })
    }

    /// Writes the line that [`Action::from_json`] reads back, without a line break.
    pub fn to_json(&self) -> String {
        let mut line = serde_json::Map::new();
        line.insert("at".to_owned(), self.at.into());
        line.extend(self.local_time.map(|time| ("local_time".to_owned(), time.to_string().into())));
        line.extend(self.source.map(|source| ("source".to_owned(), source.name().into())));
        // A deed always serialises to an object, so this can't fail.
        if let Ok(serde_json::Value::Object(deed)) = serde_json::to_value(&self.deed) {
            line.extend(deed);
        }
        serde_json::Value::from(line).to_string()
    }
}
