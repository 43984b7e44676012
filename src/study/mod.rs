//! A study: a record that can be browsed, annotated and edited, with its file and unsaved changes.
//!
//! A study of a game in progress is a copy; editing it never changes the game.
//!
//! ```
//! use jadoube::record::{Nag, Record};
//! use jadoube::rules::{PieceLetters, read_move};
//! use jadoube::start::Start;
//! use jadoube::study::{Origin, Study, Walk};
//!
//! let mut study = Study::new(Record::new(Start::standard()), Origin::Nowhere);
//! study.play(read_move(&study.position(), "e4", &PieceLetters::ENGLISH)?);
//! study.toggle_sign(Nag(1));
//! study.walk(Walk::Start);
//! study.play(read_move(&study.position(), "d4", &PieceLetters::ENGLISH)?);
//! assert!(study.pgn().ends_with("1. e4 $1 (1. d4) *\n\n"));
//!
//! study.undo();
//! assert!(study.pgn().ends_with("1. e4 $1 *\n\n"));
//! # Ok::<(), jadoube::rules::MoveTextError>(())
//! ```
//!
//! For showing a study, see `ui::screens::study`.

mod autosave;
mod editing;
mod link;
mod saving;
mod unsaved;
mod walk;
mod working_copy;

pub use autosave::POLL;
pub use editing::Editing;
pub use saving::{SaveError, Saving, Snapshot, Target};
pub use unsaved::{DamagedStudy, UnsavedStudy, copy_damaged, edited, unsaved};
pub use walk::Walk;
pub use working_copy::FileError;

use crate::record::pgn::{PgnFault, without_braces};
use crate::record::{Evaluation, Mark, Nag, NodeId, Notes, Record};
use crate::rules::{Move, Position};
use crate::start::Start;
use crate::storage::Part;
use autosave::Autosave;

/// Where a record came from, or was last saved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// A game played in the program: the one on the board, or an earlier one that was reviewed.
    Played,
    /// The part of a file that holds this game.
    File(Part),
    /// Anything else, such as the clipboard, a position or a followed file.
    #[default]
    Nowhere,
}

/// A record with a current place.
#[derive(Debug)]
pub struct Study {
    editing: Editing,
    at: NodeId,
    origin: Origin,
    faults: Vec<PgnFault>,
    autosave: Autosave,
}

/// Whether a comment is before or after its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Before,
    After,
}

/// What is at a place of a study, and what can be done there.
#[allow(clippy::struct_excessive_bools, reason = "the flags are independent of each other")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Status {
    pub at_start: bool,
    pub at_end: bool,
    /// Whether the variation can be moved up.
    pub can_promote: bool,
    /// Whether the variation or, on the main line, the move can be moved down.
    pub can_demote: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub signs: bool,
    pub marks: bool,
}

impl Status {
    /// The status of a place in an unedited record.
    pub fn of(record: &Record, at: NodeId) -> Status {
        let head = head(record, at);
        let last = record.parent(head).and_then(|parent| record.last_continuation(parent));
        let notes = record.notes(at);
        Status {
            at_start: record.parent(at).is_none(),
            at_end: record.next(at).is_none(),
            can_promote: record.is_alternative(head),
            can_demote: last.is_some_and(|last| last != head),
            can_undo: false,
            can_redo: false,
            signs: !notes.nags.is_empty(),
            marks: !notes.marks.is_empty(),
        }
    }
}

impl Study {
    /// A study of a record, at its start.
    pub fn new(record: Record, origin: Origin) -> Study {
        let (editing, autosave) = (Editing::new(record), Autosave::default());
        Study { editing, at: Record::ROOT, origin, faults: Vec::new(), autosave }
    }

    /// A study without moves that belongs to no file.
    pub fn from_start(start: Start) -> Study {
        Study::new(Record::new(start), Origin::Nowhere)
    }

    /// Sets the errors that were found while the record was read.
    #[must_use]
    pub fn with_faults(self, faults: Vec<PgnFault>) -> Study {
        Study { faults, ..self }
    }

