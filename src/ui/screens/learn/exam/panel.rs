//! The panel next to the board: the choice of what to practise, and below it what happened in a case, with the
//! questions or the table's ruling; the scores; or the form or the results of an exam.

use egui::accesskit::Live;
use egui::style::ScrollAnimation;
use egui::{Align, ComboBox, Id, Label, Memory, Rect, RichText, Role, Sense, TextStyle, Ui, WidgetText};

use super::results::exam_progress;
use super::story::story;
use super::{ExamScreen, Mode, Page, Scroll, words};
use crate::exam::{Answer, Case, Hearing, PracticeNote, Sitting, Topic};
use crate::platform::HAS_WINDOW;
use crate::rules::{CastlingSide, Color};
use crate::text::agreements::conditions;
use crate::text::{Texts, incidents};
use crate::ui::dialogs::{part, pick};
use crate::ui::screens::learn::frame;
use crate::ui::theme::tokens;
use crate::ui::view::live;
use crate::ui::view::request::Confirmation;
use crate::ui::view::{BoardAndPanel, Command, Link, Request, ViewContext, first_step};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{
    Arrangement, ButtonState, Choice, Choices, PanelButton, focus_ring, message_button, named,
};

const LEVELS: [&str; 4] = ["exam-level-0", "exam-level-1", "exam-level-2", "exam-level-3"];

impl ExamScreen {
    /// Shows the panel. Returns whether its main button was pressed.
    pub(super) fn panel(&mut self, ui: &mut Ui, places: &BoardAndPanel, ctx: &mut ViewContext<'_>) -> bool {
        let (texts, tokens) = (ctx.look.words, tokens(ui.ctx()));
        let hands_in = self.page == Page::Questions && self.is_running();
        let parts = [
            Part::rest("page", 0.0),
            Part::fixed("hand in", tokens.control.m).leaves(1).only_if(hands_in),
            Part::fixed("main button", tokens.control.m),
        ];
        let body = parts::column(places.body, tokens.space.m, &parts);
        frame::head(ui, places.head, Command::Exam, "close", ctx);
        let link = self.page(ui, body.of("page"), ctx);
        ctx.requests.extend(link.map(Request::from));
        if let Some(place) = body.get("hand in") {
            let plain = PanelButton::plain(t!(texts, "exam-hand-in"), ButtonState::Plain);
            if (PanelButton { tip: texts.tip("exam-hand-in"), ..plain }).show(ui, place).clicked() {
                let hand_in = Box::new(Request::HandInExam);
                ctx.requests.push(Request::Confirm(Confirmation::HandInExam, hand_in));
            }
        }
        let key = match (self.page, self.mode) {
            (Page::Questions, _) => "exam-decide",
            (Page::Ruling, Mode::Exam) => "exam-results",
            (Page::Ruling, _) => "exam-next",
            (Page::Scores, Mode::Endless) => "exam-next",
            (Page::Scores, _) if self.next_level().is_some() => "exam-next-level",
            (Page::Scores, _) => "exam-again",
            (Page::Form, _) => "exam-begin",
            (Page::Results, _) if self.sitting.as_ref().is_some_and(Sitting::is_passed) => "exam-certificate",
            (Page::Results, _) => "exam-save-result",
        };
        let open_count = self.answers.iter().filter(|answer| answer.is_none()).count();
        let left = if self.page == Page::Questions { open_count } else { 0 };
        let (label, state) = match left {
            0 => (t!(texts, key), ButtonState::Primary),
            count => (t!(texts, "exam-decide-left", count), ButtonState::Disabled),
        };
        // The tip for `exam-decide` says why the button is disabled.
        let tip = if key == "exam-decide" && left == 0 { String::new() } else { texts.tip(key) };
        let button = PanelButton { tip, ..PanelButton::plain(label.clone(), state) };
        let shown = button.show(ui, body.of("main button"));
        if std::mem::take(&mut self.access.leads_on) && ui.memory(Memory::focused).is_some() {
            shown.request_focus();
        }
        if left > 0 {
            live::show(ui.ctx(), shown.id, label, Live::Polite);
        }
        shown.clicked()
    }

