//! The review of a finished game: its positions are evaluated one after the other, and the worst moves are found.
//!
//! Never before the end, since that would be help during the game (11.3.1). The analyst exists only while the review is
//! on screen; what it found is kept until the next game.

mod turning_points;

pub use turning_points::{Evaluation, Loss, Severity, TurningPoint, Verdict, share, turning_points, verdict};

use std::time::Duration;

use super::analysis::listener::Listener;
use super::analysis::{Analysts, Line, Worth, question};
use super::{Environment, Session, Wake};
use crate::engine::Analyst;
use crate::game::Date;
use crate::rules::{Color, Move, Position};
use crate::table::{Reading, Table};

/// The time for a whole game, and the range of the time for one position.
const WHOLE: Duration = Duration::from_secs(20);
const LEAST: Duration = Duration::from_millis(50);
const MOST: Duration = Duration::from_millis(150);
/// The time for a move that is tried.
const TRIED: Duration = Duration::from_millis(500);
/// The limit for a position about which the analyst says nothing.
const LONGEST: Duration = Duration::from_secs(2);

/// The review of a game.
pub struct Review {
    moves: Vec<(Color, Move)>,
    /// Before the first and after each move; `None` if unknown.
    known: Vec<Option<Evaluation>>,
    /// How many positions have been looked at.
    looked: usize,
    turning_points: Vec<TurningPoint>,
    trial: Option<Trial>,
    asked: Option<Asked>,
    analyst: Option<Box<dyn Analyst>>,
}

/// A finished game that is not on the board.
#[derive(Debug)]
pub struct ReviewedGame {
    pub table: Table,
    /// The day it began, if known.
    pub date: Option<Date>,
}

/// A move tried in place of one of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The number of half-moves before it.
    pub moves: usize,
    pub tried: Move,
    /// The evaluation after it and what that means; `None` while the analyst looks at it.
    pub judged: Option<(Worth, Verdict)>,
}

/// The question that the analyst works on.
struct Asked {
    position: Position,
    listener: Listener,
    since: Duration,
    time: Duration,
    told: Option<Line>,
    failed: bool,
}

/// Whether a game can be reviewed: it is over, and its moves lead from its start to its end.
pub fn is_reviewable(table: &Table) -> bool {
    table.result().is_some() && !table.moves().is_empty() && table.parts().next().is_none()
}

impl Review {
    /// The review of a game, nothing of it known yet.
    pub fn new(table: &Table) -> Review {
        let made = table.moves().iter().enumerate();
        let moves: Vec<(Color, Move)> =
            made.map(|(index, played)| (table.position_after(index).turn(), played.mv)).collect();
        let known = vec![None; moves.len() + 1];
        let (turning_points, trial, asked, analyst) = (Vec::new(), None, None, None);
        Review { moves, known, looked: 0, turning_points, trial, asked, analyst }
    }

