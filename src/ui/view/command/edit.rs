//! The commands that edit a study: their words, keys, menu groups and availability.
//!
//! `ui::screens::study::editor` executes them.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::record::Nag;
use crate::study::Status;
use crate::text::signs;
use crate::ui::view::window_view::WindowView;

/// An edit command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Go to the previous or next alternative, or to the move above or below.
    Above,
    Below,
    /// Open the previous or next game of the list.
    GameBefore,
    GameAfter,
    /// List the games with this position.
    FindPosition,
    /// Comment after the move, or before it.
    Comment,
    Before,
    /// Add `!` or `?` to the existing annotation.
    Exclaim,
    Doubt,
    /// Set an annotation by its NAG number, or remove all.
    Sign(u8),
    NoSigns,
    /// Move the variation that the move belongs to before the previous alternative, or after the next; or make it the
    /// main line.
    Promote,
    Demote,
    MainLine,
    /// Delete this move and everything after it.
    Delete,
    CutAfter,
    CutBefore,
    Undo,
    Redo,
    /// Edit the tags and the result.
    Tags,
    SaveAs,
    /// Discard the study.
    ThrowAway,
}

/// The groups of the study's menu, and of a move's context menu.
pub const WALKS: &[Command] = &[
    Command::Edit(Edit::Above),
    Command::Edit(Edit::Below),
    Command::Edit(Edit::GameBefore),
    Command::Edit(Edit::GameAfter),
    Command::Edit(Edit::FindPosition),
];
pub const REMARKS: &[Command] =
    &[Command::Edit(Edit::Comment), Command::Edit(Edit::Before), Command::Edit(Edit::Tags)];
pub const UNDO: &[Command] = &[Command::Edit(Edit::Undo), Command::Edit(Edit::Redo)];
pub const FILE: &[Command] = &[Command::Edit(Edit::SaveAs), Command::Edit(Edit::ThrowAway)];
pub const TREE: &[Command] = &[
    Command::Edit(Edit::MainLine),
    Command::Edit(Edit::Promote),
    Command::Edit(Edit::Demote),
    Command::Edit(Edit::Delete),
    Command::Edit(Edit::CutAfter),
    Command::Edit(Edit::CutBefore),
];
/// Annotations of moves, of positions, and others.
pub const SIGNS: [&[Command]; 3] = [
    &[
        Command::Edit(Edit::Sign(1)),
        Command::Edit(Edit::Sign(2)),
        Command::Edit(Edit::Sign(3)),
        Command::Edit(Edit::Sign(4)),
        Command::Edit(Edit::Sign(5)),
        Command::Edit(Edit::Sign(6)),
        Command::Edit(Edit::Exclaim),
        Command::Edit(Edit::Doubt),
    ],
    &[
        Command::Edit(Edit::Sign(10)),
        Command::Edit(Edit::Sign(13)),
        Command::Edit(Edit::Sign(14)),
        Command::Edit(Edit::Sign(15)),
        Command::Edit(Edit::Sign(16)),
        Command::Edit(Edit::Sign(17)),
        Command::Edit(Edit::Sign(18)),
        Command::Edit(Edit::Sign(19)),
    ],
    &[
        Command::Edit(Edit::Sign(7)),
        Command::Edit(Edit::Sign(22)),
        Command::Edit(Edit::Sign(146)),
        Command::Edit(Edit::NoSigns),
    ],
];