    /// The current record.
    pub fn record(&self) -> &Record {
        self.editing.record()
    }

    /// A number that changes with every edit, undo and redo.
    pub fn revision(&self) -> u64 {
        self.editing.revision()
    }

    /// The current place.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The current position.
    pub fn position(&self) -> Position {
        self.record().position(self.at)
    }

    /// The notes at the current place.
    pub fn notes(&self) -> &Notes {
        self.record().notes(self.at)
    }

    /// Where the record came from, or was last saved.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether there are edits that are not saved in a file that the player chose.
    pub fn is_changed(&self) -> bool {
        self.editing.is_changed()
    }

    /// The errors that were found while the record was read, until they are dismissed or the study is saved.
    pub fn faults(&self) -> &[PgnFault] {
        &self.faults
    }

    /// Dismisses the errors.
    pub fn dismiss_faults(&mut self) {
        self.faults.clear();
    }

    /// The status of the current place.
    pub fn status(&self) -> Status {
        let (can_undo, can_redo) = (self.editing.can_undo(), self.editing.can_redo());
        Status { can_undo, can_redo, ..Status::of(self.record(), self.at) }
    }

    /// Goes to a place.
    pub fn go(&mut self, at: NodeId) {
        self.at = at;
    }

    fn go_if(&mut self, to: Option<NodeId>) -> bool {
        self.at = to.unwrap_or(self.at);
        to.is_some()
    }

    /// Takes a step; returns `false` if the step leads nowhere.
    pub fn walk(&mut self, walk: Walk) -> bool {
        self.go_if(walk.from(self.record(), self.at))
    }

    /// Plays a move: follows it if it exists, otherwise adds it. Returns `false` if it is illegal.
    pub fn play(&mut self, mv: Move) -> bool {
        let to = self.edit_here(|record, at| record.add(at, mv));
        self.go_if(to)
    }

    /// Adds a line after this place, up to its first illegal move, as one edit, and stays here; moves that are already
    /// there are kept. `evaluation`, with its depth, is noted at the first move unless that move already has an
    /// evaluation. Returns the place after the first move; `None` if there is no legal first move.
    pub fn insert(&mut self, moves: &[Move], evaluation: Option<(Evaluation, u32)>) -> Option<NodeId> {
        self.edit_here(|record, at| {
            let first = record.add_line(at, moves)?;
            if let Some((evaluation, depth)) = evaluation {
                record.notes_mut(first).evaluation.get_or_insert((evaluation, Some(depth)));
            }
            Some(first)
        })
    }

    /// Changes anything in the record, such as the tags, as one edit.
    pub fn edit(&mut self, change: impl FnOnce(&mut Record)) {
        self.editing.edit(self.at, change);
    }

    fn edit_here<T>(&mut self, change: impl FnOnce(&mut Record, NodeId) -> T) -> T {
        let at = self.at;
        self.editing.edit(at, |record| change(record, at))
    }

    fn annotate(&mut self, change: impl FnOnce(&mut Notes)) {
        self.edit_here(|record, at| change(record.notes_mut(at)));
    }

    /// Replaces the arrows and circles at this place.
    pub fn draw(&mut self, marks: Vec<Mark>) {
        if self.notes().marks != marks {
            self.annotate(|notes| notes.marks = marks);
        }
    }

    /// Adds a symbol, or removes it if it is there. A new symbol replaces any other symbol of its group.
    pub fn toggle_sign(&mut self, nag: Nag) {
        self.annotate(|notes| toggle(&mut notes.nags, nag));
    }

    /// Adds a typed `!` or `?` to the move, combined with a `!` or `?` that is already there: `!` and `?` make `!?`.
    pub fn type_symbol(&mut self, letter: char) {
        if self.at != Record::ROOT {
            self.toggle_sign(typed(&self.notes().nags, letter));
        }
    }

    /// Removes all symbols at this place.
    pub fn clear_signs(&mut self) {
        self.annotate(|notes| notes.nags.clear());
    }

