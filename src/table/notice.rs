//! What an action caused, for the window and for replays.
//!
//! Sentences: see `ui`.

use serde_json::{Value, json};

use super::{ClaimKind, Offer};
use crate::game::{Bond, GameEnd, Help, Ruling};
use crate::record::GameResult;
use crate::rules::{Bitboard, Color, IllegalReason, Move, MoveTextError, Square};

/// The kinds of notices, as JSON names them.
pub const NOTICES: [&str; 22] = [
    "moved",
    "ruling",
    "touched",
    "refused",
    "put-back",
    "adjusting",
    "offered",
    "declined",
    "claim-correct",
    "claim-wrong",
    "taken-back",
    "seated",
    "noted",
    "illegal-move",
    "penalty",
    "restored",
    "adjourned",
    "opened",
    "increment-granted",
    "clock-adjusted",
    "approved",
    "ended",
];

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A move was made.
    Moved {
        /// The move.
        mv: Move,
        /// The move in UCI, with castling as usual for this game.
        uci: String,
        /// The move in SAN, in English letters.
        san: String,
    },
    /// A decision on a claim, or the program's own; what follows from it comes after it.
    Ruling(Box<Ruling>),
    /// The side to move touched a piece.
    Touched(Square),
    /// An action was refused.
    Refused(Reason),
    /// The piece in hand went back to its square.
    PutBack(Square),
    /// J'adoube began or ended.
    Adjusting(bool),
    /// A piece was adjusted.
    Adjusted(Square),
    /// A player made an offer.
    Offered(Offer, Color),
    /// A player declined an offer, explicitly or by playing on.
    Declined(Offer, Color),
    /// A claim was upheld.
    ClaimCorrect(ClaimKind),
    /// A claim was rejected.
    ClaimWrong(ClaimKind),
    /// This many half-moves were taken back.
    TakenBack(usize),
    /// Someone else took over this side.
    Seated(Color),
    /// Help was given and recorded.
    Noted(Help),
    /// A completed illegal move was found.
    IllegalMove {
        /// The offender.
        by: Color,
        /// The article of the Laws.
        article: &'static str,
    },
    /// The opponent of this player gets time.
    Penalty {
        /// The offender.
        by: Color,
        /// Milliseconds for the opponent.
        ms: u64,
    },
    /// The position before the illegal move was restored.
    Restored,
    /// This player sealed a move, and the game is adjourned.
    Adjourned(Color),
    /// The sealed move was opened.
    Opened {
        /// Who sealed it.
        by: Color,
        /// What was written.
        text: String,
    },
    /// Both players get an increment from now on; this player, who refused a draw, gets two minutes.
    IncrementGranted(Color),
    /// An arbiter changed the time of this player, by so many milliseconds.
    ClockAdjusted(Color, i64),
    /// A player confirmed the result.
    Approved {
        /// The player.
        by: Color,
        /// The result that they confirmed.
        score: GameResult,
    },
    /// The game is over.
    Ended(GameEnd),
}

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The gesture is not a legal move.
    Gesture(IllegalReason),
    /// The typed text is not a legal move.
    Text(MoveTextError),
    /// The game is over.
    GameOver,
    /// A pawn is on the last rank: its promotion must be chosen first (4.6).
    ChoosePromotion(Square),
    /// No pawn is waiting to be promoted.
    NothingToPromote,
    /// The button was released without a press.
    NothingPressed,
    /// The button is already pressed.
    AlreadyPressed,
    /// Touch-move or a claim requires other moves; the squares are those of the pieces that must move or be captured.
    Bound(Bond, Bitboard),
    /// Castling with this rook is not allowed: it was touched before the king (4.4.2).
    RookFirst(Square),
    /// The clocks are already stopped, or the action needs a running clock.
    Paused,
    /// The clocks are not stopped.
    NotPaused,
    /// The game has no clock.
    NoClock,
    /// Adjusting must be announced before touching a piece (4.2.1).
    TouchedBeforeAdjusting,
    /// A draw must be claimed before touching a piece (9.4).
    TouchedBeforeClaim,
    /// A claim with an intended move was wrong: that move must be made (9.5.3).
    ClaimMade,
    /// Touch-move must be claimed before touching a piece (4.8).
    TouchedBeforeTouchClaim,
    /// Touch-move can't be claimed in this game: it is enforced or off.
    NoTouchClaims,
    /// No castling was announced.
    NothingAnnounced,
    /// A draw can be agreed only after each side has made a move (5.2.3).
    TooEarly,
    /// The same offer is already open.
    AlreadyOffered(Offer),
    /// The opponent's offer must be answered first.
    AnswerFirst,
    /// Players can't answer their own offers (9.1).
    OwnOffer(Offer),
    /// There is no such offer to answer.
    NothingOffered(Offer),
    /// Takebacks are off in this game (4.7).
    NoTakeBack,
    /// The player has no move to take back.
    NothingToTakeBack,
    /// Two human players get no help until the game is over (11.3.1).
    NoHelp,
    /// A hint must be asked for before touching a piece.
    TouchedBeforeHint,
    /// Mate is still possible, or this could not be decided.
    NotDead,
    /// Only over the board is the clock pressed, and are illegal moves and flags claimed.
    NotOverTheBoard,
    /// Over the board the hands castle; nothing is announced.
    ByHand,
    /// The pieces already stand elsewhere than at the start of the turn.
    AlreadyMoved,
    /// This player does not have the move.
    NotOnMove(Color),
    /// The program is the arbiter and rules by itself.
    ProgramRules,
    /// The player has already offered a draw since the last move (11.5).
    OfferedThisTurn,
    /// The game is adjourned: the sealed move must be opened first.
    Adjourned,
    /// There is only a clock, and no board.
    ClockOnly,
    /// No player would have less than no time.
    LessThanNothing,
    /// The players did not agree beforehand on asking for an increment (Guideline III.2), or the game is blitz.
    NoIncrementAgreed,
    /// An increment can be asked for once.
    IncrementAsked,
    /// An increment can be asked for with less than two minutes left (Guideline III.4).
    MoreThanTwoMinutes,
    /// The game is not over, so there is no result to confirm.
    NotOver,
    /// Both players have confirmed the result.
    AlreadyApproved,
}

