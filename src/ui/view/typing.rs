//! A move or a question that is being typed.

use crate::ui::view::Command;

/// Letters that are commands if nothing follows them; a move may also begin with them.
pub const LETTERS: [(char, Command); 2] = [('f', Command::Flip), ('c', Command::Castle)];

/// The command for a text that is one of the letters in [`LETTERS`], small or capital; otherwise `None`. Surrounding
/// white space is ignored.
pub fn letter_command(text: &str) -> Option<Command> {
    let is_text = |letter: char| text.trim().eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4]));
    LETTERS.into_iter().find(|(letter, _)| is_text(*letter)).map(|(_, command)| command)
}

/// The text being typed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Typing {
    pub text: String,
    /// Whether the text is a question about the board, not a move.
    pub(super) question: bool,
    /// The time in seconds at which the field got the focus; `None` before that.
    pub(super) since: Option<f64>,
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
