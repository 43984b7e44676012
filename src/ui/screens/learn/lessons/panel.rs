//! The panel next to the lesson's board: its text, the law card, and the buttons.
//!
//! `ui::view::study_layout` divides the window.

use std::sync::Arc;

use egui::{
    Align, FontId, Galley, Key, Label, Modifiers, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder,
    pos2, vec2,
};

use super::course::Course;
use crate::text::Texts;
use crate::ui::screens::learn::book::page::{Block, Page};
use crate::ui::theme::{self, Palette, size};
use crate::ui::view::{BoardAndPanel, Command, LawCard, Link, command_button};
use crate::ui::widgets::{ButtonState, PanelButton, card, cell, fit, labelled, paint_text};

/// What the learner asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonRequest {
    /// Announce castling, confirm it, or announce an adjustment.
    Say(Command),
    /// Restart the step.
    Again,
    Back,
    Next,
    /// Open the page of the book on this article.
    Explain(&'static str),
    Close,
    /// To a game.
    Play,
}

/// The panel and the data it shows.
pub struct Panel<'a> {
    pub words: &'a Texts,
    pub course: Course,
    pub page: &'a Page,
    /// The index of the step.
    pub at: usize,
    /// Which steps are done.
    pub done: &'a [bool],
    pub law: &'a LawCard,
    /// The card has changed.
    pub news: bool,
    /// The possible announcement and the state of its button.
    pub say: (Command, ButtonState),
    pub small: bool,
}

