//! The review of a finished game or of the main line of a record: its positions are evaluated one after another, and
//! the worst moves are found.
//!
//! The game on the board is not reviewed while it is in progress, since that would be outside help (11.3.1). The
//! analyst exists only while the review is on screen or exercises are looked for; what it found is kept until another
//! review or game begins, or the game goes on after all.

mod annotate;
mod moments;
mod reviewed;
mod search;
mod tally;
mod turning_points;

pub use moments::{CLEAR, CONFIRMED_DEPTH, Moment, is_clear};
pub use reviewed::{ReviewedGame, is_reviewable};
pub use search::{FoundMoments, GameSearch, SearchedGames};
pub use tally::{Tally, tally};
pub use turning_points::{
    Evaluation, Severity, Stage, TurningPoint, Verdict, mistakes, share, turning_points, verdict,
};

use std::ops::RangeInclusive;
use std::time::Duration;

use super::Wake;
use super::analysis::{Analysts, Line, PositionValue, Purpose, question_alone};
use super::inquiry::{Effort, Inquiry};
use crate::engine::Analyst;
use crate::rules::{Color, Move};
use crate::table::Table;
use moments::Comparison;

/// The number of nodes that the positions of a game share, within the limits for each position: about 23 s on an
/// ordinary computer.
const NODES: u64 = 14_000_000;
/// The minimum and maximum effort for one position, in nodes: 50 to 200 ms on an ordinary computer.
const NODES_PER_POSITION: RangeInclusive<u64> = 30_000..=120_000;

/// The review of a game.
#[derive(Default)]
pub struct Review {
    moves: Vec<(Color, Move)>,
    /// What is known about the position before the first move and the position after each move.
    positions: Vec<Assessment>,
    /// The best line in each position; empty where it is not known.
    lines: Vec<Vec<Move>>,
    mistakes: Vec<TurningPoint>,
    turning_points: Vec<TurningPoint>,
    trial: Option<Trial>,
    /// The best line after the move that was tried.
    trial_line: Vec<Move>,
    comparison: Option<Comparison>,
    /// The effort for each position, in nodes.
    nodes: u64,
    inquiry: Option<Inquiry>,
    analyst: Option<Box<dyn Analyst>>,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Assessment {
    Pending,
    /// The search ended without a line that is deep enough.
    TooShallow,
    Known(Evaluation),
}

/// A move that was tried in place of a move of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The number of plies before the move.
    pub moves: usize,
    pub tried: Move,
    pub state: TrialState,
}

/// What is known about a move that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrialState {
    /// The analyst has not looked deeply enough yet.
    Pending,
    /// The search after the move, or after the move of the game, ended without a line that is deep enough.
    TooShallow,
    /// The evaluation after the move, and how good the move is.
    Judged(PositionValue, Verdict),
}

/// What to look at next. Each number counts the plies before the position or, for a trial, before the move that was
/// tried.
#[derive(Clone, Copy)]
enum Next {
    Position(usize),
    /// The position after a move that was tried.
    Trial(usize, Move),
    /// The two best moves, with this effort.
    Second(usize, Effort),
}

