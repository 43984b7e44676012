//! Why the table refuses a deed, why a gesture is not a legal move, and why a typed move can't be made.
//!
//! `rules` and `table` find the reasons. Most sentences are `refusal-…` or `text-…` messages in `assets/i18n`.

use super::{Explain, piece_on, pieces_on};
use crate::rules::{Bitboard, HandMoveError, IllegalReason, MoveTextError, Role, Square};
use crate::table::{Offer, Reason};
use crate::text::messages::{found, sentence};
use crate::text::pgn_errors::untrue;
use crate::ui::view::Command;

impl Explain<'_> {
    /// The sentence that says why a gesture is not a legal move.
    pub(crate) fn refusal(&self, refusal: &IllegalReason) -> String {
        let (words, position) = (self.words, self.game.table.position());
        let key = format!("refusal-{}", refusal.reason());
        let on = |square: Square| piece_on(words, position, square);
        let all = |squares: Bitboard| pieces_on(words, position, squares);
        let text = match *refusal {
            IllegalReason::NothingThere { from } => t!(words, &key, from = from.to_string()),
            IllegalReason::NotYourTurn { from } => {
                t!(words, &key, piece = on(from), turn = position.turn().name())
            }
            IllegalReason::SameSquare { from: square }
            | IllegalReason::Blocked { by: square, .. }
            | IllegalReason::PawnTakesStraight { on: square }
            | IllegalReason::TooLateEnPassant { pawn: square }
            | IllegalReason::CastlingBlocked { by: square } => t!(words, &key, piece = on(square)),
            IllegalReason::OwnPieceThere { to } => {
                let role = position.piece_at(to).map_or(Role::Pawn, |piece| piece.role);
                t!(words, &key, role = words.piece(role), to = to.to_string())
            }
            IllegalReason::NotHowItMoves { role, .. } => t!(words, &key, role = role.name()),
            IllegalReason::PawnTakesNothing { to } => t!(words, &key, to = to.to_string()),
            IllegalReason::Pinned { from, pinner } => t!(words, &key, piece = on(from), pinner = on(pinner)),
            IllegalReason::StillInCheck { checkers: squares }
            | IllegalReason::UncoversKing { attackers: squares }
            | IllegalReason::CastlingInCheck { checkers: squares } => {
                t!(words, &key, attackers = all(squares))
            }
            IllegalReason::KingAttacked { on, attackers } => {
                t!(words, &key, on = on.to_string(), attackers = all(attackers))
            }
            IllegalReason::CastlingAttacked { side, crossing, attackers } => {
                let is_goal = crossing == side.king_goal(position.turn());
                let way = if is_goal { "arrive" } else { "cross" };
                t!(words, &key, way, crossing = crossing.to_string(), attackers = all(attackers))
            }
            IllegalReason::PawnHasMoved { .. }
            | IllegalReason::KingHasMoved { .. }
            | IllegalReason::RookHasMoved { .. }
            | IllegalReason::KingOrRookHasMoved { .. } => t!(words, &key),
        };
        sentence(&text)
    }

    /// Why a typed move can't be made. If the text is an illegal move that identifies a piece, the reason why that
    /// piece can't move there is added.
    pub(crate) fn text_error(&self, error: &MoveTextError) -> String {
        let (words, position) = (self.words, self.game.table.position());
        match error {
            MoveTextError::Malformed(text) => {
                let example = format!("{}f3, e4, O-O, e2e4", words.letter(Role::Knight));
                t!(words, "text-malformed", text = found(words, text), example)
            }
            MoveTextError::Illegal { found: text, from, to, .. } => {
                let why = from.and_then(|from| position.illegal_reason(from, *to));
                let why = why.map(|refusal| self.refusal(&refusal)).unwrap_or_default();
                let said = t!(words, "text-illegal", text = found(words, text));
                words.paragraph([said, why])
            }
            MoveTextError::Untrue { found: text, claim } => {
                t!(words, "text-untrue", text = found(words, text), why = untrue(words, *claim))
            }
            MoveTextError::Ambiguous { found: text, candidates } => {
                let from = candidates.iter().fold(Bitboard::EMPTY, |all, mv| all.with(mv.from()));
                if from.many() {
                    let pieces = pieces_on(words, position, from);
                    t!(words, "text-ambiguous", text = found(words, text), pieces)
                } else {
                    let letter = words.letter(Role::Queen).to_string();
                    t!(words, "text-promotion", text = found(words, text), letter)
                }
            }
        }
    }

    /// Why a typed move can't be made by hand. The sentence says nothing about what is legal.
    pub(super) fn hand_text_error(&self, error: &HandMoveError) -> String {
        let words = self.words;
        match error {
            HandMoveError::Malformed(text) => self.text_error(&MoveTextError::Malformed(text.clone())),
            HandMoveError::NoMan(text) => t!(words, "text-no-man", text = found(words, text)),
            HandMoveError::Ambiguous { found: text, from } => {
                let pieces = pieces_on(words, self.game.table.position(), *from);
                t!(words, "text-ambiguous", text = found(words, text), pieces)
            }
            HandMoveError::NoCastling => t!(words, "text-no-castling"),
        }
    }
}

impl Explain<'_> {
    /// The sentence for a reason why the table refuses a deed.
    pub fn reason(&self, reason: &Reason) -> String {
        let key = format!("refusal-{}", reason.name());
        let text = match reason {
            Reason::Gesture(refusal) => self.refusal(refusal),
            Reason::Text(error) => self.text_error(error),
            Reason::HandText(error) => self.hand_text_error(error),
            Reason::Bound(bond, pieces) => self.bound_elsewhere(*bond, *pieces),
            Reason::ChoosePromotion(square) => t!(self.words, &key, square = square.to_string()),
            Reason::RookFirst(square) => t!(self.words, "refusal-rook-first", piece = self.piece(*square)),
            Reason::AlreadyOffered(offer) | Reason::OwnOffer(offer) | Reason::NothingOffered(offer) => {
                let what = match offer {
                    Offer::Draw => "draw",
                    Offer::TakeBack => "take-back",
                };
                t!(self.words, &key, offer = what)
            }
            Reason::Paused => self
                .words
                .paragraph([t!(self.words, &key), self.keys_sentence(Command::Clock, "resume-keys")]),
            Reason::NotOnMove(color) => t!(self.words, &key, name = self.player(*color)),
            Reason::GameOver
            | Reason::NothingToPromote
            | Reason::NothingPressed
            | Reason::AlreadyPressed
            | Reason::NotPaused
            | Reason::NoClock
            | Reason::TouchedBeforeAdjusting
            | Reason::TouchedBeforeClaim
            | Reason::ClaimMade
            | Reason::TouchedBeforeTouchClaim
            | Reason::NoTouchClaims
            | Reason::NothingAnnounced
            | Reason::TooEarly
            | Reason::AnswerFirst
            | Reason::NoTakeBack
            | Reason::NothingToTakeBack
            | Reason::NoHelp
            | Reason::TouchedBeforeHint
            | Reason::NotDead
            | Reason::NotOverTheBoard
            | Reason::ByHand
            | Reason::AlreadyMoved
            | Reason::ProgramRules
            | Reason::OfferedThisTurn
            | Reason::Adjourned
            | Reason::ClockOnly
            | Reason::LessThanNothing
            | Reason::NoIncrementAgreed
            | Reason::NoIncrementInBlitz
            | Reason::IncrementAsked
            | Reason::MoreThanTwoMinutes
            | Reason::NotOver
            | Reason::AlreadyApproved => t!(self.words, &key),
        };
        sentence(&text)
    }
}
