//! Who hears what is in a file of games, in the order of the file.
//!
//! A tree of what was heard: see `record::pgn::games`.

use super::{FaultKind, Raw};
use crate::record::{GameResult, Nag};
use crate::rules::Move;
use crate::start::Start;

/// Hears the parts of a game. Each method does nothing unless it is written anew.
pub trait Visitor {
    /// A game begins with a tag, a word or a comment at this line and offset of the file.
    fn begin(&mut self, line: u64, offset: u64) {
        let _ = (line, offset);
    }

    /// A tag; each name once.
    fn tag(&mut self, name: &str, value: &str) {
        let _ = (name, value);
    }

    /// The tags are over. `false` when the moves need not be read: then only the result is told, and the end.
    fn moves(&mut self, start: &Start) -> bool {
        let _ = start;
        true
    }

    /// A legal move; `None` where it was passed.
    fn mv(&mut self, mv: Option<Move>) {
        let _ = mv;
    }

    /// A sign for the last move.
    fn nag(&mut self, nag: Nag) {
        let _ = nag;
    }

    /// A draw was offered with the last move.
    fn draw_offer(&mut self) {}

    /// A comment in braces, in which commands such as `[%clk]` count.
    fn comment(&mut self, text: Raw<'_>) {
        let _ = text;
    }

    /// Any other text that is kept as a comment: to the end of the line, an escaped line, what could not be read.
    fn remark(&mut self, text: &str) {
        let _ = text;
    }

    /// A variation begins instead of the last move.
    fn open_variation(&mut self) {}

    /// It is over.
    fn close_variation(&mut self) {}

    /// How the game ended.
    fn result(&mut self, result: GameResult) {
        let _ = result;
    }

    /// The game is over; it goes up to this offset of the file.
    fn end(&mut self, offset: u64) {
        let _ = offset;
    }

    /// Something is wrong, at this line and column.
    fn fault(&mut self, line: u64, column: u64, kind: FaultKind) {
        let _ = (line, column, kind);
    }
}

/// Comments and text between two games, kept until it is known which game they belong to.
#[derive(Default)]
pub(crate) struct Trailing {
    /// The line and the offset where it begins.
    pub(crate) begin: Option<(u64, u64)>,
    pub(super) recorder: Recorder,
    pub(super) size: usize,
}

/// A visitor that keeps comments and faults for later.
#[derive(Default)]
pub(super) struct Recorder {
    /// Each with whether `[%...]` annotations in it count.
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