impl Review {
    /// The review of the game at this table, before any position has been looked at.
    pub fn new(table: &Table) -> Review {
        let made = table.moves().iter().enumerate();
        let moves: Vec<(Color, Move)> =
            made.map(|(index, played)| (table.position_after(index).turn(), played.mv)).collect();
        let count = moves.len() + 1;
        let (positions, lines) = (vec![Assessment::Pending; count], vec![Vec::new(); count]);
        let (least, most) = NODES_PER_POSITION.into_inner();
        let nodes = (NODES / count as u64).clamp(least, most);
        Review { moves, positions, lines, nodes, ..Review::default() }
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

    /// How many positions were not looked at deeply enough. These positions are looked at again when the review is next
    /// opened.
    pub fn too_shallow_count(&self) -> usize {
        self.count(Assessment::TooShallow)
    }

    fn count(&self, assessment: Assessment) -> usize {
        self.positions.iter().filter(|position| **position == assessment).count()
    }

    /// Whether the position after this many plies was not looked at deeply enough.
    pub fn is_too_shallow(&self, moves: usize) -> bool {
        self.positions.get(moves) == Some(&Assessment::TooShallow)
    }

    /// What is known about the position after this many plies; `None` if nothing is.
    pub fn evaluation(&self, moves: usize) -> Option<Evaluation> {
        self.positions.get(moves)?.evaluation()
    }

    /// The numbers of plies after which White's expected share of the point is known, each with that share.
    pub fn graph(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let share =
            |(moves, position): (usize, &Assessment)| Some((moves, position.evaluation()?.worth.share()));
        self.positions.iter().enumerate().filter_map(share)
    }

    /// The turning points, in order; none until every position has been looked at.
    pub fn turning_points(&self) -> &[TurningPoint] {
        &self.turning_points
    }

    /// All mistakes of both players in order, the turning points among them; none until every position has been looked
    /// at.
    pub fn mistakes(&self) -> &[TurningPoint] {
        &self.mistakes
    }

    /// How good a player's moves were, counting those whose quality is known.
    pub fn tally(&self, by: Color) -> Tally {
        tally(&self.moves, &self.known(), by)
    }

    /// The best line in the position after this many plies; empty if it is not known.
    pub fn line(&self, moves: usize) -> &[Move] {
        self.lines.get(moves).map_or(&[], Vec::as_slice)
    }

    /// The best line after the move that was tried last; empty while it is not known.
    pub fn trial_line(&self) -> &[Move] {
        &self.trial_line
    }

    fn known(&self) -> Vec<Option<Evaluation>> {
        self.positions.iter().map(Assessment::evaluation).collect()
    }

    /// The move that was tried last; `None` if none was.
    pub fn trial(&self) -> Option<Trial> {
        self.trial
    }

    /// Tries a legal move in place of the game's move after this many plies. The rest of the review waits for the
    /// result. Does nothing if the evaluation of the position is not known, or if the game has no move there.
    pub fn attempt(&mut self, moves: usize, tried: Move) {
        if moves < self.moves.len() && self.evaluation(moves).is_some() {
            self.trial = Some(Trial { moves, tried, state: TrialState::Pending });
            self.trial_line.clear();
            self.inquiry = None;
        }
    }

    /// Drops the analyst; the next tick continues, and looks again at positions that were not looked at deeply enough.
    pub fn rest(&mut self) {
        (self.inquiry, self.analyst) = (None, None);
        for position in self.positions.iter_mut().filter(|position| **position == Assessment::TooShallow) {
            *position = Assessment::Pending;
            self.mistakes.clear();
            self.turning_points.clear();
        }
    }

    /// Takes what the analyst found, and asks about what to look at next.
    pub fn tick(&mut self, table: &Table, now: Duration, analysts: &Analysts, wake: &Wake) {
        while let Some(next) = self.next() {
            let Some(inquiry) = &self.inquiry else {
                self.ask(table, next, now, analysts, wake);
                continue;
            };
            let Some(finding) = inquiry.finding(now) else { return };
            let best = inquiry.best();
            self.inquiry = None;
            match (next, &mut self.comparison) {
                (Next::Second(..), Some(comparison)) => {
                    let both = best.zip(finding);
                    comparison.take(both.map(|(best, second)| [best, second].map(|line| evaluated(line).0)));
                }
                _ => self.answer(next, finding.map(evaluated)),
            }
            // An idle analyst is stopped but kept, so that it is ready for moves that are tried.
            let is_idle = self.next().is_none();
            if let Some(analyst) = self.analyst.as_mut().filter(|_| is_idle) {
                analyst.stop();
            }
        }
    }

    /// The maximum time that the analyst may still search; `None` if it is not searching.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.inquiry.as_ref().map(|inquiry| inquiry.time_left(now))
    }

    /// What to look at next. A move that is being tried comes first. The move of the game with which it is compared
    /// comes even before that, if it has not been looked at yet.
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
        pending
            .or_else(|| self.comparison.as_ref()?.next().map(|(moves, effort)| Next::Second(moves, effort)))
    }

    fn ask(&mut self, table: &Table, next: Next, now: Duration, analysts: &Analysts, wake: &Wake) {
        let (moves, tried) = match next {
            Next::Position(moves) | Next::Second(moves, _) => (moves, None),
            Next::Trial(moves, tried) => (moves, Some(tried)),
        };
        let mut position = table.position_after(moves).clone();
        if let Some(tried) = tried {
            position.play(tried);
        }
        if let Some(worth) = PositionValue::of_end(&position) {
            return self.answer(next, Some((Evaluation { worth, best: None }, Vec::new())));
        }
        let effort = match next {
            Next::Position(_) => Effort { nodes: self.nodes, ..Effort::MOVE },
            Next::Trial(..) => Effort::MOVE,
            Next::Second(_, effort) => effort,
        };
        let asked = match next {
            // An exercise has no earlier positions, so those of the game must not count towards a repetition.
            Next::Second(..) => question_alone(position, table.start().is_chess960()),
            Next::Position(_) | Next::Trial(..) => {
                table.question(self.moves[..moves].iter().map(|(_, mv)| *mv).chain(tried).collect())
            }
        };
        let analyst = self.analyst.get_or_insert_with(|| analysts(Purpose::Judgement));
        self.inquiry = Some(Inquiry::new(&mut **analyst, asked, effort, now, wake));
    }

    /// Stores what was found, with the line; `found` is `None` if the search ended without a line that is deep enough.
    fn answer(&mut self, next: Next, found: Option<(Evaluation, Vec<Move>)>) {
        let (found, line) = found.unzip();
        let line = line.unwrap_or_default();
        match next {
            Next::Position(moves) => {
                self.positions[moves] = found.map_or(Assessment::TooShallow, Assessment::Known);
                self.lines[moves] = line;
                if self.is_done() {
                    self.mistakes = mistakes(&self.moves, &self.known());
                    self.turning_points = turning_points(&self.mistakes);
                }
            }
            Next::Second(..) => self.comparison.iter_mut().for_each(|comparison| comparison.take(None)),
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
                self.trial_line = line;
            }
        }
    }
}

fn evaluated(line: Line) -> (Evaluation, Vec<Move>) {
    (Evaluation { worth: line.worth, best: Some(line.first()) }, line.moves)
}

impl Assessment {
    fn evaluation(&self) -> Option<Evaluation> {
        match self {
            Assessment::Known(evaluation) => Some(*evaluation),
            Assessment::Pending | Assessment::TooShallow => None,
        }
    }
}
