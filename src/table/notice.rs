//! What an action caused, and why an action was refused.
//!
//! For the messages that tell players about notices, see `ui::view::message`; for the sentences of these messages,
//! `ui::view::explain`.

use serde_json::{Value, json};

use super::{ClaimKind, Offer};
use crate::game::{Bond, GameEnd, Help, IncidentEntry, Ruling};
use crate::record::GameResult;
use crate::rules::{
    Bitboard, Color, HandMoveError, IllegalReason, Move, MoveTextError, Square, named_variants,
};

named_variants! {
    /// One thing that happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Notice {
        /// A move was made.
        Moved {
            mv: Move,
            /// The move in UCI notation, as [`Table::uci`](super::Table::uci) writes it.
            uci: String,
            /// The move in SAN, with English piece letters.
            san: String,
        } = "moved",
        /// A decision on a claim, or one that the program made by itself; the notices that it causes follow it.
        Ruling(Box<Ruling>) = "ruling",
        /// The side to move touched a piece.
        Touched(Square) = "touched",
        /// An action was refused.
        Refused(Reason) = "refused",
        /// A piece went back to its square or is no longer selected.
        PutBack(Square) = "put-back",
        /// The adjusting of pieces began (`true`) or ended (`false`).
        Adjusting(bool) = "adjusting",
        /// A piece was adjusted.
        Adjusted(Square),
        /// A player made an offer.
        Offered(Offer, Color) = "offered",
        /// A player declined an offer, explicitly or by touching a piece or moving.
        Declined(Offer, Color) = "declined",
        /// A claim was upheld; for a claim of an illegal move, [`Notice::IllegalMove`] comes instead.
        ClaimCorrect(ClaimKind) = "claim-correct",
        /// A claim was rejected.
        ClaimWrong(ClaimKind) = "claim-wrong",
        /// This many plies were taken back.
        TakenBack(usize) = "taken-back",
        /// Another player, a human or an engine, took over this side.
        Seated(Color) = "seated",
        /// Help was recorded: a hint was asked for, or analysis was switched on or off.
        Noted(Help) = "noted",
        /// A completed illegal move was found or entered.
        IllegalMove {
            /// The offender.
            by: Color,
            /// The article of the Laws that applies.
            article: &'static str,
        } = "illegal-move",
        /// The offender's opponent gets extra time.
        Penalty {
            /// The offender.
            by: Color,
            /// The extra time for the opponent, in milliseconds.
            ms: u64,
        } = "penalty",
        /// A move was undone because it was illegal or broke touch-move: the position before it was restored.
        Restored = "restored",
        /// This player sealed a move, and the game is adjourned.
        Adjourned(Color) = "adjourned",
        /// The sealed move was opened.
        Opened {
            /// Who sealed the move.
            by: Color,
            /// The text of the sealed move.
            text: String,
        } = "opened",
        /// Both players get an increment from now on. This player, who declined the draw, also gets two extra minutes.
        IncrementGranted(Color) = "increment-granted",
        /// An arbiter changed the clock of this player.
        ClockAdjusted {
            /// The player whose clock it is.
            color: Color,
            /// The time added, in milliseconds; negative if time was taken away.
            ms: i64,
            /// The number of completed moves that the arbiter set; `None` if none was set.
            moves: Option<u32>,
        } = "clock-adjusted",
        /// An incident was entered by hand, or a player stopped the clocks for no reason (6.11.4).
        Incident(Box<IncidentEntry>) = "incident",
        /// A player signed a result.
        Approved {
            /// The player.
            by: Color,
            /// The result that they signed.
            score: GameResult,
        } = "approved",
        /// The game is over.
        Ended(GameEnd) = "ended",
    }
}

