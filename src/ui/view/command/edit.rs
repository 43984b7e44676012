//! The commands of a study. Their words and keys, and when they are available: see `rows`.
//!
//! `ui::app::study` carries them out, and passes those that need only the study to `ui::screens::study`.

use super::Command;

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
