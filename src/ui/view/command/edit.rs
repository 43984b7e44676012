//! The commands of a study. `rows` defines their words, keys and availability.
//!
//! `ui::app::study` carries them out, and passes those that need only the study to `ui::screens::study`.

use super::Command;

/// A command that only a study has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Go to the previous or next alternative. If there is none, go up to two plies back or forward.
    Above,
    Below,
    /// Open the previous or next game in the list.
    GameBefore,
    GameAfter,
    /// List the games with this position.
    FindPosition,
    /// Set up a game that begins with this position.
    PlayFrom,
    /// Write a comment after the move, or before it.
    Comment,
    Before,
    /// Add a typed `!` or `?` to the move. If the move already has one of them, the two are combined.
    Exclaim,
    Doubt,
    /// Add the annotation with this NAG number, or remove it.
    Sign(u8),
    /// Remove all annotation symbols of the move.
    NoSigns,
    /// Put the variation with this move before the previous alternative or after the next one, or make the line with
    /// this move the main line.
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

/// The commands for annotations: those for moves, those for positions, and the others.
pub const SIGNS: [&[Command]; 3] = [Command::MOVE_SIGNS, Command::POSITION_SIGNS, Command::OTHER_SIGNS];
