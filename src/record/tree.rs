//! The tree of a game: every place but the first is reached by a move from the one before it, and at each place the
//! first way on is the main line there, the others are variations.
//!
//! Undoing: see `record::editing`.

use super::{GameResult, Notes, Tags};
use crate::rules::{Board, Move, Position};
use crate::start::Start;

/// A place in a record: the start, or what is reached by a move. It means something only together with its record,
/// and stays what it is until the place is deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// Links to other places; the root links to itself where there is none.
#[derive(Clone, Debug)]
struct Node {
    parent: NodeId,
    /// None for the root, and for a move that was passed (`--`).
    mv: Option<Move>,
    first: Option<NodeId>,
    /// The last way on, so that thousands of variations take no longer than one.
    last: Option<NodeId>,
    /// The variation after this one.
    sibling: Option<NodeId>,
    notes: Option<Box<Notes>>,
}

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
    /// Who, where, when.
    pub tags: Tags,
    /// How the game ended.
    pub result: GameResult,
    start: Start,
    nodes: Vec<Node>,
}

const NO_NOTES: &Notes = &Notes {
    before: Vec::new(),
    comments: Vec::new(),
    nags: Vec::new(),
    marks: Vec::new(),
    clock_ms: None,
    elapsed_ms: None,
    evaluation: None,
    draw_offer: false,
};

impl Record {
    /// The start of the game.
    pub const ROOT: NodeId = NodeId(0);

    /// A record without moves.
    pub fn new(start: Start) -> Record {
        let root =
            Node { parent: Record::ROOT, mv: None, first: None, last: None, sibling: None, notes: None };
        Record { tags: Tags::default(), result: GameResult::Open, start, nodes: vec![root] }
    }

    /// Where the game began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// How many places there are, with those that were deleted.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    /// The place before; `None` for the root.
    pub fn parent(&self, place: NodeId) -> Option<NodeId> {
        (place != Record::ROOT).then(|| self.node(place).parent)
    }

    /// The move that leads there; `None` for the root, and where a move was passed.
    pub fn mv(&self, place: NodeId) -> Option<Move> {
        self.node(place).mv
    }

    /// The ways on from a place: the main line, then the variations.
    pub fn ways(&self, place: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(place).first;
        std::iter::successors(first, |&way| self.node(way).sibling)
    }

    /// The next place on the line.
    pub fn next(&self, place: NodeId) -> Option<NodeId> {
        self.node(place).first
    }

    /// The way to a place from the start, without the start.
    pub fn line_to(&self, place: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = std::iter::successors(Some(place), |&place| self.parent(place)).collect();
        line.pop();
        line.reverse();
        line
    }

