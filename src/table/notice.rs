//! What happened at the table in one step, for the window and for whoever reads a replay.
//!
//! Sentences: see `ui`.

use serde_json::{Value, json};

use super::ClaimKind;
use crate::game::{Bond, Help, Outcome};
use crate::rules::{Bitboard, Color, IllegalReason, Move, MoveTextError, Square};

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
    /// J'adoube began or ended.
    Adjusting(bool),
    /// A piece was put right.
    Adjusted(Square),
    /// A player offers something.
    Offered(Offer, Color),
    /// A player declined it, in words or by going on.
    Declined(Offer, Color),
    /// A claim is right.
    ClaimCorrect(ClaimKind),
    /// A claim is wrong.
    ClaimWrong(ClaimKind),
    /// So many half-moves were taken back.
    TakenBack(usize),
    /// Somebody else plays this side from now on.
    Seated(Color),
    /// Help was given, and is in the record.
    Noted(Help),
    /// The game is over; nothing moves any more.
    Ended(Outcome),
}

/// What a player offers or asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offer {
    /// A draw.
    Draw,
    /// To have a move back.
    TakeBack,
}

impl Offer {
    /// A name for machines, in kebab-case.
    pub const fn name(self) -> &'static str {
        match self {
            Offer::Draw => "draw",
            Offer::TakeBack => "take-back",
        }
    }
}

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A gesture that is not a legal move.
    Gesture(IllegalReason),
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
    /// What was touched, or claimed, leaves other moves only; the squares are those of what binds.
    Bound(Bond, Bitboard),
    /// No castling with this rook: it was touched before the king (4.4.2).
    RookFirst(Square),
    /// The clocks stand still.
    Paused,
    /// They do not.
    NotPaused,
    /// There is no clock in this game.
    NoClock,
    /// J'adoube has to be said before a piece is touched (4.2.1).
    TouchedBeforeAdjusting,
    /// A draw has to be claimed before a piece is touched (9.4).
    TouchedBeforeClaim,
    /// A claim with an intended move was wrong: that move has to be made (9.5.3).
    ClaimMade,
    /// Touch-move has to be claimed before one touches a piece oneself (4.8).
    TouchedBeforeTouchClaim,
    /// In this game touch-move is not claimed: it is enforced, or off.
    NoTouchClaims,
    /// No castling was announced.
    NothingAnnounced,
    /// A draw can be agreed when each side has made a move (5.2.3).
    TooEarly,
    /// The same was offered already.
    AlreadyOffered(Offer),
    /// The other player's offer waits for an answer.
    AnswerFirst,
    /// Only the other player can answer this offer (9.1).
    OwnOffer(Offer),
    /// There is no offer to answer.
    NothingOffered(Offer),
    /// A move that is made stands in this game (4.7).
    NoTakeBack,
    /// The player has no move to take back.
    NothingToTakeBack,
    /// Between two people nobody is helped while the game goes on (11.3.1).
    NoHelp,
    /// A hint has to be asked for before a piece is touched.
    TouchedBeforeHint,
    /// A mate is still possible, or it could not be found out.
    NotDead,
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
            Reason::Bound(..) | Reason::RookFirst(_) => "bound-elsewhere",

            Reason::Paused => "paused",
            Reason::NotPaused => "not-paused",
            Reason::NoClock => "no-clock",
            Reason::TouchedBeforeAdjusting => "touched-before-adjusting",
            Reason::TouchedBeforeClaim => "touched-before-claim",
            Reason::ClaimMade => "claim-made",
            Reason::TouchedBeforeTouchClaim => "touched-before-touch-claim",
            Reason::NoTouchClaims => "no-touch-claims",
            Reason::NothingAnnounced => "nothing-announced",
            Reason::TooEarly => "too-early",
            Reason::AlreadyOffered(_) => "already-offered",
            Reason::AnswerFirst => "answer-first",
            Reason::OwnOffer(_) => "own-offer",
            Reason::NothingOffered(_) => "nothing-offered",
            Reason::NoTakeBack => "no-take-back",
            Reason::NothingToTakeBack => "nothing-to-take-back",
            Reason::NoHelp => "no-help",
            Reason::TouchedBeforeHint => "touched-before-hint",
            Reason::NotDead => "not-dead",
        }
    }

    /// The article of the Laws behind it, if there is one.
    pub fn article(&self) -> Option<&'static str> {
        match self {
            Reason::Gesture(refusal) => refusal.article(),
            Reason::ChoosePromotion(_) => Some("4.6"),
            Reason::Bound(bond, _) => Some(bond.article()),
            Reason::RookFirst(_) => Some("4.4.2"),
            Reason::TouchedBeforeAdjusting => Some("4.2.1"),
            Reason::TouchedBeforeClaim => Some("9.4"),
            Reason::ClaimMade => Some("9.5.3"),
            Reason::TouchedBeforeTouchClaim => Some("4.8"),
            Reason::TooEarly => Some("5.2.3"),
            Reason::OwnOffer(Offer::Draw) => Some("9.1"),
            Reason::NoTakeBack => Some("4.7"),
            Reason::NoHelp => Some("11.3.1"),
            Reason::NotDead => Some("5.2.2"),
            _ => None,
        }
    }

    /// The squares that are the cause.
    pub fn squares(&self) -> Bitboard {
        match self {
            Reason::Gesture(refusal) => refusal.squares(),
            Reason::ChoosePromotion(square) | Reason::RookFirst(square) => Bitboard::of(*square),
            Reason::Bound(_, pieces) => *pieces,
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
            Notice::Adjusting(on) => json!({ "kind": "adjusting", "on": on }),
            Notice::Adjusted(square) => json!({ "kind": "adjusting", "square": square.to_string() }),
            Notice::Offered(what, by) => {
                json!({ "kind": "offered", "what": what.name(), "by": by.name() })
            }
            Notice::Declined(what, by) => {
                json!({ "kind": "declined", "what": what.name(), "by": by.name() })
            }
            Notice::ClaimCorrect(claim) => json!({ "kind": "claim-correct", "claim": claim }),
            Notice::ClaimWrong(claim) => json!({ "kind": "claim-wrong", "claim": claim }),
            Notice::TakenBack(plies) => json!({ "kind": "taken-back", "plies": plies }),
            Notice::Seated(color) => json!({ "kind": "seated", "by": color.name() }),
            Notice::Noted(Help::Hint(by)) => json!({ "kind": "noted", "help": "hint", "by": by.name() }),
            Notice::Noted(Help::Analysis(on)) => json!({ "kind": "noted", "help": "analysis", "on": on }),
            Notice::Ended(outcome) => json!({ "kind": "ended", "result": outcome_json(*outcome) }),
        }
    }
}

/// The result of a game as an object of the table's language.
pub(super) fn outcome_json(outcome: Outcome) -> Value {
    json!({ "score": outcome.score(), "by": outcome.ending.name(), "article": outcome.ending.article() })
}
