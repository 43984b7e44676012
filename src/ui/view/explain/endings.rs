//! How a game ended, in sentences: who won, how, and what follows.
//!
//! `game` decides when a game ends.

use super::{Explain, at_table_briefly, level};
use crate::game::{Ending, GameEnd};
use crate::rules::Color;
use crate::session::MatchScore;
use crate::storage::settings::Advice;
use crate::text::notation;
use crate::ui::view::law_card::LawCard;
use crate::unwinnable::MatePossible;

impl Explain<'_> {
    pub(crate) fn outcome(&self, outcome: GameEnd) -> LawCard {
        let you = self.game.table.lone_person().is_some();
        let how = outcome.ending.name();
        let title = match outcome.winner {
            Some(winner) if self.is_you(winner) => t!(self.words, "ended-you-win", how),
            Some(_) if you => t!(self.words, "ended-you-lose", how),
            Some(winner) => t!(self.words, "ended-wins", name = self.player(winner)),
            None => t!(self.words, "ended-draw"),
        };
        let illegal =
            matches!(outcome.ending, Ending::SecondIllegalMove | Ending::SecondIllegalMoveWithoutMate);
        let losing = self.game.table.penalties().losing_illegal_move;
        let ruling = self.game.table.last_ruling().filter(|ruling| illegal && ruling.count >= losing);
        let is_obvious = you && outcome.ending == Ending::Checkmate;
        let is_undecided =
            outcome.winner.is_some() && self.game.table.could_mate() == Some(&MatePossible::NotDecided);
        let sentences = [
            ruling.map(|ruling| self.finding(ruling)),
            (!is_obvious).then(|| self.why(outcome)),
            is_undecided.then(|| t!(self.words, "mate-not-decided")),
            self.game.table.wall().any().then(|| t!(self.words, "dead-wall")),
            Some(self.approved(outcome)),
            self.match_score(outcome),
            self.game.advice.map(|advice| self.advised(advice)),
            self.remark(outcome),
        ];
        LawCard {
            title,
            detail: self.words.paragraph(sentences.into_iter().flatten()),
            article: Some(outcome.article),
            score: Some(notation::result(outcome.score())),
            won: outcome.winner.is_some_and(|winner| self.is_you(winner)),
            ..LawCard::default()
        }
    }

    fn advised(&self, advice: Advice) -> String {
        let key = match advice {
            Advice::Up(_) => "advised-up",
            Advice::Down(_) => "advised-down",
            Advice::Next(_) => "adapted-next",
        };
        t!(self.words, key, level = level(self.words, advice.level()))
    }

    /// A sentence that says that both players have signed the game's result, or a different one (8.7); empty if they
    /// have not.
    fn approved(&self, outcome: GameEnd) -> String {
        let table = self.game.table;
        let played = table.ended().map(|ended| ended.winner);
        match table.is_approved() {
            false => String::new(),
            true if played == Some(outcome.winner) => t!(self.words, "approved"),
            true => t!(self.words, "approved-other", score = notation::result(outcome.score())),
        }
    }

    /// The score of the match, from its second game on.
    fn match_score(&self, outcome: GameEnd) -> Option<String> {
        let earlier = self.game.session?.match_score();
        if earlier == MatchScore::default() {
            return None;
        }
        let MatchScore(halves) = earlier.with(outcome);
        let [first, second] = halves.map(|halves| match (halves / 2, halves % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 1) => format!("{whole}½"),
            (whole, _) => whole.to_string(),
        });
        let name = |color| at_table_briefly(self.words, self.game.table, color);
        let [white, black] = Color::ALL.map(name);
        Some(t!(self.words, "match-score", white, first, black, second))
    }

    /// The sentence on how a game ended.
    pub fn why(&self, outcome: GameEnd) -> String {
        // The players may have signed a different result since.
        let outcome = self.game.table.ended().unwrap_or(outcome);
        let about = self.game.table.named_in_ending();
        let key = format!("by-{}", outcome.ending.name());
        let name = self.player(about);
        t!(self.words, &key, name)
    }
}

/// The points of White and of Black.
pub fn points(outcome: GameEnd) -> [&'static str; 2] {
    match outcome.winner {
        Some(Color::White) => ["1", "0"],
        Some(Color::Black) => ["0", "1"],
        None => ["½", "½"],
    }
}