impl Edit {
    /// The message key.
    pub const fn key(self) -> &'static str {
        match self {
            Edit::Above => "cmd-above",
            Edit::Below => "cmd-below",
            Edit::GameBefore => "cmd-game-before",
            Edit::GameAfter => "cmd-game-after",
            Edit::FindPosition => "cmd-find-position",
            Edit::Comment => "cmd-comment",
            Edit::Before => "cmd-comment-before",
            Edit::Exclaim => "cmd-exclaim",
            Edit::Doubt => "cmd-doubt",
            Edit::Sign(number) => match signs::key(Nag(number)) {
                Some(key) => key,
                None => "study-sign",
            },
            Edit::NoSigns => "cmd-no-signs",
            Edit::Promote => "cmd-promote",
            Edit::Demote => "cmd-demote",
            Edit::MainLine => "cmd-main-line",
            Edit::Delete => "cmd-delete",
            Edit::CutAfter => "cmd-cut-after",
            Edit::CutBefore => "cmd-cut-before",
            Edit::Undo => "cmd-undo",
            Edit::Redo => "cmd-redo",
            Edit::Tags => "cmd-tags",
            Edit::SaveAs => "cmd-save-as",
            Edit::ThrowAway => "cmd-throw-away",
        }
    }

    /// The keyboard shortcut.
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        const BOTH: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        let (modifiers, key) = match self {
            Edit::Above => (Modifiers::NONE, Key::ArrowUp),
            Edit::Below => (Modifiers::NONE, Key::ArrowDown),
            Edit::GameBefore => (Modifiers::COMMAND, Key::PageUp),
            Edit::GameAfter => (Modifiers::COMMAND, Key::PageDown),
            Edit::Comment => (Modifiers::COMMAND, Key::M),
            Edit::Before => (BOTH, Key::M),
            Edit::Exclaim => (Modifiers::NONE, Key::Exclamationmark),
            Edit::Doubt => (Modifiers::NONE, Key::Questionmark),
            Edit::Promote => (Modifiers::COMMAND, Key::ArrowUp),
            Edit::Demote => (Modifiers::COMMAND, Key::ArrowDown),
            Edit::Delete => (Modifiers::NONE, Key::Delete),
            Edit::Undo => (Modifiers::COMMAND, Key::Z),
            Edit::Redo => (BOTH, Key::Z),
            Edit::Tags => (Modifiers::COMMAND, Key::T),
            Edit::SaveAs => (BOTH, Key::S),
            _ => return None,
        };
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// The annotation, shown in the menu at the place of the shortcut.
    pub fn sign(self) -> Option<String> {
        match self {
            Edit::Sign(number) => Some(signs::text(Nag(number))),
            _ => None,
        }
    }

    /// Whether the command is available.
    pub fn enabled(self, study: &Status) -> bool {
        match self {
            Edit::Above => !study.at_start,
            Edit::Below => !study.at_end || study.can_demote,
            // They need a list besides.
            Edit::GameBefore | Edit::GameAfter | Edit::FindPosition => true,
            Edit::Comment | Edit::Tags | Edit::SaveAs | Edit::ThrowAway => true,
            Edit::Before | Edit::Exclaim | Edit::Doubt | Edit::Sign(_) | Edit::Delete => !study.at_start,
            Edit::NoSigns => study.signs,
            Edit::Promote | Edit::MainLine => study.can_promote,
            Edit::Demote => study.can_demote,
            Edit::CutAfter => !study.at_end,
            Edit::CutBefore => !study.at_start,
            Edit::Undo => study.can_undo,
            Edit::Redo => study.can_redo,
        }
    }
}

/// For a command that a study supports: whether it is available there.
pub fn enabled(command: Command, study: &Status, at: &WindowView<'_>) -> Option<bool> {
    Some(match command {
        Command::Edit(Edit::GameBefore | Edit::GameAfter | Edit::FindPosition) => at.listed,
        Command::Edit(edit) => edit.enabled(study),
        Command::First | Command::Back => !study.at_start,
        Command::Forward | Command::Last => !study.at_end,
        Command::Copy | Command::CopyGame | Command::SaveGame | Command::AddToFile | Command::Flip => true,
        Command::Wipe => study.drawings,
        Command::SavePosition | Command::SavePdf | Command::CopyPicture | Command::SavePicture => true,
        Command::SaveGif => !(study.at_start && study.at_end),
        // It would be the game in the background; the study has a command with these keys.
        Command::KeepGame => false,
        // Where the law forbids it, the study says so.
        Command::Analysis => true,
        _ => return None,
    })
}