named_variants! {
    /// Why an action was refused.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Reason {
        /// The gesture, the typed move or the announced castling is illegal for this reason.
        Gesture(IllegalReason),
        /// The text does not identify exactly one legal move, or says something untrue about it.
        Text(MoveTextError),
        /// Over the board: the typed text is not a move, no piece or several pieces could make it, or king and rook
        /// can't be put where castling puts them.
        HandText(HandMoveError),
        GameOver = "game-over",
        /// A pawn is on the last rank: its promotion must be chosen first (4.6).
        ChoosePromotion(Square) = "choose-promotion" in "4.6",
        /// No pawn is waiting to be promoted or, over the board, a piece is in hand.
        NothingToPromote = "nothing-to-promote",
        /// A release came while nothing was pressed.
        NothingPressed = "nothing-pressed",
        /// A press came before the previous one was released, or the clock was pressed with a piece in hand.
        AlreadyPressed = "already-pressed",
        /// Touch-move or a claim requires other moves; the squares are those of the pieces that must move or be
        /// captured.
        Bound(Bond, Bitboard) = "bound-elsewhere",
        /// Castling with this rook is not allowed: it was touched before the king (4.4.2).
        RookFirst(Square) = "bound-elsewhere",
        /// The clocks are already stopped, the action needs a running clock and they are stopped, or the game waits for
        /// a ruling.
        Paused = "paused",
        /// The game is not paused.
        NotPaused = "not-paused",
        /// The game has no clock, or this player has none.
        NoClock = "no-clock",
        /// Adjusting must be announced before touching a piece (4.2.1).
        TouchedBeforeAdjusting = "touched-before-adjusting" in "4.2.1",
        /// A draw must be claimed before touching a piece (9.4).
        TouchedBeforeClaim = "touched-before-claim" in "9.4",
        /// A claim with an intended move was wrong: that move must be made (9.5.3).
        ClaimMade = "claim-made" in "9.5.3",
        /// Touch-move must be claimed before touching a piece (4.8).
        TouchedBeforeTouchClaim = "touched-before-touch-claim" in "4.8",
        /// Touch-move can't be claimed in this game: it is enforced or off.
        NoTouchClaims = "no-touch-claims",
        /// No castling was announced.
        NothingAnnounced = "nothing-announced",
        /// A draw can be agreed only after each side has made a move (5.2.3).
        TooEarly = "too-early" in "5.2.3",
        /// The same offer is already open.
        AlreadyOffered(Offer) = "already-offered",
        /// The opponent's offer must be answered first.
        AnswerFirst = "answer-first",
        /// Players can't answer their own offers (9.1).
        OwnOffer(Offer) = "own-offer",
        /// There is no such offer to answer.
        NothingOffered(Offer) = "nothing-offered",
        /// Takebacks are off in this game (4.7).
        NoTakeBack = "no-take-back" in "4.7",
        /// The player has no move to take back.
        NothingToTakeBack = "nothing-to-take-back",
        /// Two human players get no help until the game is over (11.3.1), unless touch-move is off.
        NoHelp = "no-help" in "11.3.1",
        /// There is no hint once a touched piece, a wrong claim or a pending promotion limits the moves.
        TouchedBeforeHint = "touched-before-hint",
        /// Mate is still possible, or the program could not decide whether it is.
        NotDead = "not-dead" in "5.2.2",
        /// The game is not played over the board, so the clock can't be pressed, and illegal moves and flags can't be
        /// claimed.
        NotOverTheBoard = "not-over-the-board",
        /// Over the board, castling is done by hand and not announced.
        ByHand = "by-hand",
        /// A piece is in hand, or the pieces are no longer where they were at the start of the turn.
        AlreadyMoved = "already-moved",
        /// This player does not have the move.
        NotOnMove(Color) = "not-on-move",
        /// The program is the arbiter and rules by itself.
        ProgramRules = "program-rules",
        /// The player has already offered a draw since the last move (11.5).
        OfferedThisTurn = "offered-this-turn" in "11.5",
        /// The game is adjourned: the sealed move must be opened first.
        Adjourned = "adjourned" in "I.1",
        /// There is only a clock, and no board.
        ClockOnly = "clock-only",
        /// A player's time can't go below zero.
        LessThanNothing = "less-than-nothing",
        /// The players did not agree beforehand on asking for an increment (Guideline III.2).
        NoIncrementAgreed = "no-increment-agreed" in "III.2",
        /// An increment can't be asked for in blitz (Guideline III.2).
        NoIncrementInBlitz = "no-increment-in-blitz" in "III.2",
        /// An increment can be asked for only once.
        IncrementAsked = "increment-asked" in "III.4",
        /// An increment can be asked for only with less than two minutes left (Guideline III.4).
        MoreThanTwoMinutes = "more-than-two-minutes" in "III.4",
        /// The game is not over, so there is no result to sign.
        NotOver = "not-over" in "8.7",
        /// Both players have signed the result.
        AlreadyApproved = "already-approved" in "8.7",
    }
}

