//! The panel next to the lesson's board: its text, the law card, and the buttons.
//!
//! `ui::view::study_layout` divides the window.

use egui::accesskit::Live;
use egui::{Align, FontId, Label, ProgressBar, Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::{Course, Lesson};
use crate::text::Texts;
use crate::ui::dialogs::follow;
use crate::ui::screens::learn::book::page::{Block, Page};
use crate::ui::screens::learn::head;
use crate::ui::theme::{Palette, tokens};
use crate::ui::view::request::{StartAction, StartChoice};
use crate::ui::view::{BoardAndPanel, Command, LawCard, Link, Request, ViewContext, command_button, live};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton, card};

/// What the learner requests in the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonRequest {
    /// Announce castling, confirm it, or begin or end adjusting.
    Say(Command),
    /// Restart the step.
    Again,
    /// Go to another step.
    GoTo(usize),
}

/// The parts of the panel's body.
#[derive(Clone, Copy, PartialEq)]
enum Body {
    Text,
    Law,
    Buttons,
}

impl Lesson {
    /// Shows the panel. Returns what was requested.
    pub(super) fn panel(
        &self,
        ui: &mut Ui,
        places: &BoardAndPanel,
        law: &LawCard,
        ctx: &mut ViewContext<'_>,
    ) -> Option<LessonRequest> {
        let words = ctx.look.words;
        let (tokens, body) = (tokens(ui.ctx()), places.body);
        // All four buttons are in one row if they fit.
        let columns = if body.width() >= 360.0 && body.height() < body.width() { 4 } else { 2 };
        let rows = (4 / columns) as f32;
        let buttons = rows * (tokens.control.m + tokens.space.s) - tokens.space.s;
        let height = law.height(ui, words, body.width());
        // If there is less space for the text, the law card scrolls with it.
        let least = (body.height() - buttons - tokens.space.m).clamp(0.0, 96.0);
        let parts = [
            Part::rest(Body::Text, least),
            Part::fixed(Body::Law, height).leaves(1),
            Part::fixed(Body::Buttons, buttons),
        ];
        let body = parts::column(body, tokens.space.m, &parts);
        let name = t!(words, self.course.command().key());
        if head::show(ui, places.head, &name, t!(words, self.course.leaving()[0])) {
            ctx.requests.push(Request::Return);
        }
        let card = body.get(Body::Law);
        let in_text = self.text(ui, body.of(Body::Text), law, card.is_none(), words);
        let link = card.and_then(|card| law.show(ui, card, words)).or(in_text);
        ctx.requests.extend(link.and_then(Link::article).map(Request::Explain));
        self.foot(ui, body.of(Body::Buttons), columns, ctx)
    }

