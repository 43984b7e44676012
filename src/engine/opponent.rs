//! The interfaces of computer opponents and analysts, built in or external.

use std::io::ErrorKind;
use std::time::Duration;

use super::job::Clock;
use super::report::Info;
use super::score::Score;
use crate::rules::{Move, Position};

/// A computer player for one side of a game.
pub trait EnginePlayer: Send {
    /// Starts to think, and returns at once. The callback is called at most once, normally from another thread, and
    /// never after [`EnginePlayer::stop`] or another question.
    fn ask(&mut self, question: EngineQuestion, answer: Box<dyn FnOnce(Answer) + Send>);

    /// Stops thinking without an answer; returns at once.
    fn stop(&mut self);
}

/// An engine that analyses positions.
pub trait Analyst: Send {
    /// Starts an analysis without a limit; returns at once. The observer gets updates of the best `lines` lines,
    /// normally from another thread, and none after [`Analyst::stop`] or another question.
    fn analyse(
        &mut self,
        question: EngineQuestion,
        lines: usize,
        observer: Box<dyn FnMut(Result<Info, EngineFailure>) + Send>,
    );

    /// Stops the analysis; returns at once.
    fn stop(&mut self);
}

/// The game so far, and the clocks.
#[derive(Clone, Debug)]
pub struct EngineQuestion {
    pub start: Position,
    /// Whether the game is Chess960, which decides how castling is written in UCI.
    pub chess960: bool,
    /// The moves from the start, all of them legal.
    pub moves: Vec<Move>,
    /// The clocks of White and Black; `None` for a side without one.
    pub clocks: [Option<Clock>; 2],
}

impl EngineQuestion {
    /// The current position, and the keys of all earlier positions, oldest first.
    pub fn replay(&self) -> (Position, Vec<u64>) {
        let mut position = self.start.clone();
        let mut keys = Vec::with_capacity(self.moves.len());
        for &mv in &self.moves {
            keys.push(position.key());
            position.play(mv);
        }
        (position, keys)
    }
}

/// The answer to a question.
pub type Answer = Result<EngineReply, EngineFailure>;

/// What the engine decided.
#[derive(Clone, Copy, Debug)]
pub struct EngineReply {
    pub mv: Move,
    /// The engine's evaluation, for the side that makes the move.
    pub score: Option<Score>,
    /// How long to pretend to think, counted from the question.
    pub pause: Duration,
    /// Whether the engine resigns instead of moving.
    pub resigns: bool,
    /// Whether the engine would accept a draw instead of moving.
    pub accepts_draw: bool,
    /// Whether the engine offers a draw with this move.
    pub offers_draw: bool,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EngineFailure {
    /// The engine could not be started.
    NotStarted(ErrorKind),
    /// The program is not an engine, or does not speak UCI.
    NoUci,
    /// The game is Chess960, which the engine does not support.
    NoChess960,
    /// The engine exited, or its thread ended without an answer.
    Ended,
    /// The engine did not answer in time.
    Silent,
    /// The engine wrote too much.
    Flooded,
    /// The engine answered with this text, which is not a legal move.
    Illegal(String),
}
