//! Move ordering of the search: the table move, good captures and promotions, quiet moves, then bad captures and
//! promotions. Captures and promotions, and then quiet moves, are generated only when the moves before them have not
//! caused a cutoff.
//!
//! For pruning and reductions, see `engine::search::prune`.

use arrayvec::ArrayVec;

use super::history::{After, Histories, Killers, PieceTo};
use super::see;
use crate::rules::{Bitboard, Color, Move, MoveKind, MoveList, Position, Role};

/// The moves of one position, in the order in which they are to be tried.
pub(super) struct Picker {
    stage: PickStage,
    first: Option<Move>,
    hints: Hints,
    /// The moves of the current group that are still to be tried, and their ranks.
    moves: ArrayVec<Move, SLOTS>,
    ranks: ArrayVec<i32, SLOTS>,
    bad: ArrayVec<Move, 64>,
    next_bad: usize,
    /// The least that a good capture or promotion wins, in centipawns.
    threshold: i32,
    quiets: QuietSelection,
}

/// Which quiet moves are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum QuietSelection {
    None,
    /// Those that give check without losing material.
    Checks,
    All,
}

/// What helps to order quiet moves.
#[derive(Clone, Copy, Default)]
pub(super) struct Hints {
    pub(super) killers: Killers,
    pub(super) counter: Option<Move>,
    /// The moves one, two and four plies ago.
    pub(super) earlier: [Option<PieceTo>; 3],
    /// The squares that the other side attacks; empty in the quiescence search.
    pub(super) attacked: Bitboard,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub(super) enum PickStage {
    First,
    MakeNoisy,
    Noisy,
    MakeQuiet,
    Quiet,
    Bad,
    Done,
}

/// The number of slots, the same as in a [`MoveList`].
const SLOTS: usize = 1 << SLOT_BITS;
const SLOT_BITS: u32 = 8;

const KILLER_BONUS: [i32; 2] = [200_000, 180_000];
const COUNTER_BONUS: i32 = 160_000;

impl Picker {
    /// A picker of all moves.
    pub(super) fn new(position: &Position, first: Option<Move>, hints: Hints) -> Picker {
        Picker::with(position, first, hints, 0, QuietSelection::All)
    }

    /// A picker of captures and promotions only: `first`, then those that win at least `threshold`, then the others.
    pub(super) fn noisy(position: &Position, first: Option<Move>, threshold: i32) -> Picker {
        let first = first.filter(|&mv| position.is_noisy(mv));
        Picker::with(position, first, Hints::default(), threshold, QuietSelection::None)
    }

    /// Adds the quiet moves that give check without losing material.
    pub(super) fn with_checks(self) -> Picker {
        Picker { quiets: QuietSelection::Checks, ..self }
    }

    fn with(
        position: &Position,
        first: Option<Move>,
        hints: Hints,
        threshold: i32,
        quiets: QuietSelection,
    ) -> Picker {
        let mut picker = Picker {
            stage: PickStage::First,
            first: None,
            hints,
            moves: ArrayVec::new(),
            ranks: ArrayVec::new(),
            bad: ArrayVec::new(),
            next_bad: 0,
            threshold,
            quiets,
        };
        // The hash table may return a move of another position.
        picker.first = first.filter(|&mv| position.is_legal(mv));
        picker
    }

    /// The stage that the last move came from; after the table move, already the next stage.
    pub(super) fn stage(&self) -> PickStage {
        self.stage
    }

    /// Whether the picker has reached the captures and promotions that win less than the threshold.
    pub(super) fn at_bad(&self) -> bool {
        self.stage == PickStage::Bad
    }

    /// Leaves out the remaining quiet moves.
    pub(super) fn skip_quiets(&mut self) {
        self.quiets = QuietSelection::None;
        if self.stage == PickStage::Quiet {
            self.stage = PickStage::Bad;
        }
    }

