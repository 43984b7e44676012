//! Receives the parts of a PGN file, game by game.
//!
//! For how a tree is built from the parts, see [`games`](super::games).

use super::{PgnFaultKind, RawComment};
use crate::record::{GameResult, Nag};
use crate::rules::{Move, Position};
use crate::start::Start;

/// Receives the parts of a game. The default methods ignore all parts and let the reader read all moves.
#[expect(unused_variables, reason = "the names document what a method is given")]
pub trait Visitor {
    /// A game begins at this line and byte offset.
    fn begin(&mut self, line: u64, offset: u64) {}

    /// A tag whose content is not already in the start or the result; no name is reported twice in a game.
    fn tag(&mut self, name: &str, value: &str) {}

    /// The tags before the moves have been reported. Return `false` to skip the moves and what is between them.
    fn moves(&mut self, start: &Start) -> bool {
        true
    }

    /// Whether more moves are wanted. Once this returns `false`, the rest of the moves is skipped as if
    /// [`moves`](Visitor::moves) had returned `false`.
    #[inline(always)]
    fn wants_moves(&self) -> bool {
        true
    }

    /// A legal move, or a null move if `mv` is `None`, and the position after it.
    fn mv(&mut self, mv: Option<Move>, after: &Position) {}

    /// A NAG, normally for the last move.
    fn nag(&mut self, nag: Nag) {}

    /// A draw offer `(=)` outside comments, normally with the last move.
    fn draw_offer(&mut self) {}

    /// A comment in braces, or a part of one. It may contain annotations such as `[%clk]`.
    fn comment(&mut self, text: RawComment<'_>) {}

    /// Other text that becomes a comment, such as a `;` comment, an escaped line, a nested comment or unreadable text.
    fn remark(&mut self, text: &str) {}

    /// A variation begins; its first move replaces the last move.
    fn open_variation(&mut self) {}

    /// The innermost variation ends.
    fn close_variation(&mut self) {}

    fn result(&mut self, result: GameResult) {}

    /// The game ends at this byte offset.
    fn end(&mut self, offset: u64) {}

    /// An error at this line and column.
    fn fault(&mut self, line: u64, column: u64, kind: PgnFaultKind) {}
}

/// Comments and text outside games, kept until it is known to which game they belong.
#[derive(Default)]
pub(crate) struct Trailing {
    /// The line and byte offset where this text begins; `None` if there is no text.
    pub(crate) begin: Option<(u64, u64)>,
    pub(super) recorder: Recorder,
    pub(super) size: usize,
}

/// A visitor that stores comments and errors for later.
#[derive(Default)]
pub(super) struct Recorder {
    /// Each text, and whether it may contain `[%...]` annotations.
    pub(super) texts: Vec<(String, bool)>,
    pub(super) faults: Vec<(u64, u64, PgnFaultKind)>,
}

impl Visitor for Recorder {
    fn comment(&mut self, text: RawComment<'_>) {
        self.texts.push((text.text(), true));
    }

    fn remark(&mut self, text: &str) {
        self.texts.push((text.to_owned(), false));
    }

    fn fault(&mut self, line: u64, column: u64, kind: PgnFaultKind) {
        self.faults.push((line, column, kind));
    }
}
