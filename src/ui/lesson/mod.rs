//! A short lesson on castling in Chess960, played on a board of its own.
//!
//! Absent on purpose: the rules (the lesson has a table of its own that knows them).

use egui::{Rect, Ui, UiBuilder};

use super::action::Action;
use super::art::Art;
use super::stage::Look;

/// The lesson and how far it has come.
pub struct Lesson;

impl Lesson {
    pub fn new() -> Lesson {
        Lesson
    }

    /// Shows the lesson in its place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        look: Look<'_>,
        _art: &mut Art,
        actions: &mut Vec<Action>,
    ) {
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place));
        if inside.button(look.words.say("close")).clicked() {
            actions.push(Action::Return);
        }
    }
}
