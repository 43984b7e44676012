//! What is asked of a study beside walking: each a command with its words and its keys.
//!
//! Doing it: see `ui::screens::study::editor`.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::Command;
use crate::record::{Nag, NodeId, Record};
use crate::ui::view::context::Facts;
use crate::ui::view::signs;

/// One thing to ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// To the way before or after this one, or to the move above or below.
    Above,
    Below,
    /// What is said after the move, and before it.
    Comment,
    Before,
    /// `!` and `?`, which join what is there.
    Exclaim,
    Doubt,
    /// A sign by its number, or none at all.
    Sign(u8),
    NoSigns,
    /// The variation goes before the way that was before it, or after the next.
    Promote,
    Demote,
    /// This move and all that follows.
    Delete,
    CutAfter,
    CutBefore,
    Undo,
    Redo,
    /// Who played, where and when, and how it ended.
    Tags,
    SaveAs,
    /// The study is not wanted any more.
    ThrowAway,
}

/// The menu of the study, and that of a move.
pub const WALKS: &[Command] = &[Command::Edit(Edit::Above), Command::Edit(Edit::Below)];
pub const REMARKS: &[Command] =
    &[Command::Edit(Edit::Comment), Command::Edit(Edit::Before), Command::Edit(Edit::Tags)];
pub const UNDO: &[Command] = &[Command::Edit(Edit::Undo), Command::Edit(Edit::Redo)];
pub const FILE: &[Command] = &[Command::Edit(Edit::SaveAs), Command::Edit(Edit::ThrowAway)];
pub const TREE: &[Command] = &[
    Command::Edit(Edit::Promote),
    Command::Edit(Edit::Demote),
    Command::Edit(Edit::Delete),
    Command::Edit(Edit::CutAfter),
    Command::Edit(Edit::CutBefore),
];
/// Signs of moves, of positions, and others.
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

/// What a study tells of itself, so that commands know whether they can be done.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is true or not of a study, and independent of the others"
)]
#[derive(Clone, Copy, Debug)]
pub struct StudyFacts {
    pub at_start: bool,
    pub at_end: bool,
    /// There is a way before this one, and one after it.
    pub can_promote: bool,
    pub can_demote: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub signs: bool,
    pub drawings: bool,
}

impl StudyFacts {
    /// What is known of a place of a record in which nothing was done yet.
    pub fn of(record: &Record, at: NodeId) -> StudyFacts {
        let parent = record.parent(at);
        let ways: Vec<NodeId> = parent.map(|parent| record.ways(parent).collect()).unwrap_or_default();
        let notes = record.notes(at);
        StudyFacts {
            at_start: parent.is_none(),
            at_end: record.next(at).is_none(),
            can_promote: ways.first().is_some_and(|first| *first != at),
            can_demote: ways.last().is_some_and(|last| *last != at),
            can_undo: false,
            can_redo: false,
            signs: !notes.nags.is_empty(),
            drawings: !notes.marks.is_empty(),
        }
    }
}

impl Edit {
    /// The key of its words.
    pub const fn key(self) -> &'static str {
        match self {
            Edit::Above => "cmd-above",
            Edit::Below => "cmd-below",
            Edit::Comment => "cmd-comment",
            Edit::Before => "cmd-comment-before",
            Edit::Exclaim => "cmd-exclaim",
            Edit::Doubt => "cmd-doubt",
            Edit::Sign(number) => sign_key(number),
            Edit::NoSigns => "cmd-no-signs",
            Edit::Promote => "cmd-promote",
            Edit::Demote => "cmd-demote",
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

    /// Its keys.
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        const BOTH: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        let (modifiers, key) = match self {
            Edit::Above => (Modifiers::NONE, Key::ArrowUp),
            Edit::Below => (Modifiers::NONE, Key::ArrowDown),
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
            _ => return None,
        };
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// What stands at the right in a menu where it has no keys: the sign itself.
    pub fn sign(self) -> Option<String> {
        match self {
            Edit::Sign(number) => Some(signs::text(Nag(number))),
            _ => None,
        }
    }

    /// Whether it can be done now.
    pub fn enabled(self, study: &StudyFacts) -> bool {
        match self {
            Edit::Above => !study.at_start,
            Edit::Below => !study.at_end || study.can_demote,
            Edit::Comment | Edit::Tags | Edit::SaveAs | Edit::ThrowAway => true,
            Edit::Before | Edit::Exclaim | Edit::Doubt | Edit::Sign(_) | Edit::Delete => !study.at_start,
            Edit::NoSigns => study.signs,
            Edit::Promote => study.can_promote,
            Edit::Demote => study.can_demote,
            Edit::CutAfter => !study.at_end,
            Edit::CutBefore => !study.at_start,
            Edit::Undo => study.can_undo,
            Edit::Redo => study.can_redo,
        }
    }
}

/// The key of a sign's words.
pub const fn sign_key(number: u8) -> &'static str {
    match number {
        1 => "sign-1",
        2 => "sign-2",
        3 => "sign-3",
        4 => "sign-4",
        5 => "sign-5",
        6 => "sign-6",
        7 => "sign-7",
        10 => "sign-10",
        13 => "sign-13",
        14 => "sign-14",
        15 => "sign-15",
        16 => "sign-16",
        17 => "sign-17",
        18 => "sign-18",
        19 => "sign-19",
        22 => "sign-22",
        _ => "sign-146",
    }
}

/// For a command that a study knows too: whether it can be done there.
pub fn enabled(command: Command, study: &StudyFacts, facts: &Facts) -> Option<bool> {
    Some(match command {
        Command::Edit(edit) => edit.enabled(study),
        Command::First | Command::Back => !study.at_start,
        Command::Forward | Command::Last => !study.at_end,
        Command::Copy | Command::CopyGame | Command::SaveGame | Command::Flip => true,
        Command::Wipe => study.drawings,
        Command::SavePosition | Command::CopyPicture | Command::SavePicture => true,
        Command::SaveFilm => !(study.at_start && study.at_end),
        Command::Analysis => facts.help || facts.analysed,
        _ => return None,
    })
}
