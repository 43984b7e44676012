//! One question to an engine: its position, its time, and its answer.
//!
//! Each question has its own channel, so a late answer to an old question is dropped.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use crate::engine::{Answer, Clock, Failure};
use crate::rules::{Color, Move};
use crate::table::Table;

/// A pending question.
pub struct Thought {
    color: Color,
    /// The moves of the game at the time of the question.
    moves: Vec<Move>,
    since: Duration,
    /// What the engine's clock showed.
    clock: Option<Clock>,
    answer: Receiver<Answer>,
    heard: Option<Answer>,
    /// When the answer takes effect.
    due: Option<Duration>,
}

/// The progress of a question.
pub enum Progress {
    Thinks,
    /// The engine has answered, but still pretends to think.
    Waits,
    Done(Color, Answer),
}

impl Thought {
    /// A question about the current position of the table.
    pub fn new(table: &Table, clock: Option<Clock>, since: Duration, answer: Receiver<Answer>) -> Thought {
        let moves = table.moves().iter().map(|played| played.mv).collect();
        Thought { color: table.position().turn(), moves, since, clock, answer, heard: None, due: None }
    }

    /// Whether the question is about the current position.
    pub fn is_about(&self, table: &Table) -> bool {
        self.moves.iter().eq(table.moves().iter().map(|played| &played.mv))
    }

    /// Checks for the answer. `now` is on the same clock as `since`.
    pub fn listen(&mut self, now: Duration, at_once: bool) -> Progress {
        if self.heard.is_none() {
            self.heard = match self.answer.try_recv() {
                Ok(answer) => Some(answer),
                Err(TryRecvError::Empty) => None,
                // The engine's thread is gone.
                Err(TryRecvError::Disconnected) => Some(Err(Failure::Ended)),
            };
        }
        let Some(heard) = self.heard.take() else { return Progress::Thinks };
        let due = match &heard {
            Ok(reply) if !at_once => self.since + patience(reply.pause, self.clock),
            Ok(_) | Err(_) => now,
        };
        if due <= now {
            return Progress::Done(self.color, heard);
        }
        (self.heard, self.due) = (Some(heard), Some(due));
        Progress::Waits
    }

    /// The time until an answer that has arrived takes effect.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.due.map(|due| due.saturating_sub(now))
    }
}

/// Limits the delay to a share of the remaining time.
fn patience(pause: Duration, clock: Option<Clock>) -> Duration {
    match clock {
        Some(clock) => pause.min(clock.left / 30 + clock.increment / 2),
        None => pause,
    }
}
