//! What a player may ask to hear.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::ui::view::window_view::{Screen, WindowView};

/// Something to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aloud {
    /// The answer to a typed question: a square, a file, a rank, or a role.
    Ask,
    /// The square of the keyboard cursor.
    Here,
    /// The targets of the piece there.
    Targets,
    /// What binds the player.
    Bond,
    LastMove,
    /// Whose move it is, and the material.
    Standing,
    Clocks,
    /// What was said last.
    Again,
}

/// The menu of these commands.
pub const ALOUD: &[Command] = &[
    Command::Aloud(Aloud::Ask),
    Command::Aloud(Aloud::Here),
    Command::Aloud(Aloud::Targets),
    Command::Aloud(Aloud::Bond),
    Command::Aloud(Aloud::LastMove),
    Command::Aloud(Aloud::Standing),
    Command::Aloud(Aloud::Clocks),
    Command::Aloud(Aloud::Again),
];

impl Aloud {
    /// The message key, and the key: a function key, because letters begin moves.
    const fn row(self) -> (&'static str, Key) {
        match self {
            Aloud::Ask => ("cmd-aloud-ask", Key::F2),
            Aloud::Here => ("cmd-aloud-here", Key::F3),
            Aloud::Targets => ("cmd-aloud-targets", Key::F4),
            Aloud::Bond => ("cmd-aloud-bond", Key::F5),
            Aloud::LastMove => ("cmd-aloud-last", Key::F6),
            Aloud::Standing => ("cmd-aloud-standing", Key::F7),
            Aloud::Clocks => ("cmd-aloud-clocks", Key::F8),
            Aloud::Again => ("cmd-aloud-again", Key::F9),
        }
    }

    /// The message key.
    pub const fn key(self) -> &'static str {
        self.row().0
    }

    /// The keyboard shortcut.
    pub const fn shortcut(self) -> KeyboardShortcut {
        KeyboardShortcut::new(Modifiers::NONE, self.row().1)
    }

    /// Whether there is something to say about the game, or about an open study.
    pub fn enabled(self, at: &WindowView<'_>) -> bool {
        match self {
            Aloud::Again => true,
            Aloud::Clocks => !at.is_away() || at.screen == Screen::Clock,
            _ => !at.is_away() || at.study.is_some(),
        }
    }
}
