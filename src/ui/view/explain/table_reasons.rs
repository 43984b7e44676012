//! Why the table refused something: a sentence for every reason.
//!
//! The sentences for gestures and typed moves are in `ui::view::explain::illegal_moves`, those for touch-move in
//! `ui::view::explain::bonds`.

use super::Explain;
use crate::table::{Offer, Reason};
use crate::text::messages::sentence;
use crate::ui::view::command::Command;

impl Explain<'_> {
    /// The sentence for a reason.
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
            Reason::Paused => {
                let keys = self.keys_sentence(Command::Clock, "resume-keys");
                self.words.paragraph([t!(self.words, &key)].into_iter().chain(keys))
            }
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
