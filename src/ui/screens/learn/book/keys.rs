//! The keys of the book, wherever the keyboard is on the page.

use egui::{Key, Modifiers, Ui};

use super::{Begins, Book, Tried, Wish};
use crate::ui::theme::size;
use crate::ui::widgets::take_once;

impl Book {
    /// The keys: pages up and down, to the next page of the book, back through what was read. Where the contents are
    /// shown instead of the page (`listing`), what moves the page is theirs.
    pub(super) fn keys(&mut self, ui: &Ui, height: f32, listing: bool) -> Option<Wish> {
        if take_once(ui, Key::Escape) {
            return self.escape(ui, listing);
        }
        let alt = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        let page = self.visits.now().page;
        let (back, forward) = (alt(Key::ArrowLeft), alt(Key::ArrowRight));
        if back || forward {
            return self.visits.can_step(back).then_some(Wish::Step { back });
        }
        if listing {
            return None;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let free = ui.memory(|memory| memory.focused().is_none());
        let offset = self.visits.now().offset;
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
            return Some(Wish::Page(page + 1));
        } else if free && pressed(Key::ArrowLeft) {
            return page.checked_sub(1).map(Wish::Page);
        } else {
            return None;
        };
        self.begins = Some(Begins::At(goal.clamp(0.0, self.most)));
        None
    }

    /// The contents close first; then what is held on the diagrams goes back, on all of them at once; then the book closes.
    fn escape(&mut self, ui: &Ui, listing: bool) -> Option<Wish> {
        if listing {
            return Some(Wish::List);
        }
        let mut held = false;
        for tried in self.trials.iter_mut().flatten() {
            if let Tried::Diagram(trial) = tried
                && trial.is_busy()
            {
                trial.put_back();
                held = true;
            }
        }
        if held {
            ui.ctx().request_repaint();
        }
        (!held).then_some(Wish::Close)
    }
}
