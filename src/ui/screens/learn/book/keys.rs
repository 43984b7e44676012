//! The keys of the book, wherever keyboard focus is on the page.

use egui::{Key, Modifiers, Ui};

use super::{Begins, Book, BookRequest, Playable};
use crate::ui::theme::size;
use crate::ui::widgets::take_once;

impl Book {
    /// Handles the keys: scrolling, the next and previous page, back and forward. While the contents are shown instead
    /// of the page (`listing`), the scrolling keys belong to them.
    pub(super) fn keys(&mut self, ui: &Ui, height: f32, listing: bool) -> Option<BookRequest> {
        if take_once(ui, Key::Escape) {
            return self.escape(ui, listing);
        }
        let alt = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        let page = self.history.now().page;
        let (back, forward) = (alt(Key::ArrowLeft), alt(Key::ArrowRight));
        if back || forward {
            return self.history.can_step(back).then_some(BookRequest::Step { back });
        }
        if listing {
            return None;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let free = ui.memory(|memory| memory.focused().is_none());
        let offset = self.history.now().offset;
        let (line, screen) = (size::WHEEL_LINE, height * 0.8);
        let goal = if pressed(Key::PageDown) {
            offset + screen
        } else if pressed(Key::PageUp) {
            offset - screen
        } else if pressed(Key::Home) {
            0.0
        } else if pressed(Key::End) {
            self.most
        } else if free && pressed(Key::ArrowDown) {
            offset + line
        } else if free && pressed(Key::ArrowUp) {
            offset - line
        } else if free && pressed(Key::ArrowRight) {
            return Some(BookRequest::Page(page + 1));
        } else if free && pressed(Key::ArrowLeft) {
            return page.checked_sub(1).map(BookRequest::Page);
        } else {
            return None;
        };
        self.begins = Some(Begins::At(goal.clamp(0.0, self.most)));
        None
    }

    /// Escape first closes the contents, then puts back what is held on any diagram, then closes the book.
    fn escape(&mut self, ui: &Ui, listing: bool) -> Option<BookRequest> {
        if listing {
            return Some(BookRequest::List);
        }
        let mut held = false;
        for tried in self.trials.iter_mut().flatten() {
            if let Playable::Diagram(practice) = tried
                && practice.is_busy()
            {
                practice.put_back(ui.input(|input| input.time));
                held = true;
            }
        }
        if held {
            ui.ctx().request_repaint();
        }
        (!held).then_some(BookRequest::Close)
    }
}
