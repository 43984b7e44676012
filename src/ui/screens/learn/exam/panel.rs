//! The panel next to the board: what happened, the questions, and, after the decision, the table's ruling.

use egui::{Label, ProgressBar, Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::{ExamScreen, words};
use crate::exam::{Answer, Question, Topic};
use crate::rules::Color;
use crate::text::agreements::conditions;
use crate::text::{Texts, incidents};
use crate::ui::dialogs::{follow, part};
use crate::ui::screens::learn::head;
use crate::ui::screens::learn::lessons::spoken;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::{BoardAndPanel, Command, Link, Request, ViewContext, ViewSettings};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{Arrangement, ButtonState, Choice, Choices, PanelButton, card};

impl ExamScreen {
    /// Shows the panel. Returns whether its main button was pressed.
    pub(super) fn panel(&mut self, ui: &mut Ui, places: &BoardAndPanel, ctx: &mut ViewContext<'_>) -> bool {
        let (texts, tokens) = (ctx.look.words, tokens(ui.ctx()));
        let parts = [Part::rest(false, 0.0), Part::fixed(true, tokens.control.m)];
        let body = parts::column(places.body, tokens.space.m, &parts);
        if head::show(ui, places.head, &t!(texts, Command::Exam.key()), t!(texts, "close")) {
            ctx.requests.push(Request::Return);
        }
        let link = self.page(ui, body.of(false), ctx.look);
        ctx.requests.extend(link.map(Request::from));
        let (key, state) = match (self.is_over, self.is_judged) {
            (true, _) => ("exam-again", ButtonState::Primary),
            (false, true) => ("exam-next", ButtonState::Primary),
            (false, false) if self.is_decided() => ("exam-decide", ButtonState::Primary),
            (false, false) => ("exam-decide", ButtonState::Disabled),
        };
        let button = PanelButton { tip: texts.tip(key), ..PanelButton::plain(t!(texts, key), state) };
        button.show(ui, body.of(true)).clicked()
    }

    fn page(&mut self, ui: &mut Ui, place: Rect, look: ViewSettings<'_>) -> Option<Link> {
        let (palette, tokens, texts) = (Palette::of(ui.theme()), tokens(ui.ctx()), look.words);
        card(ui.painter(), place, palette.surface, palette.line);
        let inside = UiBuilder::new().max_rect(place.shrink(tokens.space.l)).id_salt("exam");
        let mut area = ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0);
        if std::mem::take(&mut self.has_turned) {
            area = area.vertical_scroll_offset(0.0);
        }
        let shown = area.show(&mut ui.new_child(inside), |ui| {
            ui.spacing_mut().item_spacing.y = tokens.space.s;
            let link = look.message.and_then(|message| message.show_here(ui, texts));
            self.progress(ui, texts);
            if self.is_over {
                self.scores(ui, texts);
                return link;
            }
            let case = self.case();
            part(ui, &t!(texts, words::topic(case.topic)));
            let table = self.hearing.table(self.is_judged);
            let times = Color::ALL.map(|color| table.clock_shows(color, table.now()));
            let times = incidents::times(texts, times).unwrap_or_default();
            for line in [conditions(texts, case.setup()), times] {
                ui.add(Label::new(RichText::new(line).small().color(palette.quiet)).wrap());
            }
            spoken(ui, RichText::new(words::story(texts, case)).font(tokens.body()));
            ui.add_space(tokens.space.s);
            if !self.is_judged {
                self.questions(ui, texts);
                return link;
            }
            let title = if self.is_right() { "exam-right" } else { "exam-wrong" };
            spoken(ui, RichText::new(t!(texts, title)).font(tokens.heading()));
            self.judgement(ui, texts);
            let law = self.board.law(&self.hearing.after, look);
            self.quoted = law.article;
            let ruling = law.show_here(ui, texts);
            follow(ui);
            ruling.or(link)
        });
        shown.inner
    }

    /// Shows how many cases were ruled on, and how many of them rightly at the first try.
    fn progress(&self, ui: &mut Ui, texts: &Texts) {
        let palette = Palette::of(ui.theme());
        let (seen, right) = self.practice.score(|_| true);
        let count = self.cases.len();
        let [told_seen, right, all] = [seen, right, count].map(|number| number.to_string());
        let told = t!(texts, "exam-progress", seen = told_seen, right, all);
        ui.add(Label::new(RichText::new(told).small().color(palette.quiet)).wrap());
        ui.scope(|ui| {
            ui.visuals_mut().extreme_bg_color = palette.line;
            let bar = ProgressBar::new(seen as f32 / count as f32);
            ui.add(bar.desired_height(tokens(ui.ctx()).space.xs).fill(palette.law));
        });
    }

    fn questions(&mut self, ui: &mut Ui, texts: &Texts) {
        for (question, answer) in self.hearing.questions.iter().zip(&mut self.answers) {
            let name = t!(texts, words::ask(question.ask));
            part(ui, &name);
            let choice = |value: &Answer| {
                let label = words::answer(texts, &self.hearing, question.ask, value);
                Choice::new(Some(value.clone()), label)
            };
            let choices: Vec<_> = question.choices.iter().map(choice).collect();
            Choices { name: &name, arrangement: Arrangement::Chips, choices: &choices }.show(ui, answer);
            ui.add_space(tokens(ui.ctx()).space.s);
        }
        follow(ui);
    }

    /// Shows each question with the table's answer, and the answer given if that is wrong.
    fn judgement(&self, ui: &mut Ui, texts: &Texts) {
        let palette = Palette::of(ui.theme());
        for (question, given) in self.hearing.questions.iter().zip(&self.answers) {
            let Question { ask, right, .. } = question;
            let say = |answer: &Answer| words::answer(texts, &self.hearing, *ask, answer);
            let name = t!(texts, words::ask(*ask));
            let wrong = given.as_ref().filter(|given| *given != right);
            let (told, ink) = match wrong {
                None => (t!(texts, "exam-answer-right", name, right = say(right)), palette.law),
                Some(wrong) => {
                    let (right, wrong) = (say(right), say(wrong));
                    (t!(texts, "exam-answer-wrong", name, right, wrong), palette.refusal)
                }
            };
            ui.add(Label::new(RichText::new(told).color(ink)).wrap());
        }
    }

    /// Shows the score of each topic.
    fn scores(&self, ui: &mut Ui, texts: &Texts) {
        spoken(ui, RichText::new(t!(texts, "exam-over")).font(tokens(ui.ctx()).heading()));
        for topic in Topic::ALL {
            let (seen, right) = self.practice.score(|case| self.cases[case].topic == topic);
            let name = t!(texts, words::topic(topic));
            let (seen, right) = (seen.to_string(), right.to_string());
            ui.add(Label::new(t!(texts, "exam-score", name, seen, right)).wrap());
        }
    }
}
