//! An adjourned game: what is on the envelope, and what was in it.

use super::Explain;
use crate::game::Ending;
use crate::rules::Color;
use crate::session::Session;
use crate::text::clock_face;
use crate::text::time::date as date_in_words;
use crate::ui::view::law_card::LawCard;

impl Explain<'_> {
    /// The text of the envelope: who sealed the move, its number, the players with their times, and the date if it is
    /// known.
    pub(super) fn adjourned(&self, by: Color) -> LawCard {
        let (words, game) = (self.words, self.game);
        let number = game.table.position().fullmove_number().to_string();
        let sealed = t!(words, "adjourned-by", name = self.player(by), number);
        let named = |color| {
            let name = self.player(color);
            let time = game.table.clock_shows(color, game.now);
            let digits = |ms| clock_face::text(ms, game.settings.tenths);
            match time {
                Some(ms) => t!(words, "adjourned-time", name, time = digits(ms)),
                None => name,
            }
        };
        let [white, black] = Color::ALL.map(named);
        let players = match game.session.map(Session::date) {
            Some(date) => {
                t!(words, "adjourned-players-date", white, black, date = date_in_words(words, date))
            }
            None => t!(words, "adjourned-players", white, black),
        };
        let detail = words.paragraph([sealed, players]);
        LawCard { title: t!(words, "adjourned"), detail, article: Some("I.1"), ..LawCard::default() }
    }

    /// The card about the opened envelope: what was in it, and how the game ended or who is to move.
    pub(super) fn opened(&self, by: Color, text: &str) -> LawCard {
        let (words, name) = (self.words, self.player(by));
        let ended = self.game.table.result();
        let is_illegal = ended.is_some_and(|outcome| {
            matches!(outcome.ending, Ending::IllegalSealedMove | Ending::IllegalSealedMoveWithoutMate)
        });
        let said = match self.game.moves().checked_sub(1) {
            Some(last) if !is_illegal => t!(words, "opened-move", name, move = self.numbered(last)),
            _ => t!(words, "opened-text", name, text),
        };
        if let Some(outcome) = ended {
            let card = self.outcome(outcome);
            return LawCard { detail: words.paragraph([said, card.detail]), ..card };
        }
        let detail = words.paragraph([said, self.turn()]);
        LawCard { title: t!(words, "opened"), detail, article: Some("I.1"), ..LawCard::default() }
    }
}