impl Panel<'_> {
    /// Shows the panel. Returns what was asked for.
    pub fn show(&self, ui: &mut Ui, places: &BoardAndPanel) -> Option<LessonRequest> {
        let close = self.head(ui, places.head);
        let (rest, foot) = self.foot_places(places.body);
        let gap = self.gap();
        let height = self.law.height(ui, self.words, rest.width());
        let text = rest.with_max_y(rest.bottom() - gap - height);
        // With less, the law card scrolls with the text.
        let explained = if text.height() >= 96.0 {
            self.text(ui, text, None);
            let place = rest.with_min_y(rest.bottom() - height);
            let link = self.law.show(ui, place, self.words);
            link.and_then(Link::article).map(LessonRequest::Explain)
        } else {
            self.text(ui, rest, Some(self.law))
        };
        self.foot(ui, &foot).or(close).or(explained)
    }

    fn gap(&self) -> f32 {
        if self.small { size::GAP_SMALL } else { size::GAP }
    }

    /// The lesson's name, if it fits, and the button that closes the lesson.
    fn head(&self, ui: &mut Ui, place: Rect) -> Option<LessonRequest> {
        let palette = Palette::of(ui.theme());
        let (width, height) = match self.small {
            true => (76.0_f32, size::BUTTON_SMALL),
            false => (104.0, size::BUTTON),
        };
        let button = vec2(width.min(place.width()), height);
        let close = Rect::from_center_size(pos2(place.right() - button.x / 2.0, place.center().y), button);
        let room = (close.left() - place.left() - self.gap()).max(0.0);
        let name = t!(self.words, self.course.command().key());
        let heard = Rect::from_min_max(place.min, pos2(place.left() + room, place.bottom()));
        labelled(ui, heard, "name", Role::Heading, &name);
        let largest = if self.small { size::TEXT } else { size::TITLE };
        let names = [largest, size::TEXT_SMALL]
            .map(|points| fit(ui, &name, theme::bold(points), palette.ink, room, 2));
        let fits = |name: &Arc<Galley>| name.size().y <= place.height() && !name.elided;
        if let Some(name) = names.into_iter().find(fits) {
            paint_text(ui, place.left_center(), name, palette.ink);
        }
        let label = t!(self.words, self.course.leaving()[0]);
        let button = PanelButton::plain(label, ButtonState::Plain);
        button.show(ui, close).clicked().then_some(LessonRequest::Close)
    }

    /// The text in its rectangle. `law` is set if the card has no space of its own; it then follows the text.
    fn text(&self, ui: &mut Ui, place: Rect, law: Option<&LawCard>) -> Option<LessonRequest> {
        let palette = Palette::of(ui.theme());
        card(ui.painter(), place, palette.surface, palette.line);
        let pad = if self.small { size::PAD_SMALL } else { size::PAD };
        let inside = UiBuilder::new().max_rect(place.shrink(pad)).id_salt(("lesson", self.at));
        let mut inside = ui.new_child(inside);
        let area = ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0);
        let shown = area.show(&mut inside, |ui| {
            pages(ui, place.height());
            self.progress(ui);
            // A narrow panel has smaller text.
            let narrow = place.width() < 300.0;
            let (title, font) = match (self.small, narrow) {
                (true, true) => (theme::bold(size::TEXT), theme::small()),
                (true, false) => (theme::bold(size::TEXT), theme::text()),
                (false, true) => (theme::bold(size::READING), theme::text()),
                (false, false) => (theme::bold(size::TITLE), FontId::proportional(size::READING)),
            };
            ui.add_space(self.gap());
            spoken(ui, RichText::new(&self.page.title).font(title));
            ui.add_space(self.gap() / 2.0);
            for text in paragraphs(self.page) {
                spoken(ui, RichText::new(text).font(font.clone()));
            }
            if let Some(law) = law {
                ui.add_space(self.gap());
                let height = law.height(ui, self.words, ui.available_width());
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
                let asked = law.show(ui, rect, self.words).and_then(Link::article);
                if self.news {
                    ui.scroll_to_rect(rect, Some(Align::TOP));
                }
                return asked.map(LessonRequest::Explain);
            }
            None
        });
        shown.inner
    }

    /// "Step 2 of 8", and a line for each step: long if done, thick for the current one.
    fn progress(&self, ui: &mut Ui) {
        let palette = Palette::of(ui.theme());
        let step = t!(self.words, "lesson-step", step = self.at + 1, steps = self.done.len());
        ui.label(RichText::new(step).font(theme::small()).color(palette.quiet));
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), size::LESSON_LINE), Sense::hover());
        let gap = size::LESSON_LINE;
        let count = self.done.len() as f32;
        let width = (row.width() - gap * (count - 1.0)) / count;
        for (index, done) in self.done.iter().enumerate() {
            let left = row.left() + index as f32 * (width + gap);
            let line = Rect::from_min_max(pos2(left, row.top()), pos2(left + width, row.bottom()));
            let line = if index == self.at { line } else { line.shrink2(vec2(0.0, gap / 4.0)) };
            // Shown by length too, for learners who do not see the colour.
            let length = if *done { line.width() } else { line.width() / 3.0 };
            let line = Rect::from_center_size(line.center(), vec2(length, line.height()));
            let color = match *done {
                true => palette.law,
                false if index == self.at => palette.quiet,
                false => palette.line,
            };
            ui.painter().rect_filled(line, gap / 2.0, color);
        }
    }

    /// The space above the buttons and the rectangles of the four buttons: in one row if the panel is wide and low,
    /// else in two.
    fn foot_places(&self, body: Rect) -> (Rect, [Rect; 4]) {
        let (height, gap) = match self.small {
            true => (size::BUTTON_SMALL, size::GAP_BUTTONS / 2.0),
            false => (size::BUTTON, size::GAP_BUTTONS),
        };
        // All four buttons in one row, if they fit.
        let columns = if body.width() >= 360.0 && body.height() < body.width() { 4 } else { 2 };
        let rows = 4 / columns;
        let top = body.bottom() - rows as f32 * (height + gap) + gap;
        let buttons = body.with_min_y(top);
        let place = |index: usize| cell(buttons, gap, (index / columns, rows), (index % columns, columns));
        (body.with_max_y(top - self.gap()), [0, 1, 2, 3].map(place))
    }

    fn foot(&self, ui: &mut Ui, places: &[Rect; 4]) -> Option<LessonRequest> {
        let words = self.words;
        let mut request = None;
        let (command, state) = self.say;
        let mut button = command_button(command, words, state);
        if state == ButtonState::Disabled {
            button.keys.clear();
        }
        if button.show(ui, places[0]).clicked() {
            request = Some(LessonRequest::Say(command));
        }
        let last = self.at + 1 == self.done.len();
        let leave = if self.course == Course::Tour { LessonRequest::Play } else { LessonRequest::Close };
        let next =
            if last { (self.course.leaving()[1], leave) } else { ("lesson-next", LessonRequest::Next) };
        let forward =
            if self.done.get(self.at) == Some(&true) { ButtonState::Active } else { ButtonState::Plain };
        let others = [
            ("lesson-again", LessonRequest::Again, ButtonState::Plain),
            ("lesson-back", LessonRequest::Back, ButtonState::plain(self.at > 0)),
            (next.0, next.1, forward),
        ];
        for ((key, asked, state), place) in others.into_iter().zip(&places[1..]) {
            let plain = PanelButton::plain(t!(words, key), state);
            if (PanelButton { tip: words.tip(key), ..plain }).show(ui, *place).clicked() {
                request = Some(asked);
            }
        }
        request
    }
}

fn paragraphs(page: &Page) -> impl Iterator<Item = String> {
    page.blocks.iter().filter_map(|block| match block {
        Block::Paragraph(spans) => Some(spans.iter().map(|span| span.text.as_str()).collect()),
        _ => None,
    })
}

/// Text that a screen reader announces when it changes.
fn spoken(ui: &mut Ui, text: RichText) {
    let response = ui.add(Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// The page keys scroll text that does not fit, since nothing in it can take keyboard focus.
fn pages(ui: &mut Ui, page: f32) {
    let presses = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
    let pages = presses(Key::PageUp) - presses(Key::PageDown);
    if pages != 0.0 {
        ui.scroll_with_delta(vec2(0.0, pages * page * 0.8));
    }
}
