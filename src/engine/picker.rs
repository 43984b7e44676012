//! Move ordering of the search: the table move, good captures, quiet moves, bad captures. Each group is generated only
//! if the one before did not cause a cutoff.
//!
//! Pruning and reductions: see `engine::search`.

use arrayvec::ArrayVec;

use super::history::{Histories, Killers, PieceTo};
use super::see;
use crate::rules::{Bitboard, Move, MoveKind, MoveList, Position, Role};

/// Yields the moves of one position in order.
pub(super) struct Picker {
    stage: PickStage,
    first: Option<Move>,
    hints: Hints,
    list: ArrayVec<Scored, 256>,
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

#[derive(Clone, Copy)]
struct Scored {
    mv: Move,
    score: i32,
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
            list: ArrayVec::new(),
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
                    Some(Scored { mv, .. }) if see::wins_at_least(position, mv, self.threshold) => {
                        return Some(mv);
                    }
                    // A full list of bad captures has never occurred; the order of the rest then doesn't matter.
                    Some(Scored { mv, .. }) => {
                        if self.bad.try_push(mv).is_err() {
                            return Some(mv);
                        }
                    }
                    None => self.stage = PickStage::MakeQuiet,
                },
                PickStage::MakeQuiet => {
                    self.stage = PickStage::Bad;
                    if self.quiets {
                        let (hints, turn) = (self.hints, position.turn());
                        self.fill(position.quiet_moves(), |mv| {
                            quiet_score(histories, &hints, PieceTo::new(turn, mv), turn, mv)
                        });
                        self.stage = PickStage::Quiet;
                    }
                }
                PickStage::Quiet => match self.best() {
                    Some(scored) => return Some(scored.mv),
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
        self.list.clear();
        for mv in moves {
            if Some(mv) != self.first {
                self.list.push(Scored { mv, score: score(mv) });
            }
        }
    }

    /// Removes the best move from the list. Most nodes need few moves, so sorting the whole list would be wasteful.
    fn best(&mut self) -> Option<Scored> {
        let mut best = 0;
        for (index, scored) in self.list.iter().enumerate().skip(1) {
            if scored.score > self.list[best].score {
                best = index;
            }
        }
        (!self.list.is_empty()).then(|| self.list.swap_remove(best))
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

fn quiet_score(
    histories: &Histories,
    hints: &Hints,
    step: PieceTo,
    turn: crate::rules::Color,
    mv: Move,
) -> i32 {
    if let Some(rank) = hints.killers.rank(mv) {
        return KILLER_BONUS[rank];
    }
    if hints.counter == Some(mv) {
        return COUNTER_BONUS;
    }
    quiet_history(histories, hints, step, turn, mv)
}

/// The history score of a quiet move; at most three and a half times the limit of one table.
pub(super) fn quiet_history(
    histories: &Histories,
    hints: &Hints,
    step: PieceTo,
    turn: crate::rules::Color,
    mv: Move,
) -> i32 {
    let [one, two, four] = hints.earlier;
    histories.quiet(turn, mv, hints.attacked)
        + histories.continuation(one, step)
        + histories.continuation(two, step)
        + histories.continuation(four, step) / 2
}
