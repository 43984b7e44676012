//! Sentences about how a game ended: who won and how, what follows, and what a level says about the game. Also the
//! texts about an adjournment.
//!
//! `game` decides when a game ends.

use super::{Explain, at_table_briefly, level, level_named};
use crate::game::{Ending, GameEnd};
use crate::rules::Color;
use crate::session::{MatchScore, Session};
use crate::storage::settings::Advice;
use crate::table::Seat;
use crate::text::time::date as date_in_words;
use crate::text::{clock_face, notation};
use crate::ui::view::LawCard;
use crate::ui::view::settings::Remarks;
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

    /// A sentence that says that both players have signed the game's result, or a different one (8.7); empty unless
    /// both have signed the same result.
    fn approved(&self, outcome: GameEnd) -> String {
        let table = self.game.table;
        let played = table.ended().map(|ended| ended.winner);
        match table.is_approved() {
            false => String::new(),
            true if played == Some(outcome.winner) => t!(self.words, "approved"),
            true => t!(self.words, "approved-other", score = notation::result(outcome.score())),
        }
    }

    /// The score of the match, including this game; `None` for the first game of a match, or without a session.
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

    /// The sentence that says how a game ended.
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

impl Explain<'_> {
    /// The card with the text of the envelope: who sealed a move, the number of the move, the players with their times,
    /// and the date of the game if it is known.
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

// What a level may say after being mated, after any other loss, after mating, after any other win, after stalemate, and
// after any other draw.
const MATED: &[&str] = &["remark-mated-1", "remark-mated-2", "remark-mated-3"];
const BEATEN: &[&str] = &["remark-beaten-1", "remark-beaten-2"];
const MATES: &[&str] = &["remark-mates-1", "remark-mates-2", "remark-mates-3"];
const WINS: &[&str] = &["remark-wins-1", "remark-wins-2"];
const STALEMATE: &[&str] = &["remark-stalemate-1", "remark-stalemate-2"];
const DRAWN: &[&str] = &["remark-drawn-1", "remark-drawn-2"];

impl Explain<'_> {
    /// What the level says; `None` if it says nothing. The choice among the remarks that fit depends only on the
    /// level's seed and the number of plies.
    pub(super) fn remark(&self, outcome: GameEnd) -> Option<String> {
        let table = self.game.table;
        let person = table.lone_person()?;
        let Seat::Level { level, seed } = *table.seat(!person) else { return None };
        let speaks = match self.game.settings.remarks {
            Remarks::Never => false,
            Remarks::Beginners => level.is_for_beginners(),
            Remarks::Always => true,
        };
        // After fewer than four plies, there is nothing to say about the game.
        if !speaks || table.moves().len() < 4 {
            return None;
        }
        let keys = match (outcome.winner.map(|winner| winner == person), outcome.ending) {
            (Some(true), Ending::Checkmate) => MATED,
            (Some(true), _) => BEATEN,
            (Some(false), Ending::Checkmate) => MATES,
            (Some(false), _) => WINS,
            (None, Ending::Stalemate) => STALEMATE,
            (None, _) => DRAWN,
        };
        let number = (seed ^ table.moves().len() as u64) % keys.len() as u64;
        let remark = t!(self.words, keys[number as usize]);
        Some(t!(self.words, "remark", name = level_named(self.words, level), remark))
    }
}