    fn page(&mut self, ui: &mut Ui, place: Rect, ctx: &mut ViewContext<'_>) -> Option<Link> {
        let (look, texts) = (ctx.look, ctx.look.words);
        let (scroll, is_results) = (self.scroll.take(), self.page == Page::Results);
        let offset = if let Some(Scroll::To(offset)) = scroll { Some(offset) } else { None };
        let shown = frame::page(ui, place, "exam", offset, |ui| {
            let mut link = look.message.and_then(|message| message.show_here(ui, texts));
            first_step::within(ui, |ui| self.modes(ui, texts, ctx.requests));
            if !matches!(self.page, Page::Form | Page::Results) {
                self.progress(ui, texts);
            }
            if matches!(self.page, Page::Questions | Page::Ruling) {
                self.story(ui, texts);
            }
            match self.page {
                Page::Questions => self.questions(ui, texts),
                Page::Ruling => {
                    let top = ui.cursor();
                    link = self.ruling(ui, look).or(link);
                    if scroll == Some(Scroll::Ruling) {
                        let ruling = top.intersect(ui.min_rect());
                        ui.scroll_to_rect_animation(ruling, Some(Align::TOP), ScrollAnimation::none());
                    }
                }
                Page::Scores => self.scores(ui, texts, ctx.requests),
                Page::Form => self.form(ui, texts),
                Page::Results => self.results(ui, texts),
            }
            link
        });
        if is_results {
            self.results_offset = shown.state.clamped_offset().y;
        }
        shown.inner
    }

    /// Shows the choice of what to practise, unless an exam is running.
    fn modes(&mut self, ui: &mut Ui, texts: &Texts, requests: &mut Vec<Request>) {
        if self.is_running() {
            return;
        }
        let name = t!(texts, "exam-mode");
        let choice = |(mode, key): (Mode, &str)| {
            Choice::new(mode, texts.short(key)).name(t!(texts, key)).tip(texts.tip(key))
        };
        let modes = [(Mode::Cases, "exam-cases"), (Mode::Endless, "exam-endless"), (Mode::Exam, "exam-exam")];
        let choices = modes.map(choice);
        let mut mode = self.mode;
        if (Choices { name: &name, arrangement: Arrangement::Bar, choices: &choices }).show(ui, &mut mode) {
            self.choose(mode);
        }
        if self.mode == Mode::Endless {
            self.topics(ui, texts, requests);
        } else if self.mode == Mode::Cases {
            self.case_level(ui, texts, requests);
        }
    }

    /// Shows the list of levels for the program's cases. Choosing a different level, or any level on the page with the
    /// scores, opens a case of that level.
    fn case_level(&mut self, ui: &mut Ui, texts: &Texts, requests: &mut Vec<Request>) {
        let mut level = self.practice.level();
        let is_chosen = level_list(ui, texts, &mut level);
        if level != self.practice.level() || is_chosen && self.page == Page::Scores {
            self.choose_level(level, requests);
        }
    }

    /// Shows the choices of topic and level for generated cases.
    fn topics(&mut self, ui: &mut Ui, texts: &Texts, requests: &mut Vec<Request>) {
        let (mut topic, mut level) = (self.endless.topic, self.endless.level);
        let topics = Topic::ALL.into_iter().filter(|topic| topic.is_generated(level));
        list(ui, &t!(texts, "exam-topic"), &mut topic, topics, |topic| t!(texts, words::topic(*topic)));
        level_list(ui, texts, &mut level);
        if (topic, level) != (self.endless.topic, self.endless.level) {
            self.endless.choose(topic, level);
            let topic = self.endless.topic;
            requests.push(Request::NotePractice(PracticeNote::Endless { topic, level }));
            self.open_next();
        }
    }

