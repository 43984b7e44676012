//! The move tree of a record. Every place except the root is reached by a move. The first continuation of a place is
//! its main line; the others are variations.
//!
//! For undo, see [`study::editing`](crate::study::editing).

use std::num::NonZeroU32;
use std::sync::{Arc, LazyLock};

use super::pages::Pages;
use super::{GameResult, Notes, Tags};
use crate::rules::{Color, Move, Position};
use crate::start::Start;

/// A place in a record: the root, or the place that a move leads to. [`Record::ROOT`] is valid for every record, any
/// other id only for its own record and for later copies of it, until the place is deleted or [`Record::cut_before`]
/// is called.
///
/// The id holds the number of the place, counted from 1, so that `Option<NodeId>` takes no more than four bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(NonZeroU32);

impl NodeId {
    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A place, linked to others; the root is its own parent.
#[derive(Clone, Debug)]
struct Node {
    parent: NodeId,
    /// `None` for the root and for a null move (`--`).
    mv: Option<Move>,
    first: Option<NodeId>,
    /// The last continuation, stored so that appending to thousands of variations stays fast.
    last: Option<NodeId>,
    /// The next continuation of the parent.
    sibling: Option<NodeId>,
    half_moves: u32,
    /// The notes are shared with copies of the record, since a comment may be long.
    notes: Option<Arc<Notes>>,
}

impl Node {
    fn new(parent: NodeId, mv: Option<Move>, half_moves: u32) -> Node {
        Node { parent, mv, first: None, last: None, sibling: None, half_moves, notes: None }
    }

    fn notes(&self) -> &Notes {
        self.notes.as_deref().unwrap_or(&NO_NOTES)
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        let links = |node: &Node| (node.parent, node.mv, node.first, node.last, node.sibling);
        // Notes that copies share are equal, so their contents are not compared.
        links(self) == links(other) && (self.notes == other.notes || self.notes() == other.notes())
    }
}

static NO_NOTES: LazyLock<Notes> = LazyLock::new(Notes::default);

/// How a null move is written.
pub const NULL_MOVE: &str = "--";

/// The record of a game.
///
/// ```
/// use jadoube::record::Record;
/// use jadoube::rules::read_san;
/// use jadoube::start::Start;
///
/// let mut record = Record::new(Start::standard());
/// let english = jadoube::rules::PieceLetters::ENGLISH;
/// let e4 = read_san(&record.position(Record::ROOT), "e4", &english)?;
/// let place = record.add(Record::ROOT, e4).expect("legal");
/// assert_eq!(record.san(place), "e4");
/// # Ok::<(), jadoube::rules::MoveTextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    pub tags: Tags,
    pub result: GameResult,
    start: Start,
    nodes: Pages<Node>,
}

impl Record {
    /// The place before the first move.
    pub const ROOT: NodeId = NodeId(NonZeroU32::MIN);

    /// A record without moves.
    pub fn new(start: Start) -> Record {
        let mut nodes = Pages::new();
        nodes.push(Node::new(Record::ROOT, None, 0));
        Record { tags: Tags::default(), result: GameResult::Open, start, nodes }
    }

    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The number of places, including deleted ones.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The place before this one; `None` for the root.
    pub fn parent(&self, place: NodeId) -> Option<NodeId> {
        (place != Record::ROOT).then(|| self.node(place).parent)
    }

    /// The number of plies from the start to a place.
    pub fn ply(&self, place: NodeId) -> usize {
        self.node(place).half_moves as usize
    }

