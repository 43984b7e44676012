//! One question to an engine: its position, its time, and its answer.
//!
//! Each question has its own channel, so a late answer to an old question is dropped.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use crate::engine::{Answer, Clock, EngineFailure};
use crate::rules::{Color, Move};
use crate::table::Table;

/// A pending question.
pub struct PendingMove {
    color: Color,
    /// The moves of the game at the time of the question.
    moves: Vec<Move>,
    since: Duration,
    /// What the engine's clock showed at that time; `None` if the engine has no clock.
    clock: Option<Clock>,
    answer: Receiver<Answer>,
    arrived: Option<Answer>,
    /// When a delayed answer takes effect.
    due: Option<Duration>,
}

impl PendingMove {
    /// A question about the current position of the table.
    pub fn new(
        table: &Table,
        clock: Option<Clock>,
        since: Duration,
        answer: Receiver<Answer>,
    ) -> PendingMove {
        let moves = table.moves().iter().map(|played| played.mv).collect();
        PendingMove { color: table.position().turn(), moves, since, clock, answer, arrived: None, due: None }
    }

    /// Whether the question is about the current position.
    pub fn is_about(&self, table: &Table) -> bool {
        self.moves.iter().eq(table.moves().iter().map(|played| &played.mv))
    }

    /// The colour of the engine and its answer, once the answer has arrived and the engine need not pretend to think
    /// any longer. `now` and `since` are readings of the same clock.
    pub fn take_answer(&mut self, now: Duration, at_once: bool) -> Option<(Color, Answer)> {
        if self.arrived.is_none() {
            self.arrived = match self.answer.try_recv() {
                Ok(answer) => Some(answer),
                Err(TryRecvError::Empty) => None,
                // The callback was dropped without an answer.
                Err(TryRecvError::Disconnected) => Some(Err(EngineFailure::Ended)),
            };
        }
        let arrived = self.arrived.take()?;
        let due = match &arrived {
            Ok(reply) if !at_once => self.since + patience(reply.pause, self.clock),
            Ok(_) | Err(_) => now,
        };
        if due <= now {
            return Some((self.color, arrived));
        }
        (self.arrived, self.due) = (Some(arrived), Some(due));
        None
    }

    /// The time until a delayed answer takes effect; `None` if no answer is delayed.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.due.map(|due| due.saturating_sub(now))
    }
}

/// How long after the question an answer takes effect at the earliest: `pause`, but if the engine has a clock, at most
/// a thirtieth of the remaining time plus half the increment, and at most a quarter of the remaining time.
fn patience(pause: Duration, clock: Option<Clock>) -> Duration {
    match clock {
        Some(clock) => pause.min(clock.left / 30 + clock.increment / 2).min(clock.left / 4),
        None => pause,
    }
}