    /// Shows the text in its rectangle; `with_law` adds the law card after the text, because the card has no place of
    /// its own. Returns the card's link if it was clicked.
    fn text(&self, ui: &mut Ui, place: Rect, law: &LawCard, with_law: bool, words: &Texts) -> Option<Link> {
        let (palette, tokens) = (Palette::of(ui.theme()), tokens(ui.ctx()));
        let page = self.pages.get(self.at)?;
        card(ui.painter(), place, palette.surface, palette.line);
        let inside = UiBuilder::new().max_rect(place.shrink(tokens.space.l)).id_salt(("lesson", self.at));
        let area = ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0);
        let shown = area.show(&mut ui.new_child(inside), |ui| {
            self.progress(ui, words);
            // A narrow panel has smaller text.
            let points = if place.width() < 300.0 { tokens.text.small } else { tokens.text.body };
            if page.title != t!(words, self.course.command().key()) {
                spoken(ui, RichText::new(&page.title).font(tokens.heading()));
            }
            for text in paragraphs(page) {
                spoken(ui, RichText::new(text).font(FontId::proportional(points)));
            }
            let mut link = None;
            if with_law {
                let top = ui.cursor();
                link = law.show_here(ui, words);
                if self.said.as_ref().is_some_and(|said| said != law) {
                    ui.scroll_to_rect(top.intersect(ui.min_rect()), Some(Align::TOP));
                }
            }
            follow(ui);
            link
        });
        shown.inner
    }

    /// Shows "Step 2 of 8", and the share of the steps that are done.
    fn progress(&self, ui: &mut Ui, words: &Texts) {
        let palette = Palette::of(ui.theme());
        let step = t!(words, "lesson-step", step = self.at + 1, steps = self.done.len());
        ui.label(RichText::new(step).small().color(palette.quiet));
        let done = self.done.iter().filter(|done| **done).count() as f32 / self.done.len() as f32;
        ui.scope(|ui| {
            ui.visuals_mut().extreme_bg_color = palette.line;
            ui.add(ProgressBar::new(done).desired_height(tokens(ui.ctx()).space.xs).fill(palette.law));
        });
    }

    fn foot(
        &self,
        ui: &mut Ui,
        place: Rect,
        columns: usize,
        ctx: &mut ViewContext<'_>,
    ) -> Option<LessonRequest> {
        let words = ctx.look.words;
        let (command, state) = self.practice.say();
        let mut announce = command_button(command, words, state);
        if state == ButtonState::Disabled {
            announce.keys.clear();
        }
        let is_last = self.at + 1 == self.done.len();
        let next = if is_last { self.course.leaving()[1] } else { "lesson-next" };
        let forward = if self.done[self.at] { ButtonState::Active } else { ButtonState::Plain };
        let plain = |key: &str, state| PanelButton {
            tip: words.tip(key),
            ..PanelButton::plain(t!(words, key), state)
        };
        let again = plain("lesson-again", ButtonState::Plain);
        let back = plain("lesson-back", ButtonState::plain(self.at > 0));
        // After the tour there is nothing more to announce, and the game comes next.
        let game = |key| PanelButton { tiny: words.tiny(key), ..plain(key, ButtonState::Active) };
        let buttons = match self.is_over() {
            true => [again, back, game("way-two"), game("way-against")],
            false => [announce, again, back, plain(next, forward)],
        };
        let rows: Vec<Vec<usize>> = [0, 1, 2, 3].chunks(columns).map(<[usize]>::to_vec).collect();
        let places = parts::grid(place, tokens(ui.ctx()).space.s, &rows);
        let mut clicked = None;
        for (index, button) in buttons.iter().enumerate() {
            if button.show(ui, places.of(index)).clicked() {
                clicked = Some(index);
            }
        }
        let mut starts = |choice, action| {
            ctx.requests.push(Request::StartChoice(choice, action));
            None
        };
        match clicked? {
            0 if self.is_over() => Some(LessonRequest::Again),
            1 if self.is_over() => Some(LessonRequest::GoTo(self.at - 1)),
            2 if self.is_over() => starts(StartChoice::Two, StartAction::Start),
            // A newcomer chooses a level first.
            3 if self.is_over() => starts(StartChoice::Computer, StartAction::Choose),
            0 => Some(LessonRequest::Say(command)),
            1 => Some(LessonRequest::Again),
            2 => Some(LessonRequest::GoTo(self.at - 1)),
            _ if is_last => {
                let is_tour = self.course == Course::Tour;
                ctx.requests.push(if is_tour { Request::Command(Command::Start) } else { Request::Return });
                None
            }
            _ => Some(LessonRequest::GoTo(self.at + 1)),
        }
    }
}

fn paragraphs(page: &Page) -> impl Iterator<Item = String> {
    page.blocks.iter().filter(|block| matches!(block, Block::Paragraph(_))).flat_map(Block::texts)
}

/// Shows text that a screen reader announces when it changes.
pub(in crate::ui::screens::learn) fn spoken(ui: &mut Ui, text: RichText) {
    let said = text.text().to_owned();
    spoken_as(ui, text, said);
}

/// Shows text, for which a screen reader announces `said` when that changes.
pub(in crate::ui::screens::learn) fn spoken_as(ui: &mut Ui, text: RichText, said: String) {
    let response = ui.add(Label::new(text).wrap());
    live::show(ui.ctx(), response.id, said, Live::Polite);
}