    /// This place, then the places before it, back to the root.
    pub fn back_from(&self, place: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(place), |&place| self.parent(place))
    }

    /// The number of the move that follows a place, and whose move it is.
    pub fn number(&self, place: NodeId) -> (u32, Color) {
        let (start, half_moves) = (self.start.position(), self.node(place).half_moves);
        let turn = if half_moves.is_multiple_of(2) { start.turn() } else { !start.turn() };
        let blacks = half_moves.midpoint(u32::from(start.turn() == Color::Black));
        (start.fullmove_number().saturating_add(blacks), turn)
    }

    /// The move that leads to a place; `None` for the root and for a null move.
    pub fn mv(&self, place: NodeId) -> Option<Move> {
        self.node(place).mv
    }

    /// The continuations of a place: the main line first, then the variations.
    pub fn continuations(&self, place: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(place).first;
        std::iter::successors(first, |&way| self.node(way).sibling)
    }

    /// The next of the parent's continuations after this one. It is always a variation. `None` if this is the last
    /// continuation, and for the root.
    pub fn next_variation(&self, place: NodeId) -> Option<NodeId> {
        self.node(place).sibling
    }

    /// The last continuation of a place; `None` if there is none.
    pub fn last_continuation(&self, place: NodeId) -> Option<NodeId> {
        self.node(place).last
    }

    /// The first continuation of a place; `None` if there is none.
    pub fn next(&self, place: NodeId) -> Option<NodeId> {
        self.node(place).first
    }

    /// The places after the root, up to and including this one.
    pub fn line_to(&self, place: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.back_from(place).collect();
        line.pop();
        line.reverse();
        line
    }

    /// The place that is reached by the same moves as `place` in `other`, another version of the record. If one of
    /// these moves is missing here, returns the place before that move.
    pub fn same_place(&self, other: &Record, place: NodeId) -> NodeId {
        let follow = |here, &step: &NodeId| {
            self.continuations(here).find(|&way| self.mv(way) == other.mv(step)).ok_or(here)
        };
        other.line_to(place).iter().try_fold(Record::ROOT, follow).unwrap_or_else(|last| last)
    }

    /// The places after this one along first continuations, to the end of the line.
    pub fn line_from(&self, place: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(place), |&place| self.next(place))
    }

    pub fn position(&self, place: NodeId) -> Position {
        let mut position = self.start.position().clone();
        for step in self.line_to(place) {
            position = self.step(&position, step);
        }
        position
    }

    /// The position at a place, given the position before its move.
    pub fn step(&self, before: &Position, place: NodeId) -> Position {
        self.mv(place).map_or_else(|| before.after_pass(), |mv| before.after(mv))
    }

    /// The SAN of the move that leads to a place, with English piece letters; `--` for a null move, and an empty text
    /// for the root.
    pub fn san(&self, place: NodeId) -> String {
        self.parent(place).map_or_else(String::new, |parent| self.san_after(&self.position(parent), place))
    }

    /// The same as [`Record::san`], but faster, because the position before the move is given. The place must not be
    /// the root.
    pub fn san_after(&self, before: &Position, place: NodeId) -> String {
        self.mv(place).map_or_else(|| NULL_MOVE.to_owned(), |mv| before.san(mv))
    }

    pub fn notes(&self, place: NodeId) -> &Notes {
        self.node(place).notes()
    }

    /// Whether notes were ever stored at a place, even if they are empty now.
    pub(super) fn has_notes(&self, place: NodeId) -> bool {
        self.node(place).notes.is_some()
    }

    /// All stored notes, including those at deleted places, in no particular order.
    pub fn all_notes(&self) -> impl Iterator<Item = &Notes> {
        self.nodes.iter().filter_map(|node| node.notes.as_deref())
    }

    /// Removes all arrows and circles.
    pub fn clear_drawings(&mut self) {
        for place in (1..=self.nodes.len() as u32).filter_map(NonZeroU32::new).map(NodeId) {
            if !self.notes(place).marks.is_empty() {
                self.notes_mut(place).marks.clear();
            }
        }
    }

    /// The notes at a place, for editing.
    pub fn notes_mut(&mut self, place: NodeId) -> &mut Notes {
        Arc::make_mut(self.node_mut(place).notes.get_or_insert_default())
    }

    /// Adds a move at a place, unless it is already there, and returns the place that the move leads to. A new move
    /// becomes a variation if there is already a continuation. Returns `None` and changes nothing if the move is
    /// illegal.
    pub fn add(&mut self, place: NodeId, mv: Move) -> Option<NodeId> {
        self.follow(place, Some(mv), |position| position.is_legal(mv))
    }

    /// Adds a line at a place, up to its first illegal move; moves that the record already has are not added again.
    /// Returns the place after the first move of the line; `None` if there is no legal first move.
    pub fn add_line(&mut self, place: NodeId, moves: &[Move]) -> Option<NodeId> {
        let (first, rest) = moves.split_first()?;
        let first = self.add(place, *first)?;
        rest.iter().try_fold(first, |place, mv| self.add(place, *mv));
        Some(first)
    }

    /// Adds a null move (`--`) to show a threat, unless there is one already. Returns the place that it leads to. In
    /// check, returns `None` and changes nothing.
    pub fn pass(&mut self, place: NodeId) -> Option<NodeId> {
        self.follow(place, None, |position| !position.is_check())
    }

    /// Finds the continuation with this move, or adds one. Returns `None` if there is none and the move is illegal.
    fn follow(
        &mut self,
        place: NodeId,
        mv: Option<Move>,
        is_legal: impl Fn(&Position) -> bool,
    ) -> Option<NodeId> {
        let known = self.continuations(place).find(|&way| self.mv(way) == mv);
        known.or_else(|| is_legal(&self.position(place)).then(|| self.push(place, mv)))
    }

    /// Appends a continuation, even if the same move is already there. The move must be legal; a null move must not be
    /// made in check.
    pub(crate) fn push(&mut self, parent: NodeId, mv: Option<Move>) -> NodeId {
        self.nodes.push(Node::new(parent, mv, self.node(parent).half_moves + 1));
        let place = NodeId(NonZeroU32::new(self.nodes.len() as u32).expect("fewer than 2^32 places"));
        match self.node_mut(parent).last.replace(place) {
            Some(last) => self.node_mut(last).sibling = Some(place),
            None => self.node_mut(parent).first = Some(place),
        }
        place
    }

    /// Moves a place, with everything after it, one step up among the continuations of its parent. Returns `false` if
    /// it is already first, and for the root.
    pub fn promote(&mut self, place: NodeId) -> bool {
        self.move_way(place, |at| at.checked_sub(1))
    }

    /// Makes the line to a place, and what follows it, the main line.
    pub fn make_main_line(&mut self, place: NodeId) {
        for step in self.line_to(place) {
            if self.is_alternative(step) {
                self.move_way(step, |_| Some(0));
            }
        }
    }

    /// Moves a place, with everything after it, one step down among the continuations of its parent. Returns `false` if
    /// it is already last, and for the root.
    pub fn demote(&mut self, place: NodeId) -> bool {
        self.move_way(place, |at| Some(at + 1))
    }

    /// Deletes a place and everything after it; returns the place before. Returns `None` and changes nothing for the
    /// root.
    pub fn delete(&mut self, place: NodeId) -> Option<NodeId> {
        let parent = self.parent(place)?;
        let ways: Vec<NodeId> = self.continuations(parent).filter(|&way| way != place).collect();
        self.relink(parent, &ways);
        Some(parent)
    }

    /// Deletes everything after a place.
    pub fn cut_after(&mut self, place: NodeId) {
        self.relink(place, &[]);
    }

    /// Deletes everything before a place and all other branches, so that the record starts from that place's position;
    /// the ids of all places but the root become invalid. Returns `false` and changes nothing for the root, or if no
    /// game can start from that position.
    pub fn cut_before(&mut self, place: NodeId) -> bool {
        if place == Record::ROOT {
            return false;
        }
        let fen = self.position(place).fen();
        let Ok(start) = Start::from_fen(&fen, Some(self.start.is_chess960())) else { return false };
        let mut rest = Record { tags: self.tags.clone(), result: self.result, ..Record::new(start) };
        let Notes { comments, marks, evaluation, .. } = self.notes(place).clone();
        *rest.notes_mut(Record::ROOT) = Notes { comments, marks, evaluation, ..Notes::default() };
        let mut pairs = vec![(Record::ROOT, place)];
        while let Some((to, place)) = pairs.pop() {
            for way in self.continuations(place) {
                let copy = rest.push(to, self.mv(way));
                rest.node_mut(copy).notes.clone_from(&self.node(way).notes);
                pairs.push((copy, way));
            }
        }
        *self = rest;
        true
    }

    /// Whether a place begins a variation, that is, whether it is not the first continuation of the place before it.
    pub fn is_alternative(&self, place: NodeId) -> bool {
        self.parent(place).is_some_and(|parent| self.next(parent) != Some(place))
    }

    fn move_way(&mut self, place: NodeId, to: impl Fn(usize) -> Option<usize>) -> bool {
        let Some(parent) = self.parent(place) else { return false };
        let mut ways: Vec<NodeId> = self.continuations(parent).collect();
        let at = ways.iter().position(|&way| way == place).unwrap_or_default();
        let Some(to) = to(at).filter(|&to| to < ways.len()) else { return false };
        ways.remove(at);
        ways.insert(to, place);
        self.relink(parent, &ways);
        true
    }

    fn relink(&mut self, parent: NodeId, ways: &[NodeId]) {
        // A comment before a move is separate only at the start of a variation; before a main-line move it
        // becomes a comment on the position.
        if let Some(&first) = ways.first().filter(|&&way| !self.notes(way).before.is_empty()) {
            let mut before = std::mem::take(&mut self.notes_mut(first).before);
            self.notes_mut(parent).comments.append(&mut before);
        }
        let node = self.node_mut(parent);
        (node.first, node.last) = (ways.first().copied(), ways.last().copied());
        for (index, &way) in ways.iter().enumerate() {
            let sibling = ways.get(index + 1).copied();
            // Pages without a change stay shared with the copies of the record.
            if self.node(way).sibling != sibling {
                self.node_mut(way).sibling = sibling;
            }
        }
    }

    /// Whether the record equals an earlier copy of it, deleted places included. Full pages that both share are not
    /// compared.
    pub fn is_unedited_since(&self, copy: &Record) -> bool {
        self.nodes == copy.nodes
            && self.tags == copy.tags
            && self.result == copy.result
            && self.start == copy.start
    }

    fn node(&self, place: NodeId) -> &Node {
        &self.nodes[place.index()]
    }

    fn node_mut(&mut self, place: NodeId) -> &mut Node {
        &mut self.nodes[place.index()]
    }
}

/// A record of a game from the regular start, without moves.
impl Default for Record {
    fn default() -> Record {
        Record::new(Start::standard())
    }
}

/// Records are equal if they contain the same information; deleted places don't count.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        if self.tags != other.tags || self.result != other.result || self.start != other.start {
            return false;
        }
        let mut pairs = vec![(Record::ROOT, Record::ROOT)];
        while let Some((a, b)) = pairs.pop() {
            let same_here = self.mv(a) == other.mv(b) && self.notes(a) == other.notes(b);
            if !same_here || self.continuations(a).count() != other.continuations(b).count() {
                return false;
            }
            pairs.extend(self.continuations(a).zip(other.continuations(b)));
        }
        true
    }
}
