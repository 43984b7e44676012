//! One who is asked for moves: the built-in engine at a level, or a guest. And one who is asked what a
//! position is worth: the engine at full strength, or a guest.

use std::io::ErrorKind;
use std::time::Duration;

use super::job::Clock;
use super::report::Info;
use super::score::Score;
use crate::rules::{Move, Position};

/// Plays one side of a game.
pub trait Opponent: Send {
    /// Begins to think. The answer comes once, from another thread; never after [`Opponent::stop`] or
    /// another question. Comes back at once.
    fn ask(&mut self, question: Question, answer: Box<dyn FnOnce(Answer) + Send>);

    /// Stops thinking; nothing is answered. Comes back at once.
    fn stop(&mut self);
}

/// Tells what positions are worth.
pub trait Analyst: Send {
    /// Begins to think, until told to stop; tells the best so many lines again and again from another
    /// thread, never after [`Analyst::stop`] or another question. Comes back at once.
    fn analyse(
        &mut self,
        question: Question,
        lines: usize,
        observer: Box<dyn FnMut(Result<Info, Failure>) + Send>,
    );

    /// Stops thinking; nothing more is told. Comes back at once.
    fn stop(&mut self);
}

/// A game so far, and the time that is left.
#[derive(Clone, Debug)]
pub struct Question {
    /// Where the game began.
    pub start: Position,
    /// Whether castling is told in the way of Chess960.
    pub chess960: bool,
    /// All moves since, each legal.
    pub moves: Vec<Move>,
    /// What the clocks of White and Black show; `None` for who plays without one.
    pub clocks: [Option<Clock>; 2],
}

impl Question {
    /// The position after the moves, and the keys of those before it, the oldest first.
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

/// What came of a question.
pub type Answer = Result<Reply, Failure>;

/// What the opponent does.
#[derive(Clone, Copy, Debug)]
pub struct Reply {
    /// The move.
    pub mv: Move,
    /// What it is thought to be worth, for who makes it.
    pub score: Option<Score>,
    /// How long a person would have thought about it, from the question on.
    pub pause: Duration,
    /// Instead of moving it gives up.
    pub resigns: bool,
    /// It would agree to a draw instead of moving.
    pub accepts_draw: bool,
    /// It offers a draw with this move.
    pub offers_draw: bool,
}

/// Why there is no answer. Whoever failed is not asked again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The program could not be started, and why.
    NotStarted(ErrorKind),
    /// It does not speak UCI.
    NoUci,
    /// It does not play Chess960, and that is wanted.
    NoChess960,
    /// It ended by itself.
    Ended,
    /// It did not answer in time.
    Silent,
    /// It wrote more than anyone could read.
    Flooded,
    /// It answered with this, which is no legal move.
    Illegal(String),
}
