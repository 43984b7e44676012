//! The keys of the book, wherever the keyboard is on the page.
//!
//! Absent on purpose: the keys of boards and buttons, which have them while the keyboard is there.

use egui::{Key, Modifiers, Ui};

use super::{Begins, Book, Tried, Wish};
use crate::ui::keys::take_once;
use crate::ui::theme::size;

impl Book {
    /// The keys: pages up and down, to the next page of the book, back through what was read.
    pub(super) fn keys(&mut self, ui: &Ui, height: f32) -> Option<Wish> {
        if take_once(ui, Key::Escape) {
            return self.escape(ui);
        }
        let alt = |key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
        let page = self.visits.now().page;
        let (back, forward) = (alt(Key::ArrowLeft), alt(Key::ArrowRight));
        if back || forward {
            return self.visits.can_step(back).then_some(Wish::Step { back });
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let free = ui.memory(|memory| memory.focused().is_none());
        let offset = self.visits.now().offset;
        let (line, screen) = (size::WHEEL_LINE, height * 0.8);
        let goal = match () {
            () if pressed(Key::PageDown) => offset + screen,
            () if pressed(Key::PageUp) => offset - screen,
            () if pressed(Key::Home) => 0.0,
            () if pressed(Key::End) => self.most,
            () if free && pressed(Key::ArrowDown) => offset + line,
            () if free && pressed(Key::ArrowUp) => offset - line,
            () if free && pressed(Key::ArrowRight) => return Some(Wish::Page(page + 1)),
            () if free && pressed(Key::ArrowLeft) => return page.checked_sub(1).map(Wish::Page),
            () => return None,
        };
        self.begins = Some(Begins::At(goal.clamp(0.0, self.most)));
        None
    }

    /// A piece that is held goes back first, then the contents close, then the book.
    fn escape(&mut self, ui: &Ui) -> Option<Wish> {
        let held = self.trials.iter_mut().flatten().find_map(|tried| match tried {
            Tried::Diagram(trial) if trial.is_busy() => Some(trial),
            _ => None,
        });
        match held {
            Some(trial) => {
                trial.put_back();
                ui.ctx().request_repaint();
                None
            }
            None if self.listed => Some(Wish::List),
            None => Some(Wish::Close),
        }
    }
}
