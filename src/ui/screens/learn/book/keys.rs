//! The keys of the book. They work wherever keyboard focus is, except in a text field, a menu or a dialog; plain arrow
//! keys belong to any focused widget other than the page as a whole.

use egui::{Key, Modifiers, Ui};

use super::page_view::page_stop;
use super::{Begins, Book, BookRequest};
use crate::ui::widgets::{take_once, take_presses};

/// How far a page key scrolls, as a share of the height of the book on the screen.
const SCREEN: f32 = 0.8;
/// How far an arrow key scrolls, in points.
const LINE: f32 = 60.0;

impl Book {
    /// Handles the keys: scrolling, the next and previous page, back and forward, Ctrl+F, and Escape. While the
    /// contents are shown instead of the page (`listing`), the scrolling keys belong to them, and plain arrow keys do
    /// nothing here. Returns the request that a key makes; scrolling and Ctrl+F make none.
    pub(super) fn keys(&mut self, ui: &Ui, height: f32, listing: bool) -> Option<BookRequest> {
        if take_once(ui, Key::Escape) {
            return self.escape(ui, listing);
        }
        self.search.takes_focus |= ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F));
        let alt = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        let page = self.history.now().page;
        let (back, forward) = (alt(Key::ArrowLeft), alt(Key::ArrowRight));
        if back || forward {
            return self.history.can_step(back).then_some(BookRequest::Step { back });
        }
        if listing {
            return None;
        }
        let free = ui.memory(|memory| memory.focused().is_none_or(|focused| focused == page_stop()));
        let keys = [Key::PageDown, Key::PageUp, Key::Home, Key::End];
        let arrows = [Key::ArrowDown, Key::ArrowUp, Key::ArrowRight, Key::ArrowLeft];
        let presses = take_presses(ui, &if free { [keys, arrows].concat() } else { keys.to_vec() });
        let mut offset = self.history.now().offset;
        let mut goal = page;
        for key in &presses {
            offset = match key {
                Key::PageDown => offset + height * SCREEN,
                Key::PageUp => offset - height * SCREEN,
                Key::Home => 0.0,
                Key::End => self.most,
                Key::ArrowDown => offset + LINE,
                Key::ArrowUp => offset - LINE,
                _ => offset,
            }
            .clamp(0.0, self.most);
            goal = match key {
                Key::ArrowRight => (goal + 1).min(self.pages.all().len().saturating_sub(1)),
                Key::ArrowLeft => goal.saturating_sub(1),
                _ => goal,
            };
        }
        if goal != page {
            return Some(BookRequest::Page(goal));
        }
        if !presses.is_empty() {
            self.begins = Some(Begins::At(offset));
        }
        None
    }

    /// Handles Escape: requests to close the contents if they are shown instead of the page; or else puts back what is
    /// in hand on every busy diagram; or else requests to close the book.
    fn escape(&mut self, ui: &Ui, listing: bool) -> Option<BookRequest> {
        if listing {
            return Some(BookRequest::List);
        }
        let time = ui.input(|input| input.time);
        let mut held = false;
        for practice in self.diagrams().filter(|practice| practice.is_busy()) {
            practice.put_back(time);
            held = true;
        }
        if held {
            ui.ctx().request_repaint();
        }
        (!held).then_some(BookRequest::Close)
    }
}
