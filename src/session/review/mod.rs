//! The review of a finished game: its positions are evaluated one after the other, and the worst moves are found.
//!
//! This never happens before the end, since it would be help during the game (11.3.1). The analyst exists only while
//! the review is on screen; what it found is kept until the next game.

mod moments;
mod turning_points;

pub use moments::CLEAR;
pub use turning_points::{Evaluation, Loss, Severity, TurningPoint, Verdict, share, turning_points, verdict};

use std::ops::RangeInclusive;
use std::time::Duration;

use super::analysis::{Analysts, Line, PositionValue, Purpose, question};
use super::inquiry::{Effort, Inquiry};
use super::{Session, SessionEnvironment, Wake};
use crate::engine::Analyst;
use crate::game::Date;
use crate::rules::{Color, Move};
use crate::table::{Table, TimeReading};
use moments::{Comparison, SECOND};

/// The nodes for a whole game: 20 s on an ordinary computer.
const NODES: u64 = 14_000_000;
/// The nodes for one position: 50 to 200 ms on an ordinary computer.
const NODES_PER_POSITION: RangeInclusive<u64> = 30_000..=120_000;

/// The review of a game.
#[derive(Default)]
pub struct Review {
    moves: Vec<(Color, Move)>,
    /// The positions before the first move and after each move.
    positions: Vec<Assessment>,
    turning_points: Vec<TurningPoint>,
    trial: Option<Trial>,
    comparison: Option<Comparison>,
    inquiry: Option<Inquiry>,
    analyst: Option<Box<dyn Analyst>>,
}

/// A finished game that is not on the board.
#[derive(Debug)]
pub struct ReviewedGame {
    pub table: Table,
    /// The day it began, if known.
    pub date: Option<Date>,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Assessment {
    Pending,
    /// The analyst did not look deeply enough in time.
    TooShallow,
    Known(Evaluation),
}

/// A move tried in place of one of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The number of half-moves before it.
    pub moves: usize,
    pub tried: Move,
    pub state: TrialState,
}

/// What is known about a move that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialState {
    /// The analyst is looking at it.
    Pending,
    /// It, or the move of the game, was not looked at deeply enough.
    TooShallow,
    /// The evaluation after it, and what that means.
    Judged(PositionValue, Verdict),
}

/// What is to be looked at, after so many half-moves.
#[derive(Clone, Copy)]
enum Next {
    Position(usize),
    /// The position after a move that was tried.
    Trial(usize, Move),
    /// The second-best move.
    Second(usize),
}

/// Whether a game can be reviewed: it is over, and its moves lead from its start to its end.
pub fn is_reviewable(table: &Table) -> bool {
    table.result().is_some() && !table.moves().is_empty() && table.parts().next().is_none()
}

impl Review {
    /// The review of a game about which nothing is known yet.
    pub fn new(table: &Table) -> Review {
        let made = table.moves().iter().enumerate();
        let moves: Vec<(Color, Move)> =
            made.map(|(index, played)| (table.position_after(index).turn(), played.mv)).collect();
        Review { positions: vec![Assessment::Pending; moves.len() + 1], moves, ..Review::default() }
    }

