//! The sentences of the review.
//!
//! For what the sentences are about, see `session::review`.

use crate::rules::Move;
use crate::session::analysis::numbered;
use crate::session::review::{Review, Severity, Stage, Trial, TrialState, TurningPoint, Verdict};
use crate::table::Table;
use crate::text::{Texts, notation};
use crate::ui::view::{Explain, GameView, LawCard, ViewContext, evaluation};

/// The maximum number of plies of a line in a sentence.
const MAX_LINE: usize = 6;

/// What the sentences of a review are composed from: the texts and the game.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub explain: Explain<'a>,
}

impl<'a> Words<'a> {
    /// The sentences of the review in this session.
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

    /// A move or a line in the notation of the window, such as "Nf3", in Dutch "Pf3".
    fn written(&self, san: &str) -> String {
        notation::text(san, self.explain.notation(), self.explain.words)
    }

    /// A move in the position after this many plies, in the notation of the window.
    pub fn mv(&self, moves: usize, mv: Move) -> String {
        self.written(&self.san(moves, mv))
    }

    /// A move in the position after this many plies, in English letters.
    pub fn san(&self, moves: usize, mv: Move) -> String {
        self.table().position_after(moves).san(mv)
    }

    /// The name of the position after this many plies: the move that led there or, without one, the start of the game.
    pub fn place(&self, moves: usize) -> String {
        match moves.checked_sub(1) {
            Some(before) => self.explain.numbered(before),
            None => t!(self.explain.words, "review-start"),
        }
    }

    /// What the move of the game at a turning point costs, in a sentence.
    pub fn loss(&self, point: &TurningPoint) -> String {
        evaluation::loss(point.loss, point.by, self.explain.words)
    }

    /// Everything about a turning point that has been shown at this stage, for a screen reader.
    pub fn spoken(&self, point: &TurningPoint, stage: Stage) -> String {
        let words = self.explain.words;
        let severity = match point.severity {
            Severity::Inaccuracy => t!(words, "review-inaccuracy"),
            Severity::Mistake => t!(words, "review-mistake"),
            Severity::Blunder => t!(words, "review-blunder"),
        };
        let [before, after] = point.shares.map(percent);
        let (mv, color) = (self.place(point.moves + 1), words.color(point.by));
        if stage < Stage::Better {
            return t!(words, "review-point-guess", move = mv, severity, color, before, after);
        }
        let (loss, better) = (self.loss(point), self.mv(point.moves, point.better));
        t!(words, "review-point", move = mv, severity, color, loss, better, before, after)
    }

    /// The first plies of a line, in the notation of the window, such as "7… Bh3 8. Re1". The line begins after this
    /// many plies of the game and, if `before` is given, after that move too.
    fn line(&self, moves: usize, before: Option<Move>, line: &[Move]) -> String {
        let mut position = self.table().position_after(moves).clone();
        if let Some(before) = before {
            position.play(before);
        }
        self.written(&numbered(&position, &line[..line.len().min(MAX_LINE)]))
    }

    /// White's chances after this many plies, such as "9. h3: White 43 per cent"; only the name of the position while
    /// the chances are not known.
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
    pub fn card(&self, review: &Review, moves: usize, stage: Stage) -> LawCard {
        let words = self.explain.words;
        if let Some(point) = review.turning_points().iter().find(|point| point.moves == moves) {
            return match stage {
                Stage::Guess | Stage::Hint => self.guess(point),
                Stage::Better => self.better(review, point),
                Stage::Why => self.why(review, point),
            };
        }
        let detail = match review.evaluation(moves) {
            Some(known) => evaluation::sentence(known.worth, words),
            None if review.is_too_shallow(moves) => t!(words, "review-too-shallow"),
            None => String::new(),
        };
        LawCard::of(self.place(moves), detail)
    }

    /// The card that says what was played, and that there was something better.
    fn guess(&self, point: &TurningPoint) -> LawCard {
        let words = self.explain.words;
        let (color, [before, after]) = (words.color(point.by), point.shares.map(percent));
        let title = t!(words, "review-find", color = color.clone(), move = self.place(point.moves + 1));
        LawCard::of(title, t!(words, "review-guess", color, before, after))
    }

    /// The card about the better move, with the line that begins with it and the evaluation.
    fn better(&self, review: &Review, point: &TurningPoint) -> LawCard {
        let words = self.explain.words;
        let line = self.line(point.moves, None, review.line(point.moves));
        let worth = review.evaluation(point.moves).map(|known| evaluation::sentence(known.worth, words));
        let title = t!(words, "review-try", better = self.mv(point.moves, point.better));
        let line = Some(line).filter(|line| !line.is_empty()).map(|line| t!(words, "review-line", line));
        LawCard::of(title, words.paragraph(line.into_iter().chain(worth)))
    }

    /// The card about what the move of the game cost, and the line that punishes it.
    fn why(&self, review: &Review, point: &TurningPoint) -> LawCard {
        let words = self.explain.words;
        let line = self.line(point.moves + 1, None, review.line(point.moves + 1));
        let line = Some(line).filter(|line| !line.is_empty()).map(|line| t!(words, "review-punished", line));
        let title = t!(words, "review-why-not", move = self.place(point.moves + 1));
        LawCard::of(title, words.paragraph(line.into_iter().chain([self.loss(point)])))
    }

    /// The card about a move that was tried.
    pub fn tried(&self, review: &Review, trial: Trial) -> LawCard {
        let words = self.explain.words;
        let mv = self.mv(trial.moves, trial.tried);
        let unknown = |key| LawCard::of(t!(words, key, move = mv.as_str()), String::new());
        let (worth, verdict) = match trial.state {
            TrialState::Judged(worth, verdict) => (worth, verdict),
            TrialState::Pending => return unknown("review-tried-sought"),
            TrialState::TooShallow => return unknown("review-tried-too-shallow"),
        };
        let named = |mv: Option<Move>| mv.map(|mv| self.mv(trial.moves, mv)).unwrap_or_default();
        let best = named(review.evaluation(trial.moves).and_then(|known| known.best));
        let played = named(self.table().moves().get(trial.moves).map(|played| played.mv));
        let title = match verdict {
            Verdict::Best => t!(words, "review-tried-best", move = mv),
            Verdict::Played => t!(words, "review-tried-played", move = mv),
            Verdict::AsGood => t!(words, "review-tried-as-good", move = mv, best),
            Verdict::Better => t!(words, "review-tried-better", move = mv, played),
            Verdict::NoBetter => t!(words, "review-tried-no-better", move = mv, played),
            Verdict::Worse => t!(words, "review-tried-worse", move = mv, played),
        };
        let refusal = matches!(verdict, Verdict::NoBetter | Verdict::Worse);
        let reply = self.line(trial.moves, Some(trial.tried), review.trial_line());
        let reply = Some(reply).filter(|line| refusal && !line.is_empty());
        let reply = reply.map(|line| t!(words, "review-punished", line));
        let detail = words.paragraph(reply.into_iter().chain([evaluation::sentence(worth, words)]));
        LawCard { title, detail, refusal, ..LawCard::default() }
    }
}

/// A share in percent; from 1 to 99 unless the share is 0 or 1.
pub fn percent(share: f32) -> u32 {
    let percent = (share * 100.0).round();
    if share > 0.0 && share < 1.0 { percent.clamp(1.0, 99.0) as u32 } else { percent as u32 }
}