    /// Shows the conditions of the case and what happened. Before the ruling, the focus begins here, where a screen
    /// reader reads both and the questions.
    fn story(&mut self, ui: &mut Ui, texts: &Texts) {
        let tokens = tokens(ui.ctx());
        part(ui, &t!(texts, words::topic(self.case.topic)));
        let table = self.hearing.table(self.page == Page::Ruling);
        let times = Color::ALL.map(|color| table.clock_shows(color, self.hearing.decided_at));
        let is_simple = self.case.is_simple();
        let conditions = (!is_simple).then(|| conditions(texts, self.case.setup()));
        let has_times = !is_simple || self.case.topic == Topic::Flags;
        let times = incidents::times(texts, times).filter(|_| has_times);
        let known = self.case.story().map(|_| known(texts, &self.case, &self.hearing));
        let lines = [conditions, times, known].into_iter().flatten().filter(|line| !line.is_empty());
        let lines: Vec<String> = lines.collect();
        for line in &lines {
            frame::quiet(ui, line);
        }
        let story = story(texts, &self.case);
        let place = ui.add(Label::new(RichText::new(&story).font(tokens.body())).wrap()).rect;
        let asked = self.hearing.questions.iter().map(|asked| t!(texts, words::ask(asked.ask, is_simple)));
        let said = texts.spoken(lines.into_iter().chain([story]).chain(asked));
        let stop = ui.interact(place, Id::unique("story of the case"), Sense::FOCUSABLE);
        named(ui, &stop, Role::Paragraph, &said);
        focus_ring(ui, place, &stop);
        if self.page == Page::Questions {
            first_step::note(ui.ctx(), stop.id);
        }
        // In a browser, screen readers don't follow the focus.
        self.access.is_story_read |= HAS_WINDOW && stop.has_focus();
        let live = if self.access.is_story_read { Live::Off } else { Live::Polite };
        live::show(ui.ctx(), stop.id, said, live);
        ui.add_space(tokens.space.s);
    }

    /// Shows how many cases were ruled on, and how many of them correctly at the first try; in an exam, shows what
    /// [`exam_progress`] returns.
    fn progress(&self, ui: &mut Ui, texts: &Texts) {
        let (told, share) = match (self.mode, &self.sitting) {
            (Mode::Exam, Some(sitting)) => exam_progress(ui, sitting, self.now, texts),
            (Mode::Endless, _) => {
                let (seen, right) = self.endless.score();
                let [seen, right] = [seen, right].map(|number| number.to_string());
                (t!(texts, "exam-endless-progress", seen, right), None)
            }
            _ => {
                let is_of_level = |case: usize| self.cases[case].level == self.practice.level();
                let (seen, right) = self.practice.score(is_of_level);
                let count = (0..self.cases.len()).filter(|case| is_of_level(*case)).count();
                let share = Some(seen as f32 / count as f32);
                let [seen, right, all] = [seen, right, count].map(|number| number.to_string());
                (t!(texts, "exam-progress", seen, right, all), share)
            }
        };
        frame::quiet(ui, told);
        if let Some(share) = share {
            frame::progress(ui, share);
        }
    }

    /// Shows the questions. Once one is answered, the next question without an answer is scrolled into view.
    fn questions(&mut self, ui: &mut Ui, texts: &Texts) {
        let (mut seeks_next, is_simple) = (false, self.case.is_simple());
        for (question, answer) in self.hearing.questions.iter().zip(&mut self.answers) {
            let (name, top) = (t!(texts, words::ask(question.ask, is_simple)), ui.cursor().min);
            part(ui, &name);
            let choice = |value: &Answer| {
                let label = words::answer(texts, &self.case, &self.hearing, question.ask, value);
                let choice = Choice::new(Some(value.clone()), label);
                let Answer::Article(article) = value else { return choice };
                let title = words::article_title(texts, article);
                let name =
                    t!(texts, "exam-article-title", article = article.as_str(), title = title.as_str());
                choice.name(name.as_str()).tip(name).detail(title)
            };
            let choices: Vec<_> = question.choices.iter().map(choice).collect();
            let focused = ui.memory(Memory::focused);
            let is_new =
                Choices { name: &name, arrangement: Arrangement::Chips, choices: &choices }.show(ui, answer);
            if is_new {
                // If the focus moved, a screen reader reads the answer there.
                let stays = focused.is_some() && ui.memory(Memory::focused) == focused;
                let chosen = choices.iter().find(|choice| choice.value == *answer).filter(|_| stays);
                self.access.chosen =
                    chosen.map(|choice| t!(texts, "exam-chosen", answer = choice.name.as_str()));
            }
            ui.add_space(tokens(ui.ctx()).space.s);
            if seeks_next && answer.is_none() {
                ui.scroll_to_rect(Rect::from_min_max(top, ui.cursor().min), None);
            }
            seeks_next = is_new || seeks_next && answer.is_some();
        }
        if let Some(chosen) = &self.access.chosen {
            live::show(ui.ctx(), Id::unique("chosen answer"), chosen, Live::Polite);
        }
    }

