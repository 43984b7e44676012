//! The ruling on a case: whether the answers agree with it, and the card with its reason.

use egui::{Label, RichText, Ui};

use super::{ExamScreen, words};
use crate::exam::{Answer, Question, QuestionKind};
use crate::table::Deed;
use crate::text::Texts;
use crate::ui::screens::learn::frame::spoken;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::{LawCard, Link, ViewSettings};

impl ExamScreen {
    /// Shows the table's ruling, and whether the answers agree with it. Returns the link that was clicked on the law
    /// card; `None` if none was.
    pub(super) fn ruling(&mut self, ui: &mut Ui, look: ViewSettings<'_>) -> Option<Link> {
        let texts = look.words;
        let mut given = self.answers.iter().zip(&self.hearing.questions);
        let title = if self.is_right() {
            "exam-right"
        } else if given.any(|(answer, question)| answer.as_ref() == Some(&question.right)) {
            "exam-wrong"
        } else {
            "exam-all-wrong"
        };
        spoken(ui, &t!(texts, title), tokens(ui.ctx()).heading());
        self.judgement(ui, texts);
        let law = self.verdict(look);
        self.quoted = law.article;
        law.show_here(ui, texts)
    }

    /// The card with the ruling and its reason. If the case has a text of its own about the reason, that text is the
    /// only detail. For beginners, the title is the answer.
    fn verdict(&self, look: ViewSettings<'_>) -> LawCard {
        let (texts, case, hearing) = (look.words, &self.case, &self.hearing);
        let law = self.board.law(&hearing.after, look);
        let reason = self.reason(look);
        let article = case.article.or(reason.article).or(law.article);
        let whole = reason.is_whole.then(|| texts.paragraph(reason.sentences.clone()));
        let own = texts.why(&format!("case-{}", case.name)).or(whole);
        let has_reason = !reason.sentences.is_empty();
        let with_reason =
            |detail: String| texts.paragraph([detail].into_iter().chain(reason.sentences.clone()));
        if case.is_simple() {
            let found = match hearing.ruling() {
                Some(ruling) => self.board.finding(&hearing.after, ruling, look),
                None if has_reason => String::new(),
                None => law.detail.clone(),
            };
            let asks_result = hearing.questions.iter().any(|question| question.ask == QuestionKind::Result);
            let score = law.score.filter(|_| asks_result);
            let (title, detail) = (self.simple_title(texts), own.unwrap_or_else(|| with_reason(found)));
            return LawCard { article, score, ..LawCard::of(title, detail) };
        }
        let title = |title: String| match case.decision() {
            // The table refuses what a player in the case did; whoever rules on the case has made no mistake.
            _ if law.refusal => t!(texts, "exam-table-refuses"),
            _ if reason.is_whole => t!(texts, "exam-goes-on"),
            // The arbiter intervenes without a claim by a player.
            Some(Deed::Claim { kind, by: None, .. }) => t!(texts, "exam-steps-in", kind = kind.name()),
            _ => title,
        };
        let detail = |detail: String| own.clone().unwrap_or_else(|| with_reason(detail));
        let aloud = law.aloud.map(|[heading, text]| [title(heading), detail(text)]);
        let (title, detail) = (title(law.title), detail(law.detail));
        LawCard { title, detail, aloud, article, refusal: false, ..law }
    }

    /// The title of a card for beginners: whether the claimant is right, or otherwise the right answer.
    fn simple_title(&self, texts: &Texts) -> String {
        let Some(Question { ask, right, .. }) = self.hearing.questions.first() else { return String::new() };
        let claimant = self.hearing.ruling().and_then(|ruling| ruling.by);
        match (right, claimant) {
            (Answer::Granted(is_right), Some(by)) => {
                let key = if *is_right { "exam-simple-right" } else { "exam-simple-not-right" };
                t!(texts, key, color = texts.color(by))
            }
            (Answer::Granted(true), None) => t!(texts, "exam-simple-allowed"),
            (Answer::Granted(false), None) => t!(texts, "exam-simple-not-allowed"),
            _ => words::answer(texts, &self.case, &self.hearing, *ask, right),
        }
    }

    /// Shows each question with the right answer and, if another answer or none was given, says so.
    fn judgement(&self, ui: &mut Ui, texts: &Texts) {
        let palette = Palette::of(ui.theme());
        for (question, given) in self.hearing.questions.iter().zip(&self.answers) {
            let Question { ask, right, .. } = question;
            let say = |answer: &Answer| words::answer(texts, &self.case, &self.hearing, *ask, answer);
            let name = if self.case.is_simple() { "exam-simple-answer" } else { words::ask(*ask, false) };
            let name = t!(texts, name);
            let wrong = given.as_ref().filter(|given| *given != right);
            let (told, ink) = match wrong {
                None if given.is_none() => {
                    (t!(texts, "exam-answer-none", name, right = say(right)), palette.refusal)
                }
                None => (t!(texts, "exam-answer-right", name, right = say(right)), palette.law),
                Some(wrong) => {
                    let (right, wrong) = (say(right), say(wrong));
                    (t!(texts, "exam-answer-wrong", name, right, wrong), palette.refusal)
                }
            };
            ui.add(Label::new(RichText::new(told).color(ink)).wrap());
        }
    }
}
