//! The texts of a ruling, such as what was found and under which article, what must be moved, and the penalty.

use super::{Explain, minutes};
use crate::game::{DrawClaim, Fault, RuledMove, Ruling, RulingSubject};
use crate::rules::{Color, IllegalReason};
use crate::table::ClaimKind;
use crate::text::game_names::shorten;
use crate::text::messages::sentence;
use crate::text::{clock_face, hand_moves};

impl Explain<'_> {
    /// The title and sentences of a ruling, such as "White’s claim of an illegal move is correct." and "Bc8-c6 was
    /// illegal (3.2). Black must move this bishop. White gets two extra minutes (7.5.5). A second illegal move by Black
    /// loses the game, unless the opponent can’t mate."
    pub(super) fn ruling(&self, ruling: &Ruling) -> (String, String) {
        let title = match (ruling.by, ruling.subject) {
            (Some(by), subject) => {
                let key = if ruling.is_found { "claim-right" } else { "claim-wrong" };
                let claim = t!(self.words, "claim-of", kind = ClaimKind::from(subject).name());
                t!(self.words, key, name = shorten(self.player(by)), claim)
            }
            (None, RulingSubject::TouchMove) => t!(self.words, "ruled-touch-title"),
            (None, _) => t!(self.words, "ruled-illegal"),
        };
        let table = self.game.table;
        let bound = self.bound().filter(|_| ruling.bound.any()).map(|card| match ruling.subject {
            // The ruling names the move; the touched piece is named only in the title of this card.
            RulingSubject::TouchMove => self.words.paragraph([card.title, card.detail]),
            _ => card.detail,
        });
        let extra = ruling.extra_time.map(|(color, ms)| {
            let article = ruling.extra_time_article.unwrap_or("none");
            t!(self.words, "claim-minutes", name = self.player(color), minutes = minutes(ms), article)
        });
        let undone = ruling.against.filter(|_| ruling.undone_ms > 0).map(|by| {
            let time = clock_face::text(ruling.undone_ms, false);
            t!(self.words, "record-time-undone", color = by.name(), time)
        });
        let is_offer =
            matches!(ruling.subject, RulingSubject::Draw(_)) && table.draw_offer() == Some(self.game.turn());
        let mut said = vec![self.finding(ruling)];
        // How a piece moves need not be explained.
        let is_plain = |reason: &IllegalReason| matches!(reason, IllegalReason::NotHowItMoves { .. });
        let reason = self.reason_before_move(ruling).filter(|reason| !is_plain(reason));
        said.extend(reason.map(|reason| self.refusal(&reason)));
        if is_offer {
            said.extend(extra.into_iter().chain([t!(self.words, "claim-is-offer")]).chain(bound));
        } else {
            said.extend(bound.into_iter().chain(undone).chain(extra));
        }
        said.extend(ruling.against.filter(|_| ruling.count > 0).map(|by| self.next_loses(by, ruling.count)));
        (title, self.words.paragraph(said))
    }

    /// Why the move was illegal. The reason names the pieces of the position before the move, so it is returned only
    /// while that is the current position and the game is not over.
    fn reason_before_move(&self, ruling: &Ruling) -> Option<IllegalReason> {
        let table = self.game.table;
        let is_restored = table.result().is_none() && table.moves().len() == ruling.after;
        ruling.reason.filter(|_| is_restored)
    }

    /// What was found and why, or which touched piece must be moved or taken. The text is for beginners and names no
    /// articles or penalties.
    pub fn simple_finding(&self, ruling: &Ruling) -> String {
        let is_touch = ruling.subject == RulingSubject::TouchMove && ruling.bound.any();
        if let Some(card) = self.bound().filter(|_| is_touch) {
            self.words.paragraph([card.title, card.detail])
        } else {
            let reason = self.reason_before_move(ruling).map(|reason| self.refusal(&reason));
            self.words.paragraph([self.finding_with(ruling, "none")].into_iter().chain(reason))
        }
    }

    /// The warning that this player's next illegal move loses; empty if, after `count` illegal moves, the next one does
    /// not lose.
    pub(super) fn next_loses(&self, by: Color, count: u32) -> String {
        let is_next = count + 1 == self.game.table.penalties().losing_illegal_move;
        let said = || t!(self.words, "ruled-next-loses", name = self.player(by));
        is_next.then(said).unwrap_or_default()
    }

    /// Whether the claimant's opponent has begun to move pieces in this turn, but has not pressed the clock.
    fn is_uncompleted(&self, ruling: &Ruling) -> bool {
        let table = self.game.table;
        let mover = table.position().turn();
        table.hands_moved() && table.moves().len() == ruling.after && ruling.by == Some(!mover)
    }

    /// The sentences that say what was found.
    pub(super) fn finding(&self, ruling: &Ruling) -> String {
        self.finding_with(ruling, ruling.article)
    }

    /// The sentences that say what was found. If they name an article, it is this one; "none" leaves it out.
    fn finding_with(&self, ruling: &Ruling, article: &str) -> String {
        let fell_first = ruling.against.is_some_and(|color| self.game.table.fell_first(color));
        let key = match (ruling.subject, ruling.is_found) {
            (RulingSubject::Draw(DrawClaim::Threefold), true) => "ruled-threefold",
            (RulingSubject::Draw(DrawClaim::Threefold), false) => "claim-wrong-threefold",
            (RulingSubject::Draw(DrawClaim::FiftyMoves), true) => "ruled-fifty",
            (RulingSubject::Draw(DrawClaim::FiftyMoves), false) => "claim-wrong-fifty",
            // The move stated with a wrong draw claim must be played.
            (RulingSubject::TouchMove, true) if ruling.article == "9.5.3" => "ruled-stated",
            (RulingSubject::TouchMove, true) => "ruled-touch",
            (RulingSubject::TouchMove, false) if ruling.is_too_late() => "ruled-touch-late",
            (RulingSubject::TouchMove, false) => "claim-wrong-touch",
            (RulingSubject::IllegalMove(Some(Fault::NotLegal)), _) if ruling.uci.is_none() => "ruled-hands",
            (RulingSubject::IllegalMove(Some(Fault::NotLegal)), _) => "ruled-illegal-move",
            (RulingSubject::IllegalMove(Some(Fault::PawnLeft(_))), _) => "ruled-pawn-left",
            (RulingSubject::IllegalMove(Some(Fault::NoMove)), _) => "ruled-no-move",
            (RulingSubject::IllegalMove(None), _) if ruling.is_too_late() => "ruled-illegal-late",
            // It must not be revealed whether a move that is not yet completed is legal.
            (RulingSubject::IllegalMove(None), _) if self.is_uncompleted(ruling) => "ruled-not-completed",
            (RulingSubject::IllegalMove(None), _) => "claim-wrong-illegal",
            (RulingSubject::Flag, true) if ruling.by == ruling.against && fell_first => "ruled-flag-first",
            (RulingSubject::Flag, true) => "ruled-flag",
            (RulingSubject::Flag, false) => "claim-wrong-flag",
        };
        let name = ruling.against.map(|color| self.player(color)).unwrap_or_default();
        let mv = match &ruling.mv {
            RuledMove::ByHand(changes) if self.is_spoken => {
                sentence(&hand_moves::spoken(self.words, self.game.settings.spoken_names, changes))
            }
            mv => hand_moves::ruled(self.words, self.notation(), mv),
        };
        t!(self.words, key, name, move = mv, article, clock = self.clock())
    }
}
