//! What happened at the table in one step, for the window and for whoever reads a replay.
//!
//! Absent on purpose: sentences (see `ui`).

use serde_json::{Value, json};

use crate::game::Outcome;
use crate::rules::{Bitboard, Move, MoveTextError, Refusal, Square};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A move was made.
    Moved {
        /// The move.
        mv: Move,
        /// Its UCI, with castling as it is told in this game.
        uci: String,
        /// Its SAN in English letters.
        san: String,
    },
    /// The player having the move touched a piece.
    Touched(Square),
    /// Something was not done, and why.
    Refused(Reason),
    /// The piece in hand went back to its square.
    PutBack(Square),
    /// The game is over; nothing moves any more.
    Ended(Outcome),
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A gesture that is not a legal move.
    Gesture(Refusal),
    /// A typed move that can't be made.
    Text(MoveTextError),
    /// The game is over.
    GameOver,
    /// A pawn stands on the last rank: first it must be said what it becomes (4.6).
    ChoosePromotion(Square),
    /// No pawn waits for that.
    NothingToPromote,
    /// There was no press before this.
    NothingPressed,
    /// Another piece or press is under way.
    AlreadyPressed,
}

impl Reason {
    /// A name for machines, in kebab-case.
    pub fn name(&self) -> &'static str {
        match self {
            Reason::Gesture(refusal) => refusal.reason(),
            Reason::Text(MoveTextError::Malformed(_)) => "malformed-move",
            Reason::Text(MoveTextError::Illegal { .. }) => "illegal-move",
            Reason::Text(MoveTextError::Ambiguous { .. }) => "ambiguous-move",
            Reason::GameOver => "game-over",
            Reason::ChoosePromotion(_) => "choose-promotion",
            Reason::NothingToPromote => "nothing-to-promote",
            Reason::NothingPressed => "nothing-pressed",
            Reason::AlreadyPressed => "already-pressed",
        }
    }

    /// The article of the Laws behind it, if there is one.
    pub fn article(&self) -> Option<&'static str> {
        match self {
            Reason::Gesture(refusal) => refusal.article(),
            Reason::ChoosePromotion(_) => Some("4.6"),
            _ => None,
        }
    }

    /// The squares that are the cause.
    pub fn squares(&self) -> Bitboard {
        match self {
            Reason::Gesture(refusal) => refusal.squares(),
            Reason::ChoosePromotion(square) => Bitboard::of(*square),
            _ => Bitboard::EMPTY,
        }
    }
}

impl Notice {
    /// The notice as an object of the table's language.
    pub fn to_json(&self) -> Value {
        match self {
            Notice::Moved { uci, san, .. } => json!({ "kind": "moved", "uci": uci, "san": san }),
            Notice::Touched(square) => json!({ "kind": "touched", "square": square.to_string() }),
            Notice::Refused(reason) => json!({
                "kind": "refused",
                "article": reason.article(),
                "reason": reason.name(),
                "squares": reason.squares().into_iter().map(|square| square.to_string()).collect::<Vec<_>>(),
            }),
            Notice::PutBack(square) => json!({ "kind": "put-back", "square": square.to_string() }),
            Notice::Ended(outcome) => json!({ "kind": "ended", "result": outcome_json(*outcome) }),
        }
    }
}

/// The result of a game as an object of the table's language.
pub(super) fn outcome_json(outcome: Outcome) -> Value {
    json!({ "score": outcome.score(), "by": outcome.ending.name(), "article": outcome.ending.article() })
}
