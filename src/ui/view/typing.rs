//! A move or a question that is being typed.

use egui::Id;

/// The text being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Typing {
    pub text: String,
    /// It is a question about the board, not a move.
    pub(super) question: bool,
    /// The widget that had keyboard focus before.
    pub(super) before: Option<Id>,
}

impl Typing {
    /// A move that begins with this text.
    pub fn of_move(text: String) -> Typing {
        Typing { text, ..Typing::default() }
    }

    /// An empty question.
    pub fn question() -> Typing {
        Typing { question: true, ..Typing::default() }
    }
}
