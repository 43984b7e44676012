//! Reads the games of a file into records.
//!
//! For how a file is parsed, see [`reader`](super::reader).

use std::io::Read;
use std::ops::Range;

use super::text::{without_braces, words};
use super::{PgnFault, PgnFaultKind, RawComment, Reader, Visitor, annotation};
use crate::record::{GameResult, Nag, NodeId, Notes, Record, Tags};
use crate::rules::{Move, Position};
use crate::start::Start;

/// The maximum number of errors that are stored per game, besides the error that the game is too long.
const MAX_FAULTS: usize = 10_000;

/// A game read from a file.
#[derive(Clone, Debug, Default)]
pub struct ReadGame {
    /// What could be read of the game; unreadable text is in its comments.
    pub record: Record,
    /// Errors in the order in which the reader found them, up to a maximum number. If the game is too long, that error
    /// comes first.
    pub faults: Vec<PgnFault>,
    /// The byte range of the game in the input.
    pub bytes: Range<u64>,
    /// The line of the input where the game begins, counted from 1.
    pub line: u64,
    /// Whether the record is only the beginning of a game that is too long.
    pub is_cut: bool,
}

/// An iterator that reads the games of a file one by one; only the current game is in memory.
///
/// ```
/// use jadoube::record::{Record, pgn::Games};
///
/// let file = "[White \"De Vries\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Ke3 Nf6 1-0";
/// let game = Games::new(file.as_bytes()).next().expect("a game");
/// assert_eq!(game.record.tags.get("White"), Some("De Vries"));
/// assert_eq!(game.record.line_from(Record::ROOT).count(), 2);
/// let fault = "game 1, line 3, column 30: found a move that can't be made: \
///              the move is \"Ke3\", expected one that is legal in this position";
/// assert_eq!(game.faults[0].to_string(), fault);
/// ```
pub struct Games<R> {
    reader: Reader<R>,
    room: usize,
}

impl<R: Read> Games<R> {
    /// The games of a file. The input begins at the beginning of the file or at the offset where a game begins.
    pub fn new(input: R) -> Games<R> {
        Games { reader: Reader::new(input), room: usize::MAX }
    }

    /// Limits each game to as much as a window can show and step through without delay: about a million plies, or fewer
    /// if they have notes. Without this limit, a hostile file may take tens of times its size in memory.
    #[must_use]
    pub fn bounded(self) -> Games<R> {
        Games { room: MAX_ROOM, ..self }
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        let (number, room) = (self.reader.games() + 1, self.room);
        let mut builder = Builder { room, number, ..Builder::default() };
        self.reader.read_game(&mut builder).then_some(builder.game)
    }
}

/// The maximum size of a game's record: roughly its bytes in memory, not counting tags and the text of comments.
const MAX_ROOM: usize = 64 << 20;
/// The size that is counted for a ply.
const MOVE_ROOM: usize = 64;
/// The size that is counted for the notes at one place.
const NOTES_ROOM: usize = 192;
/// The size that is counted for a comment, however long its text is.
const TEXT_ROOM: usize = 64;

/// A visitor that builds a record from the parts that the reader reports.
#[derive(Default)]
struct Builder {
    game: ReadGame,
    /// How much more the record may grow, measured as in [`MAX_ROOM`].
    room: usize,
    number: u64,
    /// Comments that came before the start position was known.
    early: Vec<Text>,
    tags: Tags,
    /// The current place; `None` at the beginning of a variation, or before the start position is known.
    at: Option<NodeId>,
    /// The open variations, the innermost last: the place from which each of them branches off, and the place after the
    /// move that it replaces.
    around: Vec<(NodeId, NodeId)>,
    /// Comments before the first move of a variation.
    before: Vec<String>,
    nags: Vec<Nag>,
}

/// A comment that may contain annotations, or plain text.
enum Text {
    Comment(String),
    Remark(String),
}

impl Builder {
    /// Reserves room for a part of the game, and for notes if they are the first at the current place. Once there is no
    /// room for a part, returns `false` for that part and all that follow.
    fn takes(&mut self, part: usize, has_notes: bool) -> bool {
        let is_new = has_notes && self.at.is_some_and(|at| !self.game.record.has_notes(at));
        let part = part + if is_new { NOTES_ROOM } else { 0 };
        match self.room.checked_sub(part).filter(|_| !self.game.is_cut) {
            Some(left) => self.room = left,
            None => self.game.is_cut = true,
        }
        !self.game.is_cut
    }

    fn text(&mut self, text: Text) {
        if !self.takes(TEXT_ROOM, true) {
            return;
        }
        match (self.at, text) {
            (None, text) if self.around.is_empty() => self.early.push(text),
            (None, Text::Comment(text) | Text::Remark(text)) => {
                self.before.push(without_braces(&text).into_owned());
            }
            (Some(at), text) => note(self.game.record.notes_mut(at), text),
        }
    }
}