    /// How many positions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let pending = self.count(Assessment::Pending);
        (self.positions.len() - pending, self.positions.len())
    }

    /// Whether every position has been looked at.
    pub fn is_done(&self) -> bool {
        self.count(Assessment::Pending) == 0
    }

    /// How many positions were not looked at deeply enough. They are looked at again when the review is next opened.
    pub fn too_shallow_count(&self) -> usize {
        self.count(Assessment::TooShallow)
    }

    fn count(&self, assessment: Assessment) -> usize {
        self.positions.iter().filter(|position| **position == assessment).count()
    }

    /// Whether the position after this many half-moves was not looked at deeply enough.
    pub fn is_too_shallow(&self, moves: usize) -> bool {
        self.positions.get(moves) == Some(&Assessment::TooShallow)
    }

    /// What is known about the position after this many half-moves.
    pub fn evaluation(&self, moves: usize) -> Option<Evaluation> {
        self.positions.get(moves)?.evaluation()
    }

    /// White's expected share of the point after each number of half-moves, as far as it is known.
    pub fn graph(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let share =
            |(moves, position): (usize, &Assessment)| Some((moves, position.evaluation()?.worth.share()));
        self.positions.iter().enumerate().filter_map(share)
    }

    /// The turning points, in order; none until every position has been looked at.
    pub fn turning_points(&self) -> &[TurningPoint] {
        &self.turning_points
    }

    /// The move that was tried last.
    pub fn trial(&self) -> Option<Trial> {
        self.trial
    }

    /// Tries a legal move in place of the game's move after this many half-moves. The rest of the review waits for it.
    pub fn attempt(&mut self, moves: usize, tried: Move) {
        if moves < self.moves.len() && self.evaluation(moves).is_some() {
            self.trial = Some(Trial { moves, tried, state: TrialState::Pending });
            self.inquiry = None;
        }
    }

    /// Drops the analyst; the next tick continues, and looks again at positions that were not looked at deeply enough.
    pub fn rest(&mut self) {
        (self.inquiry, self.analyst) = (None, None);
        for position in self.positions.iter_mut().filter(|position| **position == Assessment::TooShallow) {
            *position = Assessment::Pending;
            self.turning_points.clear();
        }
    }

    /// Takes what the analyst found, and asks about the next position that is still unknown.
    pub fn tick(&mut self, table: &Table, now: Duration, analysts: &Analysts, wake: &Wake) {
        while let Some(next) = self.next() {
            let Some(inquiry) = &self.inquiry else {
                self.ask(table, next, now, analysts, wake);
                continue;
            };
            let Some(finding) = inquiry.finding(now) else { return };
            self.inquiry = None;
            let evaluation = |line: Line| Evaluation { worth: line.worth, best: Some(line.first()) };
            self.answer(next, finding.map(evaluation));
            // The analyst stays ready for moves that are tried.
            let is_idle = self.next().is_none();
            if let Some(analyst) = self.analyst.as_mut().filter(|_| is_idle) {
                analyst.stop();
            }
        }
    }

    /// The time until the analyst has searched long enough; `None` if it is not searching.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.inquiry.as_ref().map(|inquiry| inquiry.time_left(now))
    }

    /// What to look at next. A move that is tried comes first, and before it the move of the game with which it is
    /// compared.
    fn next(&self) -> Option<Next> {
        let is_pending = |moves: &usize| self.positions[*moves] == Assessment::Pending;
        if let Some(Trial { moves, tried, state: TrialState::Pending }) = self.trial {
            let played = moves + 1;
            return Some(if is_pending(&played) {
                Next::Position(played)
            } else {
                Next::Trial(moves, tried)
            });
        }
        let pending = (0..self.positions.len()).find(is_pending).map(Next::Position);
        pending.or_else(|| self.comparison.as_ref()?.next().map(Next::Second))
    }

    fn ask(&mut self, table: &Table, next: Next, now: Duration, analysts: &Analysts, wake: &Wake) {
        let (moves, tried) = match next {
            Next::Position(moves) | Next::Second(moves) => (moves, None),
            Next::Trial(moves, tried) => (moves, Some(tried)),
        };
        let mut position = table.position_after(moves).clone();
        if let Some(tried) = tried {
            position.play(tried);
        }
        if let Some(worth) = PositionValue::of_end(&position) {
            return self.answer(next, Some(Evaluation { worth, best: None }));
        }
        let line = self.moves[..moves].iter().map(|(_, mv)| *mv).chain(tried).collect();
        let (least, most) = NODES_PER_POSITION.into_inner();
        let nodes = (NODES / self.positions.len() as u64).clamp(least, most);
        let effort = match next {
            Next::Position(_) => Effort { nodes, line: 1 },
            Next::Trial(..) => Effort::MOVE,
            Next::Second(_) => SECOND,
        };
        let analyst = self.analyst.get_or_insert_with(|| analysts(Purpose::Judgement));
        self.inquiry = Some(Inquiry::new(&mut **analyst, question(table, line), effort, now, wake));
    }

    /// Stores what was found; `found` is `None` if the analyst did not look deeply enough.
    fn answer(&mut self, next: Next, found: Option<Evaluation>) {
        match next {
            Next::Position(moves) => {
                self.positions[moves] = found.map_or(Assessment::TooShallow, Assessment::Known);
                if self.is_done() {
                    let known: Vec<_> = self.positions.iter().map(Assessment::evaluation).collect();
                    self.turning_points = turning_points(&self.moves, &known);
                }
            }
            Next::Second(_) => self.comparison.iter_mut().for_each(|comparison| comparison.take(found)),
            Next::Trial(moves, tried) => {
                let judged = found.and_then(|found| {
                    let (by, played) = self.moves[moves];
                    let after = self.evaluation(moves + 1).map(|after| after.worth);
                    let verdict =
                        verdict(by, self.evaluation(moves)?, (played, after), (tried, found.worth))?;
                    Some(TrialState::Judged(found.worth, verdict))
                });
                let state = judged.unwrap_or(TrialState::TooShallow);
                self.trial = Some(Trial { moves, tried, state });
            }
        }
    }
}

impl Assessment {
    fn evaluation(&self) -> Option<Evaluation> {
        match self {
            Assessment::Known(evaluation) => Some(*evaluation),
            Assessment::Pending | Assessment::TooShallow => None,
        }
    }
}

impl Session {
    /// The review of the game, once it is over and was shown.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// The game under review, and the day it began, if known: that on the board, or another finished one.
    pub fn reviewed(&self) -> (&Table, Option<Date>) {
        match &self.reviewed {
            Some(game) => (&game.table, game.date),
            None => (self.table(), Some(self.date())),
        }
    }

    /// Chooses the game to review; `None` means the one on the board.
    pub fn set_reviewed(&mut self, game: Option<ReviewedGame>) {
        if game.is_some() || self.reviewed.is_some() {
            self.review = None;
        }
        self.reviewed = game.map(Box::new);
        self.is_changed = true;
    }

    /// Tries a move in place of the one in the game after this many half-moves, if it is legal there.
    pub fn try_instead(&mut self, moves: usize, tried: Move) {
        let (table, _) = self.reviewed();
        let legal = moves <= table.moves().len() && table.position_after(moves).is_legal(tried);
        if let Some(review) = self.review.as_mut().filter(|_| legal) {
            review.attempt(moves, tried);
            self.is_changed = true;
        }
    }

    /// Continues the review while it is shown. A game that goes on after all, because its last move did not stand, has
    /// no review.
    pub(super) fn tick_review(&mut self, shown: bool, now: TimeReading) {
        let table = self.reviewed.as_ref().map_or(&self.game.table, |game| &game.table);
        if table.result().is_none() {
            self.review = None;
        } else if shown {
            let SessionEnvironment { analysts, wake, .. } = &self.environment;
            let review = self.review.get_or_insert_with(|| Review::new(table));
            review.tick(table, now.awake, analysts, wake);
        } else if let Some(review) = &mut self.review {
            review.rest();
        }
    }
}
