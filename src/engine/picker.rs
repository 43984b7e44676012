//! Move ordering of the search: the table move, good captures, quiet moves, bad captures. Each group is generated only
//! if the one before did not cause a cutoff.
//!
//! Pruning and reductions: see `engine::search`.

use arrayvec::ArrayVec;

use super::history::{After, Histories, Killers, PieceTo};
use super::see;
use crate::rules::{Bitboard, Color, Move, MoveKind, MoveList, Position, Role};

/// Yields the moves of one position in order.
pub(super) struct Picker {
    stage: PickStage,
    first: Option<Move>,
    hints: Hints,
    /// The moves of the group that are still to be tried, and their scores beside them.
    moves: ArrayVec<Move, 256>,
    scores: ArrayVec<i32, 256>,
    bad: ArrayVec<Move, 64>,
    next_bad: usize,
    /// What an exchange must win to be tried before the quiet moves, in centipawns.
    threshold: i32,
    quiets: bool,
}

/// Moves that were good in related positions.
#[derive(Clone, Copy, Default)]
pub(super) struct Hints {
    pub(super) killers: Killers,
    pub(super) counter: Option<Move>,
    /// The moves one, two and four half-moves ago.
    pub(super) earlier: [Option<PieceTo>; 3],
    /// The squares that the other side attacks.
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

const KILLER_BONUS: [i32; 2] = [200_000, 180_000];
const COUNTER_BONUS: i32 = 160_000;

impl Picker {
    /// For all moves.
    pub(super) fn new(position: &Position, first: Option<Move>, hints: Hints) -> Picker {
        Picker::with(position, first, hints, 0, true)
    }

    /// For captures and promotions only; those that win less than `threshold` come last.
    pub(super) fn noisy(position: &Position, first: Option<Move>, threshold: i32) -> Picker {
        let first = first.filter(|&mv| position.is_noisy(mv));
        Picker::with(position, first, Hints::default(), threshold, false)
    }

    fn with(position: &Position, first: Option<Move>, hints: Hints, threshold: i32, quiets: bool) -> Picker {
        let mut picker = Picker {
            stage: PickStage::First,
            first: None,
            hints,
            moves: ArrayVec::new(),
            scores: ArrayVec::new(),
            bad: ArrayVec::new(),
            next_bad: 0,
            threshold,
            quiets,
        };
        // The table may contain the move of another position.
        picker.first = first.filter(|&mv| position.is_legal(mv));
        picker
    }

    /// The group that comes next, or that the last move came from.
    pub(super) fn stage(&self) -> PickStage {
        self.stage
    }

    /// Whether the last move was a losing capture.
    pub(super) fn at_bad(&self) -> bool {
        self.stage == PickStage::Bad
    }

    /// Leaves out the remaining quiet moves.
    pub(super) fn skip_quiets(&mut self) {
        self.quiets = false;
        if self.stage == PickStage::Quiet {
            self.stage = PickStage::Bad;
        }
    }

    /// The next move to try.
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
                    // A full list of bad captures has never occurred; the order of the rest then doesn't matter.
                    Some(mv) => {
                        if self.bad.try_push(mv).is_err() {
                            return Some(mv);
                        }
                    }
                    None => self.stage = PickStage::MakeQuiet,
                },
                PickStage::MakeQuiet => {
                    self.stage = PickStage::Bad;
                    if self.quiets {
                        let hints = self.hints;
                        let quiet = QuietHistory::new(histories, &hints, position.turn());
                        self.fill(position.quiet_moves(), |mv| quiet_score(&quiet, &hints, mv));
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
        self.scores.clear();
        for mv in moves {
            if Some(mv) != self.first {
                self.moves.push(mv);
                self.scores.push(score(mv));
            }
        }
    }

    /// Removes the best move from the list. Most nodes need few moves, so sorting the whole list would be wasteful.
    fn best(&mut self) -> Option<Move> {
        // Two passes without a branch for each score are faster than one with it.
        let most = self.scores.iter().copied().fold(i32::MIN, i32::max);
        let at = self.scores.iter().position(|&score| score == most)?;
        self.scores.swap_remove(at);
        Some(self.moves.swap_remove(at))
    }
}

/// Most valuable victim first, then capture history.
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
    /// The rows of the continuation history for the moves one, two and four half-moves ago.
    after: [&'a After; 3],
}

impl<'a> QuietHistory<'a> {
    pub(super) fn new(histories: &'a Histories, hints: &Hints, turn: Color) -> QuietHistory<'a> {
        let after = hints.earlier.map(|earlier| histories.after(earlier));
        QuietHistory { histories, turn, attacked: hints.attacked, after }
    }

    /// At most three and a half times the limit of one table.
    #[inline]
    pub(super) fn score(&self, mv: Move) -> i32 {
        let step = PieceTo::new(self.turn, mv);
        let [one, two, four] = self.after.map(|after| after.of(step));
        self.histories.quiet(self.turn, mv, self.attacked) + one + two + four / 2
    }
}