    pub(super) fn next(&mut self, position: &Position, histories: &Histories) -> Option<Move> {
        loop {
            match self.stage {
                PickStage::First => {
                    self.stage = PickStage::MakeNoisy;
                    if self.first.is_some() {
                        return self.first;
                    }
                }
                PickStage::MakeNoisy => {
                    self.fill(position.noisy_moves(), |mv| noisy_score(position, histories, mv));
                    self.stage = PickStage::Noisy;
                }
                PickStage::Noisy => match self.best() {
                    Some(mv) if see::wins_at_least(position, mv, self.threshold) => {
                        return Some(mv);
                    }
                    // If the list of bad moves is full, this one is tried at once.
                    Some(mv) => {
                        if self.bad.try_push(mv).is_err() {
                            return Some(mv);
                        }
                    }
                    None => self.stage = PickStage::MakeQuiet,
                },
                PickStage::MakeQuiet => {
                    self.stage = PickStage::Bad;
                    if self.quiets != QuietSelection::None {
                        let hints = self.hints;
                        let quiet = QuietHistory::new(histories, &hints, position.turn());
                        let moves = if self.quiets == QuietSelection::All {
                            position.quiet_moves()
                        } else {
                            let mut checks = position.quiet_checks();
                            checks.retain(|mv| see::wins_at_least(position, *mv, 0));
                            checks
                        };
                        self.fill(moves, |mv| quiet_score(&quiet, &hints, mv));
                        self.stage = PickStage::Quiet;
                    }
                }
                PickStage::Quiet => match self.best() {
                    Some(mv) => return Some(mv),
                    None => self.stage = PickStage::Bad,
                },
                PickStage::Bad => {
                    self.next_bad += 1;
                    match self.bad.get(self.next_bad - 1) {
                        Some(&mv) => return Some(mv),
                        None => self.stage = PickStage::Done,
                    }
                }
                PickStage::Done => return None,
            }
        }
    }

    fn fill(&mut self, moves: MoveList, score: impl Fn(Move) -> i32) {
        self.moves.clear();
        self.ranks.clear();
        for mv in moves {
            if Some(mv) != self.first {
                self.ranks.push(rank(score(mv), self.moves.len()));
                self.moves.push(mv);
            }
        }
    }

    /// Removes and returns the best move, the first among equals. Most nodes need few moves, so sorting them all would
    /// be wasteful.
    fn best(&mut self) -> Option<Move> {
        // The maximum is computed without branches, and also gives the index of the move.
        let most = self.ranks.iter().copied().fold(i32::MIN, i32::max);
        let last = self.ranks.pop()?;
        let at = place(most);
        if at < self.ranks.len() {
            self.ranks[at] = rank(last >> SLOT_BITS, at);
        }
        Some(self.moves.swap_remove(at))
    }
}

/// Combines a score with an index into the list, which takes the lowest bits, so that the first of equal moves has the
/// highest rank.
const fn rank(score: i32, place: usize) -> i32 {
    (score << SLOT_BITS) + (SLOTS - 1 - place) as i32
}

/// The index that is part of a rank.
const fn place(rank: i32) -> usize {
    SLOTS - 1 - (rank as usize & (SLOTS - 1))
}

/// The weighted value of the victim plus the capture history; higher for queen promotions, far lower for
/// underpromotions.
fn noisy_score(position: &Position, histories: &Histories, mv: Move) -> i32 {
    let board = position.board();
    let victim = if board.occupied().has(mv.to()) {
        see::VALUES[board.role_on_taken(mv.to()).index()]
    } else if mv.kind() == MoveKind::EnPassant {
        see::VALUES[0]
    } else {
        0
    };
    let promotion = match mv.promotion() {
        Some(Role::Queen) => 16_000,
        Some(_) => -40_000,
        None => 0,
    };
    victim * 24 + promotion + histories.noisy(position, mv)
}

fn quiet_score(quiet: &QuietHistory, hints: &Hints, mv: Move) -> i32 {
    if let Some(rank) = hints.killers.rank(mv) {
        return KILLER_BONUS[rank];
    }
    if hints.counter == Some(mv) {
        return COUNTER_BONUS;
    }
    quiet.score(mv)
}

/// The history scores of the quiet moves of one position.
pub(super) struct QuietHistory<'a> {
    histories: &'a Histories,
    turn: Color,
    attacked: Bitboard,
    /// The rows of the continuation history for the moves one, two and four plies ago.
    after: [&'a After; 3],
}

impl<'a> QuietHistory<'a> {
    pub(super) fn new(histories: &'a Histories, hints: &Hints, turn: Color) -> QuietHistory<'a> {
        let after = hints.earlier.map(|earlier| histories.after(earlier));
        QuietHistory { histories, turn, attacked: hints.attacked, after }
    }

    /// The history score of a quiet move, at most three and a half times the limit of one table.
    #[inline]
    pub(super) fn score(&self, mv: Move) -> i32 {
        let step = PieceTo::new(self.turn, mv);
        let [one, two, four] = self.after.map(|after| after.of(step));
        self.histories.quiet(self.turn, mv, self.attacked) + one + two + four / 2
    }
}