    /// The comment at a place as one text.
    pub fn comment(&self, at: NodeId, side: Side) -> String {
        let notes = self.record().notes(at);
        let texts = if side == Side::Before { &notes.before } else { &notes.comments };
        texts.join("\n")
    }

    /// Sets the comment at a place. With `continues`, the change extends the last edit, so that a whole comment is
    /// undone at once. Returns whether the next call may continue this edit.
    pub fn set_comment(&mut self, at: NodeId, side: Side, text: &str, continues: bool) -> bool {
        let change = |record: &mut Record| {
            let notes = record.notes_mut(at);
            let texts = if side == Side::Before { &mut notes.before } else { &mut notes.comments };
            *texts = Some(without_braces(text.trim()).into_owned())
                .into_iter()
                .filter(|text| !text.is_empty())
                .collect();
        };
        if continues {
            self.editing.amend(change);
            return true;
        }
        // Typing only white space changes nothing and can't be continued.
        let before = self.revision();
        self.editing.edit(at, change);
        self.revision() != before
    }

    /// Moves the current variation one step up.
    pub fn promote(&mut self) {
        self.edit_here(|record, at| record.promote(head(record, at)));
    }

    /// Moves the current variation one step down or, on the main line, the current move and everything after it.
    pub fn demote(&mut self) {
        self.edit_here(|record, at| record.demote(head(record, at)));
    }

    /// Makes the line to this place, and what follows it, the main line.
    pub fn make_main_line(&mut self) {
        self.edit_here(Record::make_main_line);
    }

    /// Deletes the current move and everything after it, and goes to the place before. Returns `false` at the start.
    pub fn delete(&mut self) -> bool {
        let parent = self.edit_here(Record::delete);
        self.go_if(parent)
    }

    /// Deletes everything after this place.
    pub fn cut_after(&mut self) {
        self.edit_here(Record::cut_after);
    }

    /// Makes the record start at this position. Returns `false` if it already does, or if no game can start from the
    /// position.
    pub fn cut_before(&mut self) -> bool {
        let is_cut = self.edit_here(Record::cut_before);
        self.go_if(is_cut.then_some(Record::ROOT))
    }

    /// Undoes the last edit and goes to where it was made or redone; returns `false` if there is no edit to undo.
    pub fn undo(&mut self) -> bool {
        let place = self.editing.undo(self.at);
        self.go_if(place)
    }

    /// Redoes the last undone edit and goes to where it was undone; returns `false` if there is no edit to redo.
    pub fn redo(&mut self) -> bool {
        let place = self.editing.redo(self.at);
        self.go_if(place)
    }
}

/// The first place of the variation that contains a place; on the main line, the place itself.
fn head(record: &Record, at: NodeId) -> NodeId {
    record.back_from(at).find(|&place| record.is_alternative(place)).unwrap_or(at)
}

/// The NAGs from `!` to `?!`, of which a move has at most one.
const MOVES: [u8; 6] = [1, 2, 3, 4, 5, 6];
/// The NAGs from `=` to `−+`, of which a position has at most one.
const POSITIONS: [u8; 8] = [10, 13, 14, 15, 16, 17, 18, 19];

fn toggle(nags: &mut Vec<Nag>, nag: Nag) {
    let was_there = nags.contains(&nag);
    let group = [&MOVES[..], &POSITIONS[..]].into_iter().find(|group| group.contains(&nag.0)).unwrap_or(&[]);
    nags.retain(|other| *other != nag && !group.contains(&other.0));
    if !was_there {
        nags.push(nag);
        nags.sort();
    }
}

/// The symbol that results from typing `!` or `?` at a move with these symbols.
fn typed(nags: &[Nag], letter: char) -> Nag {
    let before = nags.iter().map(|nag| nag.0).find(|nag| MOVES.contains(nag));
    Nag(match (before, letter) {
        (Some(1), '!') => 3,
        (Some(1), _) => 5,
        (Some(2), '!') => 6,
        (Some(2), _) => 4,
        (_, '!') => 1,
        (_, _) => 2,
    })
}
