//! A best-first search for a helpmate, visiting each position once.
//!
//! Several views (see `score`) take turns to choose the next position, and now and then the oldest one is taken. So a
//! view that leads nowhere costs no more than its share, and no position is postponed for ever. Positions that are
//! ruled out are not expanded. If no position is left to expand, every reachable position was visited or ruled out
//! without a mate, and the answer is *no*.

use std::collections::{HashMap, VecDeque};

use super::packed::Packed;
use super::position_set::PositionSet;
use super::reach::Reach;
use super::score::{HelpmateScore, VIEWS};
use super::{MatePossible, rule_out, shadow};
use crate::rules::{Bitboard, Board, Color, Move, Position, Role};

/// The order in which the views choose the next position. Each entry is the number of a view, or `OLDEST` for the
/// oldest position.
const TURNS: [usize; 8] = [2, 1, 0, 1, 2, 0, 3, OLDEST];
/// The number that stands for the oldest position in [`TURNS`].
const OLDEST: usize = VIEWS.len();

/// Easy mates are found within this many positions; after that, the proof by `shadow` that there is no mate is worth
/// its cost.
const EASY: u64 = 3_000;
/// The proof by `shadow` gives up after about this many arrangements.
const SHADOWS: u64 = 20_000;
/// The proof by `shadow` also gives up after about the budget divided by this.
const SHADOW_PART: u64 = 4;

pub(crate) struct MateSearch {
    side: Color,
    budget: u64,
    made: u64,
    proofs: bool,
    /// The squares of pieces that never move.
    stuck: Bitboard,
    seen: PositionSet,
    nodes: Vec<Node>,
    queues: [Queue; OLDEST + 1],
    /// How often static proofs were tried and succeeded: after moves that are not `lasting`, and after those that are.
    tries: [ProofStats; 2],
    /// For each material and pawn structure, how often a static proof failed.
    vain: HashMap<MaterialKey, u32>,
}

/// The squares of each side's pawns, and the numbers of the other pieces except the kings. Bishops on dark and on light
/// squares are counted separately.
type MaterialKey = [u64; 3];

/// How many times a static proof may fail for one structure before it is no longer tried.
const PATIENCE: u32 = 1;

/// How a position was first reached.
struct Node {
    parent: u32,
    depth: u16,
    mv: Option<Move>,
    done: bool,
    /// Whether the move that led here is a capture, a pawn move or castling.
    lasting: bool,
}

impl MateSearch {
    /// Prepares a search. With `proofs`, the search also uses proofs that `side` can't mate: the static ones, and that
    /// of `shadow`.
    pub(crate) fn new(side: Color, budget: u64, proofs: bool) -> MateSearch {
        MateSearch {
            side,
            budget,
            made: 0,
            proofs,
            stuck: Bitboard::EMPTY,
            seen: PositionSet::new(),
            nodes: Vec::new(),
            queues: Default::default(),
            tries: Default::default(),
            vain: HashMap::new(),
        }
    }

    /// Searches from a position that is not mate.
    pub(crate) fn run(mut self, root: &Position) -> MatePossible {
        self.stuck = Reach::of(root).all_stuck();
        self.keep(root, None);
        let mut shadowed = !self.proofs;
        for turn in 0.. {
            if !shadowed && self.made >= EASY {
                shadowed = true;
                let budget = SHADOWS.min(self.budget / SHADOW_PART);
                let (ruled_out, made) = shadow::rule_out(root, &Reach::of(root), self.side, budget);
                self.made += made;
                if ruled_out {
                    return MatePossible::No;
                }
            }
            let Some(index) = self.next(TURNS[turn % TURNS.len()]) else { return MatePossible::No };
            if self.made >= self.budget {
                break;
            }
            if let Some(line) = self.expand(index) {
                return MatePossible::Yes(line);
            }
        }
        MatePossible::NotDecided
    }

    /// Takes the best position in this queue that has not yet been taken from any queue; `None` if there is none. Every
    /// position is put in every queue.
    fn next(&mut self, queue: usize) -> Option<u32> {
        let order = if queue == OLDEST { TieBreak::Oldest } else { TieBreak::Newest };
        loop {
            let index = self.queues[queue].pop(order)?;
            let node = &mut self.nodes[index as usize];
            if !node.done {
                node.done = true;
                return Some(index);
            }
        }
    }