    /// How many positions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.looked, self.known.len())
    }

    /// Whether every position has been looked at.
    pub fn is_done(&self) -> bool {
        self.looked == self.known.len()
    }

    /// What is known about the position after so many half-moves.
    pub fn evaluation(&self, moves: usize) -> Option<Evaluation> {
        self.known.get(moves).copied().flatten()
    }

    /// White's expected share of the point after each number of half-moves, as far as it is known.
    pub fn graph(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let share = |(moves, known): (usize, &Option<Evaluation>)| Some((moves, (*known)?.worth.share()));
        self.known.iter().enumerate().filter_map(share)
    }

    /// The turning points, in order; none until every position has been looked at.
    pub fn turning_points(&self) -> &[TurningPoint] {
        &self.turning_points
    }

    /// The move that was tried last.
    pub fn trial(&self) -> Option<Trial> {
        self.trial
    }

    /// Tries a legal move in place of that after so many half-moves. The rest of the review waits for it.
    pub fn attempt(&mut self, moves: usize, tried: Move) {
        if moves < self.moves.len() && self.evaluation(moves).is_some() {
            self.trial = Some(Trial { moves, tried, judged: None });
            self.asked = None;
        }
    }

    /// Stops the analyst; the next tick continues.
    pub fn rest(&mut self) {
        (self.asked, self.analyst) = (None, None);
    }

    /// Takes what the analyst found, and asks about the next position that is still unknown.
    pub fn tick(&mut self, table: &Table, now: Duration, analysts: &Analysts, wake: &Wake) {
        while let Some((moves, tried)) = self.pending() {
            match &mut self.asked {
                Some(asked) => {
                    asked.take();
                    if !asked.left(now).is_zero() {
                        return;
                    }
                    let told = asked.told.take();
                    self.asked = None;
                    self.answer(told.map(|line| Evaluation { worth: line.worth, best: Some(line.first()) }));
                }
                None => self.ask(table, moves, tried, now, analysts, wake),
            }
        }
        self.analyst = None;
    }

    /// The time until the analyst has looked long enough; `None` if it is not searching.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.asked.as_ref().map(|asked| asked.left(now))
    }

    /// What is to be looked at: the position after so many half-moves, and the move tried there, if any.
    fn pending(&self) -> Option<(usize, Option<Move>)> {
        match self.trial {
            Some(trial) if trial.judged.is_none() => Some((trial.moves, Some(trial.tried))),
            _ => (!self.is_done()).then_some((self.looked, None)),
        }
    }

    fn ask(
        &mut self,
        table: &Table,
        moves: usize,
        tried: Option<Move>,
        now: Duration,
        analysts: &Analysts,
        wake: &Wake,
    ) {
        let mut position = table.position_after(moves).clone();
        if let Some(tried) = tried {
            position.play(tried);
        }
        if let Some(worth) = Worth::of_end(&position) {
            return self.answer(Some(Evaluation { worth, best: None }));
        }
        let line = self.moves[..moves].iter().map(|(_, mv)| *mv).chain(tried).collect();
        let listener = Listener::default();
        let analyst = self.analyst.get_or_insert_with(|| analysts(None));
        analyst.analyse(question(table, line), 1, listener.observer(1, wake.clone()));
        let each = (WHOLE / self.known.len() as u32).clamp(LEAST, MOST);
        let time = if tried.is_some() { TRIED } else { each };
        self.asked = Some(Asked { position, listener, since: now, time, told: None, failed: false });
    }

    /// Stores what was found about what is pending.
    fn answer(&mut self, found: Option<Evaluation>) {
        if let Some(Trial { moves, tried, judged: judged @ None }) = &mut self.trial {
            let (moves, tried) = (*moves, *tried);
            let known = |moves: usize| self.known.get(moves).copied().flatten();
            let before = known(moves);
            let after = known(moves + 1).map(|after| after.worth);
            let told = found.zip(before).map(|(found, before)| {
                let (by, played) = self.moves[moves];
                (found.worth, verdict(by, before, (played, after), (tried, found.worth)))
            });
            *judged = told;
            if told.is_none() {
                self.trial = None;
            }
            return;
        }
        self.known[self.looked] = found;
        self.looked += 1;
        if self.is_done() {
            self.turning_points = turning_points(&self.moves, &self.known);
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

    /// Chooses the game to review; `None` is that on the board.
    pub fn set_reviewed(&mut self, game: Option<ReviewedGame>) {
        if game.is_some() || self.reviewed.is_some() {
            self.review = None;
        }
        self.reviewed = game.map(Box::new);
        self.is_changed = true;
    }

    /// Tries a move in place of the one in the game after so many half-moves, if it is legal there.
    pub fn try_instead(&mut self, moves: usize, tried: Move) {
        let (table, _) = self.reviewed();
        let legal = moves <= table.moves().len() && table.position_after(moves).is_legal(tried);
        if let Some(review) = self.review.as_mut().filter(|_| legal) {
            review.attempt(moves, tried);
            self.is_changed = true;
        }
    }

    /// Continues the review while it is shown. A game that goes on after all, because its last move did not stand, has
    /// none.
    pub(super) fn tick_review(&mut self, shown: bool, now: Reading) {
        let table = self.reviewed.as_ref().map_or(self.game.table(), |game| &game.table);
        if table.result().is_none() {
            self.review = None;
        } else if shown {
            let Environment { analysts, wake, .. } = &self.environment;
            let review = self.review.get_or_insert_with(|| Review::new(table));
            review.tick(table, now.awake, analysts, wake);
        } else if let Some(review) = &mut self.review {
            review.rest();
        }
    }
}

impl Asked {
    /// Reads the latest line.
    fn take(&mut self) {
        match self.listener.news() {
            Some(Ok(told)) => {
                let line = told.first().and_then(|info| Line::of(info, &self.position, None));
                self.told = line.or(self.told.take());
            }
            Some(Err(_)) => self.failed = true,
            None => {}
        }
    }

    /// The remaining search time.
    fn left(&self, now: Duration) -> Duration {
        let enough = match &self.told {
            _ if self.failed => Duration::ZERO,
            Some(line) if line.certain => Duration::ZERO,
            Some(_) => self.time,
            None => LONGEST,
        };
        enough.saturating_sub(now.saturating_sub(self.since))
    }
}