impl Reason {
    /// A machine-readable name in kebab-case.
    pub fn name(&self) -> &'static str {
        self.facts().0
    }

    /// The article of the Laws that applies, if any.
    pub fn article(&self) -> Option<&'static str> {
        self.facts().1
    }

    /// The squares to mark on the board.
    pub fn squares(&self) -> Bitboard {
        self.facts().2
    }

    /// Its name, the article that applies, and the squares to mark.
    fn facts(&self) -> (&'static str, Option<&'static str>, Bitboard) {
        let plain = |name| (name, None, Bitboard::EMPTY);
        let by_law = |name, article| (name, Some(article), Bitboard::EMPTY);
        match self {
            Reason::Gesture(refusal) => (refusal.reason(), refusal.article(), refusal.squares()),
            Reason::ChoosePromotion(square) => ("choose-promotion", Some("4.6"), Bitboard::of(*square)),
            Reason::Bound(bond, pieces) => ("bound-elsewhere", Some(bond.article()), *pieces),
            Reason::RookFirst(rook) => {
                ("bound-elsewhere", Some(Bond::RookFirst.article()), Bitboard::of(*rook))
            }
            Reason::Text(MoveTextError::Malformed(_)) => plain("malformed-move"),
            Reason::Text(MoveTextError::Illegal { .. }) => plain("illegal-move"),
            Reason::Text(MoveTextError::Ambiguous { .. }) => plain("ambiguous-move"),
            Reason::Text(MoveTextError::Untrue { claim, .. }) => plain(claim.untrue()),
            Reason::GameOver => plain("game-over"),
            Reason::NothingToPromote => plain("nothing-to-promote"),
            Reason::NothingPressed => plain("nothing-pressed"),
            Reason::AlreadyPressed => plain("already-pressed"),
            Reason::Paused => plain("paused"),
            Reason::NotPaused => plain("not-paused"),
            Reason::NoClock => plain("no-clock"),
            Reason::TouchedBeforeAdjusting => by_law("touched-before-adjusting", "4.2.1"),
            Reason::TouchedBeforeClaim => by_law("touched-before-claim", "9.4"),
            Reason::ClaimMade => by_law("claim-made", "9.5.3"),
            Reason::TouchedBeforeTouchClaim => by_law("touched-before-touch-claim", "4.8"),
            Reason::NoTouchClaims => plain("no-touch-claims"),
            Reason::NothingAnnounced => plain("nothing-announced"),
            Reason::TooEarly => by_law("too-early", "5.2.3"),
            Reason::AlreadyOffered(_) => plain("already-offered"),
            Reason::AnswerFirst => plain("answer-first"),
            Reason::OwnOffer(Offer::Draw) => by_law("own-offer", "9.1"),
            Reason::OwnOffer(Offer::TakeBack) => plain("own-offer"),
            Reason::NothingOffered(_) => plain("nothing-offered"),
            Reason::NoTakeBack => by_law("no-take-back", "4.7"),
            Reason::NothingToTakeBack => plain("nothing-to-take-back"),
            Reason::NoHelp => by_law("no-help", "11.3.1"),
            Reason::TouchedBeforeHint => plain("touched-before-hint"),
            Reason::NotDead => by_law("not-dead", "5.2.2"),
            Reason::NotOverTheBoard => plain("not-over-the-board"),
            Reason::ByHand => plain("by-hand"),
            Reason::AlreadyMoved => plain("already-moved"),
            Reason::NotOnMove(_) => plain("not-on-move"),
            Reason::ProgramRules => plain("program-rules"),
            Reason::OfferedThisTurn => by_law("offered-this-turn", "11.5"),
            Reason::Adjourned => by_law("adjourned", "I.1"),
            Reason::ClockOnly => plain("clock-only"),
            Reason::LessThanNothing => plain("less-than-nothing"),
            Reason::NoIncrementAgreed => by_law("no-increment-agreed", "III.2"),
            Reason::IncrementAsked => by_law("increment-asked", "III.4"),
            Reason::MoreThanTwoMinutes => by_law("more-than-two-minutes", "III.4"),
            Reason::NotOver => by_law("not-over", "8.7"),
            Reason::AlreadyApproved => by_law("already-approved", "8.7"),
        }
    }
}

