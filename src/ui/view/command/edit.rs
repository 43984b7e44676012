//! The commands that edit a study: their words, keys, menu groups and availability.
//!
//! `ui::screens::study::editor` executes them.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::record::Nag;
use crate::study::Status;
use crate::text::symbols;
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
    Discard,
}

/// The groups of the study's menu, and of a move's context menu.
pub const WALKS: &[Command] =
    &commands([Edit::Above, Edit::Below, Edit::GameBefore, Edit::GameAfter, Edit::FindPosition]);
pub const REMARKS: &[Command] = &commands([Edit::Comment, Edit::Before, Edit::Tags]);
pub const UNDO: &[Command] = &commands([Edit::Undo, Edit::Redo]);
pub const FILE: &[Command] = &commands([Edit::SaveAs, Edit::Discard]);
pub const TREE: &[Command] =
    &commands([Edit::MainLine, Edit::Promote, Edit::Demote, Edit::Delete, Edit::CutAfter, Edit::CutBefore]);
/// Annotations of moves, of positions, and others.
pub const SIGNS: [&[Command]; 3] = [
    &commands([
        Edit::Sign(1),
        Edit::Sign(2),
        Edit::Sign(3),
        Edit::Sign(4),
        Edit::Sign(5),
        Edit::Sign(6),
        Edit::Exclaim,
        Edit::Doubt,
    ]),
    &commands([
        Edit::Sign(10),
        Edit::Sign(13),
        Edit::Sign(14),
        Edit::Sign(15),
        Edit::Sign(16),
        Edit::Sign(17),
        Edit::Sign(18),
        Edit::Sign(19),
    ]),
    &commands([Edit::Sign(7), Edit::Sign(22), Edit::Sign(146), Edit::NoSigns]),
];

const fn commands<const N: usize>(edits: [Edit; N]) -> [Command; N] {
    let mut commands = [Command::Edit(Edit::Undo); N];
    let mut index = 0;
    while index < N {
        commands[index] = Command::Edit(edits[index]);
        index += 1;
    }
    commands
}

impl Edit {
    /// The message key, and the keyboard shortcut.
    const fn row(self) -> (&'static str, Option<(Modifiers, Key)>) {
        const PLAIN: Modifiers = Modifiers::NONE;
        const CTRL: Modifiers = Modifiers::COMMAND;
        const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        match self {
            Edit::Above => ("cmd-above", Some((PLAIN, Key::ArrowUp))),
            Edit::Below => ("cmd-below", Some((PLAIN, Key::ArrowDown))),
            Edit::GameBefore => ("cmd-game-before", Some((CTRL, Key::PageUp))),
            Edit::GameAfter => ("cmd-game-after", Some((CTRL, Key::PageDown))),
            Edit::FindPosition => ("cmd-find-position", None),
            Edit::Comment => ("cmd-comment", Some((CTRL, Key::M))),
            Edit::Before => ("cmd-comment-before", Some((CTRL_SHIFT, Key::M))),
            Edit::Exclaim => ("cmd-exclaim", Some((PLAIN, Key::Exclamationmark))),
            Edit::Doubt => ("cmd-doubt", Some((PLAIN, Key::Questionmark))),
            Edit::Sign(number) => match symbols::key(Nag(number)) {
                Some(key) => (key, None),
                None => ("study-sign", None),
            },
            Edit::NoSigns => ("cmd-no-signs", None),
            Edit::Promote => ("cmd-promote", Some((CTRL, Key::ArrowUp))),
            Edit::Demote => ("cmd-demote", Some((CTRL, Key::ArrowDown))),
            Edit::MainLine => ("cmd-main-line", None),
            Edit::Delete => ("cmd-delete", Some((PLAIN, Key::Delete))),
            Edit::CutAfter => ("cmd-cut-after", None),
            Edit::CutBefore => ("cmd-cut-before", None),
            Edit::Undo => ("cmd-undo", Some((CTRL, Key::Z))),
            Edit::Redo => ("cmd-redo", Some((CTRL_SHIFT, Key::Z))),
            Edit::Tags => ("cmd-tags", Some((CTRL, Key::T))),
            Edit::SaveAs => ("cmd-save-as", Some((CTRL_SHIFT, Key::S))),
            Edit::Discard => ("cmd-throw-away", None),
        }
    }

    /// The message key.
    pub const fn key(self) -> &'static str {
        self.row().0
    }

    /// The keyboard shortcut.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        self.row().1.map(|(modifiers, key)| KeyboardShortcut::new(modifiers, key))
    }

    /// The annotation, shown in the menu at the place of the shortcut.
    pub fn sign(self) -> Option<String> {
        match self {
            Edit::Sign(number) => Some(symbols::text(Nag(number))),
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
            Edit::Comment | Edit::Tags | Edit::SaveAs | Edit::Discard => true,
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
        Command::Wipe => study.marks,
        Command::SavePosition | Command::SavePdf | Command::CopyPicture | Command::SavePicture => true,
        Command::SaveGif => !(study.at_start && study.at_end),
        // It would be the game in the background; the study has a command with these keys.
        Command::SaveUnfinishedGame => false,
        // Where the law forbids it, the study says so.
        Command::Analysis => true,
        _ => return None,
    })
}