    /// Shows the score of a level and of each of its topics, and the button that starts the level again unless the main
    /// button does; or, if no generated case was found, says so.
    fn scores(&mut self, ui: &mut Ui, texts: &Texts, requests: &mut Vec<Request>) {
        if self.mode == Mode::Endless {
            return frame::spoken(ui, &t!(texts, "exam-none"), tokens(ui.ctx()).body());
        }
        let level = self.practice.level();
        let score = |topic: Option<Topic>| {
            self.practice.score(|case| {
                let case = &self.cases[case];
                case.level == level && topic.is_none_or(|topic| case.topic == topic)
            })
        };
        let [all, right] = <[usize; 2]>::from(score(None)).map(|count| count.to_string());
        let over = t!(texts, "exam-over", level = LEVELS[usize::from(level)], all, right);
        frame::spoken(ui, &over, tokens(ui.ctx()).heading());
        for topic in Topic::ALL {
            let (seen, right) = score(Some(topic));
            if seen == 0 {
                continue;
            }
            let name = t!(texts, words::topic(topic));
            let (seen, right) = (seen.to_string(), right.to_string());
            ui.add(Label::new(t!(texts, "exam-score", name, seen, right)).wrap());
        }
        if self.next_level().is_some() && message_button(ui, texts, "exam-again", true) {
            self.choose_level(level, requests);
        }
    }
}

/// What the story of a generated case leaves out: on some topics, who has the move or which castling rights there were
/// at its start; otherwise empty.
fn known(texts: &Texts, case: &Case, hearing: &Hearing) -> String {
    let position = case.position_of_story();
    match case.topic {
        Topic::Flags => match hearing.before.position().turn() {
            Color::White => t!(texts, "turn-white"),
            Color::Black => t!(texts, "turn-black"),
        },
        Topic::Illegal | Topic::Fast if position.castling_rooks().is_empty() => String::new(),
        Topic::Castling | Topic::Claims | Topic::Illegal | Topic::Fast => {
            let [white, black] = Color::ALL.map(|color| {
                let has = |side: &CastlingSide| position.castling_rook(color, *side).is_some();
                let sides: Vec<String> =
                    CastlingSide::ALL.into_iter().filter(has).map(|side| side.san().to_owned()).collect();
                if sides.is_empty() { t!(texts, "editor-castling-none") } else { texts.row(sides) }
            });
            t!(texts, "exam-castling-rights", white, black)
        }
        _ => String::new(),
    }
}

/// Shows the list of levels. Returns whether one was chosen, even if it was the current one.
fn level_list(ui: &mut Ui, texts: &Texts, level: &mut u8) -> bool {
    let named = |level: &u8| t!(texts, LEVELS[usize::from(*level)]);
    list(ui, &t!(texts, "exam-level"), level, 0..LEVELS.len() as u8, named)
}

/// Shows a list, from which one value is chosen. It fills the rest of the row of its label, or the row below if the
/// rest is narrower than a list usually is. Returns whether a value was chosen, even if it was the current one.
fn list<T: PartialEq>(
    ui: &mut Ui,
    name: &str,
    current: &mut T,
    values: impl Iterator<Item = T>,
    named: impl Fn(&T) -> String,
) -> bool {
    let label = WidgetText::from(name).into_galley(ui, None, f32::INFINITY, TextStyle::Body);
    let spacing = ui.spacing();
    let is_beside = label.size().x + spacing.item_spacing.x + spacing.combo_width <= ui.available_width();
    let show = |ui: &mut Ui| {
        let label = ui.label(name);
        let list = ComboBox::from_id_salt(name).width(ui.available_width()).truncate().height(520.0);
        let (list, is_chosen) = pick(ui, list, current, values, named);
        list.labelled_by(label.id);
        is_chosen
    };
    if is_beside { ui.horizontal(show).inner } else { ui.vertical(show).inner }
}
