//! The commands of a study, and when they are available. Their words and keys: see `rows`.
//!
//! `ui::app::study` carries them out, and passes those that need only the study to `ui::screens::study`.

use super::Command;
use crate::study::Status;
use crate::ui::view::window_view::WindowView;

/// A command that only a study has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Go to the previous or next alternative, or to the move above or below.
    Above,
    Below,
    /// Open the previous or next game in the list.
    GameBefore,
    GameAfter,
    /// List the games with this position.
    FindPosition,
    /// Set up a game that begins with this position.
    PlayFrom,
    /// Comment after the move, or before it.
    Comment,
    Before,
    /// Type `!` or `?` at the move, combined with a `!` or `?` that is already there.
    Exclaim,
    Doubt,
    /// Add the annotation with this NAG number, or remove it.
    Sign(u8),
    /// Remove all annotations of the move.
    NoSigns,
    /// Move the variation that the move belongs to before the previous alternative, or after the next; or make it the
    /// main line.
    Promote,
    Demote,
    MainLine,
    /// Delete this move and everything after it.
    Delete,
    /// Delete everything after this position, or before it.
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

/// Annotations of moves, of positions, and others.
pub const SIGNS: [&[Command]; 3] = [Command::MOVE_SIGNS, Command::POSITION_SIGNS, Command::OTHER_SIGNS];

impl Edit {
    /// Whether the command is available.
    pub fn enabled(self, study: &Status) -> bool {
        match self {
            Edit::Below => !study.at_end || study.can_demote,
            // These commands also need a list; see `enabled` below.
            Edit::GameBefore | Edit::GameAfter | Edit::FindPosition => true,
            Edit::Comment | Edit::Tags | Edit::SaveAs | Edit::Discard | Edit::PlayFrom => true,
            Edit::Above | Edit::Before | Edit::Delete | Edit::CutBefore => !study.at_start,
            Edit::Exclaim | Edit::Doubt | Edit::Sign(_) => !study.at_start,
            Edit::NoSigns => study.signs,
            Edit::Promote | Edit::MainLine => study.can_promote,
            Edit::Demote => study.can_demote,
            Edit::CutAfter => !study.at_end,
            Edit::Undo => study.can_undo,
            Edit::Redo => study.can_redo,
        }
    }
}

/// Whether a command is available in a study; `None` for the other commands, which studies treat as other screens do.
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
        // The command would save the game behind the study. The study has a command of its own with these keys.
        Command::SaveUnfinishedGame => false,
        // If the Laws forbid analysis, the study says so.
        Command::Analysis => true,
        Command::Review => !(study.at_start && study.at_end),
        _ => return None,
    })
}