impl Reason {
    /// A machine-readable name in kebab-case.
    pub fn name(&self) -> &'static str {
        match self {
            Reason::Gesture(refusal) => refusal.reason(),
            Reason::Text(MoveTextError::Malformed(_)) => "malformed-move",
            Reason::Text(MoveTextError::Illegal { .. }) => "illegal-move",
            Reason::Text(MoveTextError::Ambiguous { .. }) => "ambiguous-move",
            Reason::Text(MoveTextError::Untrue { claim, .. }) => claim.name(),
            Reason::HandText(HandMoveError::Malformed(_)) => "malformed-move",
            Reason::HandText(HandMoveError::NoMan(_)) => "no-such-man",
            Reason::HandText(HandMoveError::Ambiguous { .. }) => "ambiguous-move",
            Reason::HandText(HandMoveError::NoCastling) => "no-room-to-castle",
            _ => self.own_name().unwrap_or_default(),
        }
    }

    /// The article of the Laws that applies; `None` if there is none.
    pub fn article(&self) -> Option<&'static str> {
        match self {
            Reason::Gesture(refusal) => refusal.article(),
            Reason::Bound(bond, _) => Some(bond.article()),
            Reason::RookFirst(_) => Some(Bond::RookFirst.article()),
            Reason::OwnOffer(Offer::Draw) => Some("9.1"),
            _ => self.own_article(),
        }
    }

    /// The squares to mark on the board.
    pub fn squares(&self) -> Bitboard {
        match self {
            Reason::Gesture(refusal) => refusal.squares(),
            Reason::Bound(_, pieces) => *pieces,
            Reason::HandText(HandMoveError::Ambiguous { from, .. }) => *from,
            Reason::ChoosePromotion(square) | Reason::RookFirst(square) => Bitboard::of(*square),
            _ => Bitboard::EMPTY,
        }
    }
}

impl Notice {
    /// Whether an action was refused.
    pub fn is_refusal(&self) -> bool {
        matches!(self, Notice::Refused(_))
    }

    /// The notice as JSON.
    pub fn to_json(&self) -> Value {
        let kind = self.own_name();
        match self {
            Notice::Moved { uci, san, .. } => json!({ "kind": kind, "uci": uci, "san": san }),
            Notice::Ruling(ruling) => ruling.to_json(),
            Notice::Touched(square) => json!({ "kind": kind, "square": square.to_string() }),
            Notice::Refused(reason) => json!({
                "kind": kind,
                "article": reason.article(),
                "reason": reason.name(),
                "squares": reason.squares().into_iter().map(|square| square.to_string()).collect::<Vec<_>>(),
            }),
            Notice::PutBack(square) => json!({ "kind": kind, "square": square.to_string() }),
            Notice::Adjusting(on) => json!({ "kind": kind, "on": on }),
            Notice::Adjusted(square) => json!({ "kind": "adjusting", "square": square.to_string() }),
            Notice::Offered(what, by) => json!({ "kind": kind, "what": what, "by": by }),
            Notice::Declined(what, by) => json!({ "kind": kind, "what": what, "by": by }),
            Notice::ClaimCorrect(claim) => json!({ "kind": kind, "claim": claim }),
            Notice::ClaimWrong(claim) => json!({ "kind": kind, "claim": claim }),
            Notice::TakenBack(plies) => json!({ "kind": kind, "plies": plies }),
            Notice::Seated(color) => json!({ "kind": kind, "by": color }),
            Notice::Noted(Help::Hint(by)) => json!({ "kind": kind, "help": "hint", "by": by }),
            Notice::Noted(Help::Analysis(on)) => json!({ "kind": kind, "help": "analysis", "on": on }),
            Notice::IllegalMove { article, .. } => {
                json!({ "kind": kind, "uci": null, "article": article })
            }
            Notice::Penalty { by, ms } => json!({ "kind": kind, "by": by, "ms": ms }),
            Notice::Restored => json!({ "kind": kind }),
            Notice::Adjourned(by) => json!({ "kind": kind, "by": by }),
            Notice::Opened { by, text } => json!({ "kind": kind, "by": by, "text": text }),
            Notice::IncrementGranted(refused_by) => json!({ "kind": kind, "by": refused_by }),
            Notice::ClockAdjusted { color, ms, moves } => {
                json!({ "kind": kind, "color": color, "ms": ms, "moves": moves })
            }
            Notice::Incident(entry) => {
                let mut notice = json!(entry);
                notice["kind"] = json!(kind);
                notice
            }
            Notice::Approved { by, score } => json!({ "kind": kind, "by": by, "score": score.text() }),
            Notice::Ended(outcome) => json!({ "kind": kind, "result": outcome_json(*outcome) }),
        }
    }
}

pub(super) fn outcome_json(outcome: GameEnd) -> Value {
    json!({ "score": outcome.score(), "by": outcome.ending.name(), "article": outcome.article })
}
