//! Receives the parts of a PGN file in file order.
//!
//! Building a tree from them: see `record::pgn::games`.

use super::{FaultKind, Raw};
use crate::record::{GameResult, Nag};
use crate::rules::{Move, Position};
use crate::start::Start;

/// Receives the parts of a game. By default every method does nothing.
pub trait Visitor {
    /// A game begins at this line and byte offset.
    fn begin(&mut self, line: u64, offset: u64) {
        let _ = (line, offset);
    }

    /// A tag; each name is reported once.
    fn tag(&mut self, name: &str, value: &str) {
        let _ = (name, value);
    }

    /// The tags are complete. Return `false` to skip the moves: then only the result and the end are reported.
    fn moves(&mut self, start: &Start) -> bool {
        let _ = start;
        true
    }

    /// A legal move, and the position after it; `None` is a null move.
    fn mv(&mut self, mv: Option<Move>, after: &Position) {
        let _ = (mv, after);
    }

    /// An annotation glyph for the last move.
    fn nag(&mut self, nag: Nag) {
        let _ = nag;
    }

    /// A draw offer with the last move.
    fn draw_offer(&mut self) {}

    /// A comment in braces, which may contain annotations such as `[%clk]`.
    fn comment(&mut self, text: Raw<'_>) {
        let _ = text;
    }

    /// Other text kept as a comment: a comment to the end of the line, an escaped line, or unreadable text.
    fn remark(&mut self, text: &str) {
        let _ = text;
    }

    /// A variation begins that replaces the last move.
    fn open_variation(&mut self) {}

    /// The variation ends.
    fn close_variation(&mut self) {}

    /// The result of the game.
    fn result(&mut self, result: GameResult) {
        let _ = result;
    }

    /// The game ends at this byte offset.
    fn end(&mut self, offset: u64) {
        let _ = offset;
    }

    /// An error at this line and column.
    fn fault(&mut self, line: u64, column: u64, kind: FaultKind) {
        let _ = (line, column, kind);
    }
}

/// Comments and text between two games, kept until it is known to which game they belong.
#[derive(Default)]
pub(crate) struct Trailing {
    /// The line and byte offset where it begins.
    pub(crate) begin: Option<(u64, u64)>,
    pub(super) recorder: Recorder,
    pub(super) size: usize,
}

/// A visitor that stores comments and errors for later.
#[derive(Default)]
pub(super) struct Recorder {
    /// Texts, each with whether it may contain `[%...]` annotations.
    pub(super) texts: Vec<(String, bool)>,
    pub(super) faults: Vec<(u64, u64, FaultKind)>,
}

impl Visitor for Recorder {
    fn comment(&mut self, text: Raw<'_>) {
        self.texts.push((text.text(), true));
    }

    fn remark(&mut self, text: &str) {
        self.texts.push((text.to_owned(), false));
    }

    fn fault(&mut self, line: u64, column: u64, kind: FaultKind) {
        self.faults.push((line, column, kind));
    }
}