impl Notice {
    /// The notice as JSON.
    pub fn to_json(&self) -> Value {
        match self {
            Notice::Moved { uci, san, .. } => json!({ "kind": "moved", "uci": uci, "san": san }),
            Notice::Ruling(ruling) => ruling.to_json(),
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
            Notice::Offered(what, by) => json!({ "kind": "offered", "what": what, "by": by }),
            Notice::Declined(what, by) => json!({ "kind": "declined", "what": what, "by": by }),
            Notice::ClaimCorrect(claim) => json!({ "kind": "claim-correct", "claim": claim }),
            Notice::ClaimWrong(claim) => json!({ "kind": "claim-wrong", "claim": claim }),
            Notice::TakenBack(plies) => json!({ "kind": "taken-back", "plies": plies }),
            Notice::Seated(color) => json!({ "kind": "seated", "by": color }),
            Notice::Noted(Help::Hint(by)) => json!({ "kind": "noted", "help": "hint", "by": by }),
            Notice::Noted(Help::Analysis(on)) => json!({ "kind": "noted", "help": "analysis", "on": on }),
            Notice::IllegalMove { article, .. } => {
                json!({ "kind": "illegal-move", "uci": null, "article": article })
            }
            Notice::Penalty { by, ms } => json!({ "kind": "penalty", "by": by, "ms": ms }),
            Notice::Restored => json!({ "kind": "restored" }),
            Notice::Adjourned(by) => json!({ "kind": "adjourned", "by": by }),
            Notice::Opened { by, text } => json!({ "kind": "opened", "by": by, "text": text }),
            Notice::IncrementGranted(refused_by) => json!({ "kind": "increment-granted", "by": refused_by }),
            Notice::ClockAdjusted(color, ms) => json!({ "kind": "clock-adjusted", "color": color, "ms": ms }),
            Notice::Approved { by, score } => json!({ "kind": "approved", "by": by, "score": score.text() }),
            Notice::Ended(outcome) => json!({ "kind": "ended", "result": outcome_json(*outcome) }),
        }
    }
}

/// The result of a game as JSON.
pub(super) fn outcome_json(outcome: GameEnd) -> Value {
    json!({ "score": outcome.score(), "by": outcome.ending.name(), "article": outcome.ending.article() })
}
