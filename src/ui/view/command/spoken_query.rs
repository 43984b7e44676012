//! What a player may ask to hear.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::ui::view::window_view::{Screen, WindowView};

/// Something to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpokenQuery {
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
pub const SPOKEN_QUERIES: &[Command] = &[
    Command::Aloud(SpokenQuery::Ask),
    Command::Aloud(SpokenQuery::Here),
    Command::Aloud(SpokenQuery::Targets),
    Command::Aloud(SpokenQuery::Bond),
    Command::Aloud(SpokenQuery::LastMove),
    Command::Aloud(SpokenQuery::Standing),
    Command::Aloud(SpokenQuery::Clocks),
    Command::Aloud(SpokenQuery::Again),
];

impl SpokenQuery {
    /// The message key, and the key: a function key, because letters begin moves.
    const fn row(self) -> (&'static str, Key) {
        match self {
            SpokenQuery::Ask => ("cmd-aloud-ask", Key::F2),
            SpokenQuery::Here => ("cmd-aloud-here", Key::F3),
            SpokenQuery::Targets => ("cmd-aloud-targets", Key::F4),
            SpokenQuery::Bond => ("cmd-aloud-bond", Key::F5),
            SpokenQuery::LastMove => ("cmd-aloud-last", Key::F6),
            SpokenQuery::Standing => ("cmd-aloud-standing", Key::F7),
            SpokenQuery::Clocks => ("cmd-aloud-clocks", Key::F8),
            SpokenQuery::Again => ("cmd-aloud-again", Key::F9),
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
            SpokenQuery::Again => true,
            SpokenQuery::Clocks => !at.is_away() || at.screen == Screen::Clock,
            _ => !at.is_away() || at.study.is_some(),
        }
    }
}