    /// Makes the moves from a position unless it is ruled out; returns the line if one of them mates.
    fn expand(&mut self, index: u32) -> Option<Vec<Move>> {
        let position = Packed(self.seen.get(index as usize)).unpack();
        if self.proofs && index > 0 && self.is_ruled_out(&position, self.nodes[index as usize].lasting) {
            return None;
        }
        for mv in position.legal_moves() {
            self.made += 1;
            let next = position.after(mv);
            if next.turn() != self.side && next.is_checkmate() {
                return Some(self.line(index, mv));
            }
            self.keep(&next, Some((index, mv)));
        }
        None
    }

    /// Whether a static proof shows that there is no mate from here; tried only where it is likely to pay.
    fn is_ruled_out(&mut self, position: &Position, lasting: bool) -> bool {
        let tries = &mut self.tries[usize::from(lasting)];
        let vain = self.vain.entry(material_key(position.board())).or_default();
        if *vain >= PATIENCE || !tries.is_due() {
            return false;
        }
        let ruled_out = tries.record(rule_out(position, self.side));
        *vain += u32::from(!ruled_out);
        ruled_out
    }

    fn keep(&mut self, position: &Position, from: Option<(u32, Move)>) {
        if !self.seen.insert(Packed::new(position).0) {
            return;
        }
        let index = self.nodes.len() as u32;
        let (parent, mv) = (from.map_or(0, |(parent, _)| parent), from.map(|(_, mv)| mv));
        let depth = from.map_or(0, |(parent, _)| self.nodes[parent as usize].depth.saturating_add(1));
        let lasting = position.halfmove_clock() == 0 || mv.is_some_and(Move::is_castling);
        self.nodes.push(Node { parent, depth, mv, done: false, lasting });
        // Adds a penalty for length: of two positions that look equally good, one that is reached at least four plies
        // sooner comes first.
        let length = usize::from(depth) / 4;
        let look = HelpmateScore::new(position, self.side, self.stuck);
        for (queue, view) in self.queues.iter_mut().zip(VIEWS) {
            queue.push(view(&look) + length, index);
        }
        self.queues[OLDEST].push(0, index);
    }

    fn line(&self, mut index: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while let Some(mv) = self.nodes[index as usize].mv {
            line.push(mv);
            index = self.nodes[index as usize].parent;
        }
        line.reverse();
        line
    }
}

fn material_key(board: &Board) -> MaterialKey {
    let mut counts = 0;
    for men in Color::ALL.map(|color| board.color(color)) {
        let bishops = men & board.role(Role::Bishop);
        let others = [Role::Knight, Role::Rook, Role::Queen].map(|role| men & board.role(role));
        for some in others.into_iter().chain([bishops & Bitboard::DARK, bishops & Bitboard::LIGHT]) {
            counts = counts << 4 | some.len() as u64;
        }
    }
    let pawns = board.role(Role::Pawn);
    [(pawns & board.color(Color::White)).0, (pawns & board.color(Color::Black)).0, counts]
}

/// The success rate of proof attempts, which are made less often if they seldom succeed.
#[derive(Default)]
struct ProofStats {
    done: u32,
    paid: u32,
    left_out: u32,
}

impl ProofStats {
    fn is_due(&mut self) -> bool {
        if self.done < 64 || self.paid * 16 >= self.done || self.left_out >= 15 {
            self.left_out = 0;
            return true;
        }
        self.left_out += 1;
        false
    }

    fn record(&mut self, paid: bool) -> bool {
        self.done += 1;
        self.paid += u32::from(paid);
        paid
    }
}

/// A priority queue of position numbers: rows by score, lowest score first.
#[derive(Default)]
struct Queue {
    rows: Vec<VecDeque<u32>>,
    lowest: usize,
}

/// Which entry comes first among those with the same score.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TieBreak {
    /// Last in, first out: continues the line just visited.
    Newest,
    Oldest,
}

impl Queue {
    fn push(&mut self, score: usize, index: u32) {
        if self.rows.len() <= score {
            self.rows.resize_with(score + 1, VecDeque::new);
        }
        self.rows[score].push_back(index);
        self.lowest = self.lowest.min(score);
    }

    fn pop(&mut self, order: TieBreak) -> Option<u32> {
        while let Some(row) = self.rows.get_mut(self.lowest) {
            let index = if order == TieBreak::Oldest { row.pop_front() } else { row.pop_back() };
            if index.is_some() {
                return index;
            }
            self.lowest += 1;
        }
        None
    }
}
