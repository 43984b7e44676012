//! The sentences of the review.
//!
//! What the sentences are about: see `session::review`.

use crate::rules::Move;
use crate::session::review::{Loss, Review, Severity, Trial, TrialState, TurningPoint, Verdict};
use crate::table::Table;
use crate::text::{Texts, notation};
use crate::ui::view::{Explain, GameView, LawCard, ViewContext, evaluation};

/// The words of a review.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub explain: Explain<'a>,
}

impl<'a> Words<'a> {
    /// The words for the review of this game.
    pub fn of(ctx: &ViewContext<'a>) -> Words<'a> {
        let (table, _) = ctx.session.reviewed();
        Words { explain: Explain::new(ctx.look.words, GameView::at(table, ctx.look.settings)) }
    }

    pub fn texts(&self) -> &'a Texts {
        self.explain.words
    }

    /// The game that the review is about.
    pub fn table(&self) -> &'a Table {
        self.explain.game.table
    }

    /// The move in the letters of the score sheet: "Nf3", "Pf3".
    fn written(&self, san: &str) -> String {
        notation::text(san, self.explain.notation(), self.explain.words)
    }

    /// A move in the position after this many plies, in the letters of the score sheet.
    pub fn mv(&self, moves: usize, mv: Move) -> String {
        self.written(&self.san(moves, mv))
    }

    /// The same move in English letters.
    pub fn san(&self, moves: usize, mv: Move) -> String {
        self.table().position_after(moves).san(mv)
    }

    /// The position after this many plies, named by the move that led there.
    pub fn place(&self, moves: usize) -> String {
        match moves.checked_sub(1) {
            Some(before) => self.explain.numbered(before),
            None => t!(self.explain.words, "review-start"),
        }
    }

    /// What the move costs, in a sentence.
    pub fn loss(&self, point: &TurningPoint) -> String {
        let words = self.explain.words;
        let (color, opponent) = (words.color(point.by), words.color(!point.by));
        match point.loss {
            Loss::AllowsMate(moves) => t!(words, "review-allows-mate", moves),
            Loss::MissesMate(moves) => t!(words, "review-misses-mate", moves),
            Loss::Loses => t!(words, "review-loses", opponent),
            Loss::Win => t!(words, "review-loses-win"),
            Loss::Advantage => t!(words, "review-loses-advantage"),
            Loss::Balance => t!(words, "review-loses-balance", opponent),
            Loss::Ground => t!(words, "review-loses-ground"),
            Loss::Chances => t!(words, "review-loses-chances", color),
        }
    }

    /// Everything about a turning point, for a screen reader.
    pub fn spoken(&self, point: &TurningPoint) -> String {
        let words = self.explain.words;
        let severity = match point.severity {
            Severity::Inaccuracy => t!(words, "review-inaccuracy"),
            Severity::Mistake => t!(words, "review-mistake"),
            Severity::Blunder => t!(words, "review-blunder"),
        };
        let [before, after] = point.shares.map(percent);
        t!(
            words,
            "review-point",
            move = self.place(point.moves + 1),
            severity,
            color = words.color(point.by),
            loss = self.loss(point),
            better = self.mv(point.moves, point.better),
            before,
            after
        )
    }

    /// White's chances after this many plies: "9. h3: White 43 percent".
    pub fn now(&self, review: &Review, moves: usize) -> String {
        let place = self.place(moves);
        match review.evaluation(moves) {
            Some(known) => {
                let percent = percent(known.worth.share());
                t!(self.explain.words, "review-now", move = place, percent)
            }
            None => place,
        }
    }

    /// The card about the position after this many plies.
    pub fn card(&self, review: &Review, moves: usize) -> LawCard {
        let words = self.explain.words;
        if let Some(point) = review.turning_points().iter().find(|point| point.moves == moves) {
            let (color, played) = (words.color(point.by), self.place(moves + 1));
            let better = self.mv(moves, point.better);
            let title = t!(words, "review-find", color, move = played);
            let detail = words.paragraph([self.loss(point), t!(words, "review-try", better)]);
            return LawCard::of(title, detail);
        }
        let detail = match review.evaluation(moves) {
            Some(known) => evaluation::sentence(known.worth, words),
            None if review.is_too_shallow(moves) => t!(words, "review-too-shallow"),
            None => String::new(),
        };
        LawCard::of(self.place(moves), detail)
    }

    /// The card about a move that was tried.
    pub fn tried(&self, review: &Review, trial: Trial) -> LawCard {
        let words = self.explain.words;
        let mv = self.mv(trial.moves, trial.tried);
        let (worth, verdict) = match trial.state {
            TrialState::Judged(worth, verdict) => (worth, verdict),
            TrialState::Pending => {
                return LawCard::of(t!(words, "review-tried-sought", move = mv), String::new());
            }
            TrialState::TooShallow => {
                return LawCard::of(t!(words, "review-tried-too-shallow", move = mv), String::new());
            }
        };
        let named = |mv: Option<Move>| mv.map(|mv| self.mv(trial.moves, mv)).unwrap_or_default();
        let best = named(review.evaluation(trial.moves).and_then(|known| known.best));
        let played = named(self.table().moves().get(trial.moves).map(|played| played.mv));
        let title = match verdict {
            Verdict::Best => t!(words, "review-tried-best", move = mv),
            Verdict::Played => t!(words, "review-tried-played", move = mv),
            Verdict::AsGood => t!(words, "review-tried-as-good", move = mv, best),
            Verdict::Better => t!(words, "review-tried-better", move = mv, played, best),
            Verdict::NoBetter => t!(words, "review-tried-no-better", move = mv, played),
            Verdict::Worse => t!(words, "review-tried-worse", move = mv, played),
        };
        let refusal = matches!(verdict, Verdict::NoBetter | Verdict::Worse);
        LawCard { title, detail: evaluation::sentence(worth, words), refusal, ..LawCard::default() }
    }
}

/// A share in percent; from 1 to 99 while neither side has won the whole point.
pub fn percent(share: f32) -> u32 {
    let percent = (share * 100.0).round();
    if share > 0.0 && share < 1.0 { percent.clamp(1.0, 99.0) as u32 } else { percent as u32 }
}