/// After this many repetitions, what still looks like an annotation stays text. Repetitions are necessary because
/// removing an annotation can join the text around it into a new one.
const ROUNDS: usize = 4;

/// Keeps a comment in a form that stays the same when it is written and read again. An annotation in a remark may not
/// belong to this move, so it stays text.
fn note(notes: &mut Notes, text: Text) {
    let mut left = match text {
        Text::Comment(text) => without_braces(&text).into_owned(),
        Text::Remark(text) => without_braces(&text).replace("[%", "[ %"),
    };
    for round in 0.. {
        let rest = annotation::take(&left, notes);
        if rest == left {
            break;
        }
        left = if round < ROUNDS { rest } else { rest.replace("[%", "[ %") };
    }
    if !left.is_empty() {
        notes.comments.push(left);
    }
}

impl Visitor for Builder {
    fn begin(&mut self, line: u64, offset: u64) {
        self.game.line = line;
        self.game.bytes = offset..offset;
    }

    fn tag(&mut self, name: &str, value: &str) {
        let tags = if self.at.is_some() || !self.around.is_empty() {
            &mut self.game.record.tags
        } else {
            &mut self.tags
        };
        tags.push(name, value);
    }

    fn moves(&mut self, start: &Start) -> bool {
        self.game.record = Record::new(start.clone());
        self.game.record.tags = std::mem::take(&mut self.tags);
        self.at = Some(Record::ROOT);
        for text in std::mem::take(&mut self.early) {
            self.text(text);
        }
        true
    }

    fn mv(&mut self, mv: Option<Move>, _: &Position) {
        let has_notes = !self.before.is_empty() || !self.nags.is_empty();
        if !self.takes(MOVE_ROOM + if has_notes { NOTES_ROOM } else { 0 }, false) {
            return;
        }
        let parent = match (self.at, self.around.last()) {
            (Some(at), _) => at,
            (None, Some(&(before, _))) => before,
            (None, None) => Record::ROOT,
        };
        let place = self.game.record.push(parent, mv);
        self.at = Some(place);
        if has_notes {
            let notes = self.game.record.notes_mut(place);
            notes.before.append(&mut self.before);
            notes.nags.append(&mut self.nags);
        }
    }

    fn nag(&mut self, nag: Nag) {
        if !self.takes(size_of::<Nag>(), true) {
            return;
        }
        match self.at {
            Some(at) => self.game.record.notes_mut(at).nags.push(nag),
            None => self.nags.push(nag),
        }
    }

    fn draw_offer(&mut self) {
        if !self.takes(0, true) {
            return;
        }
        match self.at {
            Some(at) => self.game.record.notes_mut(at).draw_offer = true,
            None => self.before.push("(=)".to_owned()),
        }
    }

    fn comment(&mut self, text: RawComment<'_>) {
        self.text(Text::Comment(text.text()));
    }

    fn remark(&mut self, text: &str) {
        self.text(Text::Remark(words(text)));
    }

    fn open_variation(&mut self) {
        if self.game.is_cut {
            return;
        }
        let place = self.at.unwrap_or(Record::ROOT);
        let before = self.game.record.parent(place).unwrap_or(Record::ROOT);
        self.around.push((before, place));
        self.at = None;
    }

    fn close_variation(&mut self) {
        if self.game.is_cut {
            return;
        }
        let Some((_, place)) = self.around.pop() else { return };
        // A variation without a move is dropped, but its comments and NAGs are kept.
        if self.at.is_none() && !(self.before.is_empty() && self.nags.is_empty()) {
            let notes = self.game.record.notes_mut(place);
            notes.nags.append(&mut self.nags);
            if !self.before.is_empty() {
                note(notes, Text::Remark(format!("({})", self.before.join(" "))));
                self.before.clear();
            }
        }
        self.at = Some(place);
    }

    fn result(&mut self, result: GameResult) {
        self.game.record.result = result;
    }

    fn end(&mut self, offset: u64) {
        self.game.bytes.end = offset;
        if self.game.is_cut {
            let kind = PgnFaultKind::TooLong(self.game.record.size() - 1);
            // The most important error comes first.
            self.game.faults.insert(0, PgnFault { game: self.number, line: self.game.line, column: 1, kind });
        }
    }

    fn fault(&mut self, line: u64, column: u64, kind: PgnFaultKind) {
        if self.game.faults.len() < MAX_FAULTS {
            self.game.faults.push(PgnFault { game: self.number, line, column, kind });
        }
    }
}