    /// The places from one on to the end of its line, without the first.
    pub fn line_from(&self, place: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(place), |&place| self.next(place))
    }

    /// Whether no place on the way there is a variation.
    pub fn is_main(&self, place: NodeId) -> bool {
        self.line_to(place).into_iter().all(|step| self.is_first(step))
    }

    /// The position at a place.
    pub fn position(&self, place: NodeId) -> Position {
        let mut position = self.start.position().clone();
        for step in self.line_to(place) {
            position = self.step(&position, step);
        }
        position
    }

    /// The position at a place, from that at the place before it.
    pub fn step(&self, before: &Position, place: NodeId) -> Position {
        self.mv(place).map_or_else(|| before.after_pass(), |mv| before.after(mv))
    }

    /// Whether these pieces stand on the board at one of its places.
    pub fn holds(&self, board: &Board) -> bool {
        let mut waiting = vec![(Record::ROOT, self.start.position().clone())];
        while let Some((place, position)) = waiting.pop() {
            if position.board() == board {
                return true;
            }
            waiting.extend(self.ways(place).map(|way| (way, self.step(&position, way))));
        }
        false
    }

    /// The move that leads to a place in English letters; `--` where a move was passed, nothing for the root.
    pub fn san(&self, place: NodeId) -> String {
        match (self.parent(place), self.mv(place)) {
            (None, _) => String::new(),
            (Some(_), None) => "--".to_owned(),
            (Some(parent), Some(mv)) => self.position(parent).san(mv),
        }
    }

    /// What is noted at a place.
    pub fn notes(&self, place: NodeId) -> &Notes {
        self.node(place).notes.as_deref().unwrap_or(NO_NOTES)
    }

    /// What is noted at a place, to be changed.
    pub fn notes_mut(&mut self, place: NodeId) -> &mut Notes {
        self.node_mut(place).notes.get_or_insert_default()
    }

    /// A move from a place: the place where it leads, which is a new variation where there was another move. `None`,
    /// and nothing done, when it is not legal.
    pub fn add(&mut self, place: NodeId, mv: Move) -> Option<NodeId> {
        if let Some(known) = self.ways(place).find(|&way| self.mv(way) == Some(mv)) {
            return Some(known);
        }
        self.position(place).is_legal(mv).then(|| self.push(place, Some(mv)))
    }

    /// A move that is passed (`--`), as people note a threat. `None`, and nothing done, in check.
    pub fn pass(&mut self, place: NodeId) -> Option<NodeId> {
        if let Some(known) = self.ways(place).find(|&way| self.mv(way).is_none()) {
            return Some(known);
        }
        (!self.position(place).is_check()).then(|| self.push(place, None))
    }

    /// A place that is reached by a move that is known to be legal, or by a move that is passed where that can be; after
    /// the ways that are there, also where one of them is the same.
    pub(crate) fn push(&mut self, parent: NodeId, mv: Option<Move>) -> NodeId {
        let place = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { parent, mv, first: None, last: None, sibling: None, notes: None });
        match self.node_mut(parent).last.replace(place) {
            Some(last) => self.node_mut(last).sibling = Some(place),
            None => self.node_mut(parent).first = Some(place),
        }
        place
    }

    /// Puts the variation that begins at a place before the way that was before it. `false` when it is the first.
    pub fn promote(&mut self, place: NodeId) -> bool {
        self.move_way(place, |at| at.checked_sub(1))
    }

    /// Puts the way that begins at a place after the next one. `false` when it is the last.
    pub fn demote(&mut self, place: NodeId) -> bool {
        self.move_way(place, |at| Some(at + 1))
    }

    /// Takes a place away, with all that follows it. `None`, and nothing done, for the root; else the place before.
    pub fn delete(&mut self, place: NodeId) -> Option<NodeId> {
        let parent = self.parent(place)?;
        let ways: Vec<NodeId> = self.ways(parent).filter(|&way| way != place).collect();
        self.relink(parent, &ways);
        Some(parent)
    }

    /// Takes away all that follows a place.
    pub fn cut_after(&mut self, place: NodeId) {
        self.relink(place, &[]);
    }

    /// Takes away all that comes before a place, and all that branches off before it: the record begins with its position.
    /// `false`, and nothing done, for the root. All other places are other ones from then on.
    pub fn cut_before(&mut self, place: NodeId) -> bool {
        if place == Record::ROOT {
            return false;
        }
        let position = self.position(place);
        let Ok(start) = Start::from_fen(&position.fen(), Some(self.start.is_chess960())) else {
            return false;
        };
        let mut rest = Record { tags: self.tags.clone(), result: self.result, ..Record::new(start) };
        let Notes { comments, marks, evaluation, .. } = self.notes(place).clone();
        *rest.notes_mut(Record::ROOT) = Notes { comments, marks, evaluation, ..Notes::default() };
        rest.copy(Record::ROOT, self, place);
        *self = rest;
        true
    }

    /// All that follows a place of another record follows this place too.
    fn copy(&mut self, to: NodeId, from: &Record, place: NodeId) {
        let mut pairs = vec![(to, place)];
        while let Some((to, place)) = pairs.pop() {
            for way in from.ways(place) {
                let copy = self.push(to, from.mv(way));
                self.node_mut(copy).notes.clone_from(&from.node(way).notes);
                pairs.push((copy, way));
            }
        }
    }

    pub(super) fn is_first(&self, place: NodeId) -> bool {
        self.parent(place).is_some_and(|parent| self.next(parent) == Some(place))
    }

    fn move_way(&mut self, place: NodeId, to: impl Fn(usize) -> Option<usize>) -> bool {
        let Some(parent) = self.parent(place) else { return false };
        let mut ways: Vec<NodeId> = self.ways(parent).collect();
        let at = ways.iter().position(|&way| way == place);
        let Some((at, to)) = at.and_then(|at| Some((at, to(at).filter(|&to| to < ways.len())?))) else {
            return false;
        };
        ways.swap(at, to);
        self.relink(parent, &ways);
        true
    }

    fn relink(&mut self, parent: NodeId, ways: &[NodeId]) {
        // What is said before a move has a place of its own only where a variation begins: before the main line it is
        // said of the position.
        if let Some(&first) = ways.first().filter(|&&way| !self.notes(way).before.is_empty()) {
            let mut before = std::mem::take(&mut self.notes_mut(first).before);
            self.notes_mut(parent).comments.append(&mut before);
        }
        let node = self.node_mut(parent);
        (node.first, node.last) = (ways.first().copied(), ways.last().copied());
        for (index, &way) in ways.iter().enumerate() {
            self.node_mut(way).sibling = ways.get(index + 1).copied();
        }
    }

    fn node(&self, place: NodeId) -> &Node {
        &self.nodes[place.0 as usize]
    }

    fn node_mut(&mut self, place: NodeId) -> &mut Node {
        &mut self.nodes[place.0 as usize]
    }
}

/// Two records are equal when they tell the same, whatever was deleted from them.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        let about = |record: &Record| (record.tags.clone(), record.result);
        if about(self) != about(other) || self.start != other.start {
            return false;
        }
        let mut pairs = vec![(Record::ROOT, Record::ROOT)];
        while let Some((a, b)) = pairs.pop() {
            if self.mv(a) != other.mv(b) || self.notes(a) != other.notes(b) {
                return false;
            }
            if self.ways(a).count() != other.ways(b).count() {
                return false;
            }
            pairs.extend(self.ways(a).zip(other.ways(b)));
        }
        true
    }
}
