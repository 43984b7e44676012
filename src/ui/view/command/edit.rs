//! The commands of a study. `rows` defines their words, keys and availability.
//!
//! `ui::app::study` carries them out, and passes those that need only the study to `ui::screens::study`.

use super::Command;

/// A command that only a study has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Go to the previous alternative. If there is none, go up to two plies back.
    Above,
    /// Go to the next alternative. If there is none, go up to two plies forward.
    Below,
    /// Open the previous game in the list.
    GameBefore,
    /// Open the next game in the list.
    GameAfter,
    /// List the games with this position.
    FindPosition,
    /// Set up a game that begins with this position.
    PlayFrom,
    /// Write the comment after the move.
    Comment,
    /// Write the comment before the move.
    Before,
    /// Add `!` to the move. It is combined with a `!` or `?` that the move already has.
    Exclaim,
    /// Add `?` to the move. It is combined with a `!` or `?` that the move already has.
    Doubt,
    /// Add the annotation with this NAG number, or remove it.
    Sign(u8),
    /// Remove all annotations with NAG numbers at this place.
    NoSigns,
    /// Put the variation with this move before the previous alternative.
    Promote,
    /// Put the variation or, on the main line, this move and what follows it after the next alternative.
    Demote,
    /// Make the line with this move the main line.
    MainLine,
    /// Delete this move and everything after it.
    Delete,
    /// Delete everything after this position.
    CutAfter,
    /// Make the study begin with this position.
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
