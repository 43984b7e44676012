//! One question to an opponent: the position it is about, since when, and what was answered.
//!
//! The answer comes through a channel of its own, so that one which comes too late is heard by nobody.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use crate::engine::{Answer, Clock, Failure};
use crate::rules::{Color, Move};
use crate::table::Table;

/// A question that was asked.
pub struct Thought {
    color: Color,
    /// The moves of the game when it was asked.
    moves: Vec<Move>,
    since: Duration,
    /// What the clock of the one who thinks showed.
    clock: Option<Clock>,
    answer: Receiver<Answer>,
    heard: Option<Answer>,
    /// From when on it counts.
    due: Option<Duration>,
}

/// How far it has come.
pub enum Progress {
    Thinks,
    /// It has answered, where a person would still think.
    Waits,
    Done(Color, Answer),
}

impl Thought {
    /// A question that is asked now, at the table as it stands.
    pub fn new(table: &Table, clock: Option<Clock>, since: Duration, answer: Receiver<Answer>) -> Thought {
        let moves = table.moves().iter().map(|played| played.mv).collect();
        Thought { color: table.position().turn(), moves, since, clock, answer, heard: None, due: None }
    }

    /// Whether it is about the position on the table.
    pub fn is_about(&self, table: &Table) -> bool {
        self.moves.iter().eq(table.moves().iter().map(|played| &played.mv))
    }

    /// Listens for the answer. `now` is on the clock of `since`.
    pub fn listen(&mut self, now: Duration, at_once: bool) -> Progress {
        if self.heard.is_none() {
            self.heard = match self.answer.try_recv() {
                Ok(answer) => Some(answer),
                Err(TryRecvError::Empty) => None,
                // Nobody is left who could answer.
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

    /// After how long an answer counts that has come already.
    pub fn wake_after(&self, now: Duration) -> Option<Duration> {
        self.due.map(|due| due.saturating_sub(now))
    }
}

/// A move is not held back for a share of the time that is left, however long a person would think.
fn patience(pause: Duration, clock: Option<Clock>) -> Duration {
    match clock {
        Some(clock) => pause.min(clock.left / 30 + clock.increment / 2),
        None => pause,
    }
}
