//! The panel next to the lesson's board: its text, the law card, and the buttons.
//!
//! `ui::view::study_layout` divides the window.

use egui::{Align, FontId, Rect, Ui};

use super::{Course, Lesson};
use crate::text::Texts;
use crate::ui::screens::learn::book::page::{Block, Page};
use crate::ui::screens::learn::frame;
use crate::ui::theme::tokens;
use crate::ui::view::request::{StartAction, StartChoice};
use crate::ui::view::{BoardAndPanel, Command, LawCard, Link, Request, ViewContext, command_button};
use crate::ui::widgets::parts::{self, Part};
use crate::ui::widgets::{ButtonState, PanelButton};

/// What the learner requests in the lesson.
pub enum LessonRequest {
    /// Announce castling, confirm it, or begin or end adjusting.
    Say(Command),
    /// Restart the step.
    Again,
    /// Go to the step with this index.
    GoTo(usize),
    /// Make a request that leaves the lesson.
    Leave(Request),
}

impl Lesson {
    /// Shows the panel. Returns the request of the button that was pressed at its foot; `None` if none was.
    pub(super) fn panel(
        &self,
        ui: &mut Ui,
        places: &BoardAndPanel,
        law: &LawCard,
        ctx: &mut ViewContext<'_>,
    ) -> Option<LessonRequest> {
        let words = ctx.look.words;
        let (tokens, body) = (tokens(ui.ctx()), places.body);
        // All four buttons are in one row if the panel is wide enough, and wider than it is high; otherwise they are in
        // two rows.
        let columns = if body.width() >= 360.0 && body.height() < body.width() { 4 } else { 2 };
        let rows = (4 / columns) as f32;
        let buttons = rows * (tokens.control.m + tokens.space.s) - tokens.space.s;
        let height = law.height(ui, words, body.width());
        // If the text would have less space than this, the law card scrolls with it.
        let least = (body.height() - buttons - tokens.space.m).clamp(0.0, 96.0);
        let parts = [
            Part::rest("text", least),
            Part::fixed("law", height).leaves(1),
            Part::fixed("buttons", buttons),
        ];
        let body = parts::column(body, tokens.space.m, &parts);
        frame::head(ui, places.head, self.course.command(), self.course.leaving()[0], ctx);
        let card = body.get("law");
        let in_text = self.text(ui, body.of("text"), law, card.is_none(), words);
        let link = card.and_then(|card| law.show(ui, card, words)).or(in_text);
        ctx.requests.extend(link.and_then(Link::article).map(Request::Explain));
        self.foot(ui, body.of("buttons"), columns, words)
    }

    /// Shows the text in its rectangle; `with_law` adds the law card after the text, because the card has no place of
    /// its own. Returns the card's link if it was clicked.
    fn text(&self, ui: &mut Ui, place: Rect, law: &LawCard, with_law: bool, words: &Texts) -> Option<Link> {
        let (tokens, page) = (tokens(ui.ctx()), self.pages.get(self.at)?);
        let shown = frame::page(ui, place, ("lesson", self.at), None, |ui| {
            frame::quiet(ui, t!(words, "lesson-step", step = self.at + 1, steps = self.done.len()));
            let done = self.done.iter().filter(|done| **done).count() as f32;
            frame::progress(ui, done / self.done.len() as f32);
            // A narrow panel has smaller text.
            let points = if place.width() < 300.0 { tokens.text.small } else { tokens.text.body };
            if page.title != t!(words, self.course.command().key()) {
                frame::spoken(ui, &page.title, tokens.heading());
            }
            for text in paragraphs(page) {
                frame::spoken(ui, &text, FontId::proportional(points));
            }
            if !with_law {
                return None;
            }
            let top = ui.cursor();
            let link = law.show_here(ui, words);
            if self.said.as_ref().is_some_and(|said| said != law) {
                ui.scroll_to_rect(top.intersect(ui.min_rect()), Some(Align::TOP));
            }
            link
        });
        shown.inner
    }

    fn foot(&self, ui: &mut Ui, place: Rect, columns: usize, words: &Texts) -> Option<LessonRequest> {
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
        // After the tour, buttons that begin a game replace those for the declaration and for the next step.
        let game = |key| PanelButton { tiny: words.tiny(key), ..plain(key, ButtonState::Active) };
        let start = |choice, action| LessonRequest::Leave(Request::StartChoice(choice, action));
        let onward = match self.course {
            _ if !is_last => LessonRequest::GoTo(self.at + 1),
            Course::Tour => LessonRequest::Leave(Request::Command(Command::Start)),
            Course::Castling => LessonRequest::Leave(Request::Return),
        };
        let again = (again, LessonRequest::Again);
        let back = (back, LessonRequest::GoTo(self.at.saturating_sub(1)));
        let buttons = match self.is_over() {
            true => [
                again,
                back,
                (game("way-two"), start(StartChoice::Two, StartAction::Start)),
                // A newcomer chooses a level first.
                (game("way-against"), start(StartChoice::Computer, StartAction::Choose)),
            ],
            false => [(announce, LessonRequest::Say(command)), again, back, (plain(next, forward), onward)],
        };
        let rows: Vec<Vec<usize>> = [0, 1, 2, 3].chunks(columns).map(<[usize]>::to_vec).collect();
        let places = parts::grid(place, tokens(ui.ctx()).space.s, &rows);
        let mut requested = None;
        for (index, (button, request)) in buttons.into_iter().enumerate() {
            if button.show(ui, places.of(index)).clicked() {
                requested = Some(request);
            }
        }
        requested
    }
}

fn paragraphs(page: &Page) -> impl Iterator<Item = String> {
    page.blocks.iter().filter(|block| matches!(block, Block::Paragraph(_))).flat_map(Block::texts)
}
