//! The exam: the form before it, the time left, the results and the certificate.

use std::time::Duration;

use egui::{Label, Ui};

use super::{ExamScreen, words};
use crate::exam::{ExamLength, PASS_PERCENT, Sitting, TopicScore};
use crate::game::Edition;
use crate::paper::{Certificate, CertificateRow};
use crate::text::messages::sentence;
use crate::text::{Texts, clock_face, time};
use crate::ui::dialogs::{part, text_edit};
use crate::ui::screens::learn::frame::spoken;
use crate::ui::theme::tokens;
use crate::ui::widgets::{Arrangement, Choice, Choices, message_button};

impl ExamScreen {
    /// Shows an introduction, the field for the name of the candidate, the choice of length, and the pass mark.
    pub(super) fn form(&mut self, ui: &mut Ui, texts: &Texts) {
        spoken(ui, &t!(texts, "exam-about"), tokens(ui.ctx()).body());
        let name = part(ui, &t!(texts, "exam-name"));
        let field = text_edit(ui, &mut self.name, ui.available_width()).char_limit(60);
        ui.add(field).labelled_by(name.id);
        let name = t!(texts, "exam-length");
        part(ui, &name);
        let choice = |length: ExamLength| {
            let (cases, minutes) = (length.cases.to_string(), length.minutes.to_string());
            Choice::new(length, t!(texts, "exam-length-cases", cases, minutes))
        };
        let choices = ExamLength::ALL.map(choice);
        Choices { name: &name, arrangement: Arrangement::Rows, choices: &choices }.show(ui, &mut self.length);
        spoken(ui, &pass_mark(self.length, texts), tokens(ui.ctx()).body());
    }

    /// Shows whether the exam is passed, the pass mark, the score by topic, all cases, and the button for another exam.
    pub(super) fn results(&mut self, ui: &mut Ui, texts: &Texts) {
        let Some(sitting) = &self.sitting else { return };
        let passed = if sitting.is_passed() { "exam-passed" } else { "exam-not-passed" };
        let told = t!(texts, passed, score = score(sitting, texts));
        spoken(ui, &told, tokens(ui.ctx()).heading());
        spoken(ui, &pass_mark(sitting.length, texts), tokens(ui.ctx()).body());
        part(ui, &t!(texts, "exam-by-topic"));
        for TopicScore { topic, right, cases } in sitting.by_topic() {
            let [right, cases] = [right, cases].map(|count| count.to_string());
            let (topic, articles) = (t!(texts, words::topic(topic)), words::articles(texts, topic));
            ui.add(Label::new(t!(texts, "exam-topic-score", topic, articles, right, cases)).wrap());
        }
        part(ui, &t!(texts, "exam-all-cases"));
        let mut explained = None;
        for (number, case) in sitting.cases().iter().enumerate() {
            let topic = t!(texts, words::topic(case.case.topic));
            let key = if case.is_right { "exam-case-right" } else { "exam-case-wrong" };
            if ui.button(t!(texts, key, number = (number + 1).to_string(), topic)).clicked() {
                explained = Some(number);
            }
        }
        if message_button(ui, texts, "exam-another", true) {
            self.sitting = None;
            self.open_next();
        } else if let Some(number) = explained {
            self.explain_again(number);
        }
    }

    /// The certificate of an exam; `None` unless it is over.
    pub(super) fn certificate(&self, texts: &Texts) -> Option<Certificate> {
        let sitting = self.sitting.as_ref().filter(|sitting| sitting.is_over())?;
        let topic = |TopicScore { topic, right, cases }| CertificateRow {
            topic: t!(texts, words::topic(topic)),
            articles: sentence(&words::articles(texts, topic)),
            right,
            cases,
        };
        Some(Certificate {
            name: self.name.trim().to_owned(),
            date: time::date(texts, sitting.date),
            right: sitting.right(),
            cases: sitting.cases().len(),
            needed: sitting.length.needed(),
            minutes: sitting.length.minutes,
            edition: Edition::default().year(),
            is_passed: sitting.is_passed(),
            topics: sitting.by_topic().into_iter().map(topic).collect(),
        })
    }
}

fn score(sitting: &Sitting, texts: &Texts) -> String {
    let [right, cases] = [sitting.right(), sitting.cases().len()].map(|count| count.to_string());
    t!(texts, "certificate-score", right, cases)
}

/// The text that says how many cases must be ruled on correctly.
fn pass_mark(length: ExamLength, texts: &Texts) -> String {
    let [needed, cases, percent] =
        [length.needed(), length.cases, PASS_PERCENT].map(|count| count.to_string());
    t!(texts, "exam-pass-mark", needed, cases, percent)
}

/// The number of the case and the time that is left, or the score once the exam is over; and the share of the cases
/// that are done. During the exam, the window is redrawn when the next second begins.
pub(super) fn exam_progress(ui: &Ui, sitting: &Sitting, now: u64, texts: &Texts) -> (String, Option<f32>) {
    let (done, all) = sitting.progress();
    let share = Some(done as f32 / all.max(1) as f32);
    if sitting.is_over() {
        return (score(sitting, texts), share);
    }
    let left = sitting.left_ms(now);
    ui.ctx().request_repaint_after(Duration::from_millis(left % 1000 + 1));
    let time = clock_face::text(left, false);
    (t!(texts, "exam-left", case = (done + 1).to_string(), all = all.to_string(), time), share)
}
