//! What a player may ask to be told.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::ui::view::context::WindowView;

/// Something to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aloud {
    /// What is typed: a square, a file, a rank, a kind of piece.
    Ask,
    /// The square where the keyboard is.
    Here,
    /// Where the piece there can go.
    Targets,
    /// What binds.
    Bond,
    LastMove,
    /// Whose move it is, and what each side has.
    Standing,
    Clocks,
    /// What was said last.
    Again,
}

/// The menu of it.
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
    /// The key of its words.
    pub const fn key(self) -> &'static str {
        match self {
            Aloud::Ask => "cmd-aloud-ask",
            Aloud::Here => "cmd-aloud-here",
            Aloud::Targets => "cmd-aloud-targets",
            Aloud::Bond => "cmd-aloud-bond",
            Aloud::LastMove => "cmd-aloud-last",
            Aloud::Standing => "cmd-aloud-standing",
            Aloud::Clocks => "cmd-aloud-clocks",
            Aloud::Again => "cmd-aloud-again",
        }
    }

    /// Keys that are no letters: letters begin moves.
    pub const fn shortcut(self) -> KeyboardShortcut {
        let key = match self {
            Aloud::Ask => Key::F2,
            Aloud::Here => Key::F3,
            Aloud::Targets => Key::F4,
            Aloud::Bond => Key::F5,
            Aloud::LastMove => Key::F6,
            Aloud::Standing => Key::F7,
            Aloud::Clocks => Key::F8,
            Aloud::Again => Key::F9,
        };
        KeyboardShortcut::new(Modifiers::NONE, key)
    }

    /// Whether there is anything to tell: of the game, or of a study that fills the window.
    pub fn enabled(self, at: &WindowView<'_>) -> bool {
        match self {
            Aloud::Again => true,
            Aloud::Clocks => !at.is_away(),
            _ => !at.is_away() || at.study.is_some(),
        }
    }
}
